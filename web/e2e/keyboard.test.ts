import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, playedAlmost, playedUntil, sitAt } from './matches.ts'
import { Player } from './player.ts'
import { setStage } from './stage.ts'

const stage = setStage()

/** So many answers before its end. */
const LEFT = 8

test('after one visit games are begun and ended by keyboard alone, without any network, and are kept', async () => {
  const page = await stage.visitor()
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Play Theseus alone now' }))
  await page.keyboard.press('Enter')
  await page.locator('.table').waitFor()

  const player = new Player(page, 11, async (choice) => {
    if (!(await isMainButton(choice))) return choose(page, choice)
    await page.keyboard.press('m')
    await page.keyboard.press('Enter')
  })
  await player.play(2)
  await page.reload()
  await player.play(1)

  await sitAt(page, stage.url, playedAlmost(theseus, 2, LEFT))
  await player.playToTheEnd()
  expect(player.answers).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  await page.locator('.end-page').waitFor({ state: 'hidden' })
  await page.goto(stage.url)
  await page.getByText('Finished').waitFor()
})

test('what can be chosen on the board is reached by Tab and chosen by Enter', async () => {
  const page = await stage.guest()
  await sitAt(
    page,
    stage.url,
    playedUntil(nemesis, 2, (match) => asks(match, 0, 'action')),
  )
  const lit = page.locator('.table-board [data-target^="place:"][data-lit]').first()
  await lit.waitFor()
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
