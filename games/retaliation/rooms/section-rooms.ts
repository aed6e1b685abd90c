import { type Effect, newWay, type Way } from '../actions/action.ts'
import { type RoomUse, roomWays } from '../actions/room-action.ts'
import { lookAtAntiAircraft } from '../cards/items/red.ts'
import { roomWay } from '../choices.ts'
import { plainToAll, removeContamination, scan } from '../contamination.ts'
import { onlyIf } from '../effects.ts'
import { attempt, board, leave } from '../escape.ts'
import { layCorridor, noCorridorLeft } from '../exploration.ts'
import { AROUND, PLACES, type Place, type Slot } from '../facility.ts'
import { discardActionCards, reshuffle } from '../hand.ts'
import { DIRECTIONS } from '../kinds.ts'
import { startAutodestruction } from '../lander.ts'
import { discardFire } from '../markers.ts'
import { canTakeEgg, destroyEgg, takeEgg } from '../nest.ts'
import { rollNoise } from '../noise.ts'
import { powerIsOff } from '../oxygen.ts'
import type { RoomDef } from '../pack.ts'
import { contaminationIn, isComputer, roomAt, seatOf, slots } from '../queries.ts'
import { whyNoRobot } from '../robot.ts'
import type { Player, State } from '../state.ts'
import type { Missing } from '../table.ts'
import { lifeSupport, restock, treatMe } from './shared.ts'

/** The Rooms of the Sections, and the two that are printed. */

/** RET-ESCAPE-03 */
const boarding: Effect = {
  id: 'board',
  missing: (s) =>
    s.lander.where === 'landed' ? null : { why: 'no-lander', rule: 'RET-ESCAPE-03' },
  *resolve(t, me) {
    if (yield* attempt(t, me)) board(t, me)
  },
}

/** RET-ESCAPE-04, RET-ROOM-14 */
const hibernate: Effect = {
  id: 'hibernate',
  missing: (s) =>
    s.hibernatoriumActive ? null : { why: 'hibernatorium-off', rule: 'RET-ESCAPE-04' },
  *resolve(t, me) {
    if (yield* attempt(t, me)) leave(t, me, 'hibernation')
  },
}

/** RET-ESCAPE-05, RET-ESCAPE-09, RET-ROOM-21 */
const takeOff: Effect = {
  id: 'take-off',
  missing: (s) => (s.shuttleUsed ? { why: 'shuttle-gone', rule: 'RET-ROOM-21' } : null),
  *resolve(t, me) {
    if (!(yield* attempt(t, me))) return
    t.state.shuttleUsed = true
    leave(t, me, 'shuttle')
  },
}

/** RET-ROOM-12: in any Room of the Facility. */
const extinguishAny: Effect<Slot> = {
  id: 'extinguish-any',
  missing: (s) =>
    s.rooms.some((one) => one?.fire) ? null : { why: 'no-fire-anywhere', rule: 'RET-ROOM-12' },
  ways: (s) =>
    slots(s)
      .filter((slot) => roomAt(s, slot).fire)
      .map((slot) => roomWay(s, slot)),
  *resolve(t, _, slot) {
    discardFire(t, slot, 'RET-ROOM-12')
  },
}

/** RET-ROOM-13 */
const removeLarva: Effect = {
  id: 'remove-larva',
  missing: (_, me) => (me.larva ? null : { why: 'no-larva', rule: 'RET-ROOM-13' }),
  *resolve(t, me) {
    discardActionCards(t, me, 'RET-ROOM-13')
    me.larva = false
    t.log('larva-removed', { seat: seatOf(t.state, me) }, 'RET-ROOM-13')
    const cards = contaminationIn([...me.deck, ...me.discard])
    const infected = scan(t, me, cards)
    plainToAll(t, cards)
    removeContamination(t, me, infected)
    reshuffle(t, me)
  },
}

/** RET-ROOM-11 */
function drillPlaces(s: State): Place[] {
  const { room } = s.robot
  return DIRECTIONS.flatMap((direction) => AROUND[room][direction] ?? []).filter(
    (place) => s.corridors[place] === null,
  )
}

const drill = onlyIf<Place>((s) => whyNoRobot(s) ?? noCorridorLeft(s), {
  id: 'drill',
  missing: (s) =>
    drillPlaces(s).length > 0 ? null : { why: 'no-free-place', rule: 'RET-ROOM-11' },
  ways: (s) =>
    drillPlaces(s).map((place) => {
      const direction = DIRECTIONS.find((one) => AROUND[s.robot.room][one] === place)!
      const targets = [{ kind: 'place', id: PLACES[place].id }]
      return newWay(place, direction, targets, undefined, { direction })
    }),
  *resolve(t, _, place) {
    layCorridor(t, place, t.state.robot.room)
  },
})

function remoteWays(s: State, me: Player): Way<RoomUse>[] {
  return slots(s)
    .filter((slot) => isComputer(s, slot) && roomAt(s, slot).tile !== 'server-room')
    .flatMap((slot) =>
      roomWays(s, me, slot).map(({ id, label, targets, params, extra, choice }) =>
        newWay(choice, `${roomAt(s, slot).tile}:${id}`, targets, label, params, extra),
      ),
    )
}

