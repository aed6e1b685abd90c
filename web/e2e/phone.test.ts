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
})
