import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { PHONE, Stage } from './stage.ts'
import { type GameId, playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test.each<[GameId, number]>([
  ['theseus', 1],
  ['nemesis', 2],
])('a phone plays a whole game of %s by touch, and never scrolls sideways', async (game, bots) => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(page, stage.url, game, bots)
  const player = new Player(page, 21, (choice) => choice.tap())
  while (!(await player.isOver())) {
    await player.answer()
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.width)
  }
  expect(player.answers).toBeGreaterThan(5)
  expect(stage.errors).toEqual([])
})
