import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { AnyGameUi } from '../games/ui.ts'
import type { SeatInfo } from '../play/position.ts'

interface Shown {
  readonly view: unknown
  readonly table: { readonly seats: readonly SeatInfo[] }
}

/** The side that a seat plays, and who plays it. */
export function nameOf(ui: AnyGameUi, view: unknown, seat: Seat, words: Dictionary): string {
  return ui.side(view, seat, words).name
}

export function namesOf(
  ui: AnyGameUi,
  { view, table }: Shown,
  seats: readonly Seat[],
  words: Dictionary,
): string {
  return seats
    .map((seat) => {
      const side = nameOf(ui, view, seat, words)
      const { name } = table.seats[seat]
      return name && name !== side ? `${side} (${name})` : side
    })
    .join(', ')
}
