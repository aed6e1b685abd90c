import { noiseRoll } from '@bulkhead/hull/noise.ts'
import { inCombat, isAwake } from '@bulkhead/hull/queries.ts'
import type { Player } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Table } from './table.ts'

/**
 * Rolls before boarding a pod or hibernating; answers whether no Intruder came. One that came and is
 * gone again, such as a Larva that settled on the Character, has come (NEM-HIB-02, NEM-POD-04).
 */
export function* staysUnnoticed(t: Table, me: Player): Rules<boolean> {
  const s = t.state
  const seen = s.intrudersSeen
  yield* noiseRoll(t, me)
  return isAwake(me) && s.intrudersSeen === seen && !inCombat(s, me)
}
