import { either } from '@bulkhead/hull/actions/either.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { takesAmmo } from '@bulkhead/hull/effects.ts'
import { capacityOf, giveUp, handsFree, reload, takeObject } from '@bulkhead/hull/items.ts'
import { holds, inCombat, intrudersIn } from '@bulkhead/hull/queries.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import { type Effect, item, type Missing } from '../../declare.ts'
import { own } from '../../own.ts'
import { noToolbelt, toolbeltWays } from './shared.ts'

/** Starting Items. */

const smg = item({
  id: 'smg',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 5, loaded: 4, retry: true },
})

const takeSample: Effect<void> = {
  id: 'take-sample',
  missing: noSample,
  *resolve(t, me) {
    own(t.state).probeArmSpent = true
    yield* takeObject(t, me, 'carcass')
  },
}

function noSample(s: State, me: Player): Missing | null {
  if (own(s).probeArmSpent) return { why: 'probe-arm-spent', rule: 'LOCK-COST-12' }
  if (!intrudersIn(s, me.room).some(({ type }) => type !== 'larva')) {
    return { why: 'nothing-to-sample', rule: 'LOCK-COST-10' }
  }
  return handsFree(s, me) > 0 ? null : { why: 'no-hand-free', rule: 'LOCK-ITEM-05' }
}

const cleanProbe: Effect<Item> = {
  id: 'clean-probe',
  missing: (s, me) => probeInOrder(s, me) ?? noToolbelt(me),
  ways: (_s, me) => toolbeltWays(me),
  *resolve(t, me, toolbelt) {
    giveUp(t, me, toolbelt)
    own(t.state).probeArmSpent = false
  },
}

function probeInOrder(s: State, me: Player): Missing | null {
  if (!own(s).probeArmSpent) return { why: 'probe-arm-ready', rule: 'LOCK-COST-16' }
  return inCombat(s, me) ? { why: 'in-combat', rule: 'LOCK-COST-10' } : null
}

/** LOCK-SETUP-39: beside the board, and so in nobody's hands; it is turned face down when it is used. */
const probeArm = item({
  id: 'probe-arm',
  colour: 'weapon',
  copies: 1,
  action: { cost: 1, when: 'any', ...either(takeSample, cleanProbe) },
})

const pistol = item({
  id: 'pistol',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, loaded: 3, face: { two: 'one' } },
})

const nailGun = item({
  id: 'nail-gun',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: false, capacity: 6, loaded: 4, faceAgainst: { adult: { adult: 'miss' } } },
  action: {
    cost: 1,
    when: 'any',
    missing: (s, me) => noToolbelt(me) ?? nailsInPlace(s, me),
    ways: (_s, me) => toolbeltWays(me),
    *resolve(t, me, toolbelt) {
      const gun = nailGunOf(me)
      giveUp(t, me, toolbelt)
      reload(t, me, gun, capacityOf(t.state, gun), 'LOCK-ITEM-09')
    },
  },
})

function nailsInPlace(s: State, me: Player): Missing | null {
  return takesAmmo(nailGunOf(me), s)
    ? null
    : { why: 'weapon-full', params: { item: 'nail-gun' }, rule: 'LOCK-ITEM-09' }
}

function nailGunOf(me: Player): Item {
  return holds(me, 'nail-gun')!
}

export const STARTING_ITEMS: readonly ItemDef[] = [smg, probeArm, pistol, nailGun]
