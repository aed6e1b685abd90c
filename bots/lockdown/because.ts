import type { Params } from '@bulkhead/kernel'
import type { Reason } from '../bot.ts'
import type { en } from './text/en.ts'

/** The sentences of `text/`, without what they all begin with. */
type Why = keyof typeof en extends `because.lockdown.${infer Key}` ? Key : never

/** A reason that only a Lockdown bot has. */
export function because(why: Why, params?: Params): Reason {
  return { key: `lockdown.${why}`, params }
}
