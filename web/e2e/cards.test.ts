import { GAMES } from '@bulkhead/games'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { DESKTOP, PHONE, Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage

beforeAll(async () => {
  stage = await Stage.open()
})
afterEach(() => expect(stage.errors).toEqual([]))
afterAll(() => stage.close())

/** A desktop, a tablet, a phone upright and lying, and a desktop at 200 %. */
const SIZES = [
  DESKTOP,
  { width: 1024, height: 768 },
  PHONE,
  { width: 844, height: 390 },
  { width: 640, height: 400 },
]

/** Texts of one's own row that do not fit into their boxes. */
function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator('.own-row *:visible, .own-pane *:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.matches('.unseen, svg, svg *') && isCut(element))
        .map(
          ({ className, textContent, clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
            `${className} ${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}: ${textContent}`,
        ),
    )
}

test.each(GAMES.map(({ id }) => id))(
  'no text of a card or a thing is cut, at rest or enlarged, at any size (%s)',
  async (game) => {
    for (const language of ['en', 'fr'] as const) {
      const page = await stage.guest({ language })
      await page.addInitScript(() => {
        // What a letter reaches beyond its line is no cut.
        const reach = 3
        Object.assign(window, {
          isCut: ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
            clientWidth > 0 &&
            (scrollWidth > clientWidth + reach || scrollHeight > clientHeight + reach),
        })
      })
      await playNow(page, stage.url, game, 1)
      await new Player(page, 5).play(6)
      await page.locator('.prompt[data-question]').waitFor()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const cards = page.locator('.hand-card')
        await cards.first().waitFor()
        await uncut(page, `${language} ${size.width} at rest`)
        for (let i = 0; i < (await cards.count()); i++) {
          await cards.nth(i).focus()
          await page.keyboard.press('Shift')
          await cards.nth(i).hover()
          await expect.poll(() => page.locator('.hand-reader').count()).toBe(1)
          await uncut(page, `${language} ${size.width}, card ${i}`)
        }
      }
    }
  },
)

declare function isCut(element: Element): boolean

/** Once the row has come to rest: while a card grows, its neighbours fold. */
async function uncut(page: Page, where: string): Promise<void> {
  await expect.poll(() => cutTexts(page), { message: where, timeout: 3_000 }).toEqual([])
}

test('a card that cannot be used now says why, by which rule, and a press on it is answered', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 1)
  const player = new Player(page, 3)
  const idle = page.locator('.hand-slot.not-now')
  for (let i = 0; i < 30 && (await idle.count()) === 0; i++) await player.play(1)
  const few = await idle.first().locator('.hand-foot').textContent()
  expect(few?.trim()).not.toBe('')
  await idle.first().locator('.hand-card').hover()
  const why = idle.first().locator('.hand-why')
  await why.waitFor()
  expect(await why.textContent()).toMatch(/Cannot be used now.*NEM-[A-Z]+-\d+/)
  await idle.first().locator('.hand-card').click()
  await page.locator('.hand-why.refused').waitFor()
  await why.locator('.rule-link').click()
  await page.locator('dialog[open] .rule-text').waitFor()
})

test('a thing explains itself beside itself, "?" pins that, and what is unlit says not now', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 1)
  await new Player(page, 4).play(4)
  const far = page.locator('.nem-room', { hasText: 'Cockpit' })
  await far.hover()
  const card = page.locator('.hover-card')
  await card.locator('.rule-link').first().waitFor()
  await expect.poll(() => card.locator('.explain-rules dt').first().textContent()).not.toBe('')
  await page.mouse.move(5, 5)
  await card.waitFor({ state: 'detached' })

  await far.hover()
  await card.waitFor()
  await page.keyboard.press('?')
  await page.mouse.move(5, 5)
  await card.getByRole('button', { name: 'Close' }).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
})

test('a finger looks first and picks then; while it pays, it picks', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, 'nemesis', 1)
  const player = new Player(page, 6, (choice) => choice.tap())
  const pays = page.locator('.hand-slot.lit', { hasText: 'pays 1' })
  for (let i = 0; i < 30 && (await pays.count()) === 0; i++) await player.play(1)
  await pays.first().locator('.hand-card').tap()
  await page.locator('.hand-slot.picked').waitFor()
  expect(await page.locator('.hand-slot.open').count()).toBe(0)
})
