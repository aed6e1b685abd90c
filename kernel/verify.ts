import type { AnyGame, Result } from './game.ts'
import { Match } from './match.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import { commitmentOf } from './rng.ts'
import { readBefore, readSave, type Save } from './save.ts'

export interface Verified {
  readonly answers: number
  readonly lines: number
  readonly result: Result | null
  readonly commitment: string | null
  /** The same of the match that this one goes on from. */
  readonly before?: Verified
}

/** Plays a saved match again from its seed and checks that everything it claims comes out. */
export function verify(game: AnyGame, data: unknown): Verified | Refusal {
  try {
    return playAgain(game, data)
  } catch (error) {
    return refusal('bad-save', `This save cannot be played again: ${(error as Error).message}`)
  }
}

function playAgain(game: AnyGame, data: unknown): Verified | Refusal {
  const save = readSave(game, data)
  if (isRefusal(save)) return save
  if (save.commitment !== commitmentOf(save.seed)) {
    return refusal('bad-save', 'The published hash does not belong to the seed.')
  }
  const before = verifyBefore(game, save)
  if (isRefusal(before)) return before
  const match = Match.resume(game, save)
  if (isRefusal(match)) return match
  return {
    answers: save.answers.length,
    lines: match.log(null).length,
    result: match.result,
    commitment: save.commitment,
    before,
  }
}

function verifyBefore(game: AnyGame, save: Save): Verified | Refusal | undefined {
  const before = readBefore(game, save.options, save.before)
  if (typeof before === 'string') return refusal('bad-save', before)
  if (!before) return undefined
  const verified = verify(before.game, before.save)
  if (!isRefusal(verified)) return verified
  return refusal('bad-save', `The earlier match is not verified: ${verified.message}`)
}
