import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bulkhead/games'
import type { Browser, Page } from 'playwright-core'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { theBrowser } from './browser.ts'
import { Player } from './player.ts'
import { hurried } from './stage.ts'

const WEB = join(import.meta.dirname, '..')
const OTHERS = join(import.meta.dirname, 'offers')

/** No game of our own has offers yet: the client is served with others beside them. */
function otherGames(): Plugin {
  return {
    name: 'other-games',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (importer.startsWith(OTHERS)) return null
      const isOurs = importer.startsWith(join(WEB, 'play'))
      if (isOurs && source === './rules.ts') return join(OTHERS, 'rules.ts')
      return source.endsWith('/games/index.ts') ? join(OTHERS, 'ui.ts') : null
    },
  }
}

const WARM_UP = 120_000
/** The second round of Nemesis, several turns of Theseus. */
const ENOUGH = 20

let server: ViteDevServer
let browser: Browser
beforeAll(async () => {
  server = await createServer({
    configFile: join(WEB, 'vite.config.ts'),
    plugins: [otherGames()],
    server: { port: 0, host: '127.0.0.1', proxy: {}, hmr: false, watch: null },
    cacheDir: join(WEB, '..', '.cache', 'vite-offers'),
    // What a worker depends on is not found from the page.
    optimizeDeps: { entries: ['index.html', 'play/worker.ts'] },
    logLevel: 'error',
  })
  await server.listen()
  browser = await theBrowser()
  await warmUp()
}, 2 * WARM_UP)

/** At the first table the server translates every file of the client: that is no one's waiting time. */
async function warmUp(): Promise<void> {
  const page = await sitDown('slow')
  await page.locator('.curtain').waitFor({ timeout: WARM_UP })
  await takeDevice(page, 'Ann')
  await page.locator('.offers').waitFor({ timeout: WARM_UP })
  await page.context().close()
}
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

interface Visit {
  readonly language?: 'en' | 'fr'
  readonly calm?: boolean
  readonly people?: readonly string[]
  readonly bots?: number
  /** Whether what is told passes in a blink. */
  readonly hurried?: boolean
}

/** Somebody opens a local table of this game, with others at the same device or alone with a bot. */
async function sitDown(game: string, visit: Visit = {}): Promise<Page> {
  const { language = 'en', calm = false, people = ['Ann', 'Ben'], bots = 0 } = visit
  const context = await browser.newContext({ reducedMotion: calm ? 'reduce' : 'no-preference' })
  await context.addInitScript(
    (settings) => {
      localStorage.setItem('bulkhead-settings', JSON.stringify(settings))
    },
    { language, name: 'Ann', tips: { on: false, seen: [] }, pace: 'quick', stops: 'never' },
  )
  if (visit.hurried) await hurried(context)
  const page = await context.newPage()
  const url = server.resolvedUrls!.local[0]
  await page.goto(`${url}#/about`)
  const seats = [
    ...people.map((name) => ({ kind: 'person', name })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' })),
  ]
  const setup = JSON.stringify({ game, seats, seed: 5 })
  // As text: whoever runs these tests would put an import of its own in the place of the browser's.
  const id = await page.evaluate(
    `import('/play/local.ts').then(({ createLocal }) => createLocal(${setup}))`,
  )
  await page.goto(`${url}#/here/${id}`)
  return page
}

async function takeDevice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`I am ${name}`) }).click()
}

const offers = (page: Page) => page.locator('.offers [data-offer]')

test('what is on offer stands apart from the question, and a press takes it', async () => {
  const page = await sitDown('slow')
  await takeDevice(page, 'Ann')
  const region = page.getByRole('region', { name: 'At any moment' })
  await region.waitFor()
  expect(await offers(page).allTextContents()).toEqual([
    'Pay a coin: no bid below 2',
    'Snatch the lot',
  ])
  expect(await page.locator('.prompt [data-offer]').count()).toBe(0)
  const timer = region.getByRole('timer')
  expect(await timer.getAttribute('aria-label')).toMatch(
    /^(10:00|9:\d\d) left, and then: The sand has run through$/,
  )
  await region.getByRole('button', { name: /^Pay a coin/ }).click()
  await page.getByText('No bid below 2', { exact: true }).waitFor()
  await expect.poll(() => offers(page).allTextContents()).toEqual(['Snatch the lot'])
  expect(await page.locator('.prompt').textContent()).toContain('Look at the lot')
  await page.context().close()
})

