import type { Params } from '@bulkhead/kernel'
import type { Reason } from '../bot.ts'
import type { en } from './text/en.ts'

/** The sentences of `text/`, without what they all begin with. */
export type Why = keyof typeof en extends `because.retaliation.${infer Key}` ? Key : never

export function because(why: Why, params?: Params): Reason {
  return { key: `retaliation.${why}`, params }
}
