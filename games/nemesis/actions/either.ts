import type { Player, State } from '../state.ts'
import type { Effect, Missing, Way } from './action.ts'

/** NEM-CARD-03, NEM-ITEM-11: effects separated by OR; declaring the action chooses one of them. */
export function either(...effects: readonly Effect[]): Omit<Effect, 'id'> {
  return {
    missing: (s, me) => missingToAll(effects, s, me),
    ways(s, me) {
      const ways: Way[] = []
      for (const effect of effects) addWays(ways, effect, s, me)
      return ways
    },
    resolve: (t, me, way) => way.effect!.resolve(t, me, way),
  }
}

/** The first reason, where every effect has one. */
function missingToAll(effects: readonly Effect[], s: State, me: Player): Missing | null {
  let first: Missing | null = null
  for (const effect of effects) {
    const missing = effect.missing?.(s, me) ?? null
    if (!missing) return null
    first ??= missing
  }
  return first
}

function addWays(ways: Way[], effect: Effect, s: State, me: Player): void {
  if (effect.missing?.(s, me)) return
  for (const way of effect.ways ? effect.ways(s, me) : [{} as Way]) {
    const id = way.id === undefined ? effect.id : `${effect.id}:${way.id}`
    ways.push({ ...way, id, label: way.label ?? effect.id, effect })
  }
}
