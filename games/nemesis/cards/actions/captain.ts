import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { corridorTarget, placeTarget, playerTarget } from '@bulkhead/hull/choices.ts'
import { type Fits, loading, placeWay, type Step } from '@bulkhead/hull/effects.ts'
import { drawCards } from '@bulkhead/hull/hand.ts'
import { reload } from '@bulkhead/hull/items.ts'
import { moveOrEscape } from '@bulkhead/hull/movement.ts'
import {
  charactersIn,
  hasComputer,
  holds,
  inOrder,
  inRoom,
  neighbours,
  places,
  seatOf,
} from '@bulkhead/hull/queries.ts'
import { defies } from '@bulkhead/hull/reacting.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import { actionCard, type Way } from '../../declare.ts'

/** The Captain's own Action cards; the Intercom carries two of them to rooms with a Computer. */

const isRevolver: Fits = (weapon) => weapon.id === 'revolver'

const reloadCard = actionCard(
  'reload',
  { captain: 1 },
  {
    cost: 0,
    when: 'any',
    ...loading(isRevolver, { why: 'no-revolver-to-load', rule: 'NEM-CARD-04' }),
    *resolve(t, me, weapon) {
      reload(t, me, weapon, 1, 'NEM-CARD-04')
    },
  },
)

const order = actionCard(
  'order',
  { captain: 1 },
  {
    cost: 0,
    when: 'calm',
    missing: (s, me) =>
      withinCall(s, me).length > 0 ? null : { why: 'nobody-to-order', rule: 'NEM-CARD-04' },
    ways: (s, me) => withinCall(s, me).flatMap((other) => orderWays(s, other)),
    // Willing or not: whoever is in combat Escapes.
    *resolve(t, _me, { other, corridor, place }) {
      if (yield* defies(t, other)) return
      yield* moveOrEscape(t, other, place, { via: corridor, noise: 'roll' })
    },
  },
)

function withinCall(s: State, me: Player): Player[] {
  return s.players.filter(
    (other) => other !== me && inRoom(other) && isWithinCall(s, me, other.room),
  )
}

function isWithinCall(s: State, me: Player, place: Place): boolean {
  return place === me.room || (holds(me, 'intercom') !== undefined && hasComputer(s, place))
}

function orderWays(s: State, other: Player): Way<Step & { other: Player }>[] {
  return neighbours(s, other.room).map(({ corridor, to }) => {
    const target = corridorTarget(s, corridor)
    return {
      id: `${seatOf(s, other)}:${target.id}`,
      targets: [playerTarget(s, other), target, placeTarget(to)],
      choice: { other, corridor, place: to },
    }
  })
}

const motivation = actionCard(
  'motivation',
  { captain: 1 },
  {
    cost: 0,
    when: 'any',
    ways: (s, me) =>
      places(s)
        .filter((place) => isWithinCall(s, me, place))
        .map(placeWay),
    *resolve(t, me, place) {
      const there = charactersIn(t.state, place)
      for (const player of inOrder(t.state)) {
        if (player === me || there.includes(player)) yield* drawCards(t, player, 1)
      }
    },
  },
)

export const CAPTAIN_CARDS: readonly ActionCard[] = [reloadCard, order, motivation]
