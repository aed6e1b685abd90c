import { itemOption, plain } from '@bulkhead/hull/choices.ts'
import { discardCard } from '@bulkhead/hull/hand.ts'
import { actionCards, distinctItems, itemsOf, seatOf } from '@bulkhead/hull/queries.ts'
import { cardOf, type Darkness, itemDef, reactionOf, rulesOf } from '@bulkhead/hull/ruleset.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import { type Item, NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import { saysAnything } from '@bulkhead/hull/table.ts'
import type { Option, Rules } from '@bulkhead/kernel'
import { own } from './own.ts'
import type { Question, Table } from './table.ts'

/** DARK: what helps against the dark. */

/**
 * LOCK-DARK-05: one use of a light, or of a card, against one effect. Light Sticks lie hidden in Inventories, and
 * cards in hands: so everybody is asked who might have one, and the question betrays nothing.
 */
export function* light(t: Table, me: Player, what: Darkness): Rules<boolean> {
  const s = t.state
  const card = cardAgainst(s, me, what)
  if (!card && !mightHaveLight(s, me)) return false
  const question: Question = { prompt: 'light', rule: 'LOCK-DARK-05', idle: ['bear-it'] }
  const [picked] = yield* saysAnything(t).ask(seatOf(s, me), question, () => [
    plain('bear-it'),
    ...(card && me.hand.includes(card) ? [plain(card)] : []),
    ...usable(s, me).map(lightOption),
  ])
  if (picked.id === 'bear-it') return false
  if (picked.id === card) {
    discardCard(me, card)
    t.log('ignores-dark', { seat: seatOf(s, me) }, 'LOCK-DARK-05')
    return true
  }
  return yield* shine(t, me, usable(s, me).find((one, i) => lightOption(one, i).id === picked.id)!)
}

function lightOption(item: Item, number: number): Option {
  return itemOption('use-light', item, number)
}

function* shine(t: Table, me: Player, item: Item): Rules<boolean> {
  item.seen = everybody(t.state)
  t.log('light', { seat: seatOf(t.state, me), item: item.id }, 'LOCK-DARK-05')
  return yield* itemDef(t.state, item.id).reacts!.dark!(t, me, item)
}

/** Only against the dark part of an Event, of those who could have one in hand. */
function cardAgainst(s: State, me: Player, what: Darkness): string | undefined {
  const card = what === 'event' && me.hand.length > 0 ? reactionOf(s, me, 'dark') : undefined
  return card && cardOf(s, card).mayReact?.(s, me, 'dark') !== false ? card : undefined
}

function mightHaveLight(s: State, me: Player): boolean {
  if (own(s).lightsOut) return false
  const hiding = Object.values(rulesOf(s).printed.items)
    .filter((def) => def.reacts?.dark && !def.heavy)
    .map(({ colour }) => colour)
  return itemsOf(me).some((item) =>
    item.seen.includes(NONE) ? isLight(s, item) : hiding.includes(itemDef(s, item.id).colour),
  )
}

function isLight(s: State, { id }: Item): boolean {
  return itemDef(s, id).reacts?.dark !== undefined
}

/** One that takes a hand asks for an Action card each time. */
function usable(s: State, me: Player): Item[] {
  if (own(s).lightsOut) return []
  return distinctItems(itemsOf(me)).filter(
    (item) => isLight(s, item) && (!itemDef(s, item.id).heavy || actionCards(me).length > 0),
  )
}
