/** The stretches of code that ran, in a row: from, to, from, to… */
export type Reach = readonly number[]

export interface Reaching {
  readonly reach: Reach
  /** What it takes to keep it. */
  readonly size: number
}

/**
 * First what reaches most, for its size, that nothing before it has reached. Where all is reached it begins anew, so
 * that the next ones come to the same places in other positions.
 */
export function* variedFirst<T extends Reaching>(
  items: readonly T[],
  before: readonly Reach[] = [],
): Generator<{ readonly item: T; readonly isNew: boolean }> {
  const length = Math.max(0, ...[...before, ...items.map(({ reach }) => reach)].map(endOf))
  const reached = new Uint8Array(length)
  for (const reach of before) mark(reached, reach)
  const left = [...items]
  let isNew = true
  while (left.length > 0) {
    const gains = left.map(({ reach, size }) => unmarked(reached, reach) / size)
    const most = Math.max(...gains)
    if (most === 0) {
      isNew = false
      reached.fill(0)
    }
    const [item] = left.splice(gains.indexOf(most), 1)
    mark(reached, item.reach)
    yield { item, isNew }
  }
}

function endOf(reach: Reach): number {
  return reach.at(-1) ?? 0
}

function mark(reached: Uint8Array, reach: Reach): void {
  for (let i = 0; i < reach.length; i += 2) reached.fill(1, reach[i], reach[i + 1])
}

function unmarked(reached: Uint8Array, reach: Reach): number {
  let count = 0
  for (let i = 0; i < reach.length; i += 2) {
    for (let at = reach[i]; at < reach[i + 1]; at++) count += 1 - reached[at]
  }
  return count
}
