import type { View } from '@bulkhead/hull/view.ts'
import type { Seat } from '@bulkhead/kernel'
import type { Check } from '../tale.ts'
import { citing } from './cites.ts'
import type { Told } from './ending.ts'
import { CONTAMINATION, OBJECTIVE } from './icons.ts'
import { sideName } from './reader.ts'

/** The checks that all games end with, each in a few words. */

interface Outcome {
  readonly seat: Seat
  readonly outcome: string
}

/** What a check came to, for whomever it was made. */
export function outcomes<V extends View>({ view }: Told<V>, check: string): readonly Outcome[] {
  return view.ending!.checks.filter((one) => one.check === check)
}

export function contaminationCheck<V extends View>(told: Told<V>): Check {
  const { game, say } = told
  const all = outcomes(told, 'contamination')
  const number = all.filter(({ outcome }) => outcome !== 'dies').length
  return {
    name: say('check.contamination'),
    outcome: say('of-alive', { number, all: all.length }),
    note: eachOf(told, all),
    icon: CONTAMINATION,
    tone: number === all.length ? 'act' : 'bad',
    rule: citing(game, 'NEM-VICTORY-10'),
  }
}

export function objectivesCheck<V extends View>(told: Told<V>): Check {
  const { game, view, say } = told
  const all = outcomes(told, 'objectives')
  const number = all.filter(({ outcome }) => outcome === 'fulfilled').length
  return {
    name: say('check.objectives'),
    outcome: say('of-fulfilled', { number, all: all.length }),
    note: eachOf(told, all),
    icon: OBJECTIVE,
    tone: number === all.length ? 'act' : 'warn',
    rule: citing(game, view.mode === 'coop' ? 'NEM-MODE-COOP-02' : 'NEM-VICTORY-15'),
  }
}

function eachOf<V extends View>({ view, words, say }: Told<V>, all: readonly Outcome[]): string {
  return all
    .map(({ seat, outcome }) =>
      say('of-seat', { name: sideName(view, seat, words), outcome: words[`outcome.${outcome}`] }),
    )
    .join(' · ')
}
