import type { ObjectiveCard } from '@bulkhead/hull/cards/objective-card.ts'
import {
  aloneAlive,
  type Condition,
  counted,
  type Facts,
  holds,
  rid,
} from '@bulkhead/hull/progress.ts'
import type { Fate } from '@bulkhead/hull/state.ts'
import type { Seat } from '@bulkhead/kernel'
import type { OwnFacts } from '../own.ts'

/** The Objectives. `signal` is asked of the owner besides; so is surviving. */

function own(facts: Facts): OwnFacts {
  return facts.own as OwnFacts
}

function reaches(facts: Facts, destination: 'earth' | 'mars'): Condition {
  return holds(`reaches-${destination}`, own(facts).arrival === destination)
}

/** Or with the whole ship: an explosion leaves neither Nest nor Queen (NEM-END-08). */
function nestGone({ nestDestroyed }: Facts): Condition {
  return holds('nest', nestDestroyed)
}

function isOut(fate: Fate): boolean {
  return fate === 'escaped' || fate === 'hibernating'
}

function queenGone({ queenKilled }: Facts): Condition {
  return holds('queen', queenKilled)
}

function allExplored({ rooms }: Facts): Condition {
  return counted('explored', rooms.filter(({ explored }) => explored).length, rooms.length)
}

/** Carried by one of these, who must not die with it. */
function carried({ players }: Facts, object: 'corpse' | 'egg', by: readonly Seat[]): Condition {
  const bearers = by.filter(
    (seat) => players[seat].fate !== 'dead' && players[seat].objects.includes(object),
  )
  return counted(`carried-${object}`, bearers.length, 1)
}

function weaknesses({ found }: Facts, needed: number): Condition {
  return counted('weaknesses', found.length, needed)
}

const HOARD = 7

const saveTheProperty: ObjectiveCard = {
  id: 'save-the-property',
  kind: 'personal',
  players: 2,
  ways: (facts, me) => [[reaches(facts, 'earth')], [aloneAlive(facts, me)]],
}

const longTimeFriend: ObjectiveCard = {
  id: 'long-time-friend',
  kind: 'personal',
  players: 3,
  ways: (facts, me) => [[reaches(facts, 'earth')], [aloneAlive(facts, me)]],
}

/** Its owner, hibernating, survives a trip to Mars: see the victory check. */
const quarantine: ObjectiveCard = {
  id: 'quarantine',
  kind: 'personal',
  players: 2,
  ways: (facts) => [[reaches(facts, 'mars')], [reaches(facts, 'earth'), nestGone(facts)]],
}

const tirelessExplorer: ObjectiveCard = {
  id: 'tireless-explorer',
  kind: 'personal',
  players: 2,
  signal: true,
  ways: (facts) => [[allExplored(facts)]],
}

const decentBurial: ObjectiveCard = {
  id: 'decent-burial',
  kind: 'personal',
  players: 2,
  signal: true,
  ways: (facts, me) => [[carried(facts, 'corpse', [me])]],
}

const hoarder: ObjectiveCard = {
  id: 'hoarder',
  kind: 'personal',
  players: 2,
  ways: ({ players }, me) => [
    [holds('escaped', players[me].fate === 'escaped'), counted('items', players[me].items, HOARD)],
  ],
}

const greatHunt: ObjectiveCard = {
  id: 'great-hunt',
  kind: 'personal',
  players: 2,
  signal: true,
  ways: (facts) => [[queenGone(facts)]],
}

const friendsForLife: ObjectiveCard = {
  id: 'friends-for-life',
  kind: 'personal',
  players: 4,
  ways: ({ players }, me) => [
    [
      holds(
        'company',
        players.some(({ fate }, seat) => seat !== me && isOut(fate)),
      ),
    ],
  ],
}

const aliensAboard: ObjectiveCard = {
  id: 'aliens-aboard',
  kind: 'personal',
  players: 5,
  signal: true,
  ways: (facts) => [[nestGone(facts)]],
}

