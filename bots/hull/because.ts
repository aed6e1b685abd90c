import type { Params } from '@bulkhead/kernel'
import type { Reason } from '../bot.ts'
import type { en } from './text/en.ts'

/** The sentences of `text/`, without what they all begin with. */
export type Why = keyof typeof en extends `because.hull.${infer Key}` ? Key : never

/** A reason that fits any game of the family. */
export function because(why: Why, params?: Params): Reason {
  return { key: `hull.${why}`, params }
}
