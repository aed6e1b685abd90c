import type { Dictionary, Translation } from '@bulkhead/kernel'
import type { effects as english } from './en.ts'
import { withWays } from './ways.ts'

const OPENINGS = {
  go: 'Direction {sector:the} : ',
  tried: 'Le meilleur de {tried} essais : ',
  both: 'Le meilleur de {tried} essais, direction {sector:the} : ',
}

const effects: Translation<typeof english> = {
  'takes-life': 'inflige une perte de {points} PV ({faction}).',
  'gains-data': 'gagne {points} PC.',
  'gains-life': 'regagne {points} PV.',
  installs: 'installe la carte {card}.',
  removes: 'se débarrasse de la carte {card}.',
  'upgrades-unit': "améliore l'unité {unit}.",
  'upgrades-card': 'améliore la carte {card}.',
  malfunction: 'met la carte {card} en panne.',
  'takes-upgrade': 'gagne un jeton Amélioration.',
  draws: 'prépare la carte {card} pour plus tard.',
  stands: 'la place y est meilleure.',
}

export const fr: Dictionary = withWays(OPENINGS, effects)
