import { setImmediate as breath } from 'node:timers/promises'
import type { Kysely, SqliteDatabase } from 'kysely'
import type Database from 'libsql'
import type { Along } from './dialect.ts'
import type { EventRow, Schema } from './schema.ts'
import { rollBack } from './statements.ts'

interface Append {
  readonly rows: readonly EventRow[]
  readonly along: Along
  resolve(appended: boolean): void
  reject(error: unknown): void
}

const MILLISECONDS_UNSORTED = 250
const MOMENTS_AT_A_TIME = 16
const HEADS_KNOWN = 10_000

/**
 * What happens at all tables while the process is busy is written as one row, a moment: however many tables there are
 * that touches one page, where rows of their own would touch some for each. A little later moments are sorted into the
 * events; and before anybody reads those.
 */
export interface Moments {
  append(rows: readonly EventRow[], along: Along): Promise<boolean>
  /** Sorts in whatever was written, by this process or another. */
  sort(): Promise<void>
  close(): void
}

export function openMoments(
  db: Kysely<Schema>,
  database: Database.Database,
  statements: SqliteDatabase,
): Moments {
  /** The last number at tables, as far as this process knows: until somebody else writes. */
  const heads = new Map<string, number>()
  const read = <T>(sql: string, given: readonly unknown[] = []) =>
    statements.prepare(sql).all(given) as T[]
  /** Moments of this process that are not sorted in yet: nothing of them is read again. */
  const written = new Map<number, readonly Written[]>()
  let waiting: Append[] = []
  let isSorted = false
  let timer: NodeJS.Timeout | null = null
  let version = versionNow()

  function versionNow(): number {
    return read<{ data_version: number }>('pragma data_version')[0].data_version
  }

  /** Whether somebody else has written since this was asked last. */
  function othersWrote(): boolean {
    const now = versionNow()
    const isOther = now !== version
    version = now
    if (!isOther) return false
    forget()
    return true
  }

  function forget(): void {
    heads.clear()
    written.clear()
    isSorted = false
  }

  /** There is one connection: whoever else has begun something on it finishes first. */
  async function alone(act: () => void): Promise<void> {
    if (database.inTransaction) await db.connection().execute(async () => locked(act))
    else locked(act)
  }

  function locked(act: () => void): void {
    try {
      database.exec('begin immediate')
      othersWrote()
      act()
      database.exec('commit')
    } catch (error) {
      // Whatever it has written and sorted in is not there.
      forget()
      rollBack(database)
      throw error
    }
  }

  async function commit(): Promise<void> {
    let batch: readonly Append[] = []
    let appended: readonly boolean[] = []
    try {
      await alone(() => {
        batch = taken()
        appended = write(batch)
      })
    } catch (error) {
      for (const { reject } of [...batch, ...taken()]) reject(error)
      return
    }
    for (let i = 0; i < batch.length; i++) batch[i].resolve(appended[i])
  }

  function taken(): Append[] {
    const batch = waiting
    waiting = []
    return batch
  }

  function write(batch: readonly Append[]): boolean[] {
    const appended = batch.map(({ rows }) => areNext(rows))
    const accepted = batch.filter((_, i) => appended[i])
    if (accepted.length === 0) return appended
    const events = accepted.flatMap(writtenBy)
    const insert = statements.prepare('insert into moments (events) values (?)')
    const { lastInsertRowid } = insert.run([`[${events.map(textOf).join(',')}]`])
    written.set(Number(lastInsertRowid), events)
    for (const { along } of accepted) {
      for (const { sql, parameters } of along.writes) statements.prepare(sql).run(parameters)
    }
    isSorted = false
    timer ??= setTimeout(sortLater, MILLISECONDS_UNSORTED)
    return appended
  }

  /** Whoever holds the lock knows every number that was given: of two who want the same, one gets it. */
  function areNext(rows: readonly EventRow[]): boolean {
    const { table_id: table, number } = rows[0]
    const head = heads.get(table) ?? storedHead(table)
    if (number !== head + 1) return false
    heads.set(table, head + rows.length)
    return true
  }

  function storedHead(table: string): number {
    while (!isSorted) sortSome()
    if (heads.size >= HEADS_KNOWN) heads.clear()
    const last = 'select max(number) as head from events where table_id = ?'
    return read<{ head: number | null }>(last, [table])[0].head ?? 0
  }

  function sortSome(): void {
    isSorted = sortMoments(statements, MOMENTS_AT_A_TIME, written)
  }

  async function sort(): Promise<void> {
    while (othersWrote() || !isSorted) {
      await alone(sortSome)
      // Others want to be served meanwhile.
      if (!isSorted) await breath()
    }
  }

  function sortLater(): void {
    timer = null
    // Where somebody holds the lock whoever wants to read will try again.
    sort().catch(() => {})
  }

  return {
    append: (rows, along) =>
      new Promise((resolve, reject) => {
        waiting.push({ rows, along, resolve, reject })
        if (waiting.length === 1) setImmediate(commit)
      }),
    sort,
    close() {
      if (timer) clearTimeout(timer)
    },
  }
}

