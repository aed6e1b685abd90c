import type { Target } from '@bulkhead/kernel'
import { intruderTarget } from '../choices.ts'
import { melee, type Quarry, type Shot, shoot } from '../combat.ts'
import { type Fits, weaponWays } from '../effects.ts'
import { figureOf } from '../figures.ts'
import { eggTargets, intrudersIn } from '../queries.ts'
import { rulesOf } from '../ruleset.ts'
import type { Item, Player, State } from '../state.ts'
import type { Effect, Missing, Way } from './action.ts'

/** SHOOT, MELEE, EGG: what a Character may attack, and with what. Never another Character (NEM-PVP-01). */

/** What is shot at, and with what. */
export interface Aim {
  readonly weapon: Item
  readonly quarry: Quarry
}

/** NEM-ACT-07, NEM-ACT-09: one shot with a loaded Weapon that fits. */
export function shooting(fits: Fits = () => true, shot: Shot = {}): Effect<Aim> {
  const loaded: Fits = (weapon, s) => weapon.ammo > 0 && fits(weapon, s)
  return {
    id: 'shoot',
    missing: (s, me) =>
      nothingToAttack(s, me) ??
      (weaponWays(s, me, loaded).length > 0
        ? null
        : { why: 'no-loaded-weapon', rule: 'NEM-SHOOT-01' }),
    ways(s, me) {
      const extra = shotCost(s, me)
      return weaponWays(s, me, loaded).flatMap((weapon) =>
        quarries(s, me).map((quarry) => shotWay(quarry, weapon, extra)),
      )
    },
    *resolve(t, me, { weapon, quarry }) {
      yield* shoot(t, me, weapon, quarry, shot)
    },
  }
}

/** Cards that a Shoot action costs this Character on top of its price. */
export function shotCost(s: State, me: Player): number {
  return figureOf(s, me, 'shotCost', 0, null)
}

/** NEM-ACT-08, NEM-ACT-09 */
export const striking: Effect<Quarry> = {
  id: 'melee',
  missing: nothingToAttack,
  ways: (s, me) => quarries(s, me).map(quarryWay),
  *resolve(t, me, quarry) {
    yield* melee(t, me, quarry)
  },
}

function nothingToAttack(s: State, me: Player): Missing | null {
  return quarries(s, me).length > 0 ? null : { why: 'nothing-to-attack', rule: 'NEM-ACT-09' }
}

export function quarries(s: State, me: Player): Quarry[] {
  const intruders = intrudersIn(s, me.room)
  if (intruders.length > 0 && rulesOf(s).eggsInCombat === false) return intruders
  return [...intruders, ...eggTargets(s, me.room)]
}

export function quarryWay(quarry: Quarry): Way<Quarry> {
  const target = quarryTarget(quarry)
  return {
    id: String(target.id),
    targets: [target],
    params: { quarry: target.id },
    choice: quarry,
  }
}

function shotWay(quarry: Quarry, weapon: Way<Item>, extra: number): Way<Aim> {
  const target = quarryTarget(quarry)
  return {
    id: `${weapon.id}:${target.id}`,
    targets: [target, ...weapon.targets!],
    params: { quarry: target.id },
    extra,
    choice: { weapon: weapon.choice, quarry },
  }
}

function quarryTarget(quarry: Quarry): Target {
  return typeof quarry === 'string' ? { kind: 'object', id: quarry } : intruderTarget(quarry)
}
