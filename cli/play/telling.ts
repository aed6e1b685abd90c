import {
  type Dictionary,
  type Language,
  type Line,
  type Match,
  render,
  type Seat,
} from '@bulkhead/kernel'
import { boardOf, type Look } from './boards.ts'
import { phrase } from './text/index.ts'

/** A match in sentences: the same wherever it is told, while it is played or later. */

/** The game's words as one reader has them (null: whoever watches); some names depend on what it knows. */
export function wordsFor(match: Match, reader: Seat | null, language: Language): Dictionary {
  const words = match.game.text[language]
  const { names } = boardOf(match.game.id)
  return names ? { ...words, ...names(match.view(reader), language) } : words
}

export function sentenceOf({ kind, params }: Line, words: Dictionary): string {
  return render(words, `log.${kind}`, params)
}

export function victoryOf(match: Match, look: Look): string {
  const { winners } = match.result!
  if (winners.length === 0) return phrase(look.language, 'end.nobody')
  const board = boardOf(match.game.id)
  const names = winners.map((seat) => board.sideOf(match.view(null), seat, look))
  return phrase(look.language, 'end.winner', { names: names.join(', ') })
}

export function reasonOf({ result }: Match, { words }: Look): string {
  return words[`result.${result!.reason}`] ?? result!.reason
}
