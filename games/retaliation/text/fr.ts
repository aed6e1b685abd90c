import { renamed } from '@bulkhead/common'
import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'
import { answers } from './fr/answers.ts'
import { briefs } from './fr/briefs.ts'
import { cards } from './fr/cards.ts'
import { events } from './fr/events.ts'
import { intruders } from './fr/intruders.ts'
import { items } from './fr/items.ts'
import { log } from './fr/log.ts'
import { names } from './fr/names.ts'
import { objectives } from './fr/objectives.ts'
import { questions } from './fr/questions.ts'
import { reasons } from './fr/reasons.ts'
import { rooms } from './fr/rooms.ts'
import { table } from './fr/table.ts'
import { tokens } from './fr/tokens.ts'
import { generalNames, ownCards } from './naming.ts'

/** Everything the game says in French. Unbreakable spaces stand before : ; ? and !. */
export const fr: Translation<typeof en> = {
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
  ...generalNames({ ...intruders, ...names, ...rooms, ...items }, 'fr'),
}
