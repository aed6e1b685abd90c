import type { Game, Option, Result, Rules, Table } from '../../index.ts'

/** Three in a row on nine squares, or four on twenty-five. One seat may play both sides. */

interface Board {
  side: number
  line: number
  seats: number
  squares: (0 | 1 | null)[]
}

export const noughts: Game<Board, Board> = {
  id: 'noughts',
  version: 1,
  components: { small: [3, 3], large: [5, 4] },
  seats: { min: 1, max: 2 },
  options: { board: { kind: 'choice', values: ['small', 'large'], default: 'small' } },
  text: {
    en: {
      'prompt.square': 'Mark a square.',
      'option.mark': 'Mark square {square}',
      'log.marked': 'Side {side} marks square {square}.',
      'result.line': 'A line is complete.',
      'result.full': 'The board is full.',
    },
    fr: {
      'prompt.square': 'Marquez une case.',
      'option.mark': 'Marquer la case {square}',
      'log.marked': 'Le camp {side} marque la case {square}.',
      'result.line': 'Une ligne est complète.',
      'result.full': 'Le plateau est plein.',
    },
  },
  refuse: () => null,
  setup({ board }, seats) {
    const [side, line] = board === 'large' ? [5, 4] : [3, 3]
    return { side, line, seats, squares: new Array(side * side).fill(null) }
  },
  step: mark,
  view: ({ side, line, seats, squares }) => ({ side, line, seats, squares: [...squares] }),
  redeal() {},
  result,
  check: () => [],
}

function* mark(t: Table<Board>): Rules {
  const { squares, seats } = t.state
  const mover = moverOf(t.state)
  const free = squares.flatMap((owner, square) => (owner === null ? [square] : []))
  const square = yield* t.pick(mover % seats, { prompt: 'square' }, free, squareOption)
  squares[square] = mover
  t.log('marked', { side: mover, square })
}

function squareOption(square: number): Option {
  return { id: `mark:${square}`, label: 'mark', targets: [{ kind: 'square', id: square }] }
}

function moverOf({ squares }: Board): 0 | 1 {
  const marked = squares.filter((owner) => owner !== null).length
  return marked % 2 === 0 ? 0 : 1
}

function result(board: Board): Result | null {
  const { side, squares, seats } = board
  for (const [square, owner] of squares.entries()) {
    if (owner === null) continue
    const ways = [1, side - 1, side, side + 1]
    if (ways.some((way) => isLine(board, square, way))) {
      return { winners: [owner % seats], reason: 'line' }
    }
  }
  return squares.includes(null) ? null : { winners: [], reason: 'full' }
}

function isLine({ side, line, squares }: Board, from: number, way: number): boolean {
  const owner = squares[from]
  for (let i = 1, square = from; i < line; i++) {
    const column = square % side
    square += way
    const wraps = Math.abs((square % side) - column) > 1
    if (wraps || squares[square] !== owner) return false
  }
  return true
}
