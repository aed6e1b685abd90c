import type { Rules, Seat } from '@bulkhead/kernel'
import type { Effect, Use } from './cards/card.ts'
import { defOf, isTrap } from './cards/card.ts'
import { SLOTS, type Slot } from './components.ts'
import { endControl, markUsed } from './control.ts'
import { discardInstalled } from './installing.ts'
import { cardValue, duplicationsOf } from './queries.ts'
import type { CardInPlay } from './state.ts'
import type { Table } from './table.ts'

/** CARDTYPE: one card's turn to act, with its copies and what follows. */

/**
 * Lets an installed card act: once, and once more for each Duplication beside it. A card whose copies
 * are special hears how many times it counts.
 */
export function* resolve(
  t: Table,
  slot: Slot,
  you: Seat,
  effect: (use: Use) => Effect,
  copied = true,
): Rules {
  const s = t.state
  const card = s.installed[slot]!
  const def = defOf(card.id)
  const copies = copied && def.duplicates !== 'never' ? duplicationsOf(s, slot) : []
  const special = def.duplicates === 'special'
  const times = special ? 1 + copies.length : 1
  let resolutions = 0
  for (let round = special ? copies.length : 0; round <= copies.length; round++) {
    // What has left meanwhile, the card or a Duplication, acts no more (THE-CARDTYPE-16).
    if (s.installed[slot] !== card) break
    if (round > duplicationsOf(s, slot).length) break
    const sector = SLOTS[slot].sector
    const done = yield* effect({ t, s, you, card, slot, sector, value: cardValue(card), times })
    if (done !== false) resolutions++
  }
  if (resolutions === 0) return
  // A Duplication whose copy was declined, or found nothing to do, has changed nothing (THE-PAND-40).
  if (special || resolutions > 1) for (const copy of copies) markUsed(s, copy)
  if (s.installed[slot] === card) finish(t, slot, card)
}

/** A single-use card is discarded once (THE-CARDTYPE-23); Pandora's one use is over (THE-PAND-39). */
function finish(t: Table, slot: Slot, card: CardInPlay): void {
  const def = defOf(card.id)
  const resolvedOnce = def.type === 'action' || isTrap(def)
  if (!resolvedOnce) markUsed(t.state, card)
  if (def.once) discardInstalled(t, slot, 'THE-CARDTYPE-20')
  else if (resolvedOnce && card.control?.once) endControl(t, slot, 'THE-PAND-26')
}
