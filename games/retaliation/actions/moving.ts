import type { Rules } from '@bulkhead/kernel'
import { corridorTarget } from '../choices.ts'
import type { Place } from '../facility.ts'
import { chooseFromHand, discardCards } from '../hand.ts'
import { directions } from '../movement.ts'
import { actionCards, isContamination } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Way } from './action.ts'

/** MOVE: ways to declare a Move. */

/** A direction, and the knocked-over models that are taken along. */
export interface Heading {
  readonly place: Place
  readonly bodies: readonly Player[]
}

/** RET-MODE-COOP-08: each model taken along costs a card of its own. */
export function moveWays(
  s: State,
  me: Player,
  fits: (place: Place) => boolean = () => true,
): Way<Heading>[] {
  const bodies = bodiesHere(s, me)
  return directions(s, me)
    .filter(fits)
    .flatMap((place) =>
      bodies.concat([me]).map((_, number) => headingWay(s, place, bodies.slice(0, number))),
    )
}

function bodiesHere(s: State, me: Player): Player[] {
  return s.players.filter(({ fate, room }) => fate === 'down' && room === me.room)
}

/** The same for a Move in the midst of an effect: they are paid for as it begins. */
export function* takeAlong(t: Table, me: Player): Rules<Player[]> {
  const bodies = bodiesHere(t.state, me)
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

function headingWay(s: State, place: Place, bodies: Player[]): Way<Heading> {
  const target = corridorTarget(s, place)
  const number = bodies.length
  return {
    id: number === 0 ? String(target.id) : `${target.id}+${number}`,
    targets: [target],
    params: { number },
    extra: number,
    choice: { place, bodies },
  }
}
