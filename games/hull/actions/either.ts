import type { Player, State } from '../state.ts'
import { type Chosen, type Doing, type Effect, type Missing, ONE_WAY, type Way } from './action.ts'

/** NEM-CARD-03, NEM-ITEM-11: effects separated by OR; declaring the action chooses one of them. */
export function either(...effects: readonly Effect[]): Doing<Chosen> {
  return {
    missing: (s, me) => missingToAll(effects, s, me),
    ways(s, me) {
      const ways: Way<Chosen>[] = []
      for (const effect of effects) {
        if (!effect.missing?.(s, me)) addWays(ways, effect, effect.ways?.(s, me) ?? ONE_WAY)
      }
      return ways
    },
    resolve: (t, me, { effect, choice }) => effect.resolve(t, me, choice),
  }
}

/** The first reason, where every effect has one. */
function missingToAll(effects: readonly Effect[], s: State, me: Player): Missing | null {
  let first: Missing | null = null
  for (const effect of effects) {
    const missing = effect.missing?.(s, me)
    if (!missing) return null
    first ??= missing
  }
  return first
}

/** The ways of one of several effects, under its name. */
export function addWays(ways: Way<Chosen>[], effect: Effect, its: readonly Way[]): void {
  for (const way of its) {
    const { id, label = effect.id, targets, params, extra, given, choice } = way
    ways.push({
      id: id === undefined ? effect.id : `${effect.id}:${id}`,
      label,
      targets,
      params,
      extra,
      given,
      choice: { effect, choice },
    })
  }
}
