import { renamed } from '@bulkhead/hull/text/renamed.ts'
import type { Dictionary } from '@bulkhead/kernel'
import { en as nemesis } from '@bulkhead/nemesis/text/en.ts'
import { alerts } from './en/alerts.ts'
import { crew } from './en/crew.ts'
import { events } from './en/events.ts'
import { hourglass } from './en/hourglass.ts'
import { items } from './en/items.ts'
import { missions } from './en/missions.ts'
import { rooms } from './en/rooms.ts'
import { shuttle } from './en/shuttle.ts'
import { table } from './en/table.ts'
import { turrets } from './en/turrets.ts'
import { generalNames } from './naming.ts'

/** Everything the game says in English. Lay `namesFor(view, 'en')` over it for one reader. */
export const en = {
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
  ...generalNames({ ...nemesis, ...rooms, ...crew }, 'en'),
} as const satisfies Dictionary
