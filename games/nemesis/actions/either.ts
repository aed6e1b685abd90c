import type { Player, State } from '../state.ts'
import type { Effect, Way } from './action.ts'

/** NEM-CARD-03, NEM-ITEM-11: effects separated by OR; declaring the action chooses one of them. */
export function either(...effects: readonly Effect[]): Omit<Effect, 'id'> {
  return {
    missing(s, me) {
      const reasons = effects.map((effect) => effect.missing?.(s, me) ?? null)
      return reasons.includes(null) ? null : reasons[0]
    },
    ways: (s, me) => effects.flatMap((effect) => waysOf(effect, s, me)),
    resolve: (t, me, way) => way.effect!.resolve(t, me, way),
  }
}

function waysOf(effect: Effect, s: State, me: Player): Way[] {
  if (effect.missing?.(s, me)) return []
  const ways: Way[] = effect.ways ? effect.ways(s, me) : [{}]
  return ways.map((way) => ({
    ...way,
    id: way.id === undefined ? effect.id : `${effect.id}:${way.id}`,
    label: way.label ?? effect.id,
    effect,
  }))
}
