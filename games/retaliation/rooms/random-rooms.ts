import type { Rules } from '@bulkhead/kernel'
import { type Effect, newWay, type Way } from '../actions/action.ts'
import { takeAlong } from '../actions/moving.ts'
import { attack } from '../attack.ts'
import {
  corridorTarget,
  corridorWay,
  distinctIntruders,
  intruderTargets,
  plain,
  roomTarget,
  roomWay,
} from '../choices.ts'
import { rollBurst } from '../combat.ts'
import { removeContamination } from '../contamination.ts'
import { allEnds, canTurn, type End, turnDoor } from '../doors.ts'
import { onlyIf, reinforceable, turnWay } from '../effects.ts'
import { PLACES, type Place, SLOTS, type Slot } from '../facility.ts'
import { discardActionCards } from '../hand.ts'
import { hitCorridor } from '../hits.ts'
import { type Next, stepsOf, stepTo } from '../intruder-movement.ts'
import { COLOURS, SECTIONS, type Section } from '../kinds.ts'
import { discardFire, placeSecure, whyNotSecured } from '../markers.ts'
import { goTo } from '../movement.ts'
import { discardNoise, noisyWays, noNoise, reinforce, resolveNoise, rollNoise } from '../noise.ts'
import { spendOxygen } from '../oxygen.ts'
import type { RoomDef } from '../pack.ts'
import { roomDef } from '../pack.ts'
import {
  contaminationIn,
  corridorsOf,
  intrudersAt,
  intrudersIn,
  isEmpty,
  places,
  roomAt,
  seatOf,
  slots,
} from '../queries.ts'
import { whyNoRobot } from '../robot.ts'
import { lookThrough } from '../search.ts'
import { type Intruder, NONE, type Player, type State } from '../state.ts'
import type { Missing, Table } from '../table.ts'
import { healMe, restock, treatMe } from './shared.ts'

/** The random Rooms. */

const NO_CONTAMINATION: Missing = { why: 'no-contamination', rule: 'RET-EFFECT-01' }

function inSection(section: Section): Way<Section> {
  return newWay(section, section, undefined, undefined, { section })
}

function burning(s: State, section: Section): Slot[] {
  return slots(s).filter((slot) => roomAt(s, slot).fire && SLOTS[slot].section === section)
}

const sprinklers: Effect<Section> = {
  id: 'sprinkle',
  missing: (s) =>
    s.rooms.some((one) => one?.fire) ? null : { why: 'no-fire-anywhere', rule: 'RET-EFFECT-01' },
  ways: (s) => SECTIONS.filter((section) => burning(s, section).length > 0).map(inSection),
  *resolve(t, _, section) {
    for (const slot of burning(t.state, section)) discardFire(t, slot, 'RET-ROOM-24')
  },
}

const shelter: Effect = {
  id: 'cleanse',
  missing: (_, me) => {
    if (me.larva) return { why: 'has-larva', rule: 'RET-ROOM-24' }
    return contaminationIn(me.hand).length > 0 ? null : NO_CONTAMINATION
  },
  *resolve(t, me) {
    removeContamination(t, me, contaminationIn(me.hand))
  },
}

const supplies: Effect = {
  id: 'take-supplies',
  missing: (s) =>
    COLOURS.some((colour) => s.items[colour].deck.length + s.items[colour].discard.length > 0)
      ? null
      : { why: 'no-items-left', rule: 'RET-ITEM-11' },
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
  missing: (s) =>
    allEnds(s).some((end) => canTurn(s, end)) ? null : { why: 'no-door', rule: 'RET-DOOR-10' },
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
      const { id, label, targets } = turnWay(s, end, ['open-one', 'close-one'])
      return { id: `door:${id}`, label: label!, targets }
    },
  )
}

const secureRobot: Effect = {
  id: 'secure-robot',
  missing: (s) => whyNoRobot(s) ?? whyNotSecured(s, s.robot.room, 1),
  *resolve(t) {
    placeSecure(t, t.state.robot.room, 1, 'RET-SECURE-01')
  },
}

