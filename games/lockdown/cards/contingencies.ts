import { ownOf } from '../own.ts'
import type { Contingency } from './contingency.ts'

/** The seven Contingency tokens, by their five codes. */

export const CONTINGENCIES: readonly Contingency[] = [
  // LOCK-CONTIN-08: everybody is to be saved.
  { id: 'green', copies: 1, strikes: () => false },
  // LOCK-CONTIN-09: whoever has learnt too much.
  { id: 'yellow', copies: 2, strikes: (_s, me) => ownOf(me).active },
  // LOCK-CONTIN-10: whoever has filed no report.
  { id: 'blue', copies: 2, strikes: (_s, me) => !me.signal },
  // LOCK-CONTIN-11: whatever was sent off by a pod.
  { id: 'gray', copies: 1, strikes: (_s, { fate }) => fate === 'escaped' },
  // LOCK-CONTIN-12: whoever is locked in; the Bunker lies apart.
  { id: 'red', copies: 1, strikes: (_s, { fate }) => fate === 'locked-in', destroysBase: true },
]
