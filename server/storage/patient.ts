import { setTimeout as pause } from 'node:timers/promises'
import type { Storage } from './storage.ts'
import { wrapped } from './wrapped.ts'

const PATIENCE = 4000
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [2, 50]

/**
 * The same storage, which asks again for a while where somebody else holds the lock, and lets the process go on
 * meanwhile. Whatever writes takes the lock first, so that what is refused has done nothing.
 */
export function patient(storage: Storage): Storage {
  return wrapped(storage, (_name, method) => (...given) => {
    const answer = method(...given)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error) => unlocked(error, () => method(...given)))
  })
}

async function unlocked(refused: unknown, again: () => unknown): Promise<unknown> {
  const end = performance.now() + PATIENCE
  let last = refused
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    if (!isLocked(last) || performance.now() > end) throw last
    await pause(wait)
    try {
      return await again()
    } catch (error) {
      last = error
    }
  }
}

export function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown }).code ?? '').startsWith('SQLITE_BUSY')
}
