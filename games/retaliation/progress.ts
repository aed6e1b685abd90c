import type { Condition } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import { factsSeen } from './facts.ts'
import { PRINTED } from './packs.ts'
import type { RetaliationView } from './view.ts'

/** How far an Objective of a seat has come: the ways to fulfil it, each with its conditions. */
export function objectiveProgress(
  view: RetaliationView,
  objective: string,
  seat: Seat,
): readonly (readonly Condition[])[] {
  return PRINTED.objectives[objective].ways(factsSeen(view), seat)
}

/** The same of the Mission Task, or of a Task of a cooperative game. */
export function taskProgress(
  view: RetaliationView,
  task: string,
): readonly (readonly Condition[])[] {
  return PRINTED.tasks[task].ways(factsSeen(view))
}

export { type Condition, isMet } from '@bulkhead/common'
