import { setTimeout as pause } from 'node:timers/promises'
import type { Storage } from './storage.ts'

const PATIENCE = 4000
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [2, 50]

type Method = (...given: unknown[]) => unknown

/**
 * The same storage, which asks again for a while where somebody else holds the lock, and lets the process go on
 * meanwhile. Whatever writes takes the lock first, so that what is refused has done nothing.
 */
export function patient(storage: Storage): Storage {
  return new Proxy(storage, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const method = member.bind(target) as Method
      return (...given: unknown[]) => {
        const answer = method(...given)
        return answer instanceof Promise ? unlocked(answer, () => method(...given)) : answer
      }
    },
  })
}

async function unlocked(first: Promise<unknown>, again: () => unknown): Promise<unknown> {
  const end = performance.now() + PATIENCE
  let answer: unknown = first
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await answer
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error
    }
    await pause(wait)
    answer = again()
  }
}

export function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown }).code ?? '').startsWith('SQLITE_BUSY')
}
