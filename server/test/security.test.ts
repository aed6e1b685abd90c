import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStorage } from '../storage/index.ts'
import { Client } from './client.ts'
import { malformed, sendRaw } from './malformed.ts'
import { countsOf, openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 300_000 })

const RUNS = Number(process.env.MALFORMED ?? 400)

let server: TestServer
let ann: Client
let token: string
let table: string

beforeAll(async () => {
  server = await testServer({ metrics: { port: 0 } })
  ann = await server.person('Ann')
  token = (await ann.post('/api/identity/token')).body.token
  table = await openTable([ann, await server.person('Bob')])
})
afterAll(() => server.remove())

describe('a malformed request', () => {
  test('gets a 4xx with one sentence, whatever is wrong with it, and changes nothing', async () => {
    const before = await ann.position(table)
    await fc.assert(
      fc.asyncProperty(malformed(table, token), async (bad) => {
        const { status, text } = await sendRaw(server.url, bad)
        expect(status, text).toBeGreaterThanOrEqual(400)
        expect(status, text).toBeLessThan(500)
        const { error, message } = JSON.parse(text)
        expect(error).toMatch(/^[a-z-]+$/)
        expect(message).toMatch(/^[^\n]{3,300}[.!?…]$/)
        expect(text).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/)
      }),
      { numRuns: RUNS, seed: 7 },
    )
    expect(await ann.position(table)).toEqual(before)
  })
})

describe('the edge', () => {
  test('refuses posts from other sites and takes those from its own', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/identity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'Eve' }),
      })
    expect((await post({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({ origin: 'null' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: server.url })).status).toBe(201)
  })

  test('sends a strict content security policy and lets nobody keep an answer', async () => {
    const { headers } = await fetch(`${server.url}/api/games`)
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('limits how often somebody asks', async () => {
    const strict = await testServer({ limits: { requests: 20, identities: 2, streams: 1 } })
    const name = () => fetch(`${strict.url}/api/identity`, post({ name: 'Eve' }))
    const named = [await name(), await name(), await name()]
    expect(named.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(await named[2].json()).toMatchObject({ error: 'too-many' })
    const wait = Number(named[2].headers.get('retry-after'))
    expect(wait > 0 && wait <= 60).toBe(true)
    const statuses = []
    for (let i = 0; i < 25; i++) statuses.push((await fetch(`${strict.url}/api/games`)).status)
    expect(statuses).toContain(429)
    await strict.remove()
  })

  test('asks its storage nothing for whoever asks too often', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bulkhead-limits-'))
    const storage = await openStorage({ folder })
    let lookups = 0
    const { identityBySecret } = storage
    const counting = {
      ...storage,
      identityBySecret(hash: string) {
        lookups++
        return identityBySecret(hash)
      },
    }
    const strict = await testServer({ storage: counting, limits: { requests: 5 } })
    for (let i = 0; i < 9; i++) {
      for (const path of ['/api/tables', '/api/nowhere']) {
        await new Client(strict.url, `${i}`.repeat(43)).get(path)
      }
    }
    expect(lookups).toBe(5)
    await strict.close()
    rmSync(folder, { recursive: true })
  })

  test('lets nobody try codes in bulk', async () => {
    const strict = await testServer({ limits: { codes: 3 } })
    const host = await strict.person('Ann')
    const { code } = (await host.post('/api/tables', { game: 'theseus', seats: 2 })).body
    const attempts = ['BBBBBB', 'CCCCCC', 'DDDDDD', code]
    const statuses = []
    for (const one of attempts) statuses.push((await host.get(`/api/codes/${one}`)).status)
    statuses.push((await fetch(`${strict.url}/api/codes/${code}`, { method: 'HEAD' })).status)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    await strict.remove()
  })

  test('describes itself, says how it is, and counts', async () => {
    const { body } = await ann.get('/api/openapi.json')
    expect(body.openapi).toMatch(/^3\./)
    const answers = body.paths['/api/tables/{table}/answers'].post
    expect(Object.keys(answers.responses)).toEqual(['200', '503', '4XX'])
    expect((await ann.get('/health')).body).toEqual({ healthy: true, storage: 'sqlite' })
    const text = await countsOf(server)
    expect(text).toMatch(/bulkhead_events_total\{kind="started"\} 1/)
    expect(text).toMatch(/bulkhead_live_tables 1/)
  })
})

function post(body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}
