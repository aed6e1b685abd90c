import { expect, test } from 'vitest'
import { Player, playTogether } from './player.ts'
import { setStage } from './stage.ts'
import { objectivesOn, openOnline, sitDown, startGame } from './tables.ts'

const stage = setStage({})

test('four browsers start a table of Nemesis by its link, and nobody sees what another one holds', async () => {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan']
  const pages = await Promise.all(names.map((name) => stage.guest({ name })))
  const link = await openOnline(pages[0], stage.url, 'nemesis', 4)
  for (const [i, page] of pages.entries()) if (i > 0) await sitDown(page, link, names[i])
  await startGame(pages[0], pages)

  const players = pages.map((page, seed) => new Player(page, seed))
  const answers = () => players.reduce((sum, player) => sum + player.answers, 0)
  await playTogether(players, () => answers() >= 16)
  const objectives = await Promise.all(pages.map(objectivesOn))
  for (const [i, own] of objectives.entries()) {
    expect(own).toHaveLength(2)
    for (const [j, page] of pages.entries()) {
      if (i === j) continue
      const seen = await page.locator('body').textContent()
      for (const name of own) expect(seen).not.toContain(name)
    }
  }
})
