import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Clock, openClock } from '../clock.ts'
import { openStorage } from '../storage/index.ts'
import { afterCounted, countedBetween } from '../tables/windows.ts'
import { openTable, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-clocks-'))
const newFolder = () => mkdtempSync(join(folder, 'data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const HOUR = 3_600_000
const DAY = 24 * HOUR
const GRACE = 60_000

/** A server's clock that stands where it is set. */
function standing(time: number): Clock & { time: number } {
  const clock = {
    time,
    now: () => clock.time,
    atLeast(least: number) {
      clock.time = Math.max(clock.time, least)
    },
  }
  return clock
}

describe('the clock of a server', () => {
  test('neither goes back nor leaps when the system’s time is set', () => {
    let [wall, steady] = [1_000_000, 50]
    const clock = openClock(
      () => wall,
      () => steady,
    )
    steady += 10
    wall -= HOUR
    expect(clock.now()).toBe(1_000_010)
    steady += 10
    wall += 5 * HOUR
    expect(clock.now()).toBe(1_000_020)
    clock.atLeast(1_000_000)
    expect(clock.now()).toBe(1_000_020)
    clock.atLeast(2_000_000)
    steady += 5
    expect(clock.now()).toBe(2_000_005)
  })
})

describe('time that does not count', () => {
  const pauses = [
    { from: 100, to: 200, why: 'away' },
    { from: 150, to: 300, why: 'maintenance' },
    { from: 500, to: Infinity, why: 'maintenance' },
  ] as const

  test('is left out, where pauses overlap too', () => {
    expect(countedBetween(0, 1000, undefined, pauses)).toBe(300)
    expect(countedBetween(120, 280, undefined, pauses)).toBe(0)
    expect(afterCounted(0, 100, undefined, pauses)).toBe(100)
    expect(afterCounted(0, 101, undefined, pauses)).toBe(301)
    expect(afterCounted(600, 1, undefined, pauses)).toBe(Infinity)
  })

  test('is left out of a daily window', () => {
    const window = { from: '18:00', to: '20:00', zone: 'UTC' }
    const evening = Date.UTC(2026, 0, 10, 18)
    const away = [{ from: evening + HOUR / 2, to: evening + HOUR, why: 'away' as const }]
    expect(countedBetween(evening, evening + 2 * HOUR, window, away)).toBe(1.5 * HOUR)
    expect(afterCounted(evening, 1.75 * HOUR, window, away)).toBe(evening + DAY + HOUR / 4)
  })
})

describe('a table with clocks', () => {
  const NOON = Date.UTC(2026, 5, 1, 12)

  async function opened(clocks: object, clock = standing(NOON)) {
    const data = newFolder()
    const server = await testServer({ clock, grace: GRACE }, data)
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable([ann, bob], { clocks, options: { level: '1' } })
    const deadline = async () =>
      (await ann.position(table)).clocks.find((one) => one.deadline !== null)?.deadline ?? null
    const bots = async () => (await ann.position(table)).table.seats.map(({ bot }) => bot)
    const restarted = async (by: number) => {
      await server.close()
      clock.time += by
      const again = await testServer({ clock, grace: GRACE }, data)
      ann.url = again.url
      bob.url = again.url
      return again
    }
    return { server, ann, bob, table, clock, deadline, bots, restarted }
  }

  test('gives back the time while no server ran, and a while to come back in', async () => {
    const { deadline, bots, restarted } = await opened({ perMove: 60 })
    expect(await deadline()).toBe(NOON + 60_000)
    const again = await restarted(3 * HOUR)
    await expect.poll(deadline).toBe(NOON + 60_000 + 3 * HOUR + GRACE)
    expect(await bots()).toEqual([null, null])
    await again.remove()
  })

  test('goes on where it was when the system’s time was set back meanwhile', async () => {
    const { clock, deadline, bots, restarted } = await opened({ perMove: 60 })
    const again = await restarted(-5 * HOUR)
    await expect.poll(() => clock.time).toBeGreaterThanOrEqual(NOON)
    expect(await deadline()).toBe(NOON + 60_000)
    expect(await bots()).toEqual([null, null])
    await again.remove()
  })

  test('stands still while the operator works, and everybody is told', async () => {
    const { server, ann, table, clock, deadline } = await opened({ perMove: 60 })
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null)
    const storage = await openStorage({ folder: server.folder })
    await storage.addPause({ from: NOON, to: Infinity, why: 'maintenance' })
    await stream.until((s) => s.position!.clocks.every((one) => one.deadline === null))
    clock.time += 2 * HOUR
    await storage.endPauses('maintenance', clock.time)
    await stream.until((s) => s.position!.clocks.some((one) => one.deadline !== null))
    expect((await deadline())! - NOON).toBeGreaterThanOrEqual(60_000 + 2 * HOUR)
    await storage.close()
    await stream.close()
    await server.remove()
  })

  test('may give more than 24.8 days for a move, the longest that a timer can wait', async () => {
    const { server, deadline, bots } = await opened({ perMove: (60 * DAY) / 1000 })
    expect(await deadline()).toBe(NOON + 60 * DAY)
    expect(await bots()).toEqual([null, null])
    await server.remove()
  })
})
