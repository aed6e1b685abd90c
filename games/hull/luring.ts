import type { Rules } from '@bulkhead/kernel'
import type { Doing } from './actions/action.ts'
import { placeWay } from './effects.ts'
import { intruderAttack, victimOf } from './intruder-attack.ts'
import { drawTo } from './intruders.ts'
import { biggestFirst, corridorsOf, fights, neighbouringPlaces } from './queries.ts'
import type { Intruder, Place, State } from './state.ts'
import type { Table } from './table.ts'

/** IMOVE: Intruders lured into a neighbouring room. */

export const lureIntruders: Doing<Place> = {
  ways: (s, me) =>
    neighbouringPlaces(s, me.room)
      .filter((place) => lured(s, place).length > 0)
      .map(placeWay),
  *resolve(t, _me, place) {
    yield* lure(t, place)
  },
}

/** Intruders in all rooms joined to a place, in combat or not. */
function lured(s: State, place: Place): Intruder[] {
  const around = corridorsOf(s, place).map(({ to }) => to)
  return biggestFirst(s.intruders.filter((one) => around.includes(one.room)))
}

/** Whoever is in combat strikes once before leaving. */
function* lure(t: Table, place: Place): Rules {
  const s = t.state
  const coming = lured(s, place)
  for (const intruder of coming) {
    if (!s.intruders.includes(intruder) || !fights(s, intruder)) continue
    const victim = victimOf(t, intruder)
    if (victim) yield* intruderAttack(t, intruder, victim)
  }
  const left = coming.filter((one) => s.intruders.includes(one))
  drawTo(t, left, () => place)
}
