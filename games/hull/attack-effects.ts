import type { Rules } from '@bulkhead/kernel'
import type { AttackCard } from './cards/attack-card.ts'
import { drawToken, returnToken } from './encounter.ts'
import { intruderFigure } from './figures.ts'
import { gainContamination } from './hand.ts'
import { nerveOf, surpriseAttack } from './intruder-attack.ts'
import { changeToken, placeIntruder } from './intruders.ts'
import type { IntruderType } from './kinds.ts'
import { slime } from './markers.ts'
import { charactersInOrder, isAwake } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Intruder, Player } from './state.ts'
import type { Table } from './table.ts'
import { kill, lightWounds, seriousWound } from './wounds.ts'

/** ATTACK: what Attack cards of several games do to the Character that they hit. */

/** The symbols of an Attack card: all but Larvae, and those that are grown. */
export const ALL: readonly IntruderType[] = ['creeper', 'adult', 'breeder', 'queen']
export const GROWN: readonly IntruderType[] = ['adult', 'breeder', 'queen']

/** Cards that differ in their blood value only. */
export function numbered(
  cards: readonly (readonly [id: string, blood: AttackCard['blood']])[],
  attack: Omit<AttackCard, 'id' | 'blood'>,
): AttackCard[] {
  return cards.map(([id, blood]) => ({ id, blood, ...attack }))
}

/** So many Light Wounds and 1 Contamination card. */
export function* scratch(t: Table, { type }: Intruder, me: Player, wounds: number): Rules {
  yield* lightWounds(t, me, type, wounds)
  if (isAwake(me)) gainContamination(t, me)
}

/** Death for whoever has so many Serious Wounds already, dressed ones included; else one more. */
export function* maul(t: Table, { type }: Intruder, me: Player, deadly: number): Rules {
  if (me.wounds.length >= deadly) yield* kill(t, [me], type, 'NEM-ATTACK-06')
  else yield* seriousWound(t, me, type)
}

/** Where it wounds only lightly it kills as ever. */
export function* bite(t: Table, intruder: Intruder, me: Player): Rules {
  const lightly = intruderFigure(t.state, 'lightBite', false, intruder.type, [me])
  if (lightly && me.wounds.length < 2) yield* lightWounds(t, me, intruder.type)
  else yield* maul(t, intruder, me, 2)
}

/** The Creeper becomes a Breeder where a figure is free, for nobody withdraws; it may strike at once. */
export function* transform(t: Table, creeper: Intruder, me: Player): Rules {
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
  if (nerveOf(t.state, me) <= 0) yield* surpriseAttack(t, creeper, me, 1)
}

/** It strikes everybody in the room. */
export const FRENZY: Pick<AttackCard, 'attackers' | 'hit' | 'hitOthers'> = {
  attackers: ['breeder', 'queen'],
  hit: (t, intruder) => frenzy(t, intruder, charactersInOrder(t.state, intruder.room)),
  hitOthers: (t, intruder, me) =>
    frenzy(
      t,
      intruder,
      charactersInOrder(t.state, intruder.room).filter((player) => player !== me),
    ),
}

/** Those who die of it die together. */
function* frenzy(t: Table, { type }: Intruder, struck: readonly Player[]): Rules {
  const doomed = struck.filter((player) => player.wounds.length >= 2)
  if (doomed.length > 0) yield* kill(t, doomed, type, 'NEM-ATTACK-06')
  for (const player of struck) yield* seriousWound(t, player, type)
}

/** A Slime marker and 1 Contamination card. */
export function drool(t: Table, me: Player): void {
  slime(t, me)
  gainContamination(t, me)
}

/** One more from the bag; it does not attack now, and noise stays. */
export function* summon(t: Table, { room }: Intruder): Rules {
  const token = drawToken(t)
  if (token.type === 'blank') {
    returnToken(t, token, 'NEM-BAG-15')
    return
  }
  const summoned = yield* placeIntruder(t, token.type, room, token)
  if (!summoned) returnToken(t, token, 'NEM-BAG-12')
}
