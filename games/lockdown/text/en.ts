import { en as chapters } from '@bulkhead/hull/text/en.ts'
import { renamed } from '@bulkhead/hull/text/renamed.ts'
import type { Dictionary } from '@bulkhead/kernel'
import { answers } from './en/answers.ts'
import { briefs } from './en/briefs.ts'
import { cards } from './en/cards.ts'
import { crew } from './en/crew.ts'
import { events } from './en/events.ts'
import { intruders } from './en/intruders.ts'
import { items } from './en/items.ts'
import { log } from './en/log.ts'
import { names } from './en/names.ts'
import { objectives } from './en/objectives.ts'
import { questions } from './en/questions.ts'
import { reasons } from './en/reasons.ts'
import { rooms } from './en/rooms.ts'
import { surface } from './en/surface.ts'
import { table } from './en/table.ts'
import { generalNames } from './naming.ts'

/** Everything the game says in English. Lay `namesFor(view, 'en')` over it for one reader. */
export const en = {
  ...chapters,
  ...table,
  ...questions,
  ...answers,
  ...log,
  ...reasons,
  ...names,
  ...rooms,
  ...cards,
  ...items,
  ...intruders,
  ...events,
  ...objectives,
  ...surface,
  ...crew,
  ...briefs,
  ...renamed(cards, 'card', 'action'),
  ...renamed(crew, 'card', 'action'),
  ...renamed(crew, 'item', 'action'),
  ...renamed(items, 'item', 'action'),
  ...renamed(rooms, 'tile', 'action'),
  ...generalNames({ ...chapters, ...names, ...rooms, ...intruders }, 'en'),
} as const satisfies Dictionary
