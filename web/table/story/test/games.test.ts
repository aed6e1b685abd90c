import '../../../test/browser.ts'
import { render } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { nemesisUi } from '../../../games/nemesis/index.ts'
import { retaliationUi } from '../../../games/retaliation/index.ts'
import { GISTS as THESEUS_GISTS } from '../../../games/theseus/gists.ts'
import { momentOf as theseusMoment } from '../../../games/theseus/moments.ts'
import { textOf } from '../text.ts'
import { SENTENCES } from '../words.ts'
import { type Setup, toldGame } from './told-game.ts'
import '../../../games/test/said.ts'

const manner = { pace: 'normal', stops: 'all' } as const
const NEMESIS = { rules: nemesis, ui: nemesisUi }
const RETALIATION = { rules: retaliation, ui: retaliationUi }
const THESEUS = {
  rules: theseus,
  ui: {
    momentOf: theseusMoment,
    words: () => ({ ...theseus.text.en, ...THESEUS_GISTS.en }),
  },
}

const MOST_FOR_THREE = 15_000

describe.each([
  ['Nemesis', { ...NEMESIS, seats: 4, bot: 'good' }],
  ['Nemesis: Retaliation', { ...RETALIATION, seats: 4, bot: 'good' }],
  ['Theseus', { ...THESEUS, seats: 4, bot: 'good' }],
])('a whole game of %s, told at normal pace', (_, game) => {
  const told = toldGame({ ...(game as unknown as Setup), seed: 7, manner })
  const { shown, views, log, first } = told

  test('every line that concerns the reader is shown long enough to be read', () => {
    const times = new Map<number, number>()
    for (const { beat, start, end } of shown) {
      for (const { at } of beat.parts) times.set(at, (times.get(at) ?? 0) + end - start)
    }
    const mine = shown
      .flatMap(({ beat }) => beat.parts)
      .filter(({ moment }) => moment.concern !== 'none')
    expect(mine.length).toBeGreaterThan(20)
    expect(mine.filter(({ at }) => times.get(at)! < 1200).map(({ line }) => line.kind)).toEqual([])
  })

  test('the words of a beat say everything that befalls the reader', () => {
    const unsaid = shown.flatMap(({ beat }) => {
      const words = { ...game.ui.words(beat.view as never, 'en'), ...SENTENCES.en }
      const text = textOf(beat, words, 'Somebody')
      const mine = beat.parts.filter(
        ({ moment: { concern, weight } }) =>
          (concern === 'own' || concern === 'harm') && weight !== 'quiet',
      )
      return mine
        .map(({ line }) => [`log.${line.kind}`, `gist.${line.kind}`].filter((key) => key in words))
        .map((keys, i) => keys.map((key) => render(words, key, mine[i].line.params)))
        .filter((forms) => !forms.some((form) => text.includes(form.replace(/\.$/, ''))))
    })
    expect(unsaid).toEqual([])
  })

  test('no line that concerns the reader is left out', () => {
    const lines = new Set(shown.flatMap(({ beat }) => beat.parts.map(({ at }) => at)))
    const left = log.filter((line, at) => {
      const { concern } = game.ui.momentOf(line, views[at] as never, 0)
      return at >= first && concern !== 'none' && !lines.has(at)
    })
    expect(left.map(({ kind }) => kind)).toEqual([])
  })

  test('nothing is on the board or in the log before it is told', () => {
    const early = shown.filter(({ beat, position, isAll }) => {
      const { from, to } = beat
      const isLate =
        position.log.length === to && (isAll || to === from || position.view === views[to - 1])
      return !isLate
    })
    expect(early.map(({ beat }) => beat.lead.line)).toEqual([])
  })

  test('three turns of others take less than a quarter of a minute, but for what concerns the reader', () => {
    const others = shown.filter(({ beat }) => beat.concern === 'none' && beat.seat !== null)
    const times = others.map(({ start, end }) => end - start)
    const rounds = times.slice(2).map((time, i) => time + times[i] + times[i + 1])
    expect(rounds.length).toBeGreaterThan(20)
    expect(Math.max(...rounds)).toBeLessThan(MOST_FOR_THREE)
  })
})
