import type { Ship } from '@bulkhead/common'
import { once } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { AnyMissing, Effect, Missing, Way } from './actions/action.ts'
import { corridorTarget, placeTarget } from './choices.ts'
import { canOpen, doorCorridors, doorsToTurn, openDoor, toggleDoor } from './doors.ts'
import { capacityOf, weaponsIn } from './items.ts'
import { removeSlime, repair } from './markers.ts'
import { enter } from './movement.ts'
import { networkOf, places, roomOf, seatOf, ship, throughTheDucts } from './queries.ts'
import { itemDef, rulesOf } from './ruleset.ts'
import {
  type Corridor,
  type Item,
  NONE,
  type Place,
  type Player,
  type State,
  type Wound,
} from './state.ts'
import type { Table } from './table.ts'
import { dress, dressed, heal, healLightWounds, undressed } from './wounds.ts'

/** Effects that several cards, Items and rooms share. */

// --- repairs ---

/** Discards the Malfunction marker of the room. */
export const repairRoom: Effect<void> = {
  id: 'repair-room',
  missing: (s, me) =>
    roomOf(s, me).malfunction ? null : { why: 'no-malfunction', rule: 'NEM-MALF-03' },
  *resolve(t, me) {
    repair(t, me.room)
  },
}

// --- doors ---

/** Opens or closes one door in a corridor of the room. */
export const turnDoor: Effect<Corridor> = {
  id: 'turn-door',
  ways: (s, me) => doorsToTurn(s, me.room).map((corridor) => doorWay(s, corridor)),
  resolve: toggleDoor,
}

/** The same, and destroyed doors are closed too (NEM-DOOR-06). */
export const turnAnyDoor: Effect<Corridor> = {
  ...turnDoor,
  ways: (s, me) => doorCorridors(s, me.room).map((corridor) => doorWay(s, corridor)),
}

function doorWay(s: State, corridor: Corridor): Way<Corridor> {
  const target = corridorTarget(s, corridor)
  return {
    id: String(target.id),
    label: doorLabel(s, corridor),
    targets: [target],
    choice: corridor,
  }
}

function doorLabel(s: State, corridor: Corridor): 'restore-door' | 'open-door' | 'close-door' {
  if (s.corridors[corridor].door === 'destroyed') return 'restore-door'
  return canOpen(s, corridor) ? 'open-door' : 'close-door'
}

/** Opens and closes any doors of one room, explored or not, each as one likes (NEM-ROOM-31). */
export const turnDoorsOfRoom: Effect<Place> = {
  id: 'turn-doors',
  ways: (s) =>
    places(s)
      .filter((place) => doorsToTurn(s, place).length > 0)
      .map(placeWay),
  resolve: turnDoors,
}

/** Doors are opened first: that may free the pieces for those to be closed. */
function* turnDoors(t: Table, me: Player, place: Place): Rules {
  const s = t.state
  const doors = doorsToTurn(s, place)
  const ways = doors.map((corridor) => doorWay(s, corridor))
  const picks = yield* t.ask(
    seatOf(s, me),
    { prompt: 'turn-doors', params: { place }, rule: 'NEM-ROOM-31', min: 0, max: doors.length },
    ways.map(({ id, label, targets }) => ({
      id: `${label}:${id}`,
      label: label === 'open-door' ? 'open-one' : 'close-one',
      targets,
    })),
  )
  const chosen = picks.map(({ id }) => ways.find((way) => id === `${way.label}:${way.id}`)!.choice)
  const closing = chosen.filter((corridor) => !canOpen(s, corridor))
  for (const corridor of chosen) if (!closing.includes(corridor)) openDoor(t, corridor)
  for (const corridor of closing) yield* toggleDoor(t, me, corridor)
}

// --- going elsewhere ---

export function placeWay(place: Place): Way<Place> {
  PLACE_WAYS[place] ??= {
    id: String(place + 1),
    targets: [placeTarget(place)],
    choice: place,
    declared: new Map(),
  }
  return PLACE_WAYS[place]
}

const PLACE_WAYS: Way<Place>[] = []

/** Through a corridor into the room beyond; without one through the Technical Corridors. */
export interface Step {
  readonly corridor?: Corridor
  readonly place: Place
}

/** Every corridor that a Character can take, with the room beyond. */
export function neighbourWays(s: State, me: Player): readonly Way<Required<Step>>[] {
  const ways = corridorWays(ship(s))[me.room]
  for (const way of ways) if (!isOpen(s, way)) return ways.filter((one) => isOpen(s, one))
  return ways
}

function isOpen(s: State, { choice }: Way<Required<Step>>): boolean {
  return s.corridors[choice.corridor].door !== 'closed'
}