/** An event as it is written; and when its table wants a server, where that has changed. */
interface Written {
  readonly row: EventRow
  readonly due?: number | null
}

function writtenBy({ rows, along: { due } }: Append): Written[] {
  return rows.map((row, i) => ({ row, due: i < rows.length - 1 ? undefined : due }))
}

/** In a moment what happened is no text in a text. */
function textOf({ row, due }: Written): string {
  const { table_id, number, at, kind, by_identity, idempotency_key, intent, what } = row
  const head = JSON.stringify([table_id, number, at, kind, by_identity, idempotency_key, intent])
  return `${head.slice(0, -1)},${what}${due === undefined ? '' : `,${due}`}]`
}

type Read = readonly [
  table: string,
  number: number,
  at: number,
  kind: string,
  by: string | null,
  key: string | null,
  intent: string | null,
  what: unknown,
  due?: number | null,
]

function eventsIn(text: string): Written[] {
  const events: readonly Read[] = JSON.parse(text)
  return events.map(
    ([table_id, number, at, kind, by_identity, idempotency_key, intent, what, due]) => {
      const happened = { table_id, number, at, kind, what: JSON.stringify(what) }
      return { row: { ...happened, by_identity, idempotency_key, intent }, due }
    },
  )
}

/** Inside a transaction. Whether all are sorted in now; what is known of them need not be read. */
export function sortMoments(
  statements: SqliteDatabase,
  most = Number.MAX_SAFE_INTEGER,
  known = new Map<number, readonly Written[]>(),
): boolean {
  const next = statements.prepare('select id from moments order by id limit ?')
  const ids = next.all([most]).map((row) => (row as { id: number }).id)
  if (ids.length === 0) return true
  const read = statements.prepare('select events from moments where id = ?')
  const textAt = (id: number) => (read.all([id]) as { events: string }[])[0].events
  sortIn(
    statements,
    ids.flatMap((id) => known.get(id) ?? eventsIn(textAt(id))),
  )
  statements.prepare('delete from moments where id <= ?').run([ids.at(-1)!])
  for (const id of ids) known.delete(id)
  return ids.length < most
}

/** Table by table, so that neighbours are written together. */
function sortIn(statements: SqliteDatabase, written: readonly Written[]): void {
  const sorted = [...written].sort(({ row: a }, { row: b }) =>
    a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : a.number - b.number,
  )
  const many = sorted.length - (sorted.length % ROWS_AT_ONCE)
  for (let i = 0; i < many; i += ROWS_AT_ONCE) insert(statements, sorted.slice(i, i + ROWS_AT_ONCE))
  for (const one of sorted.slice(many)) insert(statements, [one])
  const dues = new Map<string, number | null>()
  for (const { row, due } of sorted) if (due !== undefined) dues.set(row.table_id, due)
  for (const [table, due] of dues) {
    statements.prepare('update tables set due_at = ? where id = ?').run([due, table])
  }
}

const ROWS_AT_ONCE = 32

function insert(statements: SqliteDatabase, written: readonly Written[]): void {
  const given: unknown[] = []
  for (const { row } of written) {
    const { table_id, number, at, kind, by_identity, idempotency_key, intent, what } = row
    given.push(table_id, number, at, kind, by_identity, idempotency_key, intent, what)
  }
  statements.prepare(written.length === 1 ? INSERT_ONE : INSERT_MANY).run(given)
}

const inserting = (rows: number) => `insert into events
  (table_id, number, at, kind, by_identity, idempotency_key, intent, what)
  values ${new Array(rows).fill('(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`
const [INSERT_ONE, INSERT_MANY] = [inserting(1), inserting(ROWS_AT_ONCE)]
