import '../test/browser.ts'
import { text as streamed } from 'node:stream/consumers'
import { type AnyGame, type Language, Match, must, render } from '@bulkhead/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { loadUi } from '../games/index.ts'
import { Replayer } from '../play/replayer.ts'
import { END } from '../table/end/words.ts'
import { TABLE } from '../table/words.ts'
import { GAMES } from './games.ts'
import { BY_TOUCH, Player } from './player.ts'
import { PHONE, setStage } from './stage.ts'
import { playNow, UNTRANSLATED } from './tables.ts'

const stage = setStage()

/** More would make a whole game take too long. */
const BOTS = 2
/** So many answers are given by a finger; by then every part of the screen was needed. */
const BY_FINGER = 8
/** In turns, so that games are played to their end in both. */
const LANGUAGES: readonly Language[] = ['en', 'fr']

/** Listens to what the strip tells from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const told = new Set<string>()
    Object.assign(window, { told })
    const note = () => {
      const text = document.querySelector('.story-say strong')?.textContent
      if (text) told.add(text)
    }
    const strip = document.querySelector('.table-story')!
    new MutationObserver(note).observe(strip, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate('[...told].join(" ")')
}

/** What the match on the page's end told its first seat that hurt them, each in its sentence and in short. */
async function harmIn(page: Page, rules: AnyGame, language: Language): Promise<string[][]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: END[language].save, exact: true }).tap()
  const file = await streamed(await (await saved).createReadStream())
  const match = must(Match.resume(rules, JSON.parse(file))) as Match
  const ui = await loadUi(rules.id, language)!
  const words = ui.words(match.view(0), language)
  const { before, told } = new Replayer(match).missed(0, 0)
  return told.flatMap(({ line, view }, i) => {
    const { concern, weight } = ui.momentOf(line, view, 0, told[i - 1]?.view ?? before)
    if (concern !== 'harm' || weight === 'quiet') return []
    const keys = [`log.${line.kind}`, `gist.${line.kind}`].filter((key) => key in words)
    return [keys.map((key) => render(words, key, line.params).replace(/\.$/, ''))]
  })
}

test.each(
  GAMES.map((rules, i) => ({ id: rules.id, rules, language: LANGUAGES[i % LANGUAGES.length] })),
)(
  'a phone plays a whole game of $id by touch, in $language: told what hurts, never scrolled sideways',
  async ({ id, rules, language }) => {
    const page = await stage.guest({ viewport: PHONE, touch: true, language })
    await playNow(page, stage.url, id, Math.min(BOTS, rules.seats.max - 1))
    const story = await listen(page)
    const isWide = () =>
      page.evaluate(() => document.scrollingElement!.scrollWidth > document.body.clientWidth)
    const finger = new Player(page, 21, BY_TOUCH)
    while (finger.answers < BY_FINGER && (await finger.answer())) expect(await isWide()).toBe(false)
    const player = new Player(page, 22)
    while (await player.answer()) expect(await isWide()).toBe(false)
    expect(player.answers).toBeGreaterThan(5)
    await page.locator('.end-verdict').waitFor()
    expect(await page.locator('body').textContent()).not.toMatch(UNTRANSLATED)
    await page.getByRole('button', { name: END[language].more, exact: true }).tap()
    await page.getByRole('button', { name: TABLE[language].verify }).tap()
    const [isFair] = TABLE[language].verified.split('{')
    await page.getByRole('status').getByText(isFair).waitFor()
    await page.keyboard.press('Escape')
    const told = await story()
    const harm = await harmIn(page, rules, language)
    expect(harm.filter((forms) => !forms.some((form) => told.includes(form)))).toEqual([])
  },
)
