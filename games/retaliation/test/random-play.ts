import { FastRng, Match, must, type Option, type Options, type Rng } from '@bulkhead/kernel'
import { retaliation } from '../index.ts'
import type { State } from '../state.ts'
import type { RetaliationView } from '../view.ts'

/** Whole games in which everybody chooses at random. */

export type Played = Match<State, RetaliationView>

/** Every mode, with every number of seats that it takes. */
export const TABLES: [string, number, Options][] = [
  ['a solo game', 1, {}],
  ['a game of two', 2, {}],
  ['a game of three', 3, {}],
  ['a game of four', 4, { deadly: true }],
  ['a game of five', 5, {}],
  ['a deadly solo game', 1, { deadly: true, tasks: 'more' }],
  ['a cooperative game of two', 2, { mode: 'coop' }],
  ['a cooperative game of four', 4, { mode: 'coop', tasks: 'fewer' }],
  ['a deadly cooperative game of five', 5, { mode: 'coop', deadly: true }],
]

export function open(table: number, seed: number): Played {
  const [, seats, options] = TABLES[table]
  return must(Match.start(retaliation, { seats, seed: { kind: 'fast', seed }, options }))
}

export function chooseAtRandom(match: Played, rng: Rng) {
  const { seat, id, prompt, options, min, max } = rng.pick(match.pending())
  if (prompt === 'action') return { seat, id, picks: [rng.pick(someKindOfAction(options, rng))] }
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return { seat, id, picks: rng.shuffle([...options]).slice(0, number) }
}

/** Each kind of action is as likely as any other, but few turns are passed. */
function someKindOfAction(options: readonly Option[], rng: Rng): Option[] {
  const kindOf = ({ id }: Option) => id.split(':')[0]
  const rare = ['pass', 'discard-things']
  const kinds = [...new Set(options.map(kindOf))].filter(
    (kind) => !rare.includes(kind) || rng.int(6) === 0,
  )
  const kind = kinds.length > 0 ? rng.pick(kinds) : 'pass'
  return options.filter((option) => kindOf(option) === kind)
}

export function answerAtRandom(match: Played, rng: Rng): void {
  const { seat, id, picks } = chooseAtRandom(match, rng)
  const refused = match.answer(
    seat,
    id,
    picks.map((option) => option.id),
  )
  if (refused) throw new Error(JSON.stringify(refused))
}

/** Plays to the end, with a look at every position. */
export function playOut(table: number, seed: number, look: (match: Played) => void): Played {
  const match = open(table, seed)
  const rng = new FastRng(1000 + seed)
  while (!match.result) {
    look(match)
    answerAtRandom(match, rng)
  }
  look(match)
  return match
}
