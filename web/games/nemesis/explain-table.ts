import { FIRST_BLUE, FIRST_YELLOW, JUMP, SKULL } from '@bulkhead/nemesis/printed'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import {
  BAG,
  DESTINATION,
  EVENT,
  OBJECT_ICONS,
  POD,
  ROOM_ICONS,
  SELF_DESTRUCT,
  sideName,
  TIME,
} from './icons.ts'
import { familyOf, listed } from './others-list.ts'
import { OTHERS_WORDS } from './others-words.ts'

/** Tracks, decks, pods and whatever else lies beside the ship. */

export function time({ view, say }: Asked): Explanation {
  const rounds = FIRST_BLUE - view.time
  return {
    title: say('time'),
    sort: say('sort.track'),
    icon: TIME,
    text: [
      say('time-text', { left: JUMP - view.time }),
      rounds > 0 ? say('time-white', { rounds }) : say('time-blue'),
    ],
    rules: ['NEM-EVENT-02', 'NEM-FIRST-09', 'NEM-END-02', 'NEM-BOARD-05'],
  }
}

export function selfDestruct({ view, say }: Asked): Explanation {
  const at = view.selfDestruct
  return {
    title: say('self-destruct'),
    sort: say('sort.track'),
    icon: SELF_DESTRUCT,
    text:
      at < 0
        ? [say('self-destruct-off')]
        : [
            say('self-destruct-on', { left: SKULL - at }),
            say(at >= FIRST_YELLOW ? 'self-destruct-yellow' : 'self-destruct-white'),
          ],
    rules: ['NEM-SELFD-01', 'NEM-SELFD-02', 'NEM-SELFD-04', 'NEM-SELFD-05'],
  }
}

export function destination(asked: Asked): Explanation {
  const { view, say } = asked
  return {
    title: say('destination'),
    sort: say('sort.track'),
    icon: DESTINATION,
    text: [say('destination-text', { letter: 'ABCD'[view.destination] }), known(asked)],
    rules: ['NEM-BOARD-07', 'NEM-COORD-04', 'NEM-COORD-05', 'NEM-VICTORY-05', 'NEM-VICTORY-06'],
  }
}

export function coordinates(asked: Asked): Explanation {
  return {
    ...destination(asked),
    title: asked.say('coordinates'),
    rules: ['NEM-COORD-01', 'NEM-COORD-02', 'NEM-VICTORY-05', 'NEM-VICTORY-06'],
  }
}

function known({ view, words, say }: Asked): string {
  if (!view.coordinates) return say('coordinates-unknown')
  return say('coordinates-known', { list: words[`coordinates.${view.coordinates}`] })
}

export function engine({ id, view, words, say }: Asked): Explanation {
  const working = view.engines[Number(id) - 1] ?? null
  return {
    title: say('engine', { number: id }),
    sort: say('sort.engine'),
    icon: ROOM_ICONS['engine-1'],
    text: [
      say('engine-text'),
      working === null
        ? say('engine-unknown')
        : say('engine-known', { status: words[`status.${working ? 'working' : 'damaged'}`] }),
    ],
    rules: ['NEM-ENGINE-01', 'NEM-ENGINE-02', 'NEM-ENGINE-05', 'NEM-VICTORY-03'],
  }
}

export function bag({ view, words, say }: Asked): Explanation {
  const list = Object.entries(view.bag).flatMap(([type, number]) =>
    number > 0 ? [`${words[`type.${type}`]} ${number}`] : [],
  )
  return {
    title: say('bag'),
    sort: say('sort.marker'),
    icon: BAG,
    text: [say('bag-text', { list: list.join(', ') })],
    rules: ['NEM-BAG-01', 'NEM-ENC-05', 'NEM-ENC-07', 'NEM-INFO-01'],
  }
}

export function eggs({ view, say }: Asked): Explanation {
  return {
    title: say('eggs'),
    sort: say('sort.object'),
    icon: OBJECT_ICONS.egg,
    text: [say('eggs-text', { number: view.eggs })],
    rules: ['NEM-EGG-01', 'NEM-EGG-04', 'NEM-EGG-06', 'NEM-BAG-08'],
  }
}

export function pod({ id, view, words, say }: Asked): Explanation | null {
  const i = view.pods.findIndex(({ number }) => String(number) === id)
  if (i < 0) return null
  const { number, section, locked, gone } = view.pods[i]
  const inside = view.players.flatMap((player, seat) =>
    player.pod === i ? [sideName(view, seat, words)] : [],
  )
  return {
    title: say('pod', { number }),
    sort: say('sort.pod'),
    icon: POD,
    text: [
      say('pod-where', { section: section.toUpperCase() }),
      say(gone ? 'pod.gone' : locked ? 'pod.locked' : 'pod.unlocked'),
      ...(inside.length > 0 ? [say('pod-in', { names: inside.join(', ') })] : []),
    ],
    rules: ['NEM-POD-01', 'NEM-POD-02', 'NEM-POD-04', 'NEM-POD-08', 'NEM-FIRST-07'],
  }
}

const DECK_RULES: Readonly<Record<string, readonly string[]>> = {
  events: ['NEM-DECK-05', 'NEM-EVENT-08'],
  attacks: ['NEM-DECK-06', 'NEM-ATTACK-06', 'NEM-DMG-05'],
  wounds: ['NEM-DECK-07', 'NEM-WOUND-05'],
  contamination: ['NEM-DECK-07', 'NEM-CONT-01'],
  crafted: ['NEM-CRAFT-01', 'NEM-CRAFT-02', 'NEM-CRAFT-05'],
  'intruder-player': ['NEM-MODE-INTR-05', 'NEM-MODE-INTR-22'],
}

export function deck({ id, view, words, language, say }: Asked): Explanation | null {
  const spent = view.intruderPlayer?.discard ?? []
  const pile = id === 'intruder-player' ? { count: 0, discard: spent, known: [] } : view.decks[id]
  if (!pile) return null
  const family = familyOf(id)
  return {
    title: OTHERS_WORDS[language][`deck.${id}` as 'deck.red'],
    sort: say('sort.deck'),
    icon: EVENT,
    text: [
      ...(id === 'intruder-player' ? [] : [say('deck', { number: pile.count })]),
      ...pile.known.map(({ at, id: card }) =>
        say('deck-known', { at: at + 1, name: words[`${family}.${card}`] }),
      ),
      say('deck-discard', { list: listed(pile.discard, family, words) || say('nothing') }),
    ],
    rules: DECK_RULES[id] ?? ['NEM-ITEM-02', 'NEM-SEARCH-02', 'NEM-DECK-08'],
  }
}
