import type { Line, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Concern } from '../moment.ts'

/** Whom a line concerns, and how much. */

/** Hurts whomever it names, and concerns everybody in that room. */
const HARMS: ReadonlySet<string> = new Set([
  'encounter',
  'surprise-attack',
  'attack',
  'attack-card',
  'attack-misses',
  'light-wound',
  'serious-wound',
  'contaminated',
  'infested',
  'larva-lost',
  'slimed',
  'loses-hand',
  'boarding-fails',
  'hibernation-fails',
])

/** Comes into the room that it names. */
const COMES: ReadonlySet<string> = new Set([
  'intruder',
  'intruder-moves',
  'danger',
  'depressurisation',
])

/** Changes the room that it names. */
const CHANGES: ReadonlySet<string> = new Set([
  'fire',
  'malfunction',
  'items-burn',
  'depressurisation-ends',
])

/** Death and the end are everybody's. */
const EVERYBODYS: ReadonlySet<string> = new Set([
  'dies',
  'perishes',
  'depressurised',
  'jump',
  'explodes',
  'ends-jump',
  'ends-explosion',
  'ends-nobody-left',
  'check-engines',
  'check-coordinates',
  'check-contamination',
  'check-objectives',
  'wins',
  'nobody-wins',
])

/** Changes what everybody may do. */
const OPENS: ReadonlySet<string> = new Set([
  'chambers-open',
  'self-destruct-started',
  'self-destruct-stopped',
  'self-destruct',
  'pods-unlocked',
  'objective-choice',
  'intruder-player',
])

/** What the last checks are made of. */
const CHECKED: ReadonlySet<string> = new Set([
  'engine',
  'last-scan',
  'last-draw',
  'objective',
  'signals',
])

export function concernOf(line: Line, view: NemesisView, seat: Seat | null): Concern {
  if (seat === null) return 'none'
  if (EVERYBODYS.has(line.kind)) return 'harm'
  if (CHECKED.has(line.kind)) return 'own'
  return toMe(line, seat) ?? besideMe(line, view, seat) ?? atLarge(line, view, seat)
}

/** What names this seat. */
function toMe({ kind, params = {} }: Line, seat: Seat): Concern | null {
  if (params.seat === seat) return HARMS.has(kind) ? 'harm' : 'deed'
  return params.owner === seat || (params.other === seat && kind !== 'binds') ? 'own' : null
}

/** What happens in the room where this seat's Character stands. */
function besideMe({ kind, params = {} }: Line, view: NemesisView, seat: Seat): Concern | null {
  const { fate, room } = view.players[seat]
  if (fate !== 'awake') return null
  const named = params.seat === undefined ? undefined : view.players[Number(params.seat)]
  const place = params.place ?? named?.room
  if (place !== room) return null
  if (HARMS.has(kind) || COMES.has(kind)) return 'harm'
  return CHANGES.has(kind) ? 'own' : null
}

function atLarge({ kind, params = {} }: Line, view: NemesisView, seat: Seat): Concern {
  if (OPENS.has(kind)) return 'own'
  const isNobodys = params.seat === undefined
  return isNobodys && view.phase === 'turn' && view.turn.seat === seat ? 'deed' : 'none'
}
