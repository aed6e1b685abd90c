import { type Condition, factsSeen, progressOf } from '@bulkhead/hull/progress.ts'
import type { Seat } from '@bulkhead/kernel'
import type { OwnFacts } from './own.ts'
import { PRINTED } from './packs.ts'
import type { NemesisView } from './view.ts'

/**
 * How far an Objective of a seat has come, as far as the reader of this view knows: the ways to fulfil it, each
 * with its conditions. Where the ship goes stays open until it is found out.
 */
export function objectiveProgress(
  view: NemesisView,
  objective: string,
  seat: Seat,
): readonly (readonly Condition[])[] {
  const { objectives } = PRINTED
  const own: OwnFacts = { arrival: view.ending?.destination ?? null, autopsy: view.autopsy }
  return progressOf(objectives[objective], factsSeen(view, objectives, own), seat)
}

export { type Condition, isMet } from '@bulkhead/hull/progress.ts'
