import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { steadyClient } from '../chance.ts'
import { GAMES, usualSeats } from '../games.ts'
import { ROOT, TestServer } from '../server.ts'
import { Stage } from '../stage.ts'
import { playNow } from '../tables.ts'
import { scriptsOf } from '../weigh.ts'
import { ByHand } from './by-hand.ts'

/**
 * How long it takes from a press that answers to the first frame with something new: the first beat of what
 * happened or, where nothing is told, the next position; and how long the processor worked for the page meanwhile,
 * which other work on the machine does not change. And how much script comes over the wire.
 */

const ANSWERS = 30
/** The first answers warm everything up. */
const WARM_UP = 10
/** Bots wait as they do by default, in milliseconds: else their moves are measured too. */
const BOT_PAUSE = '300'

export async function measure(
  say: (line: string) => void,
  named: readonly string[],
): Promise<void> {
  const browser = await launchBrowser()
  const stage = new Stage()
  const client = steadyClient(join(ROOT, 'web', 'dist'))
  await stage.open(await TestServer.start({ BOT_PAUSE, CLIENT: client }), browser.wsEndpoint())
  try {
    const home = await stage.guest()
    const first = await scriptsOf(home, async () => void (await home.goto(stage.url)))
    say(`first page: ${kilobytes(first)} of script, at most 200 KB`)
    await home.close()
    for (const rules of GAMES) {
      const { id: game } = rules
      if (named.length > 0 && !named.includes(game)) continue
      for (const place of ['here', 'on the server'] as const) {
        const page = await stage.guest()
        await page.addInitScript(watchFrames)
        if (place === 'here') {
          const alone = () => playNow(page, stage.url, game, usualSeats(rules) - 1)
          say(`${game}: ${kilobytes(await scriptsOf(page, alone))} of script, at most 450 KB`)
        } else await playOnServer(page, stage.url, game)
        const { times, worked, listed } = await timesOf(page)
        say(`${game}, ${place}: ${summary(times)}; ${listed} of them from the list of choices`)
        say(`${game}, ${place}: the page's work for it, ${summary(worked)}`)
        say(
          `${game}, ${place}: a frame in which nothing changes, ${summary(await idleFrames(page))}`,
        )
        await page.close()
      }
    }
  } finally {
    await stage.close()
    await browser.close()
    rmSync(client, { recursive: true })
  }
}

async function playOnServer(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/#/new/${game}`)
  await page.getByRole('radio', { name: 'Online' }).check()
  const seats = page.locator('.new-seats > li')
  for (let seat = 1; seat < (await seats.count()); seat++) {
    await seats.nth(seat).locator('select').first().selectOption('random')
  }
  await page.getByRole('button', { name: 'Open the table' }).click()
  const start = page.getByRole('button', { name: 'Start the game' })
  await start.or(page.locator('.table')).first().waitFor()
  if (await start.isVisible()) await start.click()
  await page.locator('.table').waitFor()
}

interface Timed {
  readonly times: readonly number[]
  /** Milliseconds of the processor on the page's own thread. */
  readonly worked: readonly number[]
  readonly listed: number
}

async function timesOf(page: Page): Promise<Timed> {
  const player = new ByHand(page, 3)
  await player.play(WARM_UP)
  const listed = player.listed
  await page.evaluate(() => performance.clearMeasures())
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: TRACED })
  await player.play(ANSWERS)
  const events: TraceEvent[] = JSON.parse(String(await browser.stopTracing())).traceEvents
  const times = await page.evaluate((name) => {
    return performance.getEntriesByName(name).map(({ duration }) => duration)
  }, MEASURED)
  return { times, worked: workedIn(events), listed: player.listed - listed }
}

const MEASURED = 'answer'
const TRACED = ['blink.user_timing', 'disabled-by-default-devtools.timeline']

/** An event of a trace of Chromium, with its times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** How long the thread ran for it. */
  readonly tdur?: number
}

/** For each answer, how long the thread of its page ran from the press to the painted frame. */
function workedIn(events: readonly TraceEvent[]): number[] {
  const ends = events.filter(({ name, ph }) => name === MEASURED && ph === 'e')
  return events
    .filter(({ name, ph }) => name === MEASURED && ph === 'b')
    .map(({ pid, tid, ts: from }) => {
      const to = ends.find((end) => end.pid === pid && end.ts >= from)?.ts ?? from
      const tasks = events.filter(
        (one) =>
          one.name === 'RunTask' &&
          one.pid === pid &&
          one.tid === tid &&
          one.ts >= from &&
          one.ts <= to,
      )
      return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
    })
}

/** How busy the machine is with other things: what no answer can be faster than. */
function idleFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = []
    for (let i = 0; i < 30; i++) {
      const from = performance.now()
      await new Promise<void>((painted) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => painted()
          port2.postMessage(null)
        })
      })
      times.push(performance.now() - from)
    }
    return times
  })
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}

/**
 * Runs in the page: from a press that answers, which takes the question away, to the frame after the table shows a
 * new beat or position.
 */
function watchFrames(): void {
  let [pressed, answered] = [0, 0]
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp
  }
  addEventListener('click', press, true)
  const isNews = ({ attributeName, target }: MutationRecord) =>
    attributeName !== 'data-question' && (target as Element).hasAttribute(attributeName!)
  // A question that was not there before is no answer: it comes when all is told.
  const isAnswer = ({ attributeName, oldValue }: MutationRecord) =>
    attributeName === 'data-question' && oldValue !== null
  new MutationObserver((changes) => {
    if (changes.some(isAnswer) && pressed > 0) [answered, pressed] = [pressed, 0]
    if (answered === 0 || !changes.some(isNews)) return
    const from = answered
    answered = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.measure('answer', { start: from })
      port2.postMessage(null)
    })
  }).observe(document, {
    subtree: true,
    attributeOldValue: true,
    attributeFilter: ['data-question', 'data-position', 'data-from'],
  })
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)].toFixed(0)
  return `${times.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}
