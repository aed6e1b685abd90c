import { type AnyGame, FastRng, Match, must, type Seat } from '@bulkhead/kernel'
import type { Page } from 'playwright-core'
import type { BotReason } from '../play/position.ts'

/** Matches that were played at random up to where a test begins, and tables at which they go on. */

/** The first position of the first such match in which this is so. */
export function playedUntil(
  rules: AnyGame,
  seats: number,
  isThere: (match: Match) => boolean,
): Match {
  for (let seed = 1; ; seed++) {
    const match = must(Match.start(rules, { seats, seed: { kind: 'fast', seed } })) as Match
    const rng = new FastRng(seed)
    for (;;) {
      if (isThere(match)) return match
      if (match.result) break
      const { seat, id, options, min } = match.pending()[0]
      const picks = rng.shuffle([...options]).slice(0, Math.max(1, min))
      const chosen = picks.map((option) => option.id)
      must(match.answer(seat, id, chosen))
    }
  }
}

/** Whether this seat, and nobody else, is asked this, or anything. */
export function asks(match: Match, seat: Seat, prompt?: string): boolean {
  const [first, ...others] = match.pending()
  const isAlone = first?.seat === seat && others.every((one) => one.seat === seat)
  return isAlone && (!prompt || first.prompt === prompt)
}

/** After so many answers the person on the first seat is asked. */
export function playedFor(rules: AnyGame, seats: number, answers: number): Match {
  return playedUntil(rules, seats, (match) => match.answers.length >= answers && asks(match, 0))
}

/** One that was played at random to its end, so many answers before that, where the person on the first seat is asked. */
export function playedAlmost(rules: AnyGame, seats: number, left: number): Match {
  const whole = playedUntil(rules, seats, (match) => match.result !== null)
  for (let at = whole.answers.length - left; ; at--) {
    const match = whole.fork(at)
    if (asks(match, 0)) return match
  }
}

interface Kept {
  /** Who sits on the first seats. */
  readonly people?: readonly string[]
  /** Who sits on the others. */
  readonly bot?: string
  readonly reasons?: readonly BotReason[]
}

/** As a browser keeps it. */
export function fileOf(match: Match, kept: Kept = {}): string {
  const { people = ['Ann'], bot = 'random', reasons = [] } = kept
  const seats = Array.from({ length: match.seats }, (_, seat) =>
    seat < people.length ? { kind: 'person', name: people[seat] } : { kind: 'bot', bot },
  )
  return JSON.stringify({ format: 'bulkhead-table', seats, reasons, match: match.save() })
}

/** Opens a file on the first page. */
export async function openFile(page: Page, url: string, text: string): Promise<void> {
  await page.goto(url)
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Opens the table at which this match goes on, in this browser. */
export async function sitAt(page: Page, url: string, match: Match, kept?: Kept): Promise<void> {
  await openFile(page, url, fileOf(match, kept))
  await page.locator('.table, .curtain').first().waitFor()
}
