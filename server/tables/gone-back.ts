import type { Match, Seat } from '@bulkhead/kernel'
import type { GoneBack } from '@bulkhead/protocol'
import type { NotedRequest } from './consent.ts'
import { seatOf, type TableEvent, type TableRecord } from './record.ts'

/** A going-back by consent as the table keeps it: each reader's log has lines of its own. */
export interface NotedGoingBack extends Omit<GoneBack, 'line'> {
  /** How long the log of each seat was there; spectators come last. */
  readonly lines: readonly number[]
}

interface Happened {
  readonly event: TableEvent
  readonly match: Match
  readonly record: TableRecord
  readonly request: NotedRequest | null
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
): readonly GoneBack[] {
  return noted.map(({ lines, ...one }) => ({ ...one, line: lines.at(reader ?? -1)! }))
}
