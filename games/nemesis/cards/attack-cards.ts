import {
  ALL,
  bite,
  drool,
  FRENZY,
  GROWN,
  maul,
  numbered,
  scratch,
  summon,
  transform,
} from '@bulkhead/hull/attack-effects.ts'
import type { AttackCard } from '@bulkhead/hull/cards/attack-card.ts'

/** The 20 Intruder Attack cards. */

const scratches = numbered(
  [
    ['scratch-1', 2],
    ['scratch-2', 3],
    ['scratch-3', 5],
    ['scratch-4', 6],
  ],
  { attackers: ALL, hit: (t, intruder, me) => scratch(t, intruder, me, 1) },
)

const claws = numbered(
  [
    ['claws-1', 3],
    ['claws-2', 4],
    ['claws-3', 5],
    ['claws-4', 'arrow'],
  ],
  { attackers: GROWN, hit: (t, intruder, me) => scratch(t, intruder, me, 2) },
)

const bites = numbered(
  [
    ['bite-1', 4],
    ['bite-2', 4],
    ['bite-3', 6],
    ['bite-4', 'arrow'],
  ],
  { attackers: GROWN, hit: bite },
)

const tails = numbered(
  [
    ['tail-1', 2],
    ['tail-2', 5],
  ],
  { attackers: ['queen'], hit: (t, intruder, me) => maul(t, intruder, me, 1) },
)

const transformations = numbered(
  [
    ['transformation-1', 4],
    ['transformation-2', 5],
  ],
  { attackers: ['creeper'], hit: transform },
)

const frenzies = numbered(
  [
    ['frenzy-1', 3],
    ['frenzy-2', 4],
  ],
  FRENZY,
)

const slimeAttack: AttackCard = {
  id: 'slime',
  blood: 5,
  attackers: ALL,
  *hit(t, _intruder, me) {
    drool(t, me)
  },
}

const summoning: AttackCard = {
  id: 'summoning',
  blood: 3,
  attackers: ['creeper', 'queen'],
  hit: summon,
}

export const ATTACK_CARDS: readonly AttackCard[] = [
  ...scratches,
  ...claws,
  ...bites,
  ...tails,
  ...transformations,
  ...frenzies,
  slimeAttack,
  summoning,
]
