import { GAMES } from '@bulkhead/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Stage } from './stage.ts'
import { playNow } from './tables.ts'
import { scriptsOf } from './weigh.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('the first page needs at most 200 KB of script', async () => {
  const page = await stage.guest()
  const bytes = await scriptsOf(page, async () => {
    await page.goto(stage.url)
    await page.getByRole('article').first().waitFor()
  })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(200 * 1024)
})

test.each(GAMES)(
  'a table of $id, with everything up to it, needs at most 450 KB of script',
  async ({ id, usualSeats }) => {
    const page = await stage.guest()
    const bytes = await scriptsOf(page, () => playNow(page, stage.url, id, usualSeats - 1))
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(450 * 1024)
  },
)
