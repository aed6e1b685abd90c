import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { hyphenated } from '../games/cards/hyphens.ts'
import { GAMES } from './games.ts'
import { asks, playedUntil, sitAt } from './matches.ts'
import { LYING, PHONE, SIZES, setStage, TABLET } from './stage.ts'

const stage = setStage()

/**
 * Runs in the page: texts of one's own row that do not fit into their boxes, at rest and with each card enlarged; and
 * cards that are not.
 */
async function cutTexts(): Promise<string[]> {
  // What a letter reaches beyond its line is no cut.
  const reach = 3
  const drawn = () => new Promise(requestAnimationFrame)
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    clientWidth > 0 && (scrollWidth > clientWidth + reach || scrollHeight > clientHeight + reach)
  const cutNow = () =>
    [...document.querySelectorAll('.own-row *, .own-pane *')]
      .filter((one) => !one.matches('.unseen, svg, svg *') && one.checkVisibility() && isCut(one))
      .map(({ className, textContent }) => `${className}: ${textContent}`)
  /** Once the row has come to rest: while a card grows, its neighbours fold. */
  const cut = async () => {
    for (let frame = 0; frame < 60; frame++) {
      await drawn()
      if (cutNow().length === 0) return []
    }
    return cutNow()
  }
  /** One that has lost the focus is read a moment longer. */
  const oneIsRead = async () => {
    const isOne = () => document.querySelectorAll('.hand-reader').length === 1
    for (let frame = 0; frame < 60 && !isOne(); frame++) await drawn()
    return isOne()
  }
  const found = (await cut()).map((text) => `at rest, ${text}`)
  const cards = document.querySelectorAll<HTMLElement>('.hand-card')
  for (const [i, card] of cards.entries()) {
    card.focus()
    if (!(await oneIsRead())) found.push(`card ${i} is small`)
    found.push(...(await cut()).map((text) => `card ${i}, ${text}`))
    card.blur()
  }
  return cards.length > 0 ? found : ['there is no card']
}

/** French is longer; one game shows that it is not all. */
const READ = [
  ...GAMES.map((rules) => ({ id: rules.id, rules, language: 'fr' }) as const),
  { id: theseus.id, rules: theseus, language: 'en' } as const,
]

test.each(READ)(
  'no text of a card or a thing is cut, at rest or enlarged, at any size ($id, $language)',
  async ({ rules, language }) => {
    const page = await stage.guest({ language })
    const match = playedUntil(
      rules,
      2,
      (at) => at.answers.length > 12 && asks(at, 0) && at.pending()[0].options.length > 3,
    )
    await sitAt(page, stage.url, match)
    await page.locator('.prompt[data-question]').waitFor()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.locator('.hand-card').first().waitFor()
      // What is focused from now on is focused by the keyboard.
      await page.keyboard.press('Shift')
      expect({ size, cut: await page.evaluate(cutTexts) }).toEqual({ size, cut: [] })
    }
  },
)

/** Runs in the page: which of these leave out what they do where five lie in the row. */
async function withoutText(cards: readonly { name: string; brief: string }[]): Promise<string[]> {
  const row = document.querySelector<HTMLElement>('.hand-row')!
  const found: string[] = []
  for (let first = 0; first < cards.length; first += row.children.length) {
    const laid = cards.slice(first, first + row.children.length)
    for (const [i, { name, brief }] of laid.entries()) {
      const slot = row.children[i]
      slot.querySelector('.hand-name')!.textContent = name
      slot.querySelector('.hand-text')!.textContent = brief
    }
    // A change of their room has them measured anew.
    row.style.paddingRight = row.style.paddingRight ? '' : '1px'
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    for (const [i, { name }] of laid.entries()) {
      if ((row.children[i] as HTMLElement).dataset.fold === 'text') found.push(name)
    }
  }
  return found
}

test.each(GAMES.filter(({ id }) => id !== theseus.id))(
  'in a hand of five every card of $id says what it does, in French',
  async (rules) => {
    const page = await stage.guest({ language: 'fr' })
    const five = playedUntil(rules, 2, (match) => {
      const { players } = match.view(0) as { players: { hand?: readonly string[] }[] }
      return asks(match, 0, 'action') && players[0].hand?.length === 5
    })
    await sitAt(page, stage.url, five)
    await page.locator('.hand-row > :nth-child(5)').waitFor()
    const words = rules.text.fr
    const ids = Object.keys(words).flatMap((key) => /^card\.(.+)/.exec(key)?.[1] ?? [])
    const cards = ids.flatMap((id) => {
      const brief = words[`card-brief.${id}`] ?? words[`card-text.${id}`]
      return brief ? [{ name: hyphenated(words[`card.${id}`]), brief }] : []
    })
    expect(cards.length).toBeGreaterThan(30)
    expect(await page.evaluate(withoutText, cards)).toEqual([])
  },
)

