import type { View } from '@bulkhead/hull/view.ts'
import type { Line } from '@bulkhead/kernel'
import type { HullGame } from './game.ts'
import type { SharedNext } from './gists.ts'

type Params = NonNullable<Line['params']>

/** The entry `next.…` of what follows a kind of line; null where it hangs on what the line does not say. */
export type Follows<V extends View> = (params: Params, view: V) => string | null

const FOLLOWS: Readonly<Record<string, <V extends View>(of: Of<V>) => SharedNext | null>> = {
  danger: () => 'danger',
  // The Queen who comes to her Nest draws none.
  encounter: ({ view }) => (view.phase === 'turn' ? 'token' : null),
  token: ({ game, params, view }) =>
    view.phase === 'turn' && isFree(game, view, params.type) ? 'appears' : null,
  attack: ({ params }) => (params.type === 'larva' ? 'larva' : 'attack-card'),
  event: () => 'event',
  'last-scan': ({ params }) => (Number(params.infected) > 0 ? 'last-draw' : null),
}

interface Of<V extends View> {
  readonly game: HullGame<V>
  readonly params: Params
  readonly view: V
}

/** What certainly follows a line, as an entry of the words; undefined where nothing does. */
export function nextOf<V extends View>(
  game: HullGame<V>,
  { kind, params = {} }: Line,
  view: V,
): string | undefined {
  const own = game.tells.follows[kind]
  const next = own ? own(params, view) : FOLLOWS[kind]?.({ game, params, view })
  return next ?? undefined
}

/** Whether a noise roll calls whatever is near. */
export function callsNear({ players }: View, { seat, face }: Params): boolean {
  return face === 'danger' || (face === 'silence' && players[Number(seat)].slime)
}

function isFree<V extends View>(
  { intruders: all }: HullGame<V>,
  { intruders }: V,
  type: Params[string],
): boolean {
  const figures = all[type]?.figures ?? 0
  return intruders.filter((one) => one.type === type).length < figures
}
