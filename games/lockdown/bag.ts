import { compareCards, drawToken, returnToken } from '@bulkhead/hull/encounter.ts'
import { layEgg, queenComes } from '@bulkhead/hull/event-phase.ts'
import { victimOf } from '@bulkhead/hull/intruder-attack.ts'
import { addToBag } from '@bulkhead/hull/intruders.ts'
import type { Token } from '@bulkhead/hull/kinds.ts'
import { noiseRoll } from '@bulkhead/hull/noise.ts'
import {
  charactersInOrder,
  inCombat,
  inOrder,
  inRoom,
  isAwake,
  isExplored,
  placeOf,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import { playsCard } from '@bulkhead/hull/reacting.ts'
import { nextPhase, rulesOf } from '@bulkhead/hull/ruleset.ts'
import { NONE, type Place, type Player } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Table } from './table.ts'

/** BAG: the last step of the Event Phase. A drawn token goes back before anybody rolls, other than in Nemesis. */

export function* bagStep(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  const token = drawToken(t)
  switch (token.type) {
    case 'larva':
      s.reserve.push(token)
      addToBag(t, 'adult')
      return
    case 'creeper':
      s.reserve.push(token)
      addToBag(t, 'breeder')
      return
    case 'adult':
    case 'breeder':
      returnToken(t, token, token.type === 'adult' ? 'LOCK-BAG-05' : 'LOCK-BAG-06')
      yield* everybodyRolls(t)
      return
    case 'queen':
      yield* queenStirs(t, token)
      return
    case 'blank':
      addToBag(t, 'adult')
      returnToken(t, token, 'LOCK-BAG-10')
  }
}

/** LOCK-BAG-07, LOCK-BAG-11: not who is in combat when their roll comes up, nor who is in no room. */
function* everybodyRolls(t: Table): Rules {
  for (const me of inOrder(t.state)) {
    if (!isAwake(me) || !inRoom(me) || inCombat(t.state, me)) continue
    if (!(yield* staysStill(t, me))) yield* noiseRoll(t, me)
  }
}

/** A card that spares one the roll. */
function* staysStill(t: Table, me: Player): Rules<boolean> {
  return yield* playsCard(t, me, 'bag-roll', {
    question: { prompt: 'bag-roll', rule: 'LOCK-REACT-05' },
    idle: 'roll-noise',
    told: 'stays-still',
  })
}

/** LOCK-BAG-08, LOCK-BAG-09: she comes to her Nest, and her token stays aside; or an Egg is laid. */
function* queenStirs(t: Table, token: Token): Rules {
  const s = t.state
  const { nest: tile } = rulesOf(s)
  const nest = isExplored(s, tile) ? placeOf(s, tile) : NONE
  if (nest === NONE || charactersInOrder(s, nest).length === 0) {
    layEgg(t)
    returnToken(t, token, 'LOCK-BAG-09')
    return
  }
  yield* queenMeets(t, token, nest)
}

function* queenMeets(t: Table, token: Token, nest: Place): Rules {
  const s = t.state
  s.drawn = token
  const queen = yield* queenComes(t, nest)
  s.drawn = null
  if (!queen) {
    returnToken(t, token, 'LOCK-BAG-08')
    return
  }
  queen.token = token
  const victim = victimOf(t, queen)!
  t.log('encounter', { seat: seatOf(s, victim), place: nest }, 'LOCK-BAG-08')
  yield* compareCards(t, victim, queen, token)
}
