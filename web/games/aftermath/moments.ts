import type { AftermathView } from '@bulkhead/aftermath'
import type { Line, Target } from '@bulkhead/kernel'

import { CONTAMINATION, LOOK } from '../hull/icons.ts'
import { event, joined, routine } from '../hull/moment-styles.ts'
import { roomsWith, type TellsOf } from '../hull/moments.ts'
import { DESTINATION } from '../nemesis/icons.ts'
import { tells as nemesis } from '../nemesis/moments.ts'
import { ALERT, icons, LAIKA, OFFER, SAMPLE, SAND, SHUTTLE, TOKEN, TURRET } from './icons.ts'
import { follows } from './next.ts'

const { items, characters } = icons

/** How the lines are told that only Aftermath has. */
export const tells: TellsOf<AftermathView> = {
  styles: {
    ...nemesis.styles,

    // --- tokens and Turrets ---
    'aftermath-token': event('warn', TOKEN, 'latch'),
    'found-turret': joined('warn', TURRET),
    turret: joined('warn', TURRET, 'latch'),
    'no-turret-here': joined('calm', TURRET),
    'turret-mode': event('warn', TURRET, 'tick'),
    'turret-aimed': event('act', TURRET, 'tick'),
    'turret-handled': routine('warn', TURRET),
    'turret-holds': joined('warn', TURRET),
    'turret-destroyed': routine('act', TURRET, 'strike'),
    'turret-shuffled': routine('warn', TURRET),
    'turret-shoots': event('bad', TURRET, 'strike'),

    // --- Alerts ---
    alert: event('warn', ALERT, 'swell'),
    'alert-activated': routine('act', ALERT, 'latch'),
    'alert-level': joined('act', ALERT),
    'alert-fulfilled': event('act', ALERT),
    'alert-time': routine('warn', ALERT),
    sample: joined('warn', SAMPLE),

    // --- the Shuttle, and the offer ---
    'shuttle-time': routine('warn', SHUTTLE),
    'offer-taken': event('warn', OFFER, 'swell'),
    departs: event('act', SHUTTLE),

    // --- the hourglass ---
    sand: event('warn', SAND),
    'hourglass-taken': event('warn', SAND, 'rattle'),
    'hourglass-gone': routine('calm', SAND),

    // --- Items ---
    'pointer-attached': routine('act', items['laser-pointer']),
    'drone-shoots': routine('act', items['combat-drone'], 'strike'),

    // --- the CEO and the Robot ---
    announces: routine('calm', characters.ceo),
    'robot-works': joined('act', items.robot),
    'robot-charged': routine('act', items.robot),
    'card-spent': joined('calm'),
    'last-thing': event('warn', characters.ceo),
    'coordinates-chosen': event('act', DESTINATION),
    'coordinates-replaced': routine('warn', DESTINATION),

    // --- the Android ---
    'draws-infected': event('warn', CONTAMINATION),
    'draws-clean': event('act', CONTAMINATION),
    'corporate-only': routine('calm', characters.android),
    hides: routine('act', items['deactivation-module']),

    // --- the Psychologist ---
    'refuses-therapy': routine('calm', characters.psychologist),
    provoked: event('bad', characters.psychologist),
    'spied-on': event('warn', items['spy-drone']),
    reads: event('warn', items['emotion-reader']),
    'sees-card': event('act', LOOK),
    'sees-item': event('act', LOOK),

    // --- the Bounty Hunter and Laika ---
    'laika-enters': routine('calm', LAIKA),
    'laika-returns': routine('calm', LAIKA),
    'laika-gone': event('bad', LAIKA, 'breath'),
    'held-back': routine('act', LAIKA),

    // --- the Convict ---
    freed: event('act', items.handcuffs, 'latch'),
    'wound-covered': routine('act', items['bionic-arm']),
    'pipe-breaks': joined('act', items.pipe, 'strike'),

    // --- the end ---
    'ends-departure': event('warn', SHUTTLE, 'swell'),
    'ends-alert': event('bad', ALERT, 'swell'),
    'check-tokens': event('warn', TOKEN),
  },
  concerns: {
    harms: [...nemesis.concerns.harms, 'turret-shoots'],
    comes: nemesis.concerns.comes,
    changes: [...nemesis.concerns.changes, 'turret', 'turret-mode', 'turret-destroyed'],
    everybodys: [...nemesis.concerns.everybodys, 'ends-departure', 'ends-alert'],
    opens: [...nemesis.concerns.opens, 'alert', 'alert-fulfilled', 'offer-taken', 'sand'],
    checked: [...nemesis.concerns.checked, 'check-tokens', 'departs'],
  },
  follows,
  whereOf,
  alsoOf,
}

/** What concerns the Shuttle as a whole happens in its Main Room. */
const OF_SHUTTLE: readonly string[] = ['shuttle-time', 'departs', 'ends-departure']

function whereOf(line: Line, view: AftermathView): readonly Target[] | null {
  if (OF_SHUTTLE.includes(line.kind)) return roomsWith(view, 'shuttle-main')
  return nemesis.whereOf(line, view)
}

/** The card of the Alert, the Turret or the token of a room, the dog. */
function alsoOf(line: Line, view: AftermathView, before: AftermathView): readonly Target[] {
  const { kind, params = {} } = line
  if (params.alert !== undefined) return [{ kind: 'alert', id: params.alert }]
  if (kind.startsWith('turret') && params.place !== undefined) {
    return [{ kind: 'turret', id: params.place }]
  }
  if (kind.startsWith('laika') || kind === 'held-back') return [{ kind: 'laika', id: 'laika' }]
  if (kind === 'aftermath-token') return [{ kind: 'aftermath', id: params.place! }]
  return nemesis.alsoOf(line, view, before)
}
