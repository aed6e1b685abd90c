import type { Catalogue } from '../catalogue.ts'
import type { AnyStatistics } from '../simulate/statistics.ts'
import { type Bug, duel } from './duel.ts'

export function duels(bug?: Bug): Catalogue {
  return { duel: { game: duel(bug), statistics } }
}

/** Who plays the 0 dies of it. */
const statistics: AnyStatistics = {
  facets: [{ id: 'hat', title: 'Hat' }],
  uses: [{ id: 'card', title: 'Cards', family: 'card', used: 'played' }],
  lengths: [{ id: 'cards', title: 'Cards played' }],
  causes: { zero: 'Played the 0' },
  collect: ({ state, log }) => {
    const seats: number[] = [...state.played.keys()]
    const played = (seat: number, card: number) =>
      log.some(({ kind, params }) => {
        return kind === 'played' && params?.seat === seat && params.card === String(card)
      })
    return {
      lengths: { cards: state.played.flat().length },
      seats: seats.map((seat) => ({
        facets: { hat: state.hats[seat] },
        survived: !played(seat, 0),
        ...(played(seat, 0) ? { cause: 'zero' } : {}),
        uses: { card: Object.fromEntries([...Array(12).keys()].map((c) => [c, +played(seat, c)])) },
      })),
    }
  },
}
