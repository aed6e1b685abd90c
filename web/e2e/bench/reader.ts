import { type Asked, Player } from '../player.ts'

/** So long, in milliseconds, what concerns a reader stands there at least. */
export const LEAST = 1200

/** Once their figure is dead, a reader is told the rest of the game before anything comes. */
const PATIENCE = 600_000

/** Somebody who reads whatever is told to its end, and answers then. */
export class Reader extends Player {
  protected override untilAsked(): Promise<Asked | 'over' | null> {
    return this.page.evaluate(readOn, { patience: PATIENCE, least: LEAST })
  }
}

/** Runs in the page: goes on where the telling stops, no sooner than it may end by itself, and waits for a question. */
async function readOn(reading: {
  patience: number
  least: number
}): Promise<Asked | 'over' | null> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  let [told, since] = ['', 0]
  for (const start = performance.now(); performance.now() - start < reading.patience; ) {
    if (find('.end-page')) return 'over'
    const { from, to } = find('.story')?.dataset ?? {}
    if (told !== `${from} ${to}`) [told, since] = [`${from} ${to}`, performance.now()]
    if (performance.now() - since >= reading.least) find('.prompt-go-on')?.click()
    const prompt = find('.prompt[data-question]')
    if (prompt && from === undefined) {
      const [min, max] = (prompt.dataset.picks ?? '').split(' ').map(Number)
      return { question: prompt.dataset.question ?? '', min, max }
    }
    await new Promise(requestAnimationFrame)
  }
  return null
}

/** What stood on the screen from a moment on. */
export interface Sight {
  /** In milliseconds. */
  readonly at: number
  /** The lines that the strip told, up to but without `to`; null at rest. */
  readonly from: number | null
  readonly to: number | null
  readonly text: string
  /** So many lines stood in the log. */
  readonly lines: number
  /** What the board was drawn from, as JSON. */
  readonly view: string | null
}

/** Runs in the page: tells `saw` of whatever changes on the strip, in the log and on the board. */
export function watchScreen(): void {
  const number = (text: string | undefined) => (text === undefined ? null : Number(text))
  // What React has drawn an element from stands beside it.
  const drawnFrom = (board: Element) => {
    const props = Object.entries(board).find(([key]) => key.startsWith('__reactProps$'))!
    return props[1].children[0].props.children.props.view
  }
  let [last, drawn, view]: [string, unknown, string | null] = ['', null, null]
  const look = () => {
    const at = performance.now()
    const story = document.querySelector<HTMLElement>('.story')!
    const board = document.querySelector('.table-board')
    const from = number(story.dataset.from)
    const to = number(story.dataset.to)
    const lines = document.querySelectorAll('.log-line, .log-heading').length
    const text = story.querySelector('.story-say strong')?.textContent ?? ''
    const next = board && drawnFrom(board)
    const now = JSON.stringify([from, to, lines, text])
    if (now === last && next === drawn) return
    if (next !== drawn) view = next && JSON.stringify(next)
    last = now
    drawn = next
    const sight: Sight = { at, from, to, text, lines, view }
    ;(window as unknown as { saw(sight: Sight): void }).saw(sight)
  }
  look()
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}
