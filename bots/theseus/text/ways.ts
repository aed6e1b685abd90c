import type { Dictionary } from '@bulkhead/kernel'

/** Each effect as a sentence of its own and, behind the way, as the end of one. */
export function withWays(way: string, effects: Dictionary): Dictionary {
  const sentences = Object.entries(effects).flatMap(([key, text]) => [
    [`because.${key}`, text.charAt(0).toUpperCase() + text.slice(1)],
    [`because.go.${key}`, way + text],
  ])
  return Object.fromEntries(sentences)
}
