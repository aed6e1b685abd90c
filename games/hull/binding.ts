import type { Rules } from '@bulkhead/kernel'
import type { AnyAction, Declared, Effect, Source, Way } from './actions/action.ts'
import { costOf, purseOf } from './actions/cost.ts'
import { perform } from './actions/perform.ts'
import { plain } from './choices.ts'
import { bindTogether, canDrop, handsFree } from './items.ts'
import { inCombat, seatOf } from './queries.ts'
import { itemDef } from './ruleset.ts'
import type { Item, Player, State } from './state.ts'
import type { Option, Table } from './table.ts'

/** NEM-ITEM-15: two Heavy Items bound to each other take one hand. */

type Pair = readonly [Item, Item]

export const bindItems: Effect<Pair> = {
  id: 'bind',
  missing: (s, me) =>
    pairs(s, me).length > 0 ? null : { why: 'nothing-to-bind', rule: 'NEM-ITEM-15' },
  ways: (s, me) => pairs(s, me).map(pairWay),
  *resolve(t, me, [one, two]) {
    bindTogether(t.state, one, two)
    t.log('binds', { seat: seatOf(t.state, me), item: one.id, other: two.id }, 'NEM-ITEM-15')
  },
}

/** Every two Items in hand that are not bound yet; never Objects. */
function pairs(s: State, me: Player): Pair[] {
  const loose = me.hands.flatMap(({ item }) =>
    item && !item.bound && canDrop(s, item) ? [item] : [],
  )
  return loose.flatMap((one, i) => loose.slice(i + 1).map((two): Pair => [one, two]))
}

function pairWay(pair: Pair, number: number): Way<Pair> {
  const [one, two] = pair.map((item) => item.id)
  return {
    id: `${one}+${two}#${number}`,
    params: { one, two },
    targets: pair.map(({ id }) => ({ kind: 'item', id })),
    choice: pair,
  }
}

/**
 * With more in hand than it can hold, an Item just received may be bound to one held before, rather
 * than drop anything: that is the next action of one's own turn, if there is one left.
 */
export function* mayBind(t: Table, me: Player, tape: Item, received: readonly Item[]): Rules {
  const s = t.state
  if (handsFree(s, me) >= 0 || bindingsOf(s, me, tape, received).length === 0) return
  me.dropping = true
  let bindings: Binding[] = []
  const [picked] = yield* t.ask(
    seatOf(s, me),
    { prompt: 'bind-received', rule: 'NEM-ITEM-15' },
    () => {
      bindings = bindingsOf(s, me, tape, received)
      return [plain('do-not-bind'), ...bindings.map(({ option }) => option)]
    },
  )
  const chosen = bindings.find(({ option }) => option.id === picked.id)
  if (chosen) yield* perform(t, me, chosen)
}

function bindingsOf(s: State, me: Player, tape: Item, received: readonly Item[]): Binding[] {
  if (!mayAct(s, me)) return []
  const action = itemDef(s, tape.id).action!
  const source: Source = { kind: 'item', item: tape }
  const cost = costOf(s, me, action, source)
  if (cost > purseOf(me, source)) return []
  return pairs(s, me)
    .map(pairWay)
    .filter(({ choice }) => choice.some((item) => received.includes(item)))
    .map((way) => declared(action, way, source, cost))
}

/** Binding, declared at once. */
interface Binding extends Declared {
  readonly option: Option
}

function mayAct(s: State, me: Player): boolean {
  const { seat, taken, allowed } = s.turn
  return s.phase === 'turn' && seat === seatOf(s, me) && taken < allowed && !inCombat(s, me)
}

function declared(action: AnyAction, way: Way<Pair>, source: Source, cost: number): Binding {
  const { id, params, targets, choice } = way
  const option: Option = { id: `bind:${id}`, label: 'bind', targets, params: { ...params, cost } }
  return { action, way: { ...way, choice: { effect: bindItems, choice } }, source, cost, option }
}
