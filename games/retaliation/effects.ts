import type { Params, Rules } from '@bulkhead/kernel'
import type { Doing, Effect, Way } from './actions/action.ts'
import { effectInShape, newWay, waysOf } from './actions/action.ts'
import {
  corridorWay,
  distinctIntruders,
  intruderWay,
  itemTarget,
  roomTarget,
  seatTarget,
  seatWay,
} from './choices.ts'
import { MOST_OXYGEN } from './components.ts'
import { agrees, type Request, withConsent } from './consent.ts'
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
import { across, type Place, type Slot } from './facility.ts'
import { canStow, gainGear } from './gear.ts'
import { canDraw, drawCards } from './hand.ts'
import { canHeal, discardWound, restoreHealth } from './health.ts'
import { repel } from './intruder-movement.ts'
import type { GearKind } from './kinds.ts'
import { discardFire, placeSecure, whyNotSecured } from './markers.ts'
import { reinforce } from './noise.ts'
import { gainOxygen } from './oxygen.ts'
import {
  charactersIn,
  corridorAt,
  heldBy,
  inCombat,
  intrudersIn,
  isAnybodyIn,
  isEmpty,
  reachable,
  roomAt,
  seatOf,
} from './queries.ts'
import type { Intruder, Item, Player, State } from './state.ts'
import type { Label, Missing, Table } from './table.ts'

/** What many cards, Items and Rooms do. */

/** Exactly one of several effects; those that cannot be carried out are not offered (RET-EFFECT-01). */
export function either(...declared: readonly Effect[]): Doing<Chosen> {
  const effects = declared.map(effectInShape)
  return {
    missing: (s, me, item) => missingToAll(effects, s, me, item),
    ways: (s, me, item) => {
      const all: Way<Chosen>[] = []
      for (const effect of effects) {
        for (const way of waysOf(s, me, effect, item)) all.push(wayOf(effect, way))
      }
      return all
    },
    *settle(t, me, { effect, choice }) {
      if (!effect.settle) return { effect, choice }
      const settled = yield* effect.settle(t, me, choice)
      return settled === null ? null : { effect, choice: settled }
    },
    resolve: (t, me, { effect, choice }, item) => effect.resolve(t, me, choice, item),
  }
}

function wayOf(effect: Effect, { id, label, targets, params, extra, choice }: Way): Way<Chosen> {
  const name = id === undefined ? effect.id : `${effect.id}:${id}`
  return newWay({ effect, choice }, name, targets, label ?? (effect.id as Label), params, extra)
}

/** The first reason, where every effect has one. */
function missingToAll(
  effects: readonly Effect[],
  s: State,
  me: Player,
  item?: Item,
): Missing | null {
  let first: Missing | null = null
  for (const effect of effects) {
    const missing = effect.missing?.(s, me, item)
    if (!missing) return null
    first ??= missing
  }
  return first
}

export interface Chosen {
  readonly effect: Effect
  readonly choice: unknown
}

/** The same effect, for more cards. */
export function costing<C>(extra: number, effect: Effect<C>): Effect<C> {
  return {
    ...effect,
    price: extra,
    ways: (s, me, item) =>
      (waysOf(s, me, effect as Effect, item) as readonly Way<C>[]).map((way) => dearer(way, extra)),
  }
}

export function dearer<C>(way: Way<C>, by: number): Way<C> {
  const { id, label, targets, params, extra = 0, choice } = way
  return newWay(choice, id, targets, label, params, extra + by)
}

type Why = (s: State, me: Player) => Missing | null

/** Only where nothing is missing; that comes before whatever the effect itself misses. */
export function onlyIf<C>(missing: Why, effect: Effect<C>): Effect<C> {
  return {
    ...effect,
    missing: (s, me, item) => missing(s, me) ?? effect.missing?.(s, me, item) ?? null,
    ways: (s, me, item) =>
      missing(s, me) ? [] : (waysOf(s, me, effect as Effect, item) as readonly Way<C>[]),
  }
}

// --- the four effects that may help others (RET-INTERPLAY-02) ---

/** Everybody in the Room who needs it, oneself included. */
export function helped(
  s: State,
  slot: Slot,
  needs: (one: Player) => boolean,
  params?: Params,
): Way<Player>[] {
  return charactersIn(s, slot)
    .filter(needs)
    .map((one) => seatWay(s, one, params))
}

