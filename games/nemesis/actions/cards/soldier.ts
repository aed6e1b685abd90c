import { intruderTarget } from '../../choices.ts'
import { shoot } from '../../combat.ts'
import { isEnergyWeapon, weaponWays } from '../../effects.ts'
import { intrudersIn } from '../../queries.ts'
import type { Item } from '../../state.ts'
import { shooting } from '../attacks.ts'
import { type ActionCard, actionCard, reactionCard } from '../card.ts'
import { coverFire } from '../cover.ts'

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
