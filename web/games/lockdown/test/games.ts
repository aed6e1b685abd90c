import { type Decision, Match, must, type Option, rngFrom } from '@bulkhead/kernel'
import { type LockdownView, lockdown } from '@bulkhead/lockdown'

/** Games in which everybody answers at random, on either board. */

export const BOARDS = ['standard', 'alternate'] as const
export type Board = (typeof BOARDS)[number]

export interface Asked {
  readonly match: Match<unknown, LockdownView>
  readonly asked: Decision & { readonly revision: number }
  readonly view: LockdownView
}

const SEATS = 3
const ANSWERS = 250

/** Every question of such a game, with what whoever is asked sees. */
export function* questions(board: Board, seed: number, most = ANSWERS): Generator<Asked> {
  const start = { seats: SEATS, seed: { kind: 'fast', seed }, options: { board } } as const
  const match = must(Match.start(lockdown, start))
  const rng = rngFrom({ kind: 'fast', seed })
  for (let i = 0; i < most && !match.result; i++) {
    const asked = rng.pick(match.pending())
    yield { match, asked: { ...asked, revision: 0 }, view: match.view(asked.seat) }
    const picks = rng.shuffle([...preferred(asked, rng.int(3))]).slice(0, Math.max(1, asked.min))
    must(match.answer(asked.seat, asked.id, ids(picks)))
  }
}

/** Whoever passes at once sees little of a base. */
function preferred({ options, min }: Decision, whim: number): readonly Option[] {
  const acting = options.filter(({ label }) => label !== 'pass')
  return whim > 0 && acting.length >= Math.max(1, min) ? acting : options
}

function ids(options: readonly Option[]): string[] {
  return options.map(({ id }) => id)
}
