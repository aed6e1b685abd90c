import type { Params } from '@bulkhead/kernel'
import type { Reason } from '../bot.ts'
import type { en } from './text/en.ts'

/** The sentences of `text/`, without what they all begin with. */
type Why = keyof typeof en extends `because.nemesis.${infer Key}` ? Key : never

/** A reason that only a Nemesis bot has. */
export function because(why: Why, params?: Params): Reason {
  return { key: `nemesis.${why}`, params }
}
