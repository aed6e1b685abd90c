import { HIBERNATORIUM, PLACES, type Place, SLOTS } from './facility.ts'

/** CORR: the Corridor tiles, by the number that breaks ties. */
export interface CorridorTile {
  readonly number: number
  readonly value: number
  /** The second value, of Deadly mode. */
  readonly deadly: number | null
  readonly door: boolean
}

/** The last four tiles of each value bear a second one. */
const DEADLY: Readonly<Record<number, readonly number[]>> = {
  1: [2, 2, 3, 4],
  2: [1, 1, 3, 4],
  3: [4, 1, 2, 4],
  4: [3, 1, 2, 3],
}
const DOORS = 3
const FIRST_DEADLY = 7

export const CORRIDOR_TILES: readonly CorridorTile[] = [1, 2, 3, 4].flatMap((value) =>
  Array.from({ length: 10 }, (_, i) => ({
    number: 100 * value + i + 1,
    value,
    deadly: DEADLY[value][i + 1 - FIRST_DEADLY] ?? null,
    door: i < DOORS,
  })),
)

/** RET-CORR-12: printed, each with a Door slot at the Hibernatorium. */
export const PRINTED_CORRIDORS: readonly (CorridorTile & { readonly place: Place })[] = [
  printed(1, 'r0c2-r0c4'),
  printed(2, 'r0c4-r1c3'),
  printed(3, 'r0c4-r1c5'),
  printed(4, 'r0c4-r0c6'),
]

const BY_NUMBER = new Map(
  [...CORRIDOR_TILES, ...PRINTED_CORRIDORS].map((tile) => [tile.number, tile]),
)

export function corridorTile(number: number): CorridorTile {
  return BY_NUMBER.get(number)!
}

export function isPrinted(place: Place): boolean {
  return PLACES[place].ends.includes(HIBERNATORIUM)
}

/** RET-SETUP-04: a Room in one of these slots brings the Hibernatorium to light. */
export const BESIDE_HIBERNATORIUM = Object.values(SLOTS[HIBERNATORIUM].neighbours)

function printed(value: number, id: string) {
  const place = PLACES.findIndex((one) => one.id === id)
  return { number: 100 * value + 11, value, deadly: null, door: true, place }
}
