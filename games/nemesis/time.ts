import { endGame } from '@bulkhead/hull/ending.ts'
import { nextPhase } from '@bulkhead/hull/ruleset.ts'
import { NONE } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { suffocate } from './airlock.ts'
import { FIRST_BLUE, FIRST_YELLOW, JUMP, SKULL } from './components.ts'
import { own } from './own.ts'
import { unlockAll } from './pods.ts'
import type { Table } from './table.ts'

/** EVENT: the step in which the markers of both tracks move. */

export function* timeStep(t: Table): Rules {
  yield* endPlayerPhase(t)
  moveTime(t)
  moveSelfDestruct(t)
  if (t.state.time === JUMP) endGame(t, 'jump', 'NEM-END-02')
}

/** What comes of the Player phase, and what it may have skipped of the Event phase. */
export function* endPlayerPhase(t: Table): Rules {
  yield* suffocate(t)
  nextPhase(t.state)
  own(t.state).attacksSkipped = false
}

/** NEM-EVENT-02 */
export function moveTime(t: Table): void {
  const s = t.state
  s.time++
  t.log('time', { left: JUMP - s.time }, 'NEM-EVENT-02')
  if (s.time === FIRST_BLUE) t.log('chambers-open', undefined, 'NEM-FIRST-09')
}

/** NEM-EVENT-03; the explosion and the point of no return. */
export function moveSelfDestruct(t: Table): void {
  const s = t.state
  if (own(s).selfDestruct === NONE) return
  own(s).selfDestruct++
  t.log('self-destruct', { left: SKULL - own(s).selfDestruct }, 'NEM-EVENT-03')
  if (own(s).selfDestruct === FIRST_YELLOW) unlockAll(t, 'NEM-FIRST-10')
  if (own(s).selfDestruct === SKULL) endGame(t, 'explosion', 'NEM-END-04')
}
