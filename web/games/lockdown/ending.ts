import type { Condition } from '@bulkhead/hull/progress.ts'
import type { Line, Seat } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { sayIn } from '../../words/words.ts'
import { type EndingOf, isAlive, type Told } from '../hull/ending.ts'
import { POD, TIME } from '../hull/icons.ts'
import type { Tale } from '../tale.ts'
import { checksOf } from './ending-checks.ts'
import { BASE_ENDING, BASE_WORDS_AT_END, LIVED, POINTS } from './ending-words.ts'
import {
  ALERT,
  AUTODESTRUCTION,
  BUNKER,
  CONTINGENCY,
  GATE,
  ISOLATION,
  POWER,
  PURGE,
} from './icons.ts'

/** How a game of Lockdown ended. */
export const ending: EndingOf<LockdownView> = {
  alive: ['escaped', 'bunker', 'locked-in'],
  words: BASE_WORDS_AT_END,
  lived: LIVED,
  livedIcon: BUNKER,
  ways: ['evacuated', 'in-bunker', 'locked-in'],
  verdictOf,
  meets,
  checksOf,
  turns: {
    turns: {
      evacuated: { weight: 8, tone: 'act', icon: POD },
      'in-bunker': { weight: 8, tone: 'act', icon: BUNKER },
      'locked-in': { weight: 8, tone: 'act', icon: ISOLATION },
      'comes-back': { weight: 5, tone: 'bad', icon: POD },
      'time-active': { weight: 5, tone: 'act', icon: TIME, only: 'last' },
      'power-off': { weight: 3, tone: 'warn', icon: POWER, only: 'first', by: 'power' },
      alert: { weight: 6, tone: 'warn', icon: ALERT },
      'autodestruction-starts': { weight: 7, tone: 'bad', icon: AUTODESTRUCTION, only: 'last' },
      'autodestruction-stops': { weight: 6, tone: 'act', icon: AUTODESTRUCTION, only: 'last' },
      'autodestruction-red': { weight: 7, tone: 'bad', icon: AUTODESTRUCTION },
      'gate-opens': { weight: 4, tone: 'act', icon: GATE },
      'check-contingency': { weight: 9, tone: 'warn', icon: CONTINGENCY },
      'ends-purge': { weight: 8, tone: 'warn', icon: PURGE },
      'ends-alert': { weight: 8, tone: 'warn', icon: ALERT },
    },
    words: POINTS,
    bySeat: [],
  },
}

const ENDS = { purge: 'purged', alert: 'alert', 'nobody-left': 'left' } as const

function verdictOf(told: Told<LockdownView>): Pick<Tale, 'verdict' | 'isGood'> {
  const { view, language } = told
  const say = sayIn(BASE_ENDING, language)
  const { exploded, baseDestroyed, cause } = view.ending!
  const lives = view.players.some((_, seat) => isAlive(told, seat))
  if (exploded || baseDestroyed) return { verdict: say('destroyed'), isGood: lives }
  if (!lives) return { verdict: say('nobody'), isGood: false }
  return { verdict: say(ENDS[cause as keyof typeof ENDS] ?? 'left'), isGood: true }
}

const MET: Readonly<Record<string, string>> = {
  'knowledge-active': 'knowledge-active',
  knowledge: 'knowledge',
  'time-active': 'time-active',
}

function meets(
  { kind, params = {} }: Line,
  { id }: Condition,
  _: LockdownView,
  seat: Seat,
): boolean {
  if (MET[id]) return kind === MET[id] && (params.seat === undefined || params.seat === seat)
  if (id.startsWith('weakness') || id === 'discovered') return kind === 'weakness-found'
  if (id.startsWith('explored')) return kind === 'explores'
  return false
}
