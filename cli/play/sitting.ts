import type { Bot } from '@bulkhead/bots'
import {
  type Decision,
  type Language,
  type Match,
  type Offer,
  type Params,
  type Rng,
  type Seat,
  same,
} from '@bulkhead/kernel'
import { isVain } from '@bulkhead/protocol'
import { coloursOf, type Shell, say } from '../shell.ts'
import { type AnyBoard, boardOf, type Look } from './boards.ts'
import type { Lines } from './lines.ts'
import { wrapped } from './page.ts'
import { sentenceOf, wordsFor } from './telling.ts'
import { type Phrase, phrase } from './text/index.ts'

/** Who plays what, where. A seat without a bot is a person's. */
export interface Seating {
  readonly shell: Shell
  readonly lines: Lines
  readonly match: Match
  readonly bots: readonly (Bot | null)[]
  readonly rngs: readonly Rng[]
  readonly language: Language
}

/** A match being played here, with what has been shown so far. */
export interface Sitting extends Seating {
  readonly board: AnyBoard
  readonly look: Look
  /** How many lines of its log each person has been told, and whoever watches (null). */
  readonly told: Map<Seat | null, number>
  /** The chapter in which each seat has last seen the whole position. */
  readonly seen: string[]
  /** Who answered last, and whether that answer was given unknown to the others. */
  last: { readonly seat: Seat; readonly secret: boolean } | null
  /** The offers that each person has seen and left. */
  readonly considered: Map<Seat, readonly Offer[]>
  /** When each hourglass was turned. */
  readonly appeared: Map<string, number>
}

const WIDEST = 100
const NARROWEST = 66
/** A match that is loaded begins with the end of its log. */
const RECENT = 12

export function sitDown(seating: Seating): Sitting {
  const { shell, match, bots, language } = seating
  const people = bots.filter((bot) => bot === null).length
  const who = bots.map((bot, seat) => {
    if (bot) return phrase(language, 'who.bot')
    return people === 1
      ? phrase(language, 'who.you')
      : phrase(language, 'who.person', { number: seat + 1 })
  })
  const width = Math.max(NARROWEST, Math.min(WIDEST, shell.out.columns ?? WIDEST))
  const look = {
    language,
    colours: coloursOf(shell.out),
    width,
    words: match.game.text[language],
    who,
  }
  const told = new Map(
    [null, ...peopleAt(bots)].map((reader) => [reader, toldBefore(match, reader)]),
  )
  const seen = bots.map(() => '')
  const unasked = { considered: new Map(), appeared: new Map() }
  return { ...seating, board: boardOf(match.game.id), look, told, seen, last: null, ...unasked }
}

function peopleAt(bots: Seating['bots']): Seat[] {
  return bots.flatMap((bot, seat) => (bot ? [] : [seat]))
}

function toldBefore(match: Match, reader: Seat | null): number {
  return match.answers.length > 0 ? Math.max(0, match.log(reader).length - RECENT) : 0
}

/** Whoever sits here alone; null where nobody or several do: then it is told as to one who watches. */
export function readerAt({ bots }: Sitting): Seat | null {
  const people = peopleAt(bots)
  return people.length === 1 ? people[0] : null
}

/** Somebody alone with bots is not asked what has one answer; those who share a terminal see who is asked. */
export function isAskedInVain(sitting: Sitting, decision: Decision): boolean {
  return readerAt(sitting) === decision.seat && isVain(decision)
}

/** The whole position, once in each chapter of the game. */
export function showPosition(sitting: Sitting, seat: Seat): void {
  const { match, board, seen } = sitting
  const chapter = board.chapter(match.view(seat))
  if (seen[seat] === chapter && chapter !== '') return
  seen[seat] = chapter
  drawBoard(sitting, seat)
}

export function drawBoard(sitting: Sitting, reader: Seat | null): void {
  const { shell, match, board } = sitting
  const lines = board.draw(match.view(reader), lookFor(sitting, reader))
  if (lines.length > 0) say(shell, '', ...lines)
}

/** The look of things to one reader. */
export function lookFor({ match, look }: Sitting, reader: Seat | null): Look {
  return { ...look, words: wordsFor(match, reader, look.language) }
}

/** What has happened since; whoever else sits here and reads the same has been told too. */
export function tellNews(sitting: Sitting, reader: Seat | null, before = ['']): void {
  const { shell, match, told } = sitting
  const news = logLines(sitting, reader, told.get(reader))
  if (news.length > 0) say(shell, ...before, ...news)
  const log = match.log(reader)
  for (const other of told.keys()) {
    if (other !== null && (other === reader || same(match.log(other), log))) {
      told.set(other, log.length)
    }
  }
  // What everybody may know was part of it.
  told.set(null, match.log(null).length)
}

/** The log as sentences, each with its rule; headings stand out. */
export function logLines(sitting: Sitting, reader: Seat | null, since = 0): string[] {
  const { match, board } = sitting
  const { colours, words, width } = lookFor(sitting, reader)
  return match.log(reader, since).flatMap((line) => {
    const text = sentenceOf(line, words)
    const { kind, rule } = line
    if (board.headings.includes(kind)) return wrapped(colours.bold(text), width)
    return wrapped(rule ? `${text} ${colours.dim(rule)}` : text, width, '  ', '    ')
  })
}

export function tell({ shell, look }: Sitting, key: Phrase, params: Params = {}): void {
  say(shell, ...wrapped(phrase(look.language, key, params), look.width))
}
