import type { Decision } from '@bulkhead/kernel'

/** A standing order, the simplest of players. */
export type Order = Always | Never

/** Whenever it is asked this, it picks that. */
export interface Always {
  readonly prompt: string
  readonly picks: readonly string[]
  /** What whoever gave the order calls it. */
  readonly note?: string
}

/** Whoever plays the seat does not take the offer with this id. */
export interface Never {
  readonly never: string
  readonly note?: string
}

/** The first order that answers the question; null where its picks are not all offered. */
export function orderFor(decision: Decision, orders: readonly Order[]): Always | null {
  const { prompt, options, min, max } = decision
  const offered = (id: string) => options.some((option) => option.id === id)
  const fits = ({ picks }: Always) =>
    picks.length >= min && picks.length <= max && picks.every(offered)
  const answering = orders.filter((order) => 'prompt' in order)
  return answering.find((order) => order.prompt === prompt && fits(order)) ?? null
}

/** Those that no order forbids. */
export function notForbidden<O extends { readonly id: string }>(
  offers: readonly O[],
  orders: readonly Order[],
): readonly O[] {
  const forbidden = orders.flatMap((order) => ('never' in order ? [order.never] : []))
  return forbidden.length === 0 ? offers : offers.filter(({ id }) => !forbidden.includes(id))
}
