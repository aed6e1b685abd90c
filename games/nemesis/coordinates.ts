import type { Effect } from '@bulkhead/hull/actions/action.ts'
import { anyoneHibernates, seatOf } from '@bulkhead/hull/queries.ts'
import { COORDINATES, DESTINATIONS } from './components.ts'
import { own } from './own.ts'

/** COORD: where the ship goes. */

/** NEM-COORD-02 */
export const lookAtCoordinates: Effect<void> = {
  id: 'check-coordinates',
  *resolve(t, me) {
    const seat = seatOf(t.state, me)
    const { coordinates } = own(t.state)
    if (!coordinates.seen.includes(seat)) coordinates.seen.push(seat)
    t.reveal([seat])
    const means = COORDINATES[coordinates.id]
    const letters = Object.fromEntries(DESTINATIONS.map((letter, i) => [letter, means[i]]))
    t.log('sees-coordinates', { seat, ...letters }, 'NEM-COORD-02', {
      to: [seat],
      less: { kind: 'looks-at-coordinates', params: { seat } },
    })
  },
}

/** NEM-COORD-04, NEM-COORD-05 */
export const setDestination: Effect<number> = {
  id: 'set-destination',
  missing: (s) => (anyoneHibernates(s) ? { why: 'hibernating', rule: 'NEM-COORD-05' } : null),
  ways: (s) =>
    DESTINATIONS.flatMap((letter, square) =>
      square === own(s).destination ? [] : [{ id: letter, params: { letter }, choice: square }],
    ),
  *resolve(t, me, square) {
    const letter = DESTINATIONS[square]
    own(t.state).destination = square
    t.log('destination', { seat: seatOf(t.state, me), letter }, 'NEM-COORD-04')
  },
}
