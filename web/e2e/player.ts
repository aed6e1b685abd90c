import { FastRng, type Rng } from '@bulkhead/kernel'
import type { Locator, Page } from 'playwright-core'

/** What the page asks of whoever sits before it. */
interface Asked {
  readonly question: string
  readonly min: number
  readonly max: number
}

type Press = (choice: Locator) => Promise<void>

type Screen = { readonly over: true } | { readonly asked: Asked } | null

/** How a person presses: with the mouse where the page is seen, its parts still and not covered. */
export const BY_MOUSE = (choice: Locator) => choice.click()

/** Somebody who plays through the page, by pressing what it offers; without a way to press, in one go. */
export class Player {
  readonly rng: Rng
  answers = 0

  constructor(
    readonly page: Page,
    seed: number,
    private readonly press?: Press,
  ) {
    this.rng = new FastRng(seed)
  }

  /** Answers whatever is asked until the game is over. */
  async playToTheEnd(): Promise<void> {
    while (!(await this.isOver())) await this.answer()
  }

  /** Gives so many answers, or fewer where the game ends. */
  async play(answers: number): Promise<void> {
    const enough = this.answers + answers
    while (this.answers < enough && !(await this.isOver())) await this.answer()
  }

  /** Answers where something is asked just now; somebody else may have to answer first. */
  async answerIfAsked(): Promise<void> {
    if (await this.page.locator('.prompt[data-question]').isVisible()) await this.answer()
  }

  async isOver(): Promise<boolean> {
    const screen = await this.settled()
    return screen !== null && 'over' in screen
  }

  /** Answers one question at random, and waits until the page asks something else. */
  async answer(): Promise<void> {
    const screen = await this.settled()
    if (!screen || 'over' in screen) return
    const { asked } = screen
    await (this.press ? this.answerByPressing(asked, this.press) : this.answerAtOnce(asked))
    await this.changed(asked.question)
    this.answers++
  }

  private async answerAtOnce(asked: Asked): Promise<void> {
    // A pointer that rests on what is told would hold it.
    await this.page.mouse.move(0, 0)
    const options = await this.page.evaluate(openList)
    const { question, min, max } = asked
    const isSingle = min === 1 && max === 1
    await this.page.evaluate(pickInList, { question, isSingle, picks: this.someOf(asked, options) })
  }

  private async answerByPressing(asked: Asked, press: Press): Promise<void> {
    await this.page.keyboard.press('c')
    const choices = this.page.locator('.choice-list .offer')
    await choices.first().waitFor()
    const picks = this.someOf(asked, await choices.count())
    for (const index of picks) await press(choices.nth(index))
    await this.confirm(asked, press)
  }

  /** Several picks, payments, and what a finger has picked wait for the main button. */
  private async confirm({ question, min, max }: Asked, press: Press): Promise<void> {
    const isSingle = min === 1 && max === 1
    if (!isSingle) await press(this.page.locator('.choice-dialog .button.main'))
    const main = this.page.locator(`.prompt[data-question="${question}"] .prompt-main`)
    if (!isSingle || (await main.isVisible())) await press(main)
  }

  private someOf({ min, max }: Asked, options: number): number[] {
    const number = min + this.rng.int(Math.min(max, options) - min + 1)
    return this.rng.shuffle([...Array(options).keys()]).slice(0, number)
  }

  private async settled(): Promise<Screen> {
    const handle = await this.page.waitForFunction(readScreen, null, { timeout: 60_000 })
    return (await handle.jsonValue()) as Screen
  }

  private async changed(question: string): Promise<void> {
    await this.page.waitForFunction(
      (before) => {
        const prompt = document.querySelector<HTMLElement>('.prompt')
        return prompt?.dataset.question !== before
      },
      question,
      { timeout: 60_000 },
    )
  }
}

/** Runs in the page: opens the list of choices, and counts them. */
async function openList(): Promise<number> {
  const count = () => document.querySelectorAll('.choice-list .offer').length
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
  while (count() === 0) await new Promise(requestAnimationFrame)
  return count()
}

interface Picked {
  readonly question: string
  readonly isSingle: boolean
  readonly picks: readonly number[]
}

/** Runs in the page: picks these and confirms, as fast as it is drawn. */
async function pickInList({ question, isSingle, picks }: Picked): Promise<void> {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
  const choices = [...all('.choice-list .offer')]
  for (const pick of picks) choices[pick].click()
  await new Promise(requestAnimationFrame)
  if (!isSingle) all('.choice-dialog .button.main')[0].click()
  await new Promise(requestAnimationFrame)
  all(`.prompt[data-question="${question}"] .prompt-main:not(:disabled)`)[0]?.click()
}

/** Picks the first choices, as many as are needed, and waits for nothing. */
export async function answerOnce(page: Page): Promise<void> {
  const picks = await page.locator('.prompt[data-question]').getAttribute('data-picks')
  const [min, max] = (picks ?? '').split(' ').map(Number)
  await page.keyboard.press('c')
  const choices = page.locator('.choice-list .offer')
  for (let i = 0; i < Math.max(1, min); i++) await choices.nth(i).click()
  if (max === 1) return
  await page.locator('.choice-dialog .button.main').click()
  await page.locator('.prompt-main').click()
}

/** Runs in the page. Closes what lies over the table, but for the end, and skips what is told. */
function readScreen(): Screen {
  if (document.querySelector('.end-page')) return { over: true }
  document.querySelector<HTMLElement>('dialog[open] .sheet-head button')?.click()
  document.querySelector<HTMLElement>('.curtain .button.main')?.click()
  document.querySelector<HTMLElement>('.story-skip')?.click()
  const prompt = document.querySelector<HTMLElement>('.prompt[data-question]')
  if (!prompt) return null
  const [min, max] = (prompt.dataset.picks ?? '').split(' ').map(Number)
  return { asked: { question: prompt.dataset.question ?? '', min, max } }
}
