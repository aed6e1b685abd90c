import { type Dictionary, type Line, render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import type { IconShape } from '../../ui/icon.tsx'
import { type Ended, levelsOf, roundAt, roundsIn, type Timeline, turningPoints } from '../tale.ts'
import type { Tone } from '../ui.ts'
import { ENDING, type EndingWord } from './ending-words.ts'
import {
  ACTION_ICONS,
  CARD_ICONS,
  DATA,
  EMBRYO,
  END,
  LIFE,
  SPACE,
  VICTORY,
  WOUND,
} from './icons.ts'

/** The game on one line: what it turned at, and how many wounds there were. */

type KindOf<W> = W extends `point.${infer Kind}` ? Kind : never
type PointWord = KindOf<EndingWord>

const TURNS: Readonly<Record<PointWord, readonly [number, Tone, IconShape]>> = {
  'first-wound': [5, 'bad', WOUND],
  ejected: [5, 'bad', SPACE],
  hatches: [3, 'bad', EMBRYO],
  assault: [3, 'bad', ACTION_ICONS.assault],
  detonates: [6, 'bad', CARD_ICONS['sci-detonation']],
  control: [4, 'warn', EMBRYO],
  'end-of-game': [7, 'warn', END],
  tie: [9, 'warn', END],
  'data-full': [9, 'act', DATA],
  'life-full': [9, 'act', LIFE],
  'life-gone': [9, 'bad', WOUND],
  wins: [10, 'act', VICTORY],
  shares: [10, 'act', VICTORY],
}

export function timelineOf({ log, words, language }: Ended<TheseusView>): Timeline {
  const said = { ...words, ...ENDING[language] }
  const rounds = roundsIn(log, 'turn')
  const first = log.findIndex(({ kind }) => kind === 'wounded')
  const points = log.flatMap((line, at) => {
    const kind = at === first ? 'first-wound' : line.kind
    if (!Object.hasOwn(TURNS, kind)) return []
    const [usual, tone, icon] = TURNS[kind as PointWord]
    const title = render(said, `point.${kind}`, line.params)
    const number = kind === 'assault' ? woundsAfter(log, at) : 0
    if (kind === 'assault' && number === 0) return []
    const note = number > 0 ? render(said, 'wounds-dealt', { number }) : noteOf(kind, line, words)
    const weight = usual + number / 4
    return [{ line: at, round: roundAt(rounds, at), title, note, icon, tone, weight }]
  })
  return {
    span: render(said, 'span', { number: rounds.at(-1)?.number ?? 0 }),
    counts: said.counts,
    rounds,
    points: turningPoints(points),
    levels: levelsOf(log, woundsBy),
    length: log.length,
  }
}

function noteOf(kind: string, line: Line, words: Dictionary): string {
  return kind === 'first-wound' ? render(words, 'log.wounded', line.params) : ''
}

/** What an Assault did: all wounds until the next one, or the next turn. */
function woundsAfter(log: readonly Line[], at: number): number {
  const end = log.findIndex(({ kind }, i) => i > at && (kind === 'turn' || kind === 'assault'))
  const lines = log.slice(at + 1, end < 0 ? log.length : end)
  return lines.reduce((sum, line) => sum + woundsBy(line), 0)
}

function woundsBy({ kind, params }: Line): number {
  return kind === 'wounded' ? Number(params?.wounds) : 0
}
