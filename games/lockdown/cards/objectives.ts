import type { ObjectiveCard } from '@bulkhead/hull/cards/objective-card.ts'
import {
  aloneAlive,
  type Condition,
  counted,
  type Facts,
  holds,
  rid,
} from '@bulkhead/hull/progress.ts'
import type { Seat } from '@bulkhead/kernel'
import type { Leaving, OwnFacts, Section } from '../own.ts'

/** The Objectives. Surviving is asked of everybody besides; `signal` is asked in every way of a card. */

function own(facts: Facts): OwnFacts {
  return facts.own as OwnFacts
}

/** LOCK-OBJ-04: all of them are dead; with none in the game it is so. */
function noNemesisSurvivor(facts: Facts): Condition {
  const concerned = facts.players.filter((_, seat) => own(facts).nemesisSurvivors[seat])
  const dead = concerned.filter(({ fate }) => fate === 'dead')
  return counted('no-nemesis-survivor', dead.length, concerned.length)
}

/** LOCK-OBJ-14: in hand when its bearer left, who must not have died since. */
function eggOut({ players, own: facts }: Facts, by: readonly Seat[]): Condition {
  const { ways } = facts as OwnFacts
  const bearers = by.filter(
    (seat) =>
      players[seat].fate !== 'dead' && ways[seat] !== null && players[seat].objects.includes('egg'),
  )
  return counted('carried-egg', bearers.length, 1)
}

/** LOCK-OBJ-06: whoever discovered it; the one revealed at setup does not count. */
function discovery(facts: Facts): Condition {
  return counted('discovered', own(facts).discovered, 1)
}

/** LOCK-OBJ-08 */
function knowledge(facts: Facts, me: Seat, needed: number): Condition {
  return counted('knowledge', own(facts).knowledge[me], needed)
}

/** LOCK-OBJ-09 */
function activeToken(facts: Facts, me: Seat): Condition {
  return holds('knowledge-active', own(facts).active[me])
}

/** LOCK-OBJ-10: every room of the sections. */
function surveyed(facts: Facts, ...named: Section[]): Condition {
  const sections = named.map((section) => own(facts).sections[section])
  const sum = (of: 'explored' | 'rooms') => sections.reduce((all, one) => all + one[of], 0)
  return counted(`explored-${named.join('-')}`, sum('explored'), sum('rooms'))
}

/** LOCK-OBJ-12: with the base as well. */
function queenDead(facts: Facts): Condition {
  return holds('queen', facts.queenKilled || own(facts).baseDestroyed)
}

/** LOCK-OBJ-07: with the base as well. */
function nestGone(facts: Facts): Condition {
  return holds('nest', facts.nestDestroyed || own(facts).baseDestroyed)
}

function leftBy(facts: Facts, me: Seat, ...ways: Leaving[]): boolean {
  const way = own(facts).ways[me]
  return way !== null && ways.includes(way)
}

// --- Corporate ---

const looseEnds: ObjectiveCard[] = [1, 2, 3, 4, 5].map((number) => ({
  id: `loose-end-${number}`,
  kind: 'corporate',
  players: Math.max(2, number),
  ways: (facts, me) => rid(facts, me, number),
}))

const noWitnesses: ObjectiveCard = {
  id: 'no-witnesses',
  kind: 'corporate',
  players: 3,
  // An owner who is one of them survives to have it checked.
  ways: (facts, me) => [
    ...(own(facts).nemesisSurvivors[me] ? [] : [[noNemesisSurvivor(facts)]]),
    [aloneAlive(facts, me)],
  ],
}

const liveSpecimen: ObjectiveCard = {
  id: 'live-specimen',
  kind: 'corporate',
  players: 2,
  signal: true,
  ways: (facts, me) => [[eggOut(facts, [me])]],
}

const postMortem: ObjectiveCard = {
  id: 'post-mortem',
  kind: 'corporate',
  players: 2,
  signal: true,
  ways: (facts) => [[holds('weakness-carcass', own(facts).analysed.includes('carcass'))]],
}

const fieldReport: ObjectiveCard = {
  id: 'field-report',
  kind: 'corporate',
  players: 2,
  ways: (facts, me) => [[discovery(facts), knowledge(facts, me, 5)]],
}

// --- Personal ---

const upperSurvey: ObjectiveCard = {
  id: 'upper-survey',
  kind: 'personal',
  players: 2,
  signal: true,
  ways: (facts) => [[surveyed(facts, 's1', 's2')]],
}

const lowerSurvey: ObjectiveCard = {
  id: 'lower-survey',
  kind: 'personal',
  players: 2,
  ways: (facts, me) => [[activeToken(facts, me), surveyed(facts, 's2', 's3')]],
}

const greatHunt: ObjectiveCard = {
  id: 'great-hunt',
  kind: 'personal',
  players: 2,
  signal: true,
  ways: (facts) => [[queenDead(facts)]],
}

