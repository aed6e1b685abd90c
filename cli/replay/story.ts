import {
  type AnyGame,
  answersIn,
  isRefusal,
  type Language,
  Match,
  type Recorded,
  type Save,
  type Seat,
} from '@bulkhead/kernel'
import type { Look } from '../play/boards.ts'
import { reasonOf, sentenceOf, victoryOf, wordsFor } from '../play/telling.ts'
import { phrase } from '../play/text/index.ts'
import { type Colours, Complaint } from '../shell.ts'

/** One sentence of the log, and the rule that caused it. */
export interface Sentence {
  readonly text: string
  readonly rule?: string
}

/** What one answer led to; the first chapter is the setup. */
export interface Chapter {
  /** How many answers were given up to here. */
  readonly answers: number
  readonly sentences: readonly Sentence[]
  readonly match: Match
}

/** Tells a saved match from its beginning, answer by answer, as one reader heard it. */
export function* story(
  game: AnyGame,
  save: Save,
  reader: Seat | null,
  language: Language,
): Generator<Chapter> {
  const { options, seats, seed, before } = save
  const match = Match.start(game, { options, seats, seed, before })
  if (isRefusal(match)) throw new Complaint(match.message)
  let heard = 0
  const chapter = (given: number): Chapter => {
    const lines = match.log(reader, heard)
    heard += lines.length
    const words = wordsFor(match, reader, language)
    const sentences = lines.map((line) => ({ text: sentenceOf(line, words), rule: line.rule }))
    return { answers: given, sentences, match }
  }
  yield chapter(0)
  for (const [i, answer] of answersIn(save).entries()) {
    give(match, answer, i + 1)
    yield chapter(i + 1)
  }
}

function give(match: Match, answer: Recorded, number: number): void {
  const refused = match.replay(answer)
  if (refused) throw new Complaint(`Answer ${number} is not legal: ${refused.message}`)
}

/** The matches that this one goes on from, each in a sentence, the first of them first. */
export function earlierOf(
  game: AnyGame,
  { options, before }: Save,
  language: Language,
  colours: Colours,
): string[] {
  const earlier = game.follows?.(options).find(({ id }) => id === before?.game)
  if (!before || !earlier) return []
  const match = Match.resume(earlier, before)
  if (isRefusal(match)) throw new Complaint(match.message)
  const name = earlier.text[language]['game.name'] ?? earlier.id
  const params = { name, answers: before.answers.length, ending: ending(match, language, colours) }
  return [
    ...earlierOf(earlier, before, language, colours),
    phrase(language, 'before.match', params),
  ]
}

/** Who won, and how the game says that it ended. */
export function ending(match: Match, language: Language, colours: Colours): string {
  const who = Array.from({ length: match.seats }, (_, seat) =>
    phrase(language, 'who.person', { number: seat + 1 }),
  )
  const words = wordsFor(match, null, language)
  const look: Look = { language, colours, width: Number.POSITIVE_INFINITY, words, who }
  return `${victoryOf(match, look)} ${reasonOf(match, look)}`
}
