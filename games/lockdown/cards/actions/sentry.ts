import type { Chosen } from '@bulkhead/hull/actions/action.ts'
import { noWayOut } from '@bulkhead/hull/actions/basic.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { noComputer, roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { lookAtRooms, shockCharacter } from '@bulkhead/hull/card-effects.ts'
import { intruderTarget, plain, playerTarget } from '@bulkhead/hull/choices.ts'
import { closeDoor, doorCorridors } from '@bulkhead/hull/doors.ts'
import { neighbourWays, placeWay, type Step, weaponWays } from '@bulkhead/hull/effects.ts'
import { retreat } from '@bulkhead/hull/intruders.ts'
import { giveUp } from '@bulkhead/hull/items.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import { charactersIn, intrudersIn, places, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Corridor, Intruder, Item, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { actionCard, type Effect, type Missing, type Way } from '../../declare.ts'
import type { Table } from '../../table.ts'

/** The Sentry's own Action cards. */

const quarantine = actionCard(
  'quarantine',
  { sentry: 1 },
  {
    cost: 1,
    when: 'calm',
    missing: noComputer,
    ways: (s) =>
      places(s)
        .filter((place) => openDoors(s, place).length > 0)
        .map(placeWay),
    *resolve(t, me, place) {
      const around = doorCorridors(t.state, place)
      for (const corridor of openDoors(t.state, place)) yield* closeDoor(t, me, corridor, around)
    },
  },
)

function openDoors(s: State, place: Place): Corridor[] {
  return doorCorridors(s, place).filter((corridor) => s.corridors[corridor].door === 'open')
}

const MOST_STUNNED = 3

const stunCharacter: Effect<Player> = {
  ...shockCharacter,
  id: 'stun-character',
  ways: (s, me) =>
    shockCharacter.ways!(s, me).filter(({ choice }) => choice.hand.length <= MOST_STUNNED),
}

interface Hurled {
  readonly weapon: Item
  readonly intruder: Intruder
}

const hurlWeapon: Effect<Hurled> = {
  id: 'hurl-weapon',
  ways: (s, me) =>
    weaponWays(s, me, () => true).flatMap(({ id, targets, choice: weapon }) =>
      intrudersIn(s, me.room).map((intruder) => ({
        id: `${id}:${intruder.name}`,
        targets: [intruderTarget(intruder), ...targets!],
        given: [weapon],
        choice: { weapon, intruder },
      })),
    ),
  *resolve(t, me, { weapon, intruder }) {
    giveUp(t, me, weapon)
    retreat(t, intruder)
  },
}

const stun = actionCard(
  'stun',
  { sentry: 1 },
  { cost: 0, when: 'any', ...either(stunCharacter, hurlWeapon) },
)

const inWhiteOrRed: Effect<Chosen> = {
  ...roomAction,
  missing: (s, me) => notWhiteOrRed(s, me) ?? roomAction.missing!(s, me),
}

function notWhiteOrRed(s: State, me: Player): Missing | null {
  const { colour } = tileOf(s, roomOf(s, me).tile)
  return colour === 'white' || colour === 'red'
    ? null
    : { why: 'not-white-or-red', rule: 'LOCK-SEARCH-07' }
}

const survey: Effect<Place[]> = { id: 'survey', ...lookAtRooms(2) }

const defensePlan = actionCard(
  'defense-plan',
  { sentry: 1 },
  { cost: 0, when: 'calm', ...either(inWhiteOrRed, survey) },
)

interface Tour extends Step {
  /** Null where nobody else is in the room. */
  readonly guest: Player | null
}

const facilityTour = actionCard(
  'facility-tour',
  { sentry: 1 },
  {
    cost: 1,
    when: 'calm',
    missing: noWayOut,
    ways: tours,
    *settle(t, me, tour) {
      return tour.guest === null || (yield* agrees(t, me, tour.guest, tour.place)) ? tour : null
    },
    *resolve(t, me, { place, corridor, guest }) {
      yield* enter(t, me, place, {
        via: corridor,
        noise: 'roll',
        company: guest === null ? [] : [guest],
      })
    },
  },
)

function tours(s: State, me: Player): Way<Tour>[] {
  const guests = charactersIn(s, me.room).filter((one) => one !== me)
  return neighbourWays(s, me).flatMap(({ id, targets, choice }): Way<Tour>[] => {
    if (guests.length === 0) {
      return [{ id, label: 'tour-alone', targets, choice: { ...choice, guest: null } }]
    }
    return guests.map((guest) => ({
      id: `${id}:${seatOf(s, guest)}`,
      targets: [...targets!, playerTarget(s, guest)],
      choice: { ...choice, guest },
    }))
  })
}

function* agrees(t: Table, me: Player, guest: Player, place: Place): Rules<boolean> {
  const s = t.state
  const [answer] = yield* t.ask(
    seatOf(s, guest),
    { prompt: 'tour', params: { seat: seatOf(s, me), place }, rule: 'LOCK-MOVE-08' },
    [plain('agree'), plain('refuse')],
  )
  if (answer.id === 'agree') return true
  t.log('refuses-tour', { seat: seatOf(s, guest), place }, 'LOCK-MOVE-08')
  return false
}

export const SENTRY_CARDS: readonly ActionCard[] = [quarantine, stun, defensePlan, facilityTour]
