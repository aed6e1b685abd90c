import { type Listener, storageMessage } from '../tables/audience.ts'
import { openChannels } from './channels.ts'
import type { App, Context } from './context.ts'
import { Following } from './following.ts'
import { everybody } from './identity.ts'
import { readerFor } from './play.ts'
import { TablePath } from './schemas.ts'
import { findTable } from './tables.ts'

/**
 * One stream for each table and reader: the position first, then what every event changes. And one for everything at
 * which somebody sits.
 */
export function streamRoutes(app: App, context: Context): { count(): number } {
  const { tables, seated } = context
  const channels = openChannels(app, context)
  const tags = ['play']

  app.get(
    '/api/tables/:table/stream',
    { schema: { tags, params: TablePath }, exposeHeadRoute: false },
    async (request, reply) => {
      const table = await findTable(context, request.params.table)
      const last = request.headers['last-event-id']
      await table.read((t) => {
        readerFor(t, request.person)
        channels.requireRoom(request)
        const closed = () => table.audience.remove(listener)
        const channel = channels.open(request, reply, { closed })
        const listener: Listener = {
          identity: request.person?.id ?? null,
          send: ({ text }) => channel.send(text),
          end: () => channel.end(),
        }
        t.audience.add(listener, typeof last === 'string' ? last : null)
        tables.appeared(t)
        if (!tables.isStored) listener.send(storageMessage(false))
      })
    },
  )

  app.get(
    '/api/stream',
    { config: { several: true }, schema: { tags }, exposeHeadRoute: false },
    async (request, reply) => {
      const people = everybody(request).map(({ person }) => person)
      channels.requireRoom(request)
      const last = request.headers['last-event-id']
      const channel = channels.open(request, reply, {
        beat: () => following.look(),
        closed() {
          seated.delete(hear)
          following.close()
        },
      })
      const following = new Following(context, channel, people, String(last ?? ''))
      const hear = (identity: string, table: string) => following.hear(identity, table)
      seated.add(hear)
      await following.look()
    },
  )

  return { count: channels.count }
}
