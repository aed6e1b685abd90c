import type { Change, Line, Seat } from '@bulkhead/kernel'
import type { Position } from './position.ts'

/** What one event changed for one reader. What is absent is as it was. */
export interface Frame extends Partial<Omit<Position, 'number' | 'seat' | 'view' | 'log'>> {
  readonly number: number
  readonly at: number
  /** What happened; `quiet` where that is no business of this reader. */
  readonly kind: string
  /** Who did it; null where it was time. */
  readonly seat?: Seat | null
  /** Of something taken back by consent: how many answers were kept. */
  readonly answers?: number
  readonly said?: { readonly name: string; readonly text: string }
  /** What has changed in the reader's view since the last line. */
  readonly view?: readonly Change[]
  /** The reader's log stands up to the line `from`; these lines follow. */
  readonly log?: { readonly from: number; readonly lines: readonly ToldLine[] }
}

/** A line as it is told: the board shows what came of it when it is told, and not before. */
export interface ToldLine extends Line {
  /** What had changed in the reader's view when it was written, since the line before; absent where nothing had. */
  readonly view?: readonly Change[]
}
