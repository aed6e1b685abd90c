import type { View } from '@bulkhead/hull/view.ts'
import type { Seat } from '@bulkhead/kernel'
import type { Lore } from './lore.ts'
import { type Mind, mindOf } from './mind.ts'
import { objectivesOf } from './objectives.ts'
import type { Signs } from './signs.ts'

/** How well a seat stands, from 0 (dead) to 1 (has won). */
export function evaluate(lore: Lore, view: View, seat: Seat): number {
  if (view.players[seat].fate === 'dead') return 0
  if (view.ending) return view.ending.winners.includes(seat) ? 1 : lore.worthOfSurvival(view)
  const weights = lore.weights(view)
  const signs = signsFor(mindOf(lore, view, seat, []))
  return Math.min(...signs.map((groups) => weigh(groups, weights)))
}

/** The signs for each Objective of this seat: what is played for together fails with the worst of them. */
export function signsFor(mind: Mind): Signs[][] {
  const goals = objectivesOf(mind)
  const { signs } = mind.lore
  return goals.length > 0 ? goals.map((goal) => signs(mind, goal)) : [signs(mind, undefined)]
}

function weigh(groups: readonly Signs[], weights: Signs): number {
  let sum = 0
  for (const signs of groups) {
    for (const name in signs) sum += signs[name] * (weights[name] ?? 0)
  }
  return logistic(sum)
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum))
}
