import type { Seat } from '@bulkhead/kernel'
import { PLACES, PLACES_OF, type Place, SLOTS, type Slot } from './facility.ts'
import { printed } from './pack.ts'
import {
  type Board,
  characters,
  charactersIn,
  corridorAt,
  freePlaces,
  intrudersAt,
  intrudersIn,
  isShut,
  places,
  type Squad,
  type Standing,
  slots,
  weightOf,
} from './queries.ts'
import { type Intruder, NONE } from './state.ts'
import type { RetaliationView } from './view.ts'

/** IMOVE: which way Intruders go, by what lies open on the table. The rules go by it, and so may anybody. */

/** A Room or a Corridor as a step of a route: Corridors are counted from `CORRIDORS` on. */
export type Step = number
export const CORRIDORS = SLOTS.length

/** Whatever touches a Room or a Corridor place, laid or not. */
const AROUND_STEP: readonly (readonly Step[])[] = [
  ...PLACES_OF.map((around) => around.map((place) => CORRIDORS + place)),
  ...PLACES.map(({ ends }) => ends),
]

export function stepOf({ room, corridor }: Readonly<Intruder>): Step {
  return room === NONE ? CORRIDORS + corridor : room
}

function isLaid(s: Board, step: Step): boolean {
  return (step < CORRIDORS ? s.rooms[step] : s.corridors[step - CORRIDORS]) !== null
}

/** RET-IMOVE-02, RET-IMOVE-19: over what lies on the map. */
export function stepsFrom(s: Board, step: Step): Step[] {
  return AROUND_STEP[step].filter((next) => isLaid(s, next))
}

const FAR = -1

/** RET-IMOVE-03: how many steps everything is away; Doors do not matter, and what cannot be reached is -1. */
export function distancesFrom(s: Board, from: Step): number[] {
  const distances = new Array<number>(AROUND_STEP.length).fill(FAR)
  distances[from] = 0
  const queue = [from]
  for (const step of queue) {
    for (const next of AROUND_STEP[step]) {
      if (distances[next] !== FAR || !isLaid(s, next)) continue
      distances[next] = distances[step] + 1
      queue.push(next)
    }
  }
  return distances
}

/** RET-IMOVE-07: the closest; then whoever caused it; then by Turn order. */
export function targetFrom<P extends Standing>(
  s: Board & Squad<P>,
  from: Step,
  cause: P | null,
): P | null {
  const distances = distancesFrom(s, from)
  let closest: P | null = null
  for (const one of characters(s)) {
    const away = distances[one.room]
    if (away === FAR) continue
    const least = closest === null ? Number.POSITIVE_INFINITY : distances[closest.room]
    if (away < least || (away === least && one === cause)) closest = one
  }
  return closest
}

/** RET-IMOVE-14: the steps that begin a shortest route, the lowest number first. */
export function firstSteps(s: Board, from: Step, to: Slot): Step[] {
  const distances = distancesFrom(s, to)
  return AROUND_STEP[from]
    .filter((step) => distances[step] === distances[from] - 1)
    .sort((a, b) => numberOf(s, a) - numberOf(s, b))
}

/** RET-ROOM-05, RET-CORR-02: what breaks ties. */
export function numberOf(s: Board, step: Step): number {
  if (step >= CORRIDORS) return corridorAt(s, step - CORRIDORS).tile
  return printed().rooms[s.rooms[step]!.tile].number
}

/** RET-IMOVE-15: not even the smallest of a group fits without a swap. */
export function isFull(s: Board, place: Place, group: readonly Readonly<Intruder>[]): boolean {
  return group.every(({ type }) => freePlaces(s, place) < weightOf(type))
}

/** The step that a group takes: the first that begins a shortest route and has a place left. */
export function chosenStep(
  s: Board,
  from: Step,
  to: Slot,
  group: readonly Readonly<Intruder>[],
): Step {
  const steps = firstSteps(s, from, to)
  if (from >= CORRIDORS) return steps[0]
  return steps.find((step) => !isFull(s, step - CORRIDORS, group)) ?? steps[0]
}

/** The Room and the Corridor of a step from one to the other. */
export function passage(from: Step, to: Step): { readonly slot: Slot; readonly place: Place } {
  return { slot: Math.min(from, to), place: Math.max(from, to) - CORRIDORS }
}

// --- what will come, for whoever looks at the table ---

/** Where a group of Intruders goes next, once it moves. */
export interface Route {
  /** Where it is: the one or the other is -1. */
  readonly room: Slot
  readonly corridor: Place
  readonly toRoom: Slot
  readonly toCorridor: Place
  /** RET-IMOVE-13: a Closed Door is in the way; they destroy it and stay. */
  readonly breaksDoor: boolean
  /** RET-IMOVE-04: how many of them go. */
  readonly number: number
  /** Whom it goes for. */
  readonly seat: Seat
}

/** The next step of every group that would move; one that fights, or can reach nobody, stays. */
export function routesOf(view: RetaliationView): Route[] {
  const groups = [
    ...slots(view).map((slot) => ({ from: slot, group: intrudersIn(view, slot) })),
    ...places(view).map((place) => ({ from: CORRIDORS + place, group: intrudersAt(view, place) })),
  ]
  return groups.flatMap(({ from, group }) =>
    group.length > 0 ? (routeOf(view, from, group) ?? []) : [],
  )
}

function routeOf(
  view: RetaliationView,
  from: Step,
  group: readonly Readonly<Intruder>[],
): Route | null {
  const target = targetFrom(view, from, null)
  if (target === null || target.room === from) return null
  const to = chosenStep(view, from, target.room, group)
  const { slot, place } = passage(from, to)
  const outOfRoom = from < CORRIDORS
  const fights = !outOfRoom && charactersIn(view, slot).length > 0
  return {
    room: outOfRoom ? slot : NONE,
    corridor: outOfRoom ? NONE : place,
    toRoom: outOfRoom ? NONE : slot,
    toCorridor: outOfRoom ? place : NONE,
    breaksDoor: isShut(view, place, slot),
    number: fights ? 1 : group.length,
    seat: view.players.indexOf(target),
  }
}
