import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Player, playTogether } from './player.ts'
import { PHONE, setStage } from './stage.ts'
import { gather, playNow } from './tables.ts'

const stage = setStage({})

/** Plays until something is asked that may be asked again, and pins its first choice. */
async function pinFirst(page: Page): Promise<void> {
  const player = new Player(page, 1)
  const pin = page.locator('.offer-pin').first()
  await playTogether([player], () => pin.isVisible())
  const question = await page.locator('.prompt[data-question]').getAttribute('data-question')
  expect(await pin.getAttribute('aria-label')).toMatch(/^Always choose “.+”$/)
  await pin.click()
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.prompt')?.dataset.question !== before,
    question,
  )
}

async function removeFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('heading', { name: 'Standing orders' }).waitFor()
  await page.getByRole('button', { name: /^Remove the order “.+ → .+”$/ }).click()
  await page.getByRole('heading', { name: 'Standing orders' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: '1 standing order' }).waitFor({ state: 'hidden' })
}

test('on the server: what is pinned answers at once, is kept, is nobody else’s, and can be removed', async () => {
  const { pages } = await gather(stage, ['Ann'], { bots: ['random'] })
  const [ann] = pages
  const watcher = await stage.guest({ name: 'Wes' })
  await watcher.goto(ann.url())
  await watcher.locator('.table').waitFor()
  await pinFirst(ann)
  await ann.reload()
  await ann.getByRole('button', { name: '1 standing order' }).waitFor()
  expect(await watcher.getByText('standing order').count()).toBe(0)
  await removeFromMenu(ann)
})

test('on the device, and on a phone', async () => {
  const page = await stage.guest({ viewport: PHONE })
  await playNow(page, stage.url, 'theseus', 1)
  await pinFirst(page)
  await page.getByRole('tab', { name: 'Players' }).click()
  await page.getByRole('button', { name: '1 standing order' }).waitFor()
  await removeFromMenu(page)
})
