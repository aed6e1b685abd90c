import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { rollsFor } from '@bulkhead/hull/odds'
import { WOUNDS_TO_BEAR } from '@bulkhead/hull/printed'
import type { Act } from './acts.ts'
import { DEATH } from './harm.ts'
import { intrudersIn, isArmed, type Mind, malfunctions, noisyNumbers, opensDoors } from './mind.ts'

/** Ways over the board. Everything is counted in cards: what a danger would cost in the end. */

/** A Light Wound at the end of a turn in a fire. */
const BURN = 1.5
/** A careful step costs a card more, and what its marker may bring. */
const CAREFUL = 1.8
/** What an Exploration token may bring. */
const UNKNOWN = 0.3
/** Walking into a room with an Intruder is worse than meeting one: somebody is attacked on the way out. */
const WALK_IN = 4
/** How much worse a meeting is than it looks. */
const FEAR = 2
/** What it costs to meet one of them. */
const THREAT: Readonly<Record<string, number>> = {
  larva: 4,
  creeper: 4,
  adult: 7,
  breeder: 10,
  queen: 12,
} satisfies Record<IntruderType, number>

/** What it costs to meet what the bag holds, on average. */
function meeting(mind: Mind): number {
  const { view } = mind
  let tokens = 0
  let threat = 0
  for (const [type, count] of Object.entries(view.bag)) {
    tokens += count
    threat += count * (THREAT[type] ?? 0)
  }
  return tokens > 0 ? ((mind.lore.fear?.(mind) ?? 1) * FEAR * threat) / tokens : 0
}

/** What a noise roll costs in a room: an Encounter, or whatever is near coming in. */
export function rollRisk(mind: Mind, place: number, dread = meeting(mind)): number {
  const { encounter, danger, near } = mind.lore.chances.noise(mind, place)
  const drawn = near.reduce((sum, type) => sum + THREAT[type], 0)
  return encounter * dread + danger * (0.5 + drawn)
}

/** What it costs to walk in on the Intruders of a room. */
export function lairCost(mind: Mind, place: number): number {
  const armed = isArmed(mind)
  const cost = (type: string) => (type === 'larva' && armed ? 3 : THREAT[type] * WALK_IN)
  return intrudersIn(mind, place).reduce((sum, { type }) => sum + cost(type), 0)
}

/** Two tokens of five break the room: with all markers on the board that is the end. */
function lastStraw(mind: Mind): number {
  return [18, 6, 2][mind.lore.markers.malfunction - malfunctions(mind)] ?? 0
}

/** What a turn's end in a fire costs. */
export function burn({ me }: Mind): number {
  if (me.wounds.length >= WOUNDS_TO_BEAR) return DEATH
  return me.lightWounds === 2 ? BURN + 2 : BURN
}

type Gait = 'move' | 'careful-move'

/** What it costs to enter a room, and how it is best entered. */
export function entering(mind: Mind, place: number, dread?: number): { cost: number; gait: Gait } {
  const room = mind.view.rooms[place]
  const there = lairCost(mind, place)
  const inside = there + (room.fire ? burn(mind) : 0) + mind.lore.rooms.nuisance(mind, place)
  if (!rollsFor(mind.view, mind.me, place)) return { cost: 1 + inside, gait: 'move' }
  const roll = 1 + rollRisk(mind, place, dread)
  const surprise = room.explored ? 0 : UNKNOWN + lastStraw(mind)
  const careful = noisyNumbers(mind, place) < 4 ? CAREFUL : Number.POSITIVE_INFINITY
  return {
    cost: Math.min(roll, careful) + inside + surprise,
    gait: careful < roll ? 'careful-move' : 'move',
  }
}

/** A way that is no corridor, with what it costs; `does` says of an act whether it goes that way. */
export interface Ride {
  readonly from: number
  readonly to: number
  readonly cost: number
  does(act: Act): boolean
}

/** The cheapest ways from this Character's room to everywhere. */
export interface Routes {
  readonly cost: readonly number[]
  readonly steps: readonly number[]
  /** The first room on the way. */
  readonly first: readonly number[]
}

export function routesFrom(mind: Mind, start: number): Routes {
  const count = mind.view.rooms.length
  const cost = Array<number>(count).fill(Number.POSITIVE_INFINITY)
  const steps = Array<number>(count).fill(0)
  const first = Array<number>(count).fill(start)
  const settled = Array<boolean>(count).fill(false)
  const door = opensDoors(mind) ? DOOR : (mind.lore.shut ?? SHUT)
  const dread = meeting(mind)
  const price = mind.view.rooms.map((_, place) => entering(mind, place, dread).cost)
  const rides = mind.lore.rides?.(mind) ?? []
  const reach = (here: number, to: number, total: number) => {
    if (total >= cost[to]) return
    cost[to] = total
    steps[to] = steps[here] + 1
    first[to] = here === start ? to : first[here]
  }
  cost[start] = 0
  for (;;) {
    const here = nearest(cost, settled)
    if (here < 0) return { cost, steps, first }
    settled[here] = true
    for (const { corridor, to } of mind.ship.ways[here]) {
      const shut = mind.view.corridors[corridor].door === 'closed'
      reach(here, to, cost[here] + price[to] + (shut ? door : 0))
    }
    for (const ride of rides) if (ride.from === here) reach(here, ride.to, cost[here] + ride.cost)
    for (const to of mind.lore.ducts?.(mind, here) ?? []) reach(here, to, cost[here] + price[to])
  }
}

const DOOR = 1.5
const SHUT = 8

function nearest(cost: readonly number[], settled: readonly boolean[]): number {
  let best = -1
  for (let place = 0; place < cost.length; place++) {
    if (settled[place] || cost[place] === Number.POSITIVE_INFINITY) continue
    if (best < 0 || cost[place] < cost[best]) best = place
  }
  return best
}

const HOPS = new WeakMap<Mind['ship'], number[][]>()

/** Moves between two rooms, whatever is in the way. */
export function hops(mind: Mind, from: number, to: number): number {
  let all = HOPS.get(mind.ship)
  if (!all) {
    all = mind.ship.ways.map((_, start) => hopsFrom(mind, start))
    HOPS.set(mind.ship, all)
  }
  return all[from][to]
}

function hopsFrom(mind: Mind, start: number): number[] {
  const { ship, lore } = mind
  const far = Array<number>(ship.ways.length).fill(Number.POSITIVE_INFINITY)
  far[start] = 0
  const queue = [start]
  for (const here of queue) {
    const ducts = (lore.ducts?.(mind, here) ?? []).map((to) => ({ to }))
    for (const { to } of [...ship.ways[here], ...ducts]) {
      if (far[to] <= far[here] + 1) continue
      far[to] = far[here] + 1
      queue.push(to)
    }
  }
  return far
}
