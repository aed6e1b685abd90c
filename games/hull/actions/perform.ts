import type { Rules } from '@bulkhead/kernel'
import { cardOption } from '../choices.ts'
import { discardCard, discardCards } from '../hand.ts'
import { isInterrupted } from '../interruption.ts'
import { discardUsed } from '../items.ts'
import { isAwake, itemsOf, seatOf } from '../queries.ts'
import { itemDef, rulesOf } from '../ruleset.ts'
import { everybody } from '../secrets.ts'
import type { Item, Player, State } from '../state.ts'
import type { Option, Table } from '../table.ts'
import type { Declared } from './action.ts'

/**
 * NEM-COST-11: an action is declared, paid, possibly interrupted, and only then resolved. A declared
 * card lies on the discard pile at once, and declared Items are shown: so everybody reads what it is for. Answers
 * whether those agreed who had to. `counts`: it is one of the turn's.
 */
export function* perform(t: Table, me: Player, declared: Declared, counts = true): Rules<boolean> {
  const s = t.state
  const { action, source, cost, option } = declared
  const { acts } = s.turn
  if (source.kind === 'card') discardCard(me, source.card)
  show(s, declared)
  t.log('acts', { seat: seatOf(s, me), action: action.id }, 'NEM-COST-01')
  s.turn.acts = seatOf(s, me)
  s.turn.owes = cost
  s.turn.scans = action.scans ?? false
  const { choice } = declared.way
  const settled = action.settle ? yield* action.settle(t, me, choice) : choice
  if (settled === null) {
    s.turn.acts = acts
    s.turn.owes = 0
    s.turn.scans = false
    if (source.kind === 'card') takeBack(me, source.card)
    if (counts) s.turn.refused.push(option.id)
    return false
  }
  if (counts) countAction(s)
  yield* pay(t, me, cost)
  rulesOf(s).acted?.(t, me, declared)
  const cancelled = yield* isInterrupted(t, me)
  if (!cancelled) yield* action.resolve(t, me, settled)
  if (source.kind === 'item' && (!cancelled || rulesOf(s).cancelledItemsLost))
    useUp(t, me, source.item)
  s.turn.acts = acts
  s.turn.scans = false
  const afterwards = isAwake(me) ? rulesOf(s).resolved?.(t, me) : undefined
  if (afterwards) yield* afterwards
  return true
}

function show(s: State, { source, way }: Declared): void {
  const used = source.kind === 'item' ? [source.item] : []
  for (const item of [...used, ...(way.given ?? [])]) item.seen = everybody(s)
}

function takeBack(me: Player, card: string): void {
  me.discard.splice(me.discard.lastIndexOf(card), 1)
  me.hand.push(card)
}

function countAction(s: State): void {
  s.turn.taken++
  s.turn.fresh = s.turn.fresh.filter((one) => one !== s.turn.seat)
}

/** Always asked, though there may be no choice: it may be called off until then, and betrays nothing. */
function* pay(t: Table, me: Player, cost: number): Rules {
  if (cost === 0) return
  const picks = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'pay', params: { cost }, rule: 'NEM-COST-02', min: cost, max: cost, cancel: true },
    () => payments(me),
  )
  t.state.turn.owes = 0
  const cards = picks.map(({ targets }) => String(targets![0].id))
  discardCards(t, me, cards, 'NEM-COST-02')
}

function payments({ hand }: Player): Option[] {
  const options: Option[] = []
  for (const [place, card] of hand.entries()) {
    if (typeof card === 'string') options.push(cardOption('pay', card, options.length, [place]))
  }
  return options
}

/** Single-use Items are discarded after their effect, where it has not taken them away. */
function useUp(t: Table, me: Player, item: Item): void {
  if (itemDef(t.state, item.id).once && itemsOf(me).includes(item)) discardUsed(t, me, item)
}
