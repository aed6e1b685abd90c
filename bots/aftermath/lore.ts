import { attacksToCome, blowOdds, killOdds, noiseOdds, shotOdds } from '@bulkhead/aftermath/odds'
import { printedFor, SHIPS } from '@bulkhead/aftermath/printed'
import { type Aim, beThere, isCloserTo } from '../hull/aims.ts'
import type { Chances, Lore } from '../hull/lore.ts'
import { actionCards, type Mind } from '../hull/mind.ts'
import { isFulfilled, objectivesOf, pursuitOf, STEP } from '../hull/objectives.ts'
import { LEAVE, type WayOut } from '../hull/plan.ts'
import { hops, routesFrom } from '../hull/travel.ts'
import { NEMESIS } from '../nemesis/lore.ts'
import { podWays } from '../nemesis/ways-out.ts'
import { alertAims, alertPresses } from './alerts.ts'
import { ANSWERS } from './answers.ts'
import { because } from './because.ts'
import { ducts, isShuttle, own, roundsToDeparture, shuttlePlaces, tokenPlaces } from './mind.ts'
import { MISSIONS, WANTED } from './missions.ts'
import { BLOWS, CARDS, GAINS, SHOTS } from './worth.ts'

/** What Aftermath tells the bots of its family: one for each way to play. */

const CHANCES: Chances = {
  shot: (mind, weapon, against, more) => shotOdds(own(mind), weapon, against, more),
  blow: (mind, against) => blowOdds(own(mind), against),
  kill: (mind, type, injuries) => killOdds(own(mind), type, injuries),
  attacks: (mind) => attacksToCome(own(mind)),
  noise: (mind, place) => noiseOdds(own(mind), mind.me, place),
}

/** Everybody of both boxes is played by somebody: seats prefer one box or the other. */
const OLD = ['soldier', 'mechanic', 'pilot', 'scout', 'captain', 'scientist']
const NEW = ['convict', 'bounty-hunter', 'android', 'ceo', 'psychologist']

const AFTERMATH: Lore = {
  ...NEMESIS,
  ships: SHIPS,
  chances: CHANCES,
  characters: ({ me }) => (me.number % 2 === 0 ? [...OLD, ...NEW] : [...NEW, ...OLD]),
  deckSize: ({ character, ...me }) =>
    character === 'ceo' ? 13 - (me as { spent?: readonly string[] }).spent!.length : 10,
  quietSteps: [...NEMESIS.quietSteps, 'robot-escort'],
  openers: {
    cards: [...NEMESIS.openers.cards, 'robot-demolition'],
    items: NEMESIS.openers.items,
  },
  silly: [...NEMESIS.silly, 'give-up-keys', 'suggestion', 'authority', 'call-laika-free'],
  searches: [...NEMESIS.searches, 'scrounge'],
  repairs: {
    cards: [...NEMESIS.repairs.cards, 'robot-quick-repairs'],
    items: NEMESIS.repairs.items,
  },
  cards: CARDS,
  gains: GAINS,
  answers: ANSWERS,
  shots: SHOTS,
  blows: BLOWS,
}

export const CLASSIC: Lore = { ...AFTERMATH, printed: () => printedFor.classic }

// --- Investigation ---

/** What an Alert is worth: all aboard die of it, the sooner the more. */
const ALERT = 45
const LAST_ROUND = 90

function alertDuty(mind: Mind): readonly Aim[] {
  return alertAims(mind, alertPresses(mind) ? LAST_ROUND : ALERT)
}

export const INVESTIGATION: Lore = {
  ...AFTERMATH,
  printed: () => printedFor.investigation,
  ducts,
  duties: alertDuty,
  presses: alertPresses,
}

// --- Epilogue ---

/** What a hidden token is worth, and one that somebody else is nearer to. */
const TOKEN = 24
const TOKEN_OF_ANOTHER = 8
const MISSION = STEP
/** While a token lies on the way the Shuttle can wait. */
const NOT_YET = 4
const CARDS_IN_A_ROUND = 4

export const EPILOGUE: Lore = {
  ...AFTERMATH,
  printed: () => printedFor.epilogue,
  ducts,
  duties: epilogueDuties,
  presses: (mind) => alertPresses(mind) || roundsToDeparture(mind) === 1,
  pursuits: MISSIONS,
  wanted: WANTED,
  roundsLeft: roundsToDeparture,
  waysOut: epilogueWaysOut,
  patience: Number.POSITIVE_INFINITY,
  isEager: (mind) => objectivesOf(mind).every((id) => pursuitOf(mind, id).kind !== 'hoard'),
  signs: () => [],
  weights: () => ({}),
}

function epilogueDuties(mind: Mind): readonly Aim[] {
  if (mustReturn(mind)) return [...tokens(mind), ...(alertIsNear(mind) ? alertDuty(mind) : [])]
  return [...alertDuty(mind), ...tokens(mind), ...mission(mind)]
}

/** Every token must be revealed, by whoever is nearest. */
function tokens(mind: Mind): Aim[] {
  return tokenPlaces(mind)
    .filter((place) => roundsToDeparture(mind) > 1 || staysInReach(mind, place))
    .map((place) =>
      beThere(place, isCloserTo(mind, place) ? TOKEN_OF_ANOTHER : TOKEN, because('token')),
    )
}

/** With the cards in hand one gets there and to the Shuttle. */
function staysInReach(mind: Mind, place: number): boolean {
  const back = Math.min(...shuttlePlaces(mind).map((one) => hops(mind, place, one)))
  return hops(mind, mind.me.room, place) + back < actionCards(mind).length
}

function mission(mind: Mind): Aim[] {
  return objectivesOf(mind)
    .filter((id) => !isFulfilled(mind, id))
    .flatMap((id) => pursuitOf(mind, id).aims(mind))
    .filter((aim) => aim.place !== mind.me.room || canDo(mind, aim))
    .map((aim) => ({ ...aim, worth: Math.max(aim.worth, MISSION) }))
}

/** Nobody waits in a room for a card to search it with. */
function canDo(mind: Mind, { because: { key } }: Aim): boolean {
  return (
    key !== 'hull.search' || actionCards(mind).some((card) => mind.lore.searches.includes(card))
  )
}

/** The way back takes all the cards that are left for it. */
function mustReturn(mind: Mind): boolean {
  const left = roundsToDeparture(mind)
  if (left > 2) return false
  const { steps } = routesFrom(mind, mind.me.room)
  const nearest = Math.min(...shuttlePlaces(mind).map((place) => steps[place]))
  return left === 1 || nearest > CARDS_IN_A_ROUND
}

/** Nobody gets away at all while an Alert is running that will be checked. */
function alertIsNear(mind: Mind): boolean {
  return own(mind).alert !== null && own(mind).shuttle < 4
}

/** The Shuttle, once it is time; and open pods. */
function epilogueWaysOut(mind: Mind): WayOut[] {
  const shuttle = mustReturn(mind)
    ? shuttlePlaces(mind).map((place) => ({
        ...beThere(place, tokens(mind).length > 0 ? NOT_YET : LEAVE, because('shuttle')),
        leaves: true,
      }))
    : []
  const pods = mustReturn(mind) && !isShuttle(mind.me.room) ? podWays(mind) : []
  return [...shuttle, ...pods]
}
