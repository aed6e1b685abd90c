import type { IntruderType, IntruderView } from '@bulkhead/nemesis'
import { attacksToCome } from '@bulkhead/nemesis/odds'
import { printed } from '@bulkhead/nemesis/printed'
import type { Mind } from './mind.ts'

/** What an attack costs, counted in cards. */

/** How much worse a wound is than the cards it costs. */
const PAIN = 4
const LIGHT_WOUND = 1.2
const SERIOUS_WOUND = 5
const CONTAMINATION = 1.6
const LARVA = 9
export const DEATH = 45

/** What one attack of an Intruder costs this Character on average. */
export function harmOf(mind: Mind, type: string): number {
  const { larva, wounds, lightWounds } = mind.me
  if (type === 'larva') return PAIN * (CONTAMINATION + (larva ? 0 : LARVA))
  const cards = attacksToCome(mind.view)
  let sum = 0
  for (const id of cards) {
    const { attackers } = printed.attacks[id]
    if (attackers.includes(type as IntruderType)) sum += hit(id, wounds.length, lightWounds)
  }
  return (PAIN * sum) / cards.length
}

const LIGHT: Readonly<Record<string, number>> = { scratch: 1, claws: 2 }
/** Serious Wounds with which these kill. */
const DEADLY: Readonly<Record<string, number>> = { bite: 2, tail: 1, frenzy: 2 }

function hit(id: string, wounds: number, light: number): number {
  const kind = id.split('-')[0]
  if (kind in LIGHT) {
    if (wounds >= 3) return DEATH
    const serious = light + LIGHT[kind] > 2
    return LIGHT[kind] * LIGHT_WOUND + CONTAMINATION + (serious ? SERIOUS_WOUND - 2 : 0)
  }
  if (kind in DEADLY) return wounds >= DEADLY[kind] ? DEATH : SERIOUS_WOUND + 2 * wounds
  return kind === 'slime' ? 1 + CONTAMINATION : 4
}

/** What a blow costs by itself, and what a miss costs. */
export const STRIKE_COST = PAIN * CONTAMINATION
export const MISS_COST = PAIN * SERIOUS_WOUND

/** What all of them together do to this Character in one round of attacks. */
export function harmOfAll(mind: Mind, intruders: readonly IntruderView[]): number {
  return intruders.reduce((sum, { type }) => sum + harmOf(mind, type), 0)
}
