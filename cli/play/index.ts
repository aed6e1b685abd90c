import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { BOT_NAMES, type Bot, createBot, shipFoundAdrift } from '@bulkhead/bots'
import {
  type AnyGame,
  FastRng,
  isRefusal,
  Match,
  must,
  type Rng,
  type Save,
  type Seed,
  seal,
} from '@bulkhead/kernel'
import { gameOptions } from '../arguments.ts'
import { gameNamed } from '../catalogue.ts'
import { readMatchFile } from '../replay/file.ts'
import { Complaint, type Shell, say } from '../shell.ts'
import { strangersTo } from '../strangers.ts'
import { gameSeed } from '../work/seeds.ts'
import type { PlayArguments } from './command.ts'
import { type Lines, openLines } from './lines.ts'
import { playMatch } from './loop.ts'
import { askForTable, bestBot } from './questions.ts'
import { phrase } from './text/index.ts'

/** A match to be played here, and who sits where: a bot, or a person where there is none. */
interface Table {
  readonly match: Match
  readonly bots: readonly (Bot | null)[]
}

/** Plays one game at this terminal, from its beginning or from a save. */
export async function play(
  shell: Shell,
  id: string | undefined,
  args: PlayArguments,
): Promise<void> {
  const asking = id === undefined && args.load === undefined
  if (asking && !(shell.input?.isTTY && shell.out.isTTY)) {
    const ids = Object.keys(shell.games)
    const listed = { game: ids[0], games: ids.join(', ') }
    say(shell, phrase(args.lang ?? 'en', 'start.which', listed))
    return
  }
  const lines = openLines(shell)
  try {
    const wanted = asking ? await askForTable(shell, lines, args) : { ...args, game: id }
    if (wanted) await sit(shell, lines, wanted)
  } finally {
    lines.close()
  }
}

async function sit(
  shell: Shell,
  lines: Lines,
  args: PlayArguments & { readonly game?: string },
): Promise<void> {
  const { match, bots } = tableFor(shell, args)
  const { lang: language = 'en', seed } = args
  for (const bot of strangersTo(match.game.id, args.bots ?? [])) {
    say(shell, phrase(language, 'start.at-random', { bot, game: match.game.id }))
  }
  await playMatch({ shell, lines, match, bots, rngs: rngsFor(match.seats, seed), language })
}

function tableFor(shell: Shell, args: PlayArguments & { readonly game?: string }): Table {
  const match = args.load
    ? loaded(shell, resolve(shell.directory, args.load), args.game)
    : started(shell, gameNamed(shell.games, args.game!).game, args)
  return { match, bots: botsFor(match, args) }
}

function loaded(shell: Shell, path: string, id: string | undefined): Match {
  const { game, save } = matchIn(shell, path)
  if (id !== undefined && id !== game.id) {
    throw new Complaint(`This save is of the game ${game.id}, not ${id}.`)
  }
  return must(Match.resume(game, save)) as Match
}

function started(shell: Shell, game: AnyGame, args: PlayArguments): Match {
  const { seats = game.seats.min, option, seed, after, adrift = 'good' } = args
  const chance: Seed = seed === undefined ? seal() : { kind: 'fast', seed }
  const options = gameOptions(game, option)
  const before = after
    ? matchIn(shell, resolve(shell.directory, after)).save
    : earlierMatch(game, { options, seats, seed: seed ?? randomInt(2 ** 31), level: adrift })
  const match = Match.start(game, { seats, options, seed: chance, before })
  if (isRefusal(match)) throw new Complaint(match.message)
  return match as Match
}

/** Bots play the match that this one follows, where it follows one. */
function earlierMatch(game: AnyGame, { options, seats, seed, level }: Earlier): Save | undefined {
  if (!BOT_NAMES.includes(level)) throw new Complaint(createBot(level, game.id) as string)
  return shipFoundAdrift({ game, options, seats, level, rng: new FastRng(seed) }) ?? undefined
}

interface Earlier {
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly seed: number
  readonly level: string
}

function matchIn(shell: Shell, path: string): { game: AnyGame; save: Save } {
  const { game, save } = readMatchFile(shell.games, path)
  if (!save) throw new Complaint('This failure happened before there was a match to play.')
  return { game, save }
}

/** People take the first seats; one bot's name stands for all the others. */
function botsFor(match: Match, { humans = 1, bots: names }: PlayArguments): (Bot | null)[] {
  const { seats, game } = match
  if (humans > seats) throw new Complaint(`There are only ${seats} seats.`)
  const left = seats - humans
  const wanted = names ?? [bestBot(game.id)]
  if (wanted.length !== 1 && wanted.length !== left) {
    throw new Complaint(`--bots takes one name, or ${left}: one for each seat without a person.`)
  }
  return Array.from({ length: seats }, (_, seat) => {
    if (seat < humans) return null
    const bot = createBot(wanted.length === 1 ? wanted[0] : wanted[seat - humans], game.id)
    if (typeof bot === 'string') throw new Complaint(bot)
    return bot
  })
}

/** Each bot has its own chance, which tells nothing about that of the match. */
function rngsFor(seats: number, seed: number | undefined): Rng[] {
  const from = seed ?? randomInt(2 ** 31)
  return Array.from({ length: seats }, (_, seat) => new FastRng(gameSeed(from, seat, 'players')))
}
