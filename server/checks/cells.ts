import type { AnyGame, Option } from '@bulkhead/kernel'

/**
 * The least of a game, for us and for boardgame.io: everybody marks a cell, again and again. Where it is
 * played together all may act at any time.
 */
export const CELLS = 9

const MARKS: readonly Option[] = Array.from({ length: CELLS }, (_, cell) => ({
  id: String(cell),
  label: 'mark',
}))

interface Cells {
  readonly cells: (number | null)[]
  readonly seats: number
  readonly cargo: readonly Cargo[]
}

/** Something on the table that this move does not touch, as most things are. */
interface Cargo {
  readonly id: string
  readonly place: number
  readonly marks: readonly number[]
}

const BYTES_OF_CARGO = 46

/** Everything else that lies on the table of a real game; the environment says how many kilobytes. */
function cargo(): Cargo[] {
  const kilobytes = Number(process.env.CARGO ?? 0)
  return Array.from({ length: Math.round((kilobytes * 1024) / BYTES_OF_CARGO) }, (_, i) => ({
    id: `card-${String(i).padStart(4, '0')}`,
    place: i % 21,
    marks: [i % 5, i % 7],
  }))
}

export const cells: AnyGame = {
  id: 'cells',
  version: 1,
  components: {},
  seats: { min: 1, max: 5 },
  options: {},
  text: { en: {}, fr: {} },
  refuse: () => null,
  setup: (_options, seats): Cells => ({
    cells: new Array(CELLS).fill(null),
    seats,
    cargo: cargo(),
  }),
  *step(t) {
    const seats = Array.from({ length: t.state.seats }, (_, seat) => seat)
    const question = { prompt: 'mark' }
    const marked = yield* t.askAll(seats.map((seat) => ({ seat, question, choices: MARKS })))
    for (const { seat, picks } of marked) t.state.cells[Number(picks[0].id)] = seat
  },
  view: ({ cells, cargo }: Cells) => ({ cells: [...cells], cargo }),
  redeal() {},
  result: () => null,
  check: () => [],
}

/** The same as boardgame.io wants it. */
export const theirCells = {
  name: 'cells',
  setup: () => ({ cells: new Array(CELLS).fill(null), cargo: cargo() }),
  turn: { activePlayers: { all: '' } },
  moves: {
    mark: {
      // Their server decides, as ours does, and is not asked twice for what the client has guessed.
      client: false,
      move({ G, playerID }: { G: Pick<Cells, 'cells'>; playerID: string }, cell: number) {
        G.cells[cell] = Number(playerID)
      },
    },
  },
}
