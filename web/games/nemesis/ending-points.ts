import { type Line, render } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { IconShape } from '../../ui/icon.tsx'
import { sayIn } from '../../words/words.ts'
import {
  type Ended,
  levelsOf,
  type Point,
  roundAt,
  roundsIn,
  type Timeline,
  turningPoints,
} from '../tale.ts'
import type { Tone } from '../ui.ts'
import { ENDING, type EndingWord } from './ending-words.ts'
import {
  DEATH,
  DESTINATION,
  EXPLOSION,
  HYPERSPACE,
  INTRUDER_ICONS,
  LOOK,
  POD,
  ROOM_ICONS,
  SELF_DESTRUCT,
  SERIOUS_WOUND,
  SIGNAL,
  UNLOCKED,
} from './icons.ts'

/** The game on one line: what it turned at, and how many Intruders were aboard. */

interface Turn {
  readonly weight: number
  readonly tone: Tone
  readonly icon: IconShape
  /** Only the first or the last of its kind is a turning point; all of them where neither is said. */
  readonly only?: 'first' | 'last'
  /** What tells those of a kind apart, of which only the last is one. */
  readonly by?: string
}

type KindOf<W> = W extends `point.${infer Kind}` ? Kind : never
type PointWord = KindOf<EndingWord>

const TURNS: Readonly<Record<PointWord, Turn>> = {
  encounter: { weight: 6, tone: 'bad', icon: INTRUDER_ICONS.adult, only: 'first' },
  nest: { weight: 4, tone: 'calm', icon: ROOM_ICONS.nest },
  signal: { weight: 6, tone: 'act', icon: SIGNAL },
  'weakness-found': { weight: 6, tone: 'act', icon: ROOM_ICONS.laboratory },
  'serious-wound': { weight: 3, tone: 'bad', icon: SERIOUS_WOUND, only: 'first' },
  'objective-choice': { weight: 2, tone: 'calm', icon: LOOK },
  dies: { weight: 9, tone: 'bad', icon: DEATH },
  revived: { weight: 7, tone: 'act', icon: ROOM_ICONS['emergency-room'] },
  escapes: { weight: 8, tone: 'act', icon: POD },
  hibernates: { weight: 8, tone: 'act', icon: ROOM_ICONS.hibernatorium },
  destination: { weight: 7, tone: 'warn', icon: DESTINATION, only: 'last' },
  'engine-order-changed': {
    weight: 5,
    tone: 'warn',
    icon: ROOM_ICONS['engine-1'],
    only: 'last',
    by: 'engine',
  },
  'self-destruct-started': { weight: 8, tone: 'bad', icon: SELF_DESTRUCT },
  'self-destruct-stopped': { weight: 6, tone: 'act', icon: SELF_DESTRUCT },
  'nest-destroyed': { weight: 7, tone: 'act', icon: ROOM_ICONS.nest },
  queen: { weight: 8, tone: 'act', icon: INTRUDER_ICONS.queen },
  'pods-unlocked': { weight: 3, tone: 'act', icon: UNLOCKED, only: 'first' },
  'chambers-open': { weight: 3, tone: 'act', icon: ROOM_ICONS.hibernatorium },
  jump: { weight: 10, tone: 'warn', icon: HYPERSPACE },
  explodes: { weight: 10, tone: 'bad', icon: EXPLOSION },
  'intruder-player': { weight: 4, tone: 'bad', icon: INTRUDER_ICONS.queen },
}

export function timelineOf(ended: Ended<NemesisView>): Timeline {
  const { log, language } = ended
  const say = sayIn(ENDING, language)
  const rounds = roundsIn(log, 'round')
  const points = log.flatMap((line, at) => {
    const kind = kindOf(line)
    if (kind === null || !isOne(log, at, kind)) return []
    return [pointOf(ended, line, kind, at, roundAt(rounds, at))]
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

function kindOf({ kind, params = {} }: Line): PointWord | null {
  if (kind === 'explores' && params.tile === 'nest') return 'nest'
  if (kind === 'intruder-dies' && String(params.intruder).startsWith('queen')) return 'queen'
  return Object.hasOwn(TURNS, kind) ? (kind as PointWord) : null
}

function isOne(log: readonly Line[], at: number, kind: PointWord): boolean {
  const { only, by } = TURNS[kind]
  const isLike = (other: Line) =>
    other.kind === log[at].kind && (!by || other.params?.[by] === log[at].params?.[by])
  if (only === 'first') return log.findIndex(isLike) === at
  return only !== 'last' || log.findLastIndex(isLike) === at
}

function pointOf(
  ended: Ended<NemesisView>,
  line: Line,
  kind: PointWord,
  at: number,
  round: number,
): Point {
  const { weight, tone, icon } = TURNS[kind]
  const isOwn = ended.seat !== null && line.params?.seat === ended.seat
  const words = { ...ended.words, ...ENDING[ended.language] }
  return {
    line: at,
    round,
    title: render(words, `point.${kind}`, line.params),
    note: noteOf(line, words),
    icon,
    tone,
    weight: isOwn ? weight + 1.5 : weight,
  }
}

function noteOf(line: Line, words: Record<string, string>): string {
  const { params = {} } = line
  if (line.kind === 'dies') {
    const death = words[`death.${params.cause}`]
    return render(words, 'dies-note', { ...params, death })
  }
  if (line.kind === 'explores') return render(words, 'by-seat', params)
  if (params.place !== undefined) return render(words, 'at-place', params)
  const names = ['destination', 'weakness-found', 'serious-wound', 'engine-order-changed']
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
