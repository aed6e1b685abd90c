/** How often each whole number came. Plain JSON, and sums only. */
export type Histogram = Record<string, number>

export function countValue(histogram: Histogram, value: number): void {
  histogram[value] = (histogram[value] ?? 0) + 1
}

export function addHistogram(histogram: Histogram, more: Histogram): void {
  for (const [value, count] of Object.entries(more)) {
    histogram[value] = (histogram[value] ?? 0) + count
  }
}

/** The values with their counts, the smallest first. */
export function valuesOf(histogram: Histogram): [number, number][] {
  return Object.entries(histogram)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b)
}

/** The smallest value that at least this share of all reaches. */
export function quantile(histogram: Histogram, share: number): number {
  const values = valuesOf(histogram)
  const wanted = share * values.reduce((sum, [, count]) => sum + count, 0)
  let sofar = 0
  for (const [value, count] of values) {
    sofar += count
    if (sofar >= wanted) return value
  }
  return values.at(-1)?.[0] ?? 0
}

export function meanOf(histogram: Histogram): number {
  const values = valuesOf(histogram)
  const all = values.reduce((sum, [, count]) => sum + count, 0)
  return all === 0 ? 0 : values.reduce((sum, [value, count]) => sum + value * count, 0) / all
}

/** Times are kept in steps of 5%: fine enough to report, few enough to keep. */
const STEP = Math.log(1.05)
const SHORTEST = 1e-4

export function timeStep(milliseconds: number): number {
  return Math.round(Math.log(Math.max(SHORTEST, milliseconds)) / STEP)
}

export function millisecondsOf(step: number): number {
  return Math.exp(step * STEP)
}
