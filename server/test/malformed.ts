import { request } from 'node:http'
import fc from 'fast-check'

/** A request that no server should grant. */
export interface Malformed {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Reply {
  readonly status: number
  readonly text: string
}

const json = { 'content-type': 'application/json' }

/** Malformed requests around a table that is being played, by somebody who sits at it. */
export function malformed(table: string, token: string): fc.Arbitrary<Malformed> {
  const me = { authorization: `Bearer ${token}` }
  const at = (act: string) => `/api/tables/${table}/${act}`
  const acts = ['answers', 'undo', 'cancel', 'undo-request', 'undo-request/answer']
  const posts = [...acts, 'kick', 'chat', 'join', 'start'].map(at)
  const path = fc.constantFrom(
    ...posts,
    '/api/answers',
    '/api/tables',
    '/api/identity',
    '/api/identity/claim',
  )
  const key = fc.string({ minLength: 1, maxLength: 150, unit: 'grapheme-ascii' })
  const keyed = key.map((one) => ({ ...json, ...me, 'idempotency-key': one.trim() || 'k' }))
  const as = <T>(body: fc.Arbitrary<T>, text: (value: T) => string) =>
    fc.record({ method: fc.constant('POST'), path, headers: keyed, body: body.map(text) })
  const words = fc.array(fc.string(), { maxLength: 3 })
  const count = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null))
  return fc.oneof(
    // Any JSON at all; what would be a body of the right shape has a field too many.
    as(fc.jsonValue({ maxDepth: 4 }), (value) => JSON.stringify(spoilt(value))),
    // The right fields with wrong values.
    as(
      fc.record({ decision: count, revision: count, picks: fc.jsonValue({ maxDepth: 2 }) }),
      (value) => JSON.stringify(value),
    ),
    as(fc.string(), (text) => `{${text}`),
    // Lists of answers, of which one at least is none.
    as(
      fc.array(
        fc.record({
          table: fc.constant(table),
          key,
          decision: count,
          revision: count,
          picks: words,
        }),
        { maxLength: 200 },
      ),
      (answers) => JSON.stringify([...answers, { table, key: 'k', decision: 1, revision: 1 }]),
    ),
    as(fc.integer({ min: 10, max: 8000 }), (depth) => '['.repeat(depth) + ']'.repeat(depth)),
    as(fc.integer({ min: 40_000, max: 200_000 }), (size) =>
      JSON.stringify({ text: 'x'.repeat(size) }),
    ),
    as(fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', ''), String),
    fc.record({
      method: fc.constant('POST'),
      path,
      headers: fc.constantFrom(
        { ...me, 'content-type': 'text/plain' },
        { ...me, 'content-type': 'application/x-www-form-urlencoded' },
        { ...me, 'content-type': 'multipart/form-data; boundary=x' },
        { ...me, ...json, 'content-encoding': 'gzip' },
        { ...json, authorization: 'Bearer nonsense' },
        { ...json, cookie: 'bulkhead=%00; bulkhead="; =;;' },
        { ...me, ...json, origin: 'https://elsewhere.example' },
        { ...me, ...json, origin: 'null' },
        { ...me, ...json, 'sec-fetch-site': 'cross-site' },
      ),
      body: fc.constantFrom('{"x":1}', 'x=1', ''),
    }),
    fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
      path: fc
        .oneof(
          fc.string({ maxLength: 60 }).map(encodeURIComponent),
          fc.constantFrom('%', '%E0%A4%A', '..%2f..%2fetc', '%00', 'x'.repeat(3000), "'or%201=1--"),
          fc.constantFrom(
            table.slice(1),
            `${table}x`,
            `${table.slice(0, 15)}/`,
            `${table}/nothing`,
          ),
        )
        .map((id) => `/api/tables/${id || '-'}/position`),
      headers: fc.constant({ ...me }),
      body: fc.constant(''),
    }),
  )
}

function spoilt(value: unknown): unknown {
  const isBody = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isBody ? { ...value, 'no such field': 1 } : value
}

/** Sent as it is: no client library puts it right on the way. */
export function sendRaw(url: string, { method, path, headers, body }: Malformed): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      url,
      { method, path, headers: { ...headers, ...length }, agent: false },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode!, text }))
        response.on('error', reject)
      },
    )
    // A server may answer that a body is too large before it has read all of it.
    sent.on('error', (error) => setTimeout(() => reject(error), 200))
    sent.end(body)
  })
}
