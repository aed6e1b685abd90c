import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import type { Catalogue } from './catalogue.ts'
import { nemesisChances } from './chances.ts'
import { nemesisStatistics } from './simulate/nemesis.ts'
import { theseusStatistics } from './simulate/theseus.ts'

export const games: Catalogue = {
  theseus: { game: theseus, statistics: theseusStatistics },
  nemesis: {
    game: nemesis,
    statistics: nemesisStatistics,
    usualSeats: 4,
    chances: nemesisChances,
  },
}
