import type { Translation } from '@bulkhead/kernel'
import type { en } from './en.ts'
import { actions } from './fr/actions.ts'
import { answers } from './fr/answers.ts'
import { cards } from './fr/cards.ts'
import { log } from './fr/log.ts'
import { names } from './fr/names.ts'
import { questions } from './fr/questions.ts'
import { reasons } from './fr/reasons.ts'

/** What the shared chapters say in French. */
export const fr: Translation<typeof en> = {
  ...questions,
  ...answers,
  ...log,
  ...reasons,
  ...names,
  ...actions,
  ...cards,
}
