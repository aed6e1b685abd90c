import type { Rules } from '@bulkhead/kernel'
import type { Doing, Effect, Way } from './actions/action.ts'
import { waysOf } from './actions/action.ts'
import { corridorWay, intruderWay, itemTarget, roomTarget, seatTarget, seatWay } from './choices.ts'
import { MOST_OXYGEN } from './components.ts'
import { agrees, withConsent } from './consent.ts'
import { isPrinted } from './corridor-tiles.ts'
import {
  accessibleEnds,
  canTurn,
  destroyDoor,
  doorWay,
  type End,
  isClosed,
  turnDoor,
} from './doors.ts'
import type { Place, Slot } from './facility.ts'
import { canStow, gainGear } from './gear.ts'
import { canDraw, drawCards } from './hand.ts'
import { canHeal, discardWound, restoreHealth } from './health.ts'
import { repel } from './intruder-movement.ts'
import type { GearKind } from './kinds.ts'
import { discardFire, placeSecure, secureRoomFor } from './markers.ts'
import { reinforce } from './noise.ts'
import { gainOxygen } from './oxygen.ts'
import {
  charactersIn,
  corridorAt,
  heldBy,
  intrudersIn,
  isEmpty,
  neighbours,
  reachable,
  roomAt,
  seatOf,
} from './queries.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Label, Table } from './table.ts'

/** What many cards, Items and Rooms do. */

/** Exactly one of several effects; those that cannot be carried out are not offered (RET-EFFECT-01). */
export function either(...effects: readonly Effect[]): Doing<Chosen> {
  return {
    ways: (s, me, item) =>
      effects.flatMap((effect) =>
        waysOf(s, me, effect, item).map((way) => ({
          ...way,
          id: way.id === undefined ? effect.id : `${effect.id}:${way.id}`,
          label: way.label ?? effect.id,
          choice: { effect, choice: way.choice },
        })),
      ),
    *settle(t, me, { effect, choice }) {
      if (!effect.settle) return { effect, choice }
      const settled = yield* effect.settle(t, me, choice)
      return settled === null ? null : { effect, choice: settled }
    },
    *resolve(t, me, { effect, choice }, item) {
      yield* effect.resolve(t, me, choice, item)
    },
  }
}

export interface Chosen {
  readonly effect: Effect
  readonly choice: unknown
}

/** The same effect, for more cards. */
export function costing<C>(extra: number, effect: Effect<C>): Effect<C> {
  return {
    ...effect,
    ways: (s, me, item) =>
      (waysOf(s, me, effect as Effect, item) as readonly Way<C>[]).map((way) => ({
        ...way,
        extra: (way.extra ?? 0) + extra,
      })),
  }
}

/** The same under another name. */
export function named<C>(id: Label, effect: Effect<C>): Effect<C> {
  return { ...effect, id }
}

/** Only where a condition holds. */
export function onlyIf<C>(holds: (s: State, me: Player) => boolean, effect: Effect<C>): Effect<C> {
  return {
    ...effect,
    ways: (s, me, item) =>
      holds(s, me) ? (waysOf(s, me, effect as Effect, item) as readonly Way<C>[]) : [],
  }
}

// --- the four effects that may help others (RET-INTERPLAY-02) ---

function helped(s: State, me: Player, needs: (one: Player) => boolean): Way<Player>[] {
  return charactersIn(s, me.room)
    .filter(needs)
    .map((one) => seatWay(s, one))
}

export function heal(points: number): Effect<Player> {
  return {
    id: 'restore-health',
    ways: (s, me) => helped(s, me, canHeal),
    settle: withConsent,
    *resolve(t, _, patient) {
      yield* restoreHealth(t, patient, points, 'RET-HEALTH-04')
    },
  }
}

export const treatWound: Effect<Player> = {
  id: 'treat-wound',
  ways: (s, me) => helped(s, me, ({ wounds }) => wounds.length > 0),
  settle: withConsent,
  *resolve(t, _, patient) {
    yield* discardWound(t, patient, 'RET-WOUND-07')
  },
}

export function breathe(points: number): Effect<Player> {
  return {
    id: 'gain-oxygen',
    ways: (s, me) => helped(s, me, ({ oxygen }) => oxygen < MOST_OXYGEN),
    settle: withConsent,
    *resolve(t, _, one) {
      gainOxygen(t, one, points, 'RET-OXY-03')
    },
  }
}

/** Something broken: a Room, an Item with its holder, or the Robot. */
export interface Broken {
  readonly slot: Slot
  readonly owner: Player | null
  readonly item: Item | null
  readonly robot: boolean
}

