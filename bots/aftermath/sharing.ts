import { NONE } from '@bulkhead/aftermath/printed'
import type { Seat } from '@bulkhead/kernel'
import { intrudersIn, type Mind } from '../hull/mind.ts'

/** Who goes where. Everybody reckons it from what all can see, so that all of a crew come to the same. */

/** A room that somebody has to see, with the cards that are spent there. */
export interface Stop {
  readonly place: number
  readonly toll: number
}

interface Walker {
  readonly seat: Seat
  at: number
  /** Cards until here. */
  spent: number
}

const DOOR = 3
const LAIR = 2
/** Whoever has passed, or holds too few cards, gets there a round later. */
const NEXT_ROUND = 5

const STRIDES = new WeakMap<Mind['view'], number[][]>()

/** What it takes to get from one room to another, closed doors and Intruders included; the same for everybody. */
export function strides(mind: Mind, from: number): readonly number[] {
  const known = STRIDES.get(mind.view) ?? []
  STRIDES.set(mind.view, known)
  known[from] ??= stridesFrom(mind, from)
  return known[from]
}

function stridesFrom(mind: Mind, from: number): number[] {
  const { ship, view, lore } = mind
  const far = view.rooms.map(() => Number.POSITIVE_INFINITY)
  const price = view.rooms.map((_, place) => 1 + LAIR * intrudersIn(mind, place).length)
  const open = new Set(view.rooms.keys())
  far[from] = 0
  while (open.size > 0) {
    const here = [...open].reduce((best, one) => (far[one] < far[best] ? one : best))
    open.delete(here)
    const reach = (to: number, more: number) => {
      far[to] = Math.min(far[to], far[here] + price[to] + more)
    }
    for (const { corridor, to } of ship.ways[here])
      reach(to, view.corridors[corridor].door === 'closed' ? DOOR : 0)
    for (const to of lore.ducts?.(mind, here) ?? []) reach(to, 0)
  }
  return far
}

export interface Sharing {
  /** Those that come first must be seen to in time; the others in any order. */
  readonly urgent: readonly Stop[]
  readonly others: readonly Stop[]
  /** What somebody does in any case, before anything else. */
  readonly bound?: (seat: Seat) => Stop | undefined
  /** Who goes a way of their own. */
  readonly absent: readonly Seat[]
  /** Urgent stops are to be reached within this round. */
  readonly now: boolean
}

/** The stops of this seat. */
export function sharedOut(mind: Mind, sharing: Sharing): { urgent: Stop[]; others: Stop[] } {
  const walkers = walkersOf(mind, sharing)
  const late = (walker: Walker, arrival: number) =>
    sharing.now && isLate(mind, walker, arrival) ? NEXT_ROUND : 0
  return {
    urgent: dealt(mind, walkers, sharing.urgent, late),
    others: dealt(mind, walkers, sharing.others, () => 0),
  }
}

function walkersOf(mind: Mind, { bound, absent }: Sharing): Walker[] {
  return mind.view.players.flatMap(({ room, fate }, seat) => {
    if (fate !== 'awake' || room === NONE || absent.includes(seat)) return []
    const stop = bound?.(seat)
    if (!stop) return [{ seat, at: room, spent: intrudersIn(mind, room).length }]
    return [{ seat, at: stop.place, spent: strides(mind, room)[stop.place] + stop.toll }]
  })
}

function isLate({ view }: Mind, { seat }: Walker, arrival: number): boolean {
  const { passed, handCount } = view.players[seat]
  return passed || handCount < arrival
}

/** Again and again whoever would be there first takes the next one. */
function dealt(
  mind: Mind,
  walkers: readonly Walker[],
  stops: readonly Stop[],
  late: (walker: Walker, arrival: number) => number,
): Stop[] {
  const left = new Set(stops)
  const mine: Stop[] = []
  while (left.size > 0 && walkers.length > 0) {
    let first: { walker: Walker; stop: Stop; arrival: number } | null = null
    let soonest = Number.POSITIVE_INFINITY
    for (const walker of walkers) {
      const far = strides(mind, walker.at)
      for (const stop of left) {
        const arrival = walker.spent + far[stop.place] + stop.toll
        const when = arrival + late(walker, arrival)
        if (when < soonest || !first) [first, soonest] = [{ walker, stop, arrival }, when]
      }
    }
    const { walker, stop, arrival } = first!
    left.delete(stop)
    walker.at = stop.place
    walker.spent = arrival
    if (walker.seat === mind.seat) mine.push(stop)
  }
  return mine
}
