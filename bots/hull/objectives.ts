import { type Aim, sendSignal } from './aims.ts'
import { type Mind, placeOf } from './mind.ts'

/** How an Objective is played for: one declaration for each, in the game's own folder. */
export interface Pursuit {
  /** Objectives that are pursued alike. */
  readonly kind: string
  /** How often it is won, as things stand where that tells; what is chosen between two of them. */
  readonly promise: number | ((mind: Mind) => number)
  /** Whose end it asks for, by player number. */
  readonly rid?: number
  /** Nothing that its owner does can bring it near: it is decided when the game ends. */
  readonly late?: boolean
  /** Fulfilled but for the Signal, for surviving and for what is decided at the end. */
  done(mind: Mind): boolean
  /** What brings it nearer, besides the Signal. */
  aims(mind: Mind): Aim[]
  /** What is seen to whether or not it is done. */
  always?(mind: Mind): Aim[]
}

/** What a step towards an Objective is worth. */
export const STEP = 22

export const nothingToDo = { done: () => true, aims: (): Aim[] => [] }

/** Asks for somebody's end, and leaves that to others. */
export function without(number: number, promise: number): Pursuit {
  return { kind: 'rid', promise, rid: number, ...nothingToDo }
}

export function pursuitOf({ lore }: Mind, objective: string): Pursuit {
  return lore.pursuits[objective]
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

/** How often an Objective is won, whatever has been done for it. */
export function promised(mind: Mind, id: string): number {
  const { promise } = pursuitOf(mind, id)
  return typeof promise === 'number' ? promise : promise(mind)
}

/** How likely an Objective is to be won as things stand. */
export function promiseOf(mind: Mind, id: string): number {
  const { rid, late, done } = pursuitOf(mind, id)
  const promise = promised(mind, id)
  const { view, me } = mind
  if (rid !== undefined) {
    if (rid === me.number) return 0.02
    const target = view.players.find(({ number }) => number === rid)
    return target?.fate === 'dead' ? 0.9 : promise
  }
  const asksForSignal = mind.printed.objectives[id].signal === true && !me.signal
  const signal = asksForSignal && placeOf(mind, mind.lore.rooms.signal) < 0 ? 0.85 : 1
  const near = !late && done(mind) ? 1.3 : 1
  return promise * signal * near
}

/** Whether everything is done that can be done before leaving. */
export function isFulfilled(mind: Mind, id: string): boolean {
  return !wantsSignal(mind, id) && pursuitOf(mind, id).done(mind)
}

/** Whether a Signal of this seat is still missing; in the cooperative mode anybody's will do. */
function wantsSignal({ view, me, printed }: Mind, id: string): boolean {
  if (printed.objectives[id].signal !== true || me.signal) return false
  if (view.mode !== 'coop') return true
  const cards = view.players.flatMap(({ objectives }) => objectives)
  const wanted = cards.filter((one) => one.id !== null && printed.objectives[one.id].signal).length
  return view.players.filter(({ signal }) => signal).length < wanted
}

/** The next steps towards an Objective. */
export function stepsTowards(mind: Mind, id: string): Aim[] {
  const pursuit = pursuitOf(mind, id)
  const aims = wantsSignal(mind, id) ? sendSignal(mind, STEP) : []
  if (!pursuit.done(mind)) aims.push(...pursuit.aims(mind))
  if (pursuit.always) aims.push(...pursuit.always(mind))
  return aims
}
