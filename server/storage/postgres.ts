import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Along, Dialect } from './dialect.ts'
import type { EventRow, Schema } from './schema.ts'
import { migrate, sqlStorage } from './sql.ts'
import type { Storage } from './storage.ts'

const CHANNEL = 'bulkhead_appended'
const UNIQUE_VIOLATION = '23505'
const BIGINT = 20
const PAUSE_BEFORE_LISTENING_AGAIN = 1000
/** A connection that was lost without a word is noticed when it is asked something. */
const MILLISECONDS_BETWEEN_PROOFS = 10_000
/** Nobody waits for ever for a database that has gone or stands still. */
function patienceOf(milliseconds: number) {
  return {
    connectionTimeoutMillis: milliseconds / 2,
    statement_timeout: milliseconds,
    query_timeout: milliseconds * 1.2,
    // A server that was stopped in the middle of something must not hold up the others.
    lock_timeout: milliseconds * 0.8,
    idle_in_transaction_session_timeout: milliseconds,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** Connects to a PostgreSQL that any number of server processes may share. */
export async function openPostgres(url: string, milliseconds: number): Promise<Storage> {
  const settings = { ...patienceOf(milliseconds), connectionString: url }
  const pool = new pg.Pool({ ...settings, max: 8, types: { getTypeParser } })
  // A connection that breaks is replaced by the pool, and whoever uses it is told; but it also says so
  // to whoever listens, and where nobody does the process ends: idle ones to the pool, others themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutHung(pool) }) })
  const notices = new Notices(settings)
  try {
    await notices.listen()
    await migrate(db, 'postgres')
    return sqlStorage(dialect())
  } catch (error) {
    await soon(notices.close())
    await soon(pool.end())
    throw error
  }

  function dialect(): Dialect {
    return {
      kind: 'postgres',
      db,
      isTaken,
      async append(rows, along) {
        try {
          await (isAlone(along) ? insert(db, rows) : insertAlong(rows, along))
          return true
        } catch (error) {
          if (isTaken(error)) return false
          throw error
        }
      },
      async inTurn(inside, names) {
        for (const [i, name] of names.entries()) {
          await sql`select pg_advisory_xact_lock(${i}, hashtext(${name}))`.execute(inside)
        }
      },
      async readable() {},
      // PostgreSQL answers a commit when it is safe.
      async settled() {},
      onAppended: (listener) => notices.listeners.push(listener),
      async close() {
        await soon(notices.close())
        await soon(db.destroy())
      },
    }
  }

  async function insert(inside: Kysely<Schema>, rows: readonly EventRow[]): Promise<void> {
    const notice = `${notices.self} ${rows[0].table_id}`
    await inside
      .with('appended', (db) => db.insertInto('events').values(rows).returning('number'))
      .selectNoFrom(sql`pg_notify(${CHANNEL}, ${notice})`.as('told'))
      .execute()
  }

  async function insertAlong(rows: readonly EventRow[], { writes, due }: Along): Promise<void> {
    await db.transaction().execute(async (inside) => {
      await insert(inside, rows)
      for (const write of writes) await inside.executeQuery(write)
      if (due === undefined) return
      await inside
        .updateTable('tables')
        .set({ due_at: due })
        .where('id', '=', rows[0].table_id)
        .execute()
    })
  }
}

function isAlone({ writes, due }: Along): boolean {
  return writes.length === 0 && due === undefined
}

const HANGS = /timeout/i

/** A connection on which something did not come back in time is not used again, and nothing more is waited for. */
function withoutHung(pool: pg.Pool): PostgresPool {
  const connect = async () => {
    const client = await pool.connect()
    let hung: Error | null = null
    const query = async (...given: Parameters<typeof client.query>) => {
      if (hung) throw hung
      try {
        return await client.query(...given)
      } catch (error) {
        if (HANGS.test((error as Error).message) && !(error as { code?: string }).code) {
          hung = error as Error
        }
        throw error
      }
    }
    return { query, release: () => client.release(hung !== null) }
  }
  return { connect, end: () => pool.end() } as unknown as PostgresPool
}

const LAST_MOMENT = 1000

/** A connection that hangs is left behind: it says no farewell. */
async function soon(ended: Promise<unknown>): Promise<void> {
  await Promise.race([ended, pause(LAST_MOMENT, undefined, { ref: false })])
}

function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === UNIQUE_VIOLATION
}

/** Milliseconds fit a number, and so does everything else that is counted here. */
export function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')
}

/** What the other processes announce. After a break everything may have changed. */
class Notices {
  readonly self = crypto.randomUUID()
  readonly listeners: ((table: string | null) => void)[] = []
  private client: pg.Client | null = null
  private closed = false
  private again: NodeJS.Timeout | null = null
  private proving: NodeJS.Timeout | null = null

  constructor(private readonly settings: pg.ClientConfig) {}

  async listen(): Promise<void> {
    const client = new pg.Client(this.settings)
    client.on('error', () => this.listenAgain(client))
    client.on('end', () => this.listenAgain(client))
    client.on('notification', ({ payload }) => this.hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    this.client = client
    this.proving ??= setInterval(() => this.prove(), MILLISECONDS_BETWEEN_PROOFS).unref()
    if (this.closed) await client.end()
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.again) clearTimeout(this.again)
    if (this.proving) clearInterval(this.proving)
    await this.client?.end().catch(() => {})
  }

  private async prove(): Promise<void> {
    const { client } = this
    if (!client || this.again) return
    try {
      await client.query('select 1')
    } catch {
      this.listenAgain(client)
      client.end().catch(() => {})
    }
  }

  private hear(payload: string): void {
    const [from, table] = payload.split(' ')
    if (from !== this.self) this.tell(table)
  }

  private tell(table: string | null): void {
    for (const listener of this.listeners) listener(table)
  }

  private listenAgain(client: pg.Client): void {
    if (this.closed || this.again || (this.client && this.client !== client)) return
    this.again = setTimeout(async () => {
      this.again = null
      try {
        await this.listen()
        this.tell(null)
      } catch {
        this.listenAgain(client)
      }
    }, PAUSE_BEFORE_LISTENING_AGAIN)
  }
}
