import { GAMES } from '@bulkhead/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { PHONE, Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** More bots would make a whole game take too long. */
const FEW = 2

test.each(GAMES)(
  'a phone plays a whole game of $id by touch, and never scrolls sideways',
  async ({ id, usualSeats }) => {
    const page = await stage.guest({ viewport: PHONE, touch: true })
    await playNow(page, stage.url, id, Math.min(usualSeats - 1, FEW))
    const player = new Player(page, 21, (choice) => choice.tap())
    while (!(await player.isOver())) {
      await player.answer()
      const width = await page.evaluate(() => document.scrollingElement?.scrollWidth)
      expect(width).toBeLessThanOrEqual(PHONE.width)
    }
    expect(player.answers).toBeGreaterThan(5)
    expect(stage.errors).toEqual([])
  },
)

test('a phone opens Nemesis at one’s own Character', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, 'nemesis', 2)
  const player = new Player(page, 4, (choice) => choice.tap())
  const figure = page.locator('.nem-board [data-target="seat:0"]')
  while ((await figure.count()) === 0) await player.answer()
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
  const names = page.locator('.nem-board .nem-name')
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
  expect(await page.locator('.nem-board .nem-room-icon').first().isVisible()).toBe(true)
})
