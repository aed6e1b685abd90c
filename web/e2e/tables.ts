import type { Page } from 'playwright-core'

/** What people do before a game, through the pages. English ones. */

const NAMES = { theseus: 'Theseus: The Dark Orbit', nemesis: 'Nemesis' }

export type GameId = keyof typeof NAMES

/** "Play now" on the first page. */
export async function playNow(page: Page, url: string, game: GameId, bots: number): Promise<void> {
  await page.goto(url)
  const poster = page.getByRole('article', { name: NAMES[game] })
  await poster.locator('select').first().selectOption(String(bots))
  await poster.locator('.home-play').click()
  await page.locator('.table').waitFor()
}

/** Opens a table on the server with free seats for friends; answers its link. */
export async function openOnline(
  page: Page,
  url: string,
  game: GameId,
  seats: number,
): Promise<string> {
  await page.goto(`${url}/#/new/${game}`)
  await page.getByRole('radio', { name: 'Online' }).check()
  const count = page.getByLabel('Seats', { exact: true })
  while (Number(await count.textContent()) < seats) {
    await page.getByRole('button', { name: 'One seat more' }).click()
  }
  while (Number(await count.textContent()) > seats) {
    await page.getByRole('button', { name: 'One seat fewer' }).click()
  }
  for (let seat = 1; seat < seats; seat++) {
    await page.locator('.new-seats > li').nth(seat).locator('select').first().selectOption('person')
  }
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: 'Invite' }).waitFor()
  return page.url()
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByText('starts the game when everybody is there').waitFor()
}

export async function startGame(host: Page, pages: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click()
  for (const page of pages) await page.locator('.table').waitFor()
}

/** The log as this page tells it, without what belongs to one reader. */
export function logOf(page: Page): Promise<string[]> {
  return page
    .locator('.log .log-line, .log .log-heading')
    .evaluateAll((lines) => lines.map((line) => line.textContent ?? ''))
}
