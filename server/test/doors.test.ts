import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { trustedProxies } from '../http/proxies.ts'
import { settingsFrom } from '../settings.ts'
import { openStorage } from '../storage/index.ts'
import { isInner, openWebhooks } from '../tables/webhook.ts'
import { Client } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-doors-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the counts', () => {
  const token = 'only-the-operator-knows'
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ metrics: { port: 0, token } })
  })
  afterAll(() => server.remove())

  test('are shown at the server’s own port to whoever knows the token, and to nobody else', async () => {
    const ask = (authorization?: string) =>
      fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} })
    expect((await ask()).status).toBe(401)
    expect((await ask('Bearer another')).status).toBe(401)
    const { token: person } = await server.person('Eve')
    expect((await ask(`Bearer ${person}`)).status).toBe(401)
    const known = await ask(`Bearer ${token}`)
    expect(await known.text()).toContain('bulkhead_stream_bytes_total')
  })

  test('have a port of their own, where nothing else is', async () => {
    const at = `http://127.0.0.1:${server.metricsPort}`
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('bulkhead_live_tables')
    expect((await fetch(`${at}/api/games`)).status).toBe(404)
  })

  test('are nowhere where the operator has not asked for them', async () => {
    const plain = await testServer()
    expect(plain.metricsPort).toBeNull()
    expect((await fetch(`${plain.url}/metrics`)).status).toBe(404)
    await plain.remove()
  })
})

describe('whom a proxy speaks for', () => {
  /** So many tries of codes come from an address that changes with every request, as its sender says. */
  async function refusals(trustProxy: ReturnType<typeof trustedProxies>, proxied: string) {
    if (typeof trustProxy === 'string') throw new Error(trustProxy)
    const server = await testServer({ limits: { codes: 2 }, trustProxy })
    const statuses = []
    for (let i = 0; i < 5; i++) {
      const said = proxied.replace('*', `203.0.113.${i}`)
      const headers = { 'x-forwarded-for': said }
      statuses.push((await fetch(`${server.url}/api/codes/BBBBBB`, { headers })).status)
    }
    await server.remove()
    return statuses.filter((status) => status === 429).length
  }

  test('is believed of as many proxies as there are, and of no more', async () => {
    expect(await refusals(false, '*')).toBe(3)
    expect(await refusals(trustedProxies('1'), '*')).toBe(0)
    // What stands before the proxy's own word came with the request.
    expect(await refusals(trustedProxies('1'), '*, 198.51.100.7')).toBe(3)
    expect(await refusals(trustedProxies('2'), '*, 198.51.100.7')).toBe(0)
  })

  test('is believed of the networks that are named', async () => {
    expect(await refusals(trustedProxies('10.0.0.0/8'), '*')).toBe(3)
    expect(await refusals(trustedProxies('loopback'), '*')).toBe(0)
    expect(await refusals(trustedProxies('loopback'), '*, 198.51.100.7')).toBe(3)
    expect(await refusals(trustedProxies('loopback,198.51.100.0/24'), '*, 198.51.100.7')).toBe(0)
  })

  test('is never simply everybody', () => {
    for (const text of ['on', 'true', '0', '10.0.0.0/33', '10.0.0', 'loopback,everybody']) {
      expect(settingsFrom({ TRUST_PROXY: text }), text).toMatch(/^TRUST_PROXY is/)
    }
    expect(settingsFrom({ TRUST_PROXY: 'off' })).toMatchObject({ trustProxy: false })
    expect(settingsFrom({ PORT: 'eighty' })).toBe('PORT is a number.')
  })
})

describe('a webhook', () => {
  const outer = ['8.8.8.8', '93.184.216.34', '223.255.255.1', '2606:2800:220:1::1']
  const inner = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1'],
    ...['192.168.1.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', 'fc00::1', 'fe80::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
    ...['2001:0:7f00:1::', '100::1'],
  ]

  test('reaches the internet, by IPv4 and by IPv6', () => {
    expect(outer.filter(isInner)).toEqual([])
    const { check } = openWebhooks(false)
    for (const host of ['8.8.8.8', '[2606:2800:220:1::1]', 'example.com']) {
      expect(check(`https://${host}/turn`)).toBe(`https://${host}/turn`)
    }
  })

  test('is kept as it is called, which every database can write', () => {
    expect(openWebhooks(false).check('https://Example.com/\u0000?\ud800')).toBe(
      'https://example.com/%00?%EF%BF%BD',
    )
  })

  test('reaches nothing inside, however its address is written', async () => {
    expect(inner.filter((address) => !isInner(address))).toEqual([])
    const { check, send } = openWebhooks(false)
    for (const host of ['127.1', '0x7f000001', '2130706433', '[::1]', '[::ffff:10.0.0.1]']) {
      expect(() => check(`http://${host}/turn`), host).toThrow('everybody can reach')
      expect(await send(`http://${host}/turn`, {}), host).toBe(false)
    }
    // A name is judged when it is resolved.
    expect(() => check('http://localhost/turn')).not.toThrow()
    expect(await send('http://localhost/turn', {})).toBe(false)
  })
})

describe('a stream', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('ends with the token that it was opened with, and no other does', async () => {
    const server = await testServer()
    const ann = await server.person('Ann')
    const { token } = (await ann.post('/api/identity/token')).body
    const elsewhere = new Client(server.url, token)
    const table = await openTable([ann], { bots: ['random'] })
    const [here, there] = [ann.follow(table), elsewhere.follow(table)]
    for (const stream of [here, there]) await stream.until((s) => s.position !== null)
    expect((await elsewhere.post('/api/identity/leave')).status).toBe(204)
    await there.ended
    await ann.post(`/api/tables/${table}/chat`, { text: 'Still here' })
    await here.until((s) => s.messages.some(({ data }) => data.kind === 'said'))
    await here.close()
    await server.remove()
  })

  test('ends within a heartbeat where the token was taken away by another process', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const storage = await openStorage({ folder: join(folder, 'revoked') })
    const gone = { is: false }
    const seen = new Proxy(storage, {
      get(target, name) {
        if (name === 'identityBySecret' && gone.is) return async () => null
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const server = await testServer({ storage: seen })
    const ann = await server.person('Ann')
    const table = await openTable([ann], { bots: ['random'] })
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null)
    gone.is = true
    vi.advanceTimersByTime(15_000)
    await stream.ended
    await server.remove()
  })
})

describe('what is stored', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777

  test('can be read by its owner alone, also where others could before', async () => {
    const data = join(folder, 'stored')
    const storage = await openStorage({ folder: data })
    const files = ['bulkhead.db', 'bulkhead.db-wal', 'bulkhead.db-shm'].map((one) =>
      join(data, one),
    )
    expect(modeOf(data)).toBe(0o700)
    expect(files.map(modeOf)).toEqual([0o600, 0o600, 0o600])
    await storage.close()
    chmodSync(data, 0o755)
    chmodSync(files[0], 0o644)
    const again = await openStorage({ folder: data })
    expect([data, ...files].map(modeOf)).toEqual([0o700, 0o600, 0o600, 0o600])
    await again.close()
  })

  test('takes no rights from a folder that holds other things too', async () => {
    const shared = mkdtempSync(join(folder, 'shared-'))
    chmodSync(shared, 0o755)
    writeFileSync(join(shared, 'of-others.txt'), '')
    const storage = await openStorage({ folder: shared })
    expect(modeOf(shared)).toBe(0o755)
    expect(modeOf(join(shared, 'bulkhead.db'))).toBe(0o600)
    await storage.close()
  })
})
