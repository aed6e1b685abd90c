import { fr as chapters } from '@bulkhead/hull/text/fr.ts'
import { renamed } from '@bulkhead/hull/text/renamed.ts'
import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'
import { answers } from './fr/answers.ts'
import { briefs } from './fr/briefs.ts'
import { cards } from './fr/cards.ts'
import { crew } from './fr/crew.ts'
import { events } from './fr/events.ts'
import { intruders } from './fr/intruders.ts'
import { items } from './fr/items.ts'
import { log } from './fr/log.ts'
import { names } from './fr/names.ts'
import { objectives } from './fr/objectives.ts'
import { questions } from './fr/questions.ts'
import { reasons } from './fr/reasons.ts'
import { rooms } from './fr/rooms.ts'
import { surface } from './fr/surface.ts'
import { table } from './fr/table.ts'
import { generalNames } from './naming.ts'

/** Everything the game says in French. Unbreakable spaces stand before : ; ? and !. */
export const fr: Translation<typeof en> = {
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
  ...generalNames({ ...chapters, ...names, ...rooms, ...intruders }, 'fr'),
}