/** RET-ROOM-17, RET-ROOM-25 */
const remoteUse: Effect<RoomUse> = {
  id: 'use-other-room',
  missing: (s, me) =>
    remoteWays(s, me).length > 0 ? null : { why: 'no-other-computer', rule: 'RET-ROOM-17' },
  ways: remoteWays,
  resolve: (t, me, { doing, choice }) => doing.resolve(t, me, choice),
}

/** RET-OBJ-08 */
const copyData: Effect = {
  id: 'copy-data',
  missing: (_, me) => (me.data ? { why: 'has-data', rule: 'RET-OBJ-08' } : null),
  *resolve(t, me) {
    me.data = true
    t.log('gains-data', { seat: seatOf(t.state, me) }, 'RET-OBJ-08')
  },
}

/** RET-SELFD-05 */
const countdown: Effect = {
  id: 'start-autodestruction',
  missing: ({ autodestruction: { state } }) => {
    if (state === 'ready') return null
    return state === 'running'
      ? { why: 'countdown-runs', rule: 'RET-SELFD-05' }
      : { why: 'power-off', rule: 'RET-ROOM-20' }
  },
  *resolve(t) {
    startAutodestruction(t, 'RET-SELFD-01')
  },
}

/** RET-ROOM-18 */
const powerHibernatorium: Effect = {
  id: 'power-hibernatorium',
  missing: (s) => (s.hibernatoriumActive ? { why: 'already-active', rule: 'RET-ROOM-14' } : null),
  *resolve(t) {
    t.state.hibernatoriumActive = true
    t.log('hibernatorium-active', {}, 'RET-ROOM-18')
  },
}

/** RET-ROOM-20 */
const shutDown: Effect = {
  id: 'shut-down',
  missing: powerIsOff,
  *resolve(t) {
    const s = t.state
    s.lifeSupport = null
    s.autodestruction.state = 'gone'
    s.antiAircraft = []
    t.log('power-off', {}, 'RET-ROOM-20')
  },
}

function noEggs({ eggs }: State): Missing | null {
  return eggs > 0 ? null : { why: 'no-eggs', rule: 'RET-NEST-03' }
}

/** RET-NEST-03: the Noise roll follows whatever was done. */
const carryEgg: Effect = {
  id: 'take-egg',
  missing: (s, me) =>
    noEggs(s) ?? (canTakeEgg(me) ? null : { why: 'no-free-hand', rule: 'RET-NEST-04' }),
  *resolve(t, me) {
    takeEgg(t, me)
    yield* rollNoise(t, me)
  },
}

const smashEgg: Effect = {
  id: 'destroy-egg',
  missing: noEggs,
  *resolve(t, me) {
    destroyEgg(t)
    yield* rollNoise(t, me)
  },
}

export const SECTION_ROOMS: readonly RoomDef[] = [
  {
    id: 'landing-zone',
    number: 14,
    type: 'A',
    icons: [],
    printed: true,
    effects: [restock((s) => s.landingGear), boarding],
  },
  {
    id: 'life-support-control-a',
    number: 15,
    type: 'A',
    icons: ['green', 'red'],
    computer: true,
    controls: 'A',
    effects: [lifeSupport('A'), extinguishAny as Effect],
  },
  {
    id: 'surgery-room',
    number: 16,
    type: 'A',
    icons: ['green', 'green', 'green'],
    effects: [removeLarva, treatMe],
  },
  {
    id: 'drilling-room',
    number: 17,
    type: 'A',
    icons: ['yellow', 'yellow', 'yellow'],
    computer: true,
    effects: [drill as Effect],
  },
  {
    id: 'hibernatorium',
    number: 18,
    type: 'B',
    icons: [],
    printed: true,
    effects: [hibernate],
  },
  {
    id: 'life-support-control-b',
    number: 19,
    type: 'B',
    icons: ['green', 'red'],
    controls: 'B',
    effects: [lifeSupport('B'), { ...lookAtAntiAircraft, id: 'stack-anti-aircraft' }],
  },
  {
    id: 'server-room',
    number: 20,
    type: 'B',
    icons: ['red', 'yellow'],
    computer: true,
    effects: [remoteUse as Effect, copyData],
  },
  {
    id: 'cooling-system',
    number: 21,
    type: 'B',
    icons: ['yellow', 'yellow', 'yellow'],
    computer: true,
    effects: [countdown],
  },
  {
    id: 'life-support-control-c',
    number: 22,
    type: 'C',
    icons: ['green', 'red'],
    controls: 'C',
    effects: [lifeSupport('C'), powerHibernatorium],
  },
  {
    id: 'reactor',
    number: 23,
    type: 'C',
    icons: ['red', 'yellow'],
    effects: [shutDown],
  },
  {
    id: 'escape-shuttle',
    number: 24,
    type: 'C',
    icons: ['green', 'red'],
    effects: [takeOff],
  },
  {
    id: 'nest',
    number: 25,
    type: 'C',
    icons: [],
    neverSecured: true,
    unbreakable: true,
    effects: [carryEgg, smashEgg],
  },
]
