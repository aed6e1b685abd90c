import type { Line } from '@bulkhead/kernel'
import type { Next } from './gists.ts'

type Params = NonNullable<Line['params']>

/** What follows each kind of line; null where it hangs on something that the line does not say. */
const FOLLOWS: Readonly<Record<string, (params: Params) => Next | null>> = {
  assault: () => 'assault',
  'flash-assault': () => 'assault',
  trap: () => 'trap',
  'extra-turn': () => 'extra-turn',
  'end-of-game': ({ left }) => (left === 0 ? 'totals' : null),
  totals: () => 'compared',
  tie: () => 'additional-turns',
  'life-gone': () => 'ends',
  'life-full': () => 'ends',
  'data-full': () => 'ends',
}

/** What certainly follows a line, as an entry of the words; undefined where nothing does. */
export function nextOf({ kind, params = {} }: Line): Next | undefined {
  return FOLLOWS[kind]?.(params) ?? undefined
}
