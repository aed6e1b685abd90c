import { attacksToCome, blowOdds, killOdds, noiseOdds, shotOdds } from '@bulkhead/nemesis/odds'
import { FIRST_YELLOW, printed, SHIPS, SUPPLY } from '@bulkhead/nemesis/printed'
import type { Act } from '../hull/acts.ts'
import type { Chances, Lore, RoomLore } from '../hull/lore.ts'
import { fires, type Mind, malfunctions, placeOf } from '../hull/mind.ts'
import { type Move, passing } from '../hull/turn.ts'
import { ANSWERS } from './answers.ts'
import { because } from './because.ts'
import { BLOWS, SHOTS, strike } from './combat.ts'
import { GAINS, ROOM_GAINS } from './gains.ts'
import { playsIntruders } from './intruder-player.ts'
import { own, roundsLeft } from './mind.ts'
import { PURSUITS, WANTED } from './objectives.ts'
import { signsOf } from './signs.ts'
import { waysOut } from './ways-out.ts'
import { ALONE, CREW } from './weights.ts'
import { CARDS, ITEMS, REPAIRS } from './worth.ts'

const CHANCES: Chances = {
  shot: (mind, weapon, against, more) => shotOdds(own(mind), weapon, against, more),
  blow: (mind, against) => blowOdds(own(mind), against),
  kill: (mind, type, injuries) => killOdds(own(mind), type, injuries),
  attacks: (mind) => attacksToCome(own(mind)),
  noise: (mind, place) => noiseOdds(own(mind), mind.me, place),
}

const PODS = ['evacuation-a', 'evacuation-b']

const ROOMS: RoomLore = {
  nest: 'nest',
  signal: 'comms-room',
  emergency: 'emergency-room',
  surgery: 'surgery',
  fireControl: 'fire-control',
  pods: PODS,
  waysOut: [...PODS, 'hibernatorium'],
  nuisance: ({ view }, place) => (view.rooms[place].tile === 'slime-room' ? 1 : 0),
}

/** What Nemesis tells the bots of its family. */
export const NEMESIS: Lore = {
  ships: SHIPS,
  printed: () => printed,
  markers: { fire: SUPPLY.fire, malfunction: SUPPLY.malfunction },
  chances: CHANCES,
  characters: ({ seat }) => [...ROLES, FAVOURITES[seat % FAVOURITES.length]],
  rooms: ROOMS,
  quietSteps: ['reconnaissance', 'careful-move'],
  openers: {
    cards: ['demolition', 'computer-skills', 'ship-knowledge'],
    items: ['tools', 'energy-charge', 'energy-charge-yellow', 'plasma-torch'],
  },
  silly: ['drop', 'trade', 'leave-pod'],
  searches: ['search', 'scavenging', 'flashlight'],
  repairs: REPAIRS,
  extinguishers: ['fire-extinguisher'],
  cards: CARDS,
  items: ITEMS,
  gains: GAINS,
  roomGains: ROOM_GAINS,
  isEager: (mind) =>
    mind.view.mode === 'semi-coop' &&
    mind.view.round === 1 &&
    PODS.every((tile) => placeOf(mind, tile) < 0),
  answers: ANSWERS,
  outside: inPod,
  opponent: playsIntruders,
  strike,
  shots: SHOTS,
  blows: BLOWS,
  draws: ['adrenaline'],
  isDoomed,
  pursuits: PURSUITS,
  wanted: WANTED,
  isLeaving: (action) => [...ROOMS.waysOut, 'old-friend'].includes(action),
  roundsLeft,
  waysOut,
  patience: 3,
  worthOfSurvival: ({ mode }) => (mode === 'solo' ? 0.03 : 0.15),
  signs: signsOf,
  weights: ({ mode }) => (mode === 'solo' ? ALONE : CREW),
}

/** Of these the first on offer; who comes last in a ranking is never drafted, so of the others every seat has its own. */
const ROLES = ['soldier', 'mechanic', 'pilot', 'scout']
const FAVOURITES = ['captain', 'scientist']

function inPod(_mind: Mind, acts: readonly Act[]): Move {
  const launch = acts.find(({ action }) => action === 'launch')
  if (launch) return { act: launch, because: because('launch') }
  return passing(acts, because('wait-in-pod'))
}

const MANY_MALFUNCTIONS = 7
const MANY_FIRES = 5

/** The ship will not last: the sequence runs, or the markers run out. */
function isDoomed(mind: Mind): boolean {
  if (own(mind).selfDestruct >= FIRST_YELLOW) return true
  return malfunctions(mind) >= MANY_MALFUNCTIONS || fires(mind) >= MANY_FIRES
}
