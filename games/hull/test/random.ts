import { FastRng, type Game, Match, must } from '@bulkhead/kernel'
import { expect } from 'vitest'

/** Whole games at random. */

/** Any answer to any of the open questions. */
export function chosen<S>(match: Pick<Match<S>, 'pending'>, rng: FastRng) {
  const { seat, id, options, min, max } = rng.pick(match.pending())
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return { seat, id, picks: rng.shuffle([...options]).slice(0, number) }
}

export interface RandomTable {
  readonly seats: number
  readonly options?: Readonly<Record<string, string | boolean>>
}

/** Of which kinds the things are; several of one kind, one after the other, count once. */
function pointsAt(targets: readonly { readonly kind: string }[]): string {
  const kinds = targets.map(({ kind }) => kind)
  return kinds.filter((kind, i) => kind !== kinds[i - 1]).join(' ')
}

/** Plays to the end, checks every invariant on the way, and tells what was asked and logged, and at what options point. */
export function playedOut<S, V>(game: Game<S, V>, { seats, options }: RandomTable, seed: number) {
  const match = must(Match.start(game, { seats, seed: { kind: 'fast', seed }, options }))
  const rng = new FastRng(seed)
  const keys = new Set<string>()
  const points = new Set<string>()
  while (!match.result) {
    for (const { prompt, options } of match.pending()) {
      keys.add(`prompt.${prompt}`)
      for (const { label, targets = [] } of options) {
        keys.add(`option.${label}`)
        points.add(`${label}: ${pointsAt(targets)}`)
      }
    }
    const { seat, id, picks } = chosen(match, rng)
    for (const { what, why } of match.whyNot(seat)) keys.add(what).add(`why.${why}`)
    const ids = picks.map((option) => option.id)
    must(match.answer(seat, id, ids))
    expect(game.check(match.state)).toEqual([])
  }
  for (const reader of [null, 0]) for (const { kind } of match.log(reader)) keys.add(`log.${kind}`)
  return { match, keys, points }
}
