/**
 * Keeps the whole client, so that it starts without a network. The build puts in the list of its files;
 * paths are relative to the folder that the client is served from.
 */
declare const OFFLINE_FILES: readonly string[]
declare const OFFLINE_VERSION: string

const worker = self as unknown as ServiceWorkerGlobalScope
const CACHE = `bulkhead-${OFFLINE_VERSION}`
const ROOT = new URL('./', worker.location.href)
const API = new URL('api/', ROOT).href
/** The names of files in here carry the hash of what is in them. */
const HASHED = new URL('assets/', ROOT).href
/** A network that answers nothing for so long is none. */
const PATIENCE = 4000

worker.addEventListener('install', (event) => event.waitUntil(keepAll()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'switch') worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const isOurs = request.url.startsWith(ROOT.href) && !request.url.startsWith(API)
  if (request.method !== 'GET' || !isOurs) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (request.url.startsWith(HASHED)) event.respondWith(forGood(request))
  else event.respondWith(latest(request))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})

/** All or nothing: a new version takes over only when it is here as a whole. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(OFFLINE_FILES.map((file) => keep(cache, new URL(file, ROOT).href)))
}

async function keep(cache: Cache, url: string): Promise<void> {
  const known = url.startsWith(HASHED) ? await caches.match(url) : undefined
  const response = known ?? (await fetch(url, { cache: 'no-cache' }))
  if (!response.ok) throw new Error(`${url} could not be loaded.`)
  await cache.put(url, response)
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOld(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

function isOld(name: string): boolean {
  return name.startsWith('bulkhead-') && name !== CACHE
}

async function page(request: Request): Promise<Response> {
  const kept = await caches.match(ROOT.href)
  if (!kept) return fetch(request)
  const fresh = fetch(request).then((response) => (response.ok ? response : kept))
  return Promise.race([fresh.catch(() => kept), after(PATIENCE, kept)])
}

async function forGood(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

async function latest(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

/** The table that a notice speaks of. */
async function show(url: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const there = open.find((client) => client.url === url) ?? open[0]
  if (!there) await worker.clients.openWindow(url)
  else await there.focus().then((client) => (client.url === url ? client : client.navigate(url)))
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
}
