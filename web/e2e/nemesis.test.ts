import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'
import { objectivesOn, openOnline, playNow, sitDown, startGame } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('one person and three bots play a whole game of Nemesis, replay it and play on from the middle', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 3)
  const player = new Player(page, 5)
  await player.playToTheEnd()
  expect(player.answers).toBeGreaterThan(5)
  await page.locator('.end-verdict').waitFor()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Check the shuffle' }).click()
  await page.getByText('The shuffle was fixed before the game').waitFor()
  await page.keyboard.press('Escape')

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
  expect(stage.errors).toEqual([])
})

test('four browsers start a table of Nemesis by its link, and nobody sees what another one holds', async () => {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan']
  const pages = await Promise.all(names.map((name) => stage.guest({ name })))
  const link = await openOnline(pages[0], stage.url, 'nemesis', 4)
  for (const [i, page] of pages.entries()) if (i > 0) await sitDown(page, link, names[i])
  await startGame(pages[0], pages)

  const players = pages.map((page, seed) => new Player(page, seed))
  const answers = () => players.reduce((sum, player) => sum + player.answers, 0)
  while (answers() < 16) for (const player of players) await player.answerIfAsked()
  const objectives = await Promise.all(pages.map(objectivesOn))
  for (const [i, own] of objectives.entries()) {
    expect(own).toHaveLength(2)
    for (const [j, page] of pages.entries()) {
      if (i === j) continue
      const seen = await page.locator('body').textContent()
      for (const name of own) expect(seen).not.toContain(name)
    }
  }
  expect(stage.errors).toEqual([])
})
