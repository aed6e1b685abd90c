import { type Aim, beThere } from '../hull/aims.ts'
import { actionCards, type Mind } from '../hull/mind.ts'
import { isFulfilled, objectivesOf, pursuitOf } from '../hull/objectives.ts'
import { LEAVE, type WayOut } from '../hull/plan.ts'
import { podWays } from '../nemesis/ways-out.ts'
import { alertAims } from './alert-duty.ts'
import { because } from './because.ts'
import { isShuttle, own, roundsToDeparture, shuttlePlaces, tokenPlaces } from './mind.ts'
import { bidders, offerAims } from './offer.ts'
import { strides } from './sharing.ts'

/** An Epilogue: Alerts, then tokens and the Mission, and the Shuttle before it leaves. */

const ALERT = 90
/** What a token is worth to whoever it falls to, and to the others. */
const TOKEN = 40
const TOKEN_OF_ANOTHER = 12
const MISSION = 36
const CARDS_IN_A_ROUND = 4

export function epilogueDuties(mind: Mind): readonly Aim[] {
  const hidden = tokenPlaces(mind).map((place) => ({ place, toll: 0 }))
  const { alert, others } = alertAims(mind, ALERT, hidden, bidders(mind))
  const tokens = hidden.map(({ place }) =>
    beThere(
      place,
      others.some((one) => one.place === place) ? TOKEN : TOKEN_OF_ANOTHER,
      because('token'),
    ),
  )
  const aims = [...alert, ...tokens, ...mission(mind)].filter((aim) => comesBack(mind, aim))
  return [...aims, ...offerAims(mind)]
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

/** What something takes on the spot, at least, and what is kept for what may come in between. */
const DEED = 1
const SPARE = 1

/** Enough cards are left to get there and from there to the Shuttle. */
function comesBack(mind: Mind, { place, does }: Aim): boolean {
  const rounds = roundsToDeparture(mind)
  if (rounds > 2) return true
  const deed = does === beThere(place, 0, because('token')).does ? 0 : DEED
  const there = strides(mind, mind.me.room)[place] + deed
  return there + wayBack(mind, place) + SPARE <= cardsLeft(mind)
}

function cardsLeft(mind: Mind): number {
  return actionCards(mind).length + CARDS_IN_A_ROUND * (roundsToDeparture(mind) - 1)
}

function wayBack(mind: Mind, place: number): number {
  const far = strides(mind, place)
  return Math.min(...shuttlePlaces(mind).map((one) => far[one]))
}

/** The Shuttle, once nothing else is left to be done in time; and open pods. */
export function epilogueWaysOut(mind: Mind): WayOut[] {
  const busy = epilogueDuties(mind).some(({ worth }) => worth > TOKEN_OF_ANOTHER)
  const rounds = roundsToDeparture(mind)
  if (busy && (rounds > 1 || !isShuttle(mind.me.room))) return []
  if (own(mind).alert) return []
  const worth = isShuttle(mind.me.room) ? LEAVE / 2 : LEAVE
  const shuttle = shuttlePlaces(mind).map((place) => ({
    ...beThere(place, worth, because('shuttle')),
    leaves: true,
  }))
  const pods = rounds === 1 && !isShuttle(mind.me.room) ? podWays(mind) : []
  return [...shuttle, ...pods]
}
