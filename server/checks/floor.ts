import { createServer, type ServerResponse } from 'node:http'
import { CELLS } from './cells.ts'

/**
 * A server that knows no game and keeps nothing: it takes an answer, acknowledges it and tells everybody at the table
 * what happened. Nobody who takes answers by HTTP and tells events by a stream can be quicker than it.
 */
const OPTIONS = Array.from({ length: CELLS }, (_, cell) => ({ id: String(cell), label: 'mark' }))

const tables = new Map<string, ServerResponse[]>()
const answers = new Map<string, number>()
let number = 0

createServer((request, response) => {
  const table = request.url!.split('/')[3]
  if (request.url === '/health') return response.end()
  if (request.method === 'GET') return follow(table, response)
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text
  })
  request.on('end', () => answer(table, JSON.parse(body), response))
}).listen(Number(process.env.PORT))

function follow(table: string, response: ServerResponse): void {
  response.removeHeader('transfer-encoding')
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' })
  tables.set(table, [...(tables.get(table) ?? []), response])
  response.write(change())
}

function answer(table: string, _given: unknown, response: ServerResponse): void {
  number++
  const done = JSON.stringify({ number, revision: number })
  const headers = { 'content-type': 'application/json', 'content-length': done.length }
  response.writeHead(200, headers).end(done)
  const streams = tables.get(table)!
  const given = (answers.get(table) ?? 0) + 1
  answers.set(table, given)
  const message = change(given % streams.length === 0)
  for (const stream of streams) stream.write(message)
}

/** As in the game, everybody is asked again when all have answered. */
function change(asksAgain = true): string {
  const asked = { id: number, revision: number, prompt: 'mark', options: OPTIONS }
  const pending = asksAgain ? [asked] : []
  return `id: ${number}\nevent: change\ndata: ${JSON.stringify({ number, kind: 'answered', pending })}\n\n`
}
