import { RULES } from '@bulkhead/games/rules'
import type { Dictionary } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asks, playedUntil, sitAt } from './matches.ts'
import { SIZES, setStage } from './stage.ts'

const stage = setStage()

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

/** Runs in the page: the bar says this instead. What is its own stays where React knows it. */
async function sayInstead({ question, answers, step }: Said): Promise<void> {
  const bar = document.querySelector('.prompt')!
  if (question) bar.querySelector('.prompt-question')!.textContent = question
  if (step) bar.querySelector('.chain-link strong')!.textContent = step
  for (const one of bar.querySelectorAll('.said')) one.remove()
  // A question with answers like these has no steps.
  for (const own of bar.querySelectorAll<HTMLElement>('.answer-one, .prompt.answer .chain')) {
    own.style.display = answers ? 'none' : ''
  }
  for (const text of answers ?? []) {
    const one = document.createElement('span')
    one.className = 'answer-one said'
    one.innerHTML = '<button class="button choice"></button><button class="offer-pin"></button>'
    one.firstElementChild!.textContent = text
    bar.querySelector('.answers')!.append(one)
  }
  // React would have it measured anew; here a change of its room does.
  for (const part of [bar, bar.querySelector('.prompt-middle')!]) {
    const style = (part as HTMLElement).style
    style.borderRight = style.borderRight ? '' : '1px solid transparent'
  }
  for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
}

const ASKED = playedUntil(theseus, 2, (match) => asks(match, 0, 'starting-card'))
const PAYING = playedUntil(nemesis, 2, (match) => asks(match, 0, 'pay'))

async function expectWhole(page: Page, said: Said, where: string): Promise<void> {
  await page.evaluate(sayInstead, said)
  await expect.poll(() => page.evaluate(cutIn), { message: where }).toEqual([])
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
    const asked = await stage.guest({ language })
    await sitAt(asked, stage.url, ASKED)
    for (const size of SIZES) {
      const where = `${language} ${size.width}`
      await asked.setViewportSize(size)
      await asked.locator('.prompt.answer .answers').waitFor({ state: 'attached' })
      for (const question of questions) await expectWhole(asked, { question }, where)
      await expectWhole(asked, { answers: answers.slice(0, 2) }, where)
      await expectWhole(asked, { question: questions[7], answers }, where)
    }
    const paying = await stage.guest({ language })
    await sitAt(paying, stage.url, PAYING)
    for (const size of SIZES) {
      await paying.setViewportSize(size)
      await paying.locator('.prompt.pay .chain').waitFor()
      for (const step of steps) {
        await expectWhole(paying, { question: questions[0], step }, `${language} ${size.width}`)
      }
    }
  },
)
