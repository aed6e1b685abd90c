import { rulesCited } from '../chapters.ts'

/** The skiff's own name of every rule that the chapters cite: `skiff-move-05`. */
export const CITES: Readonly<Record<string, string>> = Object.fromEntries(
  rulesCited().map((rule) => [rule, rule.toLowerCase().replace(/^[a-z]+/, 'skiff')]),
)
