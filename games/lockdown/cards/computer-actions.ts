import { corridorOption, playerTarget } from '@bulkhead/hull/choices.ts'
import { closeDoor, doorCorridors, openDoor } from '@bulkhead/hull/doors.ts'
import { placeWay } from '@bulkhead/hull/effects.ts'
import { lookAtRoomOnly, unexplored } from '@bulkhead/hull/looking.ts'
import { takeNoise } from '@bulkhead/hull/noise-markers.ts'
import { exitsOf, hasNoise, placeOf, seatOf } from '@bulkhead/hull/queries.ts'
import type { Corridor, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { MOST_KNOWLEDGE, SUPPLY } from '../components.ts'
import { lookAtAll } from '../contingencies.ts'
import { cssHidden, lookAtCss } from '../css.ts'
import type { Effect } from '../declare.ts'
import { putElevator } from '../elevator.ts'
import { gainKnowledge, knows } from '../knowledge.ts'
import { type CssToken, own, ownOf } from '../own.ts'
import { flipPower, isPowered, POWER_PLACES, type PowerPlace, swapPower } from '../power.ts'
import { sendRover } from '../rover.ts'
import {
  corridorSection,
  corridorsIn,
  elevatorRooms,
  mySection,
  roomsIn,
  sectionOf,
} from '../sections.ts'
import type { Table } from '../table.ts'
import type { ComputerCard, ComputerEffect } from './computer-card.ts'

/** The six Computer Action cards. */

function costing<Choice>(cost: 1 | 2, effect: Effect<Choice>): ComputerEffect {
  return { ...effect, cost }
}

// --- what several cards offer ---

const learn: Effect<void> = {
  id: 'learn',
  missing: (_s, me) =>
    knows(me, MOST_KNOWLEDGE) ? { why: 'knows-all', rule: 'LOCK-KNOW-05' } : null,
  *resolve(t, me) {
    gainKnowledge(t, me, 1, 'LOCK-COMPUTER-06')
  },
}

/** LOCK-CONTIN-06 */
const readFiles: Effect<Player> = {
  id: 'read-files',
  missing: (s, me) =>
    filed(s, me).length > 0 ? null : { why: 'nobody-filed', rule: 'LOCK-CONTIN-06' },
  ways: (s, me) =>
    filed(s, me).map((other) => ({
      id: String(seatOf(s, other)),
      targets: [playerTarget(s, other)],
      choice: other,
    })),
  *resolve(t, me, other) {
    lookAtAll(t, me, other, 'LOCK-CONTIN-06')
  },
}

/** Other players in the section who have a token. */
function filed(s: State, me: Player): Player[] {
  const section = mySection(s, me)
  return s.players.filter(
    (other) =>
      other !== me &&
      section !== null &&
      mySection(s, other) === section &&
      ownOf(other).contingencies.length > 0,
  )
}

/** The rooms of the section that one is in. */
function roomsHere(s: State, me: Player): Place[] {
  const section = mySection(s, me)
  return section === null ? [] : roomsIn(s, section)
}

// --- Logistics ---

const placeElevator: Effect<Place> = {
  id: 'place-elevator',
  missing: (s) =>
    own(s).elevatorStuck ? { why: 'elevator-stuck', rule: 'LOCK-COMPUTER-03' } : null,
  ways: (s) =>
    elevatorRooms(s)
      .filter((place) => place !== own(s).elevator)
      .map(placeWay),
  *resolve(t, _me, place) {
    putElevator(t, place, 'LOCK-COMPUTER-02')
  },
}

// --- Personnel Files ---

const lookNearby: Effect<Place> = {
  ...lookAtRoomOnly,
  id: 'look-nearby',
  missing: (s, me) =>
    hiddenHere(s, me).length > 0 ? null : { why: 'all-explored', rule: 'LOCK-COMPUTER-02' },
  ways: (s, me) => hiddenHere(s, me).map(placeWay),
}

function hiddenHere(s: State, me: Player): Place[] {
  const section = mySection(s, me)
  return unexplored(s).filter((place) => section !== null && sectionOf(s, place) === section)
}

// --- Door Control ---

interface Closing {
  readonly place: Place
  readonly doors: readonly Corridor[]
}

const closeDoors: Effect<Closing> = {
  id: 'close-doors',
  missing: (s, me) =>
    closable(s, me).length > 0 ? null : { why: 'no-door-here', rule: 'LOCK-COST-16' },
  ways: (s, me) =>
    closable(s, me).map((place) => ({ ...placeWay(place), choice: { place, doors: [] } })),
  *settle(t, me, { place }) {
    const doors = yield* chooseDoors(
      t,
      me,
      withDoor(t.state, doorCorridors(t.state, place), 'open'),
    )
    return { place, doors }
  },
  *resolve(t, me, { doors }) {
    for (const corridor of doors) yield* closeDoor(t, me, corridor)
  },
}

function closable(s: State, me: Player): Place[] {
  return roomsHere(s, me).filter((place) => withDoor(s, doorCorridors(s, place), 'open').length > 0)
}

const openDoors: Effect<readonly Corridor[]> = {
  id: 'open-doors',
  missing: (s, me) =>
    shutHere(s, me).length > 0 ? null : { why: 'no-door-here', rule: 'LOCK-COST-16' },
  ways: () => [{ choice: [] }],
  *settle(t, me) {
    return yield* chooseDoors(t, me, shutHere(t.state, me))
  },
  *resolve(t, _me, doors) {
    for (const corridor of doors) openDoor(t, corridor)
  },
}

function shutHere(s: State, me: Player): Corridor[] {
  const section = mySection(s, me)
  return section === null ? [] : withDoor(s, corridorsIn(s, section), 'closed')
}

function withDoor(s: State, corridors: readonly Corridor[], door: 'open' | 'closed'): Corridor[] {
  return corridors.filter((corridor) => s.corridors[corridor].door === door)
}

/** Any number of these Doors, all open or all closed. */
function* chooseDoors(
  t: Table,
  me: Player,
  doors: readonly Corridor[],
): Rules<readonly Corridor[]> {
  const s = t.state
  const label = s.corridors[doors[0]].door === 'closed' ? 'open-one' : 'close-one'
  const picks = yield* t.ask(
    seatOf(s, me),
    { prompt: label, rule: 'LOCK-COMPUTER-02', min: 1, max: doors.length, cancel: true },
    doors.map((corridor) => corridorOption(label, s, corridor)),
  )
  return doors.filter((corridor) =>
    picks.some(({ id }) => id === corridorOption(label, s, corridor).id),
  )
}

// --- Power Routing ---

const swapTokens: Effect<readonly [PowerPlace, PowerPlace]> = {
  id: 'swap-tokens',
  ways: () =>
    POWER_PLACES.flatMap((a, i) =>
      POWER_PLACES.slice(i + 1).map((b) => ({
        id: `${a}+${b}`,
        targets: [a, b].map((id) => ({ kind: 'power', id })),
        params: { a, b },
        choice: [a, b] as const,
      })),
    ),
  *resolve(t, _me, [a, b]) {
    swapPower(t, a, b, 'LOCK-POWER-08')
  },
}

const feedElevator: Effect<void> = {
  id: 'feed-elevator',
  missing: (s) =>
    isPowered(s, 'elevator') ? { why: 'elevator-fed', rule: 'LOCK-COMPUTER-02' } : null,
  *resolve(t, me) {
    flipPower(t, 'elevator', 'LOCK-POWER-08')
    const section = mySection(t.state, me)
    if (section && isPowered(t.state, section)) flipPower(t, section, 'LOCK-POWER-08')
  },
}

// --- Surveillance ---

const silenceRoom: Effect<Place> = {
  id: 'silence-room',
  missing: (s, me) =>
    noisyHere(s, me).length > 0 ? null : { why: 'no-noise', rule: 'LOCK-COST-16' },
  ways: (s, me) => noisyHere(s, me).map(placeWay),
  *resolve(t, _me, place) {
    for (const exit of exitsOf(t.state, place)) {
      if (hasNoise(t.state, exit)) takeNoise(t, exit, 'LOCK-COMPUTER-02')
    }
  },
}

function noisyHere(s: State, me: Player): Place[] {
  return roomsHere(s, me).filter((place) => exitsOf(s, place).some((exit) => hasNoise(s, exit)))
}

const readCss: Effect<CssToken> = {
  id: 'read-css',
  missing: (s) =>
    cssHidden(s).length > 0 ? null : { why: 'no-hidden-css', rule: 'LOCK-COMPUTER-02' },
  ways: (s) =>
    cssHidden(s).map((token) => ({
      id: String(token.space),
      targets: [{ kind: 'space', id: token.space }],
      params: { space: token.space },
      choice: token,
    })),
  *resolve(t, me, token) {
    lookAtCss(t, me, token, 'LOCK-CSS-12')
  },
}

// --- Lockdown ---

/** The Doors of powered sections close while there are tokens, and the Elevator is stuck in the middle. */
function* lockDown(t: Table): Rules {
  const s = t.state
  const chooser = s.players[s.turn.seat]
  const doors = withDoor(
    s,
    s.corridors.map((_, corridor) => corridor),
    'open',
  )
  for (const corridor of doors) {
    const section = corridorSection(s, corridor)
    const used = s.corridors.filter(({ door }) => door !== 'open').length
    if (section && isPowered(s, section) && used < SUPPLY.doors)
      yield* closeDoor(t, chooser, corridor)
  }
  putElevator(t, placeOf(s, 'elevator-2'), 'LOCK-COMPUTER-03')
  own(s).elevatorStuck = true
}

export const COMPUTER_CARDS: readonly ComputerCard[] = [
  {
    id: 'logistics',
    effects: [costing(2, sendRover), costing(1, placeElevator), costing(1, learn)],
  },
  {
    id: 'personnel-files',
    effects: [costing(1, readFiles), costing(1, learn), costing(1, lookNearby)],
  },
  {
    id: 'door-control',
    effects: [costing(1, closeDoors), costing(1, openDoors), costing(2, sendRover)],
  },
  {
    id: 'power-routing',
    effects: [costing(2, swapTokens), costing(2, feedElevator), costing(1, learn)],
  },
  {
    id: 'surveillance',
    effects: [costing(1, silenceRoom), costing(1, readCss), costing(1, readFiles)],
  },
  { id: 'lockdown', effects: [], revealed: lockDown },
]
