import type { Effect } from '../actions/action.ts'
import { type RoomUse, roomWays } from '../actions/room-action.ts'
import { corridorWay, seatWay } from '../choices.ts'
import { rollBurst } from '../combat.ts'
import { SYMBOL } from '../components.ts'
import { withConsent } from '../consent.ts'
import { accessibleEnds, canTurn, type End, turnDoor } from '../doors.ts'
import { type Broken, brokenIn, fixes, repair, turnWay } from '../effects.ts'
import { explore, putAway } from '../exploration.ts'
import { across, type Place } from '../facility.ts'
import { canHeal, discardWound, restoreHealth } from '../health.ts'
import { hitCorridor } from '../hits.ts'
import { breakRobot, discardFire, placeSecure, secureRoomFor } from '../markers.ts'
import type { RobotCard } from '../printed.ts'
import {
  charactersIn,
  corridorsOf,
  isComputer,
  isEmpty,
  isPassable,
  isUnexplored,
  reachable,
  roomAt,
} from '../queries.ts'
import { moveRobot } from '../robot.ts'
import type { Player } from '../state.ts'

/** The Robots: each goes some Rooms, or does what its card says (RET-ROBOT-17). */

/** RET-ROBOT-12, RET-EXPLORE-23 */
const explores: Effect<Place> = {
  id: 'robot-explores',
  ways: (s) =>
    corridorsOf(s, s.robot.room)
      .filter((place) => isUnexplored(s, place) && isPassable(s, place))
      .map((place) => corridorWay(s, place)),
  *resolve(t, _, place) {
    const to = across(place, t.state.robot.room)
    putAway(t, explore(t, to))
    moveRobot(t, to)
  },
}

const treats: Effect<Player> = {
  id: 'robot-treats',
  ways: (s) =>
    charactersIn(s, s.robot.room)
      .filter(({ wounds }) => wounds.length > 0)
      .map((one) => seatWay(s, one)),
  settle: withConsent,
  *resolve(t, _, one) {
    yield* discardWound(t, one, 'RET-WOUND-07')
  },
}

const heals: Effect<Player> = {
  id: 'robot-heals',
  ways: (s) =>
    charactersIn(s, s.robot.room)
      .filter(canHeal)
      .map((one) => seatWay(s, one)),
  settle: withConsent,
  *resolve(t, _, one) {
    yield* restoreHealth(t, one, 2, 'RET-HEALTH-04')
  },
}

const fires: Effect<Place> = {
  id: 'robot-fires',
  ways: (s) =>
    reachable(s, s.robot.room)
      .filter((place) => !isEmpty(s, place))
      .map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    const face = yield* rollBurst(t, me)
    yield* hitCorridor(t, me, place, face)
    if (face === SYMBOL) breakRobot(t, 'RET-MALF-01')
  },
}

const worksDoor: Effect<End> = {
  id: 'robot-door',
  ways: (s) =>
    accessibleEnds(s, s.robot.room)
      .filter((end) => canTurn(s, end))
      .map((end) => turnWay(s, end)),
  *resolve(t, _, end) {
    turnDoor(t, end, 'RET-ROBOT-17')
  },
}

const secures: Effect = {
  id: 'robot-secures',
  ways: (s) => (secureRoomFor(s, s.robot.room) >= 2 ? [{ choice: undefined }] : []),
  *resolve(t) {
    placeSecure(t, t.state.robot.room, 2, 'RET-SECURE-01')
  },
}

const serves: Effect<RoomUse> = {
  id: 'use-other-room',
  ways: (s, me) => (isComputer(s, s.robot.room) ? roomWays(s, me, s.robot.room, true) : []),
  *resolve(t, me, { doing, choice }) {
    yield* doing.resolve(t, me, choice)
  },
}

const repairs: Effect<Broken> = {
  id: 'robot-repairs',
  ways: (s) => brokenIn(s, s.robot.room, false),
  settle: fixes,
  *resolve(t, _, broken) {
    repair(t, broken)
  },
}

const extinguishes: Effect = {
  id: 'robot-extinguishes',
  ways: (s) => (roomAt(s, s.robot.room).fire ? [{ choice: undefined }] : []),
  *resolve(t) {
    discardFire(t, t.state.robot.room, 'RET-FIRE-05')
  },
}

function robot(id: string, steps: number, ...effects: readonly unknown[]): RobotCard {
  return { id, steps, effects: effects as readonly Effect[] }
}

export const ROBOTS: readonly RobotCard[] = [
  robot('exploration-robot', 2, explores),
  robot('medical-robot', 2, treats, heals),
  robot('military-robot', 1, fires),
  robot('securing-robot', 3, worksDoor, secures),
  robot('server-robot', 3, serves),
  robot('technical-robot', 2, repairs, extinguishes),
]
