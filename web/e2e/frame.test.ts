import { GAMES } from '@bulkhead/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Player } from './player.ts'
import { DESKTOP, PHONE, Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

const SCREENS = [
  ['a desktop', DESKTOP],
  ['a tablet', { width: 1024, height: 768 }],
  ['a phone', PHONE],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a desktop at 200 %', { width: 640, height: 400 }],
] as const

/** The boxes that nothing may change. */
function boxes(page: Page): Promise<string> {
  return page.evaluate(() =>
    ['.table-board', '.table-story', '.top-bar']
      .map((part) => document.querySelector(part)!.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].join(' '))
      .join(', '),
  )
}

test.each(SCREENS)('on %s no state changes the box of the board', async (_, viewport) => {
  const page = await stage.guest({ viewport })
  for (const { id, usualSeats } of GAMES) {
    await playNow(page, stage.url, id, Math.min(2, usualSeats - 1))
    const player = new Player(page, 12)
    const before = await boxes(page)
    for (let answers = 0; answers < 8; answers++) {
      await player.answer()
      expect(await boxes(page)).toBe(before)
      const verbs = await page
        .locator('[data-verb]')
        .evaluateAll((all) => all.map((verb) => verb.getAttribute('data-verb')))
      for (const verb of verbs) {
        await page.evaluate(
          (id) => document.querySelector<HTMLElement>(`[data-verb="${id}"]`)?.click(),
          verb,
        )
        expect(await boxes(page)).toBe(before)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
    }
  }
  expect(stage.errors).toEqual([])
})

/** How far the newest line is from being seen. */
function belowEnd(page: Page): Promise<number> {
  return page
    .locator('.log')
    .evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    )
}

test.each(GAMES)('the log of $id follows what happens, however long it is', async ({ id }) => {
  const page = await stage.guest()
  await playNow(page, stage.url, id, 2)
  const player = new Player(page, 3)
  const lines = page.locator('.log .log-line')
  while ((await lines.count()) < 150 && !(await player.isOver())) {
    await player.answer()
    await expect.poll(() => belowEnd(page)).toBeLessThan(30)
  }
  expect(await lines.count()).toBeGreaterThan(120)
})

test('a line of the log that is pointed at names its rule, and a press opens it', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 2)
  await new Player(page, 3).play(6)
  const lines = page.locator('.log-line', { has: page.locator('.rule-link') })
  // Others play on, and what is last does not stay so.
  const line = lines.nth((await lines.count()) - 1)
  await line.hover()
  const link = line.locator('.rule-link')
  await expect.poll(() => link.textContent()).toMatch(/^NEM-[A-Z]+-\d+ · \p{Lu}/u)
  await expect.poll(() => link.evaluate((own) => getComputedStyle(own).opacity)).toBe('1')
  const [id, name] = (await link.textContent())!.split(' · ')
  await link.click()
  const told = () => page.locator('dialog[open]').textContent()
  await expect.poll(told).toContain(id)
  await expect.poll(told).toContain(name)
})

test('whoever reads back in the log stays there, and is told how much is new', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'theseus', 1)
  const player = new Player(page, 3)
  while ((await belowEnd(page)) > 30 || (await page.locator('.log .log-line').count()) < 40) {
    await player.answer()
  }
  await page.locator('.log').evaluate((log) => {
    log.scrollTop = 0
  })
  await player.answer()
  const fresh = page.locator('.log-new')
  await fresh.waitFor()
  expect(await fresh.textContent()).toMatch(/^\d+ new/)
  expect(await belowEnd(page)).toBeGreaterThan(30)
  await fresh.click()
  await expect.poll(() => belowEnd(page)).toBeLessThan(30)
  await fresh.waitFor({ state: 'hidden' })
})

test('a device without a keyboard is told of no keys', async () => {
  const phone = await stage.guest({ viewport: PHONE, touch: true })
  await playNow(phone, stage.url, 'nemesis', 2)
  await phone.getByRole('button', { name: 'Menu' }).tap()
  await phone
    .getByRole('button', { name: 'Settings' })
    .or(phone.getByText('Settings'))
    .first()
    .waitFor()
  expect(await phone.getByRole('heading', { name: 'Keys' }).count()).toBe(0)
  expect(await phone.locator('kbd:visible').count()).toBe(0)
})

/** Plays on until one may move. */
async function untilVerbs(page: Page): Promise<void> {
  const player = new Player(page, 5)
  const move = page.locator('[data-verb="move"]:not(.off)')
  await page.locator('.prompt[data-question]').waitFor()
  while ((await move.count()) === 0) await player.answer()
}

test('a verb lights its targets alone, one press opens what can be done there, and Escape lets go', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 2)
  await untilVerbs(page)
  const stageNow = () => page.locator('.table').getAttribute('data-stage')
  await expect.poll(stageNow).toBe('verbs')
  // The question has the focus: its verbs are the next stops.
  await page.locator('.prompt :focus, .prompt:focus').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-verb') ?? null))
    .not.toBeNull()

  await page.locator('[data-verb="move"]').click()
  const lit = page.locator('.table-board [data-lit]')
  const kinds = await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-target')))
  expect(kinds.length).toBeGreaterThan(0)
  for (const kind of kinds) expect(kind).toMatch(/^(place|corridor):/)
  expect(await page.locator('.nem-target-tag').count()).toBeGreaterThan(0)
  const far = page.locator('.nem-room:not([data-lit])').first()
  await expect.poll(() => far.evaluate((room) => getComputedStyle(room).opacity)).toBe('0.46')

  // Whoever stands in it would take a click, and hand it on.
  await page.locator('.table-board .nem-room[data-lit]').first().dispatchEvent('click')
  await page.locator('.popover [role=menuitem], .prompt.pay').first().waitFor()
  if (await page.locator('.popover').isVisible()) await page.keyboard.press('1')
  await page.locator('.prompt.pay').waitFor()
  const declared = page.locator('.chain-link.done').first()
  const chosen = await declared.textContent()
  expect(chosen).toMatch(/Move|move/)
  const marked = page.locator('.table-board .nem-room[data-marked]')
  expect(await marked.count()).toBe(1)
  await page.reload()
  await expect.poll(() => declared.textContent()).toBe(chosen)
  expect(await marked.count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.locator('.verbs').waitFor()
  await expect.poll(stageNow).toBe('verbs')
})

test('Pass is always in sight, and never acts at once', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'nemesis', 2)
  await untilVerbs(page)
  const lines = await page.locator('.log .log-line').count()
  await page.locator('[data-verb="pass"]').click()
  await page.locator('.prompt-main').waitFor()
  expect(await page.locator('.prompt-question').textContent()).toContain('You pass')
  await page.locator('.prompt-back').click()
  await page.locator('.verbs').waitFor()
  expect(await page.locator('.log .log-line').count()).toBe(lines)
})

test('in Theseus the next card lies apart from those that can be chosen, and is not lit', async () => {
  const page = await stage.guest()
  await playNow(page, stage.url, 'theseus', 1)
  await page.locator('.prompt[data-question]').waitFor()
  const next = page.locator('[data-target^="next:"]').first()
  await next.waitFor()
  expect(await page.locator('[data-target^="next:"][data-lit]').count()).toBe(0)
  const box = (await next.boundingBox())!
  for (const card of await page.locator('.table-own [data-target^="card:"]').all()) {
    const other = await card.boundingBox()
    if (other) expect(other.x + other.width).toBeLessThanOrEqual(box.x)
  }
})
