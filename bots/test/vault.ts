import type { Game, Option, Rng, Seat } from '@bulkhead/kernel'

const DOORS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const COINS = ['copper', 'silver', 'gold']

interface State {
  /** Which door each seat's treasure is behind; only the other seat knows. */
  treasure: string[]
  /** What each seat took in its first turn; only the seat itself knows. */
  coins: string[][]
  guess: string | null
}

interface View {
  treasure: (string | null)[]
  coins: string[] | null
}

/** A seat takes coins, then opens a door it knows nothing about: one decision is seen, one is blind. */
export const vault: Game<State, View> = {
  id: 'vault',
  version: 1,
  components: [DOORS, COINS],
  seats: { min: 2, max: 2 },
  options: {},
  text: { en: {}, fr: {} },
  refuse: () => null,
  setup: (_, seats, rng) => ({
    treasure: Array.from({ length: seats }, () => rng.pick(DOORS)),
    coins: Array.from({ length: seats }, () => []),
    guess: null,
  }),
  *step(t) {
    for (const seat of [0, 1]) {
      const coins = yield* t.ask(seat, { prompt: 'take', min: 0, max: 2 }, COINS.map(option))
      t.state.coins[seat] = coins.map((coin) => coin.id)
      t.log('took', { coins: coins.length }, undefined, { to: [seat] })
    }
    const [door] = yield* t.ask(0, { prompt: 'open' }, [...DOORS, 'leave'].map(option))
    t.state.guess = door.id
  },
  view: (state, seat) => ({
    treasure: state.treasure.map((door, owner) => (owner === seat ? null : door)),
    coins: seat === null ? null : state.coins[seat],
  }),
  redeal: (state, seat, rng) => {
    for (const owner of [0, 1]) hideFrom(state, seat, owner, rng)
  },
  result: ({ guess, treasure }) => {
    if (guess === null) return null
    return {
      winners: guess === 'leave' ? [0] : guess === treasure[0] ? [0, 1] : [1],
      reason: guess,
    }
  },
  check: () => [],
}

function hideFrom(state: State, seat: Seat | null, owner: Seat, rng: Rng): void {
  if (owner === seat) state.treasure[owner] = rng.pick(DOORS)
  else state.coins[owner] = COINS.slice(0, state.coins[owner].length)
}

function option(id: string): Option {
  return { id, label: id }
}
