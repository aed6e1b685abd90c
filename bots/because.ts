import type { Params } from '@bulkhead/kernel'
import type { Reason } from './bot.ts'
import type { en } from './text/en.ts'

/** The sentences of `text/`, without what they all begin with. */
type Why = keyof typeof en extends `because.${infer Key}` ? Key : never

/** A reason that fits any game. */
export function because(key: Why, params?: Params): Reason {
  return { key, params }
}
