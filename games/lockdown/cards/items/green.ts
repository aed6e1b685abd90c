import { either } from '@bulkhead/hull/actions/either.ts'
import { exchangeHand } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { infest, scan } from '@bulkhead/hull/contamination.ts'
import { dressOne, healAllLight } from '@bulkhead/hull/effects.ts'
import { drawCards } from '@bulkhead/hull/hand.ts'
import { GREEN_ITEMS as FROM_NEMESIS } from '@bulkhead/nemesis/cards/items/green.ts'
import { MOST_KNOWLEDGE } from '../../components.ts'
import { lookAtContingency, poolIsEmpty, randomOfPool } from '../../contingencies.ts'
import { item } from '../../declare.ts'
import { gainKnowledge, knows } from '../../knowledge.ts'
import { alike } from '../alike.ts'

/** Green Items: medical. */

const [kit, clothes, spirit, adrenalineShot] = alike(
  FROM_NEMESIS,
  'medkit',
  'clothes-green',
  'alcohol',
  'adrenaline-shot',
)
const medkit: ItemDef = { ...kit, copies: 6 }
const clothesGreen: ItemDef = { ...clothes, copies: 4 }
const alcohol: ItemDef = { ...spirit, copies: 4 }

const skinStapler = item({
  id: 'skin-stapler',
  colour: 'green',
  copies: 5,
  once: true,
  action: { cost: 1, when: 'calm', ...either(dressOne, healAllLight) },
})

const caffeinePills = item({
  id: 'caffeine-pills',
  colour: 'green',
  copies: 4,
  once: true,
  action: {
    cost: 1,
    when: 'any',
    *resolve(t, me) {
      const drawn = (yield* drawCards(t, me, 2)).filter((card) => typeof card === 'number')
      if (drawn.length === 0) return
      const { infected } = scan(t, me, drawn)
      if (infected.length > 0) yield* infest(t, me)
    },
  },
})

const WELL_READ = 5

/** Whoever knew enough before also sees a token of the pool, which goes back. */
const researchDocuments = item({
  id: 'research-documents',
  colour: 'green',
  copies: 2,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    missing: (s, me) =>
      knows(me, MOST_KNOWLEDGE) && poolIsEmpty(s)
        ? { why: 'knows-all', rule: 'LOCK-COST-16' }
        : null,
    *resolve(t, me) {
      const wellRead = knows(me, WELL_READ)
      gainKnowledge(t, me, 1, 'LOCK-KNOW-03')
      if (!wellRead || poolIsEmpty(t.state)) return
      lookAtContingency(t, me, randomOfPool(t), null, 'LOCK-CONTIN-05')
    },
  },
})

const stimulants = item({
  id: 'stimulants',
  colour: 'green',
  copies: 2,
  once: true,
  action: { cost: 1, when: 'any', ...exchangeHand },
})

export const GREEN_ITEMS: readonly ItemDef[] = [
  medkit,
  skinStapler,
  clothesGreen,
  alcohol,
  caffeinePills,
  adrenalineShot,
  researchDocuments,
  stimulants,
]
