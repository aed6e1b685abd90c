import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Channel, whenDrained } from '../http/channels.ts'
import type { Context } from '../http/context.ts'
import { Following } from '../http/following.ts'
import { openStorage } from '../storage/index.ts'
import { Audience } from '../tables/audience.ts'
import type { LiveTable } from '../tables/live.ts'
import { countsOf, testServer } from './server.ts'

/** A response that can take no more, because whoever asked for it does not read. */
async function fullResponse() {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const asked = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  asked.on('error', () => {})
  const response = await new Promise<ServerResponse>((answer) => {
    server.once('request', (_request, response) => answer(response))
  })
  while (response.write('x'.repeat(1 << 20))) {}
  const close = () => {
    response.destroy()
    asked.destroy()
    server.close()
  }
  return { response, asked, close }
}

const listeners = (response: ServerResponse) =>
  response.listenerCount('drain') + response.listenerCount('close')

test('whoever waits until a stream can take more leaves nothing behind with it', async () => {
  const { response, asked, close } = await fullResponse()
  const before = listeners(response)
  const drained = whenDrained(response)
  expect(listeners(response)).toBeGreaterThan(before)
  asked.on('response', (stream) => stream.resume())
  await drained
  expect(listeners(response)).toBe(before)
  close()
})

test('nor where it is closed meanwhile', async () => {
  const { response, close } = await fullResponse()
  const before = listeners(response)
  const drained = whenDrained(response)
  close()
  await drained
  expect(listeners(response)).toBeLessThanOrEqual(before)
})

test('whoever does not read is looked for once, however often it is time to', async () => {
  let asked = 0
  const storage = {
    async seatsOf() {
      asked++
      return ['a table']
    },
  }
  const channel: Channel = { send() {}, ready: () => new Promise(() => {}), end() {} }
  const context = { storage, tables: { isStored: true } } as unknown as Context
  const ann = { id: 'ann', name: 'Ann', webhook: null }
  const following = new Following(context, channel, [ann], '')
  for (let i = 0; i < 3; i++) {
    void following.look()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(asked).toBe(1)
})

test('nobody begins to follow a table that has left the memory', () => {
  const audience = new Audience({} as LiveTable)
  audience.end()
  let ended = 0
  audience.add({ identity: null, send() {}, end: () => ended++ }, null)
  expect([ended, audience.size]).toEqual([1, 0])
})

test('a stream whose reader has gone before it begins is not kept, and takes nobody’s place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-channels-'))
  const storage = await openStorage({ folder })
  let asked = 0
  let answer = () => {}
  const slow = {
    ...storage,
    async table(id: string) {
      asked++
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return storage.table(id)
    },
  }
  const limits = { streams: 1 }
  const server = await testServer({ storage: slow, limits, metrics: { port: 0 } })
  const ann = await server.person('Ann')
  const { id } = (await ann.post('/api/tables', { game: 'theseus', seats: 2 })).body
  const left = new Promise((resolve) => {
    server.app.server.once('request', (_, response) => response.once('close', resolve))
  })
  const gone = ann.follow(id)
  await expect.poll(() => asked).toBe(1)
  await gone.close()
  await left
  answer()
  const next = ann.follow(id)
  await next.until((s) => s.position !== null)
  expect(await countsOf(server)).toContain('bulkhead_streams 1')
  await next.close()
  await server.close()
  rmSync(folder, { recursive: true })
})
