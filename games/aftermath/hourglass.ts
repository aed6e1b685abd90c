import { placeOption, plain } from '@bulkhead/hull/choices.ts'
import { noiseRollFor } from '@bulkhead/hull/noise.ts'
import { charactersInOrder, isAwake, places } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import { nextTurn } from '@bulkhead/hull/turn.ts'
import type { Options, Rules, Seat } from '@bulkhead/kernel'
import type { OfferKind } from './offers.ts'
import { own, type Sand } from './own.ts'
import type { Table } from './table.ts'

/** SAND: an hourglass that anybody may take when it has run out. */

/** AFT-SAND-11: the minutes that it runs; none where nobody plays with it. */
export function newSand({ hourglass }: Options): Sand | null {
  return hourglass === 'none' ? null : { seconds: 60 * Number(hourglass), state: 'aside' }
}

/** AFT-SAND-02: at the start of every round. */
export function turnHourglass(s: State): void {
  const { sand } = own(s)
  if (sand) sand.state = 'runs'
}

/** AFT-SAND-03: nobody takes it but time; it has another id in every round. */
export const SAND: OfferKind = {
  id: 'sand:',
  canBeMade: (s) => own(s).sand?.state === 'runs' && s.phase === 'turn',
  made(s) {
    const { seconds } = own(s).sand!
    return [{ id: `sand:${s.round}`, seat: null, label: 'sand', seconds, rule: 'AFT-SAND-03' }]
  },
  *take(t) {
    own(t.state).sand!.state = 'run-out'
    t.log('sand', undefined, 'AFT-SAND-03')
  },
}

/** AFT-SAND-09: between two actions, to everybody aboard and awake. */
export const HOURGLASS: OfferKind = {
  id: 'hourglass',
  canBeMade: (s) => own(s).sand?.state === 'run-out' && s.turn.chooses,
  made: (s) =>
    s.players.flatMap((player, seat) =>
      isAwake(player) ? [{ id: 'hourglass', seat, label: 'hourglass', rule: 'AFT-SAND-09' }] : [],
    ),
  take: takeHourglass,
}

/** AFT-SAND-03, AFT-SAND-06; whoever had the turn goes on with it, unless it has killed them. */
function* takeHourglass(t: Table, seat: Seat | null): Rules {
  const s = t.state
  const taker = s.players[seat!]
  own(s).sand!.state = 'aside'
  s.turn.chooses = false
  t.log('hourglass-taken', { seat: seat! }, 'AFT-SAND-03')
  const place = yield* t.pick(
    seat!,
    { prompt: 'hourglass-room', rule: 'AFT-SAND-10', cancel: true },
    places(s),
    (one) => placeOption('hourglass-room', one),
  )
  const active = s.players[s.turn.seat]
  yield* noiseRollFor(t, taker, place, whomItMeets(s, place))
  yield* mayEndIt(t, seat!)
  if (!isAwake(active)) nextTurn(t)
  t.endStep()
}

/** AFT-SAND-04, AFT-SAND-05: the fewest cards in hand, then the nearest to the First Player. */
function whomItMeets(s: State, place: Place): Player | undefined {
  const present = charactersInOrder(s, place)
  const fewest = Math.min(...present.map(({ hand }) => hand.length))
  return present.find(({ hand }) => hand.length === fewest)
}

/** AFT-SAND-08 */
function* mayEndIt(t: Table, seat: Seat): Rules {
  const [answer] = yield* t.ask(seat, { prompt: 'hourglass-again', rule: 'AFT-SAND-08' }, [
    plain('keep-hourglass'),
    plain('end-hourglass'),
  ])
  if (answer.id === 'keep-hourglass') return
  own(t.state).sand = null
  t.log('hourglass-gone', { seat }, 'AFT-SAND-08')
}
