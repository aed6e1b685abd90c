import type { Effect } from '../actions/action.ts'
import { either } from '../actions/either.ts'
import { DESTINATIONS } from '../components.ts'
import { engineHere, lookAtEngine } from '../engines.ts'
import { hibernate } from '../hibernation.ts'
import { lookAtCoordinates } from '../looking.ts'
import { anyoneHibernates, seatOf } from '../queries.ts'
import { tile } from './tile.ts'

/** The five rooms printed on the board; none of them can be searched. */

/** NEM-COORD-04, NEM-COORD-05 */
const setDestination: Effect<number> = {
  id: 'set-destination',
  missing: (s) => (anyoneHibernates(s) ? { why: 'hibernating', rule: 'NEM-COORD-05' } : null),
  ways: (s) =>
    DESTINATIONS.flatMap((letter, square) =>
      square === s.destination ? [] : [{ id: letter, params: { letter }, choice: square }],
    ),
  *resolve(t, me, square) {
    const letter = DESTINATIONS[square]
    t.state.destination = square
    t.log('destination', { seat: seatOf(t.state, me), letter }, 'NEM-COORD-04')
  },
}

tile({
  id: 'cockpit',
  kind: 'special',
  colour: null,
  action: either(lookAtCoordinates, setDestination),
})

tile({ id: 'hibernatorium', kind: 'special', colour: null, action: hibernate })

for (const id of ['engine-1', 'engine-2', 'engine-3']) {
  tile({
    id,
    kind: 'special',
    colour: null,
    action: {
      *resolve(t, me) {
        lookAtEngine(t, me, engineHere(t.state, me)!)
      },
    },
  })
}
