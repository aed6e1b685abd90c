import type { Seat } from '@bulkhead/kernel'
import type { Clocks, SeatClock } from '@bulkhead/protocol'
import { conflict } from '../complaint.ts'
import { type Person, requirePlaying, requireSeated } from './lobby.ts'
import type { Pause } from './pauses.ts'
import type { Playing } from './play.ts'
import type { Progress } from './progress.ts'
import type { HappeningOf } from './record.ts'

const DAY = 24 * 3_600_000

/** Takes so many days off from now on, after those that last still; none ends those that last. */
export function takeOff(t: Playing, person: Person, days: number): HappeningOf<'vacation'> {
  requirePlaying(t.record)
  const seat = requireSeated(t.record, person)
  const { left, until } = daysOff(t, seat)
  if (days === 0 && until === null) throw conflict('no-vacation', 'You have no days off now.')
  if (days > left) throw conflict('no-days', `You have ${left} days off left at this table.`)
  return { kind: 'vacation', seat, days }
}

/** After somebody has taken days off, or ended them: a day that has begun is used. */
export function withVacation(before: Progress, seat: Seat, days: number, at: number): Progress {
  const seats = before.seats.map((one, i) => {
    if (i !== seat) return one
    const taken = one.vacations ?? []
    const lasting = taken.at(-1)
    const isLasting = lasting !== undefined && lasting.to > at
    const earlier = isLasting ? taken.slice(0, -1) : taken
    const from = isLasting ? lasting.from : at
    const to = days === 0 ? at : (isLasting ? lasting.to : at) + days * DAY
    return { ...one, vacations: [...earlier, { from, to, why: 'vacation' as const }] }
  })
  return { ...before, seats }
}

export function daysOff(
  { record, progress, now }: Pick<Playing, 'record' | 'progress' | 'now'>,
  seat: Seat,
): NonNullable<SeatClock['vacation']> {
  const taken = progress.seats[seat]?.vacations ?? []
  const until = taken.at(-1)?.to ?? 0
  return { left: daysLeft(record.clocks, taken), until: until > now ? until : null }
}

function daysLeft({ vacation = 0 }: Clocks, taken: readonly Pause[]): number {
  const used = taken.map(({ from, to }) => Math.ceil((to - from) / DAY))
  return vacation - used.reduce((sum, one) => sum + one, 0)
}
