import { createBot } from '@bulkhead/bots'
import type { Match, Seat } from '@bulkhead/kernel'
import type { BotReason } from './position.ts'
import type { LocalSeat } from './protocol.ts'

/** What a file says: the match itself, and where the file says it who sat where. */
export interface TableFile {
  readonly match: unknown
  readonly reasons: readonly BotReason[]
  seats(match: Match, name: string): readonly LocalSeat[]
}

/** Reads a match as the kernel saves it, or a local game with its seats. The match is not checked here. */
export function readTableFile(data: unknown): TableFile {
  const file = data as {
    format?: unknown
    match?: unknown
    seats?: unknown
    reasons?: unknown
  } | null
  if (file?.format !== 'bulkhead-table') return { match: data, reasons: [], seats: likelySeats }
  const { match, seats, reasons } = file
  return {
    match,
    reasons: Array.isArray(reasons) && reasons.every(isReason) ? reasons : [],
    seats: (played, name) => (fit(seats, played) ? seats : likelySeats(played, name)),
  }
}

function fit(seats: unknown, { seats: number, game }: Match): seats is LocalSeat[] {
  return (
    Array.isArray(seats) &&
    seats.length === number &&
    seats.every(
      ({ kind, name, bot }) =>
        (kind === 'person' && typeof name === 'string') ||
        (kind === 'bot' && typeof createBot(bot, game.id) !== 'string'),
    )
  )
}

function isReason(reason: Partial<BotReason> | null): boolean {
  return (
    Number.isInteger(reason?.at) &&
    Number.isInteger(reason?.seat) &&
    typeof reason?.because?.key === 'string'
  )
}

/** Where nobody says who sits where: whoever is asked first is the person, and bots play the others. */
function likelySeats(match: Match, name: string): LocalSeat[] {
  const me: Seat = match.pending()[0]?.seat ?? 0
  return Array.from({ length: match.seats }, (_, seat) =>
    seat === me ? { kind: 'person', name } : { kind: 'bot', bot: 'good' },
  )
}
