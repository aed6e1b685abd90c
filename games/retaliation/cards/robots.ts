import type { Effect, Way } from '../actions/action.ts'
import { type RoomUse, roomWays, whyNotUsed } from '../actions/room-action.ts'
import { corridorWay } from '../choices.ts'
import { rollBurst } from '../combat.ts'
import { SYMBOL } from '../components.ts'
import { withConsent } from '../consent.ts'
import { accessibleEnds, canTurn, type End, turnDoor } from '../doors.ts'
import {
  asksForHealth,
  asksToTreat,
  type Broken,
  brokenIn,
  fixes,
  helped,
  isWounded,
  onlyIf,
  repair,
  turnWay,
} from '../effects.ts'
import { explore } from '../exploration.ts'
import { across, type Place } from '../facility.ts'
import { canHeal, discardWound, restoreHealth } from '../health.ts'
import { hitCorridor } from '../hits.ts'
import { breakRobot, discardFire, placeSecure, whyNotSecured } from '../markers.ts'
import type { RobotCard } from '../pack.ts'
import {
  corridorsOf,
  isComputer,
  isEmpty,
  isPassable,
  isUnexplored,
  reachable,
  roomAt,
} from '../queries.ts'
import { moveRobot } from '../robot.ts'
import type { Player, State } from '../state.ts'
import type { Missing } from '../table.ts'

/** The Robots: each goes some Rooms, or does what its card says (RET-ROBOT-17). */

function unexplored(s: State): Place[] {
  return corridorsOf(s, s.robot.room).filter(
    (place) => isUnexplored(s, place) && isPassable(s, place),
  )
}

/** RET-ROBOT-12, RET-EXPLORE-23 */
const explores: Effect<Place> = {
  id: 'robot-explores',
  missing: (s) =>
    unexplored(s).length > 0 ? null : { why: 'no-unexplored', rule: 'RET-ROBOT-12' },
  ways: (s) => unexplored(s).map((place) => corridorWay(s, place)),
  *resolve(t, _, place) {
    const to = across(place, t.state.robot.room)
    explore(t, to)
    moveRobot(t, to)
  },
}

const treats: Effect<Player> = {
  id: 'robot-treats',
  missing: (s) =>
    helped(s, s.robot.room, isWounded).length > 0
      ? null
      : { why: 'no-wound', rule: 'RET-EFFECT-03' },
  ways: (s) => helped(s, s.robot.room, isWounded),
  settle: withConsent(asksToTreat),
  *resolve(t, _, one) {
    yield* discardWound(t, one, 'RET-WOUND-07')
  },
}

const HEALED = 2

const heals: Effect<Player> = {
  id: 'robot-heals',
  missing: (s) =>
    helped(s, s.robot.room, canHeal).length > 0
      ? null
      : { why: 'all-healthy', rule: 'RET-EFFECT-03' },
  ways: (s) => helped(s, s.robot.room, canHeal, { number: HEALED }),
  settle: withConsent(asksForHealth(HEALED)),
  *resolve(t, _, one) {
    yield* restoreHealth(t, one, HEALED, 'RET-HEALTH-04')
  },
}

function hordes(s: State): Place[] {
  return reachable(s, s.robot.room).filter((place) => !isEmpty(s, place))
}

const fires: Effect<Place> = {
  id: 'robot-fires',
  missing: (s) => (hordes(s).length > 0 ? null : { why: 'no-horde-there', rule: 'RET-EFFECT-01' }),
  ways: (s) => hordes(s).map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    const face = yield* rollBurst(t, me)
    yield* hitCorridor(t, me, place, face)
    if (face === SYMBOL) breakRobot(t, 'RET-MALF-01')
  },
}

function doors(s: State): End[] {
  return accessibleEnds(s, s.robot.room).filter((end) => canTurn(s, end))
}

const worksDoor: Effect<End> = {
  id: 'robot-door',
  missing: (s) => (doors(s).length > 0 ? null : { why: 'no-door', rule: 'RET-ROBOT-17' }),
  ways: (s) => doors(s).map((end) => turnWay(s, end, ['robot-opens', 'robot-closes'])),
  *resolve(t, _, end) {
    turnDoor(t, end, 'RET-ROBOT-17')
  },
}

const secures: Effect = {
  id: 'robot-secures',
  missing: (s) => whyNotSecured(s, s.robot.room, 2),
  *resolve(t) {
    placeSecure(t, t.state.robot.room, 2, 'RET-SECURE-01')
  },
}

function noComputerThere(s: State): Missing | null {
  return isComputer(s, s.robot.room) ? null : { why: 'robot-without-computer', rule: 'RET-ROOM-25' }
}

const serves = onlyIf<RoomUse>(noComputerThere, {
  id: 'use-other-room',
  missing: (s, me) => whyNotUsed(s, me, s.robot.room, true),
  ways: (s, me) => roomWays(s, me, s.robot.room, true),
  resolve: (t, me, { doing, choice }) => doing.resolve(t, me, choice),
})

function broken(s: State): Way<Broken>[] {
  return brokenIn(s, s.robot.room, ['robot-repairs-room', 'robot-repairs-item'])
}

const repairs: Effect<Broken> = {
  id: 'robot-repairs',
  missing: (s) => (broken(s).length > 0 ? null : { why: 'nothing-broken', rule: 'RET-MALF-09' }),
  ways: broken,
  settle: fixes,
  *resolve(t, _, broken) {
    repair(t, broken)
  },
}

const extinguishes: Effect = {
  id: 'robot-extinguishes',
  missing: (s) => (roomAt(s, s.robot.room).fire ? null : { why: 'no-fire', rule: 'RET-FIRE-05' }),
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
