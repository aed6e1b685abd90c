import {
  type Bot,
  type Budget,
  createBot,
  random,
  randomlyTaken,
  randomPicks,
  seenBy,
  shipFoundAdrift,
  takenBy,
} from '@bulkhead/bots'
import {
  type AnyGame,
  type Decision,
  FastRng,
  Match,
  must,
  type Offer,
  type Rng,
  type Save,
  type Seat,
  type Setup,
} from '@bulkhead/kernel'
import { type Catalogue, gameNamed, type Listed } from '../catalogue.ts'
import { gameSeed } from '../work/seeds.ts'
import { count, emptyTally, type Played, type Tally } from './tally.ts'

/** A longer game is taken for one that never ends. */
export const MOST_ANSWERS = 100_000

/** What is played: everything that the course of its games depends on, and their numbers. */
export interface Table {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** The name of the bot on each seat, in the first game. */
  readonly bots: readonly string[]
  /** Every game begins one seat further on, so that each bot sits everywhere. */
  readonly rotate: boolean
  /** How much a bot may think that asks. */
  readonly budget: Budget | null
  /** Whether it is counted what chance decided. */
  readonly chance: boolean
  /** The level of the bots that play the match before, where one comes before. */
  readonly adrift: string
  readonly seed: number
}

/** Games to play: those of a table with an index from `from` up to, but not including, `to`. */
export interface SimulateTask extends Table {
  /** Whether more is counted than who won: that takes the log and a clock. */
  readonly details: boolean
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
  const tally = emptyTally()
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

function playOne({ game, statistics, chances }: Listed, task: SimulateTask, index: number): Played {
  const { seats, options, seed, budget, details } = task
  const names = task.rotate ? rotated(task.bots, index) : task.bots
  const bots = names.map((name) => createBot(name, game.id, budget ?? undefined) as Bot)
  const history = details || task.chance || bots.some((bot) => bot.thinks)
  const setup: Setup = {
    seats,
    options,
    history,
    seed: { kind: 'fast', seed: gameSeed(seed, index) },
    before: earlierMatch(game, task, index),
  }
  const match = must(Match.start(game, setup))
  const players = gameSeed(seed, index, 'players')
  const course = history ? play(match, bots, players) : playRandomly(match, players)
  const log = history ? match.log(null) : []
  return {
    result: match.result!,
    bots: names,
    ...course,
    collected: details && statistics ? statistics.collect({ state: match.state, log }) : null,
    chances: task.chance && chances ? chances(log, match.options) : [],
  }
}

/** Every game that follows another follows one of its own. */
export function earlierMatch(
  game: AnyGame,
  { options, seats, seed, adrift: level }: Omit<Table, 'game'>,
  index: number,
): Save | undefined {
  const rng = new FastRng(gameSeed(seed, index, 'before'))
  return shipFoundAdrift({ game, options, seats, level, rng }) ?? undefined
}

/** The bot of the first seat moves on by as many seats as games have been played. */
export function rotated<T>(items: readonly T[], by: number): T[] {
  return items.map((_, i) => items[(i + items.length - (by % items.length)) % items.length])
}

type Course = Pick<Played, 'decisions' | 'choices' | 'times'>

/** The quick way, where nobody wants to know anything. */
function playRandomly(match: Match, seed: number): Course {
  const rng = new FastRng(seed)
  let decisions = 0
  let choices = 0
  const players = new Array<Bot>(match.seats).fill(random)
  const rngs = players.map(() => rng)
  while (!match.result) {
    if (match.game.offers) meanwhile(match, players, rngs, rng)
    if (match.result) break
    const decision = oneOf(match.open, rng)
    const { id, seat, options, min, max } = decision
    const picks =
      min === 1 && max === 1 ? options[rng.int(options.length)].id : randomPicks(decision, rng)
    match.answer(seat, id, picks)
    if (options.length > min) choices++
    if (++decisions > MOST_ANSWERS) throw endless()
  }
  return { decisions, choices, times: [] }
}

/** Each seat has its own chance: through a shared source a bot could feel what others do. */
export function play(match: Match, bots: readonly Bot[], seed: number): Course {
  const arrival = new FastRng(seed)
  const rngs = bots.map(() => new FastRng(arrival.int(2 ** 31)))
  const times = bots.map((): number[] => [])
  let decisions = 0
  let choices = 0
  while (!match.result) {
    if (match.game.offers) meanwhile(match, bots, rngs, arrival)
    if (match.result) break
    const decision = oneOf(match.open, arrival)
    const { id, seat, options, min } = decision
    const think = thinking(match, decision, bots[seat], rngs[seat])
    const begin = performance.now()
    const picks = think()
    if (options.length > min) {
      choices++
      times[seat].push(performance.now() - begin)
    }
    const refused = match.answer(seat, id, picks)
    if (refused) throw new Error(`the bot ${bots[seat].name} was refused: ${refused.message}`)
    if (++decisions > MOST_ANSWERS) throw endless()
  }
  return { decisions, choices, times }
}

/** What is timed: the bot's own part. Picks at random are drawn here, where nothing need be copied for them. */
function thinking(match: Match, decision: Decision, bot: Bot, rng: Rng): () => readonly string[] {
  if (bot === random) return () => randomPicks(decision, rng)
  const seen = seenBy(match, decision, rng)
  return () => bot.choose(seen).picks
}

/** Before an answer the time of an hourglass that runs has run out, one time in so many. */
const TIME_ONE_IN = 16

/** What happens between two answers: whoever wants to takes an offer, or time runs out. */
function meanwhile(match: Match, bots: readonly Bot[], rngs: readonly Rng[], rng: Rng): void {
  let offers = match.offers()
  for (let taken = 0; offers.length > 0; taken++) {
    const offer = firstTaken(match, offers, bots, rngs)
    if (!offer) break
    must(match.take(offer.seat, offer.id))
    if (taken > MOST_ANSWERS) throw endless()
    offers = match.offers()
  }
  if (offers.length === 0) return
  const running = offers.filter(({ seat }) => seat === null)
  if (running.length > 0 && rng.int(TIME_ONE_IN) === 0) must(match.take(null, rng.pick(running).id))
}

function firstTaken(
  match: Match,
  offers: readonly Offer[],
  bots: readonly Bot[],
  rngs: readonly Rng[],
): { seat: Seat; id: string } | null {
  for (const [seat, bot] of bots.entries()) {
    const its = offers.filter((offer) => offer.seat === seat)
    if (its.length === 0) continue
    const id =
      bot === random ? randomlyTaken(its, rngs[seat]) : takenBy(bot, match, seat, rngs[seat])
    if (id !== null) return { seat, id }
  }
  return null
}

/** Where several seats owe an answer, any of them may be the first. */
function oneOf<T>(items: readonly T[], rng: Rng): T {
  return items.length === 1 ? items[0] : rng.pick(items)
}

function endless(): Error {
  return new Error(`it was not over after ${MOST_ANSWERS} answers.`)
}
