import type { Window } from '@bulkhead/protocol'
import { describe, expect, test, vi } from 'vitest'
import { deadlineOf, restartMove } from '../tables/progress.ts'
import { afterCounted, countedBetween, windowProblem } from '../tables/windows.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)
const time = (instant: number) => new Date(instant).toISOString().slice(0, 16)

const evening: Window = { from: '18:00', to: '22:00', zone: 'Europe/Paris' }
const night: Window = { from: '22:00', to: '02:00', zone: 'America/New_York' }

describe('a daily window', () => {
  test('lets time pass only inside it', () => {
    const noon = at('2026-01-10T11:00Z')
    expect(time(afterCounted(noon, HOUR, evening))).toBe('2026-01-10T18:00')
    expect(time(afterCounted(noon, 4 * HOUR, evening))).toBe('2026-01-10T21:00')
    expect(time(afterCounted(noon, 5 * HOUR, evening))).toBe('2026-01-11T18:00')
    const inside = at('2026-01-10T20:30Z')
    expect(time(afterCounted(inside, HOUR, evening))).toBe('2026-01-11T17:30')
    expect(countedBetween(noon, inside, evening)).toBe(3.5 * HOUR)
    expect(countedBetween(inside, at('2026-01-10T23:00Z'), evening)).toBe(0.5 * HOUR)
    expect(countedBetween(at('2026-01-10T23:00Z'), at('2026-01-11T10:00Z'), evening)).toBe(0)
    expect(countedBetween(noon, noon + 10 * 24 * HOUR, evening)).toBe(40 * HOUR)
  })

  test('of a minute a day asks the calendar seldom, however long the time is', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const minute: Window = { from: '18:00', to: '18:01', zone: 'America/Toronto' }
    const [noon, days] = [at('2026-01-10T11:00Z'), 3000]
    const end = afterCounted(noon, days * 60_000, minute)
    expect(time(end)).toBe('2034-03-28T22:01')
    expect(countedBetween(noon, end, minute)).toBe(days * 60_000)
    expect(asked.mock.calls.length).toBeLessThan(days)
    asked.mockRestore()
  })

  test('may reach past midnight', () => {
    // Ten in the evening in New York is three in the morning, UTC.
    const late = at('2026-01-11T06:30Z')
    expect(time(afterCounted(late, 0.5 * HOUR, night))).toBe('2026-01-11T07:00')
    expect(time(afterCounted(late, HOUR, night))).toBe('2026-01-12T03:30')
    expect(countedBetween(at('2026-01-11T02:00Z'), late, night)).toBe(3.5 * HOUR)
    const untilMidnight = { from: '20:00', to: '00:00', zone: 'UTC' }
    expect(time(afterCounted(at('2026-01-10T12:00Z'), 5 * HOUR, untilMidnight))).toBe(
      '2026-01-11T21:00',
    )
  })

  test('follows the clocks on the wall when they are changed', () => {
    // Paris goes to summer time on 29 March 2026 at 01:00 UTC and back on 25 October.
    const before = at('2026-03-28T12:00Z')
    expect(time(afterCounted(before, HOUR, evening))).toBe('2026-03-28T18:00')
    expect(time(afterCounted(before, 5 * HOUR, evening))).toBe('2026-03-29T17:00')
    expect(time(afterCounted(at('2026-10-24T12:00Z'), 5 * HOUR, evening))).toBe('2026-10-25T18:00')
    const early: Window = { from: '00:00', to: '06:00', zone: 'Europe/Paris' }
    const spring = [at('2026-03-28T20:00Z'), at('2026-03-29T20:00Z')] as const
    expect(countedBetween(...spring, early)).toBe(5 * HOUR)
    const autumn = [at('2026-10-24T20:00Z'), at('2026-10-25T20:00Z')] as const
    expect(countedBetween(...autumn, early)).toBe(7 * HOUR)
    // New York goes to summer time on 8 March 2026 at 07:00 UTC, when the night's window closes.
    const across: Window = { from: '22:00', to: '04:00', zone: 'America/New_York' }
    const nights = [at('2026-03-07T20:00Z'), at('2026-03-08T20:00Z')] as const
    expect(countedBetween(...nights, across)).toBe(5 * HOUR)
  })

  test('agrees with itself: what is counted up to a deadline is the time that was given', () => {
    const days: Window = { from: '02:30', to: '02:15', zone: 'Europe/Paris' }
    for (const window of [evening, night, days]) {
      for (let hours = 0; hours < 24 * 365; hours += 41) {
        const since = at('2026-01-01T00:17Z') + hours * HOUR
        for (const given of [1, HOUR, 30 * HOUR]) {
          expect(countedBetween(since, afterCounted(since, given, window), window)).toBe(given)
        }
      }
    }
  })

  test('moves the deadline of a seat, and what it has used counts only inside', () => {
    const began = at('2026-01-10T11:00Z')
    const seat = { decision: 1, revision: 1, began, used: 3 * HOUR, answered: 0 }
    const perGame = (4 * HOUR) / 1000
    expect(time(deadlineOf(seat, { perGame, window: evening })!)).toBe('2026-01-10T18:00')
    expect(deadlineOf({ ...seat, decision: null }, { perGame, window: evening })).toBeNull()
    expect(time(deadlineOf({ ...seat }, { perGame, perMove: 60 })!)).toBe('2026-01-10T11:01')
  })

  test('is refused where there is no such zone, or no time between', () => {
    expect(windowProblem(evening)).toBeNull()
    expect(windowProblem({ ...evening, zone: 'Mars/Olympus' })).toContain('time zone')
    expect(windowProblem({ ...evening, to: '18:00' })).toContain('different')
  })
})

test('whoever takes the seat back has the time that was left, or all of it where none was', () => {
  const seat = { decision: 1, revision: 1, began: 0, used: 0, answered: 0 }
  const clocks = { perGame: 10 }
  const before = { revision: 1, seats: [seat], request: null, goneBack: [], turned: {} }
  const backAt = (now: number) => deadlineOf(restartMove(before, 0, now, clocks).seats[0], clocks)
  expect(backAt(4000)).toBe(10_000)
  expect(backAt(10_000)).toBe(20_000)
})
