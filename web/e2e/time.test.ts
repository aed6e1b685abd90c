import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Player, playTogether } from './player.ts'
import { setStage } from './stage.ts'
import { gather, linkTo, openFor, tell } from './tables.ts'

const stage = setStage({})

const asked = (page: Page) => page.locator('.prompt[data-question]')

test('the clocks that the form asks for reach the server and the lobby', async () => {
  const page = await stage.guest()
  await page.goto(`${stage.url}/#/new/theseus`)
  await page.getByRole('radio', { name: 'Online' }).check()
  await page.getByLabel('For each decision').selectOption('600')
  await page.getByLabel('For the whole game').selectOption('7200')
  await page.getByRole('switch', { name: /hours/ }).click()
  await page.getByLabel('From', { exact: true }).fill('19:30')
  await page.getByLabel('To', { exact: true }).fill('01:00')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/tables'),
  )
  await page.getByRole('button', { name: 'Open the table' }).click()
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect((await sent).postDataJSON().clocks).toEqual({
    perMove: 600,
    perGame: 7200,
    window: { from: '19:30', to: '01:00', zone },
  })
  await page.getByText(/10 min.* for each decision/).waitFor()
})

test('when the time is up a bot plays on, until the seat is taken back', async () => {
  const names = ['Ann', 'Bob']
  const pages = await Promise.all(names.map((name) => stage.guest({ name })))
  const id = await openFor(stage, pages, names, { clocks: { perMove: 8 } })
  for (const page of pages) await page.goto(linkTo(stage, id))
  await pages[0].getByRole('button', { name: 'Start the game' }).waitFor()
  // Everybody is there before the clock runs.
  await tell(stage, pages[0], `tables/${id}/start`)
  await pages[0].getByRole('timer').waitFor()
  expect(await pages[0].getByRole('timer').textContent()).toMatch(/^0:0[1-8]$/)
  const [late, other] = (await asked(pages[0]).isVisible()) ? pages : [pages[1], pages[0]]
  await late.getByRole('button', { name: 'Take my seat back from the bot' }).click()
  await late.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'hidden' })
  await other.locator('.table').waitFor()
})

/** The tab goes into the background, as far as the page can tell. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('a hidden tab says that it is one’s turn: title, icon, notice and the first page', async () => {
  const { pages, link } = await gather(stage, ['Ann', 'Bob'])
  const players = pages.map((page, seed) => new Player(page, seed))
  const [bob] = [pages[1]]
  while (await asked(bob).isVisible()) await players[1].answer()

  await bob.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('bulkhead-settings') ?? '{}')
    localStorage.setItem('bulkhead-settings', JSON.stringify({ ...settings, notify: true }))
  })
  await bob.addInitScript(() => {
    const told: string[] = []
    class Notice {
      static permission = 'granted'
      constructor(title: string, { body }: NotificationOptions) {
        told.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: Notice, told })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      told.push(`${title}: ${options?.body}`)
    }
  })
  await bob.reload()
  await bob.locator('.table').waitFor()
  await hide(bob)
  expect(await bob.title()).toBe('Theseus · Bulkhead')
  // Nothing is told to a page that nobody sees: its question waits.
  await playTogether([players[0]], async () => (await bob.title()) === '● Your turn · Theseus')

  expect(await bob.locator('link[rel=icon]').getAttribute('href')).toBe('icon-turn.svg')
  await expect.poll(() => bob.evaluate('window.told')).toEqual(['Your turn: Theseus'])

  const home = await bob.context().newPage()
  await home.goto(stage.url)
  await home.getByText(/^Your turn, for /).waitFor()
  await home.getByRole('link', { name: 'Go on with Theseus' }).click()
  await home.waitForURL(link)
})
