import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** What a text key looks like where its sentence is missing. */
const KEY = /\b(?:prompt|option|log|result|card|room|item|why|action)\.[a-z]|\{\w+\}|undefined/

test('a game is played in French to its end, and the language changes at the table', async () => {
  const page = await stage.guest({ language: 'fr' })
  await playNow(page, stage.url, 'theseus', 1)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const player = new Player(page, 31)
  await player.play(4)
  expect(await page.locator('body').textContent()).not.toMatch(KEY)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('heading', { name: 'Keys' }).waitFor()
  await page.getByRole('button', { name: /Français/ }).click()
  await page.getByRole('heading', { name: 'Touches' }).waitFor()
  await page.keyboard.press('Escape')

  await player.playToTheEnd()
  await page.getByText(/Vous avez (gagné|perdu)\./).waitFor()
  expect(await page.locator('body').textContent()).not.toMatch(KEY)
  expect(stage.errors).toEqual([])
})
