import type { Dictionary } from '@bulkhead/kernel'
import { withWays } from './ways.ts'

export const en: Dictionary = withWays('To {sector:the}: ', {
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
})
