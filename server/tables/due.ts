import { orderFor } from '@bulkhead/bots'
import type { Seat } from '@bulkhead/kernel'
import type { Playing } from './play.ts'
import { hourglassesIn } from './position.ts'
import { deadlineOf } from './progress.ts'
import type { TableRecord } from './record.ts'

/** At once. */
const NOW = 0
const MILLISECONDS_ASIDE = 5 * 60_000

/**
 * When a table wants a server though nobody asks for it: now where a bot or an order is to answer, or when the next
 * time is up; where its rules are not here, in a while, when they may be. Null where it waits for people alone, and
 * where only bots are left.
 */
export function dueOf(t: Playing): number | null {
  if (t.record.phase === 'aside') return t.now + MILLISECONDS_ASIDE
  if (!t.match || t.record.phase !== 'playing') return null
  if (isPlayedByBots(t.record)) return hourglassDue(t)
  if (answersByItself(t)) return NOW
  const deadlines = timed(t).map(({ deadline }) => deadline)
  return earliest([...deadlines, hourglassDue(t)])
}

export function isPlayedByBots({ seats }: TableRecord): boolean {
  return seats.every(({ bot }) => bot !== null)
}

/** Clocks run for people only. */
export function timed({ record, progress, pauses }: Playing): { seat: Seat; deadline: number }[] {
  if (record.phase !== 'playing') return []
  return progress.seats.flatMap((one, seat) => {
    const deadline = deadlineOf(one, record.clocks, pauses)
    return deadline === null || record.seats[seat].bot !== null ? [] : [{ seat, deadline }]
  })
}

function answersByItself({ match, record }: Playing): boolean {
  const answers = match!.open.some((decision) => {
    const { bot, orders } = record.seats[decision.seat]
    return bot !== null || orderFor(decision, orders) !== null
  })
  if (answers || !match!.game.offers) return answers
  return record.seats.some(({ bot }, seat) => bot !== null && match!.offers(seat).length > 0)
}

function hourglassDue(t: Playing): number | null {
  return earliest(hourglassesIn(t).map(({ deadline }) => deadline))
}

function earliest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time): time is number => time !== null)
  return known.length > 0 ? Math.min(...known) : null
}
