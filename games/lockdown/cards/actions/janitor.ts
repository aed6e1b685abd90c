import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { crafting } from '@bulkhead/hull/actions/craft.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { extinguish, moveSilently } from '@bulkhead/hull/card-effects.ts'
import { corridorOption } from '@bulkhead/hull/choices.ts'
import { canOpen, doorsToTurn, toggleDoor } from '@bulkhead/hull/doors.ts'
import { repairRoom } from '@bulkhead/hull/effects.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { scavenge } from '@bulkhead/hull/search.ts'
import type { Corridor, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { actionCard } from '../../declare.ts'
import type { Table } from '../../table.ts'

/** The Janitor's own Action cards. */

const cleaning = actionCard(
  'cleaning',
  { janitor: 1 },
  { cost: 0, when: 'calm', ...either(repairRoom, extinguish) },
)

const MOST_DOORS = 2

const masterKeys = actionCard(
  'master-keys',
  { janitor: 1 },
  {
    cost: 0,
    when: 'any',
    missing: (s, me) =>
      doorsToTurn(s, me.room).length > 0 ? null : { why: 'no-door-here', rule: 'LOCK-COST-16' },
    ways: () => [{ choice: [] as Corridor[] }],
    settle: chooseDoors,
    // Doors are opened first: that may free the pieces for those to be closed.
    *resolve(t, me, doors) {
      const opening = doors.filter((corridor) => canOpen(t.state, corridor))
      const closing = doors.filter((corridor) => !canOpen(t.state, corridor))
      for (const corridor of [...opening, ...closing]) yield* toggleDoor(t, me, corridor)
    },
  },
)

function* chooseDoors(t: Table, me: Player): Rules<Corridor[]> {
  const s = t.state
  const doors = doorsToTurn(s, me.room)
  const picks = yield* t.ask(
    seatOf(s, me),
    { prompt: 'master-keys', rule: 'LOCK-DOOR-05', min: 1, max: MOST_DOORS, cancel: true },
    doors.map((corridor) => doorOption(s, corridor)),
  )
  return doors.filter((corridor) => picks.some(({ id }) => id === doorOption(s, corridor).id))
}

function doorOption(s: State, corridor: Corridor) {
  return corridorOption(canOpen(s, corridor) ? 'open-one' : 'close-one', s, corridor)
}

const backWays = actionCard('back-ways', { janitor: 1 }, { ...moveSilently, cost: 1, when: 'calm' })

const oddsAndEnds = actionCard(
  'odds-and-ends',
  { janitor: 1 },
  { ...scavenge, cost: 1, when: 'calm' },
)

/** A yellow Item may stand for either component. */
const handyman = actionCard(
  'handyman',
  { janitor: 1 },
  { cost: 0, when: 'calm', ...either(crafting(({ colour }) => colour === 'yellow')) },
)

export const JANITOR_CARDS: readonly ActionCard[] = [
  cleaning,
  masterKeys,
  backWays,
  oddsAndEnds,
  handyman,
]
