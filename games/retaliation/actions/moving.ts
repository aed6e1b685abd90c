import type { Rules } from '@bulkhead/kernel'
import { corridorTarget, roomTarget } from '../choices.ts'
import { across, type Place } from '../facility.ts'
import { chooseFromHand, discardCards } from '../hand.ts'
import { directions } from '../movement.ts'
import { actionCards, bodiesIn, isContamination } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Missing, Table } from '../table.ts'
import { newWay, type Way } from './action.ts'

/** MOVE: ways to declare a Move. */

/** A direction, and as many knocked-over models as are taken along: which ones is asked as the Move begins. */
export interface Heading {
  readonly place: Place
  readonly bodies: readonly Player[]
}

type Fits = (place: Place) => boolean
const ANYWHERE: Fits = () => true

/** RET-MODE-COOP-08: each model taken along costs a card of its own. */
export function moveWays(
  s: State,
  me: Player,
  fits = ANYWHERE,
  gait: '' | 'cautious-' = '',
): Way<Heading>[] {
  const bodies = bodiesIn(s, me.room)
  const ways: Way<Heading>[] = []
  for (const place of directions(s, me)) {
    if (!fits(place)) continue
    for (let number = 0; number <= bodies.length; number++) {
      ways.push(headingWay(s, me, place, bodies.slice(0, number), gait))
    }
  }
  return ways
}

/** The same for a Move in the midst of an effect: they are paid for as it begins. */
export function* takeAlong(t: Table, me: Player): Rules<Player[]> {
  const bodies = bodiesIn(t.state, me.room)
  const most = Math.min(bodies.length, actionCards(me).length)
  if (most === 0) return []
  const cards = yield* chooseFromHand(
    t,
    me,
    { prompt: 'take-along', rule: 'RET-MODE-COOP-08', min: 0, max: most },
    (card) => !isContamination(card),
  )
  discardCards(t, me, cards, 'RET-MODE-COOP-08')
  return bodies.slice(0, cards.length)
}

function headingWay(
  s: State,
  me: Player,
  place: Place,
  bodies: readonly Player[],
  gait: '' | 'cautious-',
): Way<Heading> {
  const corridor = corridorTarget(s, place)
  const to = across(place, me.room)
  const known = s.rooms[to] !== null
  const number = bodies.length
  return newWay(
    { place, bodies },
    number === 0 ? String(corridor.id) : `${corridor.id}+${number}`,
    known ? [corridor, roomTarget(s, to)] : [corridor],
    `${gait}${known ? 'move' : 'explore'}${number > 0 ? '-carrying' : ''}`,
    number > 0 ? { number } : undefined,
    number,
  )
}

/** Why no Corridor of a kind can be gone through. */
export function noWay(fits = ANYWHERE, why: NoWay = 'no-way-out') {
  return (s: State, me: Player): Missing | null =>
    directions(s, me).some(fits) ? null : { why, rule: 'RET-MOVE-03' }
}

type NoWay = 'no-way-out' | 'no-known-room' | 'no-unexplored' | 'no-empty-way'
