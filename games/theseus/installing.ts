import { SLOTS, type Slot } from './components.ts'
import { returnEmbryo } from './control.ts'
import type { CardInPlay } from './state.ts'
import type { Table } from './table.ts'
import { release } from './tokens.ts'
import { startWorking, stopWorking } from './working.ts'

/** Cards coming into their slots and leaving them. */

export function install(t: Table, slot: Slot, card: CardInPlay): void {
  const s = t.state
  s.installed[slot] = card
  const { faction } = s.players[card.owner]
  t.log('installed', { card: card.id, faction, slot: SLOTS[slot].id }, 'THE-SECTOR-08')
  startWorking(t, slot)
}

/** THE-PLAN-17: it leaves the game for good, and all that lies on it goes back. */
export function discardInstalled(t: Table, slot: Slot, rule: string): void {
  const s = t.state
  const card = s.installed[slot]!
  stopWorking(t, slot, () => {
    s.installed[slot] = null
    s.discarded.push(card.id)
    t.log('discarded', { card: card.id }, rule)
  })
  freeHeldBy(t, slot)
  const embryo = returnEmbryo(s, card)
  if (embryo) t.log('embryo-returns', { unit: embryo.name }, 'THE-PAND-44')
}

/** Moves a card with everything on it to another slot (Shaft). */
export function moveCard(t: Table, from: Slot, to: Slot): void {
  const s = t.state
  const card = s.installed[from]!
  stopWorking(t, from, () => {
    s.installed[from] = null
    s.installed[to] = card
    for (const unit of s.units) if (unit.clamp === from) unit.clamp = to
    t.log('card-moved', { card: card.id, slot: SLOTS[to].id }, 'THE-CARD-58')
  })
  startWorking(t, to)
}

/** THE-TOKEN-06: a Clamp that leaves the game holds nobody. */
function freeHeldBy(t: Table, slot: Slot): void {
  for (const unit of t.state.units) if (unit.clamp === slot) release(t, unit, 'THE-TOKEN-06')
}
