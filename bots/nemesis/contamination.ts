import type { PlayerView } from '@bulkhead/nemesis'
import { contaminationOf } from './mind.ts'

/** What the last Contamination check may do (NEM-VICTORY-10 to 12). */

const CLEAN = 20 / 27
const ACTION_CARDS = 10
const DRAWN = 4

/** How likely a Character is to die of the last check as things stand. */
export function doomOf(me: PlayerView): number {
  const cards = contaminationOf(me)
  const infected = [...(me.hand ?? []), ...me.discard].includes('contamination-infected')
  const checked = me.larva || infected ? 1 : 1 - CLEAN ** cards
  return checked * (1 - safeDraw(cards))
}

/** That none of the four cards drawn is a Contamination card. */
function safeDraw(cards: number): number {
  let chance = 1
  for (let i = 0; i < DRAWN; i++) chance *= (ACTION_CARDS - i) / (ACTION_CARDS + cards - i)
  return chance
}
