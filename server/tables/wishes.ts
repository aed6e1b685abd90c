import { hash } from 'node:crypto'
import { Complaint } from '../complaint.ts'
import type { Person } from './lobby.ts'
import type { Playing } from './play.ts'
import type { Happening, TableEvent } from './record.ts'

/** Who wants something, and how a retry of the same wish is known. */
export interface Wish {
  readonly by: string | null
  readonly key: string | null
  /** What was asked, in full: a key that comes again with something else is a mistake. */
  readonly asked: unknown
  /** The plan itself refuses what was done before, because it names what the table was like then. */
  readonly isFenced?: boolean
  /** What would happen, as the table is now; throws a complaint where it may not. */
  plan(table: Playing): Happening
}

/** What became of the wish that came with a key. */
export type Known = Pick<TableEvent, 'number' | 'intent'>

/** The event that a wish became: it is durable. */
export interface Done {
  readonly number: number
  readonly revision: number
}

/** A wish, and who waits for what becomes of it. */
export interface Asked {
  readonly wish: Wish
  resolve(done: Done): void
  reject(error: unknown): void
}

/** Of somebody, without a key. */
export function wishFor(person: Person, plan: Wish['plan']): Wish {
  return { by: person.id, key: null, asked: null, plan }
}

export function keyOf({ by, key }: { by: string | null; key: string | null }): string {
  return key === null ? '' : `${by} ${key}`
}

export function intentOf({ key, asked }: Wish): string | null {
  return key === null ? null : hash('sha256', JSON.stringify(asked)).slice(0, 32)
}

export function tooBusy(): Complaint {
  return new Complaint(503, 'busy', 'The table is too busy; try again.')
}
