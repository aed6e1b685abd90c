import { attacksToCome, blowOdds, killOdds, noiseOdds, shotOdds } from '@bulkhead/lockdown/odds'
import { printed, printedOriginal, SHIPS, SUPPLY } from '@bulkhead/lockdown/printed'
import type { Act } from '../hull/acts.ts'
import type { Chances, Lore, RoomLore } from '../hull/lore.ts'
import { fires, type Mind, malfunctions } from '../hull/mind.ts'
import { isFulfilled } from '../hull/objectives.ts'
import { type Move, passing } from '../hull/turn.ts'
import { ANSWERS } from './answers.ts'
import { because } from './because.ts'
import { BLOWS, SHOTS, strike } from './combat.ts'
import { errands } from './errands.ts'
import { GAINS, ROOM_GAINS } from './gains.ts'
import { dread, isKeeper } from './keeper.ts'
import { isDark, own, roundsLeft, self } from './mind.ts'
import { PURSUITS, WANTED } from './objectives.ts'
import { rides } from './rides.ts'
import { signsOf } from './signs.ts'
import { waysOut } from './ways-out.ts'
import { ALONE, CREW } from './weights.ts'
import { CARDS, ITEMS, REPAIRS } from './worth.ts'

const CHANCES: Chances = {
  shot: (mind, weapon, against, more) => shotOdds(own(mind), self(mind), weapon, against, { more }),
  blow: (mind, against) => blowOdds(own(mind), self(mind), against),
  kill: (mind, type, injuries) => killOdds(own(mind), self(mind), type, injuries),
  attacks: (mind) => attacksToCome(own(mind)),
  noise: (mind, place) => noiseOdds(own(mind), self(mind), place),
}

const PODS = ['css-a', 'css-b', 'css-c']

/** What it costs to be in the dark for a while. */
const DARK = 0.4

const ROOMS: RoomLore = {
  nest: 'nest',
  signal: 'transmitter-control',
  emergency: 'emergency-room',
  surgery: 'surgery',
  pods: [...PODS, 'isolation-room'],
  waysOut: [...PODS, 'isolation-room'],
  nuisance: (mind, place) => (isDark(mind, place) ? DARK : 0),
}

/** What Lockdown tells the bots of its family. */
export const LOCKDOWN: Lore = {
  ships: SHIPS,
  printed: (view) => ('original' in view && view.original ? printedOriginal : printed),
  markers: { fire: SUPPLY.fire, malfunction: SUPPLY.malfunction },
  chances: CHANCES,
  characters: ({ seat }) => [...ROLES, FAVOURITES[seat % FAVOURITES.length]],
  rooms: ROOMS,
  quietSteps: ['back-ways', 'reconnaissance', 'careful-move'],
  openers: {
    cards: ['demolition', 'computer-skills', 'master-keys', 'facility-knowledge'],
    items: ['toolbelt', 'energy-charge', 'energy-charge-yellow', 'plasma-torch'],
  },
  shut: 20,
  haste: 6,
  rides,
  silly: ['drop', 'trade'],
  searches: ['search', 'odds-and-ends', 'scavenging'],
  repairs: REPAIRS,
  extinguishers: ['fire-blanket'],
  cards: CARDS,
  items: ITEMS,
  gains: GAINS,
  roomGains: ROOM_GAINS,
  isEager: () => false,
  answers: ANSWERS,
  outside: inPod,
  strike,
  shots: SHOTS,
  blows: BLOWS,
  draws: ['adrenaline'],
  isDoomed,
  pursuits: PURSUITS,
  wanted: WANTED,
  isLeaving: (action) =>
    [...PODS, 'isolation-room', 'escape-base', 'rover-driver'].includes(action),
  share,
  errands,
  roundsLeft,
  waysOut,
  patience: 8,
  isKeeper,
  dread,
  worthOfSurvival: ({ mode }) => (mode === 'solo' ? 0.03 : 0.15),
  signs: signsOf,
  weights: ({ mode }) => (mode === 'solo' ? ALONE : CREW),
}

/** Of these the first on offer; who comes last in a ranking is never drafted, so of the others every seat has its own. */
const ROLES = ['sentry', 'janitor', 'survivor', 'hacker']
const FAVOURITES = ['lab-rat', 'xenobiologist', 'soldier', 'scientist', 'captain']

/** In a group everybody sees to what is left. */
function share(mind: Mind, goals: readonly string[]): readonly string[] {
  if (mind.view.mode !== 'coop') return goals
  return goals.filter((id) => !isFulfilled(mind, id))
}

function inPod(_mind: Mind, acts: readonly Act[]): Move {
  return passing(acts, because('pod'))
}

const MANY_MALFUNCTIONS = 9
const MANY_FIRES = 9

/** The base will not last: the token is red, or the markers run out. */
function isDoomed(mind: Mind): boolean {
  if (own(mind).autodestruction?.red) return true
  return malfunctions(mind) >= MANY_MALFUNCTIONS || fires(mind) >= MANY_FIRES
}
