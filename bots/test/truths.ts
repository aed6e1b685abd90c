import {
  type AnyGame,
  type Decision,
  FastRng,
  Match,
  must,
  type Rng,
  type Seat,
  same,
} from '@bulkhead/kernel'
import { randomPicks } from '../everybody.ts'

/** Two matches that look the same to the seat that owes an answer, and are not. */
export interface Truths {
  readonly decision: Decision
  readonly one: Match
  readonly other: Match
}

const TRIES = 6

export interface Table {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** Positions of random games, each with another truth behind it. */
export function* truthsOf({ game, ...setup }: Table, seed: number, every = 5): Iterable<Truths> {
  const match = must(Match.start(game, { ...setup, seed: { kind: 'fast', seed } })) as Match
  const rng = new FastRng(seed)
  for (let answers = 0; !match.result; answers++) {
    const decision = rng.pick(match.pending())
    if (answers % every === 0 && decision.options.length > decision.min) {
      const other = otherTruth(match, decision, rng)
      if (other) yield { decision, one: match, other }
    }
    must(match.answer(decision.seat, decision.id, randomPicks(decision, rng)))
  }
}

function otherTruth(match: Match, decision: Decision, rng: Rng): Match | null {
  match.fork() // It brings the checkpoint near: less is played again with the hidden things changed.
  for (let i = 0; i < TRIES; i++) {
    const other = redealtAndResumed(match, decision.seat, rng)
    if (other && looksTheSame(match, other, decision) && !same(match.state, other.state)) {
      return other
    }
  }
  return null
}

/** Unlike a sample it keeps its history, so that a bot can be asked in it. */
function redealtAndResumed(match: Match, seat: Seat, rng: Rng): Match | null {
  const snapshot = structuredClone(match.snapshot())
  match.game.redeal(snapshot.checkpoint.state, seat, rng)
  try {
    const other = Match.restored(match.game, snapshot)
    return other.playOn(other.answers.length, { kind: 'fast', seed: rng.int(2 ** 31) })
  } catch {
    return null
  }
}

function looksTheSame(match: Match, other: Match, decision: Decision): boolean {
  const { seat } = decision
  return (
    same(match.view(seat), other.view(seat)) &&
    same(match.log(seat), other.log(seat)) &&
    same(match.pending(seat), other.pending(seat))
  )
}
