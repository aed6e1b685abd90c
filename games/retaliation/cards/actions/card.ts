import type { Doing, Effect } from '../../actions/action.ts'
import { either } from '../../effects.ts'
import { distinct, looseSpots, spotOption, spotsOf, useUp } from '../../gear.ts'
import type { GearKind } from '../../kinds.ts'
import type { ActionCard } from '../../pack.ts'
import { seatOf } from '../../queries.ts'
import type { Player } from '../../state.ts'
import type { Table } from '../../table.ts'

/** How Action cards are declared; `calm` is the Not in Combat mark. */
export function card(
  id: string,
  calm: boolean,
  effects: readonly unknown[],
  more: Partial<ActionCard> = {},
): ActionCard {
  const doing = (effects.length === 1 ? effects[0] : either(...(effects as Effect[]))) as Doing
  const prices = (effects as readonly Effect[]).map(({ price = 0 }) => price)
  const action = { ...doing, id: (effects[0] as Effect).id, cost: 0, calm }
  return { id, action, prices, ...more }
}

/** Tokens of a kind that could be discarded for an effect. */
export function hasToken(me: Player, kind: GearKind): boolean {
  return looseSpots(spotsOf(me), kind).length > 0
}

export function* discardToken(t: Table, me: Player, kind: GearKind) {
  const spot = yield* t.pick(
    seatOf(t.state, me),
    { prompt: 'discard-gear', params: { gear: kind }, rule: 'RET-EFFECT-03' },
    distinct(looseSpots(spotsOf(me), kind)),
    (one) => spotOption('throw-gear', one),
  )
  useUp(t, me, spot, 'RET-EFFECT-03')
}
