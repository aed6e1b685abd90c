import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, playedFor, playedUntil, sitAt } from './matches.ts'
import { PHONE, setStage } from './stage.ts'

const stage = setStage()

const LIT = '.table-board [data-target^="place:"][data-lit]'

/** A turn of one's own in Nemesis, with the figures of everybody on the board. */
const TURN = playedUntil(
  nemesis,
  3,
  (match) =>
    match.answers.length > 12 &&
    asks(match, 0, 'action') &&
    match.pending()[0].options.some(({ id }) => id.startsWith('move')),
)

function questionOn(page: Page): Promise<string | null> {
  return page.locator('.prompt[data-question]').getAttribute('data-question')
}

/** What a choice says, without its number and its hint. */
function sentenceOf(choice: Locator): Promise<string | null | undefined> {
  return choice.locator('.choice-words').evaluate((words) => words.firstChild?.textContent)
}

test('on a phone nothing moves when a choice is picked, and the button says what it will do', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(page, stage.url, TURN)
  const board = page.locator('.table-board')
  const before = await board.boundingBox()
  await page.keyboard.press('c')
  const choice = page.locator('.choice-list .offer').first()
  const name = await sentenceOf(choice)
  await choice.tap()
  const main = page.locator('.prompt-main span')
  await main.waitFor()
  expect(name).toContain(await main.textContent())
  expect(await board.boundingBox()).toEqual(before)
})

test('on a phone the board follows its own figure, shows everything on demand, and comes back', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(page, stage.url, TURN)
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
  await sitAt(page, stage.url, TURN)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('button', { name: 'All choices' }).tap()
  await page.locator('.choice-group h3').first().waitFor()
})

test('a finger that is held enlarges a card that could be chosen, and chooses nothing', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(page, stage.url, TURN)
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
  await sitAt(page, stage.url, TURN)
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
  await sitAt(page, stage.url, playedFor(theseus, 2, 16))
  await page.locator('.prompt[data-question]').waitFor()
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

test('a phone opens Nemesis at one’s own Character', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(page, stage.url, TURN)
  const figure = page.locator('.hull-board [data-target="seat:0"]')
  await page.reload()
  await figure.waitFor()
  /** How far from the middle of the board, in parts of its size. */
  const away = async () => {
    const at = (await figure.boundingBox())!
    const board = (await page.locator('.table-board').boundingBox())!
    const x = (at.x + at.width / 2 - board.x) / board.width - 0.5
    const y = (at.y + at.height / 2 - board.y) / board.height - 0.5
    return Math.max(Math.abs(x), Math.abs(y))
  }
  await expect.poll(away).toBeLessThan(0.15)

  // All of the ship is on the map, which does not cover oneself; a press on it leads there.
  const map = page.locator('.mini-map')
  const box = (await map.boundingBox())!
  const own = (await figure.boundingBox())!
  expect(box.y > own.y + own.height || box.y + box.height < own.y).toBe(true)
  const names = page.locator('.hull-board .hull-name')
  const sizes = () =>
    names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(14)
  await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height - 4)
  await expect.poll(async () => (await figure.boundingBox())!.x).toBeLessThan(own.x - 50)

  // Back to oneself, and all of it: signs and states, no names.
  await page.locator('.look-button').tap()
  await expect.poll(away).toBeLessThan(0.15)
  await page.locator('.look-button').tap()
  await expect.poll(() => names.first().isVisible()).toBe(false)
  expect(await map.count()).toBe(0)
  expect(await page.locator('.hull-board .hull-room-icon').first().isVisible()).toBe(true)
})
