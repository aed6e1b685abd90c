import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Say } from '../../words/words.ts'
import { type Check, type Ended, type RoundStart, roundAt } from '../tale.ts'
import type { EndingWord } from './ending-words.ts'
import { CONTAMINATION, DESTINATION, EXPLOSION, HYPERSPACE, ROOM_ICONS, sideName } from './icons.ts'

/** The checks after the end as a chain, each in a few words (NEM-VICTORY-01). */

interface Told extends Ended<NemesisView> {
  readonly say: Say<EndingWord>
  readonly rounds: readonly RoundStart[]
}

export function checksOf(told: Told): readonly Check[] {
  const { checks, exploded } = told.view.ending!
  const made = new Set(checks.map(({ check }) => check))
  return [
    ...(made.has('engines') ? [engines(told)] : [cause(told, exploded)]),
    ...(made.has('coordinates') ? [coordinates(told)] : []),
    ...(made.has('contamination') ? [contamination(told)] : []),
    ...(made.has('objectives') ? [objectives(told)] : []),
  ]
}

function outcomes({ view }: Told, check: string): { seat: Seat; outcome: string }[] {
  return view.ending!.checks.filter((one) => one.check === check)
}

function cause({ say }: Told, exploded: boolean): Check {
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

function engines(told: Told): Check {
  const { view, words, say } = told
  const [{ outcome }] = outcomes(told, 'engines')
  const each = view.engines.map((working, i) =>
    say('engine', { number: i + 1, status: words[`status.${working ? 'working' : 'damaged'}`] }),
  )
  return {
    name: say('check.engines'),
    outcome: words[`outcome.${outcome}`],
    note: each.join(' · '),
    icon: ROOM_ICONS['engine-1'],
    tone: outcome === 'exploded' ? 'bad' : 'act',
    rule: 'NEM-VICTORY-03',
  }
}

function coordinates(told: Told): Check {
  const { view, log, words, say, rounds } = told
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

function contamination(told: Told): Check {
  const { say } = told
  const all = outcomes(told, 'contamination')
  const number = all.filter(({ outcome }) => outcome !== 'dies').length
  return {
    name: say('check.contamination'),
    outcome: say('of-alive', { number, all: all.length }),
    note: eachOf(told, all),
    icon: CONTAMINATION,
    tone: number === all.length ? 'act' : 'bad',
    rule: 'NEM-VICTORY-10',
  }
}

function objectives(told: Told): Check {
  const { view, say } = told
  const all = outcomes(told, 'objectives')
  const number = all.filter(({ outcome }) => outcome === 'fulfilled').length
  return {
    name: say('check.objectives'),
    outcome: say('of-fulfilled', { number, all: all.length }),
    note: eachOf(told, all),
    icon: 'gi:bullseye',
    tone: number === all.length ? 'act' : 'warn',
    rule: view.mode === 'coop' ? 'NEM-MODE-COOP-02' : 'NEM-VICTORY-15',
  }
}

function eachOf(
  { view, words, say }: Told,
  all: readonly { seat: Seat; outcome: string }[],
): string {
  return all
    .map(({ seat, outcome }) =>
      say('of-seat', { name: sideName(view, seat, words), outcome: words[`outcome.${outcome}`] }),
    )
    .join(' · ')
}
