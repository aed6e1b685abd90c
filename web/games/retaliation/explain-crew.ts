import { printed } from '@bulkhead/retaliation/printed'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import {
  CARDS,
  CHARACTER_ICONS,
  CONTAMINATION,
  DATA,
  HEALTH,
  INTRUDER_ICONS,
  OXYGEN,
  sideName,
} from './icons.ts'
import { counted, hasAir, healthOf, healthState, isContamination, isOnMap } from './reader.ts'

/** Marines, and what is on their boards. */

export function seat(asked: Asked): Explanation | null {
  const { id, view, say } = asked
  const player = view.players[Number(id)]
  const about = player && character({ ...asked, id: player.character })
  return (
    about && {
      ...about,
      now: [
        say('health-now', { number: healthOf(player), state: say(`state.${healthState(player)}`) }),
        say('oxygen-now', { number: player.oxygen }),
        ...(player.suffocating ? [say('suffocating')] : []),
        ...(player.larva ? [say('has-larva')] : []),
      ],
      text: [say('player-number', { number: player.number }), ...about.text],
    }
  )
}

/** How many faces of a deck are everybody's. */
const COMMON = 5

export function character({ id, words, say }: Asked): Explanation | null {
  const def = printed.characters[id]
  if (!def) return null
  const list = def.cards.slice(COMMON).map((face) => words[`card.${face}`])
  return {
    title: words[`character.${id}`],
    sort: say('sort.marine', { rank: def.rank }),
    icon: CHARACTER_ICONS[id],
    text: [
      words[`character-text.${id}`],
      say('items-of', { items: def.items.map((item) => words[`item.${item}`]).join(', ') }),
      say('cards-of', { cards: list.join(', ') }),
    ],
    rules: ['RET-DRAFT-10', 'RET-ORDER-05', 'RET-INFO-09'],
  }
}

/** The cards of a seat that nobody holds: its deck and its discard. */
export function pile({ id, view, words, say }: Asked): Explanation | null {
  const owner = Number(id)
  const player = view.players[owner]
  if (!player) return null
  const names = player.discard.map((one) => (isContamination(one) ? 'contamination' : one))
  const list = counted(names).map(
    ([card, number]) => `${words[`card.${card}`]}${number > 1 ? ` ×${number}` : ''}`,
  )
  return {
    title: say('pile', { who: sideName(view, owner, words) }),
    sort: say('sort.deck'),
    icon: CARDS,
    text: [
      say('pile-deck', { number: player.deckSize }),
      say('pile-discard', { list: list.join(', ') || say('nothing') }),
    ],
    rules: ['RET-CARD-08', 'RET-CARD-09', 'RET-INFO-10'],
  }
}

export function health({ id, view, words, say }: Asked): Explanation | null {
  const player = view.players[Number(id)]
  if (!player) return null
  return {
    title: say('health'),
    sort: say('sort.body'),
    icon: HEALTH,
    now: [
      say('health-now', { number: healthOf(player), state: say(`state.${healthState(player)}`) }),
      ...player.wounds.map(
        (wound) => `${words[`wound.${wound}`]}: ${words[`wound-text.${wound}`]}`,
      ),
    ],
    text: [say('health-text')],
    rules: ['RET-HEALTH-01', 'RET-HEALTH-04', 'RET-HEALTH-08', 'RET-WOUND-02'],
  }
}

export function oxygen({ id, view, say }: Asked): Explanation | null {
  const player = view.players[Number(id)]
  if (!player) return null
  const here = isOnMap(player) ? [say(hasAir(view, player) ? 'air-here' : 'no-air-here')] : []
  return {
    title: say('oxygen'),
    sort: say('sort.body'),
    icon: OXYGEN,
    now: [
      say('oxygen-now', { number: player.oxygen }),
      ...(player.suffocating ? [say('suffocating')] : []),
      ...here,
    ],
    text: [say('oxygen-text')],
    rules: ['RET-OXY-01', 'RET-OXY-06', 'RET-OXY-07', 'RET-TURN-07'],
  }
}

export function larva({ words, say }: Asked): Explanation {
  return {
    title: words['marker.larva'],
    sort: say('sort.body'),
    icon: INTRUDER_ICONS.larva,
    text: [words['marker-text.larva']],
    rules: ['RET-LARVA-01', 'RET-ECLOSION-02', 'RET-END-05'],
  }
}

export function data({ words, say }: Asked): Explanation {
  return {
    title: words['marker.data'],
    sort: say('sort.body'),
    icon: DATA,
    text: [words['marker-text.data']],
    rules: ['RET-OBJ-08', 'RET-ROOM-17'],
  }
}

export function contaminations({ words, say }: Asked): Explanation {
  return {
    title: words['card.contamination'],
    sort: say('sort.body'),
    icon: CONTAMINATION,
    text: [words['card-text.contamination']],
    rules: ['RET-CONT-01', 'RET-CONT-04', 'RET-INFECT-02'],
  }
}
