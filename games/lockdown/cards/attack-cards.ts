import {
  ALL,
  bite,
  drool,
  FRENZY,
  GROWN,
  maul,
  numbered,
  scratch,
  transform,
} from '@bulkhead/hull/attack-effects.ts'
import type { AttackCard } from '@bulkhead/hull/cards/attack-card.ts'
import { eachDiscards, gainContamination } from '@bulkhead/hull/hand.ts'
import { surpriseAttack } from '@bulkhead/hull/intruder-attack.ts'
import type { Intruder, Player } from '@bulkhead/hull/state.ts'
import { lightWounds, seriousWound } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Table } from '../table.ts'

/** The 20 Night Stalker Attack cards. What is `dark` comes on top for whoever is in the dark (LOCK-ATTACK-07). */

const slashes = numbered(
  [
    ['slash-1', 2],
    ['slash-2', 3],
    ['slash-3', 5],
    ['slash-4', 6],
  ],
  {
    attackers: ALL,
    hit: (t, intruder, me) => scratch(t, intruder, me, 1),
    dark: (t, { type }, me) => lightWounds(t, me, type),
  },
)

const bloodyChases = numbered(
  [
    ['bloody-chase-1', 3],
    ['bloody-chase-2', 4],
    ['bloody-chase-3', 'arrow'],
  ],
  {
    attackers: ['creeper', 'adult'],
    hit: (t, intruder, me, { escaping }) =>
      escaping ? seriousWound(t, me, intruder.type) : scratch(t, intruder, me, 1),
    // Where it comes along nobody rolls for noise: the room is not empty.
    *dark(_t, intruder, _me, { escaping, follows }) {
      if (escaping) follows.push(intruder)
    },
  },
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

const claws = numbered(
  [
    ['claws-1', 3],
    ['claws-2', 4],
    ['claws-3', 5],
  ],
  {
    attackers: GROWN,
    hit: (t, intruder, me) => scratch(t, intruder, me, 2),
    *dark(t, _intruder, me) {
      gainContamination(t, me)
    },
  },
)

const tail: AttackCard = {
  id: 'tail',
  blood: 5,
  attackers: ['queen'],
  hit: (t, intruder, me) => maul(t, intruder, me, 1),
}

const transformations = numbered(
  [
    ['transformation-1', 4],
    ['transformation-2', 5],
  ],
  { attackers: ['creeper'], hit: transform, dark: strikeAtOnce },
)

const STARTLED = 3

/** With an empty hand it has been attacked already. */
function* strikeAtOnce(t: Table, intruder: Intruder, me: Player): Rules {
  const { length } = me.hand
  if (intruder.type === 'breeder' && length > 0 && length < STARTLED)
    yield* surpriseAttack(t, intruder, me, STARTLED)
}

const frenzies = numbered(
  [
    ['frenzy-1', 3],
    ['frenzy-2', 4],
  ],
  FRENZY,
)

const slime: AttackCard = {
  id: 'slime',
  blood: 5,
  attackers: ALL,
  *hit(t, _intruder, me) {
    drool(t, me)
  },
  *dark(t: Table, _intruder, me) {
    yield* eachDiscards(t, [me], { prompt: 'loses-card', rule: 'LOCK-ATTACK-07' })
  },
}

export const ATTACK_CARDS: readonly AttackCard[] = [
  ...slashes,
  ...bloodyChases,
  ...bites,
  ...claws,
  tail,
  ...transformations,
  ...frenzies,
  slime,
]
