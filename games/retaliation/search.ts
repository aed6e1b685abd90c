import { drawFrom, type Hidden, putUnder } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { gainItem } from './items.ts'
import { type ItemDeck, itemDef, roomDef } from './pack.ts'
import { onMap, seatOf } from './queries.ts'
import type { Pile, Player, State } from './state.ts'
import type { Option, Table } from './table.ts'

/** SEARCH: cards that one looks at in secret, to keep some. */

function pileOf(s: State, deck: ItemDeck): Pile {
  return deck === 'support' ? s.support : s.items[deck as 'red']
}

/** RET-SEARCH-01, RET-SEARCH-04: one card for each icon of the Room. */
export function* search(t: Table, me: Player): Rules {
  yield* lookThrough(t, me, roomDef(t.state, me.room).icons, 1)
}

/** RET-SEARCH-02, RET-SEARCH-03, RET-ITEM-11, RET-ITEM-13 */
export function* lookThrough(
  t: Table,
  me: Player,
  decks: readonly ItemDeck[],
  most: number,
): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  for (const deck of decks) {
    const { deck: cards, discard } = pileOf(s, deck)
    const card = drawFrom(cards, discard, t.rng)
    if (card) s.looked.push({ id: card.id, seen: [seat] })
  }
  t.reveal([seat])
  t.log('searches', { seat, number: s.looked.length }, 'RET-SEARCH-02')
  if (s.looked.length === 0) return
  const picks = yield* t.ask(
    seat,
    {
      prompt: 'search',
      params: { number: most },
      rule: 'RET-SEARCH-02',
      min: 0,
      max: Math.min(most, s.looked.length),
    },
    () => s.looked.map(keepOption),
  )
  const kept = picks.map(({ id }) => s.looked[Number(id.slice(id.lastIndexOf('#') + 1))])
  putBack(t, me, kept)
  // What is kept lies among the cards that were looked at until its turn comes.
  while (s.looked.length > 0 && onMap(me)) {
    const [{ id }] = s.looked.splice(0, 1)
    yield* gainItem(t, me, id, 'RET-SEARCH-05')
  }
  putBack(t, me, [])
}

function keepOption({ id }: Hidden, number: number): Option {
  return { id: `keep:${id}#${number}`, label: 'keep-item', targets: [{ kind: 'item', id }] }
}

/** RET-INFO-03: to the bottom of their decks, unseen by the others; Support Equipment is discarded. */
function putBack(t: Table, me: Player, kept: readonly Hidden[]): void {
  const s = t.state
  const seat = seatOf(s, me)
  const left = s.looked.filter((card) => !kept.includes(card))
  s.looked = [...kept]
  const [away, under] = [left.filter(isSupport), left.filter((card) => !isSupport(card))]
  for (const card of under) putUnder(pileOf(s, itemDef(card).deck).deck, card.id, [seat])
  if (under.length > 0) t.log('puts-back', { seat, number: under.length }, 'RET-SEARCH-03')
  for (const { id } of away) {
    s.support.discard.push(id)
    t.reveal()
    t.log('discards-item', { seat, item: id }, 'RET-ITEM-13')
  }
}

function isSupport(card: Hidden): boolean {
  return itemDef(card).deck === 'support'
}
