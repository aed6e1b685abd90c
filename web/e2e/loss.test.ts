import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerOnce, Player, playTogether } from './player.ts'
import { setStage } from './stage.ts'
import { gather, logOf, playNow, sameLogOn } from './tables.ts'

const stage = setStage({})

const question = '.prompt[data-question]'

function whoeverIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map((page) =>
      page
        .locator(question)
        .waitFor()
        .then(() => page),
    ),
  )
}

test('a reload in the middle of a decision loses nothing, on the server and on the device', async () => {
  const { pages } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  await new Player(ann, 1).answer()
  const alone = await stage.guest()
  await playNow(alone, stage.url, 'theseus', 1)
  await new Player(alone, 1).play(4)

  for (const page of [await whoeverIsAsked([ann, bob]), alone]) {
    await page.locator(question).waitFor()
    const asked = await page.locator(question).getAttribute('data-question')
    const log = await logOf(page)
    await page.reload()
    await page.locator(question).waitFor()
    expect(await page.locator(question).getAttribute('data-question')).toBe(asked)
    expect(await logOf(page)).toEqual(log)
  }
})

test('an answer that is given while the network is gone arrives once', async () => {
  const { pages } = await gather(stage, ['Ann', 'Bob'])
  const [ann, bob] = pages
  await ann.locator(question).waitFor()

  stage.expectErrors()
  await ann.context().setOffline(true)
  const before = await ann.locator(question).getAttribute('data-question')
  const failed = ann.waitForEvent('requestfailed')
  await answerOnce(ann)
  await failed
  expect((await logOf(bob)).length).toBe((await logOf(ann)).length)
  await ann.context().setOffline(false)

  await ann.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.prompt')?.dataset.question !== was,
    before,
  )
  const players = [new Player(ann, 3), new Player(bob, 4)]
  await playTogether(players, () => players[0].answers >= 4)
  await sameLogOn([ann, bob])
})
