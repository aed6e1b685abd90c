import { type Dictionary, type Line, render } from '@bulkhead/kernel'
import { isOne, type Turn } from '../hull/ending-points.ts'
import { levelsOf, type Point, roundAt, type Timeline, turningPoints } from '../tale.ts'
import type { Told } from './ending.ts'
import { ENDING_WORDS, type EndingWord } from './ending-words.ts'
import {
  AUTODESTRUCTION,
  DATA,
  DEATH,
  EGGS,
  EXPLOSION,
  FACILITY,
  INTRUDER_ICONS,
  LANDER,
  OBJECTIVE,
  OXYGEN,
  ROBOT,
  ROOM_ICONS,
  TIME,
  WOUND,
} from './icons.ts'

/** The game on one line: what it turned at, and how many Intruders were about. */

type KindOf<W> = W extends `point.${infer Kind}` ? Kind : never

const TURNS: Readonly<Record<KindOf<EndingWord>, Turn>> = {
  'first-intruder': { weight: 6, tone: 'bad', icon: INTRUDER_ICONS.adult },
  queen: { weight: 7, tone: 'bad', icon: INTRUDER_ICONS.queen },
  'queen-dies': { weight: 9, tone: 'act', icon: INTRUDER_ICONS.queen },
  nest: { weight: 4, tone: 'calm', icon: EGGS },
  'nest-destroyed': { weight: 7, tone: 'act', icon: EGGS },
  'robot-revealed': { weight: 4, tone: 'act', icon: ROBOT },
  'life-support-on': { weight: 5, tone: 'act', icon: OXYGEN },
  'life-support-off': { weight: 4, tone: 'warn', icon: OXYGEN },
  'power-off': { weight: 7, tone: 'warn', icon: ROOM_ICONS.reactor },
  'hibernatorium-active': { weight: 6, tone: 'act', icon: ROOM_ICONS.hibernatorium },
  'egg-taken': { weight: 4, tone: 'act', icon: EGGS },
  'gains-data': { weight: 4, tone: 'act', icon: DATA },
  wounded: { weight: 3, tone: 'bad', icon: WOUND, only: 'first' },
  suffocating: { weight: 4, tone: 'bad', icon: OXYGEN },
  infected: { weight: 5, tone: 'bad', icon: INTRUDER_ICONS.larva },
  'chose-objective': { weight: 2, tone: 'calm', icon: OBJECTIVE },
  dies: { weight: 9, tone: 'bad', icon: DEATH },
  falls: { weight: 9, tone: 'bad', icon: DEATH },
  revived: { weight: 7, tone: 'act', icon: ROOM_ICONS['surgery-room'] },
  autodestruction: { weight: 8, tone: 'bad', icon: AUTODESTRUCTION },
  'autodestruction-late': { weight: 8, tone: 'bad', icon: AUTODESTRUCTION },
  'lander-lands': { weight: 8, tone: 'act', icon: LANDER },
  'lander-destroyed': { weight: 9, tone: 'bad', icon: EXPLOSION },
  launched: { weight: 8, tone: 'act', icon: LANDER },
  escapes: { weight: 8, tone: 'act', icon: LANDER },
  hibernates: { weight: 8, tone: 'act', icon: ROOM_ICONS.hibernatorium },
  'facility-destroyed': { weight: 10, tone: 'bad', icon: EXPLOSION },
  'ends-round-14': { weight: 10, tone: 'warn', icon: TIME },
  'ends-everybody-out': { weight: 10, tone: 'warn', icon: FACILITY },
}

/** A line of one's own weighs more. */
const OWN = 1.5

export function timelineOf(told: Told): Timeline {
  const { log, say, rounds } = told
  const points = log.flatMap((line, at) => {
    const kind = kindOf(log, at)
    return kind && isOne(log, at, TURNS[kind]) ? [pointOf(told, kind, line, at)] : []
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

const COMES: readonly string[] = ['appears', 'horde']

function kindOf(log: readonly Line[], at: number): KindOf<EndingWord> | null {
  const { kind, params = {} } = log[at]
  if (kind === 'room-found' && params.room === 'nest') return 'nest'
  if (COMES.includes(kind)) {
    if (params.type === 'queen') return 'queen'
    return log.findIndex((line) => COMES.includes(line.kind)) === at ? 'first-intruder' : null
  }
  // Whoever is in the Lander leaves with it.
  if (kind === 'escapes' && ['launched', 'escapes'].includes(log[at - 1]?.kind)) return null
  return Object.hasOwn(TURNS, kind) ? (kind as KindOf<EndingWord>) : null
}

function pointOf(told: Told, kind: KindOf<EndingWord>, line: Line, at: number): Point {
  const { language, seat, rounds } = told
  const { weight, tone, icon } = TURNS[kind]
  const isOwn = seat !== null && line.params?.seat === seat
  const words = { ...told.words, ...ENDING_WORDS[language] }
  return {
    line: at,
    round: roundAt(rounds, at),
    title: render(words, `point.${kind}`, line.params),
    note: noteOf(line, words),
    icon,
    tone,
    weight: isOwn ? weight + OWN : weight,
  }
}

function noteOf(line: Line, words: Dictionary): string {
  const { kind, params = {} } = line
  const say = (key: EndingWord, more = {}) => render(words, key, { ...params, ...more })
  if (kind === 'dies' || kind === 'falls') {
    return say('death-note', { death: words[`death.${params.cause}`] })
  }
  if (kind === 'wounded') return say('wound-note')
  if (kind === 'autodestruction') return say('for-round')
  if (kind === 'autodestruction-late') return say('at-end')
  if (params.room !== undefined && kind !== 'room-found') return say('in-room')
  return params.corridor === undefined ? '' : say('in-corridor')
}

/** How many Intruders a line speaks of: `adult-3` are three. */
export function groupIn({ params = {} }: Line): number {
  return Number(params.number ?? 1)
}

/** By how much each line changes the number of Intruders in the Facility. */
function intrudersBy(log: readonly Line[]): (line: Line, at: number) => number {
  return (line, at) => {
    switch (line.kind) {
      case 'appears':
        return 1
      case 'horde':
        return groupIn(line)
      case 'slain':
      case 'queen-withdraws':
        return -1
      case 'queen-dies':
        return isQueenThere(log, at) ? -1 : 0
      case 'larva-settles':
      case 'larva-lost':
        return isOfModel(log, at) ? -1 : 0
      case 'horde-slain':
      case 'crowded-out':
        return -groupIn(line)
      case 'facility-destroyed':
        return -log.length
      default:
        return 0
    }
  }
}

/** She may have left the map before her last card. */
function isQueenThere(log: readonly Line[], at: number): boolean {
  const before = log.slice(0, at)
  const came = before.findLastIndex(
    ({ kind, params }) => COMES.includes(kind) && params?.type === 'queen',
  )
  return came > before.findLastIndex(({ kind }) => kind === 'queen-withdraws')
}

/** An effect may Attack like a Larva where none is. */
function isOfModel(log: readonly Line[], at: number): boolean {
  const attack = log.slice(0, at).findLast(({ kind }) => kind === 'attacks')
  return attack?.params?.intruder !== undefined
}
