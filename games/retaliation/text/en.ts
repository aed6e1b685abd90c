import { renamed } from '@bulkhead/common'
import type { Dictionary } from '@bulkhead/kernel'
import { answers } from './en/answers.ts'
import { briefs } from './en/briefs.ts'
import { cards } from './en/cards.ts'
import { events } from './en/events.ts'
import { intruders } from './en/intruders.ts'
import { items } from './en/items.ts'
import { log } from './en/log.ts'
import { names } from './en/names.ts'
import { objectives } from './en/objectives.ts'
import { questions } from './en/questions.ts'
import { reasons } from './en/reasons.ts'
import { rooms } from './en/rooms.ts'
import { table } from './en/table.ts'
import { tokens } from './en/tokens.ts'
import { generalNames, ownCards } from './naming.ts'

/** Everything the game says in English. Lay `namesFor(view, 'en')` over it for one reader. */
export const en = {
  ...table,
  ...questions,
  ...answers,
  ...log,
  ...reasons,
  ...names,
  ...rooms,
  ...cards,
  ...items,
  ...tokens,
  ...intruders,
  ...events,
  ...objectives,
  ...briefs,
  ...renamed(cards, 'card', 'by'),
  ...renamed(items, 'item', 'by'),
  ...renamed(rooms, 'room', 'by'),
  ...renamed(names, 'action', 'by'),
  ...renamed(cards, 'card', 'action'),
  ...renamed(items, 'item', 'action'),
  ...renamed(events, 'exploration-text', 'explored'),
  ...renamed(intruders, 'queenHealth-text', 'queenEffect'),
  ...ownCards({ ...cards, ...briefs }),
  ...generalNames({ ...intruders, ...names, ...rooms, ...items }, 'en'),
} as const satisfies Dictionary
