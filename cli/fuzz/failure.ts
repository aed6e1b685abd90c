import { type AnyGame, FastRng, isRefusal, Match, type Recorded, type Save } from '@bulkhead/kernel'
import { giveAnswer, messageOf, type ProbeName, runProbe } from './probes.ts'
import type { FuzzSetup } from './setup.ts'

/** A fault that the fuzzer found, with what is needed to see it again. */
export interface Failure {
  readonly format: 'bulkhead-failure'
  readonly game: string
  /** What is wrong, in a sentence. */
  readonly sentence: string
  readonly check: Check
  readonly setup: FuzzSetup
  /** The position in which the check fails; null where the game does not even start. */
  readonly save: Save | null
}

/** What to do in the position to see the fault. */
export type Check =
  | { readonly kind: 'start' }
  | { readonly kind: 'probe'; readonly name: ProbeName; readonly seed: number }
  | { readonly kind: 'answer'; readonly answer: Recorded }
  | { readonly kind: 'endless'; readonly answers: number }

export function isFailure(data: unknown): data is Failure {
  return (
    typeof data === 'object' &&
    data !== null &&
    (data as Failure).format === 'bulkhead-failure' &&
    typeof (data as Failure).check === 'object'
  )
}

/** Starts a match, or answers a sentence. */
export function startMatch(game: AnyGame, setup: FuzzSetup): Match | string {
  try {
    const match = Match.start(game, setup)
    return isRefusal(match) ? `The setup is refused: ${match.message}` : match
  } catch (error) {
    return messageOf(error)
  }
}

/** Does the check in the position of the failure once more. */
export function checkAgain(match: Match, check: Check): string | null {
  switch (check.kind) {
    case 'start':
      return null
    case 'probe':
      return runProbe(check.name, match, new FastRng(check.seed))
    case 'answer':
      return giveAnswer(match, check.answer)
    case 'endless':
      return endless(match, check.answers)
  }
}

export function endless(match: Match, most: number): string | null {
  if (match.result || match.answers.length < most) return null
  return `The game is not over after ${most} answers.`
}

/** The check in words, for people. */
export function nameOf(check: Check): string {
  return check.kind === 'probe' ? check.name : check.kind
}
