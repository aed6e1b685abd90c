import { ids, type Told as ToldOf } from '../../common/test/told.ts'
import { BASIC_ACTIONS } from '../actions/basic.ts'
import type { Printed } from '../pack.ts'
import type { State } from '../state.ts'

export {
  answerAtRandom,
  describeTelling,
  ids,
  keysOf,
  settingKeys,
  started,
} from '../../common/test/told.ts'

export type Told<V> = ToldOf<State, V>

/** Names and texts of everything that is printed in every game of the family, by their families. */
export function printedKeys(printed: Printed): Readonly<Record<string, string[]>> {
  const cards = [
    ...Object.keys(printed.cards),
    'contamination',
    'contamination-infected',
    'contamination-clean',
  ]
  const actions = actionsIn(printed)
  const reactions = Object.values(printed.cards).filter(({ reacts }) => reacts)
  return {
    // What has one way is called like what it comes from; so is a card that is played as a reaction.
    option: [...ids(actions.filter(({ ways }) => !ways)), ...ids(reactions)],
    action: ids(actions),
    tile: Object.keys(printed.tiles),
    'tile-text': Object.keys(printed.tiles),
    the: [...Object.keys(printed.tiles), ...Object.keys(printed.characters)],
    character: Object.keys(printed.characters),
    card: cards,
    'card-text': cards,
    item: Object.keys(printed.items),
    'item-text': Object.keys(printed.items),
    wound: Object.keys(printed.wounds),
    'wound-text': Object.keys(printed.wounds),
    attack: Object.keys(printed.attacks),
    'attack-text': Object.keys(printed.attacks),
    event: Object.keys(printed.events),
    'event-text': Object.keys(printed.events),
    weakness: Object.keys(printed.weaknesses),
    'weakness-text': Object.keys(printed.weaknesses),
    objective: Object.keys(printed.objectives),
    'objective-text': Object.keys(printed.objectives),
    colour: ['white', ...Object.values(printed.items).map(({ colour }) => colour)],
    symbol: Object.values(printed.items).flatMap(({ symbol }) => symbol ?? []),
  }
}

function actionsIn({ cards, items, tiles }: Printed) {
  const printed = [...Object.values(cards), ...Object.values(items), ...Object.values(tiles)]
  return [...BASIC_ACTIONS, ...printed.flatMap(({ action }) => action ?? [])]
}
