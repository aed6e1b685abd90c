import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** Everything that a page has said since somebody listened: the strip, the log, and whom its reader plays. */
interface Heard {
  readonly told: readonly string[]
  readonly log: readonly string[]
  readonly me: string
}

async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.evaluate(() => {
    const [told, log] = [new Set<string>(), new Set<string>()]
    const heard = { told, log, me: '' }
    Object.assign(window, { heard })
    const note = () => {
      const text = document.querySelector('.story-say strong')?.textContent
      if (text) told.add(text)
      const name = document.querySelector('.own-me')?.getAttribute('aria-label') ?? ''
      if (name && !/^Player/.test(name)) heard.me ||= name
      for (const line of document.querySelectorAll('.log-line')) {
        log.add((line.textContent ?? '').replace(/NEM-[A-Z]+-\d+.*$/, '').trim())
      }
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
    note()
  })
  return () =>
    page.evaluate(() => {
      const { told, log, me } = (
        window as unknown as { heard: { told: Set<string>; log: Set<string>; me: string } }
      ).heard
      return { told: [...told], log: [...log], me }
    })
}

test('whatever hurts one’s own Character is told, however fast the others play', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 3)
  const heard = await listen(page)
  await new Player(page, 11).playToTheEnd()
  const { told, log, me } = await heard()
  const harm = new RegExp(`^The ${me} (dies|perishes|suffers a|discards the whole hand)`)
  const mine = log.filter((line) => harm.test(line))
  expect(mine.length).toBeGreaterThan(0)
  const story = told.join(' ')
  expect(mine.filter((line) => !story.includes(line))).toEqual([])
  expect(stage.errors).toEqual([])
})

test('what is told waits for Go on where one wants it to, and the question waits too', async () => {
  const page = await stage.guest()
  await page.addInitScript(() => {
    const key = 'bulkhead-settings'
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...settings, pace: 'step' }))
  })
  await playNow(page, stage.url, 'theseus', 1)
  const strip = page.getByRole('region', { name: 'What happens' })
  const goOn = page.getByRole('button', { name: /^Go on/ })
  const player = new Player(page, 3)
  const isTold = async () => {
    await player.answerIfAsked()
    return goOn.isVisible()
  }
  await expect.poll(isTold, { timeout: 30_000 }).toBe(true)
  expect(await page.locator('.prompt[data-question]').count()).toBe(0)
  const told = await strip.textContent()
  await page.keyboard.press(' ')
  await expect.poll(() => strip.textContent()).not.toBe(told)
  const question = page.locator('.prompt[data-question]')
  const isAsked = async () => {
    if (await goOn.isVisible()) await page.keyboard.press(' ')
    return question.isVisible()
  }
  await expect.poll(isAsked, { timeout: 30_000 }).toBe(true)

  await page.keyboard.press('h')
  await strip.locator('.story-say').waitFor()
  expect(await question.count()).toBe(0)
  await page.keyboard.press('s')
  await question.waitFor()
  expect(stage.errors).toEqual([])
})
