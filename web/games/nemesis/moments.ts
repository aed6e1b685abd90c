import type { Line, Target } from '@bulkhead/kernel'
import {
  DEPRESSURISED,
  INTRUDER_ICONS,
  LOCKED,
  POD,
  SELF_DESTRUCT,
  UNLOCKED,
} from '../hull/icons.ts'
import { event, joined, routine } from '../hull/moment-styles.ts'
import { roomsWith, type TellsOf } from '../hull/moments.ts'
import { placesAtEnd } from './ending-places.ts'
import { DESTINATION, HYPERSPACE, icons } from './icons.ts'
import { follows } from './next.ts'
import type { ShipView } from './ship.ts'

const { rooms, items } = icons

/** How the lines are told that only Nemesis has. */
export const tells: TellsOf<ShipView> = {
  styles: {
    'armor-holds': joined('act', items.armor),

    // --- the ship ---
    depressurisation: event('warn', DEPRESSURISED, 'hiss'),
    'depressurisation-ends': routine('calm', DEPRESSURISED, 'hiss'),
    depressurised: event('bad', DEPRESSURISED, 'hiss'),
    destination: routine('warn', DESTINATION),
    'engine-order-changed': routine('warn', rooms['engine-1']),
    'self-destruct-started': event('bad', SELF_DESTRUCT, 'swell'),
    'self-destruct-stopped': event('act', SELF_DESTRUCT),
    'sees-coordinates': event('act', DESTINATION),
    'sees-engine': event('act', rooms['engine-1']),

    // --- pods and hibernation ---
    boards: routine('calm', POD, 'latch'),
    'boarding-fails': event('warn', POD),
    'leaves-pod': routine('calm', POD),
    launched: event('act', POD, 'latch'),
    escapes: joined('act', POD),
    'pod-locked': routine('warn', LOCKED, 'latch'),
    'pod-unlocked': routine('act', UNLOCKED, 'latch'),
    'pods-unlocked': event('act', UNLOCKED, 'latch'),
    'pod-lost': event('bad', POD, 'hiss'),
    hibernates: event('act', rooms.hibernatorium, 'hiss'),
    'hibernation-fails': event('warn', rooms.hibernatorium),

    // --- the Event phase ---
    'chambers-open': event('act', rooms.hibernatorium, 'hiss'),
    'self-destruct': event('bad', SELF_DESTRUCT),
    'intruder-player': event('bad', INTRUDER_ICONS.queen),
    'intruder-player-plays': event('bad', INTRUDER_ICONS.adult),

    // --- the end ---
    'ends-jump': event('warn', HYPERSPACE, 'swell'),
    jump: event('warn', HYPERSPACE),
    engine: event('warn', rooms['engine-1'], 'latch'),
    'check-engines': event('warn', rooms['engine-1']),
    'check-coordinates': event('warn', DESTINATION),
  },
  concerns: {
    harms: ['boarding-fails', 'hibernation-fails'],
    comes: [],
    changes: [],
    everybodys: ['jump', 'ends-jump', 'check-engines', 'check-coordinates'],
    opens: [
      'chambers-open',
      'self-destruct-started',
      'self-destruct-stopped',
      'self-destruct',
      'pods-unlocked',
      'intruder-player',
    ],
    checked: ['engine'],
  },
  follows,
  whereOf,
  alsoOf,
}

/** An Engine is in its room. */
function whereOf({ params }: Line, view: ShipView): readonly Target[] | null {
  return params?.engine === undefined ? null : roomsWith(view, `engine-${params.engine}`)
}

function alsoOf(line: Line, view: ShipView, before: ShipView): readonly Target[] {
  if (line.kind === 'pods-unlocked') {
    return view.pods.map(({ number }) => ({ kind: 'pod', id: number }))
  }
  return placesAtEnd(line, before)
}
