import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GAMES } from '@bulkhead/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { DESKTOP, PHONE, Stage } from './stage.ts'
import { openOnline, playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whatever axe-core finds, as sentences. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    const { violations: found } = await (window as any).axe.run(document)
    return found.map(
      ({ id, impact, nodes }: { id: string; impact: string; nodes: { html: string }[] }) =>
        `${id} (${impact}): ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
}

const PAGES = [
  '',
  '#/tables',
  ...GAMES.flatMap(({ id }) => [`#/new/${id}`, `#/rules/${id}`, `#/learn/${id}`]),
  '#/rules',
  '#/rules/theseus/THE-MOVE-02',
  '#/settings',
  '#/about',
  '#/claim/nobody',
  '#/t/no-such-table-xx',
  '#/nowhere',
]

test.each([
  { theme: 'dark', viewport: DESKTOP },
  { theme: 'light', viewport: PHONE },
] as const)('axe finds nothing on the pages, $theme', async ({ theme, viewport }) => {
  const page = await stage.guest({ theme, viewport })
  // Somebody who comes back: the first page has a table that waits.
  await playNow(page, stage.url, 'theseus', 1)
  for (const path of PAGES) {
    // Without it the heading that is waited for could be that of the page before.
    await page.goto('about:blank')
    await page.goto(`${stage.url}/${path}`)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    expect({ path, found: await violations(page) }).toEqual({ path, found: [] })
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

test('axe finds nothing at the tables, on a phone, light, in French', async () => {
  const page = await stage.guest({ tips: true, viewport: PHONE, theme: 'light', language: 'fr' })
  for (const { id: game, usualSeats } of GAMES) {
    await playNow(page, stage.url, game, usualSeats - 1)
    const player = new Player(page, 2)
    for (const answers of [1, 20]) {
      await player.play(answers)
      expect({ game, answers, found: await violations(page) }).toEqual({
        game,
        answers,
        found: [],
      })
    }
    await page.locator('header [aria-haspopup="dialog"]').click()
    expect({ game, found: await violations(page) }).toEqual({ game, found: [] })
    await page.keyboard.press('Escape')
  }
})

test('axe finds nothing in the lobby, at the end and in the replay', async () => {
  const page = await stage.guest()
  await openOnline(page, stage.url, 'nemesis', 3)
  expect(await violations(page)).toEqual([])
  await playNow(page, stage.url, 'theseus', 1)
  await new Player(page, 4).playToTheEnd()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  await page.getByRole('slider').waitFor()
  expect(await violations(page)).toEqual([])
})
