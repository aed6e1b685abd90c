import type { Action, Doing, Effect } from '../../actions/action.ts'
import { either, onlyIf } from '../../effects.ts'
import type { ItemDeck, ItemDef } from '../../pack.ts'
import { isComputer, roomAt } from '../../queries.ts'
import type { Player, State } from '../../state.ts'
import type { Missing } from '../../table.ts'

/** How Items are declared. */

type Traits = Omit<ItemDef, 'id' | 'deck' | 'count' | 'action'>

/** What an Item does by Use an Item; `calm` is its Not in Combat mark. */
export function use(calm: boolean, ...effects: readonly Effect[]): Action {
  const doing: Doing = effects.length === 1 ? effects[0] : (either(...effects) as Doing)
  return { ...doing, id: effects[0].id, cost: 1, calm }
}

export function item(
  deck: ItemDeck,
  id: string,
  count: number,
  traits: Traits,
  action?: Action,
): ItemDef {
  return { id, deck, count, ...traits, action }
}

export function noComputer(s: State, me: Player): Missing | null {
  return isComputer(s, me.room) ? null : { why: 'no-computer', rule: 'RET-ROOM-04' }
}

/** Only in a Computer Room without a Malfunction. */
export function atComputer<C>(effect: Effect<C>): Effect<C> {
  return onlyIf((s, me) => noComputer(s, me) ?? broken(s, me), effect)
}

function broken(s: State, me: Player): Missing | null {
  return roomAt(s, me.room).malfunction ? { why: 'malfunction', rule: 'RET-MALF-03' } : null
}
