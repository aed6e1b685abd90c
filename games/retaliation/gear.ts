import type { Rules } from '@bulkhead/kernel'
import { plain } from './choices.ts'
import { type Gear, type GearKind, kindOf, type SlotKind } from './kinds.ts'
import { itemDef } from './pack.ts'
import { heldBy, itemsOf, seatOf } from './queries.ts'
import type { Item, Player, State } from './state.ts'
import type { Missing, Option, Table } from './table.ts'

/** GEAR, AMMO: Tactical Gear tokens in their slots. */

/** One slot: where it is, what it takes and what lies in it. */
export interface Spot {
  readonly id: string
  /** The slots of the Belt, of an Item or of the Robot among which it is. */
  readonly row: object
  readonly accepts: SlotKind
  /** Ammo that is loaded cannot be moved (RET-AMMO-02). */
  readonly weapon: Item | null
  readonly gear: Gear | null
  put(gear: Gear | null): void
}

/** The slots of a Character: the Belt, then those of Items. */
export function spotsOf(me: Player): Spot[] {
  const spots: Spot[] = []
  for (let i = 0; i < me.belt.length; i++) spots.push(new Lying('belt', 'any', null, me.belt, i))
  for (const item of itemsOf(me)) addItemSpots(item, spots)
  return spots
}

/** RET-ROBOT-14, RET-ROBOT-16: with those of the Robot, where it stands in the same Room. */
export function spotsHere(s: State, me: Player): Spot[] {
  const { robot } = s
  const spots = spotsOf(me)
  if (robot.revealed && robot.room === me.room) spots.push(...robotSpots(s))
  return spots
}

/** A slot among others in a row. */
class Lying implements Spot {
  readonly gear: Gear | null

  constructor(
    private readonly on: string,
    readonly accepts: SlotKind,
    readonly weapon: Item | null,
    readonly row: (Gear | null)[],
    private readonly place: number,
  ) {
    this.gear = row[place]
  }

  get id(): string {
    return `${this.on}-${this.place}`
  }

  put(gear: Gear | null): void {
    this.row[this.place] = gear
  }
}

export function itemSpots(item: Item): Spot[] {
  return addItemSpots(item, [])
}

function addItemSpots(item: Item, spots: Spot[]): Spot[] {
  const { slots, ranged } = itemDef(item)
  if (!slots) return spots
  for (let i = 0; i < slots.length; i++) {
    const weapon = ranged && slots[i] === 'ammo' ? item : null
    spots.push(new Lying(item.id, slots[i], weapon, item.slots, i))
  }
  return spots
}

export function robotSpots({ robot }: State): Spot[] {
  return (['ammo', 'oxygen'] as const).map((kind) => ({
    id: `robot-${kind}`,
    row: robot,
    accepts: kind,
    weapon: null,
    gear: robot[kind],
    put: (next) => {
      robot[kind] = next
    },
  }))
}

/** RET-GEAR-04 */
export function takes(spot: Spot, gear: Gear): boolean {
  return spot.accepts === 'any' || spot.accepts === kindOf(gear)
}

/** Empty slots that take a token. */
export function emptySpots(spots: readonly Spot[], gear: Gear): Spot[] {
  const free: Spot[] = []
  for (const spot of spots) {
    if (spot.gear !== null || !takes(spot, gear) || isBroken(spot)) continue
    if (!free.some((one) => isAlike(one, spot))) free.push(spot)
  }
  return free
}

function isBroken({ weapon }: Spot): boolean {
  return weapon?.malfunction === true
}

/** Tokens that can be used or moved: Ammo loaded on a Weapon cannot. */
export function looseSpots(spots: readonly Spot[], kind?: GearKind): Spot[] {
  return spots.filter(
    ({ gear, weapon }) =>
      gear !== null && weapon === null && (kind === undefined || kindOf(gear) === kind),
  )
}

/** Slots that are alike are one choice. */
export function distinct(spots: readonly Spot[]): Spot[] {
  return spots.filter((spot, i) => spots.findIndex((other) => isAlike(spot, other)) === i)
}

/** In one row with the same in them: whichever it is makes no difference. */
export function isAlike(one: Spot, other: Spot): boolean {
  return one.gear === other.gear && areEqual(one, other)
}

/** A token that went from one to the other would be where it was. */
export function areEqual(one: Spot, other: Spot): boolean {
  return one.row === other.row && one.accepts === other.accepts
}

/** Items, or tokens on the Belt. */
export function hasThings(me: Player): boolean {
  if (me.armor || me.backpack.length > 0) return true
  return me.hands.some((slot) => slot.length > 0) || me.belt.some((gear) => gear !== null)
}

/** Used up or thrown away: back to the supply. */
export function useUp(t: Table, me: Player, spot: Spot, rule: string): void {
  const seat = seatOf(t.state, me)
  const gear = spot.gear!
  returnGear(t.state, spot)
  t.log('uses-gear', { seat, gear }, rule)
}

/** RET-GEAR-10 */
export function throwAway(t: Table, me: Player, spot: Spot): void {
  const seat = seatOf(t.state, me)
  const gear = spot.gear!
  returnGear(t.state, spot)
  t.log('throws-away', { seat, gear }, 'RET-GEAR-10')
}

