import { FastRng, type Rng } from '@bulkhead/kernel'
import type { Locator, Page } from 'playwright-core'

/** What the page asks of whoever sits before it. */
export interface Asked {
  readonly question: string
  readonly min: number
  readonly max: number
}

type Press = (choice: Locator) => Promise<void>

/** How a person presses: with the mouse where the page is seen, its parts still and not covered. */
export const BY_MOUSE: Press = (choice) => choice.click()
export const BY_TOUCH: Press = (choice) => choice.tap()

/** Nothing takes longer to be told. */
const PATIENCE = 60_000
/** Somebody else may have to answer first, who waits meanwhile. */
const GLANCE = 60
const CHANCES = 1_000_000

/** Somebody who plays through the page, by pressing what it offers; without a way to press, in one go. */
export class Player {
  protected readonly rng: Rng
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
    while (await this.answer());
  }

  /** Gives so many answers, or fewer where the game ends. */
  async play(answers: number): Promise<void> {
    for (let given = 0; given < answers && (await this.answer()); given++);
  }

  /** Answers until this is to be seen. */
  async playUntil(selector: string): Promise<void> {
    while ((await this.isAsked(PATIENCE)) && (await this.page.locator(selector).count()) === 0) {
      await this.answer()
    }
  }

  /** Answers where something is asked just now. */
  async answerIfAsked(): Promise<void> {
    if (await this.isAsked(GLANCE)) await this.answer()
  }

  private async isAsked(patience: number): Promise<boolean> {
    const seen = await this.untilAsked(patience)
    return seen !== null && seen !== 'over'
  }

  /** Answers one question at random, and waits until the page asks something else. False once the game is over. */
  async answer(): Promise<boolean> {
    const asked = await this.untilAsked(PATIENCE)
    if (!asked) throw new Error('Nothing is asked.')
    if (asked === 'over') return false
    await this.give(asked)
    await this.page.evaluate(untilAskedOtherwise, asked.question)
    this.answers++
    return true
  }

  /** What is asked once all is told, which they skip; null where nothing is asked for so long. */
  protected untilAsked(patience: number): Promise<Asked | 'over' | null> {
    return this.page.evaluate(untilAsked, patience)
  }

  protected async give(asked: Asked): Promise<void> {
    if (this.press) await this.answerByPressing(asked, this.press)
    else await this.page.evaluate(answerAtOnce, { asked, chance: this.rng.int(CHANCES) })
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
}

/** They answer in turn until that is so. */
export async function playTogether(
  players: readonly Player[],
  isEnough: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let turn = 0; !(await isEnough()); turn++) {
    await players[turn % players.length].answerIfAsked()
  }
}

/**
 * Runs in the page: closes what lies over the table, but for the end, skips what is told, and waits for a question;
 * null where none comes.
 */
async function untilAsked(patience: number): Promise<Asked | 'over' | null> {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  for (const start = performance.now(); performance.now() - start < patience; ) {
    if (document.querySelector('.end-page')) return 'over'
    press('dialog[open] .sheet-head button')
    press('.story-skip')
    const prompt = document.querySelector<HTMLElement>('.prompt[data-question]')
    if (prompt) {
      const [min, max] = (prompt.dataset.picks ?? '').split(' ').map(Number)
      return { question: prompt.dataset.question ?? '', min, max }
    }
    await new Promise((tell) => setTimeout(tell, 4))
  }
  return null
}

/** Runs in the page. */
async function untilAskedOtherwise(before: string): Promise<void> {
  const asked = () => document.querySelector<HTMLElement>('.prompt')?.dataset.question
  while (asked() === before) await new Promise((tell) => setTimeout(tell, 4))
}

interface AtOnce {
  readonly asked: Asked
  readonly chance: number
}

/** Runs in the page: picks something from the list of choices and confirms it, as fast as it is drawn. */
async function answerAtOnce({ asked, chance }: AtOnce): Promise<void> {
  const { question, min, max } = asked
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const drawn = () => new Promise((tell) => setTimeout(tell))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
  while (all('.choice-list .offer').length === 0) await drawn()
  const offers = all('.choice-list .offer')
  const number = min + (chance % (Math.min(max, offers.length) - min + 1))
  const first = chance % offers.length
  for (let pick = 0; pick < number; pick++) offers[(first + pick) % offers.length].click()
  await drawn()
  if (min !== 1 || max !== 1) all('.choice-dialog .button.main')[0].click()
  await drawn()
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
