import { type AnyGame, FastRng, Match, must, type OptionValue, type Save } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { aftermath } from '../index.ts'

/** Games played at random to their end, for Epilogues to follow. */

export interface Earlier {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
}

export const AFTER_NEMESIS: Earlier = { game: nemesis, seats: 2, options: { draft: 'free' } }
export const AFTER_ALTERNATE: Earlier = {
  game: nemesis,
  seats: 2,
  options: { board: 'alternate', intruderPlayer: true },
}
export const AFTER_COOP: Earlier = { game: nemesis, seats: 2, options: { mode: 'coop' } }
export const AFTER_INVESTIGATION: Earlier = {
  game: aftermath,
  seats: 2,
  options: { play: 'investigation', draft: 'free' },
}
export const AFTER_CLASSIC: Earlier = {
  game: aftermath,
  seats: 2,
  options: { play: 'classic', draft: 'free' },
}

/** The save of such a game whose ship did not blow up. */
export function shipLeftBy(earlier: Earlier, seed: number): Save {
  for (let tries = 0; ; tries++) {
    const match = playedOut(earlier, seed + 1000 * tries)
    const before = match.save()
    const options = { play: 'epilogue' }
    const sequel = Match.start(aftermath, {
      seats: 1,
      seed: { kind: 'fast', seed },
      options,
      before,
    })
    if (!('code' in sequel)) return before
  }
}

export function playedOut({ game, seats, options }: Earlier, seed: number): Match {
  const match = must(Match.start(game, { seats, options, seed: { kind: 'fast', seed } })) as Match
  const rng = new FastRng(seed)
  while (!match.result) {
    const { seat, id, options: all, min, max } = rng.pick(match.pending())
    const number = min + rng.int(Math.min(max, all.length) - min + 1)
    const picks = rng.shuffle([...all]).slice(0, number)
    must(
      match.answer(
        seat,
        id,
        picks.map((option) => option.id),
      ),
    )
  }
  return match
}
