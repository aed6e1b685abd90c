import type { View } from '@bulkhead/hull/view.ts'
import type { Line, Seat } from '@bulkhead/kernel'
import type { Concern } from '../moment.ts'

/** Whom a line concerns, and how much. */

/** Kinds of lines that concern somebody. */
export interface ConcernsOf {
  /** Hurts whomever it names, and concerns everybody in that room. */
  readonly harms: readonly string[]
  /** Comes into the room that it names. */
  readonly comes: readonly string[]
  /** Changes the room that it names. */
  readonly changes: readonly string[]
  /** Death and the end are everybody's. */
  readonly everybodys: readonly string[]
  /** Changes what everybody may do. */
  readonly opens: readonly string[]
  /** What the last checks are made of. */
  readonly checked: readonly string[]
}

const SHARED: ConcernsOf = {
  harms: [
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
  ],
  comes: ['intruder', 'intruder-moves', 'danger', 'depressurisation'],
  changes: ['fire', 'malfunction', 'items-burn', 'depressurisation-ends'],
  everybodys: [
    'dies',
    'perishes',
    'depressurised',
    'explodes',
    'ends-explosion',
    'ends-nobody-left',
    'check-contamination',
    'check-objectives',
    'wins',
    'nobody-wins',
  ],
  opens: ['objective-choice'],
  checked: ['last-scan', 'last-draw', 'objective', 'signals'],
}

type Is = (of: keyof ConcernsOf) => boolean

export function concernOf(game: ConcernsOf, line: Line, view: View, seat: Seat | null): Concern {
  if (seat === null) return 'none'
  const is: Is = (of) => SHARED[of].includes(line.kind) || game[of].includes(line.kind)
  if (is('everybodys')) return 'harm'
  if (is('checked')) return 'own'
  return toMe(line, seat, is) ?? besideMe(line, view, seat, is) ?? atLarge(line, view, seat, is)
}

/** What names this seat. */
function toMe({ kind, params = {} }: Line, seat: Seat, is: Is): Concern | null {
  if (params.seat === seat) return is('harms') ? 'harm' : 'deed'
  return params.owner === seat || (params.other === seat && kind !== 'binds') ? 'own' : null
}

/** What happens in the room where this seat's Character stands. */
function besideMe({ params = {} }: Line, view: View, seat: Seat, is: Is): Concern | null {
  const { fate, room } = view.players[seat]
  if (fate !== 'awake') return null
  const named = params.seat === undefined ? undefined : view.players[Number(params.seat)]
  const place = params.place ?? named?.room
  if (place !== room) return null
  if (is('harms') || is('comes')) return 'harm'
  return is('changes') ? 'own' : null
}

function atLarge({ params = {} }: Line, view: View, seat: Seat, is: Is): Concern {
  if (is('opens')) return 'own'
  const isNobodys = params.seat === undefined
  return isNobodys && view.phase === 'turn' && view.turn.seat === seat ? 'deed' : 'none'
}
