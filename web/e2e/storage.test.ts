import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Player } from './player.ts'
import { PHONE, setStage } from './stage.ts'
import { gather, sameLogOn } from './tables.ts'

const stage = setStage({})

const NOTE = 'The server cannot reach its storage. Trying again…'
const API = '**/api/**'

/** What the server answers to everything while its storage is away. */
async function loseStorage(page: Page): Promise<void> {
  const body = { error: 'no-storage', message: 'The server cannot reach its storage.' }
  stage.expectErrors()
  await page.route(API, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: body }),
  )
}

test('a server without its storage is told plainly, and the answer given meanwhile arrives once', async () => {
  const { pages } = await gather(stage, ['Ann', 'Bob'])
  const players = pages.map((page, seed) => new Player(page, seed))
  const first = (await pages[0].locator('.prompt[data-question]').isVisible()) ? 0 : 1
  await loseStorage(pages[first])
  const answered = players[first].answer()
  await pages[first].getByText(NOTE).waitFor()
  expect(await pages[first].locator('.prompt-problem').count()).toBe(0)
  await pages[first].unroute(API)
  await answered
  await pages[first].getByText(NOTE).waitFor({ state: 'hidden' })
  await sameLogOn(pages)
})

test('a page that is opened meanwhile says so, and opens by itself', async () => {
  const { pages } = await gather(stage, ['Ann'], { bots: ['random'] })
  const [ann] = pages
  await ann.setViewportSize(PHONE)
  await loseStorage(ann)
  await ann.reload()
  await ann.getByText(NOTE).waitFor()
  await ann.unroute(API)
  await ann.locator('.prompt').first().waitFor()

  await loseStorage(ann)
  await ann.goto(`${stage.url}/#/`)
  await ann.reload()
  await ann.getByText(NOTE).waitFor()
  await ann.unroute(API)
  await ann.getByText(NOTE).waitFor({ state: 'hidden' })
  await ann.getByRole('heading', { name: 'Open tables' }).waitFor()
})
