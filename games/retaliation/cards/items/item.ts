import type { Action, Doing, Effect } from '../../actions/action.ts'
import { either, onlyIf } from '../../effects.ts'
import type { ItemDeck, ItemDef } from '../../printed.ts'
import { isComputer, roomAt } from '../../queries.ts'
import type { Player, State } from '../../state.ts'

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

/** Only in a Computer Room without a Malfunction. */
export function atComputer<C>(effect: Effect<C>): Effect<C> {
  return onlyIf(computerWorks, effect)
}

function computerWorks(s: State, me: Player): boolean {
  return isComputer(s, me.room) && !roomAt(s, me.room).malfunction
}
