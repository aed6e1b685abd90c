import type { ObjectiveCard } from '@bulkhead/hull/cards/objective-card.ts'
import { type Condition, counted, type Facts, holds } from '@bulkhead/hull/progress.ts'
import { isCorpse } from '@bulkhead/hull/queries.ts'
import type { Fate } from '@bulkhead/hull/state.ts'
import type { Seat } from '@bulkhead/kernel'
import type { OwnFacts } from '../own.ts'

/** The Personal Missions of an Epilogue, and the Lucrative Offer that may take the place of one. */

function own(facts: Facts): OwnFacts {
  return facts.own as OwnFacts
}

function carries(id: string, { players }: Facts, me: Seat, is: (object: string) => boolean) {
  return holds(id, players[me].objects.some(is))
}

function mission(
  id: string,
  conditions: (facts: Facts, me: Seat) => readonly Condition[],
): ObjectiveCard {
  return { id, kind: 'mission', players: 1, ways: (facts, me) => [conditions(facts, me)] }
}

const isCarcass = (object: string) => object === 'carcass'
const isEgg = (object: string) => object === 'egg'

const MOST_MALFUNCTIONS = 4

export const MISSIONS: readonly ObjectiveCard[] = [
  mission('mission-trophy', (facts, me) => [carries('carries-carcass', facts, me, isCarcass)]),
  mission('mission-live-specimen', (facts, me) => [carries('carried-egg', facts, me, isEgg)]),
  mission('mission-homecoming', (facts, me) => [carries('carries-corpse', facts, me, isCorpse)]),
  mission('mission-field-report', ({ players }, me) => [holds('signal', players[me].signal)]),
  mission('mission-exterminator', (facts, me) => [holds('killed', own(facts).killed[me])]),
  mission('mission-salvage', ({ players }, me) => [counted('items', players[me].items, 4)]),
  mission('mission-armoury', (facts, me) => [counted('red-items', own(facts).reds[me], 2)]),
  mission('mission-medicine', (facts, me) => [counted('green-items', own(facts).greens[me], 2)]),
  mission('mission-engineer', (facts) => [counted('working-engines', own(facts).working, 2)]),
  mission('mission-course', (facts) => [holds('course', own(facts).course)]),
  mission('mission-damage-control', (facts) => [
    holds('no-fire', own(facts).fires === 0),
    holds('few-malfunctions', own(facts).malfunctions <= MOST_MALFUNCTIONS),
  ]),
  mission('mission-weak-point', ({ found }) => [counted('weaknesses', found.length, 1)]),
  mission('mission-loose-ends', (facts, me) => [holds('quests', own(facts).quests[me] === 0)]),
]

/** AFT-EPI-47: alone in a launched pod with an Egg or a Carcass, or alone on the Shuttle with an Egg. */
export const LUCRATIVE_OFFER: ObjectiveCard = {
  id: 'lucrative-offer',
  kind: 'offer',
  players: 1,
  ways: (facts, me) => [
    [
      holds('alone-in-pod', leftAlone(facts, me, 'escaped')),
      carries('carries-egg-or-carcass', facts, me, (one) => isEgg(one) || isCarcass(one)),
    ],
    [
      holds('alone-on-shuttle', leftAlone(facts, me, 'departed')),
      carries('carried-egg', facts, me, isEgg),
    ],
  ],
}

function leftAlone(facts: Facts, me: Seat, how: Fate): boolean {
  return facts.players[me].fate === how && own(facts).leftAlone[me]
}
