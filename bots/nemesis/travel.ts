import type { IntruderType } from '@bulkhead/nemesis'
import { noiseOdds, rollsFor } from '@bulkhead/nemesis/odds'
import { DEATH } from './harm.ts'
import { intrudersIn, type Mind, malfunctions, noisyNumbers } from './mind.ts'

/** Ways through the ship. Everything is counted in cards: what a danger would cost in the end. */

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

/** The mean over what is in the bag. */
function meeting({ view }: Mind): number {
  let tokens = 0
  let threat = 0
  for (const [type, count] of Object.entries(view.bag)) {
    tokens += count
    threat += count * (THREAT[type] ?? 0)
  }
  return tokens > 0 ? (FEAR * threat) / tokens : 0
}

/** What a noise roll costs in a room: an Encounter, or whatever is near coming in. */
export function rollRisk(mind: Mind, place: number): number {
  const { encounter, danger, near } = noiseOdds(mind.view, mind.me, place)
  const drawn = near.reduce((sum, type) => sum + THREAT[type], 0)
  return encounter * meeting(mind) + danger * (0.5 + drawn)
}

/** What it costs to walk in on the Intruders of a room. */
export function lairCost(mind: Mind, place: number): number {
  const armed = mind.me.hands.some(({ ammo }) => ammo > 0)
  const cost = (type: string) => (type === 'larva' && armed ? 3 : THREAT[type] * WALK_IN)
  return intrudersIn(mind, place).reduce((sum, { type }) => sum + cost(type), 0)
}

/** Two tokens of five break the room: with all markers on the board that is the end of the ship. */
function lastStraw(mind: Mind): number {
  return [18, 6, 2][8 - malfunctions(mind)] ?? 0
}

/** What a turn's end in a fire costs. */
export function burn({ me }: Mind): number {
  if (me.wounds.length >= 3) return DEATH
  return me.lightWounds === 2 ? BURN + 2 : BURN
}

type Gait = 'move' | 'careful-move'

/** What it costs to enter a room, and how it is best entered. */
export function entering(mind: Mind, place: number): { cost: number; gait: Gait } {
  const room = mind.view.rooms[place]
  const there = lairCost(mind, place)
  const inside = there + (room.fire ? burn(mind) : 0) + (room.tile === 'slime-room' ? 1 : 0)
  if (!rollsFor(mind.view, mind.me, place)) return { cost: 1 + inside, gait: 'move' }
  const roll = 1 + rollRisk(mind, place)
  const surprise = room.explored ? 0 : UNKNOWN + lastStraw(mind)
  const careful = noisyNumbers(mind, place) < 4 ? CAREFUL : Number.POSITIVE_INFINITY
  return {
    cost: Math.min(roll, careful) + inside + surprise,
    gait: careful < roll ? 'careful-move' : 'move',
  }
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
  const door = opensDoors(mind) ? DOOR : SHUT
  const price = mind.view.rooms.map((_, place) => entering(mind, place).cost)
  cost[start] = 0
  for (;;) {
    const here = nearest(cost, settled)
    if (here < 0) return { cost, steps, first }
    settled[here] = true
    for (const { corridor, to } of mind.ship.ways[here]) {
      const shut = mind.view.corridors[corridor].door === 'closed'
      const total = cost[here] + price[to] + (shut ? door : 0)
      if (total >= cost[to]) continue
      cost[to] = total
      steps[to] = steps[here] + 1
      first[to] = here === start ? to : first[here]
    }
  }
}

const DOOR = 1.5
const SHUT = 8
const OPENERS = ['demolition', 'computer-skills', 'ship-knowledge']
const TOOLS = ['tools', 'energy-charge', 'energy-charge-yellow', 'plasma-torch']

/** Has at hand what opens a closed door. */
function opensDoors({ me }: Mind): boolean {
  return (
    (me.hand ?? []).some((card) => OPENERS.includes(card)) ||
    me.inventory.some(({ id }) => id !== null && TOOLS.includes(id))
  )
}

function nearest(cost: readonly number[], settled: readonly boolean[]): number {
  let best = -1
  for (let place = 0; place < cost.length; place++) {
    if (settled[place] || cost[place] === Number.POSITIVE_INFINITY) continue
    if (best < 0 || cost[place] < cost[best]) best = place
  }
  return best
}

const HOPS = new WeakMap<Mind['ship'], number[][]>()

/** Corridors between two rooms, whatever is in them. */
export function hops(ship: Mind['ship'], from: number, to: number): number {
  let all = HOPS.get(ship)
  if (!all) {
    all = ship.ways.map((_, start) => hopsFrom(ship, start))
    HOPS.set(ship, all)
  }
  return all[from][to]
}

function hopsFrom(ship: Mind['ship'], start: number): number[] {
  const far = Array<number>(ship.ways.length).fill(Number.POSITIVE_INFINITY)
  far[start] = 0
  const queue = [start]
  for (const here of queue) {
    for (const { to } of ship.ways[here]) {
      if (far[to] <= far[here] + 1) continue
      far[to] = far[here] + 1
      queue.push(to)
    }
  }
  return far
}
