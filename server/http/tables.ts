import { botsOf } from '@bulkhead/bots'
import type { Save, Seat } from '@bulkhead/kernel'
import type { FastifyRequest } from 'fastify'
import { badRequest, notFound } from '../complaint.ts'
import { STAND_IN } from '../tables/driver.ts'
import type { LiveTable } from '../tables/live.ts'
import * as lobby from '../tables/lobby.ts'
import { botFor, type NewTable } from '../tables/opening.ts'
import { rearranged } from '../tables/options.ts'
import type { Playing } from '../tables/play.ts'
import { waitingIn } from '../tables/position.ts'
import { type Happening, seatOf, type TableRecord } from '../tables/record.ts'
import { requireNoSequel, reveal } from '../tables/sequels.ts'
import { summaryOf } from '../tables/summary.ts'
import { takeOff } from '../tables/vacation.ts'
import { windowProblem } from '../tables/windows.ts'
import { originOf } from './address.ts'
import type { App, Context } from './context.ts'
import { required } from './identity.ts'
import {
  Arranging,
  BotChoice,
  CodePath,
  DoneView,
  GameList,
  Joining,
  Keyed,
  Kicking,
  Listing,
  listOf,
  MyTable,
  Nothing,
  OpenedTable,
  SeatPath,
  TablePath,
  TableView,
  TakingOff,
} from './schemas.ts'

const LISTED = 100

/** The life of a table: opened, filled, started, left, given up, played again. */
export function tableRoutes(app: App, context: Context): void {
  const { games, storage, tables } = context
  const tags = ['tables']

  app.get('/api/games', { schema: { tags, response: { 200: GameList } } }, async () =>
    Object.values(games).map(({ id, seats, options }) => ({
      id,
      seats,
      options,
      bots: [...botsOf(id)],
    })),
  )

  app.post(
    '/api/tables',
    { schema: { tags, headers: Keyed, body: OpenedTable, response: { 201: TableView } } },
    async (request, reply) => {
      const record = await tables.opener.open(
        required(request),
        newTable(request.body),
        keyOf(request),
        originOf(request),
        request.body.before as Save | undefined,
      )
      reply.code(201)
      return summaryOf(record)
    },
  )

  app.get('/api/tables', { schema: { tags, response: { 200: listOf(TableView) } } }, async () =>
    (await storage.openTables(LISTED)).map(summaryOf),
  )

  app.get(
    '/api/tables/mine',
    { schema: { tags, response: { 200: listOf(MyTable) } } },
    async (request) => {
      const { id } = required(request)
      const records = await storage.tablesOf(id, LISTED)
      return Promise.all(
        records.map(async (record) => {
          const seat = seatOf(record, id)
          const { waiting, since, phase } = await waitingAt(record, seat)
          const plays = seat !== null && record.seats[seat].bot === null
          const yourTurn = plays && waiting.includes(seat)
          const summary = { ...summaryOf(record), phase }
          return { ...summary, seat, yourTurn, waiting, since: yourTurn ? since : null }
        }),
      )
    },
  )

  app.get(
    '/api/tables/:table',
    { schema: { tags, params: TablePath, response: { 200: TableView } } },
    async (request) => {
      const table = await tables.find(request.params.table)
      return table.read(({ record }) => summaryOf(record))
    },
  )

  app.get(
    '/api/codes/:code',
    {
      config: { limit: 'codes' },
      schema: { tags, params: CodePath, response: { 200: TableView } },
    },
    async (request) => {
      const record = await storage.openTableByCode(request.params.code.toUpperCase())
      if (!record) throw notFound('table')
      return summaryOf(record)
    },
  )

  const post = { tags, headers: Keyed, params: TablePath, response: { 200: DoneView } }

  app.post('/api/tables/:table/join', { schema: { ...post, body: Joining } }, async (request) => {
    const { seat = null, entropy = null } = request.body
    const me = required(request)
    return perform(request, 'join', ({ record }) => lobby.join(record, me, seat, entropy))
  })

  app.post('/api/tables/:table/leave', { schema: { ...post, body: Nothing } }, async (request) => {
    const me = required(request)
    const bot = botFor((await tables.find(request.params.table)).record.game)
    return perform(request, 'leave', ({ record }) => lobby.leave(record, me, bot))
  })

  app.post('/api/tables/:table/kick', { schema: { ...post, body: Kicking } }, async (request) => {
    const me = required(request)
    return perform(request, 'kick', ({ record }) => lobby.kick(record, me, request.body.seat))
  })

  app.put('/api/tables/:table/seats', { schema: { ...post, body: Arranging } }, async (request) => {
    const me = required(request)
    const before = (await tables.find(request.params.table)).earlier() ?? undefined
    return perform(request, 'arrange', ({ record }) =>
      lobby.arrange(record, me, request.body.places, (places) =>
        rearranged(games, record, places, before),
      ),
    )
  })

  app.put('/api/tables/:table/listed', { schema: { ...post, body: Listing } }, async (request) => {
    const me = required(request)
    return perform(request, 'list', ({ record }) => lobby.list(record, me, request.body.public))
  })

  app.post('/api/tables/:table/start', { schema: { ...post, body: Nothing } }, async (request) => {
    const me = required(request)
    return perform(request, 'start', ({ record }) => lobby.start(record, me))
  })

  app.post(
    '/api/tables/:table/abandon',
    { schema: { ...post, body: Nothing } },
    async (request) => {
      const me = required(request)
      const gone = await tables.longGone(await tables.find(request.params.table))
      return perform(request, 'abandon', ({ record }) => lobby.abandon(record, me, gone))
    },
  )

  app.delete('/api/tables/:table/abandon', { schema: post }, async (request) => {
    const me = required(request)
    return perform(request, 'go-on', ({ record }) => lobby.goOn(record, me))
  })

  app.post(
    '/api/tables/:table/vacation',
    { schema: { ...post, body: TakingOff } },
    async (request) => {
      const me = required(request)
      return perform(request, 'vacation', (t) => takeOff(t, me, request.body.days))
    },
  )

  app.post(
    '/api/tables/:table/rematch',
    { schema: { tags, params: TablePath, body: Nothing, response: { 200: TableView } } },
    async (request) => {
      const again = await tables.opener.rematch(
        request.params.table,
        required(request),
        originOf(request),
      )
      return (await tables.find(again)).read(({ record }) => summaryOf(record))
    },
  )

  app.post('/api/tables/:table/reveal', { schema: { ...post, body: Nothing } }, async (request) => {
    const me = required(request)
    const table = await findTable(context, request.params.table)
    await requireNoSequel(await table.read(({ record }) => record.sequel ?? null), storage)
    return perform(request, 'reveal', (t) => reveal(t, me))
  })

  const seatPost = { ...post, params: SeatPath }

  app.post(
    '/api/tables/:table/seats/:seat/bot',
    { schema: { ...seatPost, body: BotChoice } },
    async (request) => {
      const me = required(request)
      const bot = await botWanted(request)
      const seat = Number(request.params.seat)
      return perform(request, 'bot', ({ record }) => lobby.seatBot(record, me, seat, bot))
    },
  )

  app.delete('/api/tables/:table/seats/:seat/bot', { schema: seatPost }, async (request) => {
    const me = required(request)
    const seat = Number(request.params.seat)
    return perform(request, 'no-bot', ({ record }) => lobby.removeBot(record, me, seat))
  })

  app.post(
    '/api/tables/:table/seats/:seat/takeover',
    { schema: { ...seatPost, body: BotChoice } },
    async (request) => {
      const me = required(request)
      const bots = { own: await botWanted(request), usual: STAND_IN }
      const seat = Number(request.params.seat)
      const absent = await tables.isAbsent(await tables.find(request.params.table), seat)
      return perform(request, 'takeover', ({ record }) =>
        lobby.takeOver(record, me, seat, bots, absent),
      )
    },
  )

  app.post(
    '/api/tables/:table/handback',
    { schema: { ...post, body: Nothing } },
    async (request) => {
      const me = required(request)
      return perform(request, 'handback', ({ record }) => lobby.handBack(record, me))
    },
  )

  const perform = performer(context)

  async function botWanted(request: FastifyRequest): Promise<string> {
    const { record } = await findTable(context, tableIn(request))
    return botFor(record.game, (request.body as { bot?: string }).bot)
  }

  async function waitingAt({ id, phase }: TableRecord, seat: Seat | null) {
    const nobody = { waiting: [], since: null, phase }
    if (phase !== 'playing') return nobody
    try {
      return await (await tables.find(id)).read((t) => ({
        waiting: waitingIn(t),
        phase: t.record.phase,
        since: seat === null ? null : (t.progress.seats[seat]?.began ?? null),
      }))
    } catch {
      // A table of another version must not hide all the others.
      return nobody
    }
  }
}

