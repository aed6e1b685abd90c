import { lockdown } from '@bulkhead/lockdown'
import { nemesis } from '@bulkhead/nemesis'
import { NONE } from '@bulkhead/nemesis/printed'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { asks, playedUntil, sitAt } from './matches.ts'
import { Player } from './player.ts'
import { expectLarge } from './sizes.ts'
import { DESKTOP, PHONE, SIZES, setStage, TABLET } from './stage.ts'
import { UNTRANSLATED } from './tables.ts'

const stage = setStage()

/** Runs in the page: the boxes that nothing may change, now and, where that is asked for, under each verb. */
async function boxes(underVerbs: boolean): Promise<string[]> {
  const drawn = () => new Promise(requestAnimationFrame)
  const key = (name: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
  const now = () =>
    ['.table-board', '.table-story', '.top-bar']
      .map((part) => document.querySelector(part)!.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].join(' '))
      .join(', ')
  // A window that has just got another size is laid out anew.
  for (let same = 0, last = ''; same < 5; last = now()) {
    await drawn()
    same = now() === last ? same + 1 : 0
  }
  const found = [now()]
  const verbs = underVerbs ? [...document.querySelectorAll<HTMLElement>('[data-verb]')] : []
  for (const { dataset } of verbs) {
    document.querySelector<HTMLElement>(`[data-verb="${dataset.verb}"]`)?.click()
    await drawn()
    found.push(now())
    key('Escape')
    key('Escape')
    await drawn()
  }
  return found
}

/** How far the newest line is from being seen. */
function belowEnd(page: Page): Promise<number> {
  return page
    .locator('.log')
    .evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    )
}

const LANGUAGES = ['en', 'fr'] as const

test.each(GAMES.map((rules, i) => ({ id: rules.id, rules, language: LANGUAGES[i % 2] })))(
  'at any size no state of $id changes the box of the board, everything is large enough, and the log follows ($language)',
  async ({ id, rules, language }) => {
    const page = await stage.guest({ language })
    const long = playedUntil(rules, 3, (match) => match.log(0).length > 110 && asks(match, 0))
    await sitAt(page, stage.url, long)
    const lines = page.locator('.log .log-line')
    await lines.first().waitFor()
    const before = await lines.count()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expectLarge(page, size, id)
    }
    const player = new Player(page, 12)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const found = new Set(await page.evaluate(boxes, true))
      expect(await player.answer()).toBe(true)
      // Its verbs are pressed at the next size.
      for (const box of await page.evaluate(boxes, false)) found.add(box)
      expect([...found]).toEqual([...found].slice(0, 1))
    }
    await page.setViewportSize(DESKTOP)
    // The game may be over first, and then there is no log any more.
    let most = await lines.count()
    while (most < Math.max(130, before + 12) && (await player.answer())) {
      await expect.poll(() => belowEnd(page)).toBeLessThan(30)
      most = Math.max(most, await lines.count())
    }
    expect(most).toBeGreaterThan(120)
  },
)

/** A turn of one's own in Nemesis: every verb can be pressed. */
const TURN = playedUntil(
  nemesis,
  3,
  (match) =>
    match.answers.length > 12 &&
    asks(match, 0, 'action') &&
    match.pending()[0].options.filter(({ id }) => id.startsWith('move')).length > 1,
)

test('a line of the log that is pointed at names its rule, and a press opens it', async () => {
  const page = await stage.guest()
  await sitAt(page, stage.url, TURN)
  const line = page.locator('.log-line', { has: page.locator('.rule-link') }).last()
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
  await sitAt(
    page,
    stage.url,
    playedUntil(theseus, 2, (at) => at.log(0).length > 60 && asks(at, 0)),
  )
  await expect.poll(() => belowEnd(page)).toBeLessThan(30)
  await page.locator('.log').evaluate((log) => {
    log.scrollTop = 0
  })
  const fresh = page.locator('.log-new')
  await new Player(page, 3).playUntil('.log-new')
  expect(await fresh.textContent()).toMatch(/^\d+ new/)
  expect(await belowEnd(page)).toBeGreaterThan(30)
  await fresh.click()
  await expect.poll(() => belowEnd(page)).toBeLessThan(30)
  await fresh.waitFor({ state: 'hidden' })
})

/** Runs in the page: the things that the ring of the last move stands around. */
function ringed(): string[] {
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2]
  const ring = document.querySelector('.story-ring.last')?.getBoundingClientRect()
  if (!ring) return []
  const [x, y] = middle(ring)
  const things = [...document.querySelectorAll<HTMLElement>('.table-board [data-target]')]
  return things
    .filter((thing) => {
      const [itsX, itsY] = middle(thing.getBoundingClientRect())
      return Math.hypot(itsX - x, itsY - y) < 2
    })
    .map(({ dataset }) => dataset.target ?? '')
}

test('the last move stays marked, in a window of another size too', async () => {
  const page = await stage.guest()
  await sitAt(page, stage.url, TURN)
  await new Player(page, 3).playUntil('.story-ring.last')
  const before = await page.evaluate(ringed)
  expect(before.length).toBeGreaterThan(0)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(ringed)).toEqual(before)
  }
})

