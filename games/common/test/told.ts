import {
  type Decision,
  type Dictionary,
  FastRng,
  type Game,
  type Language,
  type Line,
  Match,
  must,
  type Options,
  render,
  renderOption,
  type Save,
  type Unavailable,
} from '@bulkhead/kernel'
import { describe, test } from 'vitest'

/** Whole games told in both languages. */

/** A game, and what depends on who reads. */
export interface Told<S, V> {
  readonly game: Game<S, V>
  readonly languages: Readonly<Record<Language, Dictionary>>
  namesFor(view: V, language: Language): Dictionary
}

export type TableOf = readonly [
  name: string,
  seats: number,
  options: Options,
  /** The finished match that it follows. */
  before?: (seed: number) => Save,
]

/** Plays games at random and reads everything that anybody could read of them. */
export function describeTelling<S, V>(
  told: Told<S, V>,
  tables: readonly TableOf[],
  games = 4,
): void {
  describe('everything that happens is told in both languages', () => {
    test.each(tables.map((table) => ({ name: table[0], table })))('$name', ({ table }) => {
      const [, seats, options, before] = table
      for (let seed = 1; seed <= games; seed++) {
        const match = started(told.game, seats, options, seed, before?.(seed))
        const rng = new FastRng(seed)
        while (!match.result) checkDecision(answerAtRandom(told, match, rng))
        for (let seat = 0; seat < seats; seat++) {
          for (const words of wordsFor(told, match, seat)) {
            for (const line of match.log(seat)) checkLine(words, line)
            checkText('result', render(words, `result.${match.result.reason}`))
          }
        }
      }
    })
  })
}

export function started<S, V>(
  game: Game<S, V>,
  seats: number,
  options: Options,
  seed: number,
  before?: Save,
): Match<S, V> {
  return must(Match.start(game, { seats, options, seed: { kind: 'fast', seed }, before }))
}

/** Answers one question and says which it was, with what its seat could not do instead. */
export function answerAtRandom<S, V>(told: Told<S, V>, match: Match<S, V>, rng: FastRng): Asked {
  const decision = rng.pick(match.pending())
  const { seat, id, options, min, max } = decision
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  const words = wordsFor(told, match, seat)
  const asked = { decision, words, missing: match.whyNot(seat) }
  const picks = rng.shuffle(options.map((option) => option.id)).slice(0, number)
  must(match.answer(seat, id, picks))
  return asked
}

interface Asked {
  readonly decision: Decision
  readonly words: readonly Dictionary[]
  readonly missing: readonly Unavailable[]
}

/** Both languages as a seat reads them. */
function wordsFor<S, V>(
  { languages, namesFor }: Told<S, V>,
  match: Match<S, V>,
  seat: number,
): Dictionary[] {
  const view = match.view(seat)
  return Object.entries(languages).map(([language, dictionary]) =>
    // Thousands of entries are not copied for every question.
    Object.assign(Object.create(dictionary), namesFor(view, language as Language)),
  )
}

function checkDecision({ decision, words, missing }: Asked): void {
  for (const dictionary of words) {
    checkText(decision.prompt, render(dictionary, `prompt.${decision.prompt}`, decision.params))
    const texts = decision.options.map((option) => renderOption(dictionary, option))
    texts.forEach((text, i) => {
      checkText(decision.options[i].label, text)
    })
    for (const { what, why, params } of missing) {
      checkText(what, render(dictionary, what))
      checkText(why, render(dictionary, `why.${why}`, params))
    }
  }
}

function checkLine(words: Dictionary, { kind, params }: Line): void {
  checkText(kind, render(words, `log.${kind}`, params))
}

/** An id that has no name shows as itself: small letters joined by hyphens, with a number or not. */
function checkText(key: string, text: string): void {
  const fault =
    /[{}]|undefined|null|NaN|\b[a-z]+\.[a-z]|\b[ac]-\d|\b(?:seat|place) \d|\b[a-z]+-\d/.test(text)
  if (fault) throw new Error(`${key} reads "${text}"`)
}

// --- keys that components need ---

export function ids(things: Iterable<{ readonly id: string }>): string[] {
  return [...things].map((thing) => thing.id)
}

/** `family.id`, for all of them. */
export function keysOf(named: Readonly<Record<string, Iterable<string | number>>>): string[] {
  return Object.entries(named).flatMap(([family, all]) => [...all].map((id) => `${family}.${id}`))
}

/** What a table may choose. */
export function settingKeys({ options }: Pick<Game<never, never>, 'options'>): string[] {
  return Object.entries(options).flatMap(([name, spec]) => {
    const values = spec.kind === 'flag' ? ['false', 'true'] : spec.values
    return [`setting.${name}`, ...values.map((value) => `setting.${name}.${value}`)]
  })
}
