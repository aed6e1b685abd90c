import { endIfNobodyIsLeft } from '@bulkhead/hull/ending.ts'
import { discardHand } from '@bulkhead/hull/hand.ts'
import { inOrder, placeOf, seatOf } from '@bulkhead/hull/queries.ts'
import { nextPhase } from '@bulkhead/hull/ruleset.ts'
import { everybody, lookInSecret } from '@bulkhead/hull/secrets.ts'
import { NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import { seriousWound } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { LAST_SPACE } from './components.ts'
import type { Doing } from './declare.ts'
import { type CssToken, own, ownOf } from './own.ts'
import type { Table } from './table.ts'
import { suffocate } from './vents.ts'

/** CSS: the pods of the Cargo Sending System, and the tokens on the Time track that launch them. */

export type Letter = 'a' | 'b' | 'c'
export const LETTERS: readonly Letter[] = ['a', 'b', 'c']

/** The token on the space of the Time token, used or not. */
function cssHere(s: State): CssToken | undefined {
  return own(s).css.find(({ space }) => space === s.time)
}

/** LOCK-ROOM-23, LOCK-CSS-02 */
export function enterPod(letter: Letter): Doing<void> {
  const pod = LETTERS.indexOf(letter)
  return {
    missing(s) {
      if (!cssHere(s)) return { why: 'no-css-token', rule: 'LOCK-ROOM-23' }
      const taken = s.players.some((one) => one.pod === pod)
      return taken ? { why: 'pod-taken', rule: 'LOCK-CSS-02' } : null
    },
    *resolve(t, me) {
      ownOf(me).boarding = pod
      discardHand(t, me, 'LOCK-CSS-03')
      t.state.turn.passing.push(seatOf(t.state, me))
    },
  }
}

/** LOCK-CSS-03: after the pass and the Fire of the room, the figure goes to the pod. */
export function board(t: Table, me: Player): void {
  const pod = ownOf(me).boarding
  if (pod === NONE) return
  Object.assign(me, { room: NONE, pod })
  ownOf(me).boarding = NONE
  t.log('boards', { seat: seatOf(t.state, me), pod: LETTERS[pod] }, 'LOCK-CSS-03')
}

/** The room that a pod belongs to. */
export function cssRoom(s: State, pod: number): Place {
  return placeOf(s, `css-${LETTERS[pod]}`)
}

// --- the launch ---

/** LOCK-CSS-05: the first step of the Event Phase; a depressurised room has died before it begins. */
export function* launch(t: Table): Rules {
  const s = t.state
  yield* suffocate(t)
  nextPhase(s)
  const token = cssHere(s)
  if (!token || token.used) return
  token.used = true
  token.seen = everybody(s)
  t.reveal()
  t.log('launch', { css: token.id }, 'LOCK-CSS-05')
  const waiting = inOrder(s).filter(({ pod }) => pod !== NONE)
  const left = waiting.filter(({ pod }) => token.id === 'all' || LETTERS[pod] === token.id)
  for (const player of left) leave(t, player)
  const back = waiting.filter((one) => !left.includes(one))
  for (const player of back) comeBack(t, player)
  for (const player of back) yield* seriousWound(t, player, 'pod')
  endIfNobodyIsLeft(t)
}

/** LOCK-CSS-06, LOCK-CSS-14 */
function leave(t: Table, player: Player): void {
  Object.assign(player, { fate: 'escaped', pod: NONE, passed: true })
  t.log('evacuated', { seat: seatOf(t.state, player) }, 'LOCK-CSS-06')
}

/** LOCK-CSS-16: all of them together, before any of the wounds. */
function comeBack(t: Table, player: Player): void {
  player.room = cssRoom(t.state, player.pod)
  player.pod = NONE
  t.log('comes-back', { seat: seatOf(t.state, player), place: player.room }, 'LOCK-CSS-16')
}

// --- the tokens ---

/** Tokens still face down (LOCK-ROOM-39). */
export function cssHidden(s: State): CssToken[] {
  return own(s).css.filter(({ used, space }) => !used && space <= s.time)
}

export function lookAtCss(t: Table, me: Player, token: CssToken, rule: string): void {
  const seat = seatOf(t.state, me)
  const { space } = token
  lookInSecret(t, seat, token, {
    sees: { kind: 'sees-css', params: { seat, space, css: token.id } },
    looks: { kind: 'looks-at-css', params: { seat, space } },
    rule,
  })
}

/** LOCK-ROOM-40: not one at the Time token, nor onto another, the last space or behind the Time token. */
export function shifts(s: State, token: CssToken): (-1 | 1)[] {
  if (token.space === s.time) return []
  const isFree = (space: number) =>
    space > LAST_SPACE && space <= s.time && own(s).css.every((one) => one.space !== space)
  return ([-1, 1] as const).filter((by) => isFree(token.space + by))
}

export function shiftCss(t: Table, token: CssToken, by: -1 | 1, rule: string): void {
  const from = token.space
  token.space += by
  t.log('css-shifted', { from, space: token.space }, rule)
}

/** The nearest one ahead of the Time token leaves the game unseen. */
export function loseNextCssToken(t: Table, rule: string): void {
  const s = t.state
  const ahead = own(s).css.filter(({ space }) => space < s.time)
  if (ahead.length === 0) return
  const next = ahead.reduce((one, other) => (other.space > one.space ? other : one))
  own(s).css.splice(own(s).css.indexOf(next), 1)
  own(s).cssLeft.push({ id: next.id, seen: next.seen })
  t.log('css-lost', { space: next.space }, rule)
}
