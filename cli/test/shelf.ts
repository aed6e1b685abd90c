import type { Catalogue } from '../catalogue.ts'
import { type Bug, duel } from './duel.ts'

export function duels(bug?: Bug): Catalogue {
  return { duel: { game: duel(bug), sideOf: (state, seat) => state.hats[seat] } }
}
