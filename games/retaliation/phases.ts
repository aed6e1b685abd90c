import { drawFrom } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { attack } from './attack.ts'
import { developBag } from './bag.ts'
import { HAND_SIZE, SECTION_SLOTS } from './components.ts'
import type { Slot } from './facility.ts'
import { drawCards } from './hand.ts'
import { hit } from './hits.ts'
import { corridorsMove, roomsMove } from './intruder-movement.ts'
import { advanceTime, launchStep } from './lander.ts'
import { burnEgg } from './nest.ts'
import { printed, woundDef } from './pack.ts'
import {
  charactersIn,
  hasIntruders,
  inTurnOrder,
  intrudersIn,
  isAnybodyIn,
  isThere,
  roomAt,
  seatOf,
  slotOf,
  slots,
} from './queries.ts'
import type { Intruder, Player, State } from './state.ts'
import type { Table } from './table.ts'
import { firstToAct, newTurn } from './turn.ts'

/** PHASE, ROUND: what comes before and after the Turns of the players. */

/** RET-ROUND-07, RET-MODE-COOP-17, RET-PHASE-16 */
export function* roundStep(t: Table): Rules {
  const s = t.state
  standUp(t)
  for (const player of s.players) player.passed = player.fate !== 'alive'
  const seat = firstToAct(s)
  s.phase = seat === null ? 'burning' : 'turn'
  if (seat !== null) s.turn = newTurn(seat)
}

/** RET-MODE-COOP-09 to RET-MODE-COOP-12 */
function standUp(t: Table): void {
  const s = t.state
  const slot = slotOf(s, 'surgery-room')
  if (slot < 0 || roomAt(s, slot).malfunction || hasIntruders(s, slot)) return
  for (const player of s.players) {
    if (player.fate !== 'down' || player.room !== slot) continue
    s.wounds.discard.push(...player.wounds.splice(0))
    Object.assign(player, { fate: 'alive', health: SECTION_SLOTS })
    t.log('revived', { seat: seatOf(s, player) }, 'RET-MODE-COOP-09')
  }
}

/** RET-PHASE-01, RET-PHASE-14, RET-NEST-05 */
export function* burningStep(t: Table): Rules {
  const s = t.state
  s.phase = 'attacks'
  const burning = slots(s).filter((one) => roomAt(s, one).fire)
  if (burning.length > 0) t.log('phase-burning', {}, 'RET-PHASE-01')
  for (const slot of burning) {
    for (const intruder of intrudersIn(s, slot)) {
      if (intruder.room !== slot) continue
      s.queen.spent = false
      yield* hit(t, intruder, 1, null)
    }
    if (roomAt(s, slot).tile === 'nest') burnEgg(t)
  }
}

/** RET-PHASE-02 to RET-PHASE-05, RET-PHASE-17 */
export function* attacksStep(t: Table): Rules {
  const s = t.state
  s.phase = 'event'
  const attackers: { slot: Slot; intruder: Intruder }[] = []
  for (const slot of slots(s)) {
    for (const intruder of intrudersIn(s, slot)) attackers.push({ slot, intruder })
  }
  if (attackers.some(({ slot }) => isAnybodyIn(s, slot))) {
    t.log('phase-attacks', {}, 'RET-PHASE-02')
  }
  for (const { slot, intruder } of attackers) {
    if (!isThere(s, intruder) || intruder.room !== slot) continue
    const [target] = charactersIn(s, slot)
    if (target) {
      s.queen.spent = false
      yield* attack(t, target, { attacker: intruder, type: intruder.type, kind: 'phase' })
    }
  }
}

/** RET-PHASE-06, RET-PHASE-10, RET-LANDER-10 */
export function* eventStep(t: Table): Rules {
  const s = t.state
  s.phase = 'development'
  s.queen.spent = false
  yield* launchStep(t)
  const { id } = drawFrom(s.events.deck, s.events.discard, t.rng)!
  s.events.discard.push(id)
  t.reveal()
  t.log('event', { event: id }, 'RET-PHASE-06')
  const card = printed().events[id]
  yield* corridorsMove(t, card.corridors)
  if (card.rooms) yield* roomsMove(t)
  yield* card.main(t)
  yield* card.secondary(t)
}

/** RET-PHASE-11 */
export function* developmentStep(t: Table): Rules {
  const s = t.state
  s.phase = 'cleanup'
  s.queen.spent = false
  t.log('phase-development', {}, 'RET-PHASE-11')
  yield* developBag(t)
}

/** RET-ROUND-02, RET-PHASE-12, RET-PHASE-13 */
export function* cleanupStep(t: Table): Rules {
  const s = t.state
  s.phase = 'round'
  passToken(t)
  for (const player of inTurnOrder(s)) {
    if (player.fate === 'alive') drawUpTo(t, player, handSize(player))
  }
  advanceTime(t)
}

/** RET-LANDER-08, RET-MODE-COOP-18: dead, gone and knocked-over ones are skipped. */
function passToken(t: Table): void {
  const s = t.state
  const count = s.players.length
  for (let i = 1; i <= count; i++) {
    const seat = (s.first + i) % count
    if (s.players[seat].fate !== 'alive') continue
    s.first = seat
    t.log('starting-player', { seat }, 'RET-PHASE-12')
    return
  }
}

export function handSize({ wounds }: Player): number {
  return Math.min(HAND_SIZE, ...wounds.map((id) => woundDef(id).handSize ?? HAND_SIZE))
}

function drawUpTo(t: Table, player: Player, size: number): void {
  drawCards(t, player, size - player.hand.length)
}

export type Step = (t: Table) => Rules
export type Steps = Readonly<Partial<Record<State['phase'], Step>>>
