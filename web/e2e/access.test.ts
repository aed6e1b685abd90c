import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GAMES } from '@bulkhead/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { PHONE, Stage } from './stage.ts'
import { openOnline, playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe-core finds serious or critical, as sentences. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    const { violations: found } = await (window as any).axe.run(document)
    return found
      .filter(({ impact }: { impact: string }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
          `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
  })
}

test('axe finds nothing serious on the pages, on a desktop, dark', async () => {
  const page = await stage.guest()
  for (const path of [
    '',
    ...GAMES.flatMap(({ id }) => [`#/new/${id}`, `#/rules/${id}`]),
    '#/rules',
    '#/rules/theseus/THE-MOVE-02',
    '#/settings',
    '#/about',
    '#/nowhere',
  ]) {
    await page.goto(`${stage.url}/${path}`)
    await page.locator('h1').first().waitFor()
    expect({ path, found: await violations(page) }).toEqual({ path, found: [] })
  }
})

test('axe finds nothing serious at the tables, on a phone, light, in French', async () => {
  const page = await stage.guest({ viewport: PHONE, theme: 'light', language: 'fr' })
  for (const { id: game, usualSeats } of GAMES) {
    await playNow(page, stage.url, game, usualSeats - 1)
    const player = new Player(page, 2)
    for (const answers of [1, 20]) {
      await player.play(answers)
      expect({ game, answers, found: await violations(page) }).toEqual({ game, answers, found: [] })
    }
    await page.locator('header [aria-haspopup="dialog"]').click()
    expect({ game, found: await violations(page) }).toEqual({ game, found: [] })
    await page.keyboard.press('Escape')
  }
})

test('axe finds nothing serious in the lobby, at the end, and in the replay', async () => {
  const page = await stage.guest()
  await openOnline(page, stage.url, 'nemesis', 3)
  expect(await violations(page)).toEqual([])
  await playNow(page, stage.url, 'theseus', 1)
  await new Player(page, 4).playToTheEnd()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('slider').waitFor()
  expect(await violations(page)).toEqual([])
})
