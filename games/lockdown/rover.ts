import { placeTarget } from '@bulkhead/hull/choices.ts'
import { NONE, type Place, type State } from '@bulkhead/hull/state.ts'
import type { Effect, Way } from './declare.ts'
import { own } from './own.ts'
import { airlocks } from './sections.ts'
import type { Table } from './table.ts'

/** ROVER: where the empty Rover can be sent. */

/** Exit Airlocks and the Bunker (NONE), but for where it is (LOCK-ROVER-02, LOCK-ROVER-03). */
export function roverGoals(s: State): Place[] {
  return [...airlocks(s), NONE].filter((goal) => goal !== own(s).rover)
}

export function moveRover(t: Table, to: Place, rule: string): void {
  own(t.state).rover = to
  if (to === NONE) t.log('rover-to-bunker', undefined, rule)
  else t.log('rover', { place: to }, rule)
}

/** Sends the empty Rover away, whatever the Main Gate. */
export const sendRover: Effect<Place> = {
  id: 'send-rover',
  ways: (s) => roverGoals(s).map(roverWay),
  *resolve(t, _me, to) {
    moveRover(t, to, 'LOCK-ROVER-03')
  },
}

function roverWay(to: Place): Way<Place> {
  if (to === NONE) return { id: 'bunker', label: 'send-rover-to-bunker', choice: to }
  return { id: String(to + 1), targets: [placeTarget(to)], choice: to }
}