/** The corridors of each room as ways to go. */
const corridorWays = once((board: Ship): Way<Required<Step>>[][] =>
  board.ways.map((from) =>
    from.map(({ corridor, to }) => {
      const { id } = board.plan.corridors[corridor]
      const targets = [{ kind: 'corridor', id }, placeTarget(to)]
      return { id, targets, choice: { corridor, place: to }, declared: new Map() }
    }),
  ),
)

/** NEM-TECH-02: through the Technical Corridors to another entrance of the network. */
export const crawl: Effect<Place> = {
  id: 'crawl',
  missing: (s, me) =>
    networkOf(s, me.room) === NONE ? { why: 'no-entrance', rule: 'NEM-TECH-02' } : null,
  ways: (s, me) => throughTheDucts(s, me.room).map(placeWay),
  *resolve(t, me, place) {
    yield* enter(t, me, place, { noise: 'roll' })
  },
}

// --- wounds ---

/** Whatever the game says of it passes through. */
export function untreatable(s: State, me: Player): Missing | null {
  return (rulesOf(s).untreatable?.(s, me) as Missing | null | undefined) ?? null
}

export const dressOne: Effect<Wound> = {
  id: 'dress',
  missing: (s, me) =>
    untreatable(s, me) ??
    (undressed(me).length > 0 ? null : { why: 'no-wound-to-dress', rule: 'NEM-HEAL-02' }),
  ways: (_s, me) => woundWays(undressed(me)),
  *resolve(t, me, wound) {
    dress(t, me, wound)
  },
}

export const dressAll: Effect<void> = {
  id: 'dress-all',
  missing: dressOne.missing,
  *resolve(t, me) {
    for (const wound of undressed(me)) dress(t, me, wound)
  },
}

/** NEM-HEAL-04: only a dressed one. */
export const healOne: Effect<Wound> = {
  id: 'heal',
  missing: (s, me) =>
    untreatable(s, me) ??
    (dressed(me).length > 0 ? null : { why: 'no-wound-to-heal', rule: 'NEM-HEAL-04' }),
  ways: (_s, me) => woundWays(dressed(me)),
  *resolve(t, me, wound) {
    heal(t, me, wound)
  },
}

export const healAllLight: Effect<void> = {
  id: 'heal-light',
  missing: (s, me) =>
    untreatable(s, me) ??
    (me.lightWounds > 0 ? null : { why: 'no-light-wound', rule: 'NEM-HEAL-03' }),
  *resolve(t, me) {
    healLightWounds(t, me, me.lightWounds)
  },
}

/** Several equal wounds are one choice. */
export function woundWays(wounds: readonly Wound[]): Way<Wound>[] {
  return wounds
    .filter((wound, i) => wounds.findIndex((other) => other.id === wound.id) === i)
    .map((wound) => ({ id: wound.id, targets: [{ kind: 'wound', id: wound.id }], choice: wound }))
}

export const washSlimeOff: Effect<void> = {
  id: 'remove-slime',
  missing: (_s, me) => (me.slime ? null : { why: 'no-slime', rule: 'NEM-SLIME-04' }),
  *resolve(t, me) {
    removeSlime(t, me)
  },
}

// --- Weapons ---

export type Fits = (weapon: Item, s: State) => boolean

/** The Weapons in hand that fit. */
export function weaponWays(s: State, me: Player, fits: Fits): Way<Item>[] {
  return weaponsIn(s, me).flatMap((weapon, i) => (fits(weapon, s) ? [weaponWay(weapon, i)] : []))
}

function weaponWay(weapon: Item, number: number): Way<Item> {
  const { id } = weapon
  return { id: `${id}#${number}`, targets: [{ kind: 'item', id }], choice: weapon }
}

/** Weapons of one sort that could take Ammo; `none` says why not where none of them is held. */
export function loading<const None extends AnyMissing>(
  isOfSort: Fits,
  none: None,
): {
  missing(s: State, me: Player): Missing | None | null
  ways(s: State, me: Player): Way<Item>[]
} {
  const loadable: Fits = (weapon, s) => isOfSort(weapon, s) && takesAmmo(weapon, s)
  return {
    missing(s, me) {
      const [first] = weaponWays(s, me, isOfSort)
      if (!first) return none
      if (weaponWays(s, me, loadable).length > 0) return null
      return { why: 'weapon-full', params: { item: first.choice.id }, rule: 'NEM-ITEM-13' }
    },
    ways: (s, me) => weaponWays(s, me, loadable),
  }
}

/** NEM-ITEM-19: an energy Weapon that could take Ammo. */
export function takesCharge(weapon: Item, s: State): boolean {
  return isEnergyWeapon(weapon, s) && takesAmmo(weapon, s)
}

export function isEnergyWeapon(weapon: Item, s: State): boolean {
  return itemDef(s, weapon.id).weapon?.energy === true
}

export function takesAmmo(weapon: Item, s: State): boolean {
  return weapon.ammo < capacityOf(s, weapon)
}
