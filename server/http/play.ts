import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { forbidden } from '../complaint.ts'
import type { Identity } from '../storage/index.ts'
import { answerUndo, askUndo } from '../tables/consent.ts'
import type { LiveTable } from '../tables/live.ts'
import * as lobby from '../tables/lobby.ts'
import * as play from '../tables/play.ts'
import { positionFor } from '../tables/position.ts'
import { seatOf, type TableRecord } from '../tables/record.ts'
import type { App, Context } from './context.ts'
import { refusalOf } from './errors.ts'
import { everybody, required } from './identity.ts'
import {
  Agreeing,
  Answering,
  Answers,
  AnswersView,
  Cancelling,
  ChatView,
  DoneView,
  Keyed,
  MustBeKeyed,
  Ordering,
  PositionView,
  Saying,
  TablePath,
  Taking,
  Undoing,
} from './schemas.ts'
import { findTable, keyOf, performer } from './tables.ts'

const CHAT_SHOWN = 200
const LARGEST_ANSWERS = 256 * 1024

/** Playing: the position, answers, taking back, chat, standing orders. */
export function playRoutes(app: App, context: Context): void {
  const { storage, metrics } = context
  const perform = performer(context)
  const tags = ['play']
  const post = { tags, headers: Keyed, params: TablePath, response: { 200: DoneView } }

  app.get(
    '/api/tables/:table/position',
    { schema: { tags, params: TablePath, response: { 200: PositionView } } },
    async (request) => {
      const table = await findTable(context, request.params.table)
      return table.read((t) => positionFor(t, readerFor(t, request.person)))
    },
  )

  app.post(
    '/api/tables/:table/answers',
    { schema: { ...post, headers: MustBeKeyed, body: Answering } },
    async (request) => {
      const { table } = request.params
      const key = keyOf(request)!
      return answered(await findTable(context, table), required(request), key, request.body)
    },
  )

  app.post(
    '/api/answers',
    {
      config: { several: true },
      bodyLimit: LARGEST_ANSWERS,
      schema: { tags, body: Answers, response: { 200: AnswersView } },
    },
    (request, reply) => {
      everybody(request)
      app.countMore(request, reply, request.body.length - 1)
      return Promise.all(request.body.map((given) => answeredApart(request, given)))
    },
  )

  /** Each is granted or refused by itself; all that come together are written together. */
  async function answeredApart(
    request: FastifyRequest,
    { table: id, seat, key, ...given }: Static<typeof Answers>[number],
  ) {
    try {
      const table = await findTable(context, id)
      const person = await table.read(({ record }) => sitting(record, request, seat))
      const done = await answered(table, person, key, given)
      return { status: 200, ...done }
    } catch (error) {
      return refusalOf(error, request)
    }
  }

  async function answered(
    table: LiveTable,
    person: Identity,
    key: string,
    { decision, revision, picks }: play.Answer,
  ) {
    const given = { decision, revision, picks }
    const began = performance.now()
    const done = await table.perform({
      by: person.id,
      key,
      asked: ['answer', { table: table.id }, given],
      isFenced: true,
      plan: (t) => play.answer(t, person, given),
    })
    metrics.answerSeconds.observe((performance.now() - began) / 1000)
    return done
  }

  app.post(
    '/api/tables/:table/offers',
    { schema: { ...post, headers: MustBeKeyed, body: Taking } },
    async (request) => {
      const me = required(request)
      return perform(request, 'take', (t) => play.take(t, me, request.body.offer))
    },
  )

  app.post(
    '/api/tables/:table/undo',
    { schema: { ...post, headers: MustBeKeyed, body: Undoing } },
    async (request) => {
      const me = required(request)
      return perform(request, 'undo', (t) => play.undo(t, me, request.body.revision))
    },
  )

  app.post(
    '/api/tables/:table/cancel',
    { schema: { ...post, headers: MustBeKeyed, body: Cancelling } },
    async (request) => {
      const me = required(request)
      return perform(request, 'cancel', (t) => play.cancel(t, me, request.body))
    },
  )

  app.post(
    '/api/tables/:table/undo-request',
    { schema: { ...post, headers: MustBeKeyed, body: Undoing } },
    async (request) => {
      const me = required(request)
      return perform(request, 'undo-request', (t) => askUndo(t, me, request.body.revision))
    },
  )

  app.post(
    '/api/tables/:table/undo-request/answer',
    { schema: { ...post, body: Agreeing } },
    async (request) => {
      const me = required(request)
      return perform(request, 'undo-answer', (t) => answerUndo(t, me, request.body.agree))
    },
  )

  app.post(
    '/api/tables/:table/chat',
    { config: { limit: 'chat' }, schema: { ...post, body: Saying } },
    async (request) => {
      const me = required(request)
      return perform(request, 'say', ({ record }) => lobby.say(record, me, request.body.text))
    },
  )

  app.get(
    '/api/tables/:table/chat',
    { schema: { tags, params: TablePath, response: { 200: ChatView } } },
    async (request) => {
      const table = await findTable(context, request.params.table)
      await table.read((t) => readerFor(t, request.person))
      const events = await storage.lastSaid(table.id, CHAT_SHOWN)
      return events.flatMap(({ number, at, what }) =>
        what.kind === 'said'
          ? [{ number, at, seat: what.seat ?? null, name: what.name, text: what.text }]
          : [],
      )
    },
  )

  app.put('/api/tables/:table/orders', { schema: { ...post, body: Ordering } }, async (request) => {
    const me = required(request)
    return perform(request, 'order', ({ record }) => lobby.order(record, me, request.body.orders))
  })
}

/** Of those who ask whoever sits there. */
function sitting(record: TableRecord, { bearers }: FastifyRequest, seat?: number): Identity {
  const found = bearers.find(({ person }) => {
    const place = seatOf(record, person.id)
    return place !== null && (seat === undefined || place === seat)
  })
  if (!found) throw forbidden('You do not sit there.')
  return found.person
}

/** The seat that this person reads as, or null for a spectator where there may be any. */
export function readerFor({ record }: LiveTable, person: Identity | null): number | null {
  const seat = seatOf(record, person?.id ?? null)
  if (seat === null && !record.spectators && record.phase !== 'open') {
    throw forbidden('This table is played without spectators.')
  }
  return seat
}
