import type { Match } from '@bulkhead/kernel'
import type { Hourglass } from './position.ts'

/** When each hourglass of a local game was turned: see `Progress.turned` of the server. */
export type Turned = Readonly<Record<string, number>>

/** What is known of time after something has happened; nothing is ever forgotten. */
export function turnedAfter(before: Turned, match: Match, at: number): Turned {
  const fresh = match.offers(null).filter(({ id }) => !Object.hasOwn(before, id))
  return { ...before, ...Object.fromEntries(fresh.map(({ id }) => [id, at])) }
}

export function hourglassesOf(match: Match, turned: Turned): Hourglass[] {
  return match.offers(null).map(({ seat: _, ...offer }) => ({
    ...offer,
    deadline: turned[offer.id] + (offer.seconds ?? 0) * 1000,
  }))
}

/** What a timer can wait for. */
const LONGEST = 2 ** 31 - 1

/** Wakes somebody when the first hourglass has run through. */
export class LocalClock {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly timeIsUp: () => void) {}

  watch(hourglasses: readonly Hourglass[]): void {
    this.stop()
    if (hourglasses.length === 0) return
    const next = Math.min(...hourglasses.map(({ deadline }) => deadline))
    const pause = Math.min(Math.max(0, next - Date.now()), LONGEST)
    this.timer = setTimeout(this.timeIsUp, pause)
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
