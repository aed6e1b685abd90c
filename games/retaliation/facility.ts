import { DIRECTIONS, type Direction, type Orientation, type Section } from './kinds.ts'

/** MAP: the printed slots of Rooms and the places of Corridors between them (RET-MAP-05). */

/** The number of a Room slot, or of a Corridor place, row by row from the top left. */
export type Slot = number
export type Place = number

export interface RoomSlot {
  readonly id: string
  readonly row: number
  readonly col: number
  readonly section: Section
  readonly neighbours: Readonly<Partial<Record<Direction, Slot>>>
}

export interface CorridorPlace {
  readonly id: string
  readonly ends: readonly [Slot, Slot]
  readonly orientation: Orientation
  readonly sections: readonly Section[]
}

const ROWS = [0, 1, 2, 3, 4]
const STEPS: Readonly<Record<Direction, readonly [row: number, col: number]>> = {
  NE: [-1, 1],
  E: [0, 2],
  SE: [1, 1],
  SW: [1, -1],
  W: [0, -2],
  NW: [-1, -1],
}

const GRID = ROWS.flatMap((row) =>
  (row % 2 === 0 ? [0, 2, 4, 6, 8] : [1, 3, 5, 7]).map((col) => ({ row, col })),
)

export const SLOTS: readonly RoomSlot[] = GRID.map(({ row, col }) => ({
  id: `r${row}c${col}`,
  row,
  col,
  section: sectionOf(col),
  neighbours: neighboursOf(row, col),
}))

export const PLACES: readonly CorridorPlace[] = SLOTS.flatMap((slot, from) =>
  (['E', 'SE', 'SW'] as const).flatMap((direction) => {
    const to = slot.neighbours[direction]
    return to === undefined ? [] : [{ from, to, direction, ...middle(slot, SLOTS[to]) }]
  }),
)
  .sort((a, b) => a.row - b.row || a.col - b.col)
  .map(({ from, to, direction, col }) => ({
    id: `${SLOTS[from].id}-${SLOTS[to].id}`,
    ends: [from, to] as const,
    orientation: ({ E: 'hor', SE: 'grave', SW: 'acute' } as const)[direction],
    sections: sectionsAt(col),
  }))

/** The Corridor places of each slot, by direction. */
export const AROUND: readonly Readonly<Partial<Record<Direction, Place>>>[] = SLOTS.map(
  ({ neighbours }, slot) =>
    Object.fromEntries(
      DIRECTIONS.flatMap((direction) => {
        const other = neighbours[direction]
        return other === undefined ? [] : [[direction, placeBetween(slot, other)]]
      }),
    ),
)

/** The same in row by row order. */
export const PLACES_OF: readonly (readonly Place[])[] = AROUND.map((around) =>
  Object.values(around).sort((a, b) => a - b),
)

export const LANDING_ZONE: Slot = slotAt('r2c0')
export const HIBERNATORIUM: Slot = slotAt('r0c4')

export function slotAt(id: string): Slot {
  return SLOTS.findIndex((slot) => slot.id === id)
}

export function placeBetween(a: Slot, b: Slot): Place {
  return PLACES.findIndex(({ ends }) => ends.includes(a) && ends.includes(b))
}

/** The slot at the other end of a Corridor place. */
export function across(place: Place, from: Slot): Slot {
  const { ends } = PLACES[place]
  return ends[0] === from ? ends[1] : ends[0]
}

/** Which end of a Corridor place touches a slot. */
export function endAt(place: Place, slot: Slot): 0 | 1 {
  return PLACES[place].ends[0] === slot ? 0 : 1
}

function sectionOf(col: number): Section {
  if (col < 3) return 'A'
  return col < 6 ? 'B' : 'C'
}

/** RET-MAP-11: a Corridor right on a seam is in both Sections. */
function sectionsAt(col: number): Section[] {
  if (col === 2.5) return ['A', 'B']
  if (col === 5.5) return ['B', 'C']
  return [sectionOf(col)]
}

function neighboursOf(row: number, col: number): Partial<Record<Direction, Slot>> {
  const found: Partial<Record<Direction, Slot>> = {}
  for (const direction of DIRECTIONS) {
    const [down, right] = STEPS[direction]
    const slot = GRID.findIndex((one) => one.row === row + down && one.col === col + right)
    if (slot >= 0) found[direction] = slot
  }
  return found
}

function middle(a: RoomSlot, b: RoomSlot): { row: number; col: number } {
  return { row: (a.row + b.row) / 2, col: (a.col + b.col) / 2 }
}
