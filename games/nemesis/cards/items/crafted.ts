import { either } from '@bulkhead/hull/actions/either.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { intruderTarget, playerTarget } from '@bulkhead/hull/choices.ts'
import { purge } from '@bulkhead/hull/contamination.ts'
import { injureAndRepel } from '@bulkhead/hull/damage.ts'
import { discardHand, gainContamination, reshuffle } from '@bulkhead/hull/hand.ts'
import { charactersInOrder, intrudersIn, seatOf } from '@bulkhead/hull/queries.ts'
import type { Intruder, Player } from '@bulkhead/hull/state.ts'
import { type Effect, item } from '../../declare.ts'
import { throwMolotov } from '../../throwing.ts'

/** Crafted Items: blue. */

const antidote = item({
  id: 'antidote',
  colour: 'crafted',
  copies: 3,
  recipe: ['flame', 'cross'],
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    *resolve(t, me) {
      purge(t, me)
      gainContamination(t, me)
      discardHand(t, me, 'NEM-ITEM-20')
      reshuffle(t, me, 'NEM-ITEM-20')
      t.state.turn.passes = true
    },
  },
})

/** 1 injury and a retreat, of which there is only one (NEM-RETREAT-08). */
const shockIntruder: Effect<Intruder> = {
  id: 'shock-intruder',
  ways: (s, me) =>
    intrudersIn(s, me.room).map((intruder) => ({
      id: intruder.name,
      targets: [intruderTarget(intruder)],
      choice: intruder,
    })),
  *resolve(t, _me, intruder) {
    injureAndRepel(t, [intruder], 1)
  },
}

const shockCharacter: Effect<Player> = {
  id: 'shock-character',
  ways: (s, me) =>
    charactersInOrder(s, me.room)
      .filter((other) => other !== me && other.hand.length > 0)
      .map((other) => ({
        id: String(seatOf(s, other)),
        targets: [playerTarget(s, other)],
        choice: other,
      })),
  *resolve(t, _me, other) {
    t.reveal()
    discardHand(t, other, 'NEM-ITEM-20')
  },
}

const taser = item({
  id: 'taser',
  colour: 'crafted',
  copies: 3,
  recipe: ['battery', 'wrench'],
  once: true,
  action: { cost: 1, when: 'any', ...either(shockIntruder, shockCharacter) },
})

const flamethrower = item({
  id: 'flamethrower',
  colour: 'crafted',
  copies: 3,
  recipe: ['flame', 'wrench'],
  heavy: true,
  weapon: { energy: false, capacity: 4, atLeast: 1, ignites: true },
})

const molotovCocktail = item({
  id: 'molotov-cocktail',
  colour: 'crafted',
  copies: 3,
  recipe: ['flame', 'cloth'],
  once: true,
  action: { cost: 1, when: 'any', ...throwMolotov },
})

export const CRAFTED_ITEMS: readonly ItemDef[] = [antidote, taser, flamethrower, molotovCocktail]
