import type { Checkpoint, Recorded } from './history.ts'
import type { Entry } from './log.ts'
import type { Save } from './save.ts'

/**
 * A match as it stands, as plain JSON: for the program that has made it, and its like of the same edition, to go on from
 * at once. It is large and trusted; a `Save` is neither.
 */
export interface Snapshot extends Pick<Save, 'options' | 'seats' | 'seed' | 'undo'> {
  readonly answers: readonly Recorded[]
  readonly checkpoint: Checkpoint
  /** The log up to the checkpoint; the rest is written again by running the rules. */
  readonly log: readonly Entry[]
  readonly before: Save | null
}
