import { RULES } from '@bulkhead/games/rules'
import type { Dictionary } from '@bulkhead/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, Stage } from './stage.ts'
import { playNow } from './tables.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** A desktop, a tablet, a phone upright and lying, and a desktop at 200 %. */
const SIZES = [
  DESKTOP,
  { width: 1024, height: 768 },
  PHONE,
  { width: 844, height: 390 },
  { width: 640, height: 400 },
]

/** The sentence with the longest name of each kind in it. */
function longest(template: string, words: Dictionary): string {
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind = name) => {
    const names = Object.keys(words).filter((key) => key.startsWith(`${kind}.`))
    return names.map((key) => words[key]).sort(byLength)[0] ?? '12'
  })
}

function byLength(one: string, other: string): number {
  return other.length - one.length
}

/** Without what stands beside it, as the bar says it. */
function plainly(text: string): string {
  return text.replace(/\s*\([^()]*\)\s*$/, '')
}

function sentences(
  language: 'en' | 'fr',
  prefix: string,
  isMeant: (text: string, game: string) => boolean,
) {
  return RULES.flatMap(({ id, text }) => {
    const words = text[language]
    const keys = Object.keys(words).filter(
      (key) => key.startsWith(prefix) && isMeant(words[key], id),
    )
    return keys.map((key) => plainly(longest(words[key], words)))
  }).sort(byLength)
}

/** Runs in the page: what of the bar lies outside of its place, or over another part of it. */
function cutIn(): string[] {
  const bar = document.querySelector('.prompt')!
  const shown = (selector: string) =>
    [...bar.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
  const inside = (own: DOMRect, other: DOMRect, by = 1) =>
    own.left >= other.left - by &&
    own.right <= other.right + by &&
    own.top >= other.top - by &&
    own.bottom <= other.bottom + by
  const say = (one: Element) => `${one.className || one.tagName}: ${one.textContent}`
  const texts = shown('.prompt-question, .prompt-above, .answer-one .button, .chain-link, strong')
  const frame = bar.getBoundingClientRect()
  const outside = texts.filter((one) => !inside(one.getBoundingClientRect(), frame))
  const full = texts.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 3),
  )
  const parts = shown('.prompt-text, .answer-one, .chain-link, .prompt-right')
  const over = parts.filter((one) =>
    parts.some((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return one !== other && wide > 1 && high > 1
    }),
  )
  const low = frame.bottom > innerHeight + 1 ? [bar] : []
  return [...new Set([...outside, ...full, ...over, ...low])].map(say)
}

interface Said {
  readonly question?: string
  readonly answers?: readonly string[]
  readonly step?: string
}

/** Runs in the page: the bar says this instead. */
async function sayInstead({ question, answers, step }: Said): Promise<void> {
  const bar = document.querySelector('.prompt')!
  if (question) bar.querySelector('.prompt-question')!.textContent = question
  if (step) bar.querySelector('.chain-link strong')!.textContent = step
  const row = bar.querySelector('.answers')
  const said = answers?.map((text) => {
    const one = document.createElement('span')
    one.className = 'answer-one'
    one.innerHTML = '<button class="button choice"></button><button class="offer-pin"></button>'
    one.firstElementChild!.textContent = text
    return one
  })
  if (row && said) {
    for (const one of row.querySelectorAll('.answer-one')) one.remove()
    row.append(...said)
    // A question with answers like these has no steps.
    for (const chain of bar.querySelectorAll<HTMLElement>('.chain')) chain.style.display = 'none'
  }
  // React would have it measured anew; here a change of its room does.
  for (const part of [bar, bar.querySelector('.prompt-middle')!]) {
    const style = (part as HTMLElement).style
    style.borderRight = style.borderRight ? '' : '1px solid transparent'
  }
  for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
}

/** Runs in the page: steps are shown once more. */
function chainAgain(): void {
  for (const chain of document.querySelectorAll<HTMLElement>('.prompt .chain')) {
    chain.style.display = ''
  }
}

async function expectWhole(page: Page, said: Said, where: string): Promise<void> {
  await page.evaluate(sayInstead, said)
  await expect.poll(() => page.evaluate(cutIn), { message: where, timeout: 3_000 }).toEqual([])
}

test.each(['en', 'fr'] as const)(
  'the longest texts stand whole in the bar (%s)',
  async (language) => {
    const questions = sentences(language, 'prompt.', () => true).slice(0, 8)
    const answers = sentences(language, 'option.', (text) => !text.includes('{')).slice(0, 3)
    const steps = sentences(
      language,
      'option.',
      // Theseus says in its own words what is fixed.
      (text, game) => text.includes('{') && game !== 'theseus',
    ).slice(0, 4)
    for (const viewport of SIZES) {
      const where = `${language} ${viewport.width}`
      const page = await stage.guest({ language, viewport })
      await playNow(page, stage.url, 'theseus', 1)
      await page.locator('.prompt.answer .answers').waitFor({ state: 'attached' })
      for (const question of questions) await expectWhole(page, { question }, where)
      await expectWhole(page, { answers: answers.slice(0, 2) }, where)
      await expectWhole(page, { question: questions[7], answers }, where)
      await page.evaluate(chainAgain)
      const chain = page.locator('.prompt.pay .chain')
      while (!(await chain.isVisible())) {
        await page.keyboard.press('c')
        await page.locator('.choice-list .offer').first().click()
        await page.locator('.choice-dialog').waitFor({ state: 'hidden' })
        await page.locator('.prompt[data-question]').waitFor()
      }
      for (const step of steps) await expectWhole(page, { question: questions[0], step }, where)
      await page.context().close()
    }
    expect(stage.errors).toEqual([])
  },
)