/** A turn of Nemesis in which some card of the hand cannot be used. */
const TURN = playedUntil(
  nemesis,
  2,
  (match) => match.answers.length > 10 && asks(match, 0, 'action'),
)

test('a card that cannot be used now says why, by which rule, and a press on it is answered', async () => {
  const page = await stage.guest()
  await sitAt(page, stage.url, TURN)
  const idle = page.locator('.hand-slot.not-now')
  const few = await idle.first().locator('.hand-foot').textContent()
  expect(few?.trim()).not.toBe('')
  await idle.first().locator('.hand-card').hover()
  const why = idle.first().locator('.hand-why')
  await why.waitFor()
  expect(await why.textContent()).toMatch(/Cannot be used now.*NEM-[A-Z]+-\d+/)
  await idle.first().locator('.hand-card').click()
  await page.locator('.hand-why.refused').waitFor()
  await why.locator('.rule-link').click()
  await page.locator('dialog[open] .rule-text').waitFor()
})

test('a thing explains itself beside itself, "?" pins that, and what is unlit says not now', async () => {
  const page = await stage.guest()
  await sitAt(page, stage.url, TURN)
  const far = page.locator('.table-board [data-target^="place:"]', { hasText: 'Cockpit' })
  await far.hover()
  const card = page.locator('.hover-card')
  await card.locator('.rule-link').first().waitFor()
  await expect.poll(() => card.locator('.explain-rules dt').first().textContent()).not.toBe('')
  await page.mouse.move(5, 5)
  await card.waitFor({ state: 'detached' })

  await far.hover()
  await card.waitFor()
  await page.keyboard.press('?')
  await page.mouse.move(5, 5)
  await card.getByRole('button', { name: 'Close' }).waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
})

test('what Retaliation offers before the first round lies whole over the board of a tablet', async () => {
  const page = await stage.guest({ viewport: TABLET, language: 'fr' })
  await sitAt(
    page,
    stage.url,
    playedUntil(retaliation, 2, (at) => asks(at, 0, 'support')),
  )
  const cards = page.locator('.ret-draft-card')
  await cards.first().waitFor()
  const cut = await cards.evaluateAll((all) =>
    all
      .filter((one) => {
        const board = one.closest('.table-board')!.getBoundingClientRect()
        const isOut = one.getBoundingClientRect().bottom > board.bottom
        return isOut || one.scrollHeight > one.clientHeight + 1
      })
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test.each([PHONE, LYING])(
  'a list of cards keeps room for names beside what they are, and shows the whole of what is touched (%o)',
  async (viewport) => {
    const page = await stage.guest({ viewport, touch: true, language: 'fr' })
    const match = playedUntil(retaliation, 2, (at) => asks(at, 0, 'support'))
    await sitAt(page, stage.url, match)
    await page.locator('.prompt[data-question]').waitFor()
    const names = page.locator('.hand-list .hand-name')
    const widths = await names.evaluateAll((all) => all.map((one) => one.clientWidth))
    expect(Math.min(...widths)).toBeGreaterThan(60)
    const last = page.locator('.hand-card').last()
    await last.tap()
    const reader = page.locator('.hand-reader')
    await reader.waitFor()
    const isSeen = () =>
      reader.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        const pane = one.closest('.phone-pane')!.getBoundingClientRect()
        return top >= pane.top - 1 && bottom <= pane.bottom + 1
      })
    await expect.poll(isSeen).toBe(true)
  },
)

test('a finger looks first and picks then; while it pays, it picks', async () => {
  const page = await stage.guest({ viewport: PHONE, touch: true })
  const paying = playedUntil(nemesis, 2, (match) => asks(match, 0, 'pay'))
  await sitAt(page, stage.url, paying)
  const pays = page.locator('.hand-slot.lit', { hasText: 'pays 1' })
  await pays.first().locator('.hand-card').tap()
  await page.locator('.hand-slot.picked').waitFor()
  expect(await page.locator('.hand-slot.open').count()).toBe(0)
})
