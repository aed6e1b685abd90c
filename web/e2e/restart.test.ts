import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'
import { gather, logOf, sameLogOn } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** Picks what is enough for an answer, and waits for nothing. */
async function answerOnce(page: Page): Promise<void> {
  const list = page.locator('.choice-list')
  const [min, max] = ((await list.getAttribute('data-picks')) ?? '').split(' ').map(Number)
  for (let i = 0; i < Math.max(1, min); i++) await list.locator('.offer').nth(i).click()
  if (max > 1) await page.locator('.prompt-main').click()
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after a server that ended by %s is back, everybody plays on from where they were',
  async (signal) => {
    const { pages } = await gather(stage, ['Ann', 'Bob'])
    const [ann, bob] = pages
    const players = pages.map((page, seed) => new Player(page, seed))
    while (players[0].answers < 2) for (const player of players) await player.answerIfAsked()
    await ann.getByRole('tab', { name: 'Chat' }).click()
    await ann.getByPlaceholder('Say something…').fill('Still there?')
    await ann.getByRole('button', { name: 'Send' }).click()
    await bob.getByRole('tab', { name: 'Chat 1 new' }).waitFor()
    await ann.getByRole('tab', { name: 'Log' }).click()
    const log = await logOf(bob)

    const waiting = (await ann.locator('.choice-list').isVisible()) ? ann : bob
    const question = await waiting.locator('.choice-list').getAttribute('data-question')
    await stage.restart(signal, async () => {
      for (const page of pages) await page.getByText('Connection lost').waitFor()
      expect(await logOf(bob)).toEqual(log)
      await answerOnce(waiting)
    })
    for (const page of pages) {
      await page.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 60_000 })
    }
    await waiting.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.choice-list')?.dataset.question !== was,
      question,
    )
    expect((await logOf(bob)).slice(0, log.length)).toEqual(log)
    const before = players[1].answers
    while (players[1].answers < before + 2) {
      for (const player of players) await player.answerIfAsked()
    }
    await sameLogOn(pages)
    await bob.getByRole('tab', { name: /^Chat/ }).click()
    await bob.getByText('Still there?').waitFor()
  },
)