const reinforceRobot = onlyIf<Place>(whyNoRobot, {
  id: 'reinforce-robot',
  missing: (s) =>
    reinforceable(s, s.robot.room).length > 0
      ? null
      : { why: 'no-empty-corridor', rule: 'RET-CORR-09' },
  ways: (s) => reinforceable(s, s.robot.room).map((place) => corridorWay(s, place)),
  *resolve(t, _, place) {
    reinforce(t, place, 'RET-CORR-09')
  },
})

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
  missing: (s) =>
    gunneryTargets(s).length > 0 ? null : { why: 'no-horde-there', rule: 'RET-EFFECT-01' },
  ways: (s) => gunneryTargets(s).map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    yield* hitCorridor(t, me, place, yield* rollBurst(t, me))
  },
}

interface Push {
  readonly intruder: Intruder
  readonly step: number
}

/** Intruders of one place that differ in nothing are one choice. */
function pushWays(s: State): Way<Push>[] {
  const groups = [
    ...slots(s).flatMap((slot) => distinctIntruders(intrudersIn(s, slot))),
    ...places(s).flatMap((place) => distinctIntruders(intrudersAt(s, place))),
  ]
  return groups.flatMap((alike) => stepsOf(s, alike[0]).map((to) => pushWay(s, alike, to)))
}

/** Out of a Room into a Corridor, or out of a Corridor into a Room. */
function pushWay(s: State, alike: readonly Intruder[], { room, corridor, step }: Next): Way<Push> {
  const intruder = alike[0]
  const { targets, params } = intruderTargets(s, alike)
  const out = room === NONE
  const end = out ? corridorTarget(s, corridor) : roomTarget(s, room)
  return newWay(
    { intruder, step },
    `${intruder.name}:${end.id}`,
    out ? [...targets, end] : [...targets, end, corridorTarget(s, intruder.corridor)],
    out ? 'push-out' : 'push-in',
    out ? { ...params, from: roomAt(s, intruder.room).tile } : params,
  )
}

const pressure: Effect<Push> = {
  id: 'push',
  missing: (s) =>
    s.intruders.length > 0 ? null : { why: 'no-intruder-anywhere', rule: 'RET-EFFECT-01' },
  ways: pushWays,
  *resolve(t, me, { intruder, step }) {
    yield* stepTo(t, intruder, step, me)
  },
}

const answerNoise: Effect<Place> = {
  id: 'answer-noise',
  missing: noNoise,
  ways: noisyWays,
  *resolve(t, me, place) {
    yield* resolveNoise(t, place, me)
  },
}

const silence: Effect<Place> = {
  id: 'silence',
  missing: noNoise,
  ways: noisyWays,
  *resolve(t, _, place) {
    discardNoise(t, place, 'RET-NOISEMARK-05')
  },
}

const prototypes: Effect = {
  id: 'take-prototype',
  missing: ({ support }) =>
    support.deck.length + support.discard.length > 0
      ? null
      : { why: 'no-items-left', rule: 'RET-ITEM-13' },
  *resolve(t, me) {
    yield* lookThrough(t, me, ['support', 'support'], 1)
  },
}

/** RET-ROOM-23: to any Discovered Room, an Adult's Attack without a model, then the Noise roll. */
const crawl: Effect<Slot> = {
  id: 'crawl',
  missing: (s) => (slots(s).length > 1 ? null : { why: 'no-known-room', rule: 'RET-ROOM-23' }),
  ways: (s, me) =>
    slots(s)
      .filter((slot) => slot !== me.room)
      .map((slot) => roomWay(s, slot)),
  *resolve(t, me, slot) {
    yield* goTo(t, me, slot, { carries: yield* takeAlong(t, me) })
    yield* attack(t, me, { attacker: null, type: 'adult', kind: 'effect' })
    yield* rollNoise(t, me)
  },
}

const decontaminate: Effect = {
  id: 'decontaminate',
  missing: (_, me) => {
    if (me.oxygen < 2) return { why: 'too-little-oxygen', rule: 'RET-OXY-05' }
    const cards = contaminationIn([...me.deck, ...me.discard])
    return cards.length > 0 ? null : NO_CONTAMINATION
  },
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
