import { shooting, shotCost } from '@bulkhead/hull/actions/attacking.ts'
import { type ActionCard, reactionCard } from '@bulkhead/hull/actions/card.ts'
import { coverFire } from '@bulkhead/hull/actions/cover.ts'
import { intruderTarget } from '@bulkhead/hull/choices.ts'
import { shoot } from '@bulkhead/hull/combat.ts'
import { isEnergyWeapon, weaponWays } from '@bulkhead/hull/effects.ts'
import { intrudersIn } from '@bulkhead/hull/queries.ts'
import type { Item } from '@bulkhead/hull/state.ts'
import { actionCard } from '../../declare.ts'

/** The Soldier's own Action cards. */

const coveringFire = actionCard(
  'covering-fire',
  { soldier: 1 },
  { cost: 0, when: 'combat', ...coverFire(true) },
)

const loadedRifle = (weapon: Item) => weapon.id === 'assault-rifle' && weapon.ammo > 0

const fullAuto = actionCard(
  'full-auto',
  { soldier: 1 },
  {
    cost: 0,
    when: 'combat',
    missing: (s, me) =>
      weaponWays(s, me, loadedRifle).length > 0
        ? null
        : { why: 'no-loaded-rifle', rule: 'NEM-SHOOT-01' },
    ways: (s, me) =>
      weaponWays(s, me, loadedRifle).flatMap(({ choice: weapon }) =>
        intrudersIn(s, me.room).map((intruder) => ({
          id: intruder.name,
          targets: [intruderTarget(intruder)],
          extra: shotCost(s, me),
          choice: { weapon, intruder },
        })),
      ),
    *resolve(t, me, { weapon, intruder }) {
      const { ammo } = weapon
      yield* shoot(t, me, weapon, intruder, { ammo, injuries: Math.floor(ammo / 2) })
    },
  },
)

const nervesOfSteel = reactionCard('nerves-of-steel', { soldier: 1 }, 'surprised')

const aimedShot = actionCard(
  'aimed-shot',
  { soldier: 1 },
  { ...shooting(isEnergyWeapon, { reroll: true }), cost: 0, when: 'combat' },
)

export const SOLDIER_CARDS: readonly ActionCard[] = [
  coveringFire,
  fullAuto,
  nervesOfSteel,
  aimedShot,
]
