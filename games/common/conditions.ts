/** One thing that an Objective asks for; `condition.` names it. */
export interface Condition {
  readonly id: string
  readonly done: number
  readonly needed: number
  /** The number of the player that it names. */
  readonly player?: number
}

export function isMet({ done, needed }: Condition): boolean {
  return done >= needed
}

/** Whether one of the ways to fulfil something has all its conditions met. */
export function isOneMet(ways: readonly (readonly Condition[])[]): boolean {
  return ways.some((way) => way.every(isMet))
}

/** More than is needed is as good as that. */
export function counted(id: string, done: number, needed: number): Condition {
  return { id, done: Math.min(done, needed), needed }
}

/** Something that is so or not. */
export function holds(id: string, isSo: boolean): Condition {
  return counted(id, Number(isSo), 1)
}