export function isWounded({ wounds }: Player): boolean {
  return wounds.length > 0
}

export function nobodyNeeds(needs: (one: Player) => boolean, missing: Missing): Why {
  return (s, me) => (charactersIn(s, me.room).some(needs) ? null : missing)
}

const ALL_HEALTHY: Missing = { why: 'all-healthy', rule: 'RET-EFFECT-03' }
const NO_WOUND: Missing = { why: 'no-wound', rule: 'RET-EFFECT-03' }

export function asksForHealth(number: number): Request {
  return (seat) => ({ prompt: 'agree-health', params: { seat, number } })
}

export const asksToTreat: Request = (seat) => ({ prompt: 'agree-treat', params: { seat } })

export function asksForOxygen(number: number): Request {
  return (seat) => ({ prompt: 'agree-oxygen', params: { seat, number } })
}

export function heal(number: number): Effect<Player> {
  return {
    id: 'restore-health',
    missing: nobodyNeeds(canHeal, ALL_HEALTHY),
    ways: (s, me) => helped(s, me.room, canHeal, { number }),
    settle: withConsent(asksForHealth(number)),
    *resolve(t, _, patient) {
      yield* restoreHealth(t, patient, number, 'RET-HEALTH-04')
    },
  }
}

export const treatWound: Effect<Player> = {
  id: 'treat-wound',
  missing: nobodyNeeds(isWounded, NO_WOUND),
  ways: (s, me) => helped(s, me.room, isWounded),
  settle: withConsent(asksToTreat),
  *resolve(t, _, patient) {
    yield* discardWound(t, patient, 'RET-WOUND-07')
  },
}

export function canBreathe({ oxygen }: Player): boolean {
  return oxygen < MOST_OXYGEN
}

