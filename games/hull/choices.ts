import { type Exit, technical } from '@bulkhead/common'
import type { Option, Params, Target } from '@bulkhead/kernel'
import { seatOf, ship } from './queries.ts'
import type { Corridor, Intruder, Item, Place, Player, State } from './state.ts'

/** Options of the kinds that many rules offer: each points at what a player would touch. */

export function plain(label: string, params?: Params): Option {
  return { id: label, label, params }
}

export function placeTarget(place: Place): Target {
  return { kind: 'place', id: place }
}

export function corridorTarget(s: State, corridor: Corridor): Target {
  return { kind: 'corridor', id: ship(s).plan.corridors[corridor].id }
}

export function intruderTarget(intruder: Intruder): Target {
  return { kind: 'intruder', id: intruder.name }
}

export function playerTarget(s: State, player: Player): Target {
  return { kind: 'seat', id: seatOf(s, player) }
}

export function placeOption(label: string, place: Place): Option {
  return { id: `${label}:${place + 1}`, label, targets: [placeTarget(place)] }
}

export function corridorOption(label: string, s: State, corridor: Corridor): Option {
  const target = corridorTarget(s, corridor)
  return { id: `${label}:${target.id}`, label, targets: [target] }
}

export function intruderOption(label: string, intruder: Intruder): Option {
  return { id: `${label}:${intruder.name}`, label, targets: [intruderTarget(intruder)] }
}

export function playerOption(label: string, s: State, player: Player): Option {
  const target = playerTarget(s, player)
  return { id: `${label}:${target.id}`, label, targets: [target] }
}

/** One of several things of a Character; `number` tells equal ones apart. */
export function itemOption(label: string, item: Item, number: number): Option {
  return { id: `${label}:${item.id}#${number}`, label, targets: [{ kind: 'item', id: item.id }] }
}

export function cardOption(label: string, card: string, number: number): Option {
  return { id: `${label}:${card}#${number}`, label, targets: [{ kind: 'card', id: card }] }
}

/** A corridor, or the entrance to a technical network. */
export function exitOption(label: string, s: State, exit: Exit): Option {
  if (exit >= 0) return corridorOption(label, s, exit)
  const id = `technical-${technical(exit) + 1}`
  return { id: `${label}:${id}`, label: `${label}-technical`, targets: [{ kind: 'technical', id }] }
}
