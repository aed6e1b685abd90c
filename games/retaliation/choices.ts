import type { Option, Params, Target } from '@bulkhead/kernel'
import { newWay, type Way } from './actions/action.ts'
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
  return newWay(slot, String(target.id), [target])
}

export function corridorWay(s: State, place: Place): Way<Place> {
  const target = corridorTarget(s, place)
  return newWay(place, String(target.id), [target])
}

/** Intruders that differ in nothing are one choice, whichever of them is touched. */
export function distinctIntruders(intruders: readonly Intruder[]): Intruder[][] {
  const groups: Intruder[][] = []
  for (const one of intruders) {
    const alike = groups.find((group) => isAlike(group[0], one))
    if (alike) alike.push(one)
    else groups.push([one])
  }
  return groups
}

function isAlike(one: Intruder, other: Intruder): boolean {
  return one.type === other.type && one.hits === other.hits
}

/** What tells such Intruders: their figures, their type, and the Hits on each. */
export function intruderTargets(s: State, alike: readonly Intruder[]) {
  const { type, hits } = alike[0]
  const targets = alike.map(intruderTarget)
  targets.push({ kind: 'type', id: type })
  return { targets, params: { hits: type === 'queen' ? s.queen.hits : hits } }
}

export function intruderWay(s: State, alike: readonly Intruder[]): Way<Intruder> {
  const { targets, params } = intruderTargets(s, alike)
  return newWay(alike[0], alike[0].name, targets, undefined, params)
}

export function seatWay(s: State, player: Player, params?: Params): Way<Player> {
  const target = seatTarget(s, player)
  return newWay(player, String(target.id), [target], undefined, params)
}
