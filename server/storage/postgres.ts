import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { EventRow, Schema } from './schema.ts'
import { openSqlStorage } from './sql.ts'
import type { Storage } from './storage.ts'

const CHANNEL = 'bulkhead_appended'
const UNIQUE_VIOLATION = '23505'
const BIGINT = 20
const PAUSE_BEFORE_LISTENING_AGAIN = 1000
/** Nobody waits for ever for a database that has gone or stands still. */
const PATIENCE = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** Connects to a PostgreSQL that any number of server processes may share. */
export async function openPostgres(url: string): Promise<Storage> {
  const pool = new pg.Pool({ ...PATIENCE, connectionString: url, max: 8, types: { getTypeParser } })
  // A connection that breaks is replaced by the pool, and whoever uses it is told; but it also says so
  // to whoever listens, and where nobody does the process ends: idle ones to the pool, others themselves.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const notices = new Notices(url)
  await notices.listen()
  return openSqlStorage({
    kind: 'postgres',
    db,
    isTaken,
    async append(row, along) {
      try {
        if (along.length === 0) await insert(db, row)
        else await insertAlong(row, along)
        return true
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },
    // PostgreSQL answers a commit when it is safe.
    async settled() {},
    onAppended: (listener) => notices.listeners.push(listener),
    async close() {
      await notices.close()
      await db.destroy()
    },
  })

  async function insert(inside: Kysely<Schema>, row: EventRow): Promise<void> {
    const notice = `${notices.self} ${row.table_id}`
    await inside
      .with('appended', (db) => db.insertInto('events').values(row).returning('number'))
      .selectNoFrom(sql`pg_notify(${CHANNEL}, ${notice})`.as('told'))
      .execute()
  }

  async function insertAlong(row: EventRow, along: readonly CompiledQuery[]): Promise<void> {
    await db.transaction().execute(async (inside) => {
      await insert(inside, row)
      for (const write of along) await inside.executeQuery(write)
    })
  }
}

function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === UNIQUE_VIOLATION
}

/** Milliseconds fit a number, and so does everything else that is counted here. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')
}

/** What the other processes announce. After a break everything may have changed. */
class Notices {
  readonly self = crypto.randomUUID()
  readonly listeners: ((table: string | null) => void)[] = []
  private client: pg.Client | null = null
  private closed = false
  private again: NodeJS.Timeout | null = null

  constructor(private readonly url: string) {}

  async listen(): Promise<void> {
    const client = new pg.Client({ ...PATIENCE, connectionString: this.url })
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
    if (this.closed) await client.end()
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.again) clearTimeout(this.again)
    await this.client?.end().catch(() => {})
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
