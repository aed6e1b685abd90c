import type { Rules } from '@bulkhead/kernel'
import { corridorTarget, plain, seatTarget } from '../choices.ts'
import { burstTargets, grenade } from '../combat.ts'
import { MEDPACK, MOST_OXYGEN, OXYGEN_TOKEN } from '../components.ts'
import { agrees } from '../consent.ts'
import {
  distinct,
  emptySpots,
  looseSpots,
  returnGear,
  type Spot,
  spotsHere,
  takes,
} from '../gear.ts'
import { canHeal, restoreHealth } from '../health.ts'
import { kindOf } from '../kinds.ts'
import { gainOxygen } from '../oxygen.ts'
import { charactersIn, onMap, seatOf } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Option, Table } from '../table.ts'
import type { Action } from './action.ts'

/** RET-GEAR-05 to RET-GEAR-07: any number of tokens, one after another, used or moved. */
export const useGear: Action = {
  id: 'use-gear',
  cost: 1,
  calm: false,
  missing: (s, me) => (uses(s, me).length > 0 ? null : { why: 'no-gear', rule: 'RET-ACT-20' }),
  *resolve(t, me) {
    for (;;) {
      if (!onMap(me)) return
      const ways = uses(t.state, me)
      if (ways.length === 0) return
      const [pick] = yield* t.ask(
        seatOf(t.state, me),
        { prompt: 'use-gear', rule: 'RET-GEAR-05' },
        [...ways.map(({ option }) => option), plain('done')],
      )
      if (pick.id === 'done') return
      yield* ways.find(({ option }) => option.id === pick.id)!.act(t)
    }
  },
}

interface Use {
  readonly option: Option
  act(t: Table): Rules
}

function uses(s: State, me: Player): Use[] {
  const spots = spotsHere(s, me)
  const loose = distinct(looseSpots(spots))
  return [
    ...loose.flatMap((spot) => usesOf(s, me, spot, spots)),
    ...loose.flatMap((spot) => movesOf(spot, spots)),
  ]
}

function usesOf(s: State, me: Player, spot: Spot, spots: readonly Spot[]): Use[] {
  const here = charactersIn(s, me.room)
  if (spot.gear === 'grenade') return throws(s, me, spot)
  if (spot.gear === 'medpack') return here.filter(canHeal).map((one) => heals(s, me, spot, one))
  if (spot.gear === 'oxygen') {
    return here
      .filter(({ oxygen }) => oxygen < MOST_OXYGEN)
      .map((one) => breathes(s, me, spot, one))
  }
  return emptySpots(spots, 'ammo')
    .filter(({ weapon }) => weapon !== null)
    .map((to) => shifts('reload', spot, to))
}

/** RET-GREN-05, RET-GREN-06 */
function throws(s: State, me: Player, spot: Spot): Use[] {
  return burstTargets(s, me).map((place) => ({
    option: gearOption('throw-grenade', spot, corridorTarget(s, place)),
    *act(t) {
      returnGear(t.state, spot)
      yield* grenade(t, me, place)
    },
  }))
}

/** RET-MEDP-01 */
function heals(s: State, me: Player, spot: Spot, one: Player): Use {
  return {
    option: gearOption('use-medpack', spot, seatTarget(s, one)),
    *act(t) {
      if (!(yield* agrees(t, me, one))) return
      returnGear(t.state, spot)
      yield* restoreHealth(t, one, MEDPACK, 'RET-MEDP-01')
    },
  }
}

/** RET-OXY-04 */
function breathes(s: State, me: Player, spot: Spot, one: Player): Use {
  return {
    option: gearOption('use-oxygen', spot, seatTarget(s, one)),
    *act(t) {
      if (!(yield* agrees(t, me, one))) return
      returnGear(t.state, spot)
      gainOxygen(t, one, OXYGEN_TOKEN, 'RET-OXY-04')
    },
  }
}

/** RET-AMMO-06: a token keeps its side. Belt slots are all alike. */
function movesOf(spot: Spot, spots: readonly Spot[]): Use[] {
  return emptySpots(spots, spot.gear!)
    .filter((to) => to.weapon === null && takes(to, spot.gear!) && !bothBelt(spot, to))
    .map((to) => shifts('move-gear', spot, to))
}

function bothBelt(a: Spot, b: Spot): boolean {
  return a.id.startsWith('belt') && b.id.startsWith('belt')
}

/** RET-AMMO-01: reloading is moving a token onto a Weapon. */
function shifts(label: 'reload' | 'move-gear', spot: Spot, to: Spot): Use {
  return {
    option: gearOption(label, spot, { kind: 'spot', id: to.id }),
    *act(t) {
      const { gear } = spot
      spot.put(null)
      to.put(gear)
      t.log('gear-moved', { gear: kindOf(gear!), spot: to.id }, 'RET-GEAR-07')
    },
  }
}

function gearOption(
  label: Option['label'],
  spot: Spot,
  target: { kind: string; id: string | number },
): Option {
  return {
    id: `${label}:${spot.id}:${target.id}`,
    label,
    targets: [target, { kind: 'gear', id: spot.gear! }, { kind: 'from', id: spot.id }],
  }
}
