import type { Rules } from '@bulkhead/kernel'
import type { Doing, Way } from './actions/action.ts'
import { intruderTarget, placeTarget } from './choices.ts'
import type { Quarry } from './combat.ts'
import { destroyEggs, injure } from './damage.ts'
import { placeWay } from './effects.ts'
import { intruderFigure } from './figures.ts'
import { putFire } from './markers.ts'
import { noiseRoll } from './noise.ts'
import {
  biggestFirst,
  charactersInOrder,
  eggsIn,
  eggTargets,
  intrudersIn,
  isAwake,
  neighbouringPlaces,
} from './queries.ts'
import type { Intruder, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'
import { seriousWound } from './wounds.ts'

/** EGG, PVP: things thrown into this room or a neighbouring one, and whom they hurt. */

/** Where it falls, and what it is meant for. */
interface Throw {
  readonly place: Place
  readonly aim?: Quarry
}

/**
 * What bursts: one Intruder takes 2 injuries, the others 1; or 2 uncarried Eggs are destroyed. Whoever dies of it
 * dies of this `cause`.
 */
export function throwBlast(cause: string): Doing<Throw> {
  return {
    ways: (s, me) => inRange(s, me).flatMap((place) => blastWays(s, place)),
    *resolve(t, me, { place, aim }) {
      const present = biggestFirst(intrudersIn(t.state, place))
      const chosen = typeof aim === 'string' ? undefined : aim
      const others = present.filter((one) => one !== chosen)
      const hits = [
        ...(chosen ? [{ intruder: chosen, injuries: 2 }] : []),
        ...others.map((intruder) => ({ intruder, injuries: 1 })),
      ]
      injure(t, hits, me)
      yield* woundEverybody(t, place, cause)
      if (chosen) return
      destroyEggs(t, place, 2, aim === 'loose-eggs')
      if (isAwake(me)) yield* noiseRoll(t, me)
    },
  }
}

/** What burns: fire, 1 injury to every Intruder, and 1 Egg. `worth` says where it may be thrown. */
export function throwFire(cause: string, worth: (s: State, place: Place) => boolean): Doing<Throw> {
  return {
    ways: (s, me) => inRange(s, me).flatMap((place) => fireWays(s, place, worth)),
    *resolve(t, me, { place, aim }) {
      const s = t.state
      const eggs = eggsIn(s, place) > 0
      const injuries = intruderFigure(s, 'fire', 1, null, [me])
      putFire(t, place)
      const present = biggestFirst(intrudersIn(s, place))
      const hits = present.map((intruder) => ({ intruder, injuries }))
      injure(t, hits, me)
      yield* woundEverybody(t, place, cause)
      if (!eggs) return
      destroyEggs(t, place, 1, aim === 'loose-eggs')
      if (isAwake(me)) yield* noiseRoll(t, me)
    },
  }
}

/** NEM-DOOR-04: never through a closed door. */
function inRange(s: State, me: Player): Place[] {
  return [me.room, ...neighbouringPlaces(s, me.room)]
}

function blastWays(s: State, place: Place): Way<Throw>[] {
  const eggs = eggTargets(s, place).map((one) => eggsWay(place, one))
  return [...intrudersIn(s, place).map(intruderWay), ...eggs]
}

function fireWays(
  s: State,
  place: Place,
  worth: (s: State, place: Place) => boolean,
): Way<Throw>[] {
  const eggs = eggTargets(s, place)
  if (eggs.length > 1) return eggs.map((one) => eggsWay(place, one))
  if (eggs.length === 0 && !worth(s, place)) return []
  return [{ ...placeWay(place), choice: { place } }]
}

function eggsWay(place: Place, eggs: 'eggs' | 'loose-eggs'): Way<Throw> {
  return {
    id: `${eggs}-${place + 1}`,
    label: `throw-at-${eggs}`,
    targets: [placeTarget(place)],
    choice: { place, aim: eggs },
  }
}

function intruderWay(intruder: Intruder): Way<Throw> {
  const { name, room } = intruder
  return {
    id: name,
    targets: [intruderTarget(intruder), placeTarget(room)],
    choice: { place: room, aim: intruder },
  }
}

/** NEM-COST-13: after the Intruders, everybody there in order, the thrower too. */
function* woundEverybody(t: Table, place: Place, thrown: string): Rules {
  for (const player of charactersInOrder(t.state, place)) yield* seriousWound(t, player, thrown)
}
