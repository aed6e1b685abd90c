import type * as hull from '@bulkhead/hull/actions/action.ts'
import { declaring } from '@bulkhead/hull/declaring.ts'
import type { Texts } from './table.ts'

/** Actions as this game declares them: what they say stands in its dictionary. */

export type Missing = hull.Missing<Texts>
export type Way<Choice = unknown> = hull.Way<Choice, Texts>
export type Doing<Choice = unknown> = hull.Doing<Choice, Texts>
export type Effect<Choice = unknown> = hull.Effect<Choice, Texts>
export type Action<Choice = unknown> = hull.Action<Choice, Texts>

export const { actionCard, item, tile } = declaring<Texts>()
