import { expect, test } from 'vitest'
import { GAMES, usualSeats } from './games.ts'
import { setStage } from './stage.ts'
import { playNow } from './tables.ts'
import { scriptsOf } from './weigh.ts'

const stage = setStage()

test('the first page needs at most 200 KB of script', async () => {
  const page = await stage.guest()
  const bytes = await scriptsOf(page, async () => {
    await page.goto(stage.url)
    await page.getByRole('article').first().waitFor()
  })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(200 * 1024)
})

test.each(GAMES.map((rules) => ({ rules, id: rules.id })))(
  'a table of $id, with everything up to it, needs at most 450 KB of script',
  async ({ rules }) => {
    const page = await stage.guest()
    const bytes = await scriptsOf(page, () =>
      playNow(page, stage.url, rules.id, usualSeats(rules) - 1),
    )
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(450 * 1024)
  },
)
