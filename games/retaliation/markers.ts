import { SECURE_PER_ROOM } from './components.ts'
import { destroy, endGame } from './ending.ts'
import type { Slot } from './facility.ts'
import { discardItem } from './items.ts'
import { roomDef } from './pack.ts'
import {
  fireLeft,
  hasIntruders,
  heldBy,
  malfunctionsLeft,
  roomAt,
  seatOf,
  secureLeft,
} from './queries.ts'
import type { Item, Player, State } from './state.ts'
import type { Missing, Table } from './table.ts'

/** FIRE, MALF, SECURE: markers and tokens in Rooms and on Items. */

/** RET-FIRE-01, RET-FIRE-02 */
export function placeFire(t: Table, slot: Slot, rule: string): void {
  const s = t.state
  const room = s.rooms[slot]
  if (!room || room.fire) return
  if (fireLeft(s) === 0) {
    destroy(t, 'RET-FIRE-02')
    endGame(t, 'destroyed')
  }
  room.fire = true
  t.log('fire', { room: room.tile }, rule)
}

export function discardFire(t: Table, slot: Slot, rule: string): void {
  const room = roomAt(t.state, slot)
  room.fire = false
  t.log('fire-out', { room: room.tile }, rule)
}

/** RET-MALF-02, RET-MALF-10, RET-ROOM-07 */
export function placeMalfunction(t: Table, slot: Slot, rule: string): void {
  const s = t.state
  const room = s.rooms[slot]
  if (!room || room.malfunction || roomDef(s, slot).unbreakable) return
  if (malfunctionsLeft(s) === 0) {
    placeFire(t, slot, 'RET-MALF-10')
    return
  }
  room.malfunction = true
  t.log('malfunction', { room: room.tile }, rule)
}

export function canBreakRoom(s: State, slot: Slot): boolean {
  return !roomAt(s, slot).malfunction && !roomDef(s, slot).unbreakable && canBreakAt(s, slot)
}

/** RET-MALF-10, RET-MALF-11: there is a marker, or a Room to burn instead. */
function canBreakAt(s: State, slot: Slot): boolean {
  return malfunctionsLeft(s) > 0 || !roomAt(s, slot).fire
}

/** RET-MALF-06, RET-MALF-11: whether a Malfunction on an Item can be the price of something. */
export function canBreakItem(s: State, me: Player, item: Item): boolean {
  return item.malfunction || canBreakAt(s, me.room)
}

/** RET-MALF-06: what is broken already is destroyed; what was lost meanwhile cannot break. */
export function breakItem(t: Table, me: Player, item: Item, rule: string): void {
  const s = t.state
  if (!heldBy(me).includes(item)) return
  if (item.malfunction) {
    t.log('item-destroyed', { seat: seatOf(s, me), item: item.id }, 'RET-MALF-06')
    discardItem(t, me, item, 'RET-MALF-06')
  } else if (malfunctionsLeft(s) === 0) placeFire(t, me.room, 'RET-MALF-10')
  else {
    item.malfunction = true
    t.log('item-breaks', { seat: seatOf(s, me), item: item.id }, rule)
  }
}

/** RET-MALF-08 */
export function breakRobot(t: Table, rule: string): void {
  const s = t.state
  if (s.robot.malfunction) return
  if (malfunctionsLeft(s) === 0) {
    placeFire(t, s.robot.room, 'RET-MALF-10')
    return
  }
  s.robot.malfunction = true
  t.log('robot-breaks', {}, rule)
}

/** Why so many Secure tokens cannot be placed in a Room. */
export function whyNotSecured(s: State, slot: Slot, number: number): Missing | null {
  if (secureRoomFor(s, slot) >= number) return null
  if (roomDef(s, slot).neverSecured) return { why: 'never-secured', rule: 'RET-ROOM-06' }
  if (hasIntruders(s, slot)) return { why: 'intruders-there', rule: 'RET-SECURE-02' }
  const left = secureLeft(s) < number
  return left
    ? { why: 'no-secure-left', rule: 'RET-SECURE-10' }
    : { why: 'secure-full', rule: 'RET-SECURE-01' }
}

/** How many Secure tokens a Room can still take (RET-SECURE-01 to RET-SECURE-03, RET-SECURE-10). */
export function secureRoomFor(s: State, slot: Slot): number {
  if (roomDef(s, slot).neverSecured || hasIntruders(s, slot)) return 0
  return Math.min(SECURE_PER_ROOM - roomAt(s, slot).secure, secureLeft(s))
}

export function placeSecure(t: Table, slot: Slot, number: number, rule: string): void {
  const s = t.state
  const placed = Math.min(number, secureRoomFor(s, slot))
  if (placed === 0) return
  roomAt(s, slot).secure += placed
  t.log('secured', { room: roomAt(s, slot).tile, number: placed }, rule)
}

/** RET-SECURE-04: it stops the Attack of whatever has just come. */
export function spendSecure(t: Table, slot: Slot): void {
  const room = roomAt(t.state, slot)
  room.secure--
  t.log('secure-holds', { room: room.tile }, 'RET-SECURE-04')
}

export function discardSecure(t: Table, slot: Slot, rule: string): void {
  const room = roomAt(t.state, slot)
  room.secure--
  t.log('secure-lost', { room: room.tile }, rule)
}
