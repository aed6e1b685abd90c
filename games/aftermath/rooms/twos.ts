import type { Chosen } from '@bulkhead/hull/actions/action.ts'
import { craft, type Recipe } from '@bulkhead/hull/actions/craft.ts'
import { roomAction, roomActionWays } from '@bulkhead/hull/actions/room-action.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { placeWay } from '@bulkhead/hull/effects.ts'
import { noiseRollFor } from '@bulkhead/hull/noise.ts'
import { distinctItems, hasComputer, itemsOf, places } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import { type Doing, tile, type Way } from '../declare.ts'
import { aimTurret, turretPlaces } from '../turrets.ts'

/** The four rooms "2" of this box; each says what its action costs (AFT-ROOM-03). */

/** AFT-ROOM-04: what is swapped for what. */
const SWAPS: Readonly<Record<string, string>> = {
  'energy-charge': 'laser-pointer',
  'energy-charge-yellow': 'laser-pointer',
  tools: 'combat-drone',
  'clothes-yellow': 'enviro-suit',
  'clothes-green': 'enviro-suit',
}

const craftingRoom = tile({
  id: 'crafting-room',
  kind: '2',
  colour: 'yellow',
  action: {
    cost: 1,
    missing: (s, me) =>
      swapWays(s, me).length > 0 ? null : { why: 'nothing-to-swap', rule: 'AFT-ROOM-04' },
    ways: swapWays,
    resolve: craft,
  },
})

function swapWays(s: State, me: Player): Way<Recipe>[] {
  return distinctItems(itemsOf(me))
    .filter(({ id }) => s.crafted.includes(SWAPS[id]))
    .map((one) => ({
      id: one.id,
      params: { one: one.id },
      targets: [SWAPS[one.id], one.id].map((id) => ({ kind: 'item', id })),
      given: [one],
      choice: { given: [one], gained: SWAPS[one.id] },
    }))
}

/** AFT-ROOM-06; what it says passes through from the other room. */
const useOtherComputer: Doing<Chosen> = {
  ways(s, me) {
    const ways: Way<Chosen>[] = []
    for (const place of otherComputers(s)) ways.push(...roomActionWays(s, me, place))
    return ways
  },
  settle: roomAction.settle,
  resolve: roomAction.resolve,
}

const serverRoom = tile({
  id: 'server-room',
  kind: '2',
  colour: 'yellow',
  computer: true,
  action: useOtherComputer,
})

function otherComputers(s: State): Place[] {
  return places(s).filter((place) => s.rooms[place].tile !== 'server-room' && hasComputer(s, place))
}

/** AFT-ROOM-07, AFT-ROOM-08 */
const alarmRoom = tile({
  id: 'alarm-room',
  kind: '2',
  colour: 'white',
  computer: true,
  action: {
    cost: 1,
    ways: (s) => deserted(s).map(placeWay),
    *resolve(t, me, place) {
      yield* noiseRollFor(t, me, place)
    },
  },
})

function deserted(s: State): Place[] {
  const occupied = s.players.map(({ room }) => room)
  return places(s).filter(
    (place) => s.rooms[place].tile !== 'alarm-room' && !occupied.includes(place),
  )
}

/** AFT-ROOM-09 */
const turretRoom = tile({
  id: 'turret-room',
  kind: '2',
  colour: 'red',
  computer: true,
  action: {
    missing: (s) => (turretPlaces(s).length > 0 ? null : { why: 'no-turret', rule: 'AFT-ROOM-09' }),
    ways: (s) => turretPlaces(s).map(placeWay),
    resolve: aimTurret,
  },
})

export const ROOMS_TWO: readonly Tile[] = [craftingRoom, serverRoom, alarmRoom, turretRoom]
