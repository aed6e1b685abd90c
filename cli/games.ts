import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Catalogue } from './catalogue.ts'
import { nemesisChances } from './chances.ts'

export const games: Catalogue = {
  theseus: { game: theseus, sideOf: (state, seat) => state.players[seat].faction },
  nemesis: {
    game: nemesis,
    sideOf: (state, seat) => `player ${state.players[seat].number}`,
    usualSeats: 4,
    chances: nemesisChances,
  },
}
