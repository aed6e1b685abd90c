import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

test('after one visit a whole game is played without any network, and is kept', async () => {
  const page = await stage.guest()
  await page.goto(stage.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 50))
  })
  await page.context().setOffline(true)
  await playNow(page, stage.url, 'theseus', 1)
  const player = new Player(page, 7)
  await player.play(5)
  await page.reload()
  await player.playToTheEnd()
  expect(player.answers).toBeGreaterThan(10)

  await page.goto(stage.url)
  await page.getByText('Finished').waitFor()
})
