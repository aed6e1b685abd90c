import { type Data, dataOf } from '@bulkhead/common'
import './cards/aliens.ts'
import './cards/bonus.ts'
import './cards/greys.ts'
import './cards/marines.ts'
import './cards/scientists.ts'
import { allCards, type CardDef } from './cards/card.ts'
import * as components from './components.ts'

/** What is printed, as data without its effects: for all who may know the game but must not touch it. */

export const {
  END_OF_GAME,
  FACTIONS,
  LAST_POINT,
  ROOM_NAMES,
  SECTORS,
  SLOTS,
  TOKEN_LIMITS,
  UNITS,
} = dataOf({ ...components })

/** Those who win by Data points too. */
export const COLLECTS_DATA: readonly components.FactionId[] = dataOf(
  components.FACTIONS.filter(components.collectsData),
)

/** The moments at which a card says that it acts. */
const MOMENTS = ['action', 'stop', 'pass', 'ambush'] as const
export type Moment = (typeof MOMENTS)[number]

export type PrintedCard = Data<CardDef> & { readonly acts: readonly Moment[] }
export type PrintedSector = (typeof SECTORS)[number]
export type PrintedSlot = (typeof SLOTS)[number]

/** Every card, by its id. */
export const CARDS: Readonly<Record<string, PrintedCard>> = dataOf(
  Object.fromEntries(allCards().map((card) => [card.id, { ...card, acts: momentsOf(card) }])),
)

function momentsOf(card: CardDef): Moment[] {
  return MOMENTS.filter((moment) => card[moment] !== undefined)
}

export type { CardType } from './cards/card.ts'
export type { Attack, FactionId, UnitKind } from './components.ts'
