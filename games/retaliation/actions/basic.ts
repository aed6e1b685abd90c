import { dearer } from '../effects.ts'
import { placeSecure, whyNotSecured } from '../markers.ts'
import { move } from '../movement.ts'
import { isComputer } from '../queries.ts'
import { activateRobot, whyNoRobot } from '../robot.ts'
import type { Player, State } from '../state.ts'
import type { Missing } from '../table.ts'
import type { Action } from './action.ts'
import { waysOf } from './action.ts'
import { bursting, shooting, striking } from './attacking.ts'
import { type Heading, moveWays, noWay } from './moving.ts'
import { tradeAction } from './trade.ts'
import { useGear } from './use-gear.ts'

/** ACT: the Basic Actions that every Character has. */

/** RET-ACT-06 */
const makeMove: Action<Heading> = {
  id: 'move',
  cost: 1,
  calm: false,
  missing: noWay(),
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies })
  },
}

/** RET-ACT-16, RET-MOVE-07 */
const moveCautiously: Action<Heading> = {
  ...makeMove,
  id: 'cautious-move',
  cost: 2,
  calm: true,
  ways: (s, me) => moveWays(s, me, undefined, 'cautious-'),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies, cautious: true })
  },
}

/** RET-ACT-07 */
const secure: Action = {
  id: 'secure',
  cost: 1,
  calm: true,
  missing: (s, me) => whyNotSecured(s, me.room, 1),
  *resolve(t, me) {
    placeSecure(t, me.room, 1, 'RET-ACT-07')
  },
}

const shootAction: Action = { ...(shooting() as Action), cost: 1, calm: false }
const burstAction: Action = { ...(bursting() as Action), cost: 1, calm: false }
const meleeAction: Action = { ...(striking as Action), cost: 1, calm: false }

/** RET-ACT-12, RET-ROBOT-05 to RET-ROBOT-07 */
const robotAction: Action = {
  ...activateRobot,
  cost: 1,
  calm: true,
  missing: (s, me) => outOfReach(s, me) ?? activateRobot.missing!(s, me),
  ways: (s, me) => {
    if (outOfReach(s, me)) return []
    const remote = s.robot.room !== me.room && !me.data
    return waysOf(s, me, activateRobot).map((way) => dearer(way, remote ? 1 : 0))
  },
}

function outOfReach(s: State, me: Player): Missing | null {
  const near = s.robot.room === me.room || isComputer(s, me.room)
  return whyNoRobot(s) ?? (near ? null : { why: 'robot-away', rule: 'RET-ROBOT-06' })
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
  useGear as Action,
]
