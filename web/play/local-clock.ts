import type { Hourglass } from '@bulkhead/protocol'

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
