import { type Effect, newWay, type Way } from '../../actions/action.ts'
import { itemTarget } from '../../choices.ts'
import { breathe, extinguish, fix, gains, reinforces, repelOne, workDoor } from '../../effects.ts'
import { robotSpots } from '../../gear.ts'
import { discardItem } from '../../items.ts'
import type { GearKind } from '../../kinds.ts'
import type { ItemDef } from '../../pack.ts'
import { seatOf } from '../../queries.ts'
import { activateRobot } from '../../robot.ts'
import type { Item, Player, State } from '../../state.ts'
import { item, use } from './item.ts'

/** The yellow Items. */

interface Stack {
  readonly item: Item
  readonly onto: Item
}

function stackWays(me: Player): Way<Stack>[] {
  return me.hands.flatMap((from, hand) =>
    me.hands
      .filter((to) => to !== from && to.length > 0)
      .flatMap((to) => from.map((one, i) => stackWay(one, `${hand}-${i}`, to[0]))),
  )
}

function stackWay(one: Item, place: string, onto: Item): Way<Stack> {
  const id = `${one.id}-${place}:${onto.id}`
  return newWay({ item: one, onto }, id, [itemTarget(one)], undefined, { onto: onto.id })
}

const tape: Effect<Stack> = {
  id: 'tape',
  missing: (_, me) =>
    stackWays(me).length > 0 ? null : { why: 'nothing-to-bind', rule: 'RET-HEAVY-01' },
  ways: (_, me) => stackWays(me),
  *resolve(t, me, { item: one, onto }) {
    for (const slot of me.hands) if (slot.includes(one)) slot.splice(slot.indexOf(one), 1)
    me.hands.find((slot) => slot.includes(onto))!.push(one)
    t.log('tapes', { seat: seatOf(t.state, me), item: one.id, onto: onto.id }, 'RET-HEAVY-01')
  },
}

function emptyRobotSlots(s: State): GearKind[] {
  return robotSpots(s)
    .filter(({ gear }) => gear === null)
    .map(({ accepts }) => accepts as GearKind)
}

/** RET-ROBOT-18: as far as the supply goes; the Item is discarded for it. */
const refillRobot: Effect = {
  id: 'refill-robot',
  missing: (s) => {
    if (!s.robot.revealed) return { why: 'robot-hidden', rule: 'RET-ROBOT-16' }
    const refillable = emptyRobotSlots(s).some((kind) => s.gear[kind] > 0)
    return refillable ? null : { why: 'robot-full', rule: 'RET-ROBOT-18' }
  },
  *resolve(t, me, _, controller) {
    const s = t.state
    discardItem(t, me, controller!, 'RET-ITEM-09')
    for (const kind of emptyRobotSlots(s)) {
      if (s.gear[kind] === 0) continue
      s.gear[kind]--
      s.robot[kind as 'ammo'] = kind
      t.log('robot-refilled', { gear: kind }, 'RET-ROBOT-18')
    }
  },
}

const ONCE = { oneUse: true }

export const YELLOW: readonly ItemDef[] = [
  item(
    'yellow',
    'oxygen-tank',
    8,
    { oneUse: true, free: true },
    use(false, breathe(3) as Effect, gains('oxygen')),
  ),
  item('yellow', 'tools', 6, ONCE, use(true, fix as Effect, workDoor as Effect)),
  item('yellow', 'duct-tape', 5, ONCE, use(true, fix as Effect, tape as Effect)),
  item(
    'yellow',
    'fire-extinguisher',
    5,
    { oneUse: true, heavy: true },
    use(false, extinguish, repelOne as Effect),
  ),
  item('yellow', 'phosphates', 5, ONCE, use(true, reinforces('any') as Effect, extinguish)),
  item('yellow', 'robot-controller', 1, { heavy: true }, use(true, activateRobot, refillRobot)),
]
