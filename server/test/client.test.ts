import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer } from './server.ts'

const PAGE = '<!doctype html><title>Bulkhead</title>'
const SCRIPT = 'console.log("hello")'
const folder = mkdtempSync(join(tmpdir(), 'bulkhead-client-'))
let server: TestServer

beforeAll(async () => {
  const dist = join(folder, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'private.txt'), 'not to be read')
  writeFileSync(join(dist, 'index.html'), PAGE)
  writeFileSync(join(dist, 'sw.js'), SCRIPT)
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  writeFileSync(join(dist, '.hidden'), 'not to be read')
  writeFileSync(join(dist, 'assets', 'main-1a2b.js'), SCRIPT)
  writeFileSync(join(dist, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT))
  server = await testServer({ client: dist })
})
afterAll(async () => {
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { 'accept-encoding': 'identity', ...headers } })
const browsing = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the browser client', () => {
  test('files whose names carry a hash are kept for good, the others are asked for every time', async () => {
    const script = await get('/assets/main-1a2b.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).toBe(SCRIPT)
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest']) {
      const { status, headers } = await get(path)
      expect(status, path).toBe(200)
      expect(headers.get('cache-control'), path).toBe('no-cache')
      const known = { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' }
      const again = await get(path, known)
      expect(again.status, path).toBe(304)
    }
    const manifest = await get('/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  })

  test('a compressed file is sent to whoever can read it', async () => {
    const script = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' })
    const { headers } = script
    expect(await script.text()).toBe(SCRIPT)
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('content-type')).toContain('javascript')
    expect(headers.get('vary')).toBe('accept-encoding')
    const plain = await get('/sw.js', { 'accept-encoding': 'gzip' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(SCRIPT)
  })

  test('its own addresses lead a browser to its page, which finds its files beside itself', async () => {
    for (const path of [
      '/t/abcdefghijklmnop',
      '/rules/nemesis',
      '/replay/1?at=3',
      '/apiary',
      '//x.y/z',
    ]) {
      const sent = await fetch(server.url + path, { headers: browsing, redirect: 'manual' })
      expect(sent.status, path).toBe(302)
      expect(sent.headers.get('location')).toBe(`/#${path}`)
      expect(sent.headers.get('cache-control')).toBe('no-cache')
      const page = await get(path, browsing)
      expect(new URL(page.url).pathname).toBe('/')
      expect(await page.text()).toBe(PAGE)
    }
    const missing = await get('/assets/gone-9f9f.js')
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ error: 'not-found' })
  })

  test('what is not there stays a refusal for programs', async () => {
    for (const path of ['/api', '/api/nothing', '/api/tables/abcdefghijklmnop']) {
      const reply = await get(path, browsing)
      expect(reply.status, path).toBe(404)
      expect(await reply.json()).toMatchObject({ error: 'not-found' })
    }
    const post = await fetch(`${server.url}/t/abcdefghijklmnop`, { method: 'POST' })
    expect(post.status).toBe(404)
  })

  test('nothing outside its folder and nothing hidden in it is served', async () => {
    for (const path of ['/.hidden', '/%2e%2e/private.txt', '/..%2fprivate.txt', '/assets/%00']) {
      const reply = await get(path)
      expect(reply.status, path).toBeGreaterThanOrEqual(400)
      expect(reply.status, path).toBeLessThan(500)
      expect(await reply.text()).not.toContain('not to be read')
    }
  })

  test('its page may load only what is served here, and nothing that stands in a page', async () => {
    const { headers } = await get('/', browsing)
    const policy = headers.get('content-security-policy')!
    for (const kind of ['default', 'script', 'style', 'font', 'connect', 'worker', 'manifest']) {
      expect(policy.split(';')).toContain(`${kind}-src 'self'`)
    }
    expect(policy).toContain("img-src 'self' data: blob:")
  })

  test('the server runs without it', async () => {
    const bare = await testServer({ client: join(folder, 'nowhere') })
    const page = await fetch(bare.url, { headers: browsing })
    expect(page.status).toBe(404)
    expect((await fetch(`${bare.url}/api/games`)).status).toBe(200)
    await bare.remove()
  })
})
