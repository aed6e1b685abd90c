import type { Seat } from '@bulkhead/kernel'
import type { Position } from './position.ts'

/** The position with who is there; the same one where it says so already. */
export function withPresence(position: Position, present: readonly Seat[] | null): Position {
  if (!present) return position
  const { seats } = position.table
  const isHere = (seat: Seat) => present.includes(seat)
  if (seats.every((one, seat) => one.present === isHere(seat))) return position
  const told = seats.map((one, seat) => ({ ...one, present: isHere(seat) }))
  return { ...position, table: { ...position.table, seats: told } }
}

/** The people who are not here, and whose seats no bot plays. */
export function absentAt({ table, seat: mine }: Position): Seat[] {
  return table.seats.flatMap(({ kind, present, bot }, seat) =>
    kind === 'person' && present === false && bot === null && seat !== mine ? [seat] : [],
  )
}

/** Whether going back is for others to decide too: those who own a seat, even where a bot plays it now. */
export function mustAsk({ table, seat: mine }: Position): boolean {
  return table.seats.some(({ kind }, seat) => kind === 'person' && seat !== mine)
}

/** Whether anybody else plays here: then some things are not for one person to decide. */
export function hasCompany({ table, seat: mine }: Position): boolean {
  return table.seats.some(({ kind, bot }, seat) => kind === 'person' && !bot && seat !== mine)
}
