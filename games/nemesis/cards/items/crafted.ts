import { either } from '@bulkhead/hull/actions/either.ts'
import { cure, shockCharacter, shockIntruder } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { intrudersIn } from '@bulkhead/hull/queries.ts'
import type { Place, State } from '@bulkhead/hull/state.ts'
import { throwFire } from '@bulkhead/hull/throwing.ts'
import { item } from '../../declare.ts'

/** Crafted Items: blue. */

const antidote = item({
  id: 'antidote',
  colour: 'crafted',
  copies: 3,
  recipe: ['flame', 'cross'],
  once: true,
  action: { cost: 1, when: 'calm', ...cure },
})

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
  action: { cost: 1, when: 'any', ...throwFire('molotov-cocktail', isOccupied) },
})

/** It is thrown at somebody. */
function isOccupied(s: State, place: Place): boolean {
  return intrudersIn(s, place).length > 0
}

export const CRAFTED_ITEMS: readonly ItemDef[] = [antidote, taser, flamethrower, molotovCocktail]
