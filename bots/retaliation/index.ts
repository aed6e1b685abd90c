import type { RetaliationView } from '@bulkhead/retaliation'
import type { Bot, Seen } from '../bot.ts'
import type { Levels, Players } from '../levels.ts'
import { gentle } from './gentle.ts'
import { decide } from './policy.ts'
import { strong } from './strong.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

export const levels: Levels = {
  gentle: () => gentle,
  good: () => good,
  strong: (budget = { playouts: 40 }) => strong(budget),
}

export const text: Players['text'] = { en, fr }

/** Plays by heuristics alone, at once. */
const good: Bot = {
  name: 'good',
  thinks: true,
  choose(seen) {
    const { view, decision, log } = seen as Seen<RetaliationView>
    return decide(view, decision, log)
  },
}
