import { printed } from '@bulkhead/nemesis/printed'
import {
  type Aim,
  analyse,
  exploreAll,
  fetchBlueCorpse,
  fetchObject,
  holdsKind,
  layDownInSurgery,
  mendEngines,
  performIn,
  searchRooms,
  sendSignal,
  setCourse,
  stopSequence,
} from './aims.ts'
import { because } from './because.ts'
import { carries, itemsOf, type Mind, placeOf, unexplored } from './mind.ts'
import { chanceOfShip } from './trust.ts'

/** Objectives that are pursued alike. */
type Kind = 'home' | 'destroy' | 'explore' | 'analyse' | 'egg' | 'corpse' | 'hoard' | 'rid' | 'live'

/** One declaration for each Objective: what its owner does, and what must become of the ship. */
interface Pursuit {
  readonly kind: Kind
  /** How often it is won; what is chosen between two of them. */
  readonly promise: number
  /** What must become of the ship. */
  readonly ship?: 'earth' | 'mars' | 'destroyed'
  /** Only a pod will do. */
  readonly byPod?: boolean
  /** Whose end it asks for, by player number. */
  readonly rid?: number
  /** Fulfilled but for the Signal, for surviving and for what the ship does. */
  done(mind: Mind): boolean
  /** What brings it nearer, besides the Signal and the ship. */
  aims(mind: Mind): Aim[]
}

const STEP = 22

const nothingToDo = { done: () => true, aims: () => [] as Aim[] }

const goHome: Pursuit = { kind: 'home', promise: 0.2, ship: 'earth', ...nothingToDo }

const destroy: Pursuit = {
  kind: 'destroy',
  promise: 0.065,
  ship: 'destroyed',
  byPod: true,
  ...nothingToDo,
}

const explorer: Pursuit = {
  kind: 'explore',
  promise: 0.026,
  done: (mind) => unexplored(mind).length === 0,
  aims: (mind) => exploreAll(mind, STEP),
}

const biologist: Pursuit = {
  kind: 'analyse',
  promise: 0.03,
  done: (mind) => weaknesses(mind) >= 2,
  aims: (mind) => [
    ...analyse(mind, 'corpse', STEP),
    ...analyse(mind, 'egg', STEP),
    ...analyse(mind, 'carcass', STEP),
  ],
}

const eggThief: Pursuit = {
  kind: 'egg',
  promise: 0.05,
  done: (mind) => holdsKind(mind, 'egg'),
  aims: (mind) => fetchObject(mind, 'egg', STEP),
}

function without(number: number): Pursuit {
  return { kind: 'rid', promise: 0.25, rid: number, ...nothingToDo }
}

function weaknesses({ view }: Mind): number {
  return Object.values(view.weaknesses).filter((one) => one !== null).length
}

const HOARD = 7

const PURSUITS: Readonly<Record<string, Pursuit>> = {
  'save-the-property': goHome,
  'long-time-friend': goHome,
  quarantine: { ...goHome, promise: 0.055, ship: 'mars' },
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
  'bide-your-time': without(1),
  'greener-grass': without(2),
  'old-feud': without(3),
  'armed-takeover': without(4),
  'outside-insight': without(5),
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

export function pursuitOf(objective: string): Pursuit {
  return PURSUITS[objective]
}

/** What this seat plays for: its own Objective (the more promising of two), or all of the group's. */
export function objectivesOf(mind: Mind): string[] {
  const { view, me } = mind
  const ids = (list: typeof me.objectives) => list.flatMap(({ id }) => id ?? [])
  if (view.mode === 'coop') return view.players.flatMap(({ objectives }) => ids(objectives))
  const own = ids(me.objectives)
  if (own.length < 2) return own
  return [own.reduce((best, one) => (promiseOf(mind, one) > promiseOf(mind, best) ? one : best))]
}

/** How likely an Objective is to be won as things stand. */
export function promiseOf(mind: Mind, id: string): number {
  const { promise, rid, ship, done } = pursuitOf(id)
  const { view, me } = mind
  if (rid !== undefined) {
    if (rid === me.number) return 0.02
    const target = view.players.find(({ number }) => number === rid)
    return target?.fate === 'dead' ? 0.9 : promise
  }
  const asksForSignal = printed.objectives[id].signal === true && !me.signal
  const signal = asksForSignal && placeOf(mind, 'comms-room') < 0 ? 0.85 : 1
  const near = ship === undefined && done(mind) ? 1.3 : 1
  return promise * signal * near
}

/** Whether everything is done that can be done before leaving. */
export function isFulfilled(mind: Mind, id: string): boolean {
  return !wantsSignal(mind, id) && pursuitOf(id).done(mind)
}

/** Whether a Signal of this seat is still missing; in the cooperative mode anybody's will do. */
function wantsSignal({ view, me }: Mind, id: string): boolean {
  if (printed.objectives[id].signal !== true || me.signal) return false
  if (view.mode !== 'coop') return true
  const cards = view.players.flatMap(({ objectives }) => objectives)
  const wanted = cards.filter((one) => one.id !== null && printed.objectives[one.id].signal).length
  return view.players.filter(({ signal }) => signal).length < wanted
}

/** The next steps towards an Objective. */
export function stepsTowards(mind: Mind, id: string): Aim[] {
  const pursuit = pursuitOf(id)
  const aims = wantsSignal(mind, id) ? sendSignal(mind, STEP) : []
  if (!pursuit.done(mind)) aims.push(...pursuit.aims(mind))
  if (pursuit.ship === 'earth' || pursuit.ship === 'mars') {
    aims.push(...bringHome(mind, pursuit.ship, STEP), ...stopSequence(mind, STEP))
  }
  return aims
}

/** The course and the Engines, unless others seem to have seen to it. */
export function bringHome(mind: Mind, destination: 'earth' | 'mars', worth: number): Aim[] {
  if (chanceOfShip(mind, destination) >= 0.7) return []
  return [...setCourse(mind, destination, worth), ...mendEngines(mind, worth)]
}
