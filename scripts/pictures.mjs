import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built } from './bundle.mjs'
import { chromium } from './chromium.mjs'
import { ready } from './run.mjs'
import { root, say } from './setup.mjs'

/** Takes the pictures of docs/pictures.md: every screen in every kind of window. */

const WINDOWS = {
  desktop: { title: 'a desktop', width: 1280, height: 800, language: 'en', theme: 'dark' },
  tablet: { title: 'a tablet', width: 1024, height: 768, language: 'fr', theme: 'light' },
  phone: { title: 'a phone', width: 390, height: 844, language: 'en', theme: 'dark' },
  lying: { title: 'a phone on its side', width: 844, height: 390, language: 'fr', theme: 'dark' },
  zoomed: { title: 'a page at 200 %', width: 640, height: 400, language: 'en', theme: 'light' },
}
/** Answers after which a table has something to show. */
const ANSWERS = 14

await ready({ client: true })
const { GAMES } = await built('games')
const NAMES = new Map()
for (const { id, load } of GAMES) NAMES.set(id, (await load()).text.en['game.name'])
/** Whose table is shown where one game stands for all, and a rule of it. */
const EXAMPLE = 'nemesis'
const EXAMPLE_RULE = 'NEM-NOISE-03'
/** One whose games are soon over. */
const QUICK = 'theseus'

const SCREENS = [
  ['home', 'The first page', (page) => page.locator('.game').first().waitFor()],
  ['new-table', 'A new table', (page, url) => visit(page, `${url}/#/new/${EXAMPLE}`)],
  ['lobby', 'Waiting for friends', lobby],
  ...GAMES.map(({ id }) => [id, NAMES.get(id), (page, url) => play(page, url, id)]),
  ['explained', 'Anything explains itself', explained],
  ['ending', 'The end of a game', ending],
  ['replay', 'A replay', replay],
  ['rules', 'The rules', (page, url) => visit(page, `${url}/#/rules/${EXAMPLE}/${EXAMPLE_RULE}`)],
  ['settings', 'Settings', (page, url) => visit(page, `${url}/#/settings`)],
]

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
for (const [size, { width, height, language, theme }] of Object.entries(WINDOWS)) {
  const context = await browser.newContext({ viewport: { width, height } })
  const settings = {
    language,
    theme,
    name: 'Ann',
    pace: 'quick',
    stops: 'never',
    tips: { on: false, seen: [] },
  }
  await context.addInitScript((text) => {
    if (!localStorage.getItem('bulkhead-settings')) localStorage.setItem('bulkhead-settings', text)
  }, JSON.stringify(settings))
  for (const [name, , show] of SCREENS) {
    const page = await context.newPage()
    await page.goto(url)
    await show(page, url)
    await page.waitForTimeout(600)
    const path = join(root, 'docs', 'pictures', `${name}-${size}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 82 })
    say(path)
    await page.close()
  }
  await context.close()
}
await browser.close()
server.kill('SIGTERM')
server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(root, 'docs', 'pictures.md'), page())

function page() {
  const shown = ([name, title]) =>
    Object.entries(WINDOWS).map(([size, { title: where, width }]) => {
      const alt = `${title}, on ${where}`
      return `<img src="pictures/${name}-${size}.jpg" width="${width / 2}" alt="${alt}">`
    })
  const rows = SCREENS.map((screen) => `## ${screen[1]}\n\n${shown(screen).join('\n')}\n`)
  return `# Pictures

Every screen in five kinds of windows: a desktop, a tablet, a phone, a phone on its side, and a page at 200 %; in
English and French, dark and light. \`npm run pictures\` takes them anew.

${rows.join('\n')}`
}

async function visit(page, address) {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
}

async function lobby(page, base) {
  await visit(page, `${base}/#/new/${EXAMPLE}`)
  await page.locator('input[value=online]').check()
  await page.locator('.new-start').click()
  await page.locator('.lobby-seats').waitFor()
}

async function play(page, base, game, answers = ANSWERS) {
  await page.goto(base)
  const { usualSeats } = GAMES.find(({ id }) => id === game)
  const short = NAMES.get(game).split(':')[0]
  await page
    .locator('.game', { has: page.locator('h3', { hasText: short }) })
    .locator('h3 button')
    .click()
  await page.locator(`.game-sheet input[value="${usualSeats - 1}"]`).check()
  await page.locator('.game-sheet input[value="good"]').check()
  await page.locator('.game-sheet-play').click()
  await page.locator('.table').waitFor()
  for (let given = 0; given < answers && (await answer(page)); given++);
  await page.locator('.prompt[data-question], .end-page').first().waitFor()
}

/** Answers whatever is asked; false once the game is over. */
async function answer(page) {
  const asked = await page.waitForFunction(() => {
    if (document.querySelector('.end-page')) return 'over'
    document.querySelector('dialog[open] .sheet-head button')?.click()
    document.querySelector('.story-skip')?.click()
    return document.querySelector('.prompt')?.dataset.question
  })
  const question = await asked.jsonValue()
  if (question === 'over') return false
  await page.keyboard.press('c')
  await page.locator('.choice-list .offer').first().waitFor()
  await page.evaluate(() => {
    const least = Math.max(1, Number(document.querySelector('.prompt').dataset.picks.split(' ')[0]))
    const offers = [...document.querySelectorAll('.choice-list .offer')]
    const from = Math.floor(Math.random() * (offers.length - least + 1))
    for (const offer of offers.slice(from, from + least)) offer.click()
    document.querySelector('.choice-dialog .button.main')?.click()
  })
  await page.waitForTimeout(40)
  await page.evaluate(() => document.querySelector('.prompt-main:not(:disabled)')?.click())
  await page.waitForFunction(
    (was) => document.querySelector('.prompt')?.dataset.question !== was,
    question,
  )
  return true
}

async function explained(page, base) {
  await play(page, base, EXAMPLE, 12)
  await page.locator('[data-target^="place:"]:not(.nem-lit)').first().dispatchEvent('click')
  await page.locator('.hover-card').waitFor()
}

async function ending(page, base) {
  await play(page, base, QUICK, Number.POSITIVE_INFINITY)
}

async function replay(page, base) {
  await ending(page, base)
  await page.locator('.end-next button').first().click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)))
}
