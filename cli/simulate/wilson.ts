const Z_95 = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 95% Wilson interval of a share: honest for few games and near 0 and 1 too. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const z2 = Z_95 ** 2
  const scale = 1 + z2 / games
  const middle = (share + z2 / (2 * games)) / scale
  const spread = (Z_95 / scale) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))
  return { low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) }
}