const myPrecious: ObjectiveCard = {
  id: 'my-precious',
  kind: 'corporate',
  players: 2,
  signal: true,
  ways: (facts, me) => [[carried(facts, 'egg', [me])]],
}

const necroscopy: ObjectiveCard = {
  id: 'necroscopy',
  kind: 'corporate',
  players: 2,
  signal: true,
  ways: ({ found }) => [[holds('weakness-carcass', found.includes('carcass'))]],
}

const abOvo: ObjectiveCard = {
  id: 'ab-ovo',
  kind: 'corporate',
  players: 2,
  ways: ({ found }) => [[holds('weakness-egg', found.includes('egg'))]],
}

const extremeFieldBiology: ObjectiveCard = {
  id: 'extreme-field-biology',
  kind: 'corporate',
  players: 2,
  ways: (facts) => [[weaknesses(facts, 2)]],
}

const bideYourTime: ObjectiveCard = {
  id: 'bide-your-time',
  kind: 'corporate',
  players: 2,
  ways: (facts, me) => rid(facts, me, 1),
}

const greenerGrass: ObjectiveCard = {
  id: 'greener-grass',
  kind: 'corporate',
  players: 2,
  ways: (facts, me) => rid(facts, me, 2),
}

const oldFeud: ObjectiveCard = {
  id: 'old-feud',
  kind: 'corporate',
  players: 3,
  ways: (facts, me) => rid(facts, me, 3),
}

const armedTakeover: ObjectiveCard = {
  id: 'armed-takeover',
  kind: 'corporate',
  players: 4,
  ways: (facts, me) => rid(facts, me, 4),
}

const outsideInsight: ObjectiveCard = {
  id: 'outside-insight',
  kind: 'corporate',
  players: 5,
  ways: (facts, me) => rid(facts, me, 5),
}

const destinationEarth: ObjectiveCard = {
  id: 'destination-earth',
  kind: 'group',
  players: 1,
  ways: (facts) => [[reaches(facts, 'earth')]],
}

const autopsyObjective: ObjectiveCard = {
  id: 'autopsy',
  kind: 'group',
  players: 1,
  ways: (facts) => [[holds('autopsy', own(facts).autopsy)]],
}

const closeContactProtocol: ObjectiveCard = {
  id: 'close-contact-protocol',
  kind: 'group',
  players: 1,
  ways: (facts) => [[weaknesses(facts, 2)]],
}

const beheadTheEnemy: ObjectiveCard = {
  id: 'behead-the-enemy',
  kind: 'group',
  players: 1,
  signal: true,
  ways: (facts) => [[queenGone(facts)]],
}

const nobodyLeftBehind: ObjectiveCard = {
  id: 'nobody-left-behind',
  kind: 'group',
  players: 1,
  signal: true,
  ways: (facts) => [[allExplored(facts)]],
}

const specialDelivery: ObjectiveCard = {
  id: 'special-delivery',
  kind: 'group',
  players: 1,
  ways: (facts) => [[carried(facts, 'egg', [...facts.players.keys()])]],
}

const cleanUpCrew: ObjectiveCard = {
  id: 'clean-up-crew',
  kind: 'group',
  players: 1,
  signal: true,
  ways: (facts) => [[nestGone(facts)]],
}

export const OBJECTIVES: readonly ObjectiveCard[] = [
  saveTheProperty,
  longTimeFriend,
  quarantine,
  tirelessExplorer,
  decentBurial,
  hoarder,
  greatHunt,
  friendsForLife,
  aliensAboard,
  myPrecious,
  necroscopy,
  abOvo,
  extremeFieldBiology,
  bideYourTime,
  greenerGrass,
  oldFeud,
  armedTakeover,
  outsideInsight,
  destinationEarth,
  autopsyObjective,
  closeContactProtocol,
  beheadTheEnemy,
  nobodyLeftBehind,
  specialDelivery,
  cleanUpCrew,
]
