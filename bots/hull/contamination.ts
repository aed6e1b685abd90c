import { contaminationOf, deckSize, type Mind } from './mind.ts'

/** What the last Contamination check may do (NEM-VICTORY-10 to 12). */

const CLEAN = 20 / 27
const DRAWN = 4

/** How likely this Character is to die of the last check as things stand. */
export function doomOf(mind: Mind): number {
  const { me } = mind
  const cards = contaminationOf(mind)
  const infected = [...(me.hand ?? []), ...me.discard].includes('contamination-infected')
  const checked = me.larva || infected ? 1 : 1 - CLEAN ** cards
  return checked * (1 - safeDraw(deckSize(mind), cards))
}

/** That none of the four cards drawn is a Contamination card. */
function safeDraw(actions: number, cards: number): number {
  let chance = 1
  for (let i = 0; i < DRAWN; i++) chance *= (actions - i) / (actions + cards - i)
  return chance
}
