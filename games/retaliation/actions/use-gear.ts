import type { Rules, Target } from '@bulkhead/kernel'
import { corridorTarget, plain, seatTarget } from '../choices.ts'
import { burstTargets, grenade } from '../combat.ts'
import { MEDPACK, OXYGEN_TOKEN } from '../components.ts'
import { agrees, type Request } from '../consent.ts'
import { asksForHealth, asksForOxygen, canBreathe } from '../effects.ts'
import {
  distinct,
  emptySpots,
  looseSpots,
  moveToken,
  returnGear,
  type Spot,
  spotsHere,
  useUp,
} from '../gear.ts'
import { canHeal, restoreHealth } from '../health.ts'
import { gainOxygen } from '../oxygen.ts'
import { charactersIn, onMap, seatOf } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Option, Table } from '../table.ts'
import { type Action, newWay } from './action.ts'

/** RET-GEAR-05 to RET-GEAR-07, RET-ACT-21: the first token is announced; any number of others follows. */
export const useGear: Action<Use> = {
  id: 'use-gear',
  cost: 1,
  calm: false,
  missing: (s, me) => (uses(s, me).length > 0 ? null : { why: 'no-gear', rule: 'RET-ACT-20' }),
  ways: (s, me) =>
    uses(s, me).map((use) => {
      const { id, label, targets, params } = use.option
      return newWay(use, id, targets, label, params)
    }),
  *settle(t, me, first) {
    return (yield* agreed(t, me, first)) ? first : null
  },
  *resolve(t, me, first) {
    const refused: string[] = []
    yield* first.act(t)
    for (;;) {
      if (!onMap(me)) return
      const ways = uses(t.state, me).filter(({ option }) => !refused.includes(option.id))
      if (ways.length === 0) return
      const [pick] = yield* t.ask(
        seatOf(t.state, me),
        { prompt: 'use-gear', rule: 'RET-GEAR-05' },
        [...ways.map(({ option }) => followUp(option)), plain('done')],
      )
      if (pick.id === 'done') return
      const use = ways.find(({ option }) => option.id === pick.id)!
      if (yield* agreed(t, me, use)) yield* use.act(t)
      else refused.push(pick.id)
    }
  },
}

/** What follows the first token costs nothing more. */
function followUp(option: Option): Option {
  return { ...option, params: { ...option.params, by: 'use-gear', cost: 0 } }
}

interface Use {
  readonly option: Option
  /** Whom it is done to, and how they are asked. */
  readonly patient?: Player
  readonly request?: Request
  act(t: Table): Rules
}

/** RET-INTERPLAY-02 */
function* agreed(t: Table, me: Player, { patient, request }: Use): Rules<boolean> {
  return !patient || !request || (yield* agrees(t, me, patient, request))
}

function uses(s: State, me: Player): Use[] {
  const spots = spotsHere(s, me)
  const all: Use[] = []
  for (const spot of distinct(looseSpots(spots))) {
    for (const use of usesOf(s, me, spot, spots)) all.push(use)
    for (const use of movesOf(me, spot, spots)) all.push(use)
  }
  return all
}

function usesOf(s: State, me: Player, spot: Spot, spots: readonly Spot[]): Use[] {
  if (spot.gear === 'grenade') return throws(s, me, spot, spots)
  if (spot.gear === 'medpack') {
    const patients = charactersIn(s, me.room).filter(canHeal)
    return patients.map((one) => heals(s, me, spot, spots, one))
  }
  if (spot.gear === 'oxygen') {
    const patients = charactersIn(s, me.room).filter(canBreathe)
    return patients.map((one) => breathes(s, me, spot, spots, one))
  }
  return emptySpots(spots, 'ammo')
    .filter(({ weapon }) => weapon !== null)
    .map((to) => shifts('reload', me, spot, to, spots))
}

/** RET-GREN-05, RET-GREN-06 */
function throws(s: State, me: Player, spot: Spot, spots: readonly Spot[]): Use[] {
  return burstTargets(s, me).map((place) => ({
    option: gearOption('throw-grenade', spot, spots, [corridorTarget(s, place)]),
    *act(t) {
      returnGear(t.state, spot)
      yield* grenade(t, me, place)
    },
  }))
}

/** RET-MEDP-01 */
function heals(s: State, me: Player, spot: Spot, spots: readonly Spot[], one: Player): Use {
  return {
    option: gearOption('use-medpack', spot, spots, [seatTarget(s, one)], MEDPACK),
    patient: one,
    request: asksForHealth(MEDPACK),
    *act(t) {
      useUp(t, me, spot, 'RET-MEDP-01')
      yield* restoreHealth(t, one, MEDPACK, 'RET-MEDP-01')
    },
  }
}

/** RET-OXY-04 */
function breathes(s: State, me: Player, spot: Spot, spots: readonly Spot[], one: Player): Use {
  return {
    option: gearOption('use-oxygen', spot, spots, [seatTarget(s, one)], OXYGEN_TOKEN),
    patient: one,
    request: asksForOxygen(OXYGEN_TOKEN),
    *act(t) {
      useUp(t, me, spot, 'RET-OXY-04')
      gainOxygen(t, one, OXYGEN_TOKEN, 'RET-OXY-04')
    },
  }
}

/** From the Belt to the Belt nothing moves: its slots are all alike. */
function movesOf(me: Player, spot: Spot, spots: readonly Spot[]): Use[] {
  return emptySpots(spots, spot.gear!)
    .filter((to) => to.weapon === null && !(spot.belt && to.belt))
    .map((to) => shifts('move-gear', me, spot, to, spots))
}

/** RET-AMMO-01: reloading is moving a token onto a Weapon. */
function shifts(
  label: 'reload' | 'move-gear',
  me: Player,
  spot: Spot,
  to: Spot,
  spots: readonly Spot[],
): Use {
  const ends = to.belt ? spots.filter((one) => one.belt && one.gear === null) : [to]
  return {
    option: gearOption(
      label,
      spot,
      spots,
      ends.map(({ id }) => ({ kind: 'spot', id })),
    ),
    *act(t) {
      moveToken(t, me, spot, to)
    },
  }
}

/** It points at every token of the Belt that is like this one: whichever is touched, it is the same. */
function gearOption(
  label: Option['label'],
  spot: Spot,
  spots: readonly Spot[],
  targets: readonly Target[],
  number?: number,
): Option {
  const from = spot.belt ? spots.filter((one) => one.belt && one.gear === spot.gear) : [spot]
  return {
    id: `${label}:${spot.id}:${targets[0].id}`,
    label,
    targets: [
      ...targets,
      { kind: 'gear', id: spot.gear! },
      ...from.map(({ id }) => ({ kind: 'from', id })),
    ],
    params: number === undefined ? undefined : { number },
  }
}
