import { theseus } from '@bulkhead/theseus'
import type { Catalogue } from './catalogue.ts'

export const games: Catalogue = {
  theseus: { game: theseus, sideOf: (state, seat) => state.players[seat].faction },
}
