import type { LockdownView } from '@bulkhead/lockdown'
import { callsNear, type Follows } from '../hull/next.ts'
import type { Next } from './gists.ts'

type Own = (...args: Parameters<Follows<LockdownView>>) => Next | null

/** Characters whose cards may turn an attack, or a Surprise Attack, aside. */
const EVASIVE: readonly string[] = ['lab-rat']
const STEADY: readonly string[] = ['lab-rat', 'soldier']

/** What follows each kind of line, where Lockdown knows more of it. */
export const follows: Readonly<Record<string, Own>> = {
  // Whoever holds a Motion Tracker may roll again.
  'noise-roll': (params, view) =>
    callsNear(view, params) && !holds(view, Number(params.seat), 'motion-tracker') ? 'noise' : null,
  'surprise-attack': ({ seat }, view) =>
    STEADY.includes(view.players[Number(seat)].character) ? null : 'attack',
  attack: ({ seat, type }, view) => {
    if (EVASIVE.includes(view.players[Number(seat)].character)) return null
    return type === 'larva' ? 'larva' : 'attack-card'
  },
  launch: (_, { players }) => (players.some(({ pod }) => pod >= 0) ? 'launch' : null),
  'ends-explosion': () => 'explodes',
  'ends-purge': (_, view) => leftBehind(view),
  'ends-alert': (_, view) => leftBehind(view),
  explodes: (_, view) => (view.players.some(isIn) ? 'left-behind' : null),
}

function holds({ players }: LockdownView, seat: number, item: string): boolean {
  return players[seat].hands.some((held) => held.item === item)
}

function isIn({ fate }: LockdownView['players'][number]): boolean {
  return fate === 'awake' || fate === 'locked-in'
}

function leftBehind({ players, autodestruction }: LockdownView): Next | null {
  if (autodestruction) return 'explodes'
  return players.some(({ fate }) => fate === 'awake') ? 'left-behind' : null
}
