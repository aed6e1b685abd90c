import type { ObjectiveCard } from '@bulkhead/hull/cards/objective-card.ts'
import { itemsOf } from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { own } from '../own.ts'

/** The Objectives. `signal` is asked of the owner besides; so is surviving. */

function reaches(s: State, destination: string): boolean {
  return s.ending?.destination === destination && !s.ending.exploded
}

function survives(player: Player): boolean {
  return player.fate === 'escaped' || player.fate === 'hibernating'
}

/** No other Character is alive. */
function aloneAlive(s: State, me: Player): boolean {
  return s.players.every((player) => player === me || !survives(player))
}

/** Or with the whole ship: an explosion leaves neither Nest nor Queen (NEM-END-08). */
function nestGone(s: State): boolean {
  return s.nestDestroyed
}

function queenGone(s: State): boolean {
  return s.queenKilled
}

function allExplored(s: State): boolean {
  return s.rooms.every((room) => room.explored)
}

function leftWith(player: Player, object: string): boolean {
  return survives(player) && player.hands.some((held) => held.object === object)
}

function found(s: State): number {
  return Object.values(s.weaknesses).filter((weakness) => weakness.found).length
}

/** Player N does not survive, or nobody else does. */
function rid(s: State, me: Player, number: number): boolean {
  const other = s.players.find((player) => player.number === number)!
  return (other !== me && !survives(other)) || aloneAlive(s, me)
}

const HOARD = 7

const saveTheProperty: ObjectiveCard = {
  id: 'save-the-property',
  kind: 'personal',
  players: 2,
  fulfilled: (s, me) => reaches(s, 'earth') || aloneAlive(s, me),
}

const longTimeFriend: ObjectiveCard = {
  id: 'long-time-friend',
  kind: 'personal',
  players: 3,
  fulfilled: (s, me) => reaches(s, 'earth') || aloneAlive(s, me),
}

/** Its owner, hibernating, survives a trip to Mars: see the victory check. */
const quarantine: ObjectiveCard = {
  id: 'quarantine',
  kind: 'personal',
  players: 2,
  fulfilled: (s) => reaches(s, 'mars') || (reaches(s, 'earth') && s.nestDestroyed),
}

const tirelessExplorer: ObjectiveCard = {
  id: 'tireless-explorer',
  kind: 'personal',
  players: 2,
  signal: true,
  fulfilled: allExplored,
}

const decentBurial: ObjectiveCard = {
  id: 'decent-burial',
  kind: 'personal',
  players: 2,
  signal: true,
  fulfilled: (_s, me) => leftWith(me, 'corpse'),
}

const hoarder: ObjectiveCard = {
  id: 'hoarder',
  kind: 'personal',
  players: 2,
  fulfilled: (_s, me) => me.fate === 'escaped' && itemsOf(me).length >= HOARD,
}

const greatHunt: ObjectiveCard = {
  id: 'great-hunt',
  kind: 'personal',
  players: 2,
  signal: true,
  fulfilled: queenGone,
}

const friendsForLife: ObjectiveCard = {
  id: 'friends-for-life',
  kind: 'personal',
  players: 4,
  fulfilled: (s, me) => !aloneAlive(s, me),
}

const aliensAboard: ObjectiveCard = {
  id: 'aliens-aboard',
  kind: 'personal',
  players: 5,
  signal: true,
  fulfilled: nestGone,
}

const myPrecious: ObjectiveCard = {
  id: 'my-precious',
  kind: 'corporate',
  players: 2,
  signal: true,
  fulfilled: (_s, me) => leftWith(me, 'egg'),
}

const necroscopy: ObjectiveCard = {
  id: 'necroscopy',
  kind: 'corporate',
  players: 2,
  signal: true,
  fulfilled: (s) => s.weaknesses.carcass.found,
}

const abOvo: ObjectiveCard = {
  id: 'ab-ovo',
  kind: 'corporate',
  players: 2,
  fulfilled: (s) => s.weaknesses.egg.found,
}

const extremeFieldBiology: ObjectiveCard = {
  id: 'extreme-field-biology',
  kind: 'corporate',
  players: 2,
  fulfilled: (s) => found(s) >= 2,
}

const bideYourTime: ObjectiveCard = {
  id: 'bide-your-time',
  kind: 'corporate',
  players: 2,
  fulfilled: (s, me) => rid(s, me, 1),
}

const greenerGrass: ObjectiveCard = {
  id: 'greener-grass',
  kind: 'corporate',
  players: 2,
  fulfilled: (s, me) => rid(s, me, 2),
}

const oldFeud: ObjectiveCard = {
  id: 'old-feud',
  kind: 'corporate',
  players: 3,
  fulfilled: (s, me) => rid(s, me, 3),
}

const armedTakeover: ObjectiveCard = {
  id: 'armed-takeover',
  kind: 'corporate',
  players: 4,
  fulfilled: (s, me) => rid(s, me, 4),
}

const outsideInsight: ObjectiveCard = {
  id: 'outside-insight',
  kind: 'corporate',
  players: 5,
  fulfilled: (s, me) => rid(s, me, 5),
}

const destinationEarth: ObjectiveCard = {
  id: 'destination-earth',
  kind: 'group',
  players: 1,
  fulfilled: (s) => reaches(s, 'earth'),
}

const autopsyObjective: ObjectiveCard = {
  id: 'autopsy',
  kind: 'group',
  players: 1,
  fulfilled: (s) => own(s).autopsy,
}

const closeContactProtocol: ObjectiveCard = {
  id: 'close-contact-protocol',
  kind: 'group',
  players: 1,
  fulfilled: (s) => found(s) >= 2,
}

const beheadTheEnemy: ObjectiveCard = {
  id: 'behead-the-enemy',
  kind: 'group',
  players: 1,
  signal: true,
  fulfilled: queenGone,
}

const nobodyLeftBehind: ObjectiveCard = {
  id: 'nobody-left-behind',
  kind: 'group',
  players: 1,
  signal: true,
  fulfilled: allExplored,
}

const specialDelivery: ObjectiveCard = {
  id: 'special-delivery',
  kind: 'group',
  players: 1,
  fulfilled: (s) => s.players.some((player) => leftWith(player, 'egg')),
}

const cleanUpCrew: ObjectiveCard = {
  id: 'clean-up-crew',
  kind: 'group',
  players: 1,
  signal: true,
  fulfilled: nestGone,
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
