import type { Table } from '@bulkhead/kernel'
import { defOf } from './cards/card.ts'
import { SLOTS, type Slot } from './components.ts'
import { returnEmbryo } from './control.ts'
import { works } from './queries.ts'
import { type CardInPlay, NONE, type State } from './state.ts'

/** Cards coming into their slots and leaving them. */

export function install(t: Table<State>, slot: Slot, card: CardInPlay): void {
  const s = t.state
  s.installed[slot] = card
  const { faction } = s.players[card.owner]
  t.log('installed', { card: card.id, faction, slot: SLOTS[slot].id }, 'THE-SECTOR-08')
  startWorking(s, slot)
}

/** THE-PLAN-17: it leaves the game for good, and all that lies on it goes back. */
export function discardInstalled(t: Table<State>, slot: Slot, rule: string): void {
  const s = t.state
  const card = s.installed[slot]!
  stopWorking(s, slot)
  freeHeldBy(s, slot)
  returnEmbryo(s, card)
  s.installed[slot] = null
  s.discarded.push(card.id)
  t.log('discarded', { card: card.id }, rule)
}

/** Moves a card with everything on it to another slot (Shaft). */
export function moveCard(t: Table<State>, from: Slot, to: Slot): void {
  const s = t.state
  const card = s.installed[from]!
  stopWorking(s, from)
  s.installed[from] = null
  s.installed[to] = card
  for (const unit of s.units) if (unit.clamp === from) unit.clamp = to
  t.log('card-moved', { card: card.id, slot: SLOTS[to].id }, 'THE-CARD-58')
  startWorking(s, to)
}

export function startWorking(s: State, slot: Slot): void {
  const card = s.installed[slot]
  if (card && works(s, slot)) defOf(card.id).begins?.(s, slot)
}

export function stopWorking(s: State, slot: Slot): void {
  const card = s.installed[slot]
  if (card && works(s, slot)) defOf(card.id).stops?.(s, slot)
}

/** THE-TOKEN-06: a Clamp that leaves the game holds nobody. */
function freeHeldBy(s: State, slot: Slot): void {
  for (const unit of s.units) if (unit.clamp === slot) unit.clamp = NONE
}
