import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Complaint } from '../complaint.ts'
import { StorageFault } from '../storage/index.ts'
import { sendToPage, wantsPage } from './client.ts'

/** Every refusal is a code and one sentence; what went wrong inside stays inside. */
export function answerErrors(app: FastifyInstance, hasClient: boolean): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (hasClient && wantsPage(request)) return sendToPage(request, reply)
    return reply
      .code(404)
      .send({ error: 'not-found', message: 'There is nothing at this address.' })
  })
}

/** For addresses that no route ever sees. */
export function frameworkErrors(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.code(400).send({ error: 'bad-request', message: 'This address cannot be read.' })
}

/** For what is no HTTP at all. */
export function answerGarbage(_error: Error, socket: Socket): void {
  if (!socket.writable) return
  const body = JSON.stringify({ error: 'bad-request', message: 'This is no HTTP request.' })
  const head = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Type: application/json']
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, ...refused } = refusalOf(error, request)
  if (error instanceof StorageFault) reply.header('retry-after', RETRY_AFTER)
  reply.code(status).send(refused)
}

export interface Refused {
  readonly status: number
  readonly error: string
  readonly message: string
  readonly legal?: readonly string[]
}

export function refusalOf(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Complaint) {
    const { status, code, message, legal } = error
    return { status, error: code, message, ...(legal ? { legal } : {}) }
  }
  if (error instanceof StorageFault) {
    const message = 'The server cannot reach its storage; try again in a moment.'
    return { status: 503, error: 'no-storage', message }
  }
  const known = error as FastifyError
  const status = known.statusCode ?? 500
  if (status < 500) return { status, error: codeOf(known, status), message: sentence(known) }
  request.log.error({ err: error }, 'a request failed')
  const message = 'Something went wrong on the server; it has been noted.'
  return { status, error: 'failed', message }
}

/** Seconds. */
const RETRY_AFTER = 2

const CODES: Readonly<Record<number, string>> = {
  413: 'too-large',
  415: 'not-json',
  429: 'too-many',
}

function codeOf(error: FastifyError, status: number): string {
  return error.validation ? 'bad-request' : (CODES[status] ?? 'bad-request')
}

/** One line, one sentence; what a validator says about a value may quote it at length. */
function sentence({ message }: FastifyError): string {
  const [line] = message.split('\n')
  const short = line.length > 200 ? `${line.slice(0, 197)}…` : line
  // Written so that the built program is ASCII: one other character doubles the memory that its text takes.
  return /[.!?\u2026]$/.test(short) ? short : `${short}.`
}
