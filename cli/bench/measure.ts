/** Named figures; the names are what `--json` prints. */
export type Figures = Record<string, number>

/** Does something and answers how many units of work that was. */
export type Work = () => number

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Units of work in a second, over at least this time. */
export function rate(work: Work, milliseconds: number): number {
  const started = performance.now()
  let units = 0
  let passed = 0
  while (passed < milliseconds) {
    units += work()
    passed = performance.now() - started
  }
  return (units / passed) * 1000
}

export interface Rounds {
  readonly warmups: number
  readonly rounds: number
  readonly milliseconds: number
}

/**
 * The median rate of each contender. They take turns, so that what else the machine does meets all
 * of them alike, and nobody is measured before it was warm.
 */
export function alternate<Name extends string>(
  contenders: Readonly<Record<Name, Work>>,
  { warmups, rounds, milliseconds }: Rounds,
): Record<Name, number> {
  const names = Object.keys(contenders) as Name[]
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -warmups; round < rounds; round++) {
    for (const name of names) {
      const measured = rate(contenders[name], milliseconds)
      if (round >= 0) rates.get(name)!.push(measured)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<
    Name,
    number
  >
}

/** How long one unit of work takes, in microseconds. */
export function microseconds(work: Work, rounds: Rounds): number {
  return 1e6 / alternate({ work }, rounds).work
}
