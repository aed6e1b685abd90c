import type { Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { LANDING_ZONE, NONE, SKULL } from '@bulkhead/retaliation/printed'
import { aimsOf, draw } from './aims.ts'
import { harmHere, LIFE } from './harm.ts'
import { loadedAmmo, mindOf, roundsLeft, tokens } from './mind.ts'
import { deedsOf, isReady } from './needs.ts'
import { waysFrom } from './travel.ts'

/** How well a seat stands, from 0 (dead) to 1 (has won). */
export function evaluate(view: RetaliationView, seat: Seat): number {
  const me = view.players[seat]
  if (view.winners) return view.winners.includes(seat) ? 1 : survives(me.fate) ? 0.5 : 0
  if (me.fate === 'dead') return 0
  if (me.fate === 'down') return 0.1
  const mind = mindOf(view, seat, [])
  const done = isReady(mind) ? 0.2 : -0.04 * deedsOf(mind).length
  if (survives(me.fate)) return 0.75 + done
  return Math.min(0.99, Math.max(0.01, standing(mind) + done))
}

function survives(fate: string): boolean {
  return fate === 'escaped' || fate === 'hibernated'
}

/** Body, gear and the way out. */
function standing(mind: ReturnType<typeof mindOf>): number {
  const { me } = mind
  if (me.inLander) return 0.65
  const slot = me.room === NONE ? LANDING_ZONE : me.room
  const ways = waysFrom(mind, slot)
  const pull = Math.max(0, ...aimsOf(mind, ways).map((aim) => draw(aim, ways)))
  const body = (0.2 * (SKULL - me.health)) / SKULL - (me.larva ? 0.08 : 0) - 0.01 * me.contamination
  const air = 0.15 * Math.min(1, (me.oxygen + 3 * tokens(me, 'oxygen')) / (roundsLeft(mind) + 2))
  const arms = 0.01 * Math.min(6, loadedAmmo(me) + tokens(me, 'ammo'))
  const danger = (0.4 * Math.min(LIFE, harmHere(mind))) / LIFE
  return 0.15 + body + air + arms + (0.2 * Math.min(LIFE, pull)) / LIFE - danger
}
