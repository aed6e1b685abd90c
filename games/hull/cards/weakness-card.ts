import type { IntruderChanges } from '../figures.ts'

/** A Weakness card: which figures of the Intruders it changes, once it is found. */
export interface WeaknessCard {
  readonly id: string
  readonly modifies: IntruderChanges
}
