import { gameNamed, type Listed } from '../catalogue.ts'
import { coloursOf, type Shell, say, sayJson } from '../shell.ts'
import { table } from '../table.ts'
import { compare, theirMoves } from './compare.ts'
import { type Besides, gameFigures } from './games.ts'
import type { Figures, Rounds } from './measure.ts'
import { stationWalk, theirStationWalk } from './station.ts'
import { theirTicTacToe, ticTacToe } from './tictactoe.ts'

export interface BenchArguments {
  readonly json?: boolean
  readonly rounds?: Rounds
}

const ROUNDS: Rounds = { warmups: 2, rounds: 9, milliseconds: 150 }

/** Measures the kernel against boardgame.io, and every game; all in one run, in one thread. */
export function bench(shell: Shell, { json, rounds = ROUNDS }: BenchArguments): void {
  const measurements: Readonly<Record<string, () => Figures>> = {
    'tic-tac-toe': () => compare('tictactoe', ticTacToe, theirTicTacToe, rounds),
    'a state of 46 KB': () => compare('state46k', stationWalk, theirStationWalk, rounds),
    ...Object.fromEntries(
      Object.values(shell.games).map((listed) => [
        listed.game.id,
        () => gameFigures(listed, besidesOf(shell, listed), rounds),
      ]),
    ),
  }
  const figures: Figures = {}
  for (const [name, measure] of Object.entries(measurements)) {
    if (shell.err.isTTY) shell.err.write(`Measuring ${name}…\n`)
    Object.assign(figures, measure())
  }
  if (json) sayJson(shell, figures)
  else printFigures(shell, figures)
}

/** What a game is measured beside: boardgame.io's moves on a state of 46 KB, and a game of its family where it names one. */
function besidesOf({ games }: Shell, { beside }: Listed): Besides {
  return {
    theirs: theirMoves(stationWalk, theirStationWalk),
    family: beside === undefined ? null : gameNamed(games, beside),
  }
}

function printFigures(shell: Shell, figures: Figures): void {
  const { bold, dim } = coloursOf(shell.out)
  const rows = Object.entries(figures).map(([name, value]) => [
    name.endsWith('atio') ? bold(name) : name,
    rounded(value),
  ])
  say(shell, ...table(rows), '')
  say(
    shell,
    dim('A ratio says how many times as fast as boardgame.io; with history unless it says so.'),
    dim('One that names a game says how many times as fast as that game.'),
  )
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: value >= 1000 ? 6 : 3 })
}
