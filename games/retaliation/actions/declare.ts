import type { Target } from '@bulkhead/kernel'
import { itemTarget } from '../choices.ts'
import { cardDef, itemDef, roomDef, woundDef } from '../pack.ts'
import { actionCards, inCombat, itemsOf, onMap } from '../queries.ts'
import type { Item, Player, State } from '../state.ts'
import type { Missing, Option } from '../table.ts'
import type { Action, Declared, Source, Way } from './action.ts'
import { actionInShape, labelOf, waysOf } from './action.ts'
import { BASIC_ACTIONS } from './basic.ts'
import { useRoom } from './room-action.ts'

/** ACT: what a Character can do now, and why the rest cannot be done. */

export function declarable(s: State, me: Player): Declared[] {
  const declared: Declared[] = []
  const cards = actionCards(me).length
  const fights = inCombat(s, me)
  for (const [action, source] of sourcesOf(s, me)) {
    if (fights && action.calm) continue
    const purse = source.kind === 'card' ? cards - 1 : cards
    const cost = costOf(s, me, action, source)
    if (cost > purse) continue
    for (const way of waysOf(s, me, action, itemIn(source))) {
      const price = cost + (way.extra ?? 0)
      if (price > purse) continue
      const option = optionOf(action, source, way, price)
      if (!s.turn.refused.includes(option.id))
        declared.push({ action, source, way, cost: price, option })
    }
  }
  return declared
}

/** What is out of reach, each with its first reason. */
export function undeclarable(s: State, me: Player): { action: string; missing: Missing }[] {
  return sourcesOf(s, me).flatMap(([action, source]) => {
    const missing = unmet(s, me, action) ?? unable(s, me, action, source)
    return missing ? [{ action: nameOf(action, source), missing }] : []
  })
}

function unable(s: State, me: Player, action: Action, source: Source): Missing | null {
  const own = action.missing?.(s, me, itemIn(source))
  if (own) return own
  const ways = waysOf(s, me, action, itemIn(source))
  if (ways.length === 0) return { why: 'no-target', rule: 'RET-EFFECT-01' }
  const cheapest = Math.min(...ways.map(({ extra }) => extra ?? 0))
  const cost = costOf(s, me, action, source) + cheapest
  const cards = purseOf(me, source)
  return cost <= cards
    ? null
    : { why: 'too-few-cards', params: { cost, cards }, rule: 'RET-ACT-04' }
}

/** Basic Actions, the cards in hand, the Items at hand and the Room. */
function sourcesOf(s: State, me: Player): [Action, Source][] {
  if (!onMap(me)) return []
  const sources = [...BASIC_SOURCES]
  for (const card of actionCards(me)) sources.push([cardDef(card).action, { kind: 'card', card }])
  for (const item of distinctItems(me)) {
    const { action } = itemDef(item)
    if (action && !item.malfunction) sources.push([action, { kind: 'item', item }])
  }
  if (roomDef(s, me.room).effects.length > 0) sources.push([ROOM_ACTION, { kind: 'room' }])
  return sources
}

const BASIC_SOURCES = BASIC_ACTIONS.map((action): [Action, Source] => [
  actionInShape(action),
  { kind: 'basic' },
])
const ROOM_ACTION = actionInShape(useRoom)

/** Equal Items do the same. */
function distinctItems(me: Player): Item[] {
  const items = itemsOf(me)
  return items.filter((item, i) => items.findIndex((other) => isEqual(item, other)) === i)
}

function isEqual(item: Item, other: Item): boolean {
  return item.id === other.id && item.malfunction === other.malfunction
}

/** RET-ACT-18, RET-CARD-03 */
function unmet(s: State, me: Player, action: Action): Missing | null {
  return action.calm && inCombat(s, me) ? { why: 'in-combat', rule: 'RET-ACT-18' } : null
}

/** RET-WOUND-06: equal wounds do not add up. */
function costOf(s: State, me: Player, action: Action, source: Source): number {
  const base = source.kind === 'item' ? ITEM_COST : action.cost
  const id = source.kind === 'item' ? 'use-item' : action.id
  if (source.kind === 'card' || me.wounds.length === 0) return base
  let cost = base
  for (const wound of new Set(me.wounds)) cost += woundDef(wound).costs?.(s, me, id) ?? 0
  return cost
}

const ITEM_COST = 1

/** RET-ACT-02: Contamination pays for nothing; a played card does not pay for itself. */
function purseOf(me: Player, source: Source): number {
  return actionCards(me).length - (source.kind === 'card' ? 1 : 0)
}

function itemIn(source: Source): Item | undefined {
  return source.kind === 'item' ? source.item : undefined
}

function nameOf(action: Action, source: Source): string {
  if (source.kind === 'card') return cardDef(source.card).id
  return source.kind === 'item' ? source.item.id : action.id
}

function optionOf(action: Action, source: Source, way: Way, cost: number): Option {
  const by = nameOf(action, source)
  return {
    id: way.id === undefined ? by : `${by}:${way.id}`,
    label: labelOf(action, way),
    targets: targetsOf(source, way.targets ?? []),
    params: way.params ? { by, ...way.params, cost } : { by, cost },
  }
}

/** What a card or an Item does points at it as well. */
function targetsOf(source: Source, targets: readonly Target[]): readonly Target[] {
  if (source.kind === 'card') return [...targets, { kind: 'card', id: source.card }]
  return source.kind === 'item' ? [...targets, itemTarget(source.item)] : targets
}
