import { theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { playedFor, sitAt } from './matches.ts'
import { Player } from './player.ts'
import { SIZES, setStage } from './stage.ts'

const stage = setStage()

test('what is told waits for Go on where one wants it to, and the question waits too', async () => {
  const page = await stage.guest({ pace: 'step' })
  await sitAt(page, stage.url, playedFor(theseus, 2, 16))
  const strip = page.getByRole('region', { name: 'What happens' })
  const goOn = page.getByRole('button', { name: /^Go on/ })
  const player = new Player(page, 3)
  const isTold = async () => {
    await player.answerIfAsked()
    return goOn.isVisible()
  }
  await expect.poll(isTold).toBe(true)
  expect(await page.locator('.prompt[data-question]').count()).toBe(0)
  const told = await strip.textContent()
  await page.keyboard.press(' ')
  await expect.poll(() => strip.textContent()).not.toBe(told)
  const question = page.locator('.prompt[data-question]')
  // What others have done since can be told again.
  const again = page.locator('.story-again')
  const isRest = async () => {
    if (await goOn.isVisible()) await page.keyboard.press(' ')
    if ((await question.isVisible()) && !(await again.isVisible())) await player.answerIfAsked()
    return (await question.isVisible()) && (await again.isVisible())
  }
  await expect.poll(isRest).toBe(true)

  await page.keyboard.press('h')
  await strip.locator('.story-say').waitFor()
  expect(await question.count()).toBe(0)
  await page.keyboard.press('s')
  await question.waitFor()
})

/** Runs in the page: the longest sentence that a strip may have, and whether it stands whole in it. */
async function isWhole(): Promise<boolean> {
  const strip = document.querySelector('.story.telling')!
  const said = strip.querySelector('.story-say strong')!
  said.textContent =
    'The door in corridor 1/4–1 between the Emergency Staircase S-01 / S-02 and the Testing Lab is open.'
  await new Promise(requestAnimationFrame)
  const words = document.createRange()
  words.selectNodeContents(said)
  const [inner, outer] = [words.getBoundingClientRect(), strip.getBoundingClientRect()]
  return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right
}

test('beside the board what is told stands whole in its strip', async () => {
  const page = await stage.guest({ pace: 'step' })
  await sitAt(page, stage.url, playedFor(theseus, 2, 16))
  const player = new Player(page, 3)
  const isTold = async () => {
    await player.answerIfAsked()
    return page.getByRole('button', { name: /^Go on/ }).isVisible()
  }
  await expect.poll(isTold).toBe(true)
  for (const size of SIZES.filter(({ height }) => height < 520)) {
    await page.setViewportSize(size)
    await page.locator('.table.flat .story.telling').waitFor()
    await expect.poll(() => page.evaluate(isWhole), { message: `${size.width}` }).toBe(true)
  }
})
