import type { Clock } from './clock.ts'
import type { Storage } from './storage/index.ts'
import type { Pause } from './tables/pauses.ts'

const MILLISECONDS_BETWEEN_BEATS = 2000
/** Where no server has written for so long nobody could play. */
const GAP = 5000

export interface Heart {
  /** Stretches of time that count for nobody. */
  readonly pauses: readonly Pause[]
  beat(): Promise<void>
  start(): void
  close(): void
}

interface Around {
  readonly storage: Storage
  readonly clock: Clock
  /** Milliseconds that everybody has to come back in. */
  readonly grace: number
  /** The pauses are others now. */
  changed(): void
}

/**
 * Writes down every other second that somebody is there. A gap is time in which nobody could play, because no server
 * ran, the storage was away or the system's time has leapt: it is given back, and a while to come back in with it.
 * Servers that share a storage share their time by it.
 */
export function openHeart({ storage, clock, grace, changed }: Around): Heart {
  let pauses: readonly Pause[] = []
  let told = '[]'
  let timer: NodeJS.Timeout | null = null
  let beating: Promise<void> | null = null
  let closed = false

  async function once(): Promise<void> {
    const last = await storage.lastBeat()
    if (last !== null) clock.atLeast(last)
    const now = clock.now()
    if (last !== null && now - last > GAP) {
      await storage.addPause({ from: last, to: now + grace, why: 'away' })
    }
    if (closed) return
    await storage.beat(now)
    if (!closed) await look()
  }

  async function look(): Promise<void> {
    const now = await storage.pauses()
    const text = JSON.stringify(now)
    if (text === told) return
    told = text
    pauses = now
    changed()
  }

  function beat(): Promise<void> {
    beating ??= once().finally(() => {
      beating = null
    })
    return beating
  }

  return {
    get pauses() {
      return pauses
    },
    beat,
    start() {
      // Whoever watches the storage notes that it is away.
      timer = setInterval(() => beat().catch(() => {}), MILLISECONDS_BETWEEN_BEATS).unref()
    },
    close() {
      closed = true
      if (timer) clearInterval(timer)
    },
  }
}
