import type { Dictionary } from '@bulkhead/kernel'
import { withWays } from './ways.ts'

const OPENINGS = {
  go: 'To {sector:the}: ',
  tried: 'The best of {tried} tried: ',
  both: 'The best of {tried} tried, to {sector:the}: ',
}

/** What a line of play does for its seat. */
export const effects = {
  'takes-life': 'takes {points} Life from {faction:the}.',
  'gains-data': 'gains {points} Data.',
  'gains-life': 'regains {points} Life.',
  installs: 'gets {card} installed.',
  removes: 'gets rid of {card}.',
  'upgrades-unit': 'upgrades {unit}.',
  'upgrades-card': 'upgrades {card}.',
  malfunction: 'puts {card} out of order.',
  'takes-upgrade': 'gains an Upgrade token.',
  draws: 'prepares {card} for later.',
  stands: 'stands better there.',
} as const satisfies Dictionary

export const en: Dictionary = withWays(OPENINGS, effects)
