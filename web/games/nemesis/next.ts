import type { Line } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { INTRUDERS, NONE } from '@bulkhead/nemesis/printed'
import type { Next } from './gists.ts'

type Params = NonNullable<Line['params']>

/** What follows each kind of line; null where it hangs on something that the line does not say. */
const FOLLOWS: Readonly<Record<string, (params: Params, view: NemesisView) => Next | null>> = {
  'noise-roll': ({ seat, face }, view) => (callsNear(view, Number(seat), face) ? 'noise' : null),
  danger: () => 'danger',
  // The Queen who comes to her Nest draws none.
  encounter: (_, view) => (view.phase === 'turn' ? 'token' : null),
  token: ({ type }, view) => (view.phase === 'turn' && isFree(view, type) ? 'appears' : null),
  'surprise-attack': ({ seat }, view) =>
    view.players[Number(seat)].character === 'soldier' ? null : 'attack',
  attack: ({ type }) => (type === 'larva' ? 'larva' : 'attack-card'),
  time: (_, { phase, selfDestruct }) =>
    phase === 'attacks' && selfDestruct === NONE ? 'time' : null,
  event: () => 'event',
  'ends-explosion': () => 'explodes',
  'ends-jump': (_, view) => leaving(view),
  'ends-nobody-left': (_, view) => leaving(view),
  jump: (_, view) => (hasFate(view, 'awake') ? 'awake-die' : null),
  engine: ({ engine }, { engines }) => (engine === engines.length ? 'check-engines' : 'engine'),
  'check-engines': ({ outcome }) => (outcome === 'exploded' ? 'explodes' : 'check-coordinates'),
  'check-coordinates': ({ outcome }, view) => afterCoordinates(outcome, view),
  'last-scan': ({ infected }) => (Number(infected) > 0 ? 'last-draw' : null),
}

/** What certainly follows a line, as an entry of the words; undefined where nothing does. */
export function nextOf({ kind, params = {} }: Line, view: NemesisView): Next | undefined {
  return FOLLOWS[kind]?.(params, view) ?? undefined
}

/** Whoever holds a Motion Tracker may roll again. */
function callsNear({ players }: NemesisView, seat: number, face: Params[string]): boolean {
  const { slime, hands } = players[seat]
  const calls = face === 'danger' || (face === 'silence' && slime)
  return calls && !hands.some(({ item }) => item === 'motion-tracker')
}

function isFree({ intruders }: NemesisView, type: Params[string]): boolean {
  const figures = INTRUDERS[type as keyof typeof INTRUDERS]?.figures ?? 0
  return intruders.filter((one) => one.type === type).length < figures
}

function leaving({ selfDestruct }: NemesisView): Next {
  return selfDestruct === NONE ? 'jump' : 'explodes'
}

function afterCoordinates(outcome: Params[string], view: NemesisView): Next | null {
  if (outcome !== 'earth' && hasFate(view, 'hibernating'))
    return outcome === 'mars' ? null : 'astray'
  return hasFate(view, 'hibernating') || hasFate(view, 'escaped') ? 'check-contamination' : null
}

function hasFate({ players }: NemesisView, fate: NemesisView['players'][number]['fate']): boolean {
  return players.some((player) => player.fate === fate)
}
