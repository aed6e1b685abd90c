import type { Rules } from '@bulkhead/kernel'
import { intruderFigure } from './figures.ts'
import { nerveOf, surpriseAttack } from './intruder-attack.ts'
import { addToBag, placeIntruder } from './intruders.ts'
import type { IntruderType, Token } from './kinds.ts'
import { noiseEverywhere, removeNoise } from './noise-markers.ts'
import { isAwake, seatOf } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Intruder, Place, Player } from './state.ts'
import type { Table } from './table.ts'

/** ENC: an Intruder from the bag appears in a room, as a rule with a Character. */

export function* encounter(t: Table, me: Player): Rules {
  t.log('encounter', { seat: seatOf(t.state, me), place: me.room }, 'NEM-ENC-01')
  yield* appear(t, me.room, me)
}

/** In a room where nobody need be; whoever meets it, if anybody does, compares their cards. */
export function* encounterIn(t: Table, place: Place, me?: Player): Rules {
  if (me) {
    yield* encounter(t, me)
    return
  }
  t.log('encounter-unmet', { place }, 'NEM-ENC-01')
  yield* appear(t, place)
}

function* appear(t: Table, place: Place, me?: Player): Rules {
  removeNoise(t, place)
  const token = drawToken(t)
  if (token.type === 'blank') {
    falseAlarm(t, place, token)
    return
  }
  yield* meet(t, place, token.type, token, me)
}

/** A token from the bag; the blank one always returns, so there is one (NEM-BAG-15). */
export function drawToken(t: Table): Token {
  const { bag } = t.state
  const token = t.rng.pick(bag)
  // What was in the bag is public (NEM-INFO-01), and lets the log be checked against chance.
  const params = { type: token.type, number: token.number, bag: contents(bag) }
  bag.splice(bag.indexOf(token), 1)
  t.log('token', params, 'NEM-ENC-05')
  return token
}

/** A drawn token goes back into the bag. */
export function returnToken(t: Table, token: Token, rule: string): void {
  t.state.bag.push(token)
  t.log('token-returns', { type: token.type }, rule)
}

/** `larva 4, adult 7`: how many of each type. */
function contents(bag: readonly Token[]): string {
  const counts = new Map<string, number>()
  for (const { type } of bag) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => `${type} ${count}`).join(', ')
}

/** NEM-ENC-11, NEM-ENC-12 */
function falseAlarm(t: Table, place: Place, blank: Token): void {
  noiseEverywhere(t, place)
  if (t.state.bag.length === 0) addToBag(t, 'adult')
  returnToken(t, blank, 'NEM-ENC-11')
}

/** The figure, the Objective choice of the first Encounter, and the comparison with the hand. */
function* meet(
  t: Table,
  place: Place,
  type: IntruderType,
  token: Token,
  me: Player | undefined,
): Rules {
  const intruder = yield* placeIntruder(t, type, place, token)
  if (!intruder) {
    returnToken(t, token, 'NEM-BAG-12')
    noiseEverywhere(t, place)
    return
  }
  if (me) yield* compareCards(t, me, intruder, token)
}

/** NEM-ENC-08: fewer cards in hand than the number means a Surprise Attack. */
export function* compareCards(t: Table, me: Player, intruder: Intruder, token: Token): Rules {
  const number = yield* rulesOf(t.state).numberOf(t, token, me)
  const needed = intruderFigure(t.state, 'surprise', number, intruder.type, [me])
  if (isAwake(me) && nerveOf(t.state, me) < needed) yield* surpriseAttack(t, intruder, me, needed)
}
