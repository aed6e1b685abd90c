import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import {
  atComputer,
  computersFromAfar,
  noComputer,
  roomAction,
  roomActionWays,
} from '@bulkhead/hull/actions/room-action.ts'
import { plain } from '@bulkhead/hull/choices.ts'
import { placeWay } from '@bulkhead/hull/effects.ts'
import { lookAtNextEvent, putNextEventUnder } from '@bulkhead/hull/event-deck.ts'
import { putMalfunction } from '@bulkhead/hull/markers.ts'
import { hasComputer, places, seatOf } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { actionCard, type Effect, type Missing } from '../../declare.ts'
import type { Table } from '../../table.ts'

/** The Scientist's own Action cards; the Holographic Computer carries two of them anywhere. */

/** In hand it stands for the Computer of the room. */
function unconnected(s: State, me: Player): Missing | null {
  const carried = me.hands.some((held) => held.item?.id === 'holo-computer')
  return carried ? null : noComputer(s, me)
}

/** Nobody moves: the rooms' actions ask for nothing but what this Character has. */
const intranet = actionCard(
  'intranet',
  { scientist: 1 },
  {
    ...roomAction,
    cost: 1,
    when: 'calm',
    missing: unconnected,
    ways: (s, me) => computersFromAfar(s).flatMap((place) => roomActionWays(s, me, place)),
  },
)

const lockOut: Effect<Place> = {
  id: 'break-computer',
  ways: (s) =>
    places(s)
      .filter((place) => hasComputer(s, place))
      .map(placeWay),
  *resolve(t, _me, place) {
    putMalfunction(t, place)
  },
}

const accessDenied = actionCard(
  'access-denied',
  { scientist: 1 },
  { cost: 0, when: 'calm', ...either(atComputer(roomAction), atComputer(lockOut)) },
)

const threatAssessment = actionCard(
  'threat-assessment',
  { scientist: 1 },
  {
    cost: 0,
    when: 'calm',
    missing: unconnected,
    *resolve(t, me) {
      lookAtNextEvent(t, me)
      yield* keepOrPutUnder(t, me)
    },
  },
)

/** Which of the two is public. */
function* keepOrPutUnder(t: Table, me: Player): Rules {
  const seat = seatOf(t.state, me)
  const [answer] = yield* t.ask(seat, { prompt: 'next-event', rule: 'NEM-CARD-04' }, [
    plain('leave-event'),
    plain('put-event-under'),
  ])
  if (answer.id === 'put-event-under') putNextEventUnder(t.state)
  t.log(answer.id === 'put-event-under' ? 'event-put-under' : 'event-left', { seat }, 'NEM-CARD-04')
}

export const SCIENTIST_CARDS: readonly ActionCard[] = [intranet, accessDenied, threatAssessment]
