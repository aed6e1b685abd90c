import { FastRng, type Rng } from '@bulkhead/kernel'
import type { Locator, Page } from 'playwright-core'

/** What the page asks of whoever sits before it. */
interface Asked {
  readonly question: string
  readonly min: number
  readonly max: number
  readonly options: number
}

type Screen = { readonly over: true } | { readonly asked: Asked } | null

/** Somebody who plays through the page, by pressing what it offers. */
export class Player {
  readonly rng: Rng
  answers = 0

  constructor(
    readonly page: Page,
    seed: number,
    private readonly press: (choice: Locator) => Promise<void> = (choice) => choice.click(),
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
    if (await this.page.locator('.choice-list').isVisible()) await this.answer()
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
    const choices = this.page.locator('.choice-list .offer')
    for (const index of this.someOf(asked)) await this.press(choices.nth(index))
    const isSingle = asked.min === 1 && asked.max === 1
    if (!isSingle || (await this.isHeld())) await this.press(this.page.locator('.prompt-main'))
    await this.changed(asked.question)
    this.answers++
  }

  /** A finger only picks with its first press; the main button then does it. */
  private isHeld(): Promise<boolean> {
    return this.page.locator('.offer.picked').first().isVisible()
  }

  private someOf({ min, max, options }: Asked): number[] {
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
        const list = document.querySelector<HTMLElement>('.choice-list')
        return !list || list.dataset.question !== before
      },
      question,
      { timeout: 60_000 },
    )
  }
}

/** Runs in the page. Closes what lies over the table, but for the end. */
function readScreen(): Screen {
  if (document.querySelector('dialog.end[open]')) return { over: true }
  document.querySelector<HTMLElement>('dialog[open] .sheet-head button')?.click()
  document.querySelector<HTMLElement>('.curtain .button.main')?.click()
  const list = document.querySelector<HTMLElement>('.choice-list')
  if (!list) return null
  const [min, max] = (list.dataset.picks ?? '').split(' ').map(Number)
  const options = list.querySelectorAll('.offer').length
  return { asked: { question: list.dataset.question ?? '', min, max, options } }
}
