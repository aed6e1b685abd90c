import type { RetaliationView } from '@bulkhead/retaliation'
import { type Condition, isMet, taskProgress } from '@bulkhead/retaliation/progress'

/** How far Tasks and Objectives have come. */

/** The Mission Task, or the Tasks of a cooperative game. */
export function tasksOf({ missionTask, tasks }: RetaliationView): readonly string[] {
  return missionTask === null ? tasks : [missionTask]
}

export function isTaskMet(view: RetaliationView, task: string): boolean {
  return taskProgress(view, task).some((way) => way.every(isMet))
}

/** The way that came furthest. */
export function bestOf(ways: readonly (readonly Condition[])[]): readonly Condition[] {
  const share = (way: readonly Condition[]) =>
    way.reduce((sum, { done, needed }) => sum + done / Math.max(1, needed), 0) / way.length
  return ways.toSorted((a, b) => share(b) - share(a))[0] ?? []
}
