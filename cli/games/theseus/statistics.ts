import type { TheseusState } from '@bulkhead/theseus'
import { CARDS, SECTORS } from '@bulkhead/theseus/printed'
import {
  counter,
  type Finished,
  type SeatFacts,
  type Statistics,
} from '../../simulate/statistics.ts'

export const theseusStatistics: Statistics<TheseusState> = {
  facets: [
    { id: 'faction', title: 'Faction', family: 'faction' },
    { id: 'mode', title: 'Mode', family: 'mode' },
  ],
  uses: [
    { id: 'card', title: 'Cards', family: 'card', used: 'installed or played at least once' },
    { id: 'sector', title: 'Sectors', family: 'sector', used: 'a unit of the seat stopped there' },
  ],
  lengths: [{ id: 'turns', title: 'Turns' }],
  collect: (end) => ({
    lengths: { turns: end.state.turn.number },
    seats: end.state.players.map((_, seat) => factsOf(end, seat)),
  }),
}

function factsOf({ state, log }: Finished<TheseusState>, seat: number): SeatFacts {
  const { faction } = state.players[seat]
  const cardsUsed = counter(cardsInGame(state, seat))
  const sectors = counter(state.ring.map((sector) => SECTORS[sector].id))
  const own = new Set(state.units.flatMap((unit) => (unit.owner === seat ? [unit.name] : [])))
  for (const { kind, params = {} } of log) {
    if ((kind === 'installed' || kind === 'plays') && params.faction === faction) {
      cardsUsed.add(String(params.card))
    }
    if (kind === 'arrives' && own.has(String(params.unit))) sectors.add(String(params.sector))
  }
  return {
    facets: { faction, mode: state.mode },
    uses: { card: cardsUsed.counts, sector: sectors.counts },
  }
}

/** The cards of the faction of which not every copy has stayed in the box. */
function cardsInGame({ players }: TheseusState, seat: number): string[] {
  const { faction, box } = players[seat]
  const boxed = (id: string) => box.filter((one) => one === id).length
  return Object.values(CARDS)
    .filter((card) => card.faction === faction && boxed(card.id) < card.copies)
    .map((card) => card.id)
}
