import type { Seat } from '@bulkhead/kernel'
import type { Pause } from '../tables/pauses.ts'
import type { Progress } from '../tables/progress.ts'
import type { TableEvent, TableRecord } from '../tables/record.ts'

export interface Identity {
  readonly id: string
  readonly name: string
  /** Where a notice goes when it is this person's turn. */
  readonly webhook: string | null
}

/** Where a table stood after an event, so that not every event must be run again. */
export interface TableCheckpoint {
  readonly number: number
  readonly record: TableRecord
  readonly progress: Progress
  /** The match, packed: see `snapshots.ts`. */
  readonly save: string
}

/** A table as it was opened or as it was at its checkpoint; the events since come separately. */
export interface StoredTable {
  readonly secret: string
  /** The kernel's save of the match that this one goes on from, as text. */
  readonly before: string | null
  readonly opened: TableRecord
  readonly due: number | null
  readonly checkpoint: TableCheckpoint | null
}

/** What is written together with events. */
export interface Alongside {
  /** The record, where they have changed it. */
  readonly record?: TableRecord
  /** When the table wants a server, where that has changed. */
  readonly due?: number | null
}

/** How many tables may be open or played at a time. */
export interface Caps {
  readonly person: number
  readonly address: number
}

export interface Opening {
  /** The kernel's save of the match that it goes on from, as text. */
  readonly before?: string
  /** The address, as a hash; what the server opens itself comes from none. */
  readonly from?: string
  readonly caps?: Caps
}

/** Known is what this host has opened with this key already. */
export type Opened = 'opened' | 'known' | 'too-many'

/** All that the server remembers. What has been promised by it survives a crash. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres'

  createIdentity(identity: Identity, secretHash: string): Promise<void>
  identity(id: string): Promise<Identity | null>
  identityBySecret(secretHash: string): Promise<Identity | null>
  changeIdentity(id: string, change: { name?: string; webhook?: string | null }): Promise<void>
  addSecret(identity: string, secretHash: string, kind: SecretKind, expires?: number): Promise<void>
  /** Gives the other device a secret of its own for the one that carries; null where there is none. */
  takeCarrySecret(carryHash: string, secretHash: string, now: number): Promise<Identity | null>
  forgetSecret(secretHash: string): Promise<void>

  createTable(
    record: TableRecord,
    secret: string,
    key: string | null,
    opening?: Opening,
  ): Promise<Opened>
  tableByKey(host: string, key: string): Promise<TableRecord | null>
  table(id: string): Promise<StoredTable | null>
  record(id: string): Promise<TableRecord | null>
  /** Open tables for everybody, newest first. */
  openTables(limit: number): Promise<TableRecord[]>
  openTableByCode(code: string): Promise<TableRecord | null>
  tablesOf(identity: string, limit: number): Promise<TableRecord[]>
  /** The tables at which this person sits and which are not over, newest first. */
  seatsOf(identity: string, limit: number): Promise<string[]>
  /** The tables that have wanted a server since before then, the longest first. */
  dueTables(before: number, limit: number): Promise<string[]>
  setDue(table: string, due: number | null): Promise<void>
  /** Open tables at which nothing has happened since they were opened, before then. */
  staleTables(before: number, limit: number): Promise<string[]>

  /**
   * Events of one table, one after the other: all of them, or none. Durable when it answers. False where a number is
   * taken: somebody was faster.
   */
  append(events: readonly TableEvent[], alongside?: Alongside): Promise<boolean>
  eventsAfter(table: string, number: number): Promise<TableEvent[]>
  eventByKey(table: string, by: string, key: string): Promise<TableEvent | null>
  lastSaid(table: string, limit: number): Promise<TableEvent[]>
  saveCheckpoint(table: string, checkpoint: TableCheckpoint): Promise<void>

  touchSeat(table: string, seat: Seat, at: number): Promise<void>
  /** Somebody has asked something. */
  touchIdentity(id: string, at: number): Promise<void>
  /** When the person on this seat was last there, at this table or with anything else. */
  seenAt(table: string, seat: Seat): Promise<number>

  /** Calls back when another process has appended; a null table means that notices were lost. */
  onAppended(listener: (table: string | null) => void): void

  /** When somebody wrote last that a server is there; null where nobody ever has. */
  lastBeat(): Promise<number | null>
  beat(at: number): Promise<void>
  /** Stretches of time that count for nobody, for as long as clocks may want to know. */
  pauses(): Promise<Pause[]>
  /** One that begins where another does is the same. */
  addPause(pause: Pause): Promise<void>
  endPauses(why: Pause['why'], at: number): Promise<void>
  close(): Promise<void>
}

export type SecretKind = 'session' | 'carry'
