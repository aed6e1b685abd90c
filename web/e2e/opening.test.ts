import { expect, test } from 'vitest'
import { GAMES } from '../games/index.ts'
import { followHints, type Glimpse } from './newcomer.ts'
import { DESKTOP, PHONE, setStage } from './stage.ts'

const stage = setStage()

/** Whoever does not know the game yet reads no longer list. */
const LONGEST_LIST = 12

/** Some seventy presses, each of which waits for what is told; a busy machine takes its time. */
const SLOWEST = 400_000

const GUESTS = [
  { language: 'en', viewport: DESKTOP, touch: false },
  { language: 'fr', viewport: PHONE, touch: true },
] as const

/** By each of them in turn. */
const OPENINGS = GAMES.filter(({ opening }) => opening).map(({ id }, i) => ({
  id,
  ...GUESTS[i % GUESTS.length],
}))

test.each(OPENINGS)(
  'a newcomer learns $id by the hints alone, in $language, touch: $touch',
  { timeout: SLOWEST },
  async ({ id, ...guest }) => {
    const page = await stage.guest({ ...guest, tips: true })
    await page.goto(stage.url)
    const way = page.locator(`a[href="#/opening/${id}"]`)
    await page.locator('.game', { has: way }).locator('h3 button').click()
    await page.locator('.game-sheet').locator(way).click()
    const seen: Glimpse[] = []
    await followHints(page, guest.touch, (glimpse) => void seen.push(glimpse))
    expect(seen.at(-1)?.isOver).toBe(true)
    expect(seen.filter(({ covered }) => covered.length > 0)).toEqual([])
    expect(Math.max(...seen.map(({ listed }) => listed))).toBeLessThanOrEqual(LONGEST_LIST)
  },
)

test('an opening is left and taken up, and begins anew from its help', async () => {
  const page = await stage.guest({ tips: true })
  await page.goto(`${stage.url}/#/opening/theseus`)
  const ring = page.locator('.coach-ring.press')
  await ring.waitFor({ state: 'attached' })
  const first = await ring.getAttribute('data-at')
  const table = page.url()
  await page.locator(first!).click()
  await expect.poll(() => ring.getAttribute('data-at')).not.toBe(first)
  await page.goto(stage.url)
  await page.locator('a[href="#/opening/theseus"]').first().click()
  await page.waitForURL(table)
  await ring.waitFor({ state: 'attached' })
  expect(await ring.getAttribute('data-at')).not.toBe(first)
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('link', { name: 'Begin the opening anew' }).click()
  await expect.poll(() => ring.getAttribute('data-at')).toBe(first)
  expect(page.url()).not.toBe(table)
})

test('tips come in an ordinary first game, end by a press, and start again from help', async () => {
  const page = await stage.guest({ tips: true })
  await page.goto(stage.url)
  await page.getByRole('button', { name: 'Play Theseus alone now' }).click()
  const tip = page.locator('.coach')
  await tip.waitFor()
  expect(await tip.getAttribute('data-tip')).toBe('card')
  expect(await page.locator('.coach-ring.press').count()).toBe(0)
  await tip.getByRole('button', { name: 'Got it' }).click()
  await tip.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Show the tips again' }).click()
  await tip.waitFor()
  await tip.getByRole('button', { name: 'No more tips' }).click()
  await tip.waitFor({ state: 'hidden' })
  await page.reload()
  await page.locator('.prompt[data-question]').waitFor()
  expect(await tip.count()).toBe(0)
})
