import type { Rules } from '@bulkhead/kernel'
import type { Effect, Way } from '../actions/action.ts'
import { takeAlong } from '../actions/moving.ts'
import { attack } from '../attack.ts'
import { corridorWay, intruderTarget, plain, roomWay } from '../choices.ts'
import { rollBurst } from '../combat.ts'
import { removeContamination } from '../contamination.ts'
import { allEnds, canTurn, type End, turnDoor } from '../doors.ts'
import { reinforceable, turnWay } from '../effects.ts'
import { PLACES, type Place, SLOTS, type Slot } from '../facility.ts'
import { discardActionCards } from '../hand.ts'
import { hitCorridor } from '../hits.ts'
import { stepsOf, stepTo } from '../intruder-movement.ts'
import { SECTIONS, type Section } from '../kinds.ts'
import { discardFire, placeSecure, secureRoomFor } from '../markers.ts'
import { goTo } from '../movement.ts'
import { discardNoise, reinforce, resolveNoise, rollNoise } from '../noise.ts'
import { spendOxygen } from '../oxygen.ts'
import type { RoomDef } from '../printed.ts'
import { roomDef } from '../printed.ts'
import {
  contaminationIn,
  corridorAt,
  corridorsOf,
  isEmpty,
  onMap,
  places,
  roomAt,
  seatOf,
  slots,
} from '../queries.ts'
import { robotWorks } from '../robot.ts'
import { lookThrough } from '../search.ts'
import { type Intruder, NONE, type Player, type State } from '../state.ts'
import type { Table } from '../table.ts'
import { healMe, restock, treatMe } from './shared.ts'

/** The random Rooms. */

const ONCE: readonly Way[] = [{ choice: undefined }]

function inSection(section: Section): Way<Section> {
  return { id: section, params: { section }, choice: section }
}

function burning(s: State, section: Section): Slot[] {
  return slots(s).filter((slot) => roomAt(s, slot).fire && SLOTS[slot].section === section)
}

const sprinklers: Effect<Section> = {
  id: 'sprinkle',
  ways: (s) => SECTIONS.filter((section) => burning(s, section).length > 0).map(inSection),
  *resolve(t, _, section) {
    for (const slot of burning(t.state, section)) discardFire(t, slot, 'RET-ROOM-24')
  },
}

const shelter: Effect = {
  id: 'cleanse',
  ways: (_, me) => (!me.larva && contaminationIn(me.hand).length > 0 ? ONCE : []),
  *resolve(t, me) {
    removeContamination(t, me, contaminationIn(me.hand))
  },
}

const supplies: Effect = {
  id: 'take-supplies',
  *resolve(t, me) {
    yield* lookThrough(t, me, ['green', 'red', 'yellow'], 2)
  },
}

/** Doors of a Section's Corridors, those on its seams included. */
function doorsIn(s: State, section: Section): End[] {
  return allEnds(s).filter((end) => PLACES[end.place].sections.includes(section) && canTurn(s, end))
}

const controlDoors: Effect<Section> = {
  id: 'control-doors',
  ways: (s) => SECTIONS.filter((section) => doorsIn(s, section).length > 0).map(inSection),
  *resolve(t, me, section) {
    const turned: string[] = []
    for (;;) {
      const end = yield* nextDoor(t, me, section, turned)
      if (end === null) return
      turned.push(`${end.place}-${end.end}`)
      turnDoor(t, end, 'RET-DOOR-10')
    }
  },
}

/** At least one must change; each once. */
function* nextDoor(t: Table, me: Player, section: Section, turned: string[]): Rules<End | null> {
  const s = t.state
  const left = doorsIn(s, section).filter(({ place, end }) => !turned.includes(`${place}-${end}`))
  if (left.length === 0) return null
  return yield* t.pick<End | null>(
    seatOf(s, me),
    { prompt: 'control-doors', rule: 'RET-DOOR-10' },
    [...left, ...(turned.length > 0 ? [null] : [])],
    (end) => {
      if (end === null) return plain('done')
      const { id, label, targets } = turnWay(s, end)
      return { id: `door:${id}`, label: label!, targets, params: { by: 'door-control-room' } }
    },
  )
}

const secureRobot: Effect = {
  id: 'secure-robot',
  ways: (s) => (robotWorks(s) && secureRoomFor(s, s.robot.room) > 0 ? ONCE : []),
  *resolve(t) {
    placeSecure(t, t.state.robot.room, 1, 'RET-SECURE-01')
  },
}

const reinforceRobot: Effect<Place> = {
  id: 'reinforce',
  ways: (s) =>
    robotWorks(s) ? reinforceable(s, s.robot.room).map((place) => corridorWay(s, place)) : [],
  *resolve(t, _, place) {
    reinforce(t, place, 'RET-CORR-09')
  },
}

