import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Finished, finishedGame } from '../test/finished.ts'
import { violations } from './axe.ts'
import { fileOf, openFile } from './matches.ts'
import { Player } from './player.ts'
import { DESKTOP, PHONE, SIZES, setStage, TABLET } from './stage.ts'

const stage = setStage()

async function openEnd(page: Page, { match, reasons }: Finished): Promise<void> {
  await openFile(page, stage.url, fileOf(match, { bot: 'gentle', reasons }))
  await page.locator('.end-page').waitFor()
}

/** Texts that do not fit in their box, and moments whose words leave the page or lie on others. */
function cutOn(page: Page): Promise<string[]> {
  return page.locator('.end-page').evaluate((end) => {
    const texts = [...end.querySelectorAll('h1, h2, h3, p, b, small, li > span')]
    const cut = texts.filter(
      (text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0,
    )
    const labels = [...end.querySelectorAll('.end-line button b')].map((label) => ({
      label,
      box: label.getBoundingClientRect(),
    }))
    const frame = end.getBoundingClientRect()
    const bad = labels.filter(
      ({ box }, i) =>
        box.left < frame.left ||
        box.right > frame.right ||
        labels.some(
          (other, j) =>
            j > i &&
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom,
        ),
    )
    return [...cut, ...bad.map(({ label }) => label)].map((text) => text.textContent ?? '')
  })
}

const GAMES = {
  nemesis: finishedGame(nemesis, 4, 1, 'good'),
  theseus: finishedGame(theseus, 2, 3),
}

test.each([
  { game: 'nemesis', viewport: DESKTOP, language: 'en', theme: 'dark' },
  { game: 'nemesis', viewport: PHONE, language: 'fr', theme: 'light' },
  { game: 'theseus', viewport: DESKTOP, language: 'fr', theme: 'light' },
  { game: 'theseus', viewport: PHONE, language: 'en', theme: 'dark' },
] as const)('the end of a game: $game, $viewport.width wide, $language', async (one) => {
  const page = await stage.guest(one)
  await openEnd(page, GAMES[one.game])
  expect(await page.locator('.end-crew > li').count()).toBe(one.game === 'nemesis' ? 4 : 2)
  expect(await cutOn(page)).toEqual([])
  expect(await violations(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page
    .locator('.end-page')
    .evaluate((end) => ({ scrollWidth: end.scrollWidth, clientWidth: end.clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
})

test('on a tablet the end of three is one page, down to the last word of its timeline', async () => {
  const page = await stage.guest({ viewport: TABLET, language: 'fr' })
  await openEnd(page, finishedGame(nemesis, 3, 3))
  const below = () =>
    page
      .locator('.end-page')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(below).toBeLessThanOrEqual(0)
  const words = await page.locator('.end-line button').evaluateAll((all) =>
    all.map((one) => {
      const text = document.createRange()
      text.selectNodeContents(one)
      return text.getBoundingClientRect().bottom
    }),
  )
  const { y, height } = (await page.locator('.end-page').boundingBox())!
  expect(Math.max(...words)).toBeLessThanOrEqual(y + height)
})

/** Runs in the page: what of the bar of time does not fit into its box. */
function cutInReplay(): string[] {
  const texts = [
    ...document.querySelectorAll('.replay-caption > span:last-child, .replay-eyes > span'),
  ]
  return texts
    .filter(
      (text) =>
        text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
    )
    .map(({ textContent }) => textContent ?? '')
}

test('in any window a replay cuts no sentence and no name, and its bar of time can be drawn', async () => {
  const page = await stage.guest({ language: 'fr' })
  await openEnd(page, GAMES.nemesis)
  await page.getByRole('button', { name: 'Revoir la partie', exact: true }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await slider.boundingBox())?.width).toBeGreaterThan(70)
    for (let part = 1; part < 12; part++) {
      await slider.fill(String(Math.floor((part * last) / 12)))
      expect({ size, cut: await page.evaluate(cutInReplay) }).toEqual({ size, cut: [] })
    }
  }
})

test('on a phone a replay cuts no sentence and no name, and follows whose eyes one looks through', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true, language: 'fr' })
  await openEnd(page, GAMES.nemesis)
  await page.getByRole('button', { name: 'Revoir la partie', exact: true }).tap()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  for (let part = 1; part < 12; part++) {
    await slider.fill(String(Math.floor((part * last) / 12)))
    expect(await page.evaluate(cutInReplay)).toEqual([])
  }
  // Whoever lives is followed closely enough to read where they are.
  await slider.fill(String(Math.floor(last / 12)))
  const sizes = () =>
    page
      .locator('.hull-board .hull-name')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThanOrEqual(14)
})

test('a moment of the timeline starts the replay there; the board and the end take turns', async () => {
  const page = await stage.guest()
  await openEnd(page, GAMES.nemesis)
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await page.locator('.table-board').waitFor()
  await page.getByRole('button', { name: 'How it ended' }).click()
  await page.locator('.end-line button').nth(4).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(10)
  expect(Number(await slider.inputValue())).toBeLessThan(Number(await slider.getAttribute('max')))
})

test('a finished game is played on from its middle', async () => {
  const page = await stage.guest()
  await openEnd(page, GAMES.nemesis)
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(10)
  await slider.fill(String(Math.floor(last / 2)))
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL(/#\/here\//)
  await page.locator('.table').waitFor()
  await new Player(page, 6).play(3)
})

test('a replay stands in the frame of the table, with the bar of time in the place of the question', async () => {
  const page = await stage.guest()
  await openEnd(page, GAMES.theseus)
  const board = () => page.locator('.table-board').boundingBox()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  const atTable = await board()
  await page.getByRole('button', { name: 'How it ended' }).click()
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  expect(await board()).toEqual(atTable)
  const at = async () => Number(await slider.inputValue())
  await page.getByLabel('Speed').selectOption('4')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(at).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await slider.fill('40')
  expect(await board()).toEqual(atTable)
  await page.getByLabel('Seen by').selectOption('1')
  await expect.poll(() => page.locator('.own-me').getAttribute('class')).toContain('the-seat-1')
  await page.locator('.log .log-line').first().click()
  await expect.poll(at).toBeLessThan(40)
})
