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
} from '@bulkhead/kernel'
import { describe, test } from 'vitest'
import { BASIC_ACTIONS } from '../actions/basic.ts'
import { undeclarable } from '../actions/declare.ts'
import type { Printed } from '../pack.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

/** Whole games told in both languages, for a game of the family. */

/** A game, and what depends on who reads. */
export interface Told<V extends View> {
  readonly game: Game<State, V>
  readonly languages: Readonly<Record<Language, Dictionary>>
  namesFor(view: V, language: Language): Dictionary
}

export type TableOf = readonly [name: string, seats: number, options: Options]

/** Plays games at random and reads everything that anybody could read of them. */
export function describeTelling<V extends View>(
  told: Told<V>,
  tables: readonly TableOf[],
  games = 4,
): void {
  describe('everything that happens is told in both languages', () => {
    test.each(tables)('%s', (_, seats, options) => {
      for (let seed = 1; seed <= games; seed++) {
        const match = started(told.game, seats, options, seed)
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

export function started<V extends View>(
  game: Game<State, V>,
  seats: number,
  options: Options,
  seed: number,
): Match<State, V> {
  return must(Match.start(game, { seats, options, seed: { kind: 'fast', seed } }))
}

/** Answers one question and says which it was, with what its seat could not do instead. */
export function answerAtRandom<V extends View>(
  told: Told<V>,
  match: Match<State, V>,
  rng: FastRng,
): Asked {
  const decision = rng.pick(match.pending())
  const { seat, id, options, min, max } = decision
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  const words = wordsFor(told, match, seat)
  const asked = { decision, words, missing: missingTo(match, decision) }
  const picks = rng.shuffle(options.map((option) => option.id)).slice(0, number)
  must(match.answer(seat, id, picks))
  return asked
}

interface Asked {
  readonly decision: Decision
  readonly words: readonly Dictionary[]
  readonly missing: ReturnType<typeof undeclarable>
}

function missingTo<V extends View>(
  { state }: Match<State, V>,
  { seat, prompt }: Decision,
): Asked['missing'] {
  return prompt === 'action' ? undeclarable(state, state.players[seat]) : []
}

/** Both languages as a seat reads them. */
function wordsFor<V extends View>(
  { languages, namesFor }: Told<V>,
  match: Match<State, V>,
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
    for (const { action, missing: reason } of missing) {
      checkText(`action.${action}`, render(dictionary, `action.${action}`))
      checkText(reason.why, render(dictionary, `why.${reason.why}`, reason.params))
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

/** Names and texts of everything that is printed in every game of the family, by their families. */
export function printedKeys(printed: Printed): Readonly<Record<string, string[]>> {
  const cards = [
    ...Object.keys(printed.cards),
    'contamination',
    'contamination-infected',
    'contamination-clean',
  ]
  const actions = actionsIn(printed)
  const reactions = Object.values(printed.cards).filter(({ reacts }) => reacts)
  return {
    // What has one way is called like what it comes from; so is a card that is played as a reaction.
    option: [...ids(actions.filter(({ ways }) => !ways)), ...ids(reactions)],
    action: ids(actions),
    tile: Object.keys(printed.tiles),
    'tile-text': Object.keys(printed.tiles),
    the: [...Object.keys(printed.tiles), ...Object.keys(printed.characters)],
    character: Object.keys(printed.characters),
    card: cards,
    'card-text': cards,
    item: Object.keys(printed.items),
    'item-text': Object.keys(printed.items),
    wound: Object.keys(printed.wounds),
    'wound-text': Object.keys(printed.wounds),
    attack: Object.keys(printed.attacks),
    'attack-text': Object.keys(printed.attacks),
    event: Object.keys(printed.events),
    'event-text': Object.keys(printed.events),
    weakness: Object.keys(printed.weaknesses),
    'weakness-text': Object.keys(printed.weaknesses),
    objective: Object.keys(printed.objectives),
    'objective-text': Object.keys(printed.objectives),
    colour: ['white', ...Object.values(printed.items).map(({ colour }) => colour)],
    symbol: Object.values(printed.items).flatMap(({ symbol }) => symbol ?? []),
  }
}

function actionsIn({ cards, items, tiles }: Printed) {
  const printed = [...Object.values(cards), ...Object.values(items), ...Object.values(tiles)]
  return [...BASIC_ACTIONS, ...printed.flatMap(({ action }) => action ?? [])]
}

/** `family.id`, for all of them. */
export function keysOf(named: Readonly<Record<string, Iterable<string | number>>>): string[] {
  return Object.entries(named).flatMap(([family, all]) => [...all].map((id) => `${family}.${id}`))
}

/** What a table may choose. */
export function settingKeys<V extends View>({ options }: Game<State, V>): string[] {
  return Object.entries(options).flatMap(([name, spec]) => {
    const values = spec.kind === 'flag' ? ['false', 'true'] : spec.values
    return [`setting.${name}`, ...values.map((value) => `setting.${name}.${value}`)]
  })
}
