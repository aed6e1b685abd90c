import { type Bot, createBot, randomPicks, seenBy } from '@bulkhead/bots'
import { FastRng, Match, must, type Rng, type Setup } from '@bulkhead/kernel'
import { type Catalogue, gameNamed, type Listed } from '../catalogue.ts'
import { gameSeed } from '../work/seeds.ts'
import { count, emptyTally, type Played, type Tally } from './tally.ts'

/** A longer game is taken for one that never ends. */
export const MOST_ANSWERS = 100_000

/** Games to play: those of a simulation with an index from `from` up to, but not including, `to`. */
export interface SimulateTask {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** The name of the bot on each seat. */
  readonly bots: readonly string[]
  /** Whether the log is read for what chance decided. */
  readonly chance: boolean
  readonly seed: number
  readonly from: number
  readonly to: number
}

export interface Simulated {
  readonly tally: Tally
  /** The first game that could not be played to its end. */
  readonly broken: Broken | null
}

export interface Broken {
  readonly index: number
  readonly why: string
}

export function simulateGames(games: Catalogue, task: SimulateTask): Simulated {
  const listed = gameNamed(games, task.game)
  const tally = emptyTally(task.seats)
  for (let index = task.from; index < task.to; index++) {
    try {
      count(tally, playOne(listed, task, index))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { tally, broken: { index, why } }
    }
  }
  return { tally, broken: null }
}

function playOne({ game, sideOf, chances }: Listed, task: SimulateTask, index: number): Played {
  const { seats, options, seed } = task
  const bots = task.bots.map((name) => createBot(name, game.id) as Bot)
  const thinking = bots.some((bot) => bot.thinks)
  const history = thinking || task.chance
  const setup: Setup = {
    seats,
    options,
    history,
    seed: { kind: 'fast', seed: gameSeed(seed, index) },
  }
  const match = must(Match.start(game, setup))
  const sides = sideOf ? bots.map((_, seat) => sideOf(match.state, seat)) : []
  const chance = gameSeed(seed, index, 'players')
  const length = thinking ? playThinking(match, bots, chance) : playRandomly(match, chance)
  const decided = task.chance && chances ? chances(match.log(null)) : []
  return { result: match.result!, sides, ...length, chances: decided }
}

type Length = Pick<Played, 'decisions' | 'choices'>

/** The quick way, where nobody wants to know anything. */
function playRandomly(match: Match, seed: number): Length {
  const rng = new FastRng(seed)
  let decisions = 0
  let choices = 0
  while (!match.result) {
    const decision = oneOf(match.pending(), rng)
    const { id, seat, options, min, max } = decision
    const picks =
      min === 1 && max === 1 ? options[rng.int(options.length)].id : randomPicks(decision, rng)
    match.answer(seat, id, picks)
    if (options.length > min) choices++
    if (++decisions > MOST_ANSWERS) throw endless()
  }
  return { decisions, choices }
}

/** Each seat has its own chance: through a shared source a bot could feel what others do. */
export function playThinking(match: Match, bots: readonly Bot[], seed: number): Length {
  const arrival = new FastRng(seed)
  const rngs = bots.map(() => new FastRng(arrival.int(2 ** 31)))
  let decisions = 0
  let choices = 0
  while (!match.result) {
    const decision = oneOf(match.pending(), arrival)
    const { id, seat, options, min } = decision
    const refused = match.answer(seat, id, bots[seat].choose(seenBy(match, decision, rngs[seat])))
    if (refused) throw new Error(`the bot ${bots[seat].name} was refused: ${refused.message}`)
    if (options.length > min) choices++
    if (++decisions > MOST_ANSWERS) throw endless()
  }
  return { decisions, choices }
}

/** Where several seats owe an answer, any of them may be the first. */
function oneOf<T>(items: readonly T[], rng: Rng): T {
  return items.length === 1 ? items[0] : rng.pick(items)
}

function endless(): Error {
  return new Error(`it was not over after ${MOST_ANSWERS} answers.`)
}
