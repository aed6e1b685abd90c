import { type Exit, technical } from '@bulkhead/common'
import type { Option, Params, Target } from '@bulkhead/kernel'
import { actionCards, seatOf, ship } from './queries.ts'
import type { Corridor, Intruder, Item, Place, Player, State } from './state.ts'

/** Options of the kinds that many rules offer: each points at what a player would touch. */

export function plain<L extends string>(label: L, params?: Params): Option<L> {
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

export function placeOption<L extends string>(label: L, place: Place): Option<L> {
  return { id: `${label}:${place + 1}`, label, targets: [placeTarget(place)] }
}

export function corridorOption<L extends string>(
  label: L,
  s: State,
  corridor: Corridor,
): Option<L> {
  const target = corridorTarget(s, corridor)
  return { id: `${label}:${target.id}`, label, targets: [target] }
}

export function intruderOption<L extends string>(label: L, intruder: Intruder): Option<L> {
  return { id: `${label}:${intruder.name}`, label, targets: [intruderTarget(intruder)] }
}

export function playerOption<L extends string>(label: L, s: State, player: Player): Option<L> {
  const target = playerTarget(s, player)
  return { id: `${label}:${target.id}`, label, targets: [target] }
}

/** One of several Items; `number` tells equal ones apart. */
export function itemOption<L extends string>(label: L, item: Item, number: number): Option<L> {
  return { id: `${label}:${item.id}#${number}`, label, targets: [{ kind: 'item', id: item.id }] }
}

/** A card, and its places in the hand; `number` tells equal ones apart. */
export function cardOption<L extends string>(
  label: L,
  card: string,
  number: number,
  places: readonly number[],
): Option<L> {
  const inHand = places.map((id) => ({ kind: 'hand', id }))
  return {
    id: `${label}:${card}#${number}`,
    label,
    targets: [{ kind: 'card', id: card }, ...inHand],
  }
}

/** One option for each kind of Action card in a hand. */
export function kindOptions<L extends string>(label: L, player: Player): Option<L>[] {
  const { hand } = player
  return [...new Set(actionCards(player))].map((card, i) =>
    cardOption(
      label,
      card,
      i,
      hand.flatMap((one, place) => (one === card ? [place] : [])),
    ),
  )
}

/** A corridor, or the entrance to a technical network. */
export function exitOption<L extends string>(
  label: L,
  s: State,
  exit: Exit,
): Option<L | `${L}-technical`> {
  if (exit >= 0) return corridorOption(label, s, exit)
  const id = `technical-${technical(exit) + 1}`
  return { id: `${label}:${id}`, label: `${label}-technical`, targets: [{ kind: 'technical', id }] }
}