test('the keyboard reaches it, and French has words for it', async () => {
  const page = await sitDown('slow', { language: 'fr' })
  await page.getByRole('button', { name: /Je suis Ann/ }).click()
  await page.getByRole('region', { name: 'À tout moment' }).waitFor()
  await page.keyboard.press('o')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Payer une pièce',
  )
  await page.keyboard.press('Enter')
  await page.getByText('No bid below 2', { exact: true }).waitFor()
  await page.context().close()
})

test('what somebody never takes goes out of sight, and comes back', async () => {
  const page = await sitDown('slow')
  await takeDevice(page, 'Ann')
  await page.getByRole('button', { name: 'Never take “Snatch the lot”' }).click()
  await expect.poll(() => offers(page).allTextContents()).toEqual(['Pay a coin: no bid below 2'])
  await page.getByRole('button', { name: '1 standing order' }).click()
  await page.getByRole('button', { name: 'Remove the order “Never: Snatch the lot”' }).click()
  await expect.poll(() => offers(page).count()).toBe(2)
  await page.context().close()
})

test('somebody else at the device takes it for a while, and gives it back', async () => {
  const page = await sitDown('slow')
  await takeDevice(page, 'Ann')
  await page.locator('.offers').getByRole('button', { name: 'Hand the device to Ben' }).click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.offers').count()).toBe(0)
  await takeDevice(page, 'Ben')
  await page
    .locator('.offers')
    .getByRole('button', { name: /^Pay a coin/ })
    .click()
  await takeDevice(page, 'Ann')
  await page.getByText('No bid below 2', { exact: true }).waitFor()
  expect(await offers(page).first().textContent()).toContain('no bid below 3')
  await page.context().close()
})

test('the sand runs out by itself while somebody thinks', async () => {
  const page = await sitDown('quick')
  await takeDevice(page, 'Ann')
  await page.locator('.log').getByText('The sand has run through.').waitFor({ timeout: 20_000 })
  await expect.poll(() => page.getByRole('timer').count()).toBe(0)
  expect(await offers(page).count()).toBe(0)
  expect(await page.locator('.prompt').textContent()).toContain('Look at the lot')
  await page.context().close()
})

test.each([
  [false, /^1s$/],
  [true, /^(0s|1e-05s|0\.00001s)$/],
])('with less motion (%s) the sand does not glide', async (calm, duration) => {
  const page = await sitDown('slow', { calm })
  await takeDevice(page, 'Ann')
  const sand = page.locator('.hourglass-sand')
  await sand.waitFor({ state: 'attached' })
  const glide = await sand.evaluate((one) => getComputedStyle(one).transitionDuration)
  expect(glide).toMatch(duration)
  await page.context().close()
})

test('nobody is kept out by it', async () => {
  const page = await sitDown('slow')
  await takeDevice(page, 'Ann')
  await page.locator('.offers').waitFor()
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run(at: string): Promise<{ violations: [] }> } }
    return axe.run('.offers')
  })
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.context().close()
})

const AXE = readFileSync(join(WEB, '..', 'node_modules', 'axe-core', 'axe.min.js'), 'utf8')

// Only here React is the one that warns.
test.each(GAMES)('React has nothing to warn of while $id is played', async ({ id }) => {
  const page = await sitDown(id, { people: ['Ann'], bots: 2, calm: true, hurried: true })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') warnings.push(message.text())
  })
  await new Player(page, 7).play(ENOUGH)
  expect(warnings).toEqual([])
  await page.context().close()
})