/** Acts that name the revision which they are about. */
const FENCED = ['cancel', 'undo', 'undo-request']

/** Does something at the table that the request names, once for each key. */
export function performer(context: Context) {
  return async (request: FastifyRequest, act: string, plan: (table: Playing) => Happening) => {
    const table = await findTable(context, tableIn(request))
    return table.perform({
      by: required(request).id,
      key: keyOf(request),
      asked: [act, request.params, request.body ?? null],
      isFenced: FENCED.includes(act),
      plan,
    })
  }
}

function tableIn({ params }: FastifyRequest): string {
  return (params as { table: string }).table
}

export async function findTable({ tables }: Context, id: string): Promise<LiveTable> {
  const table = tables.at(id) ?? (await tables.find(id))
  tables.looked(table)
  return table
}

export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : null
}

/** Whoever opens a table sits first; bots sit last. */
function newTable(body: OpenedTable): NewTable {
  const { seats, bots = [] } = body
  if (body.after && body.before) throw badRequest('A table goes on from one match, not from two.')
  if (bots.length >= seats) throw badRequest('There are more bots than seats for them.')
  const problem = body.clocks?.window && windowProblem(body.clocks.window)
  if (problem) throw badRequest(problem)
  const people = new Array<null>(seats - bots.length).fill(null)
  return {
    game: body.game,
    bots: [...people, ...bots],
    hostSeat: 0,
    options: body.options ?? {},
    public: body.public ?? false,
    spectators: body.spectators ?? true,
    clocks: body.clocks ?? {},
    entropy: body.entropy ?? null,
    after: body.after ?? null,
    toBeContinued: body.toBeContinued ?? false,
  }
}