test('in Theseus the mark stands where the unit has come to, once it has gone round the ring', async () => {
  const page = await stage.guest({ unhurried: true })
  const moving = playedUntil(
    theseus,
    2,
    (match) => match.answers.length > 20 && asks(match, 0, 'movement'),
  )
  await sitAt(page, stage.url, moving)
  await new Player(page, 3).answer()
  await page.locator('.story-ring.last').waitFor()
  await expect.poll(() => page.evaluate(ringed)).not.toEqual([])
})

/** Runs in the page: verbs whose names do not stand within them, or within the bar where that does not scroll. */
function cutVerbs(): string[] {
  const bar = document.querySelector('.verbs')!
  const scrolls = document.querySelector('.table.phone') !== null
  const edge = scrolls ? Number.POSITIVE_INFINITY : bar.getBoundingClientRect().right + 1
  return [...bar.querySelectorAll('.verb')]
    .filter((verb) => {
      const words = document.createRange()
      words.selectNodeContents(verb)
      const [inner, outer] = [words.getBoundingClientRect(), verb.getBoundingClientRect()]
      const isWithin = inner.left >= outer.left + 1 && inner.right <= outer.right - 1
      return !isWithin || outer.right > edge
    })
    .map(({ textContent }) => textContent ?? '')
}

test.each([lockdown, retaliation])('at any size the verbs of $id stand whole', async (rules) => {
  const page = await stage.guest({ language: 'fr' })
  const turn = playedUntil(
    rules,
    3,
    (match) => match.answers.length > 12 && asks(match, 0, 'action'),
  )
  await sitAt(page, stage.url, turn)
  await page.locator('.verbs').waitFor()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => page.evaluate(cutVerbs), { message: `${size.width}` }).toEqual([])
  }
})

test('on a tablet both secrets of Lockdown are called by their names', async () => {
  const page = await stage.guest({ viewport: TABLET })
  await sitAt(
    page,
    stage.url,
    playedUntil(lockdown, 2, (match) => asks(match, 0, 'action')),
  )
  const names = page.locator('.own-row .hull-secrets .hull-peek-name')
  await names.first().waitFor()
  const wide = () => names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  await expect.poll(async () => (await wide()).every((one) => one > 20)).toBe(true)
  expect(await names.count()).toBe(2)
})

test('on a phone the self-destruct is counted beside the discs, not under them', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  const armed = playedUntil(
    nemesis,
    3,
    (match) => asks(match, 0) && (match.view(0) as { selfDestruct: number }).selfDestruct !== NONE,
  )
  await sitAt(page, stage.url, armed)
  const left = (await page.locator('.hull-running .hull-status-left').boundingBox())!
  const discs = (await page.locator('.discs').boundingBox())!
  expect(left.width).toBeGreaterThan(0)
  expect(left.x + left.width).toBeLessThanOrEqual(discs.x)
})

test('on a phone what is opened among the players comes into sight', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(page, stage.url, TURN)
  await page.getByRole('tab', { name: 'Players' }).tap()
  await page.locator('.side-button').first().tap()
  const isAtTop = () =>
    page.evaluate(() => {
      const [panel, pane] = ['.side-panel', '.phone-pane'].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      )
      return panel.bottom <= pane.bottom + 1 || panel.top <= pane.top + 1
    })
  await expect.poll(isAtTop).toBe(true)
})

test('the language changes at the table', async () => {
  const page = await stage.guest({ language: 'fr' })
  await sitAt(page, stage.url, TURN)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(await page.locator('body').textContent()).not.toMatch(UNTRANSLATED)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('heading', { name: 'Keys' }).waitFor()
  await page.getByRole('button', { name: /Français/ }).click()
  await page.getByRole('heading', { name: 'Touches' }).waitFor()
})

test('a device without a keyboard is told of no keys', async () => {
  const phone = await stage.guest({ viewport: PHONE, touch: true })
  await sitAt(phone, stage.url, TURN)
  await phone.getByRole('button', { name: 'Menu' }).tap()
  await phone
    .getByRole('button', { name: 'Settings' })
    .or(phone.getByText('Settings'))
    .first()
    .waitFor()
  expect(await phone.getByRole('heading', { name: 'Keys' }).count()).toBe(0)
  expect(await phone.locator('kbd:visible').count()).toBe(0)
})

test('a verb lights its targets alone, one press opens what can be done there, and Escape lets go', async () => {
  const page = await stage.guest()
  await sitAt(page, stage.url, TURN)
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
  expect(await page.locator('.hull-target-tag').count()).toBeGreaterThan(0)
  const far = page.locator('.table-board [data-target^="place:"]:not([data-lit])').first()
  await expect.poll(() => far.evaluate((room) => getComputedStyle(room).opacity)).toBe('0.46')

  // Whoever stands in it would take a click, and hand it on.
  await page
    .locator('.table-board [data-target^="place:"][data-lit]')
    .first()
    .dispatchEvent('click')
  await page.locator('.popover [role=menuitem], .prompt.pay').first().waitFor()
  if (await page.locator('.popover').isVisible()) await page.keyboard.press('1')
  await page.locator('.prompt.pay').waitFor()
  const declared = page.locator('.chain-link.done').first()
  const chosen = await declared.textContent()
  expect(chosen).toMatch(/Move|move/)
  const marked = page.locator('.table-board [data-target^="place:"][data-marked]')
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
  await sitAt(page, stage.url, TURN)
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
  await sitAt(
    page,
    stage.url,
    playedUntil(theseus, 2, (match) => asks(match, 0, 'starting-card')),
  )
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
