import { either } from '@bulkhead/hull/actions/either.ts'
import { actAtWill, exchangeHand, scanOneAway } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { dressOne, healAllLight, healOne, washSlimeOff } from '@bulkhead/hull/effects.ts'
import { drawCards } from '@bulkhead/hull/hand.ts'
import { item } from '../../declare.ts'

/** Green Items: medical. */

const bandages = item({
  id: 'bandages',
  colour: 'green',
  copies: 7,
  symbol: 'cloth',
  once: true,
  action: { cost: 1, when: 'calm', ...either(dressOne, healAllLight) },
})

const medkit = item({
  id: 'medkit',
  colour: 'green',
  copies: 7,
  symbol: 'cross',
  once: true,
  action: { cost: 1, when: 'calm', ...either(dressOne, healOne) },
})

const syntheticFood = item({
  id: 'synthetic-food',
  colour: 'green',
  copies: 5,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    *resolve(t, me) {
      yield* drawCards(t, me, 2)
    },
  },
})

const adrenalineShot = item({
  id: 'adrenaline-shot',
  colour: 'green',
  copies: 3,
  once: true,
  action: { cost: 1, when: 'any', ...actAtWill },
})

const alcohol = item({
  id: 'alcohol',
  colour: 'green',
  copies: 3,
  symbol: 'flame',
  once: true,
  action: { cost: 1, when: 'calm', ...scanOneAway },
})

const clothesGreen = item({
  id: 'clothes-green',
  colour: 'green',
  copies: 3,
  symbol: 'cloth',
  once: true,
  action: { cost: 1, when: 'calm', ...either(washSlimeOff, dressOne) },
})

const militaryDrugs = item({
  id: 'military-drugs',
  colour: 'green',
  copies: 2,
  once: true,
  action: { cost: 1, when: 'any', ...exchangeHand },
})

export const GREEN_ITEMS: readonly ItemDef[] = [
  bandages,
  medkit,
  syntheticFood,
  adrenalineShot,
  alcohol,
  clothesGreen,
  militaryDrugs,
]
