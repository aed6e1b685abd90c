import type { AnyGame } from './game.ts'

/** One thing that can be chosen when a table is opened. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'perSeat'; readonly values: readonly string[]; readonly default: string }

export type OptionSpecs = Readonly<Record<string, OptionSpec>>
export type OptionValue = string | boolean | readonly string[]
export type Options = Readonly<Record<string, OptionValue>>

/** The options of a table, or a sentence that says why the game cannot be played so. */
export function resolveSetup(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Options | string {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return `${game.id} takes ${min === max ? min : `${min} to ${max}`} seats.`
  }
  const options = resolveOptions(game.options, given, seats)
  if (typeof options === 'string') return options
  return game.refuse(options, seats) ?? options
}

/** Fills in the defaults; answers a sentence where a name or a value is not offered. */
export function resolveOptions(
  specs: OptionSpecs,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Options | string {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) {
      return `There is no option "${name}"; there are: ${Object.keys(specs).join(', ')}.`
    }
  }
  const options: Record<string, OptionValue> = {}
  for (const [name, spec] of Object.entries(specs)) {
    const value = given[name] ?? defaultOf(spec, seats)
    const wrong = wrongValue(name, spec, value, seats)
    if (wrong) return wrong
    options[name] = value as OptionValue
  }
  return options
}

function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return spec.kind === 'perSeat' ? new Array<string>(seats).fill(spec.default) : spec.default
}

function wrongValue(name: string, spec: OptionSpec, value: unknown, seats: number): string | null {
  if (spec.kind === 'flag') {
    return typeof value === 'boolean' ? null : `The option "${name}" is true or false.`
  }
  const offered = spec.values.join(', ')
  if (spec.kind === 'choice') {
    return spec.values.includes(value as string)
      ? null
      : `The option "${name}" is one of: ${offered}.`
  }
  const fits =
    Array.isArray(value) &&
    value.length === seats &&
    value.every((one) => spec.values.includes(one as string))
  return fits
    ? null
    : `The option "${name}" takes ${seats} values, one for each seat, of: ${offered}.`
}
