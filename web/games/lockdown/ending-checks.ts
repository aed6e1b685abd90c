import type { LockdownView } from '@bulkhead/lockdown'
import { NONE } from '@bulkhead/lockdown/printed'
import { sayIn } from '../../words/words.ts'
import type { Told as ToldOf } from '../hull/ending.ts'
import { contaminationCheck, objectivesCheck } from '../hull/ending-checks.ts'
import { EXPLOSION } from '../hull/icons.ts'
import { sideName } from '../hull/reader.ts'
import type { Check } from '../tale.ts'
import { BASE_ENDING } from './ending-words.ts'
import { ALERT, CONTINGENCY, PURGE } from './icons.ts'

/** What became of the base, then the checks in their order: contingency, Contamination, Objectives. */

type Told = ToldOf<LockdownView>

export function checksOf(told: Told): readonly Check[] {
  const made = new Set(told.view.ending!.checks.map(({ check }) => check))
  return [
    base(told),
    ...(made.has('contingency') ? [contingency(told)] : []),
    ...(made.has('contamination') ? [contaminationCheck(told)] : []),
    ...(made.has('objectives') ? [objectivesCheck(told)] : []),
  ]
}

function base({ view, language }: Told): Check {
  const say = sayIn(BASE_ENDING, language)
  const { exploded, cause } = view.ending!
  const name = say('check.base')
  if (exploded) {
    return {
      name,
      outcome: say('explodes'),
      note: say('explodes-note'),
      icon: EXPLOSION,
      tone: 'bad',
      rule: 'LOCK-END-04',
    }
  }
  if (cause === 'nobody-left') {
    return {
      name,
      outcome: say('nobody-left'),
      note: say('nobody-note'),
      icon: PURGE,
      tone: 'warn',
      rule: 'LOCK-END-06',
    }
  }
  const isAlert = cause === 'alert'
  return {
    name,
    outcome: say(isAlert ? 'alert-ends' : 'purge'),
    note: say(isAlert ? 'alert-note' : 'purge-note'),
    icon: isAlert ? ALERT : PURGE,
    tone: 'warn',
    rule: isAlert ? 'LOCK-ALERT-02' : 'LOCK-END-02',
  }
}

function contingency({ view, words, language }: Told): Check {
  const say = sayIn(BASE_ENDING, language)
  const made = view.ending!.checks.filter(({ check }) => check === 'contingency')
  const code = made.find(({ seat }) => seat === NONE)!.outcome
  const struck = made.filter(({ seat }) => seat !== NONE)
  const text = words[`contingency-text.${code}`]
  const names = struck.map(({ seat }) => sideName(view, seat, words)).join(', ')
  return {
    name: say('check.contingency'),
    outcome: words[`contingency.${code}`],
    note: noteOf(),
    icon: CONTINGENCY,
    tone: struck.length > 0 ? 'bad' : 'act',
    rule: 'LOCK-VICTORY-03',
  }

  /** The code that spares everybody says so itself. */
  function noteOf(): string {
    if (struck.length > 0) return say('struck', { text, names })
    return code === 'green' ? text : say('spared', { text })
  }
}
