import { corridorTarget } from '../choices.ts'
import type { Place } from '../facility.ts'
import { directions } from '../movement.ts'
import type { Player, State } from '../state.ts'
import type { Way } from './action.ts'

/** MOVE: ways to declare a Move. */

/** A direction, and the knocked-over models that are taken along. */
export interface Heading {
  readonly place: Place
  readonly bodies: readonly Player[]
}

/** RET-MODE-COOP-08: each model taken along costs a card of its own. */
export function moveWays(
  s: State,
  me: Player,
  fits: (place: Place) => boolean = () => true,
): Way<Heading>[] {
  const bodies = s.players.filter(({ fate, room }) => fate === 'down' && room === me.room)
  return directions(s, me)
    .filter(fits)
    .flatMap((place) =>
      bodies.concat([me]).map((_, number) => headingWay(s, place, bodies.slice(0, number))),
    )
}

function headingWay(s: State, place: Place, bodies: Player[]): Way<Heading> {
  const target = corridorTarget(s, place)
  const number = bodies.length
  return {
    id: number === 0 ? String(target.id) : `${target.id}+${number}`,
    targets: [target],
    params: { number },
    extra: number,
    choice: { place, bodies },
  }
}
