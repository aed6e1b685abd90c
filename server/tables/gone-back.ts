import type { Match, Seat } from '@bulkhead/kernel'
import type { UndoRequest } from './consent.ts'
import { seatOf, type TableEvent, type TableRecord } from './record.ts'

/** One going-back by consent: it stays in everybody's log, whatever is taken back later. */
export interface GoneBack {
  /** The event that it was, and when. */
  readonly number: number
  readonly at: number
  /** Who asked. */
  readonly seat: Seat
  readonly agreed: readonly Seat[]
  /** How many answers were taken back. */
  readonly takenBack: number
  /** The answers before it in the game as it now is. */
  readonly kept: number
}

/** As the table keeps it: each reader's log has lines of its own. */
export interface NotedGoingBack extends GoneBack {
  /** How long the log of each seat was there; spectators come last. */
  readonly lines: readonly number[]
}

/** As one reader is told of it. */
export interface ToldGoingBack extends GoneBack {
  /** Before this line of the reader's log. */
  readonly line: number
}

interface Happened {
  readonly event: TableEvent
  readonly match: Match
  readonly record: TableRecord
  readonly request: UndoRequest | null
  /** How many answers there were before it. */
  readonly had: number
}

const TAKING_BACK: readonly string[] = ['undone', 'cancelled', 'rewound']

/** What was noted before stands where the game goes on now, if the game has gone back past it. */
export function notedAfter(
  before: readonly NotedGoingBack[],
  { event, match, record, request, had }: Happened,
): readonly NotedGoingBack[] {
  const { number, at, by, what } = event
  if (!TAKING_BACK.includes(what.kind)) return before
  if (what.kind !== 'rewound' && before.length === 0) return before
  const kept = match.answers.length
  const lines = [...record.seats.keys(), null].map((reader) => match.log(reader).length)
  const earlier = before.map((one) => ({
    ...one,
    kept: Math.min(one.kept, kept),
    lines: one.lines.map((line, reader) => Math.min(line, lines[reader])),
  }))
  if (what.kind !== 'rewound') return earlier
  const { seat } = what
  // The last who agreed is the one whose consent was acted on.
  const agreed = [...(request?.agreed ?? []), seatOf(record, by)].filter(
    (one): one is Seat => one !== null && one !== seat,
  )
  return [...earlier, { number, at, seat, agreed, takenBack: had - kept, kept, lines }]
}

export function toldGoingBack(
  noted: readonly NotedGoingBack[],
  reader: Seat | null,
): readonly ToldGoingBack[] {
  return noted.map(({ lines, ...one }) => ({ ...one, line: lines.at(reader ?? -1)! }))
}
