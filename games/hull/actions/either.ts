import type { Params, Rules, Texts } from '@bulkhead/kernel'
import type { Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import {
  type AnyEffect,
  type AnyWay,
  type Chosen,
  type Doing,
  type Effect,
  type Missing,
  ONE_WAY,
  type Way,
} from './action.ts'

/** NEM-CARD-03, NEM-ITEM-11: effects separated by OR; declaring the action chooses one of them. */
export function either<T extends Texts>(
  ...effects: readonly Effect<unknown, T>[]
): Doing<Chosen, T> {
  return {
    missing: (s, me) => missingToAll(effects, s, me),
    ways(s, me) {
      const ways: Way<Chosen, T>[] = []
      for (const effect of effects) {
        if (!effect.missing?.(s, me)) addWays(ways, effect, effect.ways?.(s, me) ?? ONE_WAY)
      }
      return ways
    },
    settle: settleChosen,
    resolve: (t, me, { effect, choice }) => effect.resolve(t, me, choice),
  }
}

/** Whatever the chosen effect still has to settle. */
export function* settleChosen(t: Table<Texts>, me: Player, chosen: Chosen): Rules<Chosen | null> {
  const { effect, choice } = chosen
  if (!effect.settle) return chosen
  const settled = yield* effect.settle(t, me, choice)
  return settled === null ? null : { effect, choice: settled }
}

/** The first reason, where every effect has one. */
function missingToAll<T extends Texts>(
  effects: readonly Effect<unknown, T>[],
  s: State,
  me: Player,
): Missing<T> | null {
  let first: Missing<T> | null = null
  for (const effect of effects) {
    const missing = effect.missing?.(s, me)
    if (!missing) return null
    first ??= missing
  }
  return first
}

/** The ways of one of several effects, under its name; `more` is said of each of them. */
export function addWays(
  ways: Way<Chosen, Texts>[],
  effect: AnyEffect,
  its: readonly AnyWay[],
  more?: Params,
): void {
  for (const way of its) {
    const { id, label = effect.id, targets, params, extra, given, choice } = way
    ways.push({
      id: id === undefined ? effect.id : `${effect.id}:${id}`,
      label,
      targets,
      params: more ? { ...params, ...more } : params,
      extra,
      given,
      choice: { effect, choice },
    })
  }
}
