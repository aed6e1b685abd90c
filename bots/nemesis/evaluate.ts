import type { Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { type Mind, mindOf } from './mind.ts'
import { objectivesOf } from './objectives.ts'
import { type Signs, signsOf } from './signs.ts'
import { ALONE, CREW } from './weights.ts'

/** What surviving is worth where the Objective is missed: something in a crew, next to nothing alone. */
export function worthOfSurvival({ mode }: Pick<NemesisView, 'mode'>): number {
  return mode === 'solo' ? 0.03 : 0.15
}

/** How well a seat stands, from 0 (dead) to 1 (has won). */
export function evaluateNemesis(view: NemesisView, seat: Seat): number {
  const { fate } = view.players[seat]
  if (fate === 'dead') return 0
  if (view.ending) return view.ending.winners.includes(seat) ? 1 : worthOfSurvival(view)
  const mind = mindOf(view, seat, [])
  const weights = view.mode === 'solo' ? ALONE : CREW
  return Math.min(...signsFor(mind).map((signs) => weigh(signs, weights)))
}

/** The signs for each Objective of this seat: what is played for together fails with the worst of them. */
export function signsFor(mind: Mind): Signs[][] {
  const goals = objectivesOf(mind)
  return goals.length > 0 ? goals.map((goal) => signsOf(mind, goal)) : [signsOf(mind, undefined)]
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
