import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { PHONE, Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const LIT = '.table-board .nem-room.nem-lit'

/** Plays on until something on the board can be chosen. */
async function untilLit(page: Page): Promise<void> {
  const player = new Player(page, 3)
  while ((await page.locator(LIT).count()) === 0) await player.answer()
}

function questionOn(page: Page): Promise<string | null> {
  return page.locator('.prompt[data-question]').getAttribute('data-question')
}

/** What a choice says, without its number and its hint. */
function sentenceOf(choice: Locator): Promise<string | null | undefined> {
  return choice.locator('.choice-words').evaluate((words) => words.firstChild?.textContent)
}

test('on a phone nothing moves when a choice is picked, and the button says what it will do', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, 'nemesis', 2)
  const board = page.locator('.table-board')
  const before = await board.boundingBox()
  await page.keyboard.press('c')
  const choice = page.locator('.choice-list .offer').first()
  const name = await sentenceOf(choice)
  await choice.tap()
  const main = page.locator('.prompt-main span')
  await main.waitFor()
  expect(await main.textContent()).toBe(name)
  expect(await board.boundingBox()).toEqual(before)
})

test('on a phone the board follows its own figure, shows everything on demand, and comes back', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, 'nemesis', 2)
  await untilLit(page)
  const scale = () =>
    page.locator('.zoom-inside').evaluate((element) => new DOMMatrix(element.style.transform).a)
  expect(await scale()).toBeGreaterThan(1.5)
  await page.getByRole('button', { name: 'Show all', exact: true }).tap()
  expect(await scale()).toBe(1)
  await page.getByRole('button', { name: 'Back to me' }).tap()
  expect(await scale()).toBeGreaterThan(1.5)
})

test('all choices stand in a list with headings, from the menu of a phone too', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, 'nemesis', 2)
  await untilLit(page)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('button', { name: 'All choices' }).tap()
  await page.locator('.choice-group h3').first().waitFor()
})

test('a finger that is held enlarges a card that could be chosen, and chooses nothing', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, 'nemesis', 2)
  await untilLit(page)
  const question = await questionOn(page)
  const box = await page.locator('.hand .hand-card').first().boundingBox()
  const point = { x: box!.x + 20, y: box!.y + 20 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.locator('.hand-slot.open').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await page.locator('.hand-slot.open').isVisible()).toBe(true)
  expect(await page.locator('.prompt-main').count()).toBe(0)
  expect(await questionOn(page)).toBe(question)
})

test('the other mouse button explains, and a payment says what it is for', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 2)
  await untilLit(page)
  const question = await questionOn(page)
  await page.locator(LIT).first().dispatchEvent('contextmenu')
  await page.locator('.hover-card .rule-link').first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.hover-card').waitFor({ state: 'detached' })
  expect(await questionOn(page)).toBe(question)

  await page.keyboard.press('c')
  const move = page.locator('.offer', { hasText: /^\d?\s*Move to/ }).first()
  const sentence = await sentenceOf(move)
  await move.click()
  const declared = await page.locator('.chain-link.done strong').textContent()
  expect(declared).toMatch(/^Move to /)
  expect(sentence).toContain(declared)
})

test('rooms and factions are told apart by patterns where that is asked for', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'theseus', 1)
  await new Player(page, 8).play(8)
  const shown = () =>
    page
      .locator('.pattern')
      .evaluateAll((all) => [
        ...new Set(
          all.map((one) => getComputedStyle(one)).map(({ display, fill }) => `${display} ${fill}`),
        ),
      ])
  expect((await shown()).every((style) => style.startsWith('none'))).toBe(true)
  await page.evaluate(() => {
    document.documentElement.dataset.patterns = 'true'
  })
  const styles = await shown()
  expect(styles.length).toBeGreaterThan(1)
  expect(styles.every((style) => style.startsWith('inline url'))).toBe(true)
})
