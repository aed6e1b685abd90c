import { craft, type Recipe, waysFromOne } from '@bulkhead/hull/actions/craft.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { plain } from '@bulkhead/hull/choices.ts'
import { charactersInOrder, itemsOf, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import { itemDef } from '@bulkhead/hull/ruleset.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import { NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { startAlert } from '../alert.ts'
import { poolIsEmpty, takeFromPool } from '../contingencies.ts'
import { type Effect, tile, type Way } from '../declare.ts'
import { callElevator, rideElevator } from '../elevator.ts'
import { lockIn } from '../isolation.ts'
import { restorePower } from '../power.ts'
import type { Option, Table } from '../table.ts'

/** The rooms that are always in the same place; none of them can be searched. */

const isolationRoom = tile({
  id: 'isolation-room',
  kind: 'special',
  colour: null,
  // LOCK-ISOL-01: whatever else is in the room.
  modifies: {
    handSize: (size, _about, s, me) => (roomOf(s, me).malfunction ? size : size + 1),
  },
  action: lockIn,
})

const repository = tile({
  id: 'repository',
  kind: 'special',
  colour: null,
  action: {
    missing: (s, me) => (mightCraft(s, me) ? null : { why: 'nobody-crafts', rule: 'LOCK-ROOM-42' }),
    *resolve(t, me) {
      for (const one of charactersInOrder(t.state, me.room)) yield* mayCraft(t, one)
    },
  },
})

/** What others hide in their Inventories is their secret: they might. */
function mightCraft(s: State, me: Player): boolean {
  const others = charactersInOrder(s, me.room).filter((one) => one !== me)
  return waysFromOne(s, me).length > 0 || others.some((one) => hasComponent(s, one))
}

/** As far as everybody else can tell. */
function hasComponent(s: State, player: Player): boolean {
  return itemsOf(player).some(
    ({ id, seen }) => !seen.includes(NONE) || itemDef(s, id).symbol !== undefined,
  )
}

/** LOCK-ROOM-44; asked of everybody who might, so that the question betrays nothing. */
function* mayCraft(t: Table, me: Player): Rules {
  const s = t.state
  if (!hasComponent(s, me)) return
  let ways: readonly Way<Recipe>[] = []
  const [picked] = yield* t.ask(
    seatOf(s, me),
    { prompt: 'repository', rule: 'LOCK-ROOM-42', idle: ['craft-nothing'] },
    () => {
      ways = waysFromOne(s, me)
      return [plain('craft-nothing'), ...ways.map(craftOption)]
    },
  )
  const chosen = ways.find((way) => craftOption(way).id === picked.id)
  if (!chosen) return
  for (const item of chosen.choice.given) item.seen = everybody(s)
  yield* craft(t, me, chosen.choice)
}

function craftOption({ id, targets, params }: Way<Recipe>): Option {
  return { id: `craft:${id}`, label: 'craft-from-one', targets, params }
}

const backupPower = tile({
  id: 'backup-power',
  kind: 'special',
  colour: null,
  action: either(restorePower),
})

/** LOCK-ROOM-52 */
const checkContingency: Effect<void> = {
  id: 'check-contingency',
  missing: (s) => (poolIsEmpty(s) ? { why: 'pool-empty', rule: 'LOCK-ROOM-52' } : null),
  *resolve(t, me) {
    takeFromPool(t, me, 'LOCK-ROOM-52')
  },
}

const alertRoom = tile({
  id: 'alert-room',
  kind: 'special',
  colour: null,
  action: either(startAlert, checkContingency),
})

const elevatorRooms = ['elevator-1', 'elevator-2', 'elevator-3'].map((id) =>
  tile({
    id,
    kind: 'special',
    colour: null,
    action: { ...either(callElevator, rideElevator), cost: 1 },
  }),
)

/** LOCK-STAIRS-01 */
const staircases = ['staircase-1', 'staircase-2'].map((id) =>
  tile({ id, kind: 'special', colour: null }),
)

export const SPECIAL_ROOMS: readonly Tile[] = [
  isolationRoom,
  repository,
  backupPower,
  alertRoom,
  ...elevatorRooms,
  ...staircases,
]
