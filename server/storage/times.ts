import type { Pause } from '../tables/pauses.ts'
import type { Dialect } from './dialect.ts'
import type { Storage } from './storage.ts'

type Times = Pick<
  Storage,
  | 'touchSeat'
  | 'touchIdentity'
  | 'seenAt'
  | 'lastBeat'
  | 'beat'
  | 'pauses'
  | 'addPause'
  | 'endPauses'
>

/** Who was there when, and which time counts. */
export function timesIn({ db, settled }: Dialect): Times {
  return {
    async touchSeat(table, seat, at) {
      await db
        .updateTable('seats')
        .set({ seen_at: at })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .execute()
    },

    async touchIdentity(id, at) {
      await db.updateTable('identities').set({ seen_at: at }).where('id', '=', id).execute()
    },

    async seenAt(table, seat) {
      const row = await db
        .selectFrom('seats')
        .innerJoin('identities', 'identities.id', 'seats.identity')
        .select(['seats.seen_at as here', 'identities.seen_at as anywhere'])
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst()
      return Math.max(row?.here ?? 0, row?.anywhere ?? 0)
    },

    async lastBeat() {
      const row = await db.selectFrom('beats').select('at').executeTakeFirst()
      return row?.at ?? null
    },

    async beat(at) {
      await db
        .insertInto('beats')
        .values({ id: 1, at })
        .onConflict((taken) => taken.column('id').doUpdateSet({ at }).where('beats.at', '<', at))
        .execute()
      await settled()
    },

    async pauses() {
      const rows = await db.selectFrom('pauses').selectAll().orderBy('from_at').execute()
      return rows.map(({ from_at, to_at, why }) => ({
        from: from_at,
        to: to_at ?? Infinity,
        why: why as Pause['why'],
      }))
    },

    async addPause({ from, to, why }) {
      const row = { from_at: from, to_at: to === Infinity ? null : to, why }
      await db
        .insertInto('pauses')
        .values(row)
        .onConflict((taken) => taken.column('from_at').doNothing())
        .execute()
      await settled()
    },

    async endPauses(why, at) {
      await db
        .updateTable('pauses')
        .set({ to_at: at })
        .where('why', '=', why)
        .where('to_at', 'is', null)
        .execute()
      await settled()
    },
  }
}
