import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('a whole game is played by keyboard alone, from the first page on', async () => {
  const page = await stage.guest()
  await page.goto(stage.url)
  await page.getByRole('article').first().waitFor()
  await tabTo(page, page.locator('.game-alone').nth(1))
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()

  const player = new Player(page, 11, async (choice) => {
    if (!(await isMainButton(choice))) return choose(page, choice)
    await page.keyboard.press('m')
    await page.keyboard.press('Enter')
  })
  await player.playToTheEnd()
  expect(player.answers).toBeGreaterThan(10)
  await page.keyboard.press('Escape')
  await page.locator('.end-page').waitFor({ state: 'hidden' })
  expect(stage.errors).toEqual([])
})

test('what can be chosen on the board is reached by Tab and chosen by Enter', async () => {
  const page = await stage.guest()
  await page.goto(`${stage.url}/#/`)
  await tabTo(page, page.locator('.game-alone').first())
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()
  const player = new Player(page, 3)
  const lit = page.locator('.table-board .nem-press.nem-lit').first()
  while ((await lit.count()) === 0) await player.answer()
  const before = await page.locator('.prompt[data-question]').getAttribute('data-question')
  await page.keyboard.press('b')
  await tabTo(page, lit)
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (was) =>
      document.querySelector('.popover') !== null ||
      document.querySelector<HTMLElement>('.prompt')?.dataset.question !== was,
    before,
  )
})

async function isMainButton(choice: Locator): Promise<boolean> {
  return choice.evaluate((element) => element.classList.contains('prompt-main'))
}

/** From the first choice on, Tab by Tab. */
async function choose(page: Page, choice: Locator): Promise<void> {
  await tabTo(page, choice)
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < 400; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}
