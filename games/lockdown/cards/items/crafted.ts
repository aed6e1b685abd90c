import { cure } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { charactersIn, intrudersIn } from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Place, State } from '@bulkhead/hull/state.ts'
import { throwFire } from '@bulkhead/hull/throwing.ts'
import { CRAFTED_ITEMS as FROM_NEMESIS } from '@bulkhead/nemesis/cards/items/crafted.ts'
import { item } from '../../declare.ts'
import { alike } from '../alike.ts'

/** Crafted Items: blue. */

const [taser] = alike(FROM_NEMESIS, 'taser')

const antidote = item({
  id: 'antidote',
  colour: 'crafted',
  copies: 3,
  recipe: ['cross', 'flame'],
  once: true,
  action: { cost: 1, when: 'calm', ...cure },
})

const flamethrower = item({
  id: 'flamethrower',
  colour: 'crafted',
  copies: 3,
  recipe: ['flame', 'wrench'],
  heavy: true,
  weapon: { energy: false, capacity: 4, loaded: 4, atLeast: 1, ignites: true },
})

const thermiteCharge = item({
  id: 'thermite-charge',
  colour: 'crafted',
  copies: 3,
  recipe: ['flame', 'battery'],
  once: true,
  action: { cost: 1, when: 'any', ...throwFire('thermite-charge', isWorthIt) },
})

/** LOCK-COST-16: it burns, or hurts somebody. */
function isWorthIt(s: State, place: Place): boolean {
  const { fire, tile } = s.rooms[place]
  const burns = !fire && tileOf(s, tile).burns !== false
  return burns || intrudersIn(s, place).length + charactersIn(s, place).length > 0
}

/** The way to the Bunker and Mars Surface cards look for it. */
const enviroSuit = item({
  id: 'enviro-suit',
  colour: 'crafted',
  copies: 3,
  recipe: ['cloth', 'wrench'],
})

export const CRAFTED_ITEMS: readonly ItemDef[] = [
  antidote,
  taser,
  flamethrower,
  thermiteCharge,
  enviroSuit,
]
