import { afterAll, beforeAll, expect, test } from 'vitest'
import { BY_MOUSE, Player } from './player.ts'
import { Stage } from './stage.ts'
import { logOf, openOnline, sitDown, startGame } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('two browsers play a whole game of Theseus against each other', async () => {
  const ann = await stage.guest({ name: 'Ann' })
  const bob = await stage.guest({ name: 'Bob' })
  const link = await openOnline(ann, stage.url, 'theseus', 2)
  await sitDown(bob, link, 'Bob')
  await startGame(ann, [ann, bob])

  const players = [new Player(ann, 1, BY_MOUSE), new Player(bob, 2, BY_MOUSE)]
  await Promise.all(players.map((player) => player.playToTheEnd()))
  expect(players.every(({ answers }) => answers > 10)).toBe(true)

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

  await bob.getByRole('button', { name: 'How it ended' }).click()
  await bob.getByRole('button', { name: 'Play once more' }).click()
  await bob.getByRole('heading', { name: 'Seats' }).waitFor()
  expect(stage.errors).toEqual([])
})