const scorchedNest: ObjectiveCard = {
  id: 'scorched-nest',
  kind: 'personal',
  players: 2,
  ways: (facts, me) => [[nestGone(facts), activeToken(facts, me)]],
}

const scholar: ObjectiveCard = {
  id: 'scholar',
  kind: 'personal',
  players: 2,
  ways: (facts, me) => [[knowledge(facts, me, 7)]],
}

const whistleblower: ObjectiveCard = {
  id: 'whistleblower',
  kind: 'personal',
  players: 2,
  signal: true,
  ways: (facts, me) => [[activeToken(facts, me)], [discovery(facts)]],
}

const HOARD = 7

/** LOCK-OBJ-15: locked in, one has carried nothing away. */
const hoarder: ObjectiveCard = {
  id: 'hoarder',
  kind: 'personal',
  players: 2,
  ways: (facts, me) => [
    [
      holds('left-with-items', leftBy(facts, me, 'pod', 'bunker')),
      counted('items', facts.players[me].items, HOARD),
    ],
  ],
}

const lastOne: ObjectiveCard = {
  id: 'last-one',
  kind: 'personal',
  players: 3,
  ways: (facts, me) => [
    [aloneAlive(facts, me)],
    [holds('signal', facts.players[me].signal), nestGone(facts)],
  ],
}

const neverAlone: ObjectiveCard = {
  id: 'never-alone',
  kind: 'personal',
  players: 4,
  ways: ({ players, own: facts }, me) => [
    [
      holds(
        'company',
        players.some(
          ({ fate }, seat) =>
            seat !== me && fate !== 'dead' && (facts as OwnFacts).ways[seat] !== null,
        ),
      ),
    ],
  ],
}

// --- solo and cooperative ---

const distressCall: ObjectiveCard = {
  id: 'distress-call',
  kind: 'group',
  players: 1,
  signal: true,
  ways: (facts) => [[surveyed(facts, 's2')]],
}

const deepSurvey: ObjectiveCard = {
  id: 'deep-survey',
  kind: 'group',
  players: 1,
  ways: (facts) => [[surveyed(facts, 's2', 's3')]],
}

const decapitation: ObjectiveCard = {
  id: 'decapitation',
  kind: 'group',
  players: 1,
  signal: true,
  ways: (facts) => [[queenDead(facts)]],
}

const burnTheNest: ObjectiveCard = {
  id: 'burn-the-nest',
  kind: 'group',
  players: 1,
  signal: true,
  ways: (facts) => [[nestGone(facts)]],
}

const specialDelivery: ObjectiveCard = {
  id: 'special-delivery',
  kind: 'group',
  players: 1,
  ways: (facts) => [[eggOut(facts, [...facts.players.keys()])]],
}

const WEAKNESS_CARDS = 3

const contactProtocol: ObjectiveCard = {
  id: 'contact-protocol',
  kind: 'group',
  players: 1,
  ways: (facts) => [[counted('weaknesses', own(facts).faceUp, WEAKNESS_CARDS)]],
}

const causeOfDeath: ObjectiveCard = {
  id: 'cause-of-death',
  kind: 'group',
  players: 1,
  ways: (facts) => [
    [
      holds(
        'weakness-body',
        own(facts).analysed.some((kind) => kind !== 'egg'),
      ),
    ],
    [holds('knowledge-active', own(facts).active.includes(true))],
  ],
}

const BLUE_TOKENS = 2

const keepTheLightsOn: ObjectiveCard = {
  id: 'keep-the-lights-on',
  kind: 'group',
  players: 1,
  ways: (facts) => [
    [holds('time-active', own(facts).timeBlue)],
    [counted('power', own(facts).blueTokens, BLUE_TOKENS)],
  ],
}

const MUCH_KNOWLEDGE = 6

const fullUnderstanding: ObjectiveCard = {
  id: 'full-understanding',
  kind: 'group',
  players: 1,
  // The one who has come furthest, alive or not.
  ways: (facts) => [[counted('knowledge', Math.max(...own(facts).knowledge), MUCH_KNOWLEDGE)]],
}

const FEW_FIRES = 4
const FEW_MALFUNCTIONS = 5

const damageControl: ObjectiveCard = {
  id: 'damage-control',
  kind: 'group',
  players: 1,
  ways: (facts) => [
    [
      holds('few-fires', own(facts).fires <= FEW_FIRES),
      holds('few-malfunctions', own(facts).malfunctions <= FEW_MALFUNCTIONS),
    ],
  ],
}

export const OBJECTIVES: readonly ObjectiveCard[] = [
  ...looseEnds,
  noWitnesses,
  liveSpecimen,
  postMortem,
  fieldReport,
  upperSurvey,
  lowerSurvey,
  greatHunt,
  scorchedNest,
  scholar,
  whistleblower,
  hoarder,
  lastOne,
  neverAlone,
  distressCall,
  deepSurvey,
  decapitation,
  burnTheNest,
  specialDelivery,
  contactProtocol,
  causeOfDeath,
  keepTheLightsOn,
  fullUnderstanding,
  damageControl,
]
