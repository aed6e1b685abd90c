import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finishedGame } from '../test/finished.ts'
import { violations } from './axe.ts'
import { GAMES, usualSeats } from './games.ts'
import { fileOf, openFile, playedFor, sitAt } from './matches.ts'
import { DESKTOP, PHONE, setStage } from './stage.ts'
import { openFor } from './tables.ts'

const stage = setStage()

const PAGES = [
  '',
  '#/tables',
  ...GAMES.flatMap(({ id }) => [`#/new/${id}`, `#/learn/${id}`]),
  '#/rules',
  '#/rules/theseus/THE-MOVE-02',
  '#/settings',
  '#/about',
  '#/claim/nobody',
  '#/t/no-such-table-xx',
  '#/nowhere',
]

/** How a page is looked at, each time it is opened. */
const LOOKS = [
  { theme: 'dark', viewport: DESKTOP },
  { theme: 'light', viewport: PHONE },
] as const

test('axe finds nothing on the pages, dark on a desktop and light on a phone', async () => {
  stage.expectErrors()
  const page = await stage.guest()
  // Somebody who comes back: the first page has a table that waits.
  await sitAt(page, stage.url, playedFor(theseus, 2, 4))
  for (const path of PAGES) {
    // Without it the heading that is waited for could be that of the page before.
    await page.goto('about:blank')
    await page.goto(`${stage.url}/${path}`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    for (const { theme, viewport } of LOOKS) {
      await page.setViewportSize(viewport)
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted
      }, theme)
      // Tables of others come and go on the first page while axe looks: what is wrong stays wrong.
      const found = async () => ({ path, theme, found: await violations(page) })
      await expect.poll(found).toEqual({ path, theme, found: [] })
    }
  }
})

test('axe finds nothing in what opens over the first page', async () => {
  const page = await stage.guest({ name: '' })
  await page.goto(stage.url)
  await page.locator('.game h3 button').first().click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.game-friends').first().click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enter code' }).click()
  expect(await violations(page)).toEqual([])
})

const MOST_STOPS = 10
const CHOICES =
  '.prompt [data-verb]:not(.off), .prompt .choice, .prompt-main:not(:disabled), [data-lit], .hand-slot [aria-pressed]'

/** How often Tab is pressed on a page that has just been loaded before something can be chosen. */
async function stopsToChoice(page: Page): Promise<number> {
  await page.reload()
  await page.locator('.prompt[data-question]').waitFor()
  for (let stops = 1; ; stops++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((one) => document.activeElement!.matches(one), CHOICES)
    if (isThere || stops > MOST_STOPS) return stops
  }
}

test.each(GAMES)(
  'at a table of $id axe finds nothing, in both themes and languages, and Tab soon comes to a choice',
  async (rules) => {
    const page = await stage.guest({ tips: true, viewport: PHONE, theme: 'light', language: 'fr' })
    // Colours change over a moment when the theme does: what is wrong stays wrong.
    const look = (at: string) =>
      expect.poll(async () => ({ at, found: await violations(page) })).toEqual({ at, found: [] })
    const sit = async (answers: number) => {
      await sitAt(page, stage.url, playedFor(rules, usualSeats(rules), answers))
      await page.locator('.prompt[data-question]').waitFor()
    }
    const menu = page.locator('header [aria-haspopup="dialog"]')
    await sit(60)
    await look('a phone')
    await menu.click()
    await look('the menu of a phone')
    await page.getByRole('button', { name: 'Écran sombre' }).click()
    await page.getByRole('button', { name: /English/ }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.setViewportSize(DESKTOP)
    await look('a desktop')
    await menu.click()
    await look('the menu of a desktop')
    expect(await stopsToChoice(page)).toBeLessThanOrEqual(MOST_STOPS)
    await sit(1)
    await look('the beginning')
    expect(await stopsToChoice(page)).toBeLessThanOrEqual(MOST_STOPS)
  },
)

test('axe finds nothing in the lobby and in the replay', async () => {
  const page = await stage.guest()
  const id = await openFor(stage, [page], ['Ann'], { game: 'nemesis', seats: 3 })
  await page.goto(`${stage.url}/#/t/${id}`)
  await page.getByRole('heading', { name: 'Invite' }).waitFor()
  expect(await violations(page)).toEqual([])
  await openFile(page, stage.url, fileOf(finishedGame(nemesis, 2, 4, 'random').match))
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.getByRole('slider').waitFor()
  expect(await violations(page)).toEqual([])
})