export function breathe(number: number): Effect<Player> {
  return {
    id: 'gain-oxygen',
    missing: nobodyNeeds(canBreathe, { why: 'oxygen-full', rule: 'RET-EFFECT-03' }),
    ways: (s, me) => helped(s, me.room, canBreathe, { number }),
    settle: withConsent(asksForOxygen(number)),
    *resolve(t, _, one) {
      gainOxygen(t, one, number, 'RET-OXY-03')
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

/** What repairing is called: of a Room, an Item, the Robot. */
type RepairLabels = readonly [room: Label, item: Label]

/** RET-MALF-09: in a Room, and on an Item held there. */
export function brokenIn(s: State, slot: Slot, [room, item]: RepairLabels): Way<Broken>[] {
  const ways: Way<Broken>[] = []
  if (roomAt(s, slot).malfunction) {
    const choice = { slot, owner: null, item: null, robot: false }
    ways.push(newWay(choice, 'room', [roomTarget(s, slot)], room))
  }
  for (const owner of charactersIn(s, slot)) {
    let number = 0
    for (const one of heldBy(owner)) {
      if (!one.malfunction) continue
      const targets = [itemTarget(one), seatTarget(s, owner)]
      const id = `${one.id}-${seatOf(s, owner)}-${number++}`
      ways.push(newWay({ slot, owner, item: one, robot: false }, id, targets, item))
    }
  }
  return ways
}

/** RET-MALF-09: and the Robot, where it stands here. */
function brokenHere(s: State, { room }: Player): Way<Broken>[] {
  const ways = brokenIn(s, room, ['fix-room', 'fix-item'])
  const { robot } = s
  if (!robot.malfunction || !robot.revealed || robot.room !== room) return ways
  const choice = { slot: room, owner: null, item: null, robot: true }
  return [...ways, newWay(choice, 'robot', undefined, 'fix-robot')]
}

export function* fixes(t: Table, me: Player, broken: Broken): Rules<Broken | null> {
  const { owner, item } = broken
  if (!owner || !item) return broken
  const agreed = yield* agrees(t, me, owner, (seat) => ({
    prompt: 'agree-repair',
    params: { seat, item: item.id },
  }))
  return agreed ? broken : null
}

export function repair(t: Table, { slot, owner, item, robot }: Broken): void {
  const s = t.state
  if (item && owner) {
    item.malfunction = false
    t.log('item-repaired', { seat: seatOf(s, owner), item: item.id }, 'RET-MALF-01')
  } else if (robot) {
    s.robot.malfunction = false
    t.log('robot-repaired', {}, 'RET-MALF-01')
  } else {
    roomAt(s, slot).malfunction = false
    t.log('repaired', { room: roomAt(s, slot).tile }, 'RET-MALF-01')
  }
}

export const fix: Effect<Broken> = {
  id: 'fix',
  missing: (s, me) =>
    brokenHere(s, me).length > 0 ? null : { why: 'nothing-broken', rule: 'RET-MALF-09' },
  ways: brokenHere,
  settle: fixes,
  *resolve(t, _, broken) {
    repair(t, broken)
  },
}

// --- the Room and its Corridors ---

export const extinguish: Effect = {
  id: 'extinguish',
  missing: (s, me) => (roomAt(s, me.room).fire ? null : { why: 'no-fire', rule: 'RET-FIRE-05' }),
  *resolve(t, me) {
    discardFire(t, me.room, 'RET-FIRE-05')
  },
}

/** Opens what is Closed, closes what is Open. */
export const workDoor: Effect<End> = {
  id: 'work-door',
  missing: (s, me) =>
    accessibleEnds(s, me.room).some((end) => canTurn(s, end))
      ? null
      : { why: 'no-door', rule: 'RET-DOOR-11' },
  ways: (s, me) =>
    accessibleEnds(s, me.room)
      .filter((end) => canTurn(s, end))
      .map((end) => turnWay(s, end)),
  *resolve(t, _, end) {
    turnDoor(t, end, 'RET-DOOR-11')
  },
}

/** What turning a door is called: opening it, closing it. */
export function turnWay(
  s: State,
  end: End,
  [opens, closes]: readonly [opens: Label, closes: Label] = ['open-door', 'close-door'],
): Way<End> {
  return doorWay(s, end, isClosed(s, end) ? opens : closes)
}

export const breakDoor: Effect<End> = {
  id: 'destroy-door',
  missing: (s, me) =>
    accessibleEnds(s, me.room).some((end) => isClosed(s, end))
      ? null
      : { why: 'no-closed-door', rule: 'RET-DOOR-04' },
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
    missing: (s, me) => whyNotSecured(s, me.room, number),
    told: () => ({ params: { number } }),
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
function linked(s: State, slot: Slot): Place[] {
  const { robot } = s
  return reinforceable(s, slot).filter((place) => {
    const end = across(place, slot)
    return isAnybodyIn(s, end) || (robot.revealed && robot.room === end)
  })
}

export function reinforces(which: 'linked' | 'any'): Effect<Place> {
  const places = which === 'linked' ? linked : reinforceable
  const why = which === 'linked' ? 'no-linked-corridor' : 'no-empty-corridor'
  return {
    id: 'reinforce',
    missing: (s, me) => (places(s, me.room).length > 0 ? null : { why, rule: 'RET-CORR-09' }),
    ways: (s, me) => places(s, me.room).map((place) => corridorWay(s, place)),
    *resolve(t, _, place) {
      reinforce(t, place, 'RET-CORR-09')
    },
  }
}

/** RET-REPEL-02 */
export const repelOne: Effect<Intruder> = {
  id: 'repel-one',
  missing: (s, me) => (inCombat(s, me) ? null : { why: 'nothing-to-attack', rule: 'RET-REPEL-02' }),
  ways: (s, me) => distinctIntruders(intrudersIn(s, me.room)).map((alike) => intruderWay(s, alike)),
  *resolve(t, me, intruder) {
    yield* repel(t, intruder, me.room, me)
  },
}

// --- cards and tokens ---

export const NO_CARDS: Missing = { why: 'no-cards-to-draw', rule: 'RET-EFFECT-03' }

export function draws(number: number): Effect {
  return {
    id: 'draw-cards',
    missing: (_, me) => (canDraw(me) ? null : NO_CARDS),
    told: () => ({ params: { number } }),
    *resolve(t, me) {
      drawCards(t, me, number)
    },
  }
}

export function gains(kind: GearKind): Effect {
  return {
    id: 'gain-gear',
    missing: (s, me) => {
      if (s.gear[kind] === 0) return { why: 'no-token-left', rule: 'RET-GEAR-11' }
      return canStow(me, kind) ? null : { why: 'no-slot', rule: 'RET-GEAR-09' }
    },
    told: () => ({ targets: [{ kind: 'gear', id: kind }] }),
    *resolve(t, me) {
      yield* gainGear(t, me, kind, 'RET-GEAR-08')
    },
  }
}
