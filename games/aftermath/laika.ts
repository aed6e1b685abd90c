import { intruderWays } from '@bulkhead/hull/card-effects.ts'
import { corridorTarget, placeTarget } from '@bulkhead/hull/choices.ts'
import { injure } from '@bulkhead/hull/damage.ts'
import type { Step } from '@bulkhead/hull/effects.ts'
import { discardHand } from '@bulkhead/hull/hand.ts'
import { sendIn } from '@bulkhead/hull/movement.ts'
import {
  hasNeighbour,
  holds,
  inRoom,
  intrudersIn,
  neighbours,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import type { Free } from '@bulkhead/hull/ruleset.ts'
import { type Intruder, NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Effect, Missing, Way } from './declare.ts'
import { type Laika, own } from './own.ts'
import type { Table, Texts } from './table.ts'

/** CHAR-BOUNTY: the dog Laika, on her master's board, in a room, or out of the game. */

export function laikaLives(s: State): boolean {
  return own(s).laika!.where !== 'gone'
}

export function withoutLaika(s: State): Missing | null {
  return laikaLives(s) ? null : { why: 'laika-gone', rule: 'AFT-CHAR-BOUNTY-09' }
}

/** On the board she goes where her master goes. */
export function laikaPlace(s: State, master: Player): Place {
  const laika = own(s).laika!
  return laika.where === 'room' ? laika.room : master.room
}

/** AFT-CHAR-BOUNTY-10, AFT-CHAR-BOUNTY-14: to a room next to hers, with no closed door between. */
export const moveLaika: Effect<Required<Step>> = {
  id: 'laika-goes',
  ways: laikaWays,
  resolve: sendLaika,
}

function laikaWays(s: State, me: Player): Way<Required<Step>>[] {
  const from = laikaPlace(s, me)
  if (from === NONE) return []
  return neighbours(s, from).map(({ corridor, to }) => {
    const target = corridorTarget(s, corridor)
    return {
      id: String(target.id),
      targets: [target, placeTarget(to)],
      choice: { corridor, place: to },
    }
  })
}

/** AFT-CHAR-BOUNTY-15, AFT-CHAR-BOUNTY-16 */
function* sendLaika(t: Table, me: Player, { corridor, place }: Required<Step>): Rules {
  const s = t.state
  Object.assign(own(s).laika!, { where: 'room', room: place } satisfies Laika)
  t.log('laika-enters', { place }, 'AFT-CHAR-BOUNTY-10')
  const heard = yield* sendIn(t, me, place, corridor)
  if (heard === 'encounter') bringBack(t, me)
}

/** AFT-CHAR-BOUNTY-11 */
export const callLaika: Effect<void> = {
  id: 'call-laika',
  ways: (s) => (own(s).laika!.where === 'room' ? [{ choice: undefined }] : []),
  *resolve(t, me) {
    bringBack(t, me)
  },
}

export function bringBack(t: Table, me: Player): void {
  Object.assign(own(t.state).laika!, { where: 'board', room: NONE } satisfies Laika)
  t.log('laika-returns', { seat: seatOf(t.state, me) }, 'AFT-CHAR-BOUNTY-11')
}

/** AFT-CHAR-BOUNTY-04, AFT-CHAR-BOUNTY-05: in place of a move of hers, which must be possible. */
export const holdBack: Effect<Intruder> = {
  id: 'hold-back',
  ways: (s, me) =>
    inRoom(me) && holds(me, 'anti-aggro') && hasNeighbour(s, laikaPlace(s, me))
      ? intruderWays(intrudersIn(s, me.room))
      : [],
  *resolve(t, me, intruder) {
    const { name, type } = intruder
    t.log('held-back', { intruder: name, type }, 'AFT-CHAR-BOUNTY-04')
    injure(t, [{ intruder, injuries: 1 }], me)
  },
}

/** AFT-CHAR-BOUNTY-09; by her master's Trait the hand is lost too. */
export function loseLaika(t: Table, me: Player, { handToo }: { handToo: boolean }): void {
  if (!laikaLives(t.state)) return
  Object.assign(own(t.state).laika!, { where: 'gone', room: NONE } satisfies Laika)
  t.log('laika-gone', { seat: seatOf(t.state, me) }, 'AFT-CHAR-BOUNTY-09')
  if (!handToo) return
  t.reveal()
  discardHand(t, me, 'AFT-TRAIT-01')
}

/** AFT-CHAR-BOUNTY-10: once in a turn, before the first action: she moves, stays for something else, or is called. */
export function laikaFree(s: State, me: Player): readonly Free<Texts>[] {
  if (s.turn.taken > 0 || s.turn.used.includes('laika') || !laikaLives(s)) return NOTHING
  return [...asFree(moveLaika, s, me), ...asFree(callLaika, s, me), ...asFree(holdBack, s, me)]
}

const NOTHING: readonly Free<Texts>[] = []

/** Every way of an effect, free of charge. */
function asFree<Choice>(effect: Effect<Choice>, s: State, me: Player): Free<Texts>[] {
  return effect.ways!(s, me).map(({ id, targets, choice }) => ({
    option: {
      id: id === undefined ? effect.id : `${effect.id}:${id}`,
      label: `${effect.id}-free` as FreeLabel,
      targets,
    },
    *act(t, master) {
      t.state.turn.used.push('laika')
      yield* effect.resolve(t, master, choice)
    },
  }))
}

type FreeLabel = 'laika-goes-free' | 'call-laika-free' | 'hold-back-free'
