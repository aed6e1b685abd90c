import type { Dictionary } from '@bulkhead/kernel'
import { answers } from './en/answers.ts'
import { cards } from './en/cards.ts'
import { items } from './en/items.ts'
import { log } from './en/log.ts'
import { names } from './en/names.ts'
import { questions } from './en/questions.ts'
import { reasons } from './en/reasons.ts'
import { rooms } from './en/rooms.ts'
import { cardNames, renamed, SHORTS, spotNames } from './renamed.ts'

/** Everything the game says in English. */
export const en = {
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
  ...spotNames(items, 'the belt', 'the Robot'),
} as const satisfies Dictionary
