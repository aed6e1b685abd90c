import { burstTargets, readyWeapons } from '../combat.ts'
import { placeSecure, secureRoomFor } from '../markers.ts'
import { move } from '../movement.ts'
import { intrudersIn, isComputer } from '../queries.ts'
import { activateRobot, robotWorks } from '../robot.ts'
import type { Player, State } from '../state.ts'
import type { Action } from './action.ts'
import { waysOf } from './action.ts'
import { bursting, shooting, striking } from './attacking.ts'
import { type Heading, moveWays } from './moving.ts'
import { tradeAction } from './trade.ts'
import { useGear } from './use-gear.ts'

/** ACT: the Basic Actions that every Character has. */

/** RET-ACT-06 */
const makeMove: Action<Heading> = {
  id: 'move',
  cost: 1,
  calm: false,
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { with: bodies })
  },
}

/** RET-ACT-16, RET-MOVE-07 */
const moveCautiously: Action<Heading> = {
  ...makeMove,
  id: 'cautious-move',
  cost: 2,
  calm: true,
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { with: bodies, cautious: true })
  },
}

/** RET-ACT-07 */
const secure: Action = {
  id: 'secure',
  cost: 1,
  calm: true,
  missing: (s, me) =>
    secureRoomFor(s, me.room) > 0 ? null : { why: 'cannot-secure', rule: 'RET-SECURE-01' },
  *resolve(t, me) {
    placeSecure(t, me.room, 1, 'RET-ACT-07')
  },
}

const shootAction: Action = {
  ...(shooting() as Action),
  cost: 1,
  calm: false,
  missing: (s, me) => nothingHere(s, me) ?? unarmed(s, me),
}

const burstAction: Action = {
  ...(bursting() as Action),
  cost: 1,
  calm: false,
  missing: (s, me) =>
    burstTargets(s, me).length > 0 ? null : { why: 'no-horde', rule: 'RET-BURST-12' },
}

const meleeAction: Action = {
  ...(striking as Action),
  cost: 1,
  calm: false,
  missing: nothingHere,
}

function nothingHere(s: State, me: Player) {
  return intrudersIn(s, me.room).length > 0
    ? null
    : ({ why: 'nothing-to-attack', rule: 'RET-ACT-20' } as const)
}

function unarmed(s: State, me: Player) {
  return readyWeapons(s, me).length > 0
    ? null
    : ({ why: 'no-loaded-weapon', rule: 'RET-SHOOT-02' } as const)
}

/** RET-ACT-12, RET-ROBOT-05 to RET-ROBOT-07 */
const robotAction: Action = {
  ...activateRobot,
  cost: 1,
  calm: true,
  missing: (s, me) => {
    if (!robotWorks(s)) return { why: 'no-robot', rule: 'RET-ROBOT-16' }
    const near = s.robot.room === me.room || isComputer(s, me.room)
    return near ? null : { why: 'no-computer', rule: 'RET-ROBOT-06' }
  },
  ways: (s, me) => {
    const remote = s.robot.room !== me.room && !me.data
    return waysOf(s, me, activateRobot).map((way) => ({
      ...way,
      extra: (way.extra ?? 0) + (remote ? 1 : 0),
    }))
  },
}

export const BASIC_ACTIONS: readonly Action[] = [
  makeMove as Action,
  moveCautiously as Action,
  secure,
  shootAction,
  burstAction,
  meleeAction,
  robotAction,
  tradeAction,
  useGear,
]
