import '../../../test/browser.ts'
import { aftermath } from '@bulkhead/aftermath'
import { render } from '@bulkhead/kernel'
import { lockdown } from '@bulkhead/lockdown'
import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { aftermathUi } from '../../../games/aftermath/index.ts'
import { lockdownUi } from '../../../games/lockdown/index.ts'
import { nemesisUi } from '../../../games/nemesis/index.ts'
import { retaliationUi } from '../../../games/retaliation/index.ts'
import { GISTS as THESEUS_GISTS } from '../../../games/theseus/gists.ts'
import { momentOf as theseusMoment } from '../../../games/theseus/moments.ts'
import type { Beat } from '../beats.ts'
import { textOf } from '../text.ts'
import { SENTENCES } from '../words.ts'
import { type Setup, type Shown, toldGame } from './told-game.ts'
import '../../../games/test/said.ts'

const manner = { pace: 'normal', stops: 'all' } as const
const THESEUS_UI = {
  momentOf: theseusMoment,
  words: () => ({ ...theseus.text.en, ...THESEUS_GISTS.en }),
}

/** So long a line stands there at least, in milliseconds. */
const LEAST = 1200
const MOST_FOR_THREE = 15_000

/** Each beat that was told, as it was when it had grown, and how long it stood there. */
function beatsIn(shown: readonly Shown[]): { beat: Beat; time: number }[] {
  const beats = new Map<unknown, { beat: Beat; time: number }>()
  for (const { beat, start, end } of shown) {
    if (!beat) continue
    const before = beats.get(beat.parts[0])?.time ?? 0
    beats.set(beat.parts[0], { beat, time: before + end - start })
  }
  return [...beats.values()]
}

/** How long each line of the log was on the strip; what is told in short is not. */
function timesIn(shown: readonly Shown[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  for (const { beat, start, end } of shown) {
    if (beat?.isSummary) continue
    for (const { at } of beat?.parts ?? []) times.set(at, (times.get(at) ?? 0) + end - start)
  }
  return times
}

describe.each([
  ['Nemesis', { rules: nemesis, ui: nemesisUi, seats: 4 }],
  ['Aftermath', { rules: aftermath, ui: aftermathUi, seats: 4 }],
  ['Nemesis: Lockdown', { rules: lockdown, ui: lockdownUi, seats: 4 }],
  ['Nemesis: Retaliation', { rules: retaliation, ui: retaliationUi, seats: 4 }],
  ['Theseus', { rules: theseus, ui: THESEUS_UI, seats: 4 }],
])('a whole game of %s, told at normal pace', (_name, game) => {
  const told = toldGame({ ...(game as unknown as Setup), bot: 'good', seed: 7, manner })
  const { shown, views, log, first } = told
  const beats = beatsIn(shown)

  test('every line that concerns the reader is shown long enough to be read', () => {
    const times = timesIn(shown)
    const mine = log.flatMap((line, at) => {
      const { concern } = game.ui.momentOf(line, views[at] as never, 0)
      const isMine = at >= first && concern !== 'none'
      return isMine ? [{ kind: line.kind, time: times.get(at) ?? 0 }] : []
    })
    expect(mine.length).toBeGreaterThan(20)
    expect(mine.filter(({ time }) => time < LEAST)).toEqual([])
  })

  test('the words of a beat say everything that befalls the reader', () => {
    const unsaid = beats.flatMap(({ beat }) => {
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

  test('the board is that of the last line of the log, and nothing is on either before it is told', () => {
    // An answer may change the board without a line.
    const boards = [undefined, ...views].map((view) => new Set([view]))
    for (const { latest } of shown) boards[latest.log.length].add(latest.view)
    const wrong = shown.filter(({ beat, position, latest, isAll }) => {
      const { length } = position.log
      const told = isAll ? latest.log.length : beat?.to
      return length !== told || !boards[length].has(position.view)
    })
    expect(wrong.map(({ beat }) => beat?.lead.line)).toEqual([])
  })

  test('three turns of others take less than a quarter of a minute, but for what concerns the reader', () => {
    const others = beats.filter(({ beat }) => beat.concern === 'none' && beat.seat !== null)
    const rounds = others.slice(2).map(({ time }, i) => time + others[i].time + others[i + 1].time)
    expect(rounds.length).toBeGreaterThan(20)
    expect(Math.max(...rounds)).toBeLessThan(MOST_FOR_THREE)
  })
})
