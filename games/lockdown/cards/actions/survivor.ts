import { quarries, quarryWay } from '@bulkhead/hull/actions/attacking.ts'
import { noWayOut } from '@bulkhead/hull/actions/basic.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { wound } from '@bulkhead/hull/combat.ts'
import { dressOne, neighbourWays, placeWay, type Step } from '@bulkhead/hull/effects.ts'
import { drawCards, gainContamination } from '@bulkhead/hull/hand.ts'
import { fitHands, giveUp } from '@bulkhead/hull/items.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import { distinctItems, itemsOf } from '@bulkhead/hull/queries.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import { actionCard, type Effect, type Way } from '../../declare.ts'
import { crawlTo, ductGoals, noEntrance } from '../../ducts.ts'

/** The Survivor's own Action cards. */

const DESPERATE_DAMAGE = 2

/** LOCK-COMBAT-03: also against Eggs, and then out of combat. */
const desperateAttack = actionCard(
  'desperate-attack',
  { survivor: 1 },
  {
    cost: 0,
    when: 'any',
    missing: (s, me) =>
      quarries(s, me).length > 0 ? null : { why: 'nothing-to-attack', rule: 'LOCK-COMBAT-03' },
    ways: (s, me) => quarries(s, me).map(quarryWay),
    *resolve(t, me, quarry) {
      gainContamination(t, me)
      yield* wound(t, me, quarry, DESPERATE_DAMAGE)
    },
  },
)

interface Diversion extends Step {
  readonly item: Item
}

const distraction = actionCard(
  'distraction',
  { survivor: 1 },
  {
    cost: 0,
    when: 'combat',
    missing: (s, me) =>
      itemsOf(me).length > 0 ? noWayOut(s, me) : { why: 'no-item', rule: 'LOCK-ESCAPE-06' },
    ways: diversions,
    *resolve(t, me, { item, place, corridor }) {
      giveUp(t, me, item)
      yield* fitHands(t, me)
      yield* enter(t, me, place, { via: corridor, noise: 'roll' })
    },
  },
)

function diversions(s: State, me: Player): Way<Diversion>[] {
  return distinctItems(itemsOf(me)).flatMap((item) =>
    neighbourWays(s, me).map(({ id, targets, choice }) => ({
      id: `${item.id}:${id}`,
      targets: [...targets!, { kind: 'item', id: item.id }],
      given: [item],
      choice: { ...choice, item },
    })),
  )
}

const drawForWounds: Effect<void> = {
  id: 'draw-for-wounds',
  missing: (_s, me) =>
    me.wounds.length > 0 ? null : { why: 'no-serious-wound', rule: 'LOCK-COST-16' },
  ways: (_s, me) => [{ params: { number: me.wounds.length }, choice: undefined }],
  *resolve(t, me) {
    yield* drawCards(t, me, me.wounds.length)
  },
}

const obstinate = actionCard(
  'obstinate',
  { survivor: 1 },
  { cost: 0, when: 'any', ...either(drawForWounds, dressOne) },
)

const ventilationDucts = actionCard(
  'ventilation-ducts',
  { survivor: 1 },
  {
    cost: 1,
    when: 'calm',
    missing: noEntrance,
    ways: (s, me) => ductGoals(s, me).map(placeWay),
    *resolve(t, me, place) {
      yield* crawlTo(t, me, place, true)
    },
  },
)

export const SURVIVOR_CARDS: readonly ActionCard[] = [
  desperateAttack,
  distraction,
  obstinate,
  ventilationDucts,
]