/** RET-MALF-09: in a Room, on an Item held there or on the Robot there. */
export function brokenIn(s: State, slot: Slot, robotToo = true): Way<Broken>[] {
  const room = roomAt(s, slot)
  const none = { slot, owner: null, item: null, robot: false }
  const items = charactersIn(s, slot).flatMap((owner) =>
    heldBy(owner)
      .filter(({ malfunction }) => malfunction)
      .map((item, i) => ({
        id: `${item.id}-${seatOf(s, owner)}-${i}`,
        targets: [itemTarget(item), seatTarget(s, owner)],
        label: 'fix-item' as const,
        choice: { ...none, owner, item },
      })),
  )
  const { robot } = s
  const robotHere = robotToo && robot.malfunction && robot.revealed && robot.room === slot
  return [
    ...(room.malfunction
      ? [{ id: 'room', targets: [roomTarget(s, slot)], label: 'fix-room' as const, choice: none }]
      : []),
    ...items,
    ...(robotHere
      ? [{ id: 'robot', label: 'fix-robot' as const, choice: { ...none, robot: true } }]
      : []),
  ]
}

export function* fixes(t: Table, me: Player, broken: Broken): Rules<Broken | null> {
  if (broken.owner && !(yield* agrees(t, me, broken.owner))) return null
  return broken
}

export function repair(t: Table, { slot, item, robot }: Broken): void {
  const s = t.state
  if (item) item.malfunction = false
  else if (robot) s.robot.malfunction = false
  else roomAt(s, slot).malfunction = false
  t.log('repaired', { room: roomAt(s, slot).tile }, 'RET-MALF-01')
}

export const fix: Effect<Broken> = {
  id: 'fix',
  ways: (s, me) => brokenIn(s, me.room),
  settle: fixes,
  *resolve(t, _, broken) {
    repair(t, broken)
  },
}

// --- the Room and its Corridors ---

export const extinguish: Effect = {
  id: 'extinguish',
  ways: (s, me) => (roomAt(s, me.room).fire ? [{ choice: undefined }] : []),
  *resolve(t, me) {
    discardFire(t, me.room, 'RET-FIRE-05')
  },
}

export const workDoor: Effect<End> = {
  id: 'work-door',
  ways: (s, me) =>
    accessibleEnds(s, me.room)
      .filter((end) => canTurn(s, end))
      .map((end) => turnWay(s, end)),
  *resolve(t, _, end) {
    turnDoor(t, end, 'RET-DOOR-11')
  },
}

export function turnWay(s: State, end: End): Way<End> {
  return { ...doorWay(s, end), label: isClosed(s, end) ? 'open-door' : 'close-door' }
}

export const breakDoor: Effect<End> = {
  id: 'destroy-door',
  ways: (s, me) =>
    accessibleEnds(s, me.room)
      .filter((end) => isClosed(s, end))
      .map((end) => doorWay(s, end)),
  *resolve(t, _, end) {
    destroyDoor(t, end, 'RET-DOOR-04')
  },
}

/** RET-EFFECT-03: both tokens or none. */
export function secures(number: number): Effect {
  return {
    id: 'place-secure',
    ways: (s, me) =>
      secureRoomFor(s, me.room) >= number ? [{ choice: undefined, params: { number } }] : [],
    *resolve(t, me) {
      placeSecure(t, me.room, number, 'RET-SECURE-01')
    },
  }
}

/** RET-CORR-09, RET-CORR-12, RET-DOOR-08 */
export function reinforceable(s: State, slot: Slot): Place[] {
  return reachable(s, slot).filter(
    (place) => isEmpty(s, place) && !corridorAt(s, place).reinforced && !isPrinted(place),
  )
}

/** A linked Corridor leads to a Room with another Character or with the Robot. */
function linked(s: State, me: Player): Place[] {
  const { robot } = s
  const ends = neighbours(s, me.room).filter(
    ({ slot }) => charactersIn(s, slot).length > 0 || (robot.revealed && robot.room === slot),
  )
  return reinforceable(s, me.room).filter((place) => ends.some((one) => one.place === place))
}

export function reinforces(which: 'linked' | 'any'): Effect<Place> {
  return {
    id: 'reinforce',
    ways: (s, me) =>
      (which === 'linked' ? linked(s, me) : reinforceable(s, me.room)).map((place) =>
        corridorWay(s, place),
      ),
    *resolve(t, _, place) {
      reinforce(t, place, 'RET-CORR-09')
    },
  }
}

/** RET-REPEL-02 */
export const repelOne: Effect<Intruder> = {
  id: 'repel-one',
  ways: (s, me) => intrudersIn(s, me.room).map(intruderWay),
  *resolve(t, me, intruder) {
    yield* repel(t, intruder, me.room, me)
  },
}

// --- cards and tokens ---

export function draws(number: number): Effect {
  return {
    id: 'draw-cards',
    ways: (_, me) => (canDraw(me) ? [{ choice: undefined, params: { number } }] : []),
    *resolve(t, me) {
      drawCards(t, me, number)
    },
  }
}

export function gains(kind: GearKind): Effect {
  return {
    id: 'gain-gear',
    ways: (s, me) =>
      s.gear[kind] > 0 && canStow(me, kind)
        ? [{ choice: undefined, targets: [{ kind: 'gear', id: kind }] }]
        : [],
    *resolve(t, me) {
      yield* gainGear(t, me, kind, 'RET-GEAR-08')
    },
  }
}
