import { type AnyGame, type OptionValue, resolveSetup } from '@bulkhead/kernel'
import { type Mode, seatNumbers } from '../fuzz/setup.ts'

/** The options that say which game is played. */
const KINDS = ['play', 'mode']

/** What a match is of: with the fewest seats a game has rules of its own, whatever mode was named. */
export function kindOf(game: AnyGame, { seats, options }: Mode): string {
  const isFewest = seats === game.seats.min
  return KINDS.filter((name) => name in game.options)
    .map((name) => (name === 'mode' && isFewest ? 'fewest' : options[name]))
    .join(' ')
}

/** Every number of seats in every mode that the game takes, by what is played then. */
export function kindsOf(game: AnyGame): ReadonlyMap<string, readonly Mode[]> {
  let options: Mode['options'][] = [{}]
  for (const name of KINDS) {
    const spec = game.options[name]
    if (spec?.kind !== 'choice') continue
    options = options.flatMap((some) => spec.values.map((value) => ({ ...some, [name]: value })))
  }
  const modes = seatNumbers(game)
    .flatMap((seats) => options.map((some) => ({ seats, options: some })))
    .filter((mode) => isTaken(game, mode))
  const kinds = [...new Set(modes.map((mode) => kindOf(game, mode)))]
  return new Map(kinds.map((kind) => [kind, modes.filter((mode) => kindOf(game, mode) === kind)]))
}

/** Every mode with every number of seats; and at the usual number one option at a time is another than usual. */
export function usualModes(game: AnyGame, usualSeats: number): Mode[] {
  const plain = defaultsOf(game)
  const crowds = seatNumbers(game).flatMap((seats) => inEveryMode(game, seats, plain))
  const varied = Object.entries(game.options).flatMap(([name, spec]) => {
    if (spec.kind === 'perSeat' || name === 'mode') return []
    const values = spec.kind === 'flag' ? [true, false] : spec.values
    const others = values.filter((value) => value !== spec.default)
    return others.map((value) => firstTaken(game, usualSeats, { ...plain, [name]: value }))
  })
  return [...crowds, ...varied].filter((mode) => isTaken(game, mode))
}

/** Some options are only for another mode, or for another number of seats. */
function firstTaken(game: AnyGame, usualSeats: number, options: Mode['options']): Mode {
  const all = [usualSeats, ...seatNumbers(game)].flatMap((seats) =>
    inEveryMode(game, seats, options),
  )
  return all.find((mode) => isTaken(game, mode)) ?? all[0]
}

function inEveryMode(game: AnyGame, seats: number, options: Mode['options']): Mode[] {
  const { mode } = game.options
  if (mode?.kind !== 'choice') return [{ seats, options }]
  return mode.values.map((value) => ({ seats, options: { ...options, mode: value } }))
}

function isTaken(game: AnyGame, { seats, options }: Mode): boolean {
  return typeof resolveSetup(game, options, seats) !== 'string'
}

function defaultsOf(game: AnyGame): Record<string, OptionValue> {
  const plain = Object.entries(game.options).filter(([, spec]) => spec.kind !== 'perSeat')
  return Object.fromEntries(plain.map(([name, spec]) => [name, spec.default as OptionValue]))
}
