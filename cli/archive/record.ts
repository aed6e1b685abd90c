import { type Bot, createBot } from '@bulkhead/bots'
import { type AnyGame, FastRng, Match, must, type Rng, type Save } from '@bulkhead/kernel'
import { randomAnswer } from '../fuzz/probes.ts'
import { type FuzzSetup, type Mode, setupIn } from '../fuzz/setup.ts'
import { MOST_ANSWERS, play } from '../simulate/games.ts'
import { type Archive, type Archived, lineOf, playedAgain } from './archive.ts'
import { kindOf, kindsOf, usualModes } from './modes.ts'
import type { Watch } from './reach.ts'
import { type Reaching, variedFirst } from './varied.ts'

/** How much is played, and how much of that is kept. */
export interface Plan {
  /** Who plays each of the matches that are kept in any case. */
  readonly players: readonly Players[]
  /** How many more of each kind are played, to choose from. */
  readonly candidates: number
  /** How many of each kind are kept at least. */
  readonly kept: number
}

/** Whoever knows what to do comes to what chance never comes to, and the other way round. */
export type Players = 'random' | 'good' | 'mixed'

export const PLAN: Plan = { players: ['random', 'good', 'good'], candidates: 60, kept: 24 }

/** Finished matches, before it is known what they reach. */
export interface Played {
  /** Of every number of seats and of every value of every option. */
  readonly certain: readonly Finished[]
  /** For each kind of match many of any setups. */
  readonly candidates: ReadonlyMap<string, readonly Finished[]>
}

interface Finished {
  readonly title: string
  readonly save: Save
}

export function played(game: AnyGame, usualSeats: number, plan: Plan): Played {
  const modes = usualModes(game, usualSeats)
  const certain = plan.players.flatMap((players, i) =>
    modes.flatMap((mode, j) => playedIn(game, mode, players, 1 + j + i * modes.length) ?? []),
  )
  const candidates = [...kindsOf(game)].map(
    ([kind, modes], i) =>
      [kind, candidatesIn(game, modes, 1000 * (i + 1), plan.candidates)] as const,
  )
  return { certain, candidates: new Map(candidates) }
}

const TURNS: readonly Players[] = ['random', 'mixed', 'good']

function candidatesIn(
  game: AnyGame,
  modes: readonly Mode[],
  first: number,
  count: number,
): Finished[] {
  return Array.from({ length: count }, (_, i) => {
    const mode = modes[Math.floor(i / TURNS.length) % modes.length]
    return playedIn(game, mode, TURNS[i % TURNS.length], first + i)
  }).flatMap((match) => match ?? [])
}

/** Options that the mode leaves open are drawn. */
function playedIn(game: AnyGame, mode: Mode, players: Players, seed: number): Finished | null {
  const rng = new FastRng(seed)
  const setup = setupIn(game, mode, rng)
  if (!setup) return null
  const match = must(Match.start(game, setup)) as Match
  if (players === 'random') playRandomly(match, rng)
  else play(match, botsAt(match, players, rng), seed)
  return { title: `${titleOf(setup)} by ${players}`, save: match.save() }
}

function botsAt({ game, seats }: Match, players: 'good' | 'mixed', rng: Rng): Bot[] {
  const names = Array.from({ length: seats }, () => (players === 'good' ? 'good' : rng.pick(MIXED)))
  return names.map((name) => createBot(name, game.id) as Bot)
}

/** Those that answer at once. */
const MIXED = ['random', 'gentle', 'good']

function playRandomly(match: Match, rng: Rng): void {
  while (!match.result && match.answers.length < MOST_ANSWERS)
    must(match.replay(randomAnswer(match, rng)))
}

function titleOf({ seats, options }: FuzzSetup): string {
  const set = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [`${seats} seats`, ...set].join(' ')
}

/**
 * The certain ones, and of each kind all that reach a place in the rules which none before them has reached; and as
 * many more as are to be kept of each.
 */
export function chosen(
  game: AnyGame,
  { certain, candidates }: Played,
  watch: Watch,
  kept: number,
): Archive {
  const all = certain.map((match) => reaching(game, match, watch))
  for (const [kind, matches] of candidates) {
    const same = all.filter(({ save }) => kindOf(game, save) === kind).length
    const others = matches.map((match) => reaching(game, match, watch))
    const order = [
      ...variedFirst(
        others,
        all.map(({ reach }) => reach),
      ),
    ]
    all.push(...order.flatMap(({ item, isNew }, i) => (isNew || same + i < kept ? item : [])))
  }
  return { version: game.version, matches: [...variedFirst(all)].map(({ item }) => item.match) }
}

interface Watched extends Reaching {
  readonly save: Save
  readonly match: Archived
}

function reaching(game: AnyGame, { title, save }: Finished, watch: Watch): Watched {
  const { result: again, reach } = watch(() => playedAgain(game, save))
  if (typeof again === 'string') throw new Error(`${title}: ${again}`)
  const { told, offered } = again
  const match = { title, save, told, offered }
  return { save, match, reach, size: lineOf(match).length }
}
