import { defOf } from './cards/card.ts'
import { malfunctions, slotsInPlay } from './queries.ts'
import { type CardInPlay, type State, SUPPLY, type Unit } from './state.ts'
import type { Table } from './table.ts'
import { startWorking, stopWorking } from './working.ts'

/** PAND: how long Pandora keeps a card. Taking one is in `pandora.ts`. */

/** A Module, Special or Duplication card under control has changed something (THE-PAND-40). */
export function markUsed(s: State, card: CardInPlay): void {
  if (card.control && s.turn.number > card.control.since) card.control.used = true
}

/** The Embryo goes back to the reserve, basic side up (THE-PAND-26, THE-PAND-44). */
export function returnEmbryo(s: State, card: CardInPlay): Unit | null {
  if (!card.control) return null
  const embryo = s.units[card.control.unit]
  embryo.sector = SUPPLY
  embryo.upgraded = false
  card.control = null
  return embryo
}

/** The card belongs to its original faction again. */
export function endControl(t: Table, slot: number, rule: string): void {
  const s = t.state
  const card = s.installed[slot]!
  stopWorking(t, slot, () => {
    const embryo = returnEmbryo(s, card)!
    t.log('control-ends', { card: card.id, unit: embryo.name }, rule)
  })
  startWorking(t, slot)
}

/** At the end of a turn: cards without a single resolution that changed something in it. */
export function endUsedControls(t: Table): void {
  const s = t.state
  for (const slot of slotsInPlay(s)) {
    const card = s.installed[slot]
    if (!card?.control?.once) continue
    if (defOf(card.id).stops && holdsCrawlers(s)) markUsed(s, card)
    // THE-PAND-43: the Embryo stays while the card malfunctions.
    if (card.control.used && !malfunctions(s, slot)) endControl(t, slot, 'THE-PAND-40')
  }
}

function holdsCrawlers(s: State): boolean {
  return s.installed.some((card) => card?.crawled)
}
