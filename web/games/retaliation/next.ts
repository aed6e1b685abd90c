import type { Line } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import type { Next } from './gists.ts'

type Params = NonNullable<Line['params']>

/** What follows each kind of line; null where it hangs on something that the line does not say. */
const FOLLOWS: Readonly<Record<string, (params: Params, view: RetaliationView) => Next | null>> = {
  'noise-answered': () => 'token',
  hazard: () => 'token',
  'phase-attacks': () => 'attacks',
  'phase-development': () => 'token',
  event: () => 'event',
  launched: () => 'escapes',
  'ends-everybody-out': (_, view) => atTheEnd(view),
  'ends-round-14': (_, view) => atTheEnd(view),
  'last-shuffle': () => 'last-draw',
}

/** What certainly follows a line, as an entry of the words; undefined where nothing does. */
export function nextOf({ kind, params = {} }: Line, view: RetaliationView): Next | undefined {
  return FOLLOWS[kind]?.(params, view) ?? undefined
}

/** RET-END-09: first whoever is inside, then the Autodestruction that still runs. */
function atTheEnd({ players, autodestruction, destroyed }: RetaliationView): Next | null {
  if (players.some(({ left, fate }) => left === null && fate !== 'dead')) return 'left-behind'
  return autodestruction.state === 'running' && !destroyed ? 'destroyed' : null
}
