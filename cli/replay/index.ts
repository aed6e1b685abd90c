import { createInterface } from 'node:readline/promises'
import type { Language, Seat } from '@bulkhead/kernel'
import { checkAgain, type Failure, nameOf, startMatch } from '../fuzz/failure.ts'
import { type Colours, Complaint, coloursOf, complain, type Shell, say } from '../shell.ts'
import { type MatchFile, readMatchFile } from './file.ts'
import { type Chapter, earlierOf, ending, story } from './story.ts'

export interface ReplayArguments {
  /** How many answers to replay; all of them otherwise. */
  readonly to?: number
  readonly seat: Seat | 'spectator'
  readonly lang: Language
  readonly step?: boolean
}

/** Tells a saved match as sentences; where the fuzzer wrote the file, checks once more at the end. */
export async function replay(shell: Shell, path: string, args: ReplayArguments): Promise<void> {
  if (args.step && !(process.stdin.isTTY && shell.out.isTTY)) {
    throw new Complaint('--step needs a terminal.')
  }
  const file = readMatchFile(shell.games, path)
  if (!file.save) return replayStart(shell, file)
  const colours = coloursOf(shell.out)
  say(shell, ...earlierOf(file.game, file.save, args.lang, colours))
  const last = await tell(shell, file, args)
  const complete = last.answers === file.save.answers.length
  if (last.match.result) say(shell, colours.bold(ending(last.match, args.lang, colours)))
  if (file.failure && complete)
    verdict(shell, file.failure, checkAgain(last.match, file.failure.check))
}

async function tell(shell: Shell, file: MatchFile, args: ReplayArguments): Promise<Chapter> {
  const { game, save } = file
  const { to = save!.answers.length } = args
  if (to > save!.answers.length) {
    throw new Complaint(`This match has only ${save!.answers.length} answers.`)
  }
  const reader = readerOf(args.seat, save!.seats)
  const colours = coloursOf(shell.out)
  let last: Chapter | null = null
  for (const chapter of story(game, save!, reader, args.lang)) {
    last = chapter
    say(shell, ...linesOf(chapter, colours))
    if (chapter.answers === to) break
    if (args.step && chapter.sentences.length > 0 && !(await goOn())) break
  }
  return last!
}

function readerOf(seat: Seat | 'spectator', seats: number): Seat | null {
  if (seat === 'spectator') return null
  if (seat < seats) return seat
  throw new Complaint(`This match has seats 0 to ${seats - 1}, and no seat ${seat}.`)
}

function linesOf({ answers, sentences }: Chapter, colours: Colours): string[] {
  const number = colours.dim(String(answers).padStart(5))
  return sentences.map(({ text, rule }) =>
    rule ? `${number}  ${text}  ${colours.dim(rule)}` : `${number}  ${text}`,
  )
}

async function goOn(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question('Enter for the next, q to stop ')
  terminal.close()
  return answer.trim() !== 'q'
}

function replayStart(shell: Shell, { game, failure }: MatchFile): void {
  const started = startMatch(game, failure!.setup)
  verdict(shell, failure!, typeof started === 'string' ? started : null)
}

function verdict(shell: Shell, failure: Failure, fault: string | null): void {
  const name = nameOf(failure.check)
  if (fault) {
    shell.exitCode = 1
    complain(shell, `Here the check "${name}" fails: ${fault}`)
  } else {
    say(shell, `The check "${name}" does not fail here any more.`)
  }
}
