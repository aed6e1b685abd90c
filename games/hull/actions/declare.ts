import { once } from '@bulkhead/common'
import type { Option } from '@bulkhead/kernel'
import { changesOf } from '../figures.ts'
import { byId, type Defs, inShape, type Printed } from '../pack.ts'
import { actionCards, distinctItems, inCombat, inRoom, itemsOf, roomOf } from '../queries.ts'
import { rulesOf } from '../ruleset.ts'
import type { Player, State } from '../state.ts'
import {
  type AnyAction,
  type AnyMissing,
  type AnyWay,
  type Declared,
  type Missing,
  ONE_WAY,
  type Source,
} from './action.ts'
import { BASIC_ACTIONS } from './basic.ts'
import { costOf, purseOf } from './cost.ts'

/** COST: what a Character can do now, and why the rest cannot be done. */

/** Every action with every way to declare it that can be paid for. */
export function declarable(s: State, me: Player): Declared[] {
  const declared: Declared[] = []
  const cards = actionCards(me)
  const changes = changesOf(s, me, 'cost')
  const fighting = inCombat(s, me)
  const { refused } = s.turn
  for (const { action, source } of sourcesOf(s, me, cards)) {
    const purse = source.kind === 'card' ? cards.length - 1 : cards.length
    let { cost } = action
    for (const change of changes) cost = change(cost, source, s, me)
    if (cost - LARGEST_DISCOUNT > purse || unmet(s, me, action, source, fighting)) continue
    for (const way of waysOf(s, me, action)) {
      const price = cost + (way.extra ?? 0)
      if (price > purse) continue
      const one = declaredAs(action, way, price, source)
      if (!refused.includes(one.option.id)) declared.push(one)
    }
  }
  return declared
}

/** Nothing is kept of what comes from an Item: it is another in every match. A copy of a way has the map of its original. */
function declaredAs(action: AnyAction, way: AnyWay, cost: number, source: Source): Declared {
  const known = way.declared?.get(action)
  if (known?.way === way && known.cost === cost && known.source === source) return known
  const declared = { action, way, cost, source, option: optionOf(action, way, cost) }
  if (source.kind !== 'item') way.declared?.set(action, declared)
  return declared
}

/** What a way may spare of its action's cost: cheaper than that it cannot get. */
const LARGEST_DISCOUNT = 1

/** Every action that is out of reach now, each with its first reason. */
export function undeclarable(s: State, me: Player): { action: string; missing: AnyMissing }[] {
  const fighting = inCombat(s, me)
  return sourcesOf(s, me, actionCards(me)).flatMap(({ action, source }) => {
    const missing = unmet(s, me, action, source, fighting) ?? unpayable(s, me, action, source)
    return missing ? [{ action: action.id, missing }] : []
  })
}

/** An action, and what it comes from. */
type Sourced = Pick<Declared, 'action' | 'source'>

const BASIC_SOURCES = BASIC_ACTIONS.map(
  (action): Sourced => ({
    action: inShape(action),
    source: { kind: 'basic', action: action.id },
  }),
)

/** Basic actions, the cards in hand, the Items at hand and the room. */
function sourcesOf(s: State, me: Player, cards: readonly string[]): readonly Sourced[] {
  if (!inRoom(me)) return []
  const { printed, actions } = rulesOf(s)
  const { ofCards, ofRooms } = sourcesIn(printed)
  const sources: Sourced[] = [...BASIC_SOURCES]
  for (let i = 0; i < cards.length; i++) {
    const source = ofCards[cards[i]]
    if (source && cards.indexOf(cards[i]) === i) sources.push(source)
  }
  for (const item of distinctItems(itemsOf(me))) {
    const { action } = printed.items[item.id]
    if (action) sources.push({ action, source: { kind: 'item', item } })
  }
  // Somebody may be asked something on entering, before the room is turned over.
  const { tile, explored } = roomOf(s, me)
  const source = ofRooms[tile]
  if (source && explored) sources.push(source)
  if (actions) for (const action of actions(s, me)) sources.push({ action, source: OTHER })
  return sources
}

/** The cards and rooms with an action. */
const sourcesIn = once(({ cards, tiles }: Printed) => ({
  ofCards: sourcesBy(cards, (card) => ({ kind: 'card', card })),
  ofRooms: sourcesBy(tiles, () => ({ kind: 'room' })),
}))

function sourcesBy(
  defs: Defs<{ readonly id: string; readonly action?: AnyAction }>,
  source: (id: string) => Source,
): Defs<Sourced | undefined> {
  const sources = Object.values(defs).flatMap(({ id, action }) =>
    action ? [{ id, action, source: source(id) }] : [],
  )
  return byId(sources)
}

const OTHER: Source = { kind: 'other' }

function unmet(
  s: State,
  me: Player,
  action: AnyAction,
  source: Source,
  fighting: boolean,
): AnyMissing | null {
  return outOfPlace(s, me, action, source, fighting) ?? action.missing?.(s, me) ?? null
}

function outOfPlace(
  s: State,
  me: Player,
  action: AnyAction,
  source: Source,
  fighting: boolean,
): Missing | null {
  if (fighting && action.when === 'calm') return { why: 'in-combat', rule: 'NEM-COST-07' }
  if (!fighting && action.when === 'combat') return { why: 'no-combat', rule: 'NEM-COST-06' }
  if (source.kind === 'room' && roomOf(s, me).malfunction) {
    return { why: 'malfunction', rule: 'NEM-ROOM-03' }
  }
  return null
}

function waysOf(s: State, me: Player, action: AnyAction): readonly AnyWay[] {
  return action.ways ? action.ways(s, me) : ONE_WAY
}

function unpayable(s: State, me: Player, action: AnyAction, source: Source): Missing | null {
  const ways = waysOf(s, me, action)
  if (ways.length === 0) return { why: 'no-target', rule: 'NEM-COST-10' }
  const cheapest = Math.min(...ways.map((way) => costOf(s, me, action, source) + (way.extra ?? 0)))
  const purse = purseOf(me, source)
  if (cheapest <= purse) return null
  return { why: 'too-dear', rule: 'NEM-COST-10', params: { cost: cheapest, cards: purse } }
}

function optionOf(action: AnyAction, way: AnyWay, cost: number): Option {
  return {
    id: way.id === undefined ? action.id : `${action.id}:${way.id}`,
    label: way.label ?? action.id,
    targets: way.targets,
    // Parts spread between others are slow to copy.
    params: way.params
      ? Object.assign({ action: action.id }, way.params, { cost })
      : { action: action.id, cost },
  }
}
