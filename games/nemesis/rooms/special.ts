import { either } from '@bulkhead/hull/actions/either.ts'
import type { Tile } from '@bulkhead/hull/cards/tile.ts'
import { lookAtCoordinates, setDestination } from '../coordinates.ts'
import { tile } from '../declare.ts'
import { ENGINE_ROOMS, engineHere, lookAtEngine } from '../engines.ts'
import { hibernate } from '../hibernation.ts'

/** The five rooms printed on the board; none of them can be searched. */

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
