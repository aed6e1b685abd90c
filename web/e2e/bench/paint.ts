import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../browser.ts'
import { steadyClient } from '../chance.ts'
import { GAMES, usualSeats } from '../games.ts'
import { Player } from '../player.ts'
import { ROOT, TestServer } from '../server.ts'
import { Stage } from '../stage.ts'
import { playNow } from '../tables.ts'
import { scriptsOf } from '../weigh.ts'

/**
 * How long it takes from a press that answers to the first frame with something new: the first beat of what
 * happened or, where nothing is told, the next position. And how much script comes over the wire.
 */

const ANSWERS = 30
/** The first answers warm everything up. */
const WARM_UP = 10
/** Bots wait as they do by default, in milliseconds: else their moves are measured too. */
const BOT_PAUSE = '300'

export async function measure(say: (line: string) => void): Promise<void> {
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
      for (const place of ['here', 'on the server'] as const) {
        const page = await stage.guest()
        await page.addInitScript(watchFrames)
        if (place === 'here') {
          const alone = () => playNow(page, stage.url, game, usualSeats(rules) - 1)
          say(`${game}: ${kilobytes(await scriptsOf(page, alone))} of script, at most 450 KB`)
        } else await playOnServer(page, stage.url, game)
        const { times, worked } = await timesOf(page)
        say(`${game}, ${place}: ${summary(times)}`)
        say(
          `${game}, ${place}: the page worked ${worked.toFixed(0)} ms for an answer and all that came of it`,
        )
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
  readonly times: number[]
  /** Milliseconds of the processor for each answer, however busy the machine is with other things. */
  readonly worked: number
}

async function timesOf(page: Page): Promise<Timed> {
  const player = new Player(page, 3)
  await player.play(WARM_UP)
  await page.evaluate('painted.length = 0')
  const work = await watchWork(page)
  await player.play(ANSWERS)
  return { times: await page.evaluate('painted'), worked: (await work()) / ANSWERS }
}

/** How long the processor has worked for the page since then, in milliseconds. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
  }
  const before = await worked()
  return async () => (await worked()) - before
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
  const painted: number[] = []
  Object.assign(window, { painted })
  let [pressed, answered] = [0, 0]
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp
  }
  addEventListener('click', press, true)
  const isNews = ({ attributeName, target }: MutationRecord) =>
    attributeName !== 'data-question' && (target as Element).hasAttribute(attributeName!)
  new MutationObserver((changes) => {
    const isAnswered = changes.some(({ attributeName }) => attributeName === 'data-question')
    if (isAnswered && pressed > 0) [answered, pressed] = [pressed, 0]
    if (answered === 0 || !changes.some(isNews)) return
    const from = answered
    answered = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => painted.push(performance.now() - from)
      port2.postMessage(null)
    })
  }).observe(document, {
    subtree: true,
    attributeFilter: ['data-question', 'data-position', 'data-from'],
  })
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)].toFixed(0)
  return `${times.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}
