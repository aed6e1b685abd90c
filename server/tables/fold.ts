import type { Seat } from '@bulkhead/kernel'
import { FREE_SEAT, type Happening, type SeatRecord, type TableRecord } from './record.ts'

/** What becomes of a table's record when something happens. */
export function fold(record: TableRecord, what: Happening): TableRecord {
  switch (what.kind) {
    case 'joined': {
      const { identity, name, entropy } = what
      return withSeat(record, what.seat, { ...FREE_SEAT, identity, name, entropy })
    }
    case 'kicked': {
      const { identity } = record.seats[what.seat]
      const kicked = [...(record.kicked ?? []), identity!]
      return withHost({ ...withSeat(record, what.seat, FREE_SEAT), kicked })
    }
    case 'end-wanted': {
      const others = (record.ending ?? []).filter((seat) => seat !== what.seat)
      return { ...record, ending: what.wants ? [...others, what.seat] : others }
    }
    case 'left':
    case 'bot-removed':
      return withHost(withSeat(record, what.seat, FREE_SEAT))
    case 'bot-seated':
      return withSeat(record, what.seat, { ...FREE_SEAT, bot: what.bot })
    case 'arranged': {
      const seats = what.places.map((place) => (place === null ? FREE_SEAT : record.seats[place]))
      return { ...record, seats, options: what.options }
    }
    case 'renamed':
      return withSeat(record, what.seat, { name: what.name })
    case 'taken-over':
      return withSeat(record, what.seat, { bot: what.bot })
    case 'handed-back':
      return withSeat(record, what.seat, { bot: null })
    case 'ordered':
      return withSeat(record, what.seat, { orders: what.orders })
    case 'listed':
      return { ...record, public: what.public }
    case 'started':
      return { ...record, phase: 'playing' }
    case 'abandoned':
      return { ...record, phase: 'abandoned' }
    case 'rematch':
      return { ...record, rematch: what.table }
    case 'sequel':
      return { ...record, sequel: what.table }
    case 'revealed':
      return { ...record, toBeContinued: false }
    default:
      return record
  }
}

function withSeat(record: TableRecord, seat: Seat, change: Partial<SeatRecord>): TableRecord {
  const seats = record.seats.map((one, i) => (i === seat ? { ...one, ...change } : one))
  return { ...record, seats }
}

/** A host who has gone hands the table on; a table without people is given up. */
function withHost(record: TableRecord): TableRecord {
  const people = record.seats.flatMap(({ identity }) => (identity === null ? [] : [identity]))
  if (people.includes(record.host)) return record
  return people.length > 0 ? { ...record, host: people[0] } : { ...record, phase: 'abandoned' }
}
