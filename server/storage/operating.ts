import type { Raw } from './raw.ts'

/** What an operator does with a database while servers use it. */

const DAY = 24 * 3_600_000
const LISTED = 200

export async function listTables({ db }: Raw, phase: string) {
  return db
    .selectFrom('tables')
    .select(['id', 'game', 'phase', 'host', 'created_at', 'due_at'])
    .where('phase', '=', phase)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute()
}

export async function listPeople({ db }: Raw, name: string) {
  return db
    .selectFrom('identities')
    .select(['id', 'name', 'created_at', 'seen_at', 'banned_at'])
    .where('name', 'like', `%${name}%`)
    .orderBy('seen_at', 'desc')
    .limit(LISTED)
    .execute()
}

/** Servers notice within seconds, and the streams of this person end. False where there is no such person. */
export async function ban({ db }: Raw, id: string, at: number | null): Promise<boolean> {
  const [{ numUpdatedRows }] = await db
    .updateTable('identities')
    .set({ banned_at: at })
    .where('id', '=', id)
    .execute()
  return numUpdatedRows > 0n
}

/** Ends a table for everybody, as an event like any other. False where there is nothing to end. */
export async function endTable({ db, sort }: Raw, id: string, at: number): Promise<boolean> {
  return db.transaction().execute(async (inside) => {
    sort()
    const table = await inside
      .selectFrom('tables')
      .select(['record', 'phase'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (table?.phase !== 'open' && table?.phase !== 'playing') return false
    const last = await inside
      .selectFrom('events')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('table_id', '=', id)
      .executeTakeFirst()
    const event = { table_id: id, number: Number(last?.number ?? 0) + 1, at, kind: 'abandoned' }
    const nobody = { by_identity: null, idempotency_key: null, intent: null }
    const what = JSON.stringify({ kind: 'abandoned' })
    await inside
      .insertInto('events')
      .values({ ...event, ...nobody, what })
      .execute()
    const record = JSON.stringify({ ...JSON.parse(table.record), phase: 'abandoned' })
    await inside
      .updateTable('tables')
      .set({ record, phase: 'abandoned', due_at: null })
      .where('id', '=', id)
      .execute()
    return true
  })
}

/** When a server wrote last that it is there: the time that counts, which the system's may be far from. */
export async function lastBeat({ db }: Raw): Promise<number | null> {
  const beat = await db.selectFrom('beats').select('at').executeTakeFirst()
  return beat?.at ?? null
}

/** Stops every clock until it is called with `false`. */
export async function maintain(raw: Raw, on: boolean): Promise<void> {
  const { db } = raw
  const now = (await lastBeat(raw)) ?? Date.now()
  const open = db.selectFrom('pauses').select('from_at').where('to_at', 'is', null)
  if (!on) {
    // One in which no server ran has no length, and would stand where time that is given back begins.
    await db.deleteFrom('pauses').where('to_at', 'is', null).where('from_at', '>=', now).execute()
    const ended = db.updateTable('pauses').set({ to_at: now }).where('to_at', 'is', null)
    await ended.execute()
  } else if (!(await open.executeTakeFirst())) {
    await db
      .insertInto('pauses')
      .values({ from_at: now, to_at: null, why: 'maintenance' })
      .execute()
  }
}

/**
 * Forgets tables that ended before so many days, people without a table who have not come for as long, and links to
 * other devices that were not used in time.
 */
export async function prune({ db, sort }: Raw, days: number, now: number) {
  const before = now - days * DAY
  return db.transaction().execute(async (inside) => {
    sort()
    const ended = await inside
      .selectFrom('tables')
      .select('id')
      .where('phase', 'in', ['over', 'abandoned'])
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('events')
              .select('number')
              .whereRef('events.table_id', '=', 'tables.id')
              .where('at', '>=', before),
          ),
        ),
      )
      .execute()
    for (const { id } of ended) {
      for (const table of ['events', 'checkpoints', 'seats'] as const) {
        await inside.deleteFrom(table).where('table_id', '=', id).execute()
      }
      await inside.deleteFrom('tables').where('id', '=', id).execute()
    }
    const gone = await inside
      .selectFrom('identities')
      .select('id')
      .where('created_at', '<', before)
      .where('banned_at', 'is', null)
      .where(({ or, eb }) => or([eb('seen_at', 'is', null), eb('seen_at', '<', before)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats').select('seat').whereRef('seats.identity', '=', 'identities.id'),
          ),
        ),
      )
      .execute()
    await inside.deleteFrom('secrets').where('expires_at', '<', now).execute()
    for (const { id } of gone) {
      await inside.deleteFrom('secrets').where('identity', '=', id).execute()
      await inside.deleteFrom('identities').where('id', '=', id).execute()
    }
    return { tables: ended.length, people: gone.length }
  })
}
