/** A stretch of time that does not count; one that has not ended yet ends at Infinity. */
export interface Pause {
  readonly from: number
  readonly to: number
  readonly why: 'away' | 'maintenance' | 'vacation'
}

export const NO_PAUSES: readonly Pause[] = []

/** The parts of a stretch that count: what is left of it between the pauses. */
export function* withoutPauses(
  since: number,
  until: number,
  pauses: readonly Pause[],
): Generator<[number, number]> {
  let from = since
  for (const pause of [...pauses].sort((a, b) => a.from - b.from)) {
    if (pause.to <= from) continue
    if (pause.from >= until) break
    if (pause.from > from) yield [from, pause.from]
    from = pause.to
  }
  if (from < until) yield [from, until]
}
