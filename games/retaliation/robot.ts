import { once } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { Effect } from './actions/action.ts'
import { waysOf } from './actions/action.ts'
import { plain, pointing, roomTarget, roomWay } from './choices.ts'
import { either } from './effects.ts'
import { across, type Slot } from './facility.ts'
import { printed, type RobotCard } from './pack.ts'
import { corridorsOf, isPassable, roomAt, seatOf } from './queries.ts'
import type { Player, State } from './state.ts'
import type { Missing, Table } from './table.ts'

/** ROBOT: it does only what Characters have it do. */

/** RET-ROBOT-09 to RET-ROBOT-11 */
export function robotSteps(s: State): Slot[] {
  const { room } = s.robot
  return corridorsOf(s, room)
    .filter((place) => isPassable(s, place))
    .map((place) => across(place, room))
    .filter((slot) => s.rooms[slot] !== null)
}

/** Why the Robot can do nothing. */
export function whyNoRobot({ robot }: State): Missing | null {
  if (!robot.revealed) return { why: 'robot-hidden', rule: 'RET-ROBOT-16' }
  return robot.malfunction ? { why: 'robot-broken', rule: 'RET-MALF-07' } : null
}

export function moveRobot(t: Table, slot: Slot): void {
  const { robot } = t.state
  robot.room = slot
  if (roomAt(t.state, slot).tile === 'reactor') robot.wasInReactor = true
  t.log('robot-moves', { room: roomAt(t.state, slot).tile }, 'RET-ROBOT-09')
}

/** Up to so many Rooms, decided step by step. */
function travels(steps: number): Effect<Slot> {
  return {
    id: 'move-robot',
    missing: (s) =>
      robotSteps(s).length > 0 ? null : { why: 'robot-shut-in', rule: 'RET-ROBOT-10' },
    ways: (s) => robotSteps(s).map((slot) => roomWay(s, slot)),
    *resolve(t, me, first) {
      moveRobot(t, first)
      for (let taken = 1; taken < steps; taken++) {
        const next = yield* nextStep(t, me)
        if (next === null) return
        moveRobot(t, next)
      }
    },
  }
}

function* nextStep(t: Table, me: Player): Rules<Slot | null> {
  const s = t.state
  return yield* t.pick<Slot | null>(
    seatOf(s, me),
    { prompt: 'robot-step', rule: 'RET-ROBOT-08' },
    [null, ...robotSteps(s)],
    (slot) =>
      slot === null ? plain('robot-stops') : pointing('robot-goes-on', roomTarget(s, slot)),
  )
}

/** RET-ROBOT-08: the options of its card. */
export function robotDoing(s: State) {
  return doingOf(printed().robots[s.robot.id])
}

const doingOf = once(({ steps, effects }: RobotCard) =>
  either(travels(steps) as Effect, ...effects),
)

/** Activates the Robot wherever it is. */
export const activateRobot: Effect = {
  id: 'activate-robot',
  missing: (s, me) => whyNoRobot(s) ?? robotDoing(s).missing!(s, me),
  ways: (s, me) => (whyNoRobot(s) ? [] : waysOf(s, me, robotDoing(s) as Effect)),
  *settle(t, me, choice) {
    return yield* robotDoing(t.state).settle!(t, me, choice as never)
  },
  *resolve(t, me, choice) {
    t.log('robot-activated', { seat: seatOf(t.state, me) }, 'RET-ROBOT-08')
    yield* robotDoing(t.state).resolve(t, me, choice as never)
  },
}
