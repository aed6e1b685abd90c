import { renamed } from '@bulkhead/hull/text/renamed.ts'
import type { Translation } from '@bulkhead/kernel'
import { fr as nemesis } from '@bulkhead/nemesis/text/fr.ts'
import type { en } from './en.ts'
import { alerts } from './fr/alerts.ts'
import { crew } from './fr/crew.ts'
import { events } from './fr/events.ts'
import { hourglass } from './fr/hourglass.ts'
import { items } from './fr/items.ts'
import { missions } from './fr/missions.ts'
import { rooms } from './fr/rooms.ts'
import { shuttle } from './fr/shuttle.ts'
import { table } from './fr/table.ts'
import { turrets } from './fr/turrets.ts'
import { generalNames } from './naming.ts'

/** Everything the game says in French. Unbreakable spaces stand before : ; ? and !. */
export const fr: Translation<typeof en> = {
  ...nemesis,
  ...table,
  ...rooms,
  ...items,
  ...turrets,
  ...shuttle,
  ...alerts,
  ...missions,
  ...events,
  ...hourglass,
  ...crew,
  ...renamed(rooms, 'tile', 'action'),
  ...renamed(items, 'item', 'action'),
  ...renamed(crew, 'card', 'action'),
  ...renamed(crew, 'item', 'action'),
  ...generalNames({ ...nemesis, ...rooms, ...crew }, 'fr'),
}
