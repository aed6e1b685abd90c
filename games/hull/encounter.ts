import type { Rules } from '@bulkhead/kernel'
import { intruderFigure } from './figures.ts'
import { surpriseAttack } from './intruder-attack.ts'
import { addToBag, placeIntruder } from './intruders.ts'
import type { IntruderType, Token } from './kinds.ts'
import { noiseEverywhere, removeNoise } from './noise-markers.ts'
import { isAwake, seatOf } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Intruder, Player } from './state.ts'
import type { Table } from './table.ts'

/** ENC: an Intruder from the bag appears in a room with a Character. */

export function* encounter(t: Table, me: Player): Rules {
  const s = t.state
  t.log('encounter', { seat: seatOf(s, me), place: me.room }, 'NEM-ENC-01')
  removeNoise(t, me.room)
  const token = drawToken(t)
  if (token.type === 'blank') {
    falseAlarm(t, me, token)
    return
  }
  yield* meet(t, me, token.type, token)
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
function falseAlarm(t: Table, me: Player, blank: Token): void {
  noiseEverywhere(t, me.room)
  if (t.state.bag.length === 0) addToBag(t, 'adult')
  returnToken(t, blank, 'NEM-ENC-11')
}

/** The figure, the Objective choice of the first Encounter, and the comparison with the hand. */
function* meet(t: Table, me: Player, type: IntruderType, token: Token): Rules {
  const intruder = yield* placeIntruder(t, type, me.room, token)
  if (!intruder) {
    returnToken(t, token, 'NEM-BAG-12')
    noiseEverywhere(t, me.room)
    return
  }
  yield* compareCards(t, me, intruder, token)
}

/** NEM-ENC-08: fewer cards in hand than the number means a Surprise Attack. */
export function* compareCards(t: Table, me: Player, intruder: Intruder, token: Token): Rules {
  const number = yield* rulesOf(t.state).numberOf(t, token, me)
  const needed = intruderFigure(t.state, 'surprise', number, intruder.type, [me])
  if (isAwake(me) && me.hand.length < needed) yield* surpriseAttack(t, intruder, me, needed)
}
