import type { Decision } from '@bulkhead/kernel'

/** A standing order, the simplest of players: whenever it is asked this, it picks that. */
export interface Order {
  readonly prompt: string
  readonly picks: readonly string[]
  /** What whoever gave the order calls it. */
  readonly note?: string
}

/** The first order that answers the question; null where its picks are not all offered. */
export function orderFor(decision: Decision, orders: readonly Order[]): Order | null {
  const { prompt, options, min, max } = decision
  const offered = (id: string) => options.some((option) => option.id === id)
  const fits = ({ picks }: Order) =>
    picks.length >= min && picks.length <= max && picks.every(offered)
  return orders.find((order) => order.prompt === prompt && fits(order)) ?? null
}
