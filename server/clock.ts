/** What the server goes by: milliseconds since 1970 that never go back and never leap by themselves. */
export interface Clock {
  now(): number
  /** What is written down already has happened: from here on it is at least so late. */
  atLeast(time: number): void
}

/**
 * Begins with the system's time and goes on by a count that nobody sets. Whatever is done to the system's time while
 * the process runs changes nobody's time to think.
 */
export function openClock(wall = Date.now, steady = () => performance.now()): Clock {
  let ahead = wall() - steady()
  return {
    now: () => Math.round(ahead + steady()),
    atLeast(time) {
      ahead = Math.max(ahead, time - steady())
    },
  }
}
