import type { Texts } from '@bulkhead/kernel'
import { type After, saysAnything, type Table } from './table.ts'

/** END: the game stops at once; the victory check is the next step. */
export function endGame<T extends Texts>(
  t: Table<T>,
  cause: T['result'] & After<'ends-', T['log']['kind']>,
  rule: string,
): never {
  const s = t.state
  s.ending = { cause, exploded: false, checks: [], winners: [] }
  s.phase = 'victory'
  saysAnything(t).log(`ends-${cause}`, undefined, rule)
  return t.endStep()
}

/** NEM-END-06: nobody is left who could act. */
export function endIfNobodyIsLeft(t: Table): void {
  if (t.state.players.every((player) => player.fate !== 'awake')) {
    endGame(t, 'nobody-left', 'NEM-END-06')
  }
}
