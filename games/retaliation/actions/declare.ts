import type { Target } from '@bulkhead/kernel'
import { itemTarget } from '../choices.ts'
import { cardDef, itemDef, roomDef, woundDef } from '../pack.ts'
import { actionCards, inCombat, isContamination, itemsOf, onMap } from '../queries.ts'
import type { Item, Player, State } from '../state.ts'
import type { Missing, Option } from '../table.ts'
import type { Declared, Source, Way } from './action.ts'
import { actionInShape, labelOf, newSource, waysOf } from './action.ts'
import { BASIC_ACTIONS } from './basic.ts'
import { useRoom } from './room-action.ts'

/** ACT: what a Character can do now, and why the rest cannot be done. */

export function declarable(s: State, me: Player): Declared[] {
  const declared: Declared[] = []
  const cards = actionCards(me).length
  const fights = inCombat(s, me)
  const { refused } = s.turn
  for (const source of sourcesOf(s, me)) {
    const { action, card, item } = source
    if (fights && action.calm) continue
    const purse = card === null ? cards : cards - 1
    const cost = costOf(s, me, source)
    if (cost > purse) continue
    const by = nameOf(source)
    for (const way of waysOf(s, me, action, item)) {
      const price = cost + (way.extra ?? 0)
      if (price > purse) continue
      const option = optionOf(by, source, way, price)
      if (!refused.includes(option.id)) declared.push({ source, way, cost: price, option })
    }
  }
  return declared
}

/** What is out of reach, each with its first reason. */
export function undeclarable(s: State, me: Player): { action: string; missing: Missing }[] {
  return sourcesOf(s, me).flatMap((source) => {
    const missing = unmet(s, me, source) ?? unable(s, me, source)
    return missing ? [{ action: nameOf(source), missing }] : []
  })
}

function unable(s: State, me: Player, source: Source): Missing | null {
  const { action, item } = source
  const own = action.missing?.(s, me, item)
  if (own) return own
  const ways = waysOf(s, me, action, item)
  if (ways.length === 0) return { why: 'no-target', rule: 'RET-EFFECT-01' }
  const cheapest = Math.min(...ways.map(({ extra }) => extra ?? 0))
  const cost = costOf(s, me, source) + cheapest
  const cards = purseOf(me, source)
  return cost <= cards
    ? null
    : { why: 'too-few-cards', params: { cost, cards }, rule: 'RET-ACT-04' }
}

/** Basic Actions, the cards in hand, the Items at hand and the Room. */
function sourcesOf(s: State, me: Player): Source[] {
  if (!onMap(me)) return []
  const sources = [...BASIC_SOURCES]
  for (const card of me.hand) {
    if (!isContamination(card)) sources.push(newSource('card', cardDef(card).action, card))
  }
  for (const item of itemsOf(me)) {
    const { action } = itemDef(item)
    if (!action || item.malfunction || hasSource(sources, item)) continue
    sources.push(newSource('item', action, null, item))
  }
  if (roomDef(s, me.room).effects.length > 0) sources.push(ROOM_SOURCE)
  return sources
}

const BASIC_SOURCES = BASIC_ACTIONS.map((action) => newSource('basic', actionInShape(action)))
const ROOM_SOURCE = newSource('room', actionInShape(useRoom))

/** Equal Items do the same. */
function hasSource(sources: readonly Source[], { id }: Item): boolean {
  return sources.some(({ item }) => item !== undefined && item.id === id)
}

/** RET-ACT-18, RET-CARD-03 */
function unmet(s: State, me: Player, { action }: Source): Missing | null {
  return action.calm && inCombat(s, me) ? { why: 'in-combat', rule: 'RET-ACT-18' } : null
}

/** RET-WOUND-06: equal wounds do not add up. */
function costOf(s: State, me: Player, { action, card, item }: Source): number {
  const base = item ? ITEM_COST : action.cost
  if (card !== null || me.wounds.length === 0) return base
  const id = item ? 'use-item' : action.id
  let cost = base
  for (const wound of new Set(me.wounds)) cost += woundDef(wound).costs?.(s, me, id) ?? 0
  return cost
}

const ITEM_COST = 1

/** RET-ACT-02: Contamination pays for nothing; a played card does not pay for itself. */
function purseOf(me: Player, { card }: Source): number {
  return actionCards(me).length - (card === null ? 0 : 1)
}

function nameOf({ action, card, item }: Source): string {
  if (card !== null) return cardDef(card).id
  return item ? item.id : action.id
}

function optionOf(by: string, source: Source, way: Way, cost: number): Option {
  const { id, params } = way
  return {
    id: id === undefined ? by : `${by}:${id}`,
    label: labelOf(source.action, way),
    targets: targetsOf(source, way),
    params: params ? { by, ...params, cost } : { by, cost },
  }
}

/** What a card or an Item does points at it as well. */
function targetsOf({ card, item }: Source, { targets = NO_TARGETS }: Way): readonly Target[] {
  if (card !== null) return [...targets, { kind: 'card', id: card }]
  return item ? [...targets, itemTarget(item)] : targets
}

const NO_TARGETS: readonly Target[] = []
