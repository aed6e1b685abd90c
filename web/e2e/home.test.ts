import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, setStage } from './stage.ts'

const stage = setStage()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** The level of every bot in the game that was begun last here. */
async function botsHere(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() => localStorage.getItem('bulkhead-tables'))
  const { seats } = JSON.parse(kept ?? '{}').theseus.here
  return seats.slice(1).map(({ level }: { level: string }) => level)
}

test('whoever comes first is offered to learn; whoever comes back, the table that waits', async () => {
  const page = await stage.guest()
  await page.goto(stage.url)
  await page.getByRole('link', { name: 'Learn Nemesis in three minutes' }).waitFor()
  expect(await page.locator('.button.main').count()).toBe(1)
  expect(await page.getByRole('heading', { name: 'My tables' }).count()).toBe(0)

  for (const game of ['Theseus', 'Nemesis']) {
    await button(page, `Play ${game} alone now`).click()
    await page.locator('.table').waitFor()
    await page.goto(stage.url)
  }
  await page.getByText('Your turn, for 1 minute').waitFor()
  expect(await page.locator('.button.main').allTextContents()).toEqual(['Go on'])
  await page.getByText('The first cards are being placed.').waitFor()
  const mine = page.getByRole('region', { name: 'My tables' })
  await mine.getByRole('link', { name: /^Nemesis/ }).click()
  await page.locator('.table[data-game=nemesis]').waitFor()
})

test('a first visit has nothing to complain about', async () => {
  const page = await stage.guest({ name: '', keeps: true })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const known = page.waitForResponse(/\/api\/identity$/)
  const open = page.waitForResponse(/\/api\/tables$/)
  await page.goto(stage.url)
  expect((await known).status()).toBe(200)
  await open
  await button(page, 'Enter code').waitFor()
  expect(said).toEqual([])
})

test('alone begins with the bots of last time, which the other mouse button changes', async () => {
  const page = await stage.guest()
  await page.goto(stage.url)
  const alone = button(page, 'Play Theseus alone now')
  await alone.click()
  await page.locator('.table').waitFor()
  expect(await botsHere(page)).toEqual(['gentle'])

  await page.goto(stage.url)
  await alone.click({ button: 'right' })
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: '3', exact: true }).check()
  await sheet.getByRole('radio', { name: 'Strong' }).check()
  await button(page, 'Play against bots').click()
  await page.locator('.table').waitFor()
  await page.goto(stage.url)
  await alone.click()
  await page.locator('.table').waitFor()
  expect(await botsHere(page)).toEqual(['strong', 'strong', 'strong'])
})

test('friends meet by six letters, wherever they type them', async () => {
  const [ann, bob] = [
    await stage.guest({ name: '' }),
    await stage.guest({ name: 'Bob', viewport: PHONE }),
  ]
  await ann.goto(stage.url)
  await button(ann, 'Open a table of Theseus with friends').click()
  await ann.getByLabel('What shall the others call you?').fill('Ann')
  await button(ann, 'Open the table').click()
  const code = await ann.locator('.lobby-code b').textContent()
  expect(await ann.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(ann.url())

  await bob.goto(stage.url)
  await button(bob, 'Enter code').click()
  await bob.getByLabel('Link or 6 letters').fill('bbbbbb')
  await button(bob, 'Join').click()
  await bob.getByText('No open table has these letters.').waitFor()
  await bob.getByLabel('Link or 6 letters').fill(code!.toLowerCase())
  await button(bob, 'Join').click()
  await bob.waitForURL(ann.url())
  await button(bob, 'Sit down').click()
  await ann.getByText('Every seat is taken').waitFor()
})
