import { forbidden } from '../complaint.ts'
import { matchOf } from '../tables/aside.ts'
import { reasonsIn } from '../tables/reasons.ts'
import { requireShown } from '../tables/sequels.ts'
import type { App, Context } from './context.ts'
import { readerFor } from './play.ts'
import { LookingBack, MomentView, Reasons, TablePath, WhyNot } from './schemas.ts'
import { findTable } from './tables.ts'

/** What can be read beside the position: why something cannot be done, what was, and why it was done. */
export function lookingRoutes(app: App, context: Context): void {
  const { storage } = context
  const tags = ['play']
  const config = { limit: 'looks' } as const

  app.get(
    '/api/tables/:table/why-not',
    { schema: { tags, params: TablePath, response: { 200: WhyNot } } },
    async (request) => {
      const table = await findTable(context, request.params.table)
      return table.read((t) => {
        const seat = readerFor(t, request.person)
        if (seat === null || t.record.phase !== 'playing') return []
        return t.match!.whyNot(seat)
      })
    },
  )

  app.get(
    '/api/tables/:table/replay',
    {
      config,
      schema: {
        tags,
        params: TablePath,
        querystring: LookingBack,
        response: { 200: MomentView },
      },
    },
    async (request) => {
      const { at, seat } = request.query
      const table = await findTable(context, request.params.table)
      const reader = await table.read((t) => {
        const own = readerFor(t, request.person)
        const wanted = seat === undefined ? own : Number(seat)
        if (wanted !== own) requireShown(t, 'The other seats are shown when the game is over.')
        if (wanted !== null && !(wanted in t.record.seats))
          throw forbidden('There is no such seat.')
        return wanted
      })
      return table.replay.moment(at === undefined ? null : Number(at), reader)
    },
  )

  app.get(
    '/api/tables/:table/reasons',
    { config, schema: { tags, params: TablePath, response: { 200: Reasons } } },
    async (request) => {
      const table = await findTable(context, request.params.table)
      await table.read((t) => {
        readerFor(t, request.person)
        requireShown(t, 'Why bots chose as they did is shown when the game is over.')
      })
      return reasonsIn(await storage.eventsAfter(table.id, 0))
    },
  )

  app.get(
    '/api/tables/:table/match',
    { config, schema: { tags, params: TablePath } },
    async (request) => {
      const table = await findTable(context, request.params.table)
      return table.read((t) => {
        readerFor(t, request.person)
        // A save of a running game tells its future.
        requireShown(t, 'The match is shown when the game is over.')
        return matchOf(t).save()
      })
    },
  )
}
