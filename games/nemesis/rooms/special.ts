import type { Effect } from '../actions/action.ts'
import { either } from '../actions/either.ts'
import { DESTINATIONS } from '../components.ts'
import { ENGINE_ROOMS, engineHere, lookAtEngine } from '../engines.ts'
import { hibernate } from '../hibernation.ts'
import { lookAtCoordinates } from '../looking.ts'
import { own } from '../own.ts'
import { anyoneHibernates, seatOf } from '../queries.ts'
import { type Tile, tile } from './tile.ts'

/** The five rooms printed on the board; none of them can be searched. */

/** NEM-COORD-04, NEM-COORD-05 */
const setDestination: Effect<number> = {
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

const cockpit = tile({
  id: 'cockpit',
  kind: 'special',
  colour: null,
  action: either(lookAtCoordinates, setDestination),
})

const hibernatorium = tile({
  id: 'hibernatorium',
  kind: 'special',
  colour: null,
  action: hibernate,
})

const engineRooms = ENGINE_ROOMS.map((id) =>
  tile({
    id,
    kind: 'special',
    colour: null,
    action: {
      *resolve(t, me) {
        lookAtEngine(t, me, engineHere(t.state, me)!)
      },
    },
  }),
)

export const SPECIAL_ROOMS: readonly Tile[] = [cockpit, hibernatorium, ...engineRooms]
