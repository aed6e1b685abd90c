import type { Line, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import type { Concern } from '../moment.ts'
import { corridorsAround, isOnMap, placeOf, slotOf } from './reader.ts'

/** Whom a line concerns, and how much. */

/** Hurts whomever it names, and concerns everybody in that room. */
const HARMS: ReadonlySet<string> = new Set([
  'hazard',
  'attacks',
  'attack-card',
  'attack-misses',
  'loses-health',
  'wounded',
  'contaminated',
  'larva-settles',
  'infected',
  'eclosion',
  'suffocating',
  'item-breaks',
  'item-destroyed',
  'leaves-lander',
  'attempt-fails',
])

/** Comes into the room that it names. */
const COMES: ReadonlySet<string> = new Set(['appears', 'enters', 'follows'])

/** Comes to a corridor beside one. */
const NEARS: ReadonlySet<string> = new Set(['horde', 'into-corridor', 'noise-answered'])

/** Changes the room that it names. */
const CHANGES: ReadonlySet<string> = new Set(['fire', 'malfunction', 'secure-lost', 'secure-holds'])

/** Death and the end are everybody's. */
const EVERYBODYS: ReadonlySet<string> = new Set([
  'dies',
  'falls',
  'perishes',
  'facility-destroyed',
  'ends-destroyed',
  'ends-everybody-out',
  'ends-round-14',
  'check-infection',
  'check-task',
  'check-objective',
  'wins',
  'nobody-wins',
])

/** Changes what everybody may do. */
const OPENS: ReadonlySet<string> = new Set([
  'round',
  'lander-shifted',
  'lander-lands',
  'lander-destroyed',
  'launched',
  'autodestruction',
  'autodestruction-late',
  'life-support-on',
  'life-support-off',
  'power-off',
  'hibernatorium-active',
  'queen-dies',
  'nest-destroyed',
  'robot-revealed',
  'chose-objective',
  'event',
  'last-cards',
  'last-shuffle',
])

export function concernOf(
  line: Line,
  view: RetaliationView,
  seat: Seat | null,
  before: RetaliationView = view,
): Concern {
  if (seat === null) return 'none'
  if (EVERYBODYS.has(line.kind)) return 'harm'
  return toMe(line, seat) ?? besideMe(line, view, seat, before) ?? atLarge(line, view, seat)
}

/** What names this seat. */
function toMe({ kind, params = {} }: Line, seat: Seat): Concern | null {
  if (params.seat === seat) return HARMS.has(kind) ? 'harm' : 'deed'
  return params.other === seat ? 'own' : null
}

/** What happens in the room where this seat's marine stands, or in a corridor beside it. */
function besideMe(
  { kind, params = {} }: Line,
  view: RetaliationView,
  seat: Seat,
  before: RetaliationView,
): Concern | null {
  const me = view.players[seat]
  if (!isOnMap(me)) return null
  const named = params.seat === undefined ? undefined : before.players[Number(params.seat)]
  const slot = params.room === undefined ? named?.room : slotOf(view, params.room)
  if (slot === me.room) {
    if (HARMS.has(kind) || COMES.has(kind)) return 'harm'
    if (CHANGES.has(kind)) return 'own'
  }
  if (!NEARS.has(kind) || params.corridor === undefined) return null
  return corridorsAround(view, me.room).includes(placeOf(view, params.corridor)) ? 'own' : null
}

function atLarge({ kind, params = {} }: Line, view: RetaliationView, seat: Seat): Concern {
  if (OPENS.has(kind)) return 'own'
  const isNobodys = params.seat === undefined
  return isNobodys && view.phase === 'turn' && view.turn.seat === seat ? 'deed' : 'none'
}
