import { availableParallelism } from 'node:os'
import type { AnyGame, OptionSpec } from '@bulkhead/kernel'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { Complaint } from './shell.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

/** Reads a whole number that lies between two others. */
export function wholeNumber(least: number, most = LARGEST): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^-?\d+$/.test(text) && value >= least && value <= most) return value
    const range = most === LARGEST ? `of at least ${least}` : `from ${least} to ${most}`
    throw new InvalidArgumentError(`It takes a whole number ${range}.`)
  }
}

/** Reads `4`, `2-5` or `1-3,5`. */
export function numbers(text: string): number[] {
  return [...new Set(list(text).flatMap(range))]
}

function range(text: string): number[] {
  const [, first, last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? []
  const count = Number(last) - Number(first) + 1
  if (count >= 1) return Array.from({ length: count }, (_, i) => Number(first) + i)
  throw new InvalidArgumentError('It takes numbers, such as 4, 2-5 or 1-3,5.')
}

export function list(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}

export function append(text: string, sofar: readonly string[] = []): readonly string[] {
  return [...sofar, text]
}

/** The options that every command which plays many games has in common. */
export function addWorkOptions(command: Command): Command {
  return command
    .option('--seed <number>', 'makes the run repeatable', wholeNumber(0), 1)
    .addOption(
      new Option('--workers <number>', 'threads to use')
        .argParser(wholeNumber(1, 256))
        .default(availableParallelism(), 'all cores'),
    )
}

/** `mode=duel`, `threeCards=true`, `factions=greys,pandora`: read as the game declares its options. */
export function gameOptions(
  game: AnyGame,
  texts: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(texts.map((text) => gameOption(game, text)))
}

function gameOption(game: AnyGame, text: string): [string, unknown] {
  const equals = text.indexOf('=')
  if (equals < 1) throw new Complaint(`--option takes name=value, not "${text}".`)
  const name = text.slice(0, equals)
  const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
  return [name, optionValue(spec, text.slice(equals + 1))]
}

/** What cannot be read stays text: the kernel says what the option takes. */
function optionValue(spec: OptionSpec | undefined, text: string): unknown {
  if (spec?.kind === 'perSeat') return list(text)
  if (spec?.kind === 'flag' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
