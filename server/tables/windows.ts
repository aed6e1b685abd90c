import type { Window } from '@bulkhead/protocol'
import { NO_PAUSES, type Pause, withoutPauses } from './pauses.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY
/** More than ten years: no clock runs for longer. */
const MOST_DAYS = 4000

/** How many milliseconds between two instants count: those in the window and outside all pauses. */
export function countedBetween(
  since: number,
  until: number,
  window: Window | undefined,
  pauses: readonly Pause[] = NO_PAUSES,
): number {
  let counted = 0
  for (const [from, to] of withoutPauses(since, until, pauses)) {
    counted += window ? inWindow(from, to, window) : to - from
  }
  return counted
}

function inWindow(since: number, until: number, window: Window): number {
  let counted = 0
  for (const [opens, closes] of openings(window, since)) {
    if (opens >= until) break
    counted += Math.max(0, Math.min(closes, until) - Math.max(opens, since))
  }
  return counted
}

/** When so many milliseconds that count have passed; Infinity where a pause has no end yet. */
export function afterCounted(
  since: number,
  milliseconds: number,
  window: Window | undefined,
  pauses: readonly Pause[] = NO_PAUSES,
): number {
  let left = milliseconds
  for (const [from, to] of withoutPauses(since, Infinity, pauses)) {
    const end = window ? afterInWindow(from, left, window) : from + left
    if (end <= to) return end
    left -= window ? inWindow(from, to, window) : to - from
  }
  return Infinity
}

function afterInWindow(since: number, milliseconds: number, window: Window): number {
  let left = milliseconds
  let last = since
  for (const [opens, closes] of openings(window, since)) {
    const begins = Math.max(opens, since)
    if (begins >= closes) continue
    if (left <= closes - begins) return begins + left
    left -= closes - begins
    last = closes
  }
  return last
}

/** Why there can be no such window; null where there can. */
export function windowProblem({ from, to, zone }: Window): string | null {
  if (from === to) return 'A daily window begins and ends at different times.'
  try {
    calendarOf(zone)
    return null
  } catch {
    return 'There is no such time zone; they are named like Europe/Paris.'
  }
}

/** From the day before, whose window may reach past midnight. */
function* openings({ from, to, zone }: Window, since: number): Generator<[number, number]> {
  const [opens, closes] = [minutesOf(from), minutesOf(to)]
  const end = closes > opens ? closes : closes + DAY
  const today = Math.floor((since + offsetAt(zone, since)) / DAY) * DAY
  for (let day = today - DAY; day < today + MOST_DAYS * DAY; day += DAY) {
    yield [instantOf(day + opens, zone), instantOf(day + end, zone)]
  }
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE
}

/** When clocks in a zone show this; what they show is given as if it were UTC. */
function instantOf(shown: number, zone: string): number {
  // The first guess may fall on the other side of a change of the clocks.
  const guess = shown - offsetAt(zone, shown)
  return shown - offsetAt(zone, guess)
}

/** How far clocks in a zone are ahead of UTC. Nowhere are they changed twice in a week. */
function offsetAt(zone: string, instant: number): number {
  const { format, weeks } = calendarOf(zone)
  const week = Math.floor(instant / WEEK)
  let ahead = weeks.get(week)
  if (ahead === undefined) {
    const [first, last] = [offsetIn(format, week * WEEK), offsetIn(format, (week + 1) * WEEK)]
    ahead = first === last ? first : null
    weeks.set(week, ahead)
  }
  return ahead ?? offsetIn(format, instant)
}

function offsetIn(format: Intl.DateTimeFormat, instant: number): number {
  const parts = format.formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0']
  const ahead = (Number(hours) * 60 + Number(minutes)) * MINUTE
  return sign === '-' ? -ahead : ahead
}

/** Calendars are slow to ask, and a clock of a minute a day may want to know ten years of one. */
interface Calendar {
  readonly format: Intl.DateTimeFormat
  /** How far ahead its clocks are in a week; null where they are changed in it. */
  readonly weeks: Map<number, number | null>
}

const calendars = new Map<string, Calendar>()
const CALENDARS_KEPT = 500

function calendarOf(zone: string): Calendar {
  let calendar = calendars.get(zone)
  if (!calendar) {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    calendar = { format, weeks: new Map() }
    // Zones can be spelt in many ways, and whoever opens a table does.
    if (calendars.size >= CALENDARS_KEPT) calendars.clear()
    calendars.set(zone, calendar)
  }
  return calendar
}
