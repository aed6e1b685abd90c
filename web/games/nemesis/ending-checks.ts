import { sayIn } from '../../words/words.ts'
import type { Told } from '../hull/ending.ts'
import { contaminationCheck, objectivesCheck, outcomes } from '../hull/ending-checks.ts'
import { EXPLOSION } from '../hull/icons.ts'
import { sideName } from '../hull/reader.ts'
import { type Check, roundAt } from '../tale.ts'
import { SHIP_ENDING } from './ending-words.ts'
import { DESTINATION, HYPERSPACE, icons } from './icons.ts'
import type { ShipView } from './ship.ts'

/** The checks after the end as a chain, each in a few words (NEM-VICTORY-01). */

export function checksOf<V extends ShipView>(told: Told<V>): readonly Check[] {
  const { checks, exploded } = told.view.ending!
  const made = new Set(checks.map(({ check }) => check))
  return [
    ...(made.has('engines') ? [engines(told)] : [cause(told, exploded)]),
    ...(made.has('coordinates') ? [coordinates(told)] : []),
    ...(made.has('contamination') ? [contaminationCheck(told)] : []),
    ...(made.has('objectives') ? [objectivesCheck(told)] : []),
  ]
}

function saying<V extends ShipView>({ language }: Told<V>) {
  return sayIn(SHIP_ENDING, language)
}

export function cause<V extends ShipView>(told: Told<V>, exploded: boolean): Check {
  const say = saying(told)
  return exploded
    ? {
        name: say('check.explosion'),
        outcome: say('explodes'),
        note: say('explodes-note'),
        icon: EXPLOSION,
        tone: 'bad',
        rule: 'NEM-END-08',
      }
    : {
        name: say('check.jump'),
        outcome: say('jumps'),
        note: say('jumps-note'),
        icon: HYPERSPACE,
        tone: 'warn',
        rule: 'NEM-END-02',
      }
}

function engines<V extends ShipView>(told: Told<V>): Check {
  const { view, words } = told
  const say = saying(told)
  const [{ outcome }] = outcomes(told, 'engines')
  const each = view.engines.map((working, i) =>
    say('engine', { number: i + 1, status: words[`status.${working ? 'working' : 'damaged'}`] }),
  )
  return {
    name: say('check.engines'),
    outcome: words[`outcome.${outcome}`],
    note: each.join(' · '),
    icon: icons.rooms['engine-1'],
    tone: outcome === 'exploded' ? 'bad' : 'act',
    rule: 'NEM-VICTORY-03',
  }
}

function coordinates<V extends ShipView>(told: Told<V>): Check {
  const { view, log, words, rounds } = told
  const say = saying(told)
  const [{ outcome }] = outcomes(told, 'coordinates')
  const set = log.findLastIndex(({ kind }) => kind === 'destination')
  const by = Number(log[set]?.params?.seat)
  return {
    name: say('check.coordinates'),
    outcome: say('leads-to', {
      letter: 'ABCD'[view.destination],
      destination: words[`destination.${outcome}`],
    }),
    note:
      set < 0
        ? say('never-set')
        : say('set-by', { name: sideName(view, by, words), round: roundAt(rounds, set) }),
    icon: DESTINATION,
    tone: outcome === 'earth' ? 'act' : 'bad',
    rule: 'NEM-VICTORY-05',
  }
}