/** RET-AMMO-01, RET-AMMO-06, RET-GEAR-07: a token keeps its side; on a Weapon it is loaded. */
export function moveToken(t: Table, me: Player, from: Spot, to: Spot): void {
  const gear = from.gear!
  from.put(null)
  to.put(gear)
  const params = { seat: seatOf(t.state, me), gear, from: from.id, spot: to.id }
  if (to.weapon) t.log('reloads', params, 'RET-AMMO-01')
  else t.log('gear-moved', params, 'RET-GEAR-07')
}

/** Back to the supply. */
export function returnGear(s: State, spot: Spot): void {
  if (spot.gear !== null) s.gear[kindOf(spot.gear)]++
  spot.put(null)
}

export function spotOption<L extends Option['label']>(label: L, spot: Spot): Option {
  return {
    id: `${label}:${spot.id}`,
    label,
    targets: [
      { kind: 'gear', id: spot.gear ?? spot.accepts },
      { kind: 'spot', id: spot.id },
    ],
  }
}

/** RET-GEAR-08, RET-GEAR-09: into an empty slot; where there is none, a token may be thrown away for it. */
export function* gainGear(t: Table, me: Player, kind: GearKind, rule: string): Rules {
  const s = t.state
  if (s.gear[kind] === 0) return
  const spot = yield* stow(t, me, kind)
  if (spot === null) return
  s.gear[kind]--
  takeIn(t, me, kind, spot, rule)
}

/** A token that came from somewhere lies in a slot of the Character now. */
export function takeIn(t: Table, me: Player, gear: Gear, spot: Spot, rule: string): void {
  spot.put(gear)
  t.log('gains-gear', { seat: seatOf(t.state, me), gear }, rule)
}

/** The slot of the Character that a token goes into; null where it is left. */
export function* stow(t: Table, me: Player, gear: Gear): Rules<Spot | null> {
  const free = emptySpots(spotsOf(me), gear)
  if (free.length === 0) return yield* makeRoom(t, me, gear)
  return yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'stow', params: { gear }, rule: 'RET-GEAR-08' },
    free,
    (one) => spotOption('stow', one),
  )
}

/** Whether somebody could take a token, be it by throwing another away. */
export function canStow(me: Player, gear: Gear): boolean {
  return spotsOf(me).some((spot) => takes(spot, gear) && !isBroken(spot))
}

function* makeRoom(t: Table, me: Player, gear: Gear): Rules<Spot | null> {
  const s = t.state
  const full = distinct(spotsOf(me).filter((spot) => takes(spot, gear) && !isBroken(spot)))
  const spot = yield* t.pick<Spot | null>(
    seatOf(s, me),
    { prompt: 'make-room', params: { gear }, rule: 'RET-GEAR-09' },
    [null, ...full],
    (one) => (one ? spotOption('replace', one) : plain('leave-gear')),
  )
  if (spot) throwAway(t, me, spot)
  return spot
}

// --- Ammo ---

/** Tokens that a Weapon can spend: its own, and those of what feeds every Weapon. */
function ammoOf(me: Player, weapon: Item): Spot[] {
  const spots = itemSpots(weapon)
  for (const item of itemsOf(me)) if (itemDef(item).feedsWeapons) addItemSpots(item, spots)
  return spots.filter(({ gear }) => gear !== null && kindOf(gear) === 'ammo')
}

/** RET-SHOOT-02, RET-AMMO-07, RET-AMMO-08 */
export function isLoaded(me: Player, weapon: Item): boolean {
  if (weapon.malfunction) return false
  if (itemDef(weapon).needsNoAmmo === true || hasAmmo(weapon)) return true
  return itemsOf(me).some((item) => itemDef(item).feedsWeapons && hasAmmo(item))
}

function hasAmmo({ slots }: Item): boolean {
  return slots.some((gear) => gear !== null && kindOf(gear) === 'ammo')
}

export function noAmmo(me: Player): Missing | null {
  return loadedWeapons(me).length > 0 ? null : { why: 'no-loaded-weapon', rule: 'RET-AMMO-04' }
}

export function loadedWeapons(me: Player): Item[] {
  return heldBy(me).filter((item) => itemDef(item).ranged && isLoaded(me, item))
}

/** RET-AMMO-03, RET-AMMO-04: a full token turns half-full, a half-full one is gone. */
export function* spendAmmo(t: Table, me: Player, weapon: Item, rule: string): Rules {
  const s = t.state
  if (itemDef(weapon).needsNoAmmo) return
  const spot = yield* t.pick(
    seatOf(s, me),
    { prompt: 'spend-ammo', rule: 'RET-AMMO-04' },
    distinct(ammoOf(me, weapon)),
    (one) => spotOption('spend-ammo', one),
  )
  if (spot.gear === 'ammo') spot.put('half-ammo')
  else returnGear(s, spot)
  t.log('spends-ammo', { seat: seatOf(s, me), item: weapon.id }, rule)
}

/** Any loaded Weapon pays where an effect asks for Ammo. */
export function* spendAnyAmmo(t: Table, me: Player, rule: string): Rules {
  const weapons = loadedWeapons(me)
  const weapon = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'spend-ammo', rule },
    weapons,
    (one) => ({ id: `weapon:${one.id}`, label: 'weapon', targets: [{ kind: 'item', id: one.id }] }),
  )
  yield* spendAmmo(t, me, weapon, rule)
}
