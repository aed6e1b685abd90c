import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { imported } from './imported.mjs'
import { ready } from './run.mjs'
import { root, say } from './setup.mjs'

/**
 * Takes the pictures of docs/pictures.md: every screen in every kind of window, or those alone that are named:
 * `npm run pictures -- lockdown settings`.
 */
const NAMED = process.argv.slice(2)
/** Everything has come to rest after so many milliseconds. */
const REST = 1000

const WINDOWS = {
  desktop: { title: 'a desktop', width: 1280, height: 800, language: 'en', theme: 'dark' },
  tablet: { title: 'a tablet', width: 1024, height: 768, language: 'fr', theme: 'light' },
  phone: { title: 'a phone', width: 390, height: 844, language: 'en', theme: 'dark' },
  lying: { title: 'a phone on its side', width: 844, height: 390, language: 'fr', theme: 'dark' },
  zoomed: { title: 'a page at 200 %', width: 640, height: 400, language: 'en', theme: 'light' },
}
await ready({ client: true })
/** Whose table is shown where one game stands for all, and a rule of it. */
const EXAMPLE = 'nemesis'
const EXAMPLE_RULE = 'NEM-NOISE-03'
/** Whose end is shown. */
const ENDED = 'nemesis'

const { tablesInPlay, finishedTable } = await imported(join(root, 'web/e2e/bench/tables.ts'))
const tables = tablesInPlay()
const finished = finishedTable(ENDED)

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-pictures-'))
const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
  env: { ...process.env, PORT: '0', DATA: folder, BOT_PAUSE: '0', LOG: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise((tell) => {
  server.stdout.on('data', (text) => {
    const found = /ready: (\S+)/.exec(text)
    if (found) tell(found[1])
  })
})
const { chromium: engine } = await import('playwright-core')
const browser = await engine.launch({ executablePath: chromium(), args: ['--no-sandbox'] })
const SCREENS = [
  ['home', 'The first page', (page) => page.locator('.game').first().waitFor()],
  ['new-table', 'A new table', (page) => visit(page, `${url}/#/new/${EXAMPLE}`)],
  ['lobby', 'Waiting for friends', lobby],
  ...tables.map(({ id, name, file }) => [id, name, (page) => open(page, file)]),
  ['explained', 'Anything explains itself', explained],
  ['ending', 'The end of a game', ending],
  ['replay', 'A replay', replay],
  ['rules', 'The rules', (page) => visit(page, `${url}/#/rules/${EXAMPLE}/${EXAMPLE_RULE}`)],
  ['settings', 'Settings', (page) => visit(page, `${url}/#/settings`)],
]
for (const [size, look] of Object.entries(WINDOWS)) {
  const context = await browser.newContext({ viewport: { width: look.width, height: look.height } })
  await context.addInitScript((text) => {
    if (location.protocol === 'about:' || localStorage.getItem('bulkhead-settings')) return
    localStorage.setItem('bulkhead-settings', text)
  }, settingsFor(look))
  for (const [name, , show] of SCREENS.filter(
    ([one]) => NAMED.length === 0 || NAMED.includes(one),
  )) {
    const page = await context.newPage()
    await page.goto(url)
    await show(page)
    await page.waitForTimeout(REST)
    const path = join(root, 'docs', 'pictures', `${name}-${size}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 72 })
    say(path)
    await page.close()
  }
  await context.close()
}
await browser.close()
server.kill('SIGTERM')
server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(root, 'docs', 'pictures.md'), page())

function settingsFor({ language, theme }) {
  const tips = { on: false, seen: [] }
  return JSON.stringify({ language, theme, name: 'Ann', pace: 'quick', stops: 'never', tips })
}

function page() {
  const shown = ([name, title]) =>
    Object.entries(WINDOWS).map(([size, { title: where, width }]) => {
      const alt = `${title}, on ${where}`
      return `<img src="pictures/${name}-${size}.jpg" width="${width / 2}" alt="${alt}">`
    })
  const rows = SCREENS.map((screen) => `## ${screen[1]}\n\n${shown(screen).join('\n')}\n`)
  return `# Pictures

Every screen in five kinds of windows: a desktop, a tablet, a phone, a phone on its side, and a page at 200 %; in
English and French, dark and light. \`npm run pictures\` takes them anew, all or those that are named after it.

${rows.join('\n')}`
}

async function visit(page, address) {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
}

async function lobby(page) {
  await visit(page, `${url}/#/new/${EXAMPLE}`)
  await page.locator('input[value=online]').check()
  await page.locator('.new-start').click()
  await page.locator('.lobby-seats').waitFor()
}

async function open(page, text) {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('.prompt[data-question], .end-page').first().waitFor()
}

async function explained(page) {
  await open(page, tables.find(({ id }) => id === EXAMPLE).file)
  await page.locator('[data-target^="place:"]:not(.hull-lit)').first().dispatchEvent('click')
  await page.locator('.hover-card').waitFor()
}

async function ending(page) {
  await open(page, finished)
}

async function replay(page) {
  await ending(page)
  // The first one may lead to another game.
  await page.locator('.end-next > button:not(.page-act)').first().click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)))
}
