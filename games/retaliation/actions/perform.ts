import type { Rules } from '@bulkhead/kernel'
import { chooseFromHand, discardCards } from '../hand.ts'
import { discardItem, everybody } from '../items.ts'
import { faceOf, itemDef } from '../pack.ts'
import { isContamination, itemsOf, roomAt, seatOf } from '../queries.ts'
import type { Player } from '../state.ts'
import type { Table } from '../table.ts'
import type { Declared, Source } from './action.ts'

/** RET-ACT-01, RET-ACT-21: declared, agreed to, paid, and only then resolved. */
export function* perform(t: Table, me: Player, declared: Declared): Rules {
  const s = t.state
  const { source, way, cost, option } = declared
  const { action, card, item } = source
  show(t, me, source)
  s.turn.owes = cost
  s.turn.cleanses = action.cleanses ?? false
  const settled = action.settle ? yield* action.settle(t, me, way.choice) : way.choice
  if (settled === null) {
    s.turn.owes = 0
    if (card !== null) takeBack(t, me, card)
    s.turn.refused.push(option.id)
    return
  }
  s.turn.taken++
  s.queen.spent = false
  yield* pay(t, me, cost)
  yield* action.resolve(t, me, settled, item)
  s.turn.cleanses = false
  if (card !== null) layAside(t, me)
  if (item && itemDef(item).oneUse && itemsOf(me).includes(item)) {
    discardItem(t, me, item, 'RET-ITEM-09')
  }
}

/** A played card lies nowhere (RET-CARD-02); a used Item is seen by all. */
function show(t: Table, me: Player, { kind, action, card, item }: Source): void {
  const s = t.state
  const seat = seatOf(s, me)
  if (card !== null) {
    me.hand.splice(me.hand.indexOf(card), 1)
    s.turn.playing.push(card)
    t.log('plays', { seat, card: faceOf(card) }, 'RET-CARD-02')
  } else if (item) {
    item.seen = everybody(s)
    t.log('uses-item', { seat, item: item.id }, 'RET-ITEM-02')
  } else if (kind === 'room') {
    t.log('uses-room', { seat, room: roomAt(s, me.room).tile }, 'RET-ACT-15')
  } else t.log('acts', { seat, action: action.id }, 'RET-ACT-01')
}

function takeBack(t: Table, me: Player, card: string): void {
  const { playing } = t.state.turn
  playing.splice(playing.indexOf(card), 1)
  me.hand.push(card)
}

/** On top of the discard pile; the cards of the dead are gone. */
export function layAside(t: Table, me: Player): void {
  const s = t.state
  const cards = s.turn.playing.splice(0)
  if (me.fate === 'dead') s.removed.push(...cards)
  else me.discard.push(...cards)
}

/** Always asked, though there may be no choice: it may be called off until then. */
function* pay(t: Table, me: Player, cost: number): Rules {
  if (cost === 0) return
  const cards = yield* chooseFromHand(
    t,
    me,
    { prompt: 'pay', params: { cost }, rule: 'RET-ACT-01', min: cost, max: cost, cancel: true },
    (card) => !isContamination(card),
  )
  t.state.turn.owes = 0
  discardCards(t, me, cards, 'RET-ACT-01')
}
