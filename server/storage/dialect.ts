import type { CompiledQuery, Kysely } from 'kysely'
import type { EventRow, Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/** What the two databases do differently. */
export interface Dialect {
  readonly kind: Storage['kind']
  readonly db: Kysely<Schema>
  /** Whether an insert failed because a unique key is taken. */
  isTaken(error: unknown): boolean
  /**
   * Writes events of one table and what comes with them at once, and tells other processes of it. False, and nothing
   * is written, where a number is taken.
   */
  append(rows: readonly EventRow[], along: Along): Promise<boolean>
  /** In a transaction: whoever else does something for one of these waits until it has ended. */
  inTurn(inside: Kysely<Schema>, names: readonly string[]): Promise<void>
  /** Waits until everything that was appended stands in the tables. */
  readable(): Promise<void>
  /** Waits until what was written is safe. */
  settled(): Promise<void>
  onAppended(listener: (table: string | null) => void): void
  close(): Promise<void>
}

/** What is written together with events. */
export interface Along {
  readonly writes: readonly CompiledQuery[]
  /** When the table wants a server, where that has changed. */
  readonly due?: number | null
}
