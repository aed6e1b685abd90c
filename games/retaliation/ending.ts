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

/** RET-SELFD-06, RET-SELFD-07: whoever is in it dies, and so does everything else. */
export function destroy(t: Table, rule: string): void {
  const s = t.state
  s.destroyed = true
  s.nestDestroyed = true
  s.queen.dead = true
  s.intruders = []
  for (const player of s.players) if (player.left === null || isInside(player)) perish(player)
  t.log('facility-destroyed', {}, rule)
}

/** RET-SELFD-08: Escaped Characters are not affected. */
function isInside({ left }: Player): boolean {
  return left === 'hibernation'
}

export function perish(player: Player): void {
  player.fate = 'dead'
  player.inLander = false
}
