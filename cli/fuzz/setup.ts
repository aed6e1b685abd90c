import {
  type AnyGame,
  isRefusal,
  Match,
  must,
  type OptionSpec,
  type OptionValue,
  type Rng,
  type Save,
  type Seed,
} from '@bulkhead/kernel'
import { MOST_ANSWERS } from '../simulate/games.ts'
import { randomAnswer } from './probes.ts'

/** What a match is started with. */
export interface FuzzSetup {
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
  readonly seed: Seed
  /** The finished match that this one goes on from. */
  readonly before?: Save
}

/** A way to play: the number of seats and every option that is not each seat's own. */
export interface Mode {
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
}

const TRIES = 200
const SEALED_ONE_IN = 8
const MOST_MODES = 160

/** Any legal setup with these options; chance is sometimes sealed, as it is when people play. */
export function randomSetup(
  game: AnyGame,
  rng: Rng,
  seats?: number,
  options: Mode['options'] = {},
): FuzzSetup {
  for (let i = 0; i < TRIES; i++) {
    const number = seats ?? rng.pick(seatNumbers(game))
    const setup = filled(game, { seats: number, options }, rng)
    if (setup) return setup
  }
  return { seats: seats ?? game.seats.min, options, seed: randomSeed(rng) }
}

/** A setup in this mode; null where the game takes none. */
export function setupIn(game: AnyGame, mode: Mode, rng: Rng): FuzzSetup | null {
  for (let i = 0; i < TRIES; i++) {
    const setup = filled(game, mode, rng)
    if (setup) return setup
  }
  return null
}

/** A sequel goes on from a random match of a game that it may follow. */
function filled(game: AnyGame, mode: Mode, rng: Rng): FuzzSetup | null {
  const { seats } = mode
  const options = legalOptions(game, mode, rng)
  if (!options) return null
  const setup = { seats, options, seed: randomSeed(rng) }
  const earlier = game.follows?.(options) ?? []
  if (earlier.length === 0) return setup
  const sequel = { ...setup, before: finished(rng.pick(earlier), rng) }
  return isRefused(game, sequel) ? null : sequel
}

function legalOptions(game: AnyGame, { seats, options }: Mode, rng: Rng): Mode['options'] | null {
  const all = fill(game, seats, options, rng)
  return game.refuse(all, seats) ? null : all
}

function finished(game: AnyGame, rng: Rng): Save {
  const match = must(Match.start(game, randomSetup(game, rng))) as Match
  while (!match.result) {
    if (match.answers.length > MOST_ANSWERS) throw new Error(`A match of ${game.id} never ends.`)
    must(match.replay(randomAnswer(match, rng)))
  }
  return match.save()
}

function isRefused(game: AnyGame, setup: FuzzSetup): boolean {
  try {
    return isRefusal(Match.start(game, setup))
  } catch {
    // What the setup throws is found when it is played.
    return false
  }
}

/** Every mode with these options that the game takes, or some of very many. */
export function modesOf(
  game: AnyGame,
  rng: Rng,
  seats?: number,
  fixed: Mode['options'] = {},
): Mode[] {
  let options: Record<string, OptionValue>[] = [{ ...fixed }]
  for (const [name, spec] of Object.entries(game.options)) {
    if (spec.kind === 'perSeat' || name in fixed) continue
    options = options.flatMap((some) => valuesOf(spec).map((value) => ({ ...some, [name]: value })))
  }
  const numbers = seats === undefined ? seatNumbers(game) : [seats]
  const modes = numbers
    .flatMap((number) => options.map((some) => ({ seats: number, options: some })))
    .filter((mode) => Array.from({ length: TRIES }).some(() => legalOptions(game, mode, rng)))
  return modes.length > MOST_MODES ? rng.shuffle(modes).slice(0, MOST_MODES) : modes
}

function fill(game: AnyGame, seats: number, fixed: Mode['options'], rng: Rng): Mode['options'] {
  const options: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(game.options)) {
    options[name] = fixed[name] ?? randomValue(spec, seats, rng)
  }
  return options
}

function randomValue(spec: OptionSpec, seats: number, rng: Rng): OptionValue {
  if (spec.kind !== 'perSeat') return rng.pick(valuesOf(spec))
  return Array.from({ length: seats }, () => rng.pick(spec.values))
}

function valuesOf(spec: OptionSpec): readonly (string | boolean)[] {
  return spec.kind === 'flag' ? [false, true] : spec.values
}

export function seatNumbers({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

function randomSeed(rng: Rng): Seed {
  if (rng.int(SEALED_ONE_IN) > 0) return { kind: 'fast', seed: rng.int(2 ** 31) }
  const secret = Array.from({ length: 64 }, () => rng.int(16).toString(16)).join('')
  return { kind: 'sealed', secret, contributions: [] }
}
