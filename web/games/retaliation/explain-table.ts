import { printed } from '@bulkhead/retaliation/printed'
import type { Explanation } from '../ui.ts'
import type { Asked } from './explain.ts'
import {
  BAG,
  CARDS,
  EGGS,
  INTRUDER_ICONS,
  LANDER,
  ROBOT,
  ROBOT_ICONS,
  ROOM_ICONS,
} from './icons.ts'
import { counted, roomName, slotOf } from './reader.ts'

/** The Robot, the Queen, ways out, decks and the bag. */

export function robot({ view, words, say }: Asked): Explanation {
  const { id, revealed, room, malfunction } = view.robot
  if (!revealed || id === null) {
    return {
      title: say('robot'),
      sort: say('sort.robot'),
      icon: ROBOT,
      now: [say('robot-hidden')],
      text: [say('robot-hidden-text')],
      rules: ['RET-ROBOT-03', 'RET-INFO-06'],
    }
  }
  return {
    title: words[`robot.${id}`],
    sort: say('sort.robot'),
    icon: ROBOT_ICONS[id],
    now: [
      say('in-room', { room: roomName(view, room, words) }),
      ...(malfunction ? [say('robot-broken')] : []),
    ],
    text: [words[`robot-text.${id}`], say('robot-how')],
    rules: ['RET-ROBOT-05', 'RET-ROBOT-06', 'RET-ROBOT-17'],
  }
}

export function queen({ view, words, say }: Asked): Explanation {
  const { hits, dead, cards } = view.queen
  return {
    title: words['type.queen'],
    sort: say('sort.intruder'),
    icon: INTRUDER_ICONS.queen,
    now: [dead ? say('queen-dead') : say('queen-now', { hits, cards })],
    text: [say('queen-text')],
    rules: ['RET-QUEEN-02', 'RET-QUEEN-05', 'RET-QUEEN-09', 'RET-QUEEN-11'],
  }
}

export function lander({ view, words, say }: Asked): Explanation {
  const { where, space } = view.lander
  return {
    title: words['marker.lander'],
    sort: say('sort.way-out'),
    icon: LANDER,
    now: [say(`lander-${where}`, { space })],
    text: [words['marker-text.lander'], words['marker-text.anti-aircraft']],
    rules: ['RET-LANDER-01', 'RET-LANDER-10', 'RET-AA-04', 'RET-LANDER-17'],
  }
}

export function wayOut({ id, view, words, say }: Asked): Explanation {
  const isHere = slotOf(view, id) >= 0
  return {
    title: words[`room.${id}`],
    sort: say('sort.way-out'),
    icon: ROOM_ICONS[id],
    now: [say(isHere ? 'is-found' : 'not-found')],
    text: [words[`room-text.${id}`]],
    rules: id === 'hibernatorium' ? ['RET-ESCAPE-04', 'RET-ROOM-18'] : ['RET-ESCAPE-05'],
  }
}

export function bag({ view, words, say }: Asked): Explanation {
  const list = counted([...view.bag]).map(([type, number]) => `${words[`token.${type}`]} ${number}`)
  return {
    title: say('bag'),
    sort: say('sort.supply'),
    icon: BAG,
    now: [list.join(' · ')],
    text: [say('bag-text')],
    rules: ['RET-BAG-01', 'RET-BAG-02', 'RET-NOISE-08', 'RET-PHASE-11'],
  }
}

export function eggs({ view, words, say }: Asked): Explanation {
  return {
    title: words['marker.egg'],
    sort: say('sort.supply'),
    icon: EGGS,
    now: [view.nestDestroyed ? say('nest-gone') : say('eggs-left', { number: view.eggs })],
    text: [words['marker-text.egg']],
    rules: ['RET-NEST-02', 'RET-NEST-03', 'RET-NEST-06'],
  }
}

const DECK_RULES: Readonly<Record<string, readonly string[]>> = {
  exploration: ['RET-EXPLORE-01', 'RET-EXPLORE-17'],
  events: ['RET-PHASE-06', 'RET-PHASE-10'],
  attacks: ['RET-ATTACK-01', 'RET-ATTACK-03'],
  wounds: ['RET-WOUND-01', 'RET-WOUND-10'],
  contamination: ['RET-CONT-01'],
  queen: ['RET-QUEEN-06', 'RET-QUEEN-09'],
}

export function deck({ id, view, say }: Asked): Explanation {
  const size =
    id === 'contamination'
      ? view.contaminationDeck
      : id === 'queen'
        ? view.queen.cards
        : (view.decks[id]?.size ?? 0)
  const all = id === 'queen' ? Object.keys(printed.queenHealth).length : null
  return {
    title: say(`deck.${id as 'red'}`),
    sort: say('sort.deck'),
    icon: CARDS,
    now: [
      all === null ? say('deck-left', { number: size }) : say('deck-of', { number: size, all }),
    ],
    text: [],
    rules: DECK_RULES[id] ?? ['RET-ITEM-11', 'RET-SEARCH-01'],
  }
}
