import type { Option } from './game.ts'
import type { Params } from './log.ts'

export type Language = 'en' | 'fr'
export type Dictionary = Readonly<Record<string, string>>

/** The same in another language. */
export type Translation<D> = Readonly<Record<keyof D, string>>

/**
 * What rules can say: the keys of a dictionary without their prefixes, with the parameters that their
 * sentences name. Any text at all, where nothing narrower is meant.
 */
export interface Texts {
  readonly prompt: { readonly prompt: string; readonly params?: Params }
  readonly option: string
  readonly log: { readonly kind: string; readonly params?: Params }
  readonly why: { readonly why: string; readonly params?: Params }
  readonly result: string
}

/** What the rules of a game can say whose English is `D`: the type of an object that is `as const`. */
export interface TextsOf<D extends Dictionary> {
  readonly prompt: Said<D, 'prompt', 'prompt'>
  readonly option: Under<D, 'option'>
  readonly log: Said<D, 'log', 'kind'>
  readonly why: Said<D, 'why', 'why'>
  readonly result: Under<D, 'result'>
}

type Under<D, Prefix extends string> = keyof D extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never

/** One member for each sentence. The options of a question are not among them: targets fill those. */
type Said<D extends Dictionary, Prefix extends string, Name extends string> = {
  [Key in Under<D, Prefix>]: Readonly<Record<Name, Key>> &
    Filling<Placeholder<D[`${Prefix}.${Key}`]>>
}[Under<D, Prefix>]

type Placeholder<Template> = Template extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : Inside) | Placeholder<Rest>
  : never

/** More parameters than the sentence names do no harm: other readers want them. */
type Filling<Name extends string> = [Name] extends [never]
  ? { readonly params?: Params }
  : { readonly params: Params & Readonly<Record<Name, string | number>> }

/** The arguments with which a line is logged. */
export type Lines<Line, Audience> = Line extends {
  readonly kind: infer Kind
  readonly params: infer Needed
}
  ? [kind: Kind, params: Needed, rule?: string, audience?: Audience]
  : Line extends { readonly kind: infer Kind }
    ? [kind: Kind, params?: Params, rule?: string, audience?: Audience]
    : never

/**
 * Makes a sentence: `{sector}` is the parameter `sector`, named by the entry `sector.<value>` where
 * the dictionary has one; `{to:sector}` is the parameter `to`, named as a sector.
 */
export function render(dictionary: Dictionary, key: string, params: Params = {}): string {
  const template = dictionary[key]
  if (template === undefined) return key
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind?: string) => {
    const value = params[name]
    return dictionary[`${kind ?? name}.${value}`] ?? String(value)
  })
}

/** The sentence for an option: its targets fill the placeholders of their kind. */
export function renderOption(dictionary: Dictionary, option: Option): string {
  const params: Record<string, string | number> = { ...option.params }
  for (const target of option.targets ?? []) params[target.kind] ??= target.id
  return render(dictionary, `option.${option.label}`, params)
}
