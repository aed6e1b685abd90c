import type { Dictionary } from '@bulkhead/kernel'

/** What may stand before an effect: where a unit goes, of how many choices it is the best, or both. */
interface Openings {
  readonly go: string
  readonly tried: string
  readonly both: string
}

/** Each effect as a sentence of its own and, behind each opening, as the end of one. */
export function withWays({ go, tried, both }: Openings, effects: Dictionary): Dictionary {
  const sentences = Object.entries(effects).flatMap(([key, text]) => [
    [`because.${key}`, text.charAt(0).toUpperCase() + text.slice(1)],
    [`because.go.${key}`, go + text],
    [`because.tried.${key}`, tried + text],
    [`because.tried.go.${key}`, both + text],
  ])
  return Object.fromEntries(sentences)
}
