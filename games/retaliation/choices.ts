import type { Option, Params, Target } from '@bulkhead/kernel'
import type { Way } from './actions/action.ts'
import type { Place, Slot } from './facility.ts'
import { corridorAt, seatOf } from './queries.ts'
import type { Intruder, Item, Player, State } from './state.ts'

/** Options of the kinds that many rules offer: each points at what a player would touch. */

export function plain<L extends string>(label: L, params?: Params): Option<L> {
  return { id: label, label, params }
}

/** A Room is named by its tile. */
export function roomTarget(s: State, slot: Slot): Target {
  return { kind: 'room', id: s.rooms[slot]!.tile }
}

/** A Corridor is named by the number of its tile. */
export function corridorTarget(s: State, place: Place): Target {
  return { kind: 'corridor', id: corridorAt(s, place).tile }
}

export function intruderTarget({ name }: Intruder): Target {
  return { kind: 'intruder', id: name }
}

export function seatTarget(s: State, player: Player): Target {
  return { kind: 'seat', id: seatOf(s, player) }
}

export function itemTarget(item: Item): Target {
  return { kind: 'item', id: item.id }
}

export function pointing<L extends string>(label: L, ...targets: Target[]): Option<L> {
  return { id: [label, ...targets.map(({ id }) => id)].join(':'), label, targets }
}

export function roomWay(s: State, slot: Slot): Way<Slot> {
  const target = roomTarget(s, slot)
  return { id: String(target.id), targets: [target], choice: slot }
}

export function corridorWay(s: State, place: Place): Way<Place> {
  const target = corridorTarget(s, place)
  return { id: String(target.id), targets: [target], choice: place }
}

export function intruderWay(intruder: Intruder): Way<Intruder> {
  const type = { kind: 'type', id: intruder.type }
  return { id: intruder.name, targets: [intruderTarget(intruder), type], choice: intruder }
}

export function seatWay(s: State, player: Player): Way<Player> {
  const target = seatTarget(s, player)
  return { id: String(target.id), targets: [target], choice: player }
}
