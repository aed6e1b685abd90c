import type { AftermathView } from '@bulkhead/aftermath'
import type { Condition } from '@bulkhead/hull/progress.ts'
import type { Line, Seat } from '@bulkhead/kernel'
import { sayIn, words } from '../../words/words.ts'
import type { EndingOf, Told as ToldOf } from '../hull/ending.ts'
import { contaminationCheck, objectivesCheck, outcomes } from '../hull/ending-checks.ts'
import type { TurnsOf } from '../hull/ending-points.ts'
import { ENDING_WORDS } from '../hull/ending-words.ts'
import * as ship from '../nemesis/ending.ts'
import { cause, checksOf as shipChecks } from '../nemesis/ending-checks.ts'
import { POINTS, SHIP_ENDING } from '../nemesis/ending-words.ts'
import type { Check, Tale } from '../tale.ts'
import { hiddenTokens } from './alert-reader.ts'
import { AFT_ENDING, AFT_POINTS, LIVED } from './ending-words.ts'
import { ALERT, OFFER, SAND, SHUTTLE, TOKEN, TURRET } from './icons.ts'

type Told = ToldOf<AftermathView>

const turns: TurnsOf = {
  turns: {
    ...ship.TURNS.turns,
    alert: { weight: 5, tone: 'warn', icon: ALERT },
    'alert-fulfilled': { weight: 6, tone: 'act', icon: ALERT },
    'offer-taken': { weight: 9, tone: 'warn', icon: OFFER },
    'turret-shoots': { weight: 3, tone: 'bad', icon: TURRET, only: 'first' },
    departs: { weight: 8, tone: 'act', icon: SHUTTLE },
    'ends-alert': { weight: 10, tone: 'bad', icon: ALERT },
    'hourglass-taken': { weight: 2, tone: 'warn', icon: SAND, only: 'first' },
  },
  words: words({ ...POINTS.en, ...AFT_POINTS.en }, { ...POINTS.fr, ...AFT_POINTS.fr }),
  bySeat: ship.TURNS.bySeat,
}

/** How a game of Aftermath ended, whichever way it was played. */
export const ending: EndingOf<AftermathView> = {
  alive: ['escaped', 'hibernating', 'departed'],
  words: ENDING_WORDS,
  lived: LIVED,
  livedIcon: SHUTTLE,
  ways: ['escapes', 'hibernates', 'departs'],
  verdictOf,
  meets,
  checksOf,
  turns,
}

function verdictOf(told: Told): Pick<Tale, 'verdict' | 'isGood'> {
  const { view, language } = told
  const say = sayIn(AFT_ENDING, language)
  const { cause: ended, exploded } = view.ending!
  if (ended === 'alert') return { verdict: say('alert-lost'), isGood: false }
  if (view.play !== 'epilogue') return ship.verdictOf(told)
  if (exploded) return { verdict: sayIn(SHIP_ENDING, language)('lost'), isGood: false }
  const isEmpty = view.players.every(({ fate }) => fate !== 'departed')
  return isEmpty
    ? { verdict: say('departed-empty'), isGood: false }
    : { verdict: say('departed'), isGood: true }
}

function meets(line: Line, condition: Condition, view: AftermathView, seat: Seat): boolean {
  const { kind, params = {} } = line
  if (condition.id === 'killed') return kind === 'intruder-dies'
  if (condition.id === 'course') return kind === 'destination'
  if (condition.id === 'quests') return kind === 'quest-activated' && params.seat === seat
  return ship.meets(line, condition, view, seat)
}

// --- the checks ---

/** An Investigation ends as a game of Nemesis does, unless an Alert ends it. */
function checksOf(told: Told): readonly Check[] {
  const { view } = told
  const made = new Set(view.ending!.checks.map(({ check }) => check))
  if (view.play !== 'epilogue' && view.ending!.cause !== 'alert') return shipChecks(told)
  return [
    causeOf(told),
    ...(made.has('tokens') ? [tokensCheck(told)] : []),
    ...(made.has('contamination') ? [contaminationCheck(told)] : []),
    ...(made.has('objectives') ? [objectivesCheck(told)] : []),
  ]
}

function causeOf(told: Told): Check {
  const { view, words: dictionary, language } = told
  const say = sayIn(AFT_ENDING, language)
  if (view.ending!.exploded) return cause(told, true)
  if (view.ending!.cause === 'alert') {
    const alert = dictionary[`alert.${view.alert?.id}`] ?? ''
    return {
      name: say('check.alert'),
      outcome: say('alert-failed', { alert }),
      note: say('alert-note'),
      icon: ALERT,
      tone: 'bad',
      rule: view.play === 'epilogue' ? 'AFT-EPI-29' : 'AFT-INV-38',
    }
  }
  return {
    name: say('check.shuttle'),
    outcome: say('leaves'),
    note: say('leaves-note'),
    icon: SHUTTLE,
    tone: 'warn',
    rule: 'AFT-EPI-40',
  }
}

function tokensCheck(told: Told): Check {
  const { view, words: dictionary, language } = told
  const say = sayIn(AFT_ENDING, language)
  const [{ outcome }] = outcomes(told, 'tokens')
  const { number, all } = hiddenTokens(view)
  return {
    name: say('check.tokens'),
    outcome: dictionary[`outcome.${outcome}`],
    note: say('hidden-left', { number, all }),
    icon: TOKEN,
    tone: outcome === 'revealed' ? 'act' : 'bad',
    rule: 'AFT-EPI-41',
  }
}
