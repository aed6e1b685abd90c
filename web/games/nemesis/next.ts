import { NONE } from '@bulkhead/nemesis/printed'
import { callsNear, type Follows } from '../hull/next.ts'
import type { Next } from './gists.ts'
import type { ShipView } from './ship.ts'

type Own = (...args: Parameters<Follows<ShipView>>) => Next | null

/** What follows each kind of line, where Nemesis knows more of it. */
export const follows: Readonly<Record<string, Own>> = {
  // Whoever holds a Motion Tracker may roll again.
  'noise-roll': (params, view) =>
    callsNear(view, params) && !holds(view, Number(params.seat), 'motion-tracker') ? 'noise' : null,
  'surprise-attack': ({ seat }, view) =>
    view.players[Number(seat)].character === 'soldier' ? null : 'attack',
  time: (_, { phase, selfDestruct }) =>
    phase === 'attacks' && selfDestruct === NONE ? 'time' : null,
  'ends-explosion': () => 'explodes',
  'ends-jump': (_, view) => leaving(view),
  'ends-nobody-left': (_, view) => leaving(view),
  jump: (_, view) => (hasFate(view, 'awake') ? 'awake-die' : null),
  engine: ({ engine }, { engines }) => (engine === engines.length ? 'check-engines' : 'engine'),
  'check-engines': ({ outcome }) => (outcome === 'exploded' ? 'explodes' : 'check-coordinates'),
  'check-coordinates': ({ outcome }, view) => afterCoordinates(String(outcome), view),
}

function holds({ players }: ShipView, seat: number, item: string): boolean {
  return players[seat].hands.some((held) => held.item === item)
}

function leaving({ selfDestruct }: ShipView): Next {
  return selfDestruct === NONE ? 'jump' : 'explodes'
}

function afterCoordinates(outcome: string, view: ShipView): Next | null {
  if (outcome !== 'earth' && hasFate(view, 'hibernating'))
    return outcome === 'mars' ? null : 'astray'
  return hasFate(view, 'hibernating') || hasFate(view, 'escaped') ? 'check-contamination' : null
}

function hasFate({ players }: ShipView, fate: ShipView['players'][number]['fate']): boolean {
  return players.some((player) => player.fate === fate)
}
