import type { Dictionary } from '@bulkhead/kernel'
import { actions } from './en/actions.ts'
import { answers } from './en/answers.ts'
import { cards } from './en/cards.ts'
import { log } from './en/log.ts'
import { names } from './en/names.ts'
import { questions } from './en/questions.ts'
import { reasons } from './en/reasons.ts'

/** What the shared chapters say in English: a part of what each game of the family says. */
export const en = {
  ...questions,
  ...answers,
  ...log,
  ...reasons,
  ...names,
  ...actions,
  ...cards,
} as const satisfies Dictionary
