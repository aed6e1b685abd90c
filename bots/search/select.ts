import type { Rng } from '@bulkhead/kernel'
import type { Choice } from '../choices.ts'
import type { Edge } from './tree.ts'

/** The lowest and the highest value seen so far: values are compared within this range. */
export interface Range {
  low: number
  high: number
}

/** How strongly choices that were followed seldom are tried again. */
const CURIOSITY = 0.6
/** How much worse than its siblings a choice is taken to be before it was tried. */
const DOUBT = 0.1
/** How many choices are considered after one, four, nine… lines of play. */
const WIDTH = 2

/**
 * Which choice to follow: one that ended well, or looks natural and was followed seldom. Where there are
 * many, those that look most natural come first, and the others join in as more lines are played.
 */
export function select(edges: readonly Edge[], weights: readonly number[], range: Range): Edge {
  let visits = 0
  let sum = 0
  for (const edge of edges) {
    visits += edge.visits
    sum += edge.sum
  }
  const scale = range.high > range.low ? 1 / (range.high - range.low) : 1
  const untried = visits > 0 ? (sum / visits - range.low) * scale - DOUBT : 0
  const curiosity = (CURIOSITY * Math.sqrt(visits + 1)) / total(weights)
  let best = edges[0]
  let most = -Infinity
  for (const i of considered(edges, weights, visits)) {
    const edge = edges[i]
    const worth = edge.visits > 0 ? (edge.sum / edge.visits - range.low) * scale : untried
    const pull = worth + (curiosity * weights[i]) / (1 + edge.visits)
    if (pull > most) [best, most] = [edge, pull]
  }
  return best
}

function considered(edges: readonly Edge[], weights: readonly number[], visits: number): number[] {
  const order = edges.map((_, i) => i)
  const width = Math.ceil(WIDTH * Math.sqrt(visits + 1))
  if (width >= edges.length) return order
  order.sort((a, b) => weights[b] - weights[a])
  return order.filter((i, rank) => rank < width || edges[i].visits > 0)
}

const GRAIN = 2 ** 30

/** One of the choices, each as likely as its weight says. */
export function draw(choices: readonly Choice[], weights: readonly number[], rng: Rng): Choice {
  let left = (rng.int(GRAIN) / GRAIN) * total(weights)
  for (const [i, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return choices[i]
  }
  return choices[choices.length - 1]
}

function total(weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum
}
