import { seatOf } from '@bulkhead/hull/queries.ts'
import { lookInSecret } from '@bulkhead/hull/secrets.ts'
import { COORDINATES, DESTINATIONS } from './components.ts'
import type { Effect } from './declare.ts'
import { anyoneHibernates } from './hibernation.ts'
import { own } from './own.ts'

/** COORD: where the ship goes. */

/** NEM-COORD-02 */
export const lookAtCoordinates: Effect<void> = {
  id: 'check-coordinates',
  *resolve(t, me) {
    const seat = seatOf(t.state, me)
    const { coordinates } = own(t.state)
    const [a, b, c, d] = COORDINATES[coordinates.id]
    lookInSecret(t, seat, coordinates, {
      sees: { kind: 'sees-coordinates', params: { seat, a, b, c, d } },
      looks: { kind: 'looks-at-coordinates', params: { seat } },
      rule: 'NEM-COORD-02',
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
