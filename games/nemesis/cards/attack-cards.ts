import type { AttackCard } from '@bulkhead/hull/cards/attack-card.ts'
import { drawToken, returnToken } from '@bulkhead/hull/encounter.ts'
import { intruderFigure } from '@bulkhead/hull/figures.ts'
import { gainContamination } from '@bulkhead/hull/hand.ts'
import { surpriseAttack } from '@bulkhead/hull/intruder-attack.ts'
import { changeToken, placeIntruder } from '@bulkhead/hull/intruders.ts'
import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { slime } from '@bulkhead/hull/markers.ts'
import { charactersInOrder, isAwake } from '@bulkhead/hull/queries.ts'
import { rulesOf } from '@bulkhead/hull/ruleset.ts'
import type { Intruder, Player } from '@bulkhead/hull/state.ts'
import { kill, lightWounds, seriousWound } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Table } from '../table.ts'

/** The 20 Intruder Attack cards. */

const ALL: readonly IntruderType[] = ['creeper', 'adult', 'breeder', 'queen']
const GROWN: readonly IntruderType[] = ['adult', 'breeder', 'queen']

/** Cards that differ in their blood value only. */
function numbered(
  cards: readonly (readonly [id: string, blood: AttackCard['blood']])[],
  attack: Omit<AttackCard, 'id' | 'blood'>,
): AttackCard[] {
  return cards.map(([id, blood]) => ({ id, blood, ...attack }))
}

/** So many Light Wounds and 1 Contamination card. */
function* scratch(t: Table, { type }: Intruder, me: Player, wounds: number): Rules {
  yield* lightWounds(t, me, type, wounds)
  if (isAwake(me)) gainContamination(t, me)
}

/** Death for whoever has so many Serious Wounds already, dressed ones included; else one more. */
function* maul(t: Table, { type }: Intruder, me: Player, deadly: number): Rules {
  if (me.wounds.length >= deadly) kill(t, [me], type, 'NEM-ATTACK-06')
  else yield* seriousWound(t, me, type)
}

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

/** Where a Bite wounds only lightly it kills as ever. */
function* bite(t: Table, intruder: Intruder, me: Player): Rules {
  const lightly = intruderFigure(t.state, 'lightBite', false, intruder.type)
  if (lightly && me.wounds.length < 2) yield* lightWounds(t, me, intruder.type)
  else yield* maul(t, intruder, me, 2)
}

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

/** The Creeper becomes a Breeder where a figure is free, for nobody withdraws; it may strike at once. */
function* transform(t: Table, creeper: Intruder, me: Player): Rules {
  const { intruders } = t.state
  const breeders = intruders.filter((one) => one.type === 'breeder').length
  if (breeders === rulesOf(t.state).intruders.breeder.figures) {
    t.log('no-transformation', { intruder: creeper.name }, 'NEM-BAG-12')
    return
  }
  creeper.type = 'breeder'
  creeper.injuries = 0
  changeToken(t, creeper, 'breeder')
  t.log('transforms', { intruder: creeper.name }, 'NEM-ENC-02')
  if (me.hand.length === 0) yield* surpriseAttack(t, creeper, me, 1)
}

const frenzies = numbered(
  [
    ['frenzy-1', 3],
    ['frenzy-2', 4],
  ],
  {
    attackers: ['breeder', 'queen'],
    hit: (t, intruder) => frenzy(t, intruder, charactersInOrder(t.state, intruder.room)),
    hitOthers: (t, intruder, me) =>
      frenzy(
        t,
        intruder,
        charactersInOrder(t.state, intruder.room).filter((player) => player !== me),
      ),
  },
)

/** Those who die of it die together. */
function* frenzy(t: Table, { type }: Intruder, struck: readonly Player[]): Rules {
  const doomed = struck.filter((player) => player.wounds.length >= 2)
  if (doomed.length > 0) kill(t, doomed, type, 'NEM-ATTACK-06')
  for (const player of struck) yield* seriousWound(t, player, type)
}

const slimeAttack: AttackCard = {
  id: 'slime',
  blood: 5,
  attackers: ALL,
  *hit(t, _intruder, me) {
    slime(t, me)
    gainContamination(t, me)
  },
}

const summoning: AttackCard = {
  id: 'summoning',
  blood: 3,
  attackers: ['creeper', 'queen'],
  // One more from the bag; it does not attack now, and noise stays.
  *hit(t, intruder) {
    const token = drawToken(t)
    if (token.type === 'blank') {
      returnToken(t, token, 'NEM-BAG-15')
      return
    }
    const summoned = yield* placeIntruder(t, token.type, intruder.room, token)
    if (!summoned) returnToken(t, token, 'NEM-BAG-12')
  },
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
