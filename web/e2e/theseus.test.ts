import { expect, test } from 'vitest'
import { BY_MOUSE, Player, playTogether } from './player.ts'
import { setStage } from './stage.ts'
import { logOf, openOnline, sitDown, startGame, tell } from './tables.ts'

const stage = setStage({})

test('two browsers play Theseus against each other, are told its end, and find the same next table', async () => {
  const ann = await stage.guest({ name: 'Ann' })
  const bob = await stage.guest({ name: 'Bob' })
  const link = await openOnline(ann, stage.url, 'theseus', 2)
  await sitDown(bob, link, 'Bob')
  await startGame(ann, [ann, bob])

  // The first answers by the mouse, as people give them.
  const byMouse = [new Player(ann, 1, BY_MOUSE), new Player(bob, 2, BY_MOUSE)]
  await playTogether(byMouse, () => byMouse.every(({ answers }) => answers >= 4))
  const players = [new Player(ann, 3), new Player(bob, 4)]
  await playTogether(players, () => players.every(({ answers }) => answers >= 8))
  // Bots bring it to its end.
  const id = link.split('/').at(-1)
  for (const [seat, page] of [ann, bob].entries()) {
    await tell(stage, page, `tables/${id}/seats/${seat}/takeover`, { bot: 'random' })
  }
  const verdicts = await Promise.all(
    [ann, bob].map((page) => page.locator('.end-verdict').textContent()),
  )
  expect(verdicts.toSorted().join()).toMatch(/^You have (lost|won)\.,You have (won|lost)\.$/)

  await ann.getByRole('button', { name: 'More', exact: true }).click()
  await ann.getByRole('button', { name: 'Check the shuffle' }).click()
  await ann.getByText('The shuffle was fixed before the game').waitFor()
  await ann.keyboard.press('Escape')
  await Promise.all(
    [ann, bob].map((page) => page.getByRole('button', { name: 'Look at the board' }).click()),
  )

  const [told, heard] = await Promise.all([logOf(ann), logOf(bob)])
  expect(told.length).toBeGreaterThan(50)
  expect(heard).toEqual(told)

  // Both find the same next table, and sit there as they sat.
  await Promise.all(
    [ann, bob].map((page) => page.getByRole('button', { name: 'How it ended' }).click()),
  )
  await ann.getByRole('button', { name: 'Play once more' }).click()
  await ann.getByRole('heading', { name: 'Invite' }).waitFor()
  await bob.getByText('The next game is being set up: come along.').waitFor()
  await bob.getByRole('button', { name: 'Play once more' }).click()
  await bob.getByText('Ann starts the game').waitFor()
  expect(bob.url()).toBe(ann.url())
  expect(bob.url()).not.toBe(link)
  expect(await bob.locator('.lobby-seat').nth(1).textContent()).toContain('Bob')
  await startGame(ann, [ann, bob])
})
