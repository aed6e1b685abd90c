import { expect, test } from 'vitest'
import { answerOnce, Player, playTogether } from './player.ts'
import { setStage } from './stage.ts'
import { gather, logOf, sameLogOn } from './tables.ts'

const stage = setStage({})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after a server that ended by %s is back, everybody plays on from where they were',
  async (signal) => {
    const { pages } = await gather(stage, ['Ann', 'Bob'])
    const [ann, bob] = pages
    const players = pages.map((page, seed) => new Player(page, seed))
    await playTogether(players, () => players[0].answers >= 2)
    await ann.getByPlaceholder('Say something…').fill('Still there?')
    await ann.getByRole('button', { name: 'Send' }).click()
    await bob.getByText('Still there?').waitFor()
    const log = await logOf(bob)

    const waiting = (await ann.locator('.prompt[data-question]').isVisible()) ? ann : bob
    const question = await waiting.locator('.prompt[data-question]').getAttribute('data-question')
    await stage.restart(signal, async () => {
      for (const page of pages) await page.getByText('Connection lost').waitFor()
      expect(await logOf(bob)).toEqual(log)
      await answerOnce(waiting)
    })
    for (const page of pages) {
      await page.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 60_000 })
    }
    await waiting.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.prompt')?.dataset.question !== was,
      question,
    )
    expect((await logOf(bob)).slice(0, log.length)).toEqual(log)
    const before = players[1].answers
    await playTogether(players, () => players[1].answers >= before + 2)
    await sameLogOn(pages)
    await bob.getByText('Still there?').waitFor()
  },
)
