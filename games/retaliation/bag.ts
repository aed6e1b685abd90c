import type { Rules } from '@bulkhead/kernel'
import type { Place, Slot } from './facility.ts'
import { placeInCorridor, placeInRoom } from './intruders.ts'
import type { IntruderType, Token, TokenType } from './kinds.ts'
import { activateQueen } from './queen.ts'
import { queenOnMap } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** BAG: tokens drawn from the Intruder bag, by the columns of the Help sheet. */

/** RET-BAG-01 to RET-BAG-03: out of the bag and to the bottom of its pile, to be resolved. */
function drawToken(t: Table): Token {
  const s = t.state
  const token = t.rng.pick(s.bag)
  t.reveal()
  s.bag.splice(s.bag.indexOf(token), 1)
  if (token.type !== 'blank') putAside(t, token)
  t.log('token', { token: token.type }, 'RET-BAG-01')
  return token
}

/** RET-BAG-12: a dead Queen's tokens leave the game. */
function putAside(t: Table, token: Token): void {
  const s = t.state
  if (token.type === 'queen' && s.queen.dead) s.removed.push('queen-token')
  else s.piles[token.type].unshift(token)
}

/** RET-BAG-03, RET-BAG-07: two Adults enter the bag, and the Blank goes back. */
function blank(t: Table, token: Token): void {
  addTokens(t, 'adult', 2)
  t.state.bag.push(token)
  t.log('blank-returns', {}, 'RET-BAG-03')
}

/** RET-BAG-05, RET-BAG-14: from the top of the pile, as many as there are. */
export function addTokens(t: Table, type: TokenType, number: number): void {
  const s = t.state
  const tokens = s.piles[type].splice(-number, number)
  s.bag.push(...tokens)
  const params = { token: type, number: tokens.length }
  if (tokens.length > 0) t.log('tokens-added', params, 'RET-BAG-04')
  else t.log('no-tokens-left', params, 'RET-BAG-05')
}

export function addAllQueenTokens(t: Table): void {
  addTokens(t, 'queen', t.state.piles.queen.length)
}

/** RET-NOISEMARK-01 to RET-NOISEMARK-06 */
export function* tokenInCorridor(t: Table, place: Place, cause: Player | null): Rules {
  const token = drawToken(t)
  const { type, adults, drones } = token
  if (type === 'blank') blank(t, token)
  else if (type === 'queen') yield* queenToken(t, cause, { place })
  else if (type === 'larva') placeInCorridor(t, ['larva'], place)
  else placeInCorridor(t, [...several('drone', drones), ...several('adult', adults)], place)
}

function several(type: IntruderType, number: number): IntruderType[] {
  return Array<IntruderType>(number).fill(type)
}

/** RET-BAG-06, RET-NOISE-09: only the front matters. */
export function* tokenInRoom(t: Table, slot: Slot, cause: Player | null): Rules {
  const token = drawToken(t)
  const { type } = token
  if (type === 'blank') blank(t, token)
  else if (type === 'queen') yield* queenToken(t, cause, { slot })
  else yield* placeInRoom(t, type, slot, cause)
}

/** RET-BAG-12, RET-BAG-13, RET-QUEEN-13: Activated, or else placed; after her death a Drone comes. */
function* queenToken(
  t: Table,
  cause: Player | null,
  { slot, place }: { slot?: Slot; place?: Place },
): Rules {
  const queen = queenOnMap(t.state)
  const type = t.state.queen.dead ? 'drone' : 'queen'
  if (queen) yield* activateQueen(t, queen, cause)
  else if (slot !== undefined) yield* placeInRoom(t, type, slot, cause)
  else placeInCorridor(t, [type], place!)
}

/** RET-BAG-07 to RET-BAG-12, RET-PHASE-11 */
export function* developBag(t: Table): Rules {
  const s = t.state
  const token = drawToken(t)
  const { type } = token
  const queen = queenOnMap(s)
  if (type === 'blank') blank(t, token)
  else if (type === 'larva') addTokens(t, 'drone', 2)
  else if (type !== 'queen') addTokens(t, s.queen.dead ? 'larva' : 'queen', 2)
  else if (s.queen.dead) addTokens(t, 'drone', 2)
  else if (queen) yield* activateQueen(t, queen, null)
  else addTokens(t, 'larva', 2)
}
