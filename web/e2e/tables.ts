import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { entryOf } from '../games/index.ts'
import type { Stage } from './stage.ts'

/** What people do before a game, through the pages. English ones. */

/** What a text key looks like where its sentence is missing. */
export const UNTRANSLATED =
  /\b(?:prompt|option|log|result|card|room|item|why|action)\.[a-z]|\{\w+\}|undefined/

/** Alone on the first page, against so many bots, in any language. */
export async function playNow(page: Page, url: string, game: string, bots: number): Promise<void> {
  await page.goto(url)
  const shown = page.locator('.game', {
    has: page.locator('h3', { hasText: entryOf(game)!.short }),
  })
  await shown.locator('h3 button').click()
  await page.locator(`.game-sheet input[value="${bots}"]`).check()
  await page.locator('.game-sheet-play').click()
  await page.locator('.table').waitFor()
  // A pointer that rests on what is told would hold it.
  await page.mouse.move(0, 0)
}

/** Opens a table on the server with free seats for friends; answers its link. */
export async function openOnline(
  page: Page,
  url: string,
  game: string,
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

/** Waits until these pages tell the same log. */
export async function sameLogOn(pages: readonly Page[]): Promise<void> {
  const logs = async () => Promise.all(pages.map(async (page) => (await logOf(page)).join('\n')))
  await expect.poll(async () => new Set(await logs()).size).toBe(1)
}

/** The names of one's own objectives, which are covered until the button is held. */
export async function objectivesOn(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: /^Objectives/ })
  await button.hover()
  await page.mouse.down()
  const cards = page.locator('.peek-sheet h4')
  await cards.first().waitFor()
  const names = await cards.allTextContents()
  await page.mouse.up()
  return names
}

export interface Opening {
  readonly game?: string
  readonly bots?: readonly string[]
  readonly clocks?: unknown
  readonly spectators?: boolean
  /** More than there are people and bots: the rest is free. */
  readonly seats?: number
}

/** People with names at a table on the server, the first as its host; answers the table's id. */
export async function openFor(
  stage: Stage,
  pages: readonly Page[],
  names: readonly string[],
  { game = 'theseus', bots = [], ...rest }: Opening = {},
): Promise<string> {
  for (const [i, page] of pages.entries()) await tell(stage, page, 'identity', { name: names[i] })
  const seats = pages.length + bots.length
  const { id } = await tell(stage, pages[0], 'tables', { game, seats, bots, ...rest })
  for (const page of pages.slice(1)) await tell(stage, page, `tables/${id}/join`)
  return id
}

/** The same with the game begun and everybody looking at it. */
export async function gather(
  stage: Stage,
  names: readonly string[],
  opening: Opening = {},
): Promise<{ pages: Page[]; link: string; id: string }> {
  const pages = await Promise.all(names.map((name) => stage.guest({ name })))
  const id = await openFor(stage, pages, names, opening)
  await tell(stage, pages[0], `tables/${id}/start`)
  const link = linkTo(stage, id)
  for (const page of pages) await page.goto(link)
  for (const page of pages) await page.locator('.table').waitFor()
  return { pages, link, id }
}

export function linkTo(stage: Stage, table: string): string {
  return `${stage.url}/#/t/${table}`
}

/** A request of whoever sits before this page. */
export async function tell(stage: Stage, page: Page, path: string, data: unknown = {}) {
  const response = await page.request.post(`${stage.url}/api/${path}`, { data })
  if (!response.ok()) throw new Error(await response.text())
  return response.json()
}
