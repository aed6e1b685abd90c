import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { WOUNDS_TO_BEAR } from '@bulkhead/hull/printed'
import type { IntruderView } from '@bulkhead/hull/view.ts'
import type { Mind } from './mind.ts'

/** What an attack costs, counted in cards. */

/** How much worse a wound is than the cards it costs. */
const PAIN = 4
const LIGHT_WOUND = 1.2
const SERIOUS_WOUND = 5
export const CONTAMINATION = 1.6
const LARVA = 9
export const DEATH = 45

/** What an attack does: Light Wounds, a Serious Wound that kills whoever has so many, or a loss of cards. */
export type Strike =
  | { readonly light: number }
  | { readonly kills: number }
  | { readonly cards: number }

/** What one attack of an Intruder costs this Character on average. */
export function harmOf(mind: Mind, type: string): number {
  if (type === 'larva') return PAIN * (CONTAMINATION + (mind.me.larva ? 0 : LARVA))
  const cards = mind.lore.chances.attacks(mind)
  let sum = 0
  for (const id of cards) {
    const { attackers } = mind.printed.attacks[id]
    if (attackers.includes(type as IntruderType)) sum += costOf(mind, mind.lore.strike(mind, id))
  }
  return (PAIN * sum) / cards.length
}

function costOf({ me }: Mind, strike: Strike): number {
  const wounds = me.wounds.length
  if ('cards' in strike) return strike.cards
  if ('kills' in strike) return wounds >= strike.kills ? DEATH : SERIOUS_WOUND + 2 * wounds
  if (wounds >= WOUNDS_TO_BEAR) return DEATH
  const serious = me.lightWounds + strike.light > 2
  return strike.light * LIGHT_WOUND + CONTAMINATION + (serious ? SERIOUS_WOUND - 2 : 0)
}

/** What a blow costs by itself, and what a miss costs. */
export const STRIKE_COST = PAIN * CONTAMINATION
export const MISS_COST = PAIN * SERIOUS_WOUND

/** What all of them together do to this Character in one round of attacks. */
export function harmOfAll(mind: Mind, intruders: readonly IntruderView[]): number {
  return intruders.reduce((sum, { type }) => sum + harmOf(mind, type), 0)
}
