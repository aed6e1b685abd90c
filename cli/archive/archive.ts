import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Bot, createBot } from '@bulkhead/bots'
import {
  type AnyGame,
  answersIn,
  FastRng,
  Match,
  must,
  type OptionValue,
  resolveSetup,
  type Save,
} from '@bulkhead/kernel'
import { randomAnswer } from '../fuzz/probes.ts'
import { type Mode, seatNumbers, setupIn } from '../fuzz/setup.ts'
import { MOST_ANSWERS, play } from '../simulate/games.ts'

/** A finished match, and what came of it. */
export interface Archived {
  readonly title: string
  readonly save: Save
  /** Hash of everything that was told, to every seat and to spectators. */
  readonly told: string
}

/** The finished matches of a game, by the version of its rules that they were played by. */
export interface Archive {
  readonly version: number
  readonly matches: readonly Archived[]
}

/** One line for each match, so that a change shows which it has changed. */
export function writeArchive({ version, matches }: Archive): string {
  const lines = matches.map(({ title, ...rest }) => {
    const packed = deflateRawSync(JSON.stringify(rest), { level: 9 }).toString('base64')
    return `${title}: ${packed}`
  })
  return [`version ${version}`, ...lines, ''].join('\n')
}

export function readArchive(text: string): Archive {
  const [first, ...lines] = text.trim().split('\n')
  return {
    version: Number(first.replace('version ', '')),
    matches: lines.map((line) => {
      const [title, packed] = line.split(': ')
      const rest = inflateRawSync(Buffer.from(packed, 'base64')).toString()
      return { title, ...JSON.parse(rest) }
    }),
  }
}

/** Who plays each mode: whoever knows what to do comes to what chance never comes to, and the other way round. */
const PLAYERS = ['random', 'good', 'good']

/** Finished matches of every number of seats and of every value of every option. */
export function recorded(game: AnyGame, usualSeats: number, players = PLAYERS): Archive {
  const modes = modesOf(game, usualSeats).filter((mode) => isTaken(game, mode))
  const matches = players.flatMap((player, i) =>
    modes.flatMap((mode, j) => recordedIn(game, mode, player, 1 + j + i * modes.length)),
  )
  return { version: game.version, matches }
}

function recordedIn(game: AnyGame, mode: Mode, player: string, seed: number): Archived[] {
  const rng = new FastRng(seed)
  const setup = setupIn(game, mode, rng)
  if (!setup) return []
  const match = must(Match.start(game, setup)) as Match
  if (player === 'random') playRandomly(match, rng)
  else {
    const bot = createBot(player, game.id) as Bot
    play(match, new Array<Bot>(match.seats).fill(bot), seed)
  }
  return [archived(`${titleOf(mode)} by ${player}`, match)]
}

/** Which of the matches come out otherwise by the rules as they are now, and how. */
export function altered(game: AnyGame, { matches }: Archive): string[] {
  return matches.flatMap((match) => {
    const how = difference(game, match)
    return how ? [`${match.title}: ${how}`] : []
  })
}

function difference(game: AnyGame, { save, told }: Archived): string | null {
  try {
    const { options, seats, seed, before } = save
    const match = must(Match.start(game, { options, seats, seed, before })) as Match
    for (const [i, answer] of answersIn(save).entries()) {
      const refused = match.replay(answer)
      if (refused) return `answer ${i + 1} is refused: ${refused.message}`
    }
    if (!match.result) return 'it is not over after its last answer'
    if (match.save().position !== save.position) return 'it ends in another position'
    return hashOfTold(match) === told ? null : 'something else is told'
  } catch (error) {
    return (error as Error).message
  }
}

function archived(title: string, match: Match): Archived {
  return { title, save: match.save(), told: hashOfTold(match) }
}

function playRandomly(match: Match, rng: FastRng): void {
  while (!match.result && match.answers.length < MOST_ANSWERS)
    must(match.replay(randomAnswer(match, rng)))
}

function hashOfTold(match: Match): string {
  const readers = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)]
  const told = JSON.stringify([match.result, ...readers.map((seat) => match.log(seat))])
  return createHash('sha256').update(told).digest('hex').slice(0, 32)
}

/** Every mode with every number of seats; and at the usual number one option at a time is another than usual. */
function modesOf(game: AnyGame, usualSeats: number): Mode[] {
  const plain = defaultsOf(game)
  const crowds = seatNumbers(game).flatMap((seats) => inEveryMode(game, seats, plain))
  const varied = Object.entries(game.options).flatMap(([name, spec]) => {
    if (spec.kind === 'perSeat' || name === 'mode') return []
    const values = spec.kind === 'flag' ? [true, false] : spec.values
    const others = values.filter((value) => value !== spec.default)
    return others.map((value) => firstTaken(game, usualSeats, { ...plain, [name]: value }))
  })
  return [...crowds, ...varied]
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

function titleOf({ seats, options }: Mode): string {
  const set = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [`${seats} seats`, ...set].join(' ')
}
