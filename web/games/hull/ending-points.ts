import type { View } from '@bulkhead/hull/view.ts'
import { type Line, render } from '@bulkhead/kernel'
import type { IconShape } from '../../ui/icon.tsx'
import type { Words } from '../../words/words.ts'
import { levelsOf, type Point, roundAt, type Timeline, turningPoints } from '../tale.ts'
import type { Tone } from '../ui.ts'
import type { Told } from './ending.ts'
import type { EndingWord } from './ending-words.ts'
import {
  ANALYSIS,
  DEATH,
  EXPLOSION,
  INTRUDER_ICONS,
  LOOK,
  NEST,
  SERIOUS_WOUND,
  SIGNAL,
  TREATMENT,
} from './icons.ts'

/** The game on one line: what it turned at, and how many Intruders were about. */

export interface Turn {
  readonly weight: number
  readonly tone: Tone
  readonly icon: IconShape
  /** Only the first or the last of its kind is a turning point; all of them where neither is said. */
  readonly only?: 'first' | 'last'
  /** What tells those of a kind apart, of which only the last is one. */
  readonly by?: string
}

/** What a game of one sort turns at besides. */
export interface TurnsOf {
  readonly turns: Readonly<Record<string, Turn>>
  /** `point.…` for each of them. */
  readonly words: Words<string>
  /** Kinds of lines whose note says who did it. */
  readonly bySeat: readonly string[]
}

type KindOf<W> = W extends `point.${infer Kind}` ? Kind : never

const TURNS: Readonly<Record<KindOf<EndingWord>, Turn>> = {
  encounter: { weight: 6, tone: 'bad', icon: INTRUDER_ICONS.adult, only: 'first' },
  nest: { weight: 4, tone: 'calm', icon: NEST },
  signal: { weight: 6, tone: 'act', icon: SIGNAL },
  'weakness-found': { weight: 6, tone: 'act', icon: ANALYSIS },
  'serious-wound': { weight: 3, tone: 'bad', icon: SERIOUS_WOUND, only: 'first' },
  'objective-choice': { weight: 2, tone: 'calm', icon: LOOK },
  dies: { weight: 9, tone: 'bad', icon: DEATH },
  revived: { weight: 7, tone: 'act', icon: TREATMENT },
  'nest-destroyed': { weight: 7, tone: 'act', icon: NEST },
  queen: { weight: 8, tone: 'act', icon: INTRUDER_ICONS.queen },
  explodes: { weight: 10, tone: 'bad', icon: EXPLOSION },
}

export function timelineOf<V extends View>(told: Told<V>): Timeline {
  const { game, log, say, rounds } = told
  const turns: Readonly<Record<string, Turn>> = { ...TURNS, ...game.ending.turns.turns }
  const points = log.flatMap((line, at) => {
    const kind = kindOf(line, game.nest)
    const turn = Object.hasOwn(turns, kind) ? turns[kind] : null
    return turn && isOne(log, at, turn) ? [pointOf(told, kind, turn, at)] : []
  })
  return {
    span: say('span', { number: rounds.at(-1)?.number ?? 0 }),
    counts: say('counts'),
    rounds,
    points: turningPoints(points),
    levels: levelsOf(log, intrudersBy(log)),
    length: log.length,
  }
}

function kindOf({ kind, params = {} }: Line, nest: string): string {
  if (kind === 'explores' && params.tile === nest) return 'nest'
  const isQueen = kind === 'intruder-dies' && String(params.intruder).startsWith('queen')
  return isQueen ? 'queen' : kind
}

export function isOne(log: readonly Line[], at: number, { only, by }: Turn): boolean {
  const isLike = (other: Line) =>
    other.kind === log[at].kind && (!by || other.params?.[by] === log[at].params?.[by])
  if (only === 'first') return log.findIndex(isLike) === at
  return only !== 'last' || log.findLastIndex(isLike) === at
}

function pointOf<V extends View>(told: Told<V>, kind: string, turn: Turn, at: number): Point {
  const { game, language, log, seat, rounds } = told
  const { weight, tone, icon } = turn
  const line = log[at]
  const isOwn = seat !== null && line.params?.seat === seat
  const { words, turns } = game.ending
  const dictionary = { ...told.words, ...words[language], ...turns.words[language] }
  return {
    line: at,
    round: roundAt(rounds, at),
    title: render(dictionary, `point.${kind}`, line.params),
    note: noteOf(line, dictionary, turns.bySeat),
    icon,
    tone,
    weight: isOwn ? weight + 1.5 : weight,
  }
}

function noteOf(line: Line, words: Record<string, string>, bySeat: readonly string[]): string {
  const { params = {} } = line
  if (line.kind === 'dies') {
    const death = words[`death.${params.cause}`]
    return render(words, 'dies-note', { ...params, death })
  }
  if (line.kind === 'explores') return render(words, 'by-seat', params)
  if (params.place !== undefined) return render(words, 'at-place', params)
  const names = ['weakness-found', 'serious-wound', ...bySeat]
  return names.includes(line.kind) ? render(words, 'by-seat', params) : ''
}

/** An Intruder comes with its line and goes by one; a Larva also by an attack that succeeds. */
function intrudersBy(log: readonly Line[]): (line: Line, at: number) => number {
  return ({ kind }, at) => {
    if (kind === 'intruder') return 1
    if (kind === 'intruder-dies' || kind === 'vanishes') return -1
    if (kind === 'explodes') return -log.length
    const settles = kind === 'infested' || kind === 'larva-lost'
    return settles && log[at - 1]?.kind === 'attack' ? -1 : 0
  }
}
