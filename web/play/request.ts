import type { Refused } from './position.ts'
import { inOurWords, ourRefusal } from './sentences.ts'
import { isRefused } from './source.ts'
import { noteStorage, UNSTORED } from './storage.ts'

/** One wish to the server. The key makes it one thing, however often it has to be sent. */
export interface Wish {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
  /** How often it is sent before giving up; a wish with a key is sent until it is known what became of it. */
  readonly tries?: number
  readonly signal?: AbortSignal
}

/** Addresses follow the page: after the # they are ours, so it always stands in the server's folder. */
const API = 'api/'
const TRIES_WITHOUT_KEY = 3
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** The server is there, but cannot say now. */
const TRY_AGAIN = [429, 502, 503, 504]

/** Sends a wish until its answer is known. Whatever goes wrong is a refusal, never an exception. */
export async function request<T>(wish: Wish): Promise<T | Refused> {
  const { key, tries = key ? Infinity : TRIES_WITHOUT_KEY, signal } = wish
  let refused = ourRefusal('offline')
  let longest = LONGEST_PAUSE
  for (let attempt = 0; attempt < tries; attempt++) {
    if (attempt > 0) await pause(Math.min(FIRST_PAUSE * 2 ** (attempt - 1), longest), signal)
    if (signal?.aborted) break
    const response = await send(wish)
    const answer = response && (await read<T>(response))
    const isUnstored = isRefused(answer) && answer.error === UNSTORED
    if (response) noteStorage(!isUnstored)
    if (response && !TRY_AGAIN.includes(response.status)) return answer as T | Refused
    refused = isUnstored ? answer : ourRefusal('offline')
    longest = isUnstored ? soonestIn(response!) : LONGEST_PAUSE
  }
  return refused
}

/** Milliseconds after which the server wants to be asked again. */
function soonestIn({ headers }: Response): number {
  return Number(headers.get('retry-after')) * 1000 || LONGEST_PAUSE
}

/** A key that nobody else has. It need not be secret. */
export function newKey(): string {
  return randomHex(16)
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Null where no answer came. */
async function send({ method, path, body, key, signal }: Wish): Promise<Response | null> {
  try {
    return await fetch(API + path, {
      method,
      signal,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    return null
  }
}

async function read<T>(response: Response): Promise<T | Refused> {
  const value = await response.json().catch(() => null)
  if (response.ok) return value as T
  const { error, message } = (value ?? {}) as Partial<Refused>
  return error && message ? inOurWords({ error, message }) : ourRefusal('failed')
}

/** Ends early where the network has come back. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    globalThis.addEventListener?.('online', end)
    signal?.addEventListener('abort', end, { once: true })
  })
}
