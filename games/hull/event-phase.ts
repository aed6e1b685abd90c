import { shuffleIn } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { EventCard } from './cards/event-card.ts'
import { destroyEggs, injure } from './damage.ts'
import { compareCards, drawToken, returnToken } from './encounter.ts'
import { drawEvent } from './event-deck.ts'
import { intruderFigure } from './figures.ts'
import { intruderAttack, victimOf } from './intruder-attack.ts'
import { addToBag, moveOn, moveThrough, placeIntruder } from './intruders.ts'
import type { Token } from './kinds.ts'
import { noiseRoll } from './noise.ts'
import { removeNoise } from './noise-markers.ts'
import {
  biggestFirst,
  charactersInOrder,
  eggsIn,
  fights,
  inCombat,
  inOrder,
  inRoom,
  intrudersIn,
  isExplored,
  placeOf,
  places,
  seatOf,
} from './queries.ts'
import { nextPhase, rulesOf } from './ruleset.ts'
import { type Intruder, NONE, type Place, type State } from './state.ts'
import type { Table } from './table.ts'

/** EVENT, BAG: the Event phase, one step of the game for each of its steps. */

/** NEM-EVENT-04: every Intruder in combat attacks once. */
export function* attackStep(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  for (const intruder of attackOrder(s)) {
    if (!s.intruders.includes(intruder)) continue
    const victim = victimOf(t, intruder)
    if (victim) yield* intruderAttack(t, intruder, victim)
  }
}

/** Rooms by the first Character in each, the biggest Intruder first. */
function attackOrder(s: State): Intruder[] {
  const rooms = new Set(inOrder(s).map((player) => player.room))
  return [...rooms].flatMap((place) => biggestFirst(intrudersIn(s, place)))
}

/** NEM-EVENT-05, NEM-EVENT-06: fire hurts Intruders and Eggs, never Characters. */
export function* fireStep(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  const burning = places(s).filter((place) => s.rooms[place].fire)
  const injuries = intruderFigure(s, 'fire', 1, null)
  const burnt = burning.flatMap((place) => biggestFirst(intrudersIn(s, place)))
  for (const intruder of burnt) injure(t, [{ intruder, injuries }])
  // A Nest that nobody has explored keeps its Eggs: they would betray it (NEM-INFO-01).
  for (const place of burning) if (eggsIn(s, place) > 0) destroyEggs(t, place, 1)
}

/** NEM-EVENT-08: movement first, then the effect. */
export function* eventStep(t: Table): Rules {
  nextPhase(t.state)
  yield* resolveEvent(t, drawEvent(t))
}

export function* resolveEvent(t: Table, card: EventCard): Rules {
  const s = t.state
  t.log('event', { event: card.id }, 'NEM-EVENT-08')
  const moving = s.intruders.filter((one) => card.moves.includes(one.type) && !fights(s, one))
  moveThrough(t, moving, card.exit)
  if (card.second) moveOn(t, moving, card.second)
  s.resolving = card.id
  yield* card.effect(t)
  if (card.dark) yield* card.dark(t)
  s.resolving = null
  putEventAway(t, card)
}

/** NEM-EVENT-13, NEM-EVENT-14 */
function putEventAway(t: Table, card: EventCard): void {
  const s = t.state
  if (card.after === 'discard') s.eventDiscard.push(card.id)
  else if (card.after === 'remove') {
    s.removed.push(card.id)
    shuffleIn(s.events, s.eventDiscard.splice(0), t.rng)
  } else shuffleIn(s.events, [card.id], t.rng)
}

/** NEM-BAG-01: one token, and the effect of its type. */
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
      s.drawn = token
      yield* everybodyRolls(t)
      s.drawn = null
      returnToken(t, token, token.type === 'adult' ? 'NEM-BAG-04' : 'NEM-BAG-05')
      return
    case 'queen':
      // Back at once: her death in what follows takes the token out of the bag.
      returnToken(t, token, 'NEM-BAG-09')
      yield* queenStirs(t, token)
      return
    case 'blank':
      addToBag(t, 'adult')
      returnToken(t, token, 'NEM-BAG-10')
  }
}

/** NEM-BAG-06: whoever is in combat at their own turn to roll does not. */
export function* everybodyRolls(t: Table): Rules {
  for (const player of inOrder(t.state)) {
    if (player.fate === 'awake' && inRoom(player) && !inCombat(t.state, player)) {
      yield* noiseRoll(t, player)
    }
  }
}

/** NEM-BAG-07, NEM-BAG-08: she comes to her Nest, or lays an Egg. */
function* queenStirs(t: Table, token: Token): Rules {
  const s = t.state
  const { nest: tile } = rulesOf(s)
  const nest = isExplored(s, tile) ? placeOf(s, tile) : NONE
  if (nest === NONE || charactersInOrder(s, nest).length === 0) {
    layEgg(t)
    return
  }
  const queen = yield* queenComes(t, nest)
  if (!queen) return
  const victim = victimOf(t, queen)
  t.log('encounter', { seat: seatOf(s, victim!), place: nest }, 'NEM-BAG-07')
  yield* compareCards(t, victim!, queen, token)
}

export function* queenComes(t: Table, nest: Place): Rules<Intruder | null> {
  const s = t.state
  const queen = s.intruders.find((one) => one.type === 'queen')
  if (queen && fights(s, queen)) return null
  removeNoise(t, nest)
  if (!queen) return yield* placeIntruder(t, 'queen', nest, null)
  queen.room = nest
  t.log('intruder-moves', { intruder: queen.name, type: queen.type, place: nest }, 'NEM-BAG-07')
  rulesOf(s).arrived(t, queen)
  return queen
}

export function layEgg(t: Table): void {
  const s = t.state
  if (s.eggSupply === 0 || s.nestDestroyed) return
  s.eggSupply--
  s.eggs++
  t.log('egg-laid', undefined, 'NEM-BAG-08')
}
