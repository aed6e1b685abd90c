import { attacksToCome, blowOdds, killOdds, noiseOdds, shotOdds } from '@bulkhead/aftermath/odds'
import {
  LATE_SHUTDOWN,
  printedFor,
  SHIPS,
  SHUTDOWN,
  SHUTTLE_RED,
} from '@bulkhead/aftermath/printed'
import type { Aim } from '../hull/aims.ts'
import type { Chances, Lore } from '../hull/lore.ts'
import type { Mind } from '../hull/mind.ts'
import { objectivesOf, pursuitOf } from '../hull/objectives.ts'
import { NEMESIS } from '../nemesis/lore.ts'
import { alertAims } from './alert-duty.ts'
import { roundsToCheck } from './alerts.ts'
import { ANSWERS } from './answers.ts'
import { epilogueDuties, epilogueWaysOut } from './epilogue.ts'
import { keepShip } from './keep-ship.ts'
import { ducts, own, roundsToDeparture } from './mind.ts'
import { MISSIONS, WANTED } from './missions.ts'
import { hasBid } from './offer.ts'
import { BLOWS, CARDS, GAINS, SHOTS } from './worth.ts'

/** What Aftermath tells the bots of its family: one for each way to play. */

const CHANCES: Chances = {
  shot: (mind, weapon, against, more) => shotOdds(own(mind), weapon, against, more),
  blow: (mind, against) => blowOdds(own(mind), against),
  kill: (mind, type, injuries) => killOdds(own(mind), type, injuries),
  attacks: (mind) => attacksToCome(own(mind)),
  noise: (mind, place) => noiseOdds(own(mind), mind.me, place),
}

/** Everybody of both boxes is played by somebody: seats prefer one box or the other, and one of two that come last. */
const ROLES = ['soldier', 'mechanic', 'pilot', 'scout']
const FAVOURITES = ['captain', 'scientist']
const NEW = ['convict', 'bounty-hunter', 'android', 'ceo', 'psychologist']

function ranking({ me: { number } }: Mind): readonly string[] {
  const roles = [...ROLES, FAVOURITES[Math.floor(number / 2) % 2], ...FAVOURITES]
  return number % 2 === 0 ? [...roles, ...NEW] : [...NEW, ...roles]
}

const AFTERMATH: Lore = {
  ...NEMESIS,
  ships: SHIPS,
  chances: CHANCES,
  characters: ranking,
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
  roundsLeft,
  shots: SHOTS,
  blows: BLOWS,
}

/** The Android stops before the others have to leave (AFT-CHAR-ANDROID-03). */
function roundsLeft(mind: Mind): number {
  const { me, view } = mind
  const left = NEMESIS.roundsLeft(mind)
  if (me.character !== 'android') return left
  const stops = me.quests.includes('power-cell') ? SHUTDOWN : LATE_SHUTDOWN
  return Math.min(left, stops - view.time)
}

export const CLASSIC: Lore = { ...AFTERMATH, printed: () => printedFor.classic }

// --- Investigation ---

/** What an Alert is worth, by the rounds until it is checked: all aboard die of it. */
const ALERT = [90, 90, 75, 60, 50, 40]

function investigationDuties(mind: Mind): readonly Aim[] {
  const rounds = roundsToCheck(mind)
  const alert = rounds < ALERT.length ? alertAims(mind, ALERT[rounds]).alert : []
  return [...alert, ...keepShip(mind)]
}

export const INVESTIGATION: Lore = {
  ...AFTERMATH,
  printed: () => printedFor.investigation,
  ducts,
  dread: (mind) => (roundsToCheck(mind) <= 3 ? 0.5 : 1),
  shut: 30,
  isDoomed: (mind) => roundsToCheck(mind) <= 2 || NEMESIS.isDoomed(mind),
  duties: investigationDuties,
  leavesAtOnce: true,
  presses: (mind) => roundsToCheck(mind) <= 2,
}

// --- Epilogue ---

export const EPILOGUE: Lore = {
  ...AFTERMATH,
  printed: () => printedFor.epilogue,
  ducts,
  dread: () => 0.25,
  lostRound: 14,
  shut: 60,
  haste: SHUTTLE_RED,
  duties: epilogueDuties,
  presses: (mind) => !hasBid(mind),
  pursuits: MISSIONS,
  wanted: WANTED,
  roundsLeft: roundsToDeparture,
  waysOut: epilogueWaysOut,
  leavesAtOnce: true,
  patience: Number.POSITIVE_INFINITY,
  isEager: (mind) => objectivesOf(mind).every((id) => pursuitOf(mind, id).kind !== 'hoard'),
  signs: () => [],
  weights: () => ({}),
}
