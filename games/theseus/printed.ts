import { dataOf } from '@bulkhead/common'
import './cards/aliens.ts'
import './cards/bonus.ts'
import './cards/greys.ts'
import './cards/marines.ts'
import './cards/scientists.ts'
import { allCards, type CardDef } from './cards/card.ts'
import * as components from './components.ts'

/** What is printed on boards, units and cards, for those who may know the game but must not touch it: bots. */

export const { SECTORS, SLOTS, UNITS } = dataOf({ ...components })

export type PrintedCard = Pick<CardDef, 'id' | 'type' | 'value' | 'duplicates'>

export const CARDS: readonly PrintedCard[] = dataOf(allCards())
