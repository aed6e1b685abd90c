import { logistic } from '../hull/evaluate.ts'

/** What was seen: its numbers, and what came of it, from 0 to 1. */
export interface Example {
  readonly signs: ArrayLike<number>
  readonly worth: number
}

const ROUNDS = 8
/** Pulls the weights of what was seldom seen towards nothing. */
const RIDGE = 5

/** Weights whose logistic sum tells the worth best: Newton's method. */
export function fit(examples: readonly Example[], width: number): Float64Array {
  const weights = new Float64Array(width)
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(width)
    const curvature = Array.from({ length: width }, () => new Float64Array(width))
    for (const { signs, worth } of examples) {
      const guess = predict(weights, signs)
      addTo(gradient, curvature, signs, worth - guess, guess * (1 - guess))
    }
    for (let i = 0; i < width; i++) {
      gradient[i] -= RIDGE * weights[i]
      curvature[i][i] += RIDGE
    }
    const step = solve(curvature, gradient)
    for (let i = 0; i < width; i++) weights[i] += step[i]
  }
  return weights
}

export function predict(weights: ArrayLike<number>, signs: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < signs.length; i++) sum += weights[i] * signs[i]
  return logistic(sum)
}

function addTo(
  gradient: Float64Array,
  curvature: readonly Float64Array[],
  signs: ArrayLike<number>,
  error: number,
  slope: number,
): void {
  const seen: number[] = []
  for (let i = 0; i < signs.length; i++) if (signs[i] !== 0) seen.push(i)
  for (const i of seen) {
    gradient[i] += error * signs[i]
    const row = curvature[i]
    for (const j of seen) row[j] += slope * signs[i] * signs[j]
  }
}

/** Solves a symmetric positive system by elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i]]))
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j][i] / rows[i][i]
      if (factor !== 0) for (let k = i; k <= size; k++) rows[j][k] -= factor * rows[i][k]
    }
  }
  const answer = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let sum = rows[i][size]
    for (let j = i + 1; j < size; j++) sum -= rows[i][j] * answer[j]
    answer[i] = sum / rows[i][i]
  }
  return answer
}

/** How well the weights tell the worth: the mean cross-entropy, in nats; less is better. */
export function lossOf(weights: ArrayLike<number>, examples: readonly Example[]): number {
  let sum = 0
  for (const { signs, worth } of examples) {
    const guess = Math.min(1 - 1e-9, Math.max(1e-9, predict(weights, signs)))
    sum -= worth * Math.log(guess) + (1 - worth) * Math.log(1 - guess)
  }
  return sum / examples.length
}
