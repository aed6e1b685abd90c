import type { Match, Refusal } from '@bulkhead/kernel'
import { Complaint, conflict } from '../complaint.ts'
import { type Person, requirePlaying, requireSeated } from './lobby.ts'
import type { Pause } from './pauses.ts'
import type { Progress } from './progress.ts'
import type { Happening, HappeningOf, Kind, TableRecord } from './record.ts'
import type { LastLooks } from './snapshots.ts'

/** A table while its game is played. */
export interface Playing {
  readonly record: TableRecord
  readonly match: Match | null
  /** How it ended, where its rules are not here any more. */
  readonly lastLooks?: LastLooks | null
  readonly progress: Progress
  /** Stretches of time that count for nobody. */
  readonly pauses: readonly Pause[]
  /** What the server's clock shows. */
  readonly now: number
}

export interface Answer {
  readonly decision: number
  /** The revision that the decision came with. */
  readonly revision: number
  readonly picks: readonly string[]
}

export function answer(t: Playing, person: Person, given: Answer): HappeningOf<'answered'> {
  return { kind: 'answered', seat: requireAsked(t, person, given), picks: given.picks }
}

/** An offer keeps its id for as long as it is open: whatever has happened since, it is the same one. */
export function take(t: Playing, person: Person, offer: string): HappeningOf<'taken'> {
  requirePlaying(t.record)
  const seat = requirePresent(t.record, person)
  const open = t.match!.offers(seat).map(idOf)
  if (!open.includes(offer)) {
    throw conflict('not-offered', 'That is not on offer to you now.', open)
  }
  return { kind: 'taken', seat, offer }
}

export function cancel(
  t: Playing,
  person: Person,
  given: Omit<Answer, 'picks'>,
): HappeningOf<'cancelled'> {
  return { kind: 'cancelled', seat: requireAsked(t, person, given) }
}

export function undo(t: Playing, person: Person, revision: number): HappeningOf<'undone'> {
  requirePlaying(t.record)
  const seat = requirePresent(t.record, person)
  if (revision !== t.progress.revision) {
    throw conflict('stale', 'Something else has happened at the table since.')
  }
  return { kind: 'undone', seat }
}

function requireAsked(t: Playing, person: Person, given: Omit<Answer, 'picks'>): number {
  requirePlaying(t.record)
  const seat = requirePresent(t.record, person)
  const { decision, revision } = t.progress.seats[seat]
  if (decision === null) throw conflict('not-asked', 'You have nothing to decide now.')
  if (decision !== given.decision || revision !== given.revision) {
    throw conflict('stale', 'You are asked something else now.')
  }
  return seat
}

export function requirePresent(record: TableRecord, person: Person): number {
  const seat = requireSeated(record, person)
  if (record.seats[seat].bot !== null) {
    throw conflict('away', 'A bot plays this seat until you take it back.')
  }
  return seat
}

export function touchesMatch({ kind }: Happening): boolean {
  return MOVES.includes(kind)
}

/** Whether the rules will not run: they wait until all who are asked at once have answered. */
export function leavesBoard(match: Match, what: Happening): boolean {
  return what.kind === 'answered' ? match.open.length > 1 : !touchesMatch(what)
}

const MOVES: readonly Kind[] = ['started', 'answered', 'taken', 'undone', 'cancelled', 'rewound']

/** The match after what happened; complains where the kernel refuses it. */
export function playOut(match: Match, what: Happening): Match {
  if (what.kind === 'rewound') {
    return what.redrawn ? match.goneBack(what.answers) : match.fork(what.answers)
  }
  const refused = refusalOf(match, what)
  if (refused) throw complaintOf(refused)
  return match
}

function refusalOf(match: Match, what: Happening): Refusal | null {
  switch (what.kind) {
    case 'answered':
      return match.answer(what.seat, askedOf(match, what.seat), what.picks)
    case 'taken':
      return match.take(what.seat, what.offer)
    case 'undone':
      return match.undo(what.seat)
    case 'cancelled':
      return match.cancel(what.seat, askedOf(match, what.seat))
    default:
      return null
  }
}

function askedOf(match: Match, seat: number): number {
  return match.open.find((decision) => decision.seat === seat)?.id ?? -1
}

const BAD_REQUESTS = ['bad-setup', 'malformed', 'wrong-number', 'not-listed']

export function complaintOf({ code, message, legal }: Refusal): Complaint {
  const status = BAD_REQUESTS.includes(code) ? 422 : 409
  return new Complaint(status, code, message, legal.length > 0 ? legal.map(idOf) : undefined)
}

function idOf(option: { id: string }): string {
  return option.id
}