/** Beside a Room with a red icon and without a Malfunction; Closed Doors do not matter. */
function gunneryTargets(s: State): Place[] {
  const armed = slots(s).filter(
    (slot) => roomDef(s, slot).icons.includes('red') && !roomAt(s, slot).malfunction,
  )
  return places(s).filter(
    (place) => !isEmpty(s, place) && armed.some((slot) => corridorsOf(s, slot).includes(place)),
  )
}

const gunnery: Effect<Place> = {
  id: 'fire-guns',
  ways: (s) => gunneryTargets(s).map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    yield* hitCorridor(t, me, place, yield* rollBurst(t, me))
  },
}

interface Push {
  readonly intruder: Intruder
  readonly step: number
}

function pushWays(s: State): Way<Push>[] {
  return s.intruders.flatMap((intruder) =>
    stepsOf(s, intruder).map(({ room, corridor, step }) => {
      const to = room === NONE ? corridorAt(s, corridor).tile : roomAt(s, room).tile
      return {
        id: `${intruder.name}:${to}`,
        targets: [intruderTarget(intruder), { kind: 'type', id: intruder.type }],
        params: { to },
        choice: { intruder, step },
      }
    }),
  )
}

const pressure: Effect<Push> = {
  id: 'push',
  ways: pushWays,
  *resolve(t, _, { intruder, step }) {
    yield* stepTo(t, intruder, step)
  },
}

function noisy(s: State): Way<Place>[] {
  return places(s)
    .filter((place) => corridorAt(s, place).noise)
    .map((place) => corridorWay(s, place))
}

const answerNoise: Effect<Place> = {
  id: 'answer-noise',
  ways: noisy,
  *resolve(t, me, place) {
    yield* resolveNoise(t, place, me)
  },
}

const silence: Effect<Place> = {
  id: 'silence',
  ways: noisy,
  *resolve(t, _, place) {
    discardNoise(t, place, 'RET-NOISEMARK-05')
  },
}

const prototypes: Effect = {
  id: 'take-prototype',
  ways: (s) => (s.support.deck.length + s.support.discard.length > 0 ? ONCE : []),
  *resolve(t, me) {
    yield* lookThrough(t, me, ['support', 'support'], 1)
  },
}

/** RET-ROOM-23: to any Discovered Room, an Adult's Attack without a model, then the Noise roll. */
const crawl: Effect<Slot> = {
  id: 'crawl',
  ways: (s, me) =>
    slots(s)
      .filter((slot) => slot !== me.room)
      .map((slot) => roomWay(s, slot)),
  *resolve(t, me, slot) {
    if (!(yield* goTo(t, me, slot, { with: yield* takeAlong(t, me) }))) return
    yield* attack(t, me, { attacker: null, type: 'adult', kind: 'effect' })
    if (onMap(me)) yield* rollNoise(t, me)
  },
}

const decontaminate: Effect = {
  id: 'decontaminate',
  ways: (_, me) =>
    me.oxygen >= 2 && contaminationIn([...me.deck, ...me.discard]).length > 0 ? ONCE : [],
  *resolve(t, me) {
    discardActionCards(t, me, 'RET-EFFECT-04')
    spendOxygen(t, me, 2, 'RET-OXY-05')
    removeContamination(t, me, contaminationIn([...me.deck, ...me.discard]))
  },
}

function room(
  number: number,
  id: string,
  icons: RoomDef['icons'],
  effects: readonly unknown[],
  special: Partial<RoomDef> = {},
): RoomDef {
  return { id, number, type: '?', icons, effects: effects as readonly Effect[], ...special }
}

const PC = { computer: true }

export const RANDOM_ROOMS: readonly RoomDef[] = [
  room(1, 'sprinklers-control', ['green', 'yellow'], [sprinklers], PC),
  room(2, 'shelter', ['green', 'red'], [shelter], { alwaysSecured: true }),
  room(3, 'emergency-room', ['green', 'green', 'green'], [healMe, treatMe]),
  room(4, 'supply-room', ['green', 'red', 'yellow'], [supplies], { neverSecured: true }),
  room(5, 'armory', ['red', 'red', 'red'], [restock((s) => s.gear, ['ammo', 'grenade'])]),
  room(6, 'door-control-room', ['red', 'yellow'], [controlDoors], PC),
  room(7, 'security-robot-room', ['red', 'yellow'], [secureRobot, reinforceRobot], PC),
  room(8, 'gunnery-room', ['red', 'red', 'red'], [gunnery], PC),
  room(9, 'pressure-control', ['yellow', 'yellow', 'yellow'], [pressure], PC),
  room(10, 'alarm-room', ['green', 'red'], [answerNoise, silence], PC),
  room(
    11,
    'experimental-military-lab',
    ['red', 'yellow'],
    [restock((s) => s.gear, ['ammo']), prototypes],
  ),
  room(12, 'technical-corridor-entrance', ['yellow', 'yellow', 'yellow'], [crawl], {
    neverSecured: true,
  }),
  room(13, 'decontamination-room', ['green', 'green', 'green'], [decontaminate]),
]
