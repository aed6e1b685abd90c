import { canStart, canStop, startAutodestruction, stopAutodestruction } from '../autodestruction.ts'
import type { Effect } from '../declare.ts'

/** What rooms and Items do to the Autodestruction (LOCK-SELFD-09). */

export function startTheCountdown(rule: string): Effect<void> {
  return {
    id: 'start-autodestruction',
    missing: (s) => (canStart(s) ? null : { why: 'autodestruction-runs', rule: 'LOCK-SELFD-08' }),
    *resolve(t) {
      startAutodestruction(t, rule)
    },
  }
}

/** Only while the token is yellow. */
export function stopTheCountdown(rule: string): Effect<void> {
  return {
    id: 'stop-autodestruction',
    missing: (s) => (canStop(s) ? null : { why: 'nothing-to-stop', rule: 'LOCK-SELFD-02' }),
    *resolve(t) {
      stopAutodestruction(t, rule)
    },
  }
}
