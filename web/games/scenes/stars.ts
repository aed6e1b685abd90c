export interface Star {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly twinkles: boolean
}

/** The same sky every time: a small generator, not chance. */
export function starsOf(seed: number, count: number, width: number, height: number): Star[] {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(next() * width),
    y: Math.round(next() * height),
    r: Math.round((0.4 + next() ** 3 * 1.3) * 10) / 10,
    twinkles: i % 9 === 0,
  }))
}
