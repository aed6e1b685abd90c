import type { Game, Option } from '@bulkhead/kernel'
import type { BoardgameIoGame } from './boardgameio.ts'

type Cells = (number | null)[]

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

function hasLine(cells: Cells): boolean {
  return LINES.some(([a, b, c]) => {
    const mark = cells[a]
    return mark !== null && mark === cells[b] && mark === cells[c]
  })
}

function isFull(cells: Cells): boolean {
  return cells.every((cell) => cell !== null)
}

interface State {
  cells: Cells
  turn: number
}

const MARKS: readonly Option[] = Array.from({ length: 9 }, (_, cell) => ({
  id: String(cell),
  label: 'mark',
}))

export const ticTacToe: Game<State> = {
  id: 'tictactoe',
  version: 1,
  components: LINES,
  seats: { min: 2, max: 2 },
  options: {},
  text: { en: {}, fr: {} },
  refuse: () => null,
  setup: () => ({ cells: new Array(9).fill(null), turn: 0 }),
  *step(t) {
    const { cells, turn } = t.state
    const free = MARKS.filter((_, cell) => cells[cell] === null)
    const [pick] = yield* t.ask(turn, { prompt: 'mark' }, free)
    cells[Number(pick.id)] = turn
    t.log('marked', { seat: turn, cell: pick.id })
    t.state.turn = 1 - turn
  },
  view: (state) => state,
  redeal: () => {},
  result: ({ cells, turn }) => {
    if (hasLine(cells)) return { winners: [1 - turn], reason: 'line' }
    return isFull(cells) ? { winners: [], reason: 'full' } : null
  },
  check: () => [],
}

/** The same game as boardgame.io's own tutorial writes it. */
export const theirTicTacToe: BoardgameIoGame<{ cells: Cells }> = {
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    act: ({ G, playerID }, cell) => {
      if (G.cells[Number(cell)] !== null) return 'INVALID_MOVE'
      G.cells[Number(cell)] = Number(playerID)
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winners: [Number(ctx.currentPlayer)] }
    if (isFull(G.cells)) return { winners: [] }
  },
}
