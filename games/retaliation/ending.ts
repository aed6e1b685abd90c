import type { Cause } from './kinds.ts'
import { seatOf } from './queries.ts'
import type { Player, State } from './state.ts'
import type { Table } from './table.ts'

/** END, SELFD: how the game comes to its end. */

/** RET-END-01: what follows is the sequence of the End of the Game; nothing else of this step happens. */
export function endGame(t: Table, ending: NonNullable<State['ending']>): never {
  t.state.ending = ending
  t.state.phase = 'end'
  t.log(`ends-${ending}`, {}, 'RET-END-01')
  return t.endStep()
}

/** RET-END-10, RET-MODE-COOP-14: nobody is left who could act. */
export function endIfNobodyLeft(t: Table): void {
  const s = t.state
  if (s.phase === 'end') return
  if (s.players.every(({ fate }) => fate !== 'alive')) endGame(t, 'everybody-out')
}

/** RET-SELFD-06 to RET-SELFD-08: everything in it is gone; whoever Escaped is not in it. */
export function destroy(t: Table, rule: string): void {
  const s = t.state
  s.destroyed = true
  s.nestDestroyed = true
  s.queen.dead = true
  s.intruders = []
  t.log('facility-destroyed', {}, rule)
  for (const player of s.players) {
    if (player.left === null || player.left === 'hibernation') {
      perish(t, player, 'destruction', 'RET-SELFD-06')
    }
  }
}

/** Dead for good, with all that they carry. */
export function perish(t: Table, player: Player, cause: Cause, rule: string): void {
  if (player.fate === 'dead') return
  player.fate = 'dead'
  player.inLander = false
  t.log('perishes', { seat: seatOf(t.state, player), cause }, rule)
}
