import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { whenDrained } from '../http/channels.ts'

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
