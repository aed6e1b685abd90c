import pc from 'picocolors'
import type { Catalogue } from './catalogue.ts'

/** Where a command runs: what it may use, where it speaks. Tests bring their own. */
export interface Shell {
  readonly games: Catalogue
  /** The script that worker threads run; without one, all work is done in this thread. */
  readonly worker: URL | null
  readonly out: Screen
  readonly err: Screen
  /** Where a person's answers come from. */
  readonly input?: Keyboard
  /** Where files are written. */
  readonly directory: string
  /** What the process answers when the command is done. */
  exitCode: number
}

export interface Screen {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

export type Keyboard = NodeJS.ReadableStream & { readonly isTTY?: boolean }

export type Colours = ReturnType<typeof pc.createColors>

/** Something that the person at the terminal can put right: told in one sentence, never a trace. */
export class Complaint extends Error {}

export function coloursOf(screen: Screen): Colours {
  const forced = process.env.FORCE_COLOR !== undefined
  return pc.createColors(pc.isColorSupported && (screen.isTTY === true || forced))
}

export function say(shell: Shell, ...lines: readonly string[]): void {
  for (const line of lines) shell.out.write(`${line}\n`)
}

export function complain(shell: Shell, sentence: string): void {
  shell.err.write(`${coloursOf(shell.err).red(sentence)}\n`)
}

/** `json` answers for programs, on standard output and nothing else there. */
export function sayJson(shell: Shell, value: unknown): void {
  say(shell, JSON.stringify(value, null, 2))
}
