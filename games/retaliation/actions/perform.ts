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
  const { action, source, way, cost, option } = declared
  const item = source.kind === 'item' ? source.item : undefined
  show(t, me, declared)
  s.turn.owes = cost
  s.turn.cleanses = action.cleanses ?? false
  const settled = action.settle ? yield* action.settle(t, me, way.choice) : way.choice
  if (settled === null) {
    s.turn.owes = 0
    s.turn.cleanses = false
    takeBack(t, me, source)
    s.turn.refused.push(option.id)
    return
  }
  s.turn.taken++
  s.queen.spent = false
  yield* pay(t, me, cost)
  yield* action.resolve(t, me, settled, item)
  s.turn.cleanses = false
  if (source.kind === 'card') layAside(t, me)
  if (item && itemDef(item).oneUse && itemsOf(me).includes(item)) {
    discardItem(t, me, item, 'RET-ITEM-09')
  }
}

/** A played card lies nowhere (RET-CARD-02); a used Item is seen by all. */
function show(t: Table, me: Player, { action, source }: Declared): void {
  const s = t.state
  const seat = seatOf(s, me)
  if (source.kind === 'card') {
    me.hand.splice(me.hand.indexOf(source.card), 1)
    s.turn.playing.push(source.card)
    t.log('plays', { seat, card: faceOf(source.card) }, 'RET-CARD-02')
  } else if (source.kind === 'item') {
    source.item.seen = everybody(s)
    t.log('uses-item', { seat, item: source.item.id }, 'RET-ITEM-02')
  } else if (source.kind === 'room') {
    t.log('uses-room', { seat, room: roomAt(s, me.room).tile }, 'RET-ACT-15')
  } else t.log('acts', { seat, action: action.id }, 'RET-ACT-01')
}

function takeBack(t: Table, me: Player, source: Source): void {
  if (source.kind !== 'card') return
  const { playing } = t.state.turn
  playing.splice(playing.indexOf(source.card), 1)
  me.hand.push(source.card)
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
