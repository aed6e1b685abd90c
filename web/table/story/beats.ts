import type { Seat } from '@bulkhead/kernel'
import type { Telling } from '@bulkhead/protocol'
import type { Concern, Moment } from '../../games/moment.ts'
import type { Position } from '../../play/position.ts'

/** A line that waits to be told. */
export interface Untold extends Telling {
  /** Where it stands in the log. */
  readonly at: number
  readonly moment: Moment
  /** Length of its sentence. */
  readonly characters: number
  /** Where the table stood once everything up to this line had happened; null in between. */
  readonly position: Position | null
}

type Part = Pick<Untold, 'line' | 'moment'>

/** Whether it is about the reader at all. */
export function concerns({ moment }: Part): boolean {
  return moment.concern !== 'none'
}

/** Whether it happens to the reader, and not by their own doing. */
export function befalls({ moment }: Part): boolean {
  return moment.concern === 'own' || moment.concern === 'harm'
}

/** One happening: lines that are told together. */
export interface Beat {
  readonly parts: readonly Untold[]
  /** The part that gives it its tone, its picture and its place. */
  readonly lead: Untold
  /** The lines of the log that it tells, up to but without `to`. */
  readonly from: number
  readonly to: number
  /** What its reader saw before it and after it. */
  readonly before: unknown
  readonly view: unknown
  readonly position: Position | null
  readonly concern: Concern
  readonly seat: Seat | null
  /** Several of one player's doings in short. */
  readonly isSummary: boolean
}

/** A beat that would be longer is told in two. */
const MOST_CHARACTERS = 150

/** Lines in groups that belong together, each with the view after its last line. */
export function beatsOf(untold: readonly Untold[], before: unknown): Beat[] {
  const groups: Untold[][] = []
  for (const one of untold) {
    const group = groups.at(-1)
    if (group && joins(one, group)) group.push(one)
    else groups.push([one])
  }
  let seen = before
  return groups.map((group) => {
    const beat = beatFrom(group, seen)
    seen = beat.view
    return beat
  })
}

function joins(one: Untold, group: readonly Untold[]): boolean {
  const told = group.filter(isTold)
  if (told.length === 0) return concerns(one) || !group.some(concerns)
  const { weight } = one.moment
  if (weight === 'quiet') {
    // What is told in short leaves quiet lines out: none about the reader goes with the doings of others.
    return group.at(-1)!.position === null && (!concerns(one) || told.some(concerns))
  }
  if (told.every((other) => isSameDoing(other.moment, one.moment))) {
    if (isOthers(one.moment)) return true
    if (weight === 'routine' && told.every(isOrdinary)) return hasRoom(one, told)
  }
  return weight === 'joined' && hasRoom(one, told)
}

function isSameDoing(before: Moment, next: Moment): boolean {
  return before.concern === next.concern && before.seat === next.seat
}

/** What another player does is told once a turn, whatever comes of it. */
function isOthers({ concern, seat }: Moment): boolean {
  return concern === 'none' && seat !== null
}

function isOrdinary({ moment }: Part): boolean {
  return moment.weight !== 'event'
}

function hasRoom(one: Untold, told: readonly Untold[]): boolean {
  return told.reduce((sum, other) => sum + other.characters, one.characters) <= MOST_CHARACTERS
}

function isTold({ moment }: Part): boolean {
  return moment.weight !== 'quiet'
}

function beatFrom(group: readonly Untold[], before: unknown): Beat {
  const last = group.at(-1)!
  const lead = leadOf(group)
  return {
    parts: group,
    lead,
    from: group[0].at,
    to: last.at + 1,
    before,
    view: last.view,
    position: group.findLast(({ position }) => position !== null)?.position ?? null,
    concern: strongest(group),
    seat: lead.moment.seat,
    isSummary: false,
  }
}

const CONCERNS: readonly Concern[] = ['none', 'deed', 'own', 'harm']

/** What concerns its reader most decides what the whole beat is to them. */
function strongest(parts: readonly Part[]): Concern {
  const told = parts.filter(isTold)
  const ranks = (told.length > 0 ? told : parts).map(({ moment }) =>
    CONCERNS.indexOf(moment.concern),
  )
  return CONCERNS[Math.max(0, ...ranks)]
}

/** The first of those that weigh and concern the most. */
function leadOf(parts: readonly Untold[]): Untold {
  const rank = ({ moment }: Untold) =>
    (moment.weight === 'quiet' ? 0 : 10) +
    2 * CONCERNS.indexOf(moment.concern) +
    (moment.weight === 'event' ? 1 : 0)
  return parts.reduce((best, part) => (rank(part) > rank(best) ? part : best))
}

/** Nothing of it is worth waiting for. */
export function isQuiet({ parts }: Beat): boolean {
  return !parts.some(isTold)
}

/** Whether it is never folded, dropped or run past. */
export function isMine({ concern }: Beat): boolean {
  return concern !== 'none'
}

/** Everything between two beats about oneself in one summary for each player; the last brings the view. */
export function folded(beats: readonly Beat[]): Beat[] {
  const result: Beat[] = []
  let run: Beat[] = []
  const flush = () => {
    result.push(...summaries(run))
    run = []
  }
  for (const beat of beats) {
    if (!isMine(beat)) run.push(beat)
    else {
      flush()
      result.push(beat)
    }
  }
  flush()
  return result
}

function summaries(run: readonly Beat[]): readonly Beat[] {
  if (run.length < 2) return run
  const seats = [...new Set(run.map(({ seat }) => seat))]
  const [first, end] = [run[0], run.at(-1)!]
  const start = { from: first.from, to: first.from, before: first.before, view: first.before }
  const whole = { from: first.from, to: end.to, before: first.before, view: end.view }
  const position = run.findLast((beat) => beat.position !== null)?.position ?? null
  return seats.map((seat, i) => {
    const parts = run.filter((beat) => beat.seat === seat).flatMap((beat) => beat.parts)
    const reach = i === seats.length - 1 ? { ...whole, position } : { ...start, position: null }
    return { ...reach, parts, lead: leadOf(parts), concern: 'none', seat, isSummary: true }
  })
}
