import type { Target } from '@bulkhead/kernel'
import { newWay, type Way } from './actions/action.ts'
import { corridorTarget } from './choices.ts'
import { endAt, type Place, type Slot } from './facility.ts'
import { corridorAt, corridorsOf, doorsLeft, isShut, places } from './queries.ts'
import type { State } from './state.ts'
import type { Label, Table } from './table.ts'

/** DOOR: Doors stand in slots at one end of a Corridor. */

/** One end of a Corridor. */
export interface End {
  readonly place: Place
  readonly end: 0 | 1
}

export function doorOf(s: State, { place, end }: End) {
  return corridorAt(s, place).doors[end]
}

/** RET-DOOR-11: ends of adjacent Corridors with no Closed Door in between. */
export function accessibleEnds(s: State, slot: Slot): End[] {
  const ends: End[] = []
  for (const place of corridorsOf(s, slot)) {
    const near = endAt(place, slot)
    ends.push({ place, end: near })
    if (!isShut(s, place, slot)) ends.push({ place, end: near === 0 ? 1 : 0 })
  }
  return ends
}

export function allEnds(s: State): End[] {
  const ends: End[] = []
  for (const place of places(s)) ends.push({ place, end: 0 }, { place, end: 1 })
  return ends
}

export function isClosed(s: State, end: End): boolean {
  return doorOf(s, end).closed
}

/** RET-DOOR-02, RET-DOOR-13: an Open Door at a slot. */
export function canClose(s: State, end: End): boolean {
  const { closed, destroyed } = doorOf(s, end)
  return corridorAt(s, end.place).doorEnd === end.end && !closed && !destroyed && doorsLeft(s) > 0
}

/** RET-DOOR-14: even without a slot, or on a Destroyed Door, which uses its own token again. */
export function canBar(s: State, end: End): boolean {
  const { closed, destroyed } = doorOf(s, end)
  return !closed && (destroyed || doorsLeft(s) > 0)
}

export function closeDoor(t: Table, end: End, rule: string): void {
  doorOf(t.state, end).closed = true
  t.log('door-closed', { corridor: corridorAt(t.state, end.place).tile }, rule)
}

/** RET-DOOR-03 */
export function openDoor(t: Table, end: End, rule: string): void {
  doorOf(t.state, end).closed = false
  t.log('door-opened', { corridor: corridorAt(t.state, end.place).tile }, rule)
}

/** RET-DOOR-04 */
export function destroyDoor(t: Table, end: End, rule: string): void {
  Object.assign(doorOf(t.state, end), { closed: false, destroyed: true })
  t.log('door-destroyed', { corridor: corridorAt(t.state, end.place).tile }, rule)
}

/** Opens what is Closed, closes what is Open. */
export function turnDoor(t: Table, end: End, rule: string): void {
  if (isClosed(t.state, end)) openDoor(t, end, rule)
  else closeDoor(t, end, rule)
}

export function canTurn(s: State, end: End): boolean {
  return isClosed(s, end) || canClose(s, end)
}

export function doorTarget(s: State, { place, end }: End): Target {
  return { kind: 'door', id: `${corridorAt(s, place).tile}-${end}` }
}

export function doorWay(s: State, end: End, label?: Label): Way<End> {
  const target = doorTarget(s, end)
  return newWay(end, String(target.id), [target, corridorTarget(s, end.place)], label)
}

/** The end of a Corridor that touches a Room. */
export function endOf(place: Place, slot: Slot): End {
  return { place, end: endAt(place, slot) }
}
