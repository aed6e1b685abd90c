import type { RetaliationView } from '@bulkhead/retaliation'
import { stepHarm } from './harm.ts'
import { across, airPrice, hasAir, isShut, type Mind, placesOf } from './mind.ts'

/** The cheapest ways through the Facility. */

/** What the way to every slot costs, in points; slots without a Room are reached by exploring. */
export interface Ways {
  readonly cost: readonly number[]
  readonly steps: readonly number[]
}

/** A card. */
const STEP = 1.2
const SHUT = 3

/** Asked often of one view: every step of a Turn is judged by the ways from where it leads. */
const known = new WeakMap<
  RetaliationView,
  { ways: Map<number, Ways>; steps: Map<string, number> }
>()

function knownOf({ view }: Mind) {
  const found = known.get(view) ?? { ways: new Map(), steps: new Map() }
  known.set(view, found)
  return found
}

export function waysFrom(mind: Mind, from: number): Ways {
  const { ways } = knownOf(mind)
  const found = ways.get(from) ?? cheapestFrom(mind, from)
  ways.set(from, found)
  return found
}

/** The ways on which no Door is shut. */
export function openWaysFrom(mind: Mind, from: number): Ways {
  return cheapestFrom(mind, from, (place) => !isShut(mind, place))
}

function cheapestFrom(mind: Mind, from: number, isOpen = (_place: number) => true): Ways {
  const cost: number[] = mind.view.rooms.map(() => Number.POSITIVE_INFINITY)
  const steps: number[] = mind.view.rooms.map(() => 0)
  cost[from] = 0
  const open = new Set([from])
  while (open.size > 0) {
    const slot = [...open].reduce((best, one) => (cost[one] < cost[best] ? one : best))
    open.delete(slot)
    if (!mind.view.rooms[slot]) continue
    for (const place of placesOf(mind, slot).filter(isOpen)) {
      const to = across(place, slot)
      const whole = cost[slot] + stepCost(mind, slot, place, to)
      if (whole >= cost[to]) continue
      cost[to] = whole
      steps[to] = steps[slot] + 1
      open.add(to)
    }
  }
  return { cost, steps }
}

function stepCost(mind: Mind, slot: number, place: number, to: number): number {
  const { steps } = knownOf(mind)
  const key = `${slot} ${place}`
  const cost = steps.get(key) ?? reckoned(mind, slot, place, to)
  steps.set(key, cost)
  return cost
}

function reckoned(mind: Mind, slot: number, place: number, to: number): number {
  const air = hasAir(mind, to) ? 0 : Math.min(1.2, airPrice(mind) / 2)
  const door = isShut(mind, place) ? SHUT : 0
  return STEP + air + door + stepHarm(mind, slot, place, to)
}

/** Slots that could be explored next: no Room lies there, and a Corridor leads to it. */
export function frontier({ view }: Mind, { cost }: Ways): number[] {
  return view.rooms.flatMap((room, slot) =>
    room === null && Number.isFinite(cost[slot]) ? [slot] : [],
  )
}
