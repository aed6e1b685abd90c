import type { Rules, Target } from '@bulkhead/kernel'
import { corridorTarget, plain, seatTarget } from '../choices.ts'
import { burstTargets, grenade } from '../combat.ts'
import { MEDPACK, OXYGEN_TOKEN } from '../components.ts'
import { agrees } from '../consent.ts'
import { asksForHealth, asksForOxygen, canBreathe } from '../effects.ts'
import type { Place } from '../facility.ts'
import {
  areEqual,
  distinct,
  emptySpots,
  isAlike,
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
import { type Action, newWay, type Way } from './action.ts'

/** RET-GEAR-05 to RET-GEAR-07, RET-ACT-21: the first token is announced; any number of others follows. */
export const useGear: Action<Use> = {
  id: 'use-gear',
  cost: 1,
  calm: false,
  missing: (s, me) => (useWays(s, me).length > 0 ? null : { why: 'no-gear', rule: 'RET-ACT-20' }),
  ways: useWays,
  *settle(t, me, first) {
    return (yield* agreed(t, me, first)) ? first : null
  },
  *resolve(t, me, first) {
    const refused: string[] = []
    yield* use(t, me, first)
    for (;;) {
      if (!onMap(me)) return
      const ways = useWays(t.state, me).filter(({ id }) => !refused.includes(id!))
      if (ways.length === 0) return
      const [pick] = yield* t.ask(
        seatOf(t.state, me),
        { prompt: 'use-gear', rule: 'RET-GEAR-05' },
        [...ways.map(followUp), plain('done')],
      )
      if (pick.id === 'done') return
      const { choice } = ways.find(({ id }) => id === pick.id)!
      if (yield* agreed(t, me, choice)) yield* use(t, me, choice)
      else refused.push(pick.id)
    }
  },
}

/** What follows the first token costs nothing more. */
function followUp({ id, label, targets, params }: Way<Use>): Option {
  return { id: id!, label: label!, targets, params: { ...params, by: 'use-gear', cost: 0 } }
}

/** A token, and what is done with it: to a Corridor, to somebody, or in another slot. */
type Use =
  | { readonly does: 'throw-grenade'; readonly spot: Spot; readonly place: Place }
  | { readonly does: 'use-medpack' | 'use-oxygen'; readonly spot: Spot; readonly patient: Player }
  | { readonly does: 'reload' | 'move-gear'; readonly spot: Spot; readonly to: Spot }

/** RET-INTERPLAY-02 */
function* agreed(t: Table, me: Player, chosen: Use): Rules<boolean> {
  if (!('patient' in chosen)) return true
  const asks = chosen.does === 'use-medpack' ? asksForHealth(MEDPACK) : asksForOxygen(OXYGEN_TOKEN)
  return yield* agrees(t, me, chosen.patient, asks)
}

function* use(t: Table, me: Player, chosen: Use): Rules {
  const { spot } = chosen
  if ('to' in chosen) moveToken(t, me, spot, chosen.to)
  else if ('place' in chosen) {
    // RET-GREN-05, RET-GREN-06
    returnGear(t.state, spot)
    yield* grenade(t, me, chosen.place)
  } else if (chosen.does === 'use-medpack') {
    useUp(t, me, spot, 'RET-MEDP-01')
    yield* restoreHealth(t, chosen.patient, MEDPACK, 'RET-MEDP-01')
  } else {
    useUp(t, me, spot, 'RET-OXY-04')
    gainOxygen(t, chosen.patient, OXYGEN_TOKEN, 'RET-OXY-04')
  }
}

function useWays(s: State, me: Player): Way<Use>[] {
  const spots = spotsHere(s, me)
  const ways: Way<Use>[] = []
  for (const spot of distinct(looseSpots(spots))) {
    if (spot.gear === 'grenade') addThrows(s, me, spot, spots, ways)
    else if (spot.gear === 'medpack' || spot.gear === 'oxygen') addCare(s, me, spot, spots, ways)
    else addReloads(spot, spots, ways)
    addMoves(spot, spots, ways)
  }
  return ways
}

function addThrows(
  s: State,
  me: Player,
  spot: Spot,
  spots: readonly Spot[],
  ways: Way<Use>[],
): void {
  for (const place of burstTargets(s, me)) {
    ways.push(wayOf({ does: 'throw-grenade', spot, place }, spots, [corridorTarget(s, place)]))
  }
}

/** RET-MEDP-01, RET-OXY-04: to anybody in the Room. */
function addCare(s: State, me: Player, spot: Spot, spots: readonly Spot[], ways: Way<Use>[]): void {
  const heals = spot.gear === 'medpack'
  const does = heals ? 'use-medpack' : 'use-oxygen'
  for (const patient of charactersIn(s, me.room)) {
    if (!(heals ? canHeal(patient) : canBreathe(patient))) continue
    const number = heals ? MEDPACK : OXYGEN_TOKEN
    ways.push(wayOf({ does, spot, patient }, spots, [seatTarget(s, patient)], number))
  }
}

/** RET-AMMO-01: reloading is moving a token onto a Weapon. */
function addReloads(spot: Spot, spots: readonly Spot[], ways: Way<Use>[]): void {
  for (const to of emptySpots(spots, 'ammo')) {
    if (to.weapon !== null) ways.push(wayOf({ does: 'reload', spot, to }, spots, endsOf(to, spots)))
  }
}

function addMoves(spot: Spot, spots: readonly Spot[], ways: Way<Use>[]): void {
  for (const to of emptySpots(spots, spot.gear!)) {
    if (to.weapon !== null || areEqual(spot, to)) continue
    ways.push(wayOf({ does: 'move-gear', spot, to }, spots, endsOf(to, spots)))
  }
}

/** Whichever empty slot is touched of those that are alike, it is the same. */
function endsOf(to: Spot, spots: readonly Spot[]): Target[] {
  const ends = spots.filter((one) => isAlike(one, to))
  return ends.map(({ id }) => ({ kind: 'spot', id }))
}

/** It points at every token that is like this one: whichever is touched, it is the same. */
function wayOf(chosen: Use, spots: readonly Spot[], targets: Target[], number?: number): Way<Use> {
  const { does, spot } = chosen
  const id = `${does}:${spot.id}:${targets[0].id}`
  targets.push({ kind: 'gear', id: spot.gear! })
  for (const one of spots) if (isAlike(one, spot)) targets.push({ kind: 'from', id: one.id })
  return newWay(chosen, id, targets, does, number === undefined ? undefined : { number })
}
