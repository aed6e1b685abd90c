import { placeTarget, plain, playerOption } from '@bulkhead/hull/choices.ts'
import { charactersInOrder, seatOf } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Effect, Missing, Way } from './declare.ts'
import { own } from './own.ts'
import { isPowered } from './power.ts'
import { elevatorRooms } from './sections.ts'
import type { Table } from './table.ts'

/** ELEVATOR: calling and riding it. Both are room actions of the Elevator Rooms. */

/** LOCK-ELEVATOR-02 */
export const callElevator: Effect<void> = {
  id: 'call-elevator',
  missing(s, me) {
    if (own(s).elevator === me.room) return { why: 'elevator-here', rule: 'LOCK-ELEVATOR-02' }
    return elevatorOff(s)
  },
  *resolve(t, me) {
    putElevator(t, me.room, 'LOCK-ELEVATOR-02')
  },
}

function elevatorOff(s: State): Missing | null {
  if (own(s).elevatorStuck) return { why: 'elevator-stuck', rule: 'LOCK-COMPUTER-03' }
  return isPowered(s, 'elevator') ? null : { why: 'elevator-off', rule: 'LOCK-ELEVATOR-01' }
}

export function putElevator(t: Table, place: Place, rule: string): void {
  own(t.state).elevator = place
  t.log('elevator', { place }, rule)
}

/** Where it goes, and who comes along. */
export interface Ride {
  readonly place: Place
  readonly company: readonly Player[]
}

/** LOCK-ELEVATOR-03 */
export const rideElevator: Effect<Ride> = {
  id: 'ride-elevator',
  missing(s, me) {
    if (own(s).elevator !== me.room) return { why: 'elevator-away', rule: 'LOCK-ELEVATOR-03' }
    return elevatorOff(s)
  },
  ways: (s, me) =>
    elevatorRooms(s)
      .filter((place) => place !== me.room)
      .map(rideWay),
  settle: takeAlong,
  resolve: ride,
}

function rideWay(place: Place): Way<Ride> {
  return { id: String(place + 1), targets: [placeTarget(place)], choice: { place, company: [] } }
}

/** LOCK-ELEVATOR-04: named by the rider; each says yes or no, and the ride takes place whatever they say. */
function* takeAlong(t: Table, me: Player, { place }: Ride): Rules<Ride> {
  const s = t.state
  const others = charactersInOrder(s, me.room).filter((one) => one !== me)
  if (others.length === 0) return { place, company: [] }
  const seat = seatOf(s, me)
  const picks = yield* t.ask(
    seat,
    {
      prompt: 'take-along',
      params: { place },
      rule: 'LOCK-ELEVATOR-04',
      min: 0,
      max: others.length,
      cancel: true,
    },
    others.map((one) => playerOption('take-along', s, one)),
  )
  const named = others.filter((one) =>
    picks.some(({ targets }) => targets![0].id === seatOf(s, one)),
  )
  const company: Player[] = []
  for (const one of named) {
    const [answer] = yield* t.ask(
      seatOf(s, one),
      { prompt: 'ride-along', params: { seat, place }, rule: 'LOCK-ELEVATOR-04' },
      [plain('agree'), plain('refuse')],
    )
    if (answer.id === 'agree') company.push(one)
  }
  return { place, company }
}

/** LOCK-ELEVATOR-05: no noise roll, by anybody aboard; all arrive together. */
function* ride(t: Table, me: Player, { place, company }: Ride): Rules {
  const s = t.state
  putElevator(t, place, 'LOCK-ELEVATOR-03')
  for (const one of [me, ...company]) {
    one.room = place
    t.log('rides', { seat: seatOf(s, one), place }, 'LOCK-ELEVATOR-03')
  }
}
