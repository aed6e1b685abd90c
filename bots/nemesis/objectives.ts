import { exploreAll, fetchObject, performIn, searchRooms } from '../hull/aims.ts'
import { carries, holdsKind, itemsOf, type Mind, unexplored } from '../hull/mind.ts'
import { nothingToDo, type Pursuit, STEP, without } from '../hull/objectives.ts'
import { analyse, bringHome, fetchBlueCorpse, layDownInSurgery, stopSequence } from './aims.ts'
import { because } from './because.ts'

/** One declaration for each Objective: what its owner does, and what must become of the ship. */
interface NemesisPursuit extends Pursuit {
  readonly kind: Kind
  /** What must become of the ship. */
  readonly ship?: 'earth' | 'mars' | 'destroyed'
  /** Only a pod will do. */
  readonly byPod?: boolean
}

type Kind = 'home' | 'destroy' | 'explore' | 'analyse' | 'egg' | 'corpse' | 'hoard' | 'rid' | 'live'

function home(destination: 'earth' | 'mars', promise: number): NemesisPursuit {
  return {
    kind: 'home',
    promise,
    ship: destination,
    late: true,
    ...nothingToDo,
    always: (mind) => [...bringHome(mind, destination, STEP), ...stopSequence(mind, STEP)],
  }
}

const goHome = home('earth', 0.2)

const destroy: NemesisPursuit = {
  kind: 'destroy',
  promise: 0.065,
  ship: 'destroyed',
  late: true,
  byPod: true,
  ...nothingToDo,
}

const explorer: NemesisPursuit = {
  kind: 'explore',
  promise: 0.026,
  done: (mind) => unexplored(mind).length === 0,
  aims: (mind) => exploreAll(mind, STEP),
}

const biologist: NemesisPursuit = {
  kind: 'analyse',
  promise: 0.03,
  done: (mind) => weaknesses(mind) >= 2,
  aims: (mind) => [
    ...analyse(mind, 'corpse', STEP),
    ...analyse(mind, 'egg', STEP),
    ...analyse(mind, 'carcass', STEP),
  ],
}

const eggThief: NemesisPursuit = {
  kind: 'egg',
  promise: 0.05,
  done: (mind) => holdsKind(mind, 'egg'),
  aims: (mind) => fetchObject(mind, 'egg', STEP),
}

function withoutPlayer(number: number): NemesisPursuit {
  return { ...without(number, 0.25), kind: 'rid' }
}

function weaknesses({ view }: Mind): number {
  return Object.values(view.weaknesses).filter((one) => one !== null).length
}

const HOARD = 7

export const PURSUITS: Readonly<Record<string, NemesisPursuit>> = {
  'save-the-property': goHome,
  'long-time-friend': goHome,
  quarantine: home('mars', 0.055),
  'tireless-explorer': explorer,
  'decent-burial': {
    kind: 'corpse',
    promise: 0.09,
    done: (mind) => carries(mind, 'corpse'),
    aims: (mind) => fetchBlueCorpse(mind, STEP),
  },
  hoarder: {
    kind: 'hoard',
    promise: 0.02,
    byPod: true,
    done: (mind) => itemsOf(mind).length >= HOARD,
    aims: (mind) => [
      ...searchRooms(mind, STEP, ['red', 'yellow', 'green']),
      ...performIn(mind, 'storage', STEP - 4, because('storage')),
    ],
  },
  'great-hunt': destroy,
  'friends-for-life': { kind: 'live', promise: 0.18, ...nothingToDo },
  'aliens-aboard': destroy,
  'my-precious': eggThief,
  necroscopy: {
    kind: 'analyse',
    promise: 0.025,
    done: ({ view }) => view.weaknesses.carcass !== null,
    aims: (mind) => analyse(mind, 'carcass', STEP),
  },
  'ab-ovo': {
    kind: 'analyse',
    promise: 0.04,
    done: ({ view }) => view.weaknesses.egg !== null,
    aims: (mind) => analyse(mind, 'egg', STEP),
  },
  'extreme-field-biology': biologist,
  'bide-your-time': withoutPlayer(1),
  'greener-grass': withoutPlayer(2),
  'old-feud': withoutPlayer(3),
  'armed-takeover': withoutPlayer(4),
  'outside-insight': withoutPlayer(5),
  'destination-earth': goHome,
  autopsy: {
    kind: 'corpse',
    promise: 0.08,
    done: ({ view }) =>
      view.rooms.some(({ tile, objects }) => tile === 'surgery' && objects.includes('corpse')),
    aims: (mind) =>
      carries(mind, 'corpse') ? layDownInSurgery(mind, STEP) : fetchBlueCorpse(mind, STEP),
  },
  'close-contact-protocol': biologist,
  'behead-the-enemy': destroy,
  'nobody-left-behind': explorer,
  'special-delivery': eggThief,
  'clean-up-crew': { ...destroy, promise: 0.11 },
}

/** Objects that Objectives ask for. */
export const WANTED: Readonly<Record<string, readonly string[]>> = {
  'decent-burial': ['corpse'],
  'my-precious': ['egg'],
  'special-delivery': ['egg'],
  'ab-ovo': ['egg'],
  'extreme-field-biology': ['corpse', 'egg', 'carcass'],
  'close-contact-protocol': ['corpse', 'egg', 'carcass'],
  necroscopy: ['carcass'],
}
