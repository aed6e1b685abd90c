import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'
import { answers } from './fr/answers.ts'
import { cards } from './fr/cards.ts'
import { items } from './fr/items.ts'
import { log } from './fr/log.ts'
import { names } from './fr/names.ts'
import { questions } from './fr/questions.ts'
import { reasons } from './fr/reasons.ts'
import { rooms } from './fr/rooms.ts'
import { cardNames, renamed, SHORTS, spotNames } from './renamed.ts'

/** Everything the game says in French. */
export const fr: Translation<typeof en> = {
  ...questions,
  ...answers,
  ...log,
  ...reasons,
  ...names,
  ...rooms,
  ...cards,
  ...items,
  ...renamed(cards, 'card', 'by'),
  ...renamed(items, 'item', 'by'),
  ...renamed(rooms, 'room', 'by'),
  ...renamed(names, 'action', 'by'),
  ...renamed(cards, 'card', 'action'),
  ...renamed(items, 'item', 'action'),
  ...cardNames(cards, SHORTS),
  ...spotNames(items, 'la ceinture', 'le Robot'),
}
