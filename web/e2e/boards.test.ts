import { aftermath } from '@bulkhead/aftermath'
import { lockdown } from '@bulkhead/lockdown'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, playedUntil, sitAt } from './matches.ts'
import { LYING, PHONE, setStage } from './stage.ts'

const stage = setStage()

/** Whether the middle of this thing lies within what is seen of the board. */
function isSeen(page: Page, target: string): Promise<boolean> {
  return page.evaluate((at) => {
    const frame = document.querySelector('.table-board')!.getBoundingClientRect()
    const { x, y, width, height } = document
      .querySelector(`.table-board [data-target="${at}"]`)!
      .getBoundingClientRect()
    const [midX, midY] = [x + width / 2, y + height / 2]
    return midX > frame.left && midX < frame.right && midY > frame.top && midY < frame.bottom
  }, target)
}

const TURN = playedUntil(
  aftermath,
  3,
  (match) => match.answers.length > 20 && asks(match, 0, 'action'),
)
/** The Shuttle's Main Room, and the middle of the ship. */
const [MAIN, HIBERNATORIUM] = ['place:21', 'place:10']

test('on a phone a switch leads from the Nemesis to the Shuttle and back', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(page, stage.url, TURN)
  const to = (name: string) => page.locator('.board-switch').getByRole('button', { name })
  await to('Shuttle').tap()
  await expect.poll(() => isSeen(page, MAIN)).toBe(true)
  await expect.poll(() => to('Shuttle').getAttribute('aria-pressed')).toBe('true')
  expect(await isSeen(page, HIBERNATORIUM)).toBe(false)
  await to('Nemesis').tap()
  await expect.poll(() => to('Nemesis').getAttribute('aria-pressed')).toBe('true')
  expect(await isSeen(page, MAIN)).toBe(false)
})

test('the switch names the board of which most is in sight', async () => {
  const page = await stage.guest({ viewport: LYING, touch: true })
  const aboard = playedUntil(aftermath, 3, (match) => {
    const { players } = match.view(0) as { players: { room: number }[] }
    return asks(match, 0, 'action') && players[0].room >= 21
  })
  await sitAt(page, stage.url, aboard)
  const shuttle = page.locator('.board-switch').getByRole('button', { name: 'Shuttle' })
  await expect.poll(() => shuttle.getAttribute('aria-pressed')).toBe('true')
})

test('a board that is one has no switch', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  const turn = playedUntil(lockdown, 2, (match) => asks(match, 0, 'action'))
  await sitAt(page, stage.url, turn)
  await page.locator('.look-button').waitFor()
  expect(await page.locator('.board-switch').count()).toBe(0)
})
