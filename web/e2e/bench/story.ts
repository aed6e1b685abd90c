import '../../test/browser.ts'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text as streamed } from 'node:stream/consumers'
import { type AnyGame, type Line, Match, must, render, same } from '@bulkhead/kernel'
import type { Page } from 'playwright-core'
import { loadUi } from '../../games/index.ts'
import type { Moment } from '../../games/moment.ts'
import { Replayer } from '../../play/replayer.ts'
import { END } from '../../table/end/words.ts'
import { launchBrowser } from '../browser.ts'
import { steadyClient } from '../chance.ts'
import { GAMES, usualSeats } from '../games.ts'
import { ROOT, TestServer } from '../server.ts'
import { Stage } from '../stage.ts'
import { playNow } from '../tables.ts'
import { LEAST, Reader, type Sight, watchScreen } from './reader.ts'

/**
 * Whether a person is told all that concerns them for as long as it takes to read it, and sees nothing before it is
 * told: a whole game of each, at normal pace and in no hurry.
 */

const READER = 5

/** Loaded with this file: whoever imports it can import nothing later. */
const UIS = await Promise.all(GAMES.map(({ id }) => loadUi(id, 'en')!))

/** False where something was not as it should be. */
export async function measure(
  say: (line: string) => void,
  named: readonly string[],
): Promise<boolean> {
  const browser = await launchBrowser()
  const stage = new Stage()
  const client = steadyClient(join(ROOT, 'web', 'dist'))
  await stage.open(await TestServer.start({ CLIENT: client }), browser.wsEndpoint())
  const games = GAMES.filter(({ id }) => named.length === 0 || named.includes(id))
  try {
    // Pages on which somebody reads need little of the machine: all at once take as long as the longest game.
    const told = await Promise.all(
      games.map(async (rules) => {
        const faults = faultsIn(rules, await playedThrough(stage, rules), say)
        for (const fault of faults) say(`${rules.id}: ${fault}`)
        return faults.length === 0
      }),
    )
    return told.every(Boolean)
  } finally {
    await stage.close()
    await browser.close()
    rmSync(client, { recursive: true })
  }
}

interface Played {
  readonly match: Match
  readonly sights: readonly Sight[]
}

async function playedThrough(stage: Stage, rules: AnyGame): Promise<Played> {
  const page = await stage.guest({ unhurried: true, pace: 'normal', stops: 'harm' })
  const sights: Sight[] = []
  await page.exposeFunction('saw', (sight: Sight) => void sights.push(sight))
  await playNow(page, stage.url, rules.id, usualSeats(rules) - 1)
  await page.evaluate(watchScreen)
  await new Reader(page, READER).playToTheEnd()
  return { match: await savedFrom(page, rules), sights }
}

async function savedFrom(page: Page, rules: AnyGame): Promise<Match> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: END.en.save, exact: true }).click()
  const file = await streamed(await (await saved).createReadStream())
  return must(Match.resume(rules, JSON.parse(file))) as Match
}

/** A line of the log that concerns the reader. */
interface Mine {
  readonly at: number
  readonly moment: Moment
  /** Its sentence, and in short. */
  readonly forms: readonly string[]
}

function faultsIn(
  rules: AnyGame,
  { match, sights }: Played,
  say: (line: string) => void,
): string[] {
  const mine = concerningReader(rules, match)
  const times = timesIn(sights)
  const short = mine.filter(({ at }) => (times.get(at) ?? 0) < LEAST)
  const unsaid = mine.filter((one) => befalls(one) && !isSaid(one, sights))
  const early = earlyIn(sights, boardsOf(match))
  const shortest = Math.min(...mine.map(({ at }) => times.get(at) ?? 0))
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  const share = ((100 * (mine.length - short.length)) / mine.length).toFixed(1)
  const length = seconds(sights.at(-1)!.at - sights[0].at)
  say(
    `${rules.id}: ${length}, ${match.answers.length} answers; of ${mine.length} lines that concern the reader ` +
      `${share} % stood there for ${seconds(LEAST)} or longer, the shortest for ${seconds(shortest)}; ` +
      `of ${sights.length} states of the screen ${early.length} showed what was not told yet`,
  )
  return [
    ...short.map(({ at, forms }) => `line ${at} stood for ${times.get(at) ?? 0} ms: ${forms[0]}`),
    ...unsaid.map(({ at, forms }) => `line ${at} was not said: ${forms[0]}`),
    ...early.map(({ to, lines, text }) => `another board at ${lines} lines, ${to} told: ${text}`),
  ]
}

function concerningReader(rules: AnyGame, match: Match): Mine[] {
  const ui = UIS[GAMES.indexOf(rules)]
  const { before, told } = new Replayer(match).missed(0, 0)
  const first = match.log(0).length - told.length
  // Named as it was then: one of several Intruders has a number, and loses it.
  const formsOf = ({ kind, params }: Line, view: unknown) => {
    const words = ui.words(view, 'en')
    return [`log.${kind}`, `gist.${kind}`]
      .filter((key) => key in words)
      .map((key) => render(words, key, params).replace(/\.$/, ''))
  }
  return told
    .map(({ line, view }, i) => ({
      at: first + i,
      moment: ui.momentOf(line, view, 0, told[i - 1]?.view ?? before),
      forms: formsOf(line, view),
    }))
    .filter(({ moment }) => moment.concern !== 'none')
}

function befalls({ moment: { concern, weight } }: Mine): boolean {
  return (concern === 'own' || concern === 'harm') && weight !== 'quiet'
}

function tells({ from, to }: Sight, line: number): boolean {
  return from !== null && to !== null && from <= line && line < to
}

function isSaid({ at, forms }: Mine, sights: readonly Sight[]): boolean {
  return sights.some((sight) => tells(sight, at) && forms.some((form) => sight.text.includes(form)))
}

/** How long each line of the log was on the strip. */
function timesIn(sights: readonly Sight[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  sights.slice(1).forEach(({ at: end }, i) => {
    const { at: start, from, to } = sights[i]
    for (let line = from ?? 0; line < (to ?? 0); line++) {
      times.set(line, (times.get(line) ?? 0) + end - start)
    }
  })
  return times
}

/** For each number of lines in the reader's log the boards that there were then: an answer may change one without a line. */
function boardsOf(match: Match): readonly unknown[][] {
  const replayer = new Replayer(match)
  const boards: unknown[][] = [[], ...match.log(0).map(() => [])]
  for (let at = 0; at <= match.answers.length; at++) {
    const { view, log } = replayer.moment(at, 0, false)
    boards[log.length].push(asSent(view))
  }
  const { told } = replayer.missed(0, 0)
  const first = boards.length - told.length
  for (const [i, { view }] of told.entries()) boards[first + i].push(asSent(view))
  return boards
}

function asSent(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view))
}

/** Where more stood in the log than was told, or another board beside it. */
function earlyIn(sights: readonly Sight[], boards: readonly unknown[][]): Sight[] {
  return sights.filter(({ to, lines, view }) => {
    if (view === null) return false
    const board = JSON.parse(view)
    return (to !== null && lines !== to) || !boards[lines].some((one) => same(one, board))
  })
}
