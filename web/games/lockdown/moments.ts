import type { Line, Target } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { NONE } from '@bulkhead/lockdown/printed'
import { ANALYSIS, COMPUTER, DEPRESSURISED, LOOK, POD, TIME } from '../hull/icons.ts'
import { event, joined, QUIET, routine } from '../hull/moment-styles.ts'
import { ABOUT_SOMEBODY, placeNamed, roomsWith, type TellsOf } from '../hull/moments.ts'
import {
  ALERT,
  AUTODESTRUCTION,
  BUNKER,
  CONTINGENCY,
  DARK,
  ELEVATOR,
  GATE,
  ISOLATION,
  icons,
  KNOWLEDGE,
  POWER,
  PURGE,
  ROVER,
  SURFACE,
} from './icons.ts'
import { follows } from './next.ts'
import { PODS } from './reader.ts'

const { items } = icons

/** How the lines are told that only Lockdown has. */
export const tells: TellsOf<LockdownView> = {
  styles: {
    // --- power and time ---
    'power-on': event('act', POWER, 'hiss'),
    'power-off': event('warn', POWER, 'swell'),
    'power-swapped': routine('warn', POWER),
    'power-kept': QUIET,
    'time-active': event('act', TIME),
    'time-inactive': event('warn', TIME),
    light: joined('act', DARK),
    'ignores-dark': joined('act', DARK),
    fireproof: routine('act', items['fire-blanket']),
    'armour-holds': joined('act', items['body-armour']),
    'ignores-attack': joined('act'),
    'attacks-other': joined('warn'),
    'stays-still': routine('act', DARK),

    // --- Knowledge and contingencies ---
    knowledge: joined('act', KNOWLEDGE),
    'knowledge-active': joined('warn', KNOWLEDGE),
    analyses: routine('act', ANALYSIS),
    'sees-contingency': event('act', CONTINGENCY),
    'looks-at-contingency': routine('calm', CONTINGENCY),
    'sees-pool': event('act', CONTINGENCY),
    'looks-at-pool': routine('calm', CONTINGENCY),
    'takes-contingency': joined('calm', CONTINGENCY),
    'contingencies-return': joined('calm', CONTINGENCY),

    // --- the ways out ---
    'gate-opens': event('act', GATE, 'latch'),
    alert: event('warn', ALERT, 'swell'),
    'autodestruction-starts': event('bad', AUTODESTRUCTION, 'swell'),
    'autodestruction-stops': event('act', AUTODESTRUCTION),
    'autodestruction-red': event('bad', AUTODESTRUCTION, 'swell'),
    'locked-in': event('act', ISOLATION, 'latch'),
    'locking-in-fails': event('warn', ISOLATION),
    'in-bunker': event('act', BUNKER, 'latch'),
    'escape-fails': event('warn', BUNKER),
    rover: routine('calm', ROVER),
    'rover-to-bunker': routine('calm', ROVER),
    boards: routine('calm', POD, 'latch'),
    launch: event('warn', POD, 'swell'),
    evacuated: event('act', POD, 'latch'),
    'comes-back': event('bad', POD, 'hiss'),
    'sees-css': event('act', POD),
    'looks-at-css': routine('calm', POD),
    'css-shifted': routine('warn', POD),
    'css-lost': event('warn', POD),

    // --- the base ---
    elevator: routine('calm', ELEVATOR, 'hiss'),
    rides: joined('calm', ELEVATOR),
    crawls: routine('warn'),
    'refuses-tour': routine('calm'),
    'computer-card': routine('calm', COMPUTER),
    depressurisation: event('warn', DEPRESSURISED, 'hiss'),
    'depressurisation-ends': routine('calm', DEPRESSURISED, 'hiss'),
    depressurised: event('bad', DEPRESSURISED, 'hiss'),
    'event-left': QUIET,
    'event-put-under': QUIET,

    // --- the surface ---
    'surface-card': event('warn', SURFACE),
    'loses-way': routine('warn', SURFACE),
    'found-surface': joined('warn', SURFACE),
    'found-red': joined('act', LOOK),
    'found-yellow': joined('act', LOOK),
    'found-green': joined('act', LOOK),

    // --- the end ---
    'ends-purge': event('warn', PURGE, 'swell'),
    'ends-alert': event('warn', ALERT, 'swell'),
    'check-contingency': event('warn', CONTINGENCY, 'latch'),
  },
  concerns: {
    harms: ['comes-back', 'locking-in-fails', 'escape-fails', 'loses-way'],
    comes: [],
    changes: [],
    everybodys: ['ends-purge', 'ends-alert', 'check-contingency'],
    opens: [
      'gate-opens',
      'alert',
      'autodestruction-starts',
      'autodestruction-stops',
      'autodestruction-red',
      'power-off',
      'power-on',
      'surface-card',
    ],
    checked: [],
  },
  faces: { surface: '☄', 'card-one': '1?', 'card-two': '2?' },
  follows,
  whereOf,
  alsoOf,
}

/** A Power token, a space of the Time track, a pod, the Rover, the Elevator or a contingency. */
function whereOf({ kind, params = {} }: Line, view: LockdownView): readonly Target[] | null {
  if (params.power !== undefined) return [{ kind: 'power', id: params.power }]
  if (kind === 'power-swapped') return [params.a, params.b].map((id) => ({ kind: 'power', id }))
  if (kind === 'rover-to-bunker' || kind === 'gate-opens') return [{ kind: 'bunker', id: 'bunker' }]
  if (kind === 'rover') return [...placeNamed(Number(params.place)), { kind: 'rover', id: 'rover' }]
  if (kind === 'in-bunker') return [{ kind: 'bunker', id: 'bunker' }]
  if (kind === 'elevator') return [{ kind: 'elevator', id: 'elevator' }]
  if (kind === 'computer-card') return [{ kind: 'computer', id: 'computer' }]
  if (kind === 'launch') return launched(String(params.css))
  if (kind === 'check-contingency') return [{ kind: 'contingency', id: 'active' }]
  if (ABOUT_CODES.has(kind)) return [{ kind: 'contingency', id: 'pool' }]
  if (ABOUT_SPACES.has(kind)) return [{ kind: 'space', id: Number(params.space) }]
  if (kind === 'alert') return roomsWith(view, 'alert-room')
  return null
}

const ABOUT_CODES: ReadonlySet<string> = new Set([
  'sees-pool',
  'looks-at-pool',
  'takes-contingency',
  'contingencies-return',
])
const ABOUT_SPACES: ReadonlySet<string> = new Set(['sees-css', 'looks-at-css', 'css-shifted'])

/** The pods that a token sends off; all of them come to nothing where it names none. */
function launched(css: string): Target[] {
  const left = PODS.filter((pod) => css === 'all' || css === pod)
  return (left.length > 0 ? left : PODS).map((id) => ({ kind: 'pod', id }))
}

/** At the end, where somebody was who is gone. */
function alsoOf({ kind, params = {} }: Line, _: LockdownView, before: LockdownView): Target[] {
  const isTold = ABOUT_SOMEBODY.has(kind) || kind === 'evacuated'
  return isTold && params.seat !== undefined ? placeOfSeat(before, Number(params.seat)) : []
}

function placeOfSeat(view: LockdownView, seat: number): Target[] {
  const { fate, pod, room } = view.players[seat]
  if (fate === 'locked-in') return roomsWith(view, 'isolation-room')
  if (fate === 'bunker') return [{ kind: 'bunker', id: 'bunker' }]
  return pod === NONE ? placeNamed(room) : [{ kind: 'pod', id: PODS[pod] }]
}
