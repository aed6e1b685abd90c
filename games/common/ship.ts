/** A ship of rooms joined by numbered corridors and technical entrances. */

/** What is printed on a board. */
export interface ShipPlan {
  readonly slots: readonly PlanSlot[]
  readonly corridors: readonly PlanCorridor[]
}

export interface PlanSlot {
  /** What the slot takes: a tile "1", a tile "2", or a printed room. */
  readonly kind: '1' | '2' | 'special'
  /** The printed room. */
  readonly tile?: string
  readonly x: number
  readonly y: number
  /** The technical entrance: its network and its numbers. */
  readonly entrance?: Opening
  /** Zones that it is connected to: networks that nobody crawls through. */
  readonly zones?: readonly Opening[]
  /** Lies on the surface, where other Exploration tokens are used. */
  readonly surface?: boolean
  /** Has no Item counter: nothing is ever found there. */
  readonly bare?: boolean
}

/** A network, and the numbers of the exit to it. */
export interface Opening {
  readonly network: number
  readonly numbers: readonly number[]
}

export interface PlanCorridor {
  readonly id: string
  /** Slot numbers at both ends, as printed: from 1. */
  readonly ends: readonly [number, number]
  /** None on a path: it takes neither noise nor a Door. */
  readonly numbers: readonly number[]
  /** The numbers at the second end, where it bears others than the first. */
  readonly farNumbers?: readonly number[]
}

/** A corridor's index, or a technical network written as `technical(network)`. */
export type Exit = number

export function technical(network: number): Exit {
  return -1 - network
}

export interface Ship {
  readonly plan: ShipPlan
  readonly networks: number
  /** Rooms (from 0) at both ends of each corridor. */
  readonly ends: readonly (readonly [number, number])[]
  /** The exits of each room, each once. */
  readonly exits: readonly (readonly Exit[])[]
  /** The exit of each room that bears the number 1, 2, 3 or 4. */
  readonly numbered: readonly (readonly (Exit | undefined)[])[]
  /** The corridors of each room, lowest number first and paths last, with the room beyond. */
  readonly ways: readonly (readonly { readonly corridor: number; readonly to: number }[])[]
}

export function shipFrom(plan: ShipPlan): Ship {
  const ends = plan.corridors.map(({ ends: [a, b] }) => [a - 1, b - 1] as const)
  const numbered = plan.slots.map((slot, room) => {
    const exits: (Exit | undefined)[] = []
    plan.corridors.forEach(({ numbers, farNumbers = numbers }, corridor) => {
      const [a, b] = ends[corridor]
      if (room === a) for (const number of numbers) exits[number] = corridor
      if (room === b) for (const number of farNumbers) exits[number] = corridor
    })
    for (const { network, numbers } of openingsOf(slot)) {
      for (const number of numbers) exits[number] = technical(network)
    }
    return exits
  })
  const exits = numbered.map((byNumber) => [
    ...new Set(byNumber.filter((exit) => exit !== undefined)),
  ])
  const ways = exits.map((all, room) =>
    [...all.filter((exit) => exit >= 0), ...pathsOf(plan, room)].map((corridor) => ({
      corridor,
      to: otherEnd(ends[corridor], room),
    })),
  )
  const networks = new Set(plan.slots.flatMap((slot) => openingsOf(slot).map((one) => one.network)))
    .size
  return { plan, networks, ends, exits, numbered, ways }
}

function openingsOf({ entrance, zones = [] }: PlanSlot): readonly Opening[] {
  return entrance ? [entrance, ...zones] : zones
}

function pathsOf({ corridors }: ShipPlan, room: number): number[] {
  return corridors.flatMap(({ ends, numbers }, corridor) =>
    numbers.length === 0 && ends.includes(room + 1) ? [corridor] : [],
  )
}

function otherEnd([a, b]: readonly [number, number], room: number): number {
  return a === room ? b : a
}
