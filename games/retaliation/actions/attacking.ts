import { corridorTarget, intruderTarget, itemTarget } from '../choices.ts'
import {
  type Aim as Aiming,
  burst,
  burstTargets,
  melee,
  meleeWeapons,
  readyWeapons,
  shoot,
} from '../combat.ts'
import type { Place } from '../facility.ts'
import { itemDef } from '../printed.ts'
import { heldBy, intrudersIn, working } from '../queries.ts'
import type { Intruder, Item, Player, State } from '../state.ts'
import type { Effect, Way } from './action.ts'

/** SHOOT, BURST, MELEE: what a Character may attack, and with what. */

export interface Shot {
  readonly weapon: Item
  readonly target: Intruder
}

export interface Burst {
  readonly weapon: Item
  readonly place: Place
}

type Fits = (weapon: Item) => boolean
const ANY: Fits = () => true

export function shotWays(s: State, me: Player, fits = ANY): Way<Shot>[] {
  return readyWeapons(s, me)
    .filter(fits)
    .flatMap((weapon) =>
      intrudersIn(s, me.room).map((target) => ({
        id: `${weapon.id}:${target.name}`,
        targets: [itemTarget(weapon), intruderTarget(target), { kind: 'type', id: target.type }],
        choice: { weapon, target },
      })),
    )
}

/** The Grenade Launcher may also throw its Grenades alone. */
function burstWeapons(s: State, me: Player): Item[] {
  const ready = readyWeapons(s, me)
  const launchers = working(heldBy(me)).filter(
    (item) => itemDef(item).weapon?.throwsGrenades && item.slots.includes('grenade'),
  )
  return [...new Set([...ready, ...launchers])]
}

export function burstWays(
  s: State,
  me: Player,
  fits = ANY,
  at: (place: Place) => boolean = () => true,
): Way<Burst>[] {
  return burstWeapons(s, me)
    .filter(fits)
    .flatMap((weapon) =>
      burstTargets(s, me)
        .filter(at)
        .map((place) => ({
          id: `${weapon.id}:${corridorTarget(s, place).id}`,
          targets: [itemTarget(weapon), corridorTarget(s, place)],
          choice: { weapon, place },
        })),
    )
}

export function shooting(fits = ANY, aim: Aiming = {}): Effect<Shot> {
  return {
    id: 'shoot',
    ways: (s, me) => shotWays(s, me, fits),
    *resolve(t, me, { weapon, target }) {
      yield* shoot(t, me, weapon, target, aim)
    },
  }
}

export function bursting(fits = ANY, aim: Aiming = {}): Effect<Burst> {
  return {
    id: 'burst',
    ways: (s, me) => burstWays(s, me, fits),
    *resolve(t, me, { weapon, place }) {
      yield* burst(t, me, weapon, place, aim)
    },
  }
}

export interface Blow {
  readonly weapon: Item | null
  readonly target: Intruder
}

export function blowWays(s: State, me: Player): Way<Blow>[] {
  return meleeWeapons(me).flatMap((weapon) =>
    intrudersIn(s, me.room).map((target) => ({
      id: `${weapon?.id ?? 'bare'}:${target.name}`,
      label: weapon ? ('melee-with' as const) : ('melee' as const),
      targets: [
        ...(weapon ? [itemTarget(weapon)] : []),
        intruderTarget(target),
        { kind: 'type', id: target.type },
      ],
      choice: { weapon, target },
    })),
  )
}

export const striking: Effect<Blow> = {
  id: 'melee',
  ways: blowWays,
  *resolve(t, me, { weapon, target }) {
    yield* melee(t, me, weapon, target)
  },
}
