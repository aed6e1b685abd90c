import type { Page } from 'playwright-core'

/** Somebody who knows nothing: presses what is ringed, and reads nothing but the hint. */

/** What is on the screen beside the hint. */
export interface Glimpse {
  /** What is ringed, as a CSS selector; null once the hints end. */
  readonly press: string | null
  readonly text: string
  /** Names of the lit things that the hint stands over. */
  readonly covered: readonly string[]
  /** So many choices are listed, in whatever is open. */
  readonly listed: number
  readonly isOver: boolean
}

/** Runs in the page: what is hinted, once it stands where it belongs; null where that is nothing any more. */
async function glimpse(): Promise<Glimpse | null> {
  const drawn = () => new Promise((tell) => requestAnimationFrame(tell))
  await drawn()
  await drawn()
  const ring = document.querySelector<HTMLElement>('.coach-ring.press')
  const panel = document.querySelector<HTMLElement>('.coach')
  const isOver = panel?.dataset.tip === 'opening-over'
  if (!ring && !isOver) return null
  const own = panel?.getBoundingClientRect()
  const lit = document.querySelectorAll<HTMLElement>('[data-lit], [data-target][aria-pressed]')
  const covered = [...lit].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const board = thing.closest('.table-board')?.getBoundingClientRect()
    if (!own || (board && own.top >= board.bottom) || (board && own.bottom <= board.top))
      return false
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
  return {
    press: ring?.dataset.at ?? null,
    text: panel?.querySelector('p')?.textContent ?? '',
    covered: covered.map((thing) => thing.dataset.target ?? ''),
    listed: document.querySelectorAll('.choice-list .offer, [role=menuitem]').length,
    isOver,
  }
}

/** The board may still be on its way to what is ringed. */
async function settled(page: Page): Promise<Glimpse | null> {
  for (let looks = 0; ; looks++) {
    const seen = await page.evaluate(glimpse)
    if (!seen || seen.covered.length === 0 || looks === LOOKS) return seen
  }
}

const LOOKS = 20

/** Follows the rings until the hints end; whoever looks on sees each glimpse before its press. */
export async function followHints(
  page: Page,
  isTouch: boolean,
  look: (glimpse: Glimpse, presses: number) => void | Promise<void>,
): Promise<void> {
  for (let presses = 0; ; presses++) {
    const hint = page.locator('.coach-ring.press, .coach[data-tip=opening-over]')
    await hint.first().waitFor({ state: 'attached', timeout: 60_000 })
    const seen = await settled(page)
    if (!seen) continue
    await look(seen, presses)
    if (seen.isOver || !seen.press) return
    const thing = page.locator(seen.press).first()
    const options = { timeout: 10_000 }
    const before = await page.evaluate(`(${ringed})()`)
    await (isTouch ? thing.tap(options) : thing.click(options))
    // A finger answers by the main button alone.
    const mayAnswer = !isTouch || seen.press === '.prompt-main'
    if (mayAnswer) await page.evaluate(`(${ringed})(${JSON.stringify(before)}, ${PATIENCE})`)
  }
}

/** Nothing that a press does takes longer; some presses leave the ring where it was. */
const PATIENCE = 1000

/** Runs in the page: what is asked and what is ringed; with what that was before, as soon as it is something else. */
async function ringed(before?: string, patience = 0): Promise<string> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset
  const start = performance.now()
  for (;;) {
    const now = `${find('.prompt')?.question} ${find('.coach-ring.press')?.at}`
    if (now !== before || performance.now() - start >= patience) return now
    await new Promise((tell) => requestAnimationFrame(tell))
  }
}
