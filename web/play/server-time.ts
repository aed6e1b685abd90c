/** How far the server's clock is ahead of this device's. */
let ahead = 0

/** The server has said what time it is. */
export function noteServerTime(now: number): void {
  ahead = now - Date.now()
}

/** The time by the clock that deadlines are told by. */
export function serverNow(): number {
  return Date.now() + ahead
}
