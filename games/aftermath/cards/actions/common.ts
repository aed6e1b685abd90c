import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { breakRoom, destroyClosedDoor } from '@bulkhead/hull/card-effects.ts'
import { COMMON_CARDS as NEMESIS_COMMON } from '@bulkhead/nemesis/cards/actions/common.ts'
import { actionCard } from '../../declare.ts'
import { destroyTurret } from '../../turrets.ts'

/** Action cards of Nemesis that the Characters of this box have too. */

const COPIES: Readonly<Record<string, ActionCard['copies']>> = {
  search: { ceo: 2, android: 2, psychologist: 2, 'bounty-hunter': 2, convict: 2 },
  rest: { ceo: 1, psychologist: 1, 'bounty-hunter': 1 },
  interruption: { ceo: 1, android: 1, psychologist: 1, 'bounty-hunter': 1, convict: 1 },
  demolition: { android: 1, psychologist: 1, 'bounty-hunter': 1, convict: 1 },
  'basic-repairs': { psychologist: 1, 'bounty-hunter': 1, convict: 1 },
  repairs: { android: 1 },
}

/** AFT-TURRET-10: a Turret too can be destroyed. */
export const DEMOLITION = either(destroyClosedDoor, breakRoom, destroyTurret)

const demolition = actionCard('demolition', {}, { cost: 0, when: 'any', ...DEMOLITION })

export const COMMON_CARDS: readonly ActionCard[] = NEMESIS_COMMON.map(({ copies, ...card }) => ({
  ...(card.id === demolition.id ? demolition : card),
  copies: { ...copies, ...COPIES[card.id] },
}))
