import { hiddenPile } from '@bulkhead/common'
import { placeTarget } from '@bulkhead/hull/choices.ts'
import { injure } from '@bulkhead/hull/damage.ts'
import {
  biggestFirst,
  charactersInOrder,
  intrudersIn,
  isNest,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import { everybody, knows, onlookers } from '@bulkhead/hull/secrets.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { TARGETING, type Targeting } from './components.ts'
import type { Effect } from './declare.ts'
import { own, ownOf, ownRoom, type Turret } from './own.ts'
import type { Table } from './table.ts'

/** TURRET: what shoots at whatever enters its room. */

export function turretPlaces(s: State): Place[] {
  const found: Place[] = []
  for (let place = 0; place < s.rooms.length; place++) {
    if (ownRoom(s, place).turret) found.push(place)
  }
  return found
}

/** AFT-TURRET-01, AFT-TURRET-03, AFT-TURRET-04 */
export function putTurret(t: Table, place: Place): void {
  const s = t.state
  if (isNest(s, place) || s.rooms[place].tile === 'slime-room') {
    t.log('no-turret-here', { place }, 'AFT-TURRET-03')
    return
  }
  ownRoom(s, place).turret = { pile: hiddenPile(TARGETING, t.rng) }
  t.log('turret', { place }, 'AFT-TURRET-01')
}

// --- its mode ---

function topOf({ pile }: Turret) {
  return pile[pile.length - 1]
}

/** What everybody knows of its mode; null while the top token lies face down. */
export function modeShown(turret: Turret): Targeting | null {
  const { id, seen } = topOf(turret)
  return knows(seen, null) ? (id as Targeting) : null
}

/** AFT-TURRET-05: turns the top token over, where it has not been (AFT-TURRET-19). */
export function revealMode(t: Table, place: Place): Targeting {
  const turret = ownRoom(t.state, place).turret!
  const top = topOf(turret)
  const mode = top.id as Targeting
  if (modeShown(turret) === null) {
    top.seen = everybody(t.state)
    t.reveal()
    t.log('turret-mode', { place, mode }, 'AFT-TURRET-05')
  }
  return mode
}

/** AFT-ROOM-09: all three tokens are seen, and any of them is put on top, face down. */
export function* aimTurret(t: Table, me: Player, place: Place): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  const turret = ownRoom(s, place).turret!
  const sees = onlookers(s, seat)
  for (const token of turret.pile) token.seen = [...sees]
  t.reveal(sees)
  const mode = yield* t.pick(
    seat,
    { prompt: 'turret-mode', params: { place }, rule: 'AFT-ROOM-09' },
    TARGETING,
    (one) => ({
      id: `aim:${one}`,
      label: `aim-${one}`,
      targets: [placeTarget(place)],
    }),
  )
  const chosen = turret.pile.findIndex(({ id }) => id === mode)
  turret.pile.push(...turret.pile.splice(chosen, 1))
  t.log('turret-aimed', { seat, place, mode }, 'AFT-ROOM-09', {
    to: sees,
    less: { kind: 'turret-handled', params: { seat, place } },
  })
}

/** Face down again, in an order that nobody knows. */
export function shufflePile(t: Table, place: Place): void {
  const { pile } = ownRoom(t.state, place).turret!
  for (const token of t.rng.shuffle(pile)) token.seen = []
  t.log('turret-shuffled', { place }, 'AFT-TURRET-19')
}

/** AFT-TURRET-10, AFT-TURRET-18: unless it turns out to be inactive. */
export const destroyTurret: Effect<void> = {
  id: 'destroy-turret',
  ways: (s, me) => {
    const { turret } = ownRoom(s, me.room)
    if (!turret || modeShown(turret) === 'inactive') return []
    return [{ targets: [placeTarget(me.room)], choice: undefined }]
  },
  *resolve(t, me) {
    if (revealMode(t, me.room) === 'inactive')
      t.log('turret-holds', { place: me.room }, 'AFT-TURRET-18')
    else removeTurret(t, me.room)
  },
}

/** AFT-TURRET-13 */
function removeTurret(t: Table, place: Place): void {
  ownRoom(t.state, place).turret = null
  t.log('turret-destroyed', { place }, 'AFT-TURRET-13')
}

// --- the Fire Damage step ---

/** AFT-TURRET-17: all shots, room by room, then the end of every active one that had an Intruder beside it. */
export function* turretsShoot(t: Table, turrets: readonly Place[], beset: readonly Place[]): Rules {
  const s = t.state
  const lost: Place[] = []
  for (const place of turrets) {
    const isBeset = beset.includes(place) || intrudersIn(s, place).length > 0
    if (!isBeset && charactersIn(s, place).length === 0) continue
    const mode = revealMode(t, place)
    if (mode === 'inactive') continue
    if (isBeset) lost.push(place)
    yield* shootAround(t, place, mode)
  }
  for (const place of lost) removeTurret(t, place)
}

/** Those who have come to its room in this round. */
function charactersIn(s: State, place: Place): Player[] {
  return charactersInOrder(s, place).filter((player) => ownOf(player).entered)
}

/** AFT-TURRET-07 to AFT-TURRET-09 */
function* shootAround(t: Table, place: Place, mode: Targeting): Rules {
  const s = t.state
  const { came } = own(s)
  const hit = biggestFirst(intrudersIn(s, place).filter(({ name }) => came.includes(name)))
  const struck = mode === 'all' ? charactersIn(s, place) : []
  if (hit.length + struck.length === 0) return
  t.log('turret-shoots', { place, mode }, 'AFT-TURRET-09')
  injure(
    t,
    hit.map((intruder) => ({ intruder, injuries: 1 })),
  )
  for (const player of struck) yield* lightWounds(t, player, 'turret')
}
