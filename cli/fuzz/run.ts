import {
  type AnyGame,
  FastRng,
  type Match,
  type Recorded,
  type Rng,
  type Save,
} from '@bulkhead/kernel'
import type { Counts } from './counts.ts'
import { type Check, endless, type Failure, startMatch } from './failure.ts'
import { giveAnswer, messageOf, type ProbeName, runProbe } from './probes.ts'
import type { FuzzSetup } from './setup.ts'

/** Thrown where a fault is found, so that the walk through a game reads straight on. */
export class Found extends Error {
  constructor(readonly failure: Failure) {
    super(failure.sentence)
  }
}

const COUNTED: Partial<Record<ProbeName, keyof Counts>> = {
  'illegal answer': 'refused',
  resume: 'resumes',
  fork: 'forks',
  verify: 'verified',
  secrecy: 'positions',
}

/** One match under examination. */
export class Run {
  match: Match

  constructor(
    readonly game: AnyGame,
    readonly setup: FuzzSetup,
    readonly rng: Rng,
    readonly counts: Counts,
  ) {
    const match = startMatch(game, setup)
    if (typeof match === 'string') throw this.found(match, { kind: 'start' }, () => null)
    this.match = match
  }

  probe(name: ProbeName): void {
    const seed = this.rng.int(2 ** 31)
    const fault = runProbe(name, this.match, new FastRng(seed))
    if (fault) throw this.found(fault, { kind: 'probe', name, seed })
    const counted = COUNTED[name]
    if (counted) this.counts[counted]++
  }

  answer(answer: Recorded): void {
    const before = this.match.answers.length
    const fault = giveAnswer(this.match, answer)
    if (fault) throw this.found(fault, { kind: 'answer', answer }, () => this.match.fork(before))
    this.counts.answers++
    if (answer.offer) this.counts.taken++
  }

  /** Does something that has a probe of its own; what it throws counts as that probe's finding. */
  dare<T>(name: ProbeName, act: () => T): T {
    try {
      return act()
    } catch (error) {
      const seed = this.rng.int(2 ** 31)
      throw this.found(messageOf(error), { kind: 'probe', name, seed })
    }
  }

  mustEndWithin(answers: number): void {
    const fault = endless(this.match, answers)
    if (fault) throw this.found(fault, { kind: 'endless', answers })
  }

  private found(sentence: string, check: Check, position = (): Match | null => this.match): Found {
    const { game, setup } = this
    const save = saveIfPossible(position)
    return new Found({ format: 'bulkhead-failure', game: game.id, sentence, check, setup, save })
  }
}

/** Rules that failed once may fail again on the way to the position. */
function saveIfPossible(position: () => Match | null): Save | null {
  try {
    return position()?.save() ?? null
  } catch {
    return null
  }
}

/** What was found, if anything was. */
export function findingOf(walk: () => void): Failure | null {
  try {
    walk()
    return null
  } catch (error) {
    if (error instanceof Found) return error.failure
    throw error
  }
}
