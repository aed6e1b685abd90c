import type { View } from '@bulkhead/hull/view.ts'
import type { Bot, Seen } from '../bot.ts'
import type { Levels } from '../levels.ts'
import { gentle } from './gentle.ts'
import type { Lore } from './lore.ts'
import { decide } from './policy.ts'
import { strong } from './strong.ts'

/** Who plays a game of the family, from what it tells its bots. */
export function levelsOf(lore: Lore): Levels {
  return {
    gentle: () => gentle(lore),
    good: () => good(lore),
    strong: (budget = { playouts: 40 }) => strong(lore, budget),
  }
}

/** Plays by heuristics alone, at once. */
function good(lore: Lore): Bot {
  return {
    name: 'good',
    thinks: true,
    choose(seen) {
      const { view, decision, log } = seen as Seen<View>
      return decide(lore, view, decision, log)
    },
  }
}
