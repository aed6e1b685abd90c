import type { Dictionary } from '@bulkhead/kernel'
import { android } from './crew/android.ts'
import { ceo } from './crew/ceo.ts'
import { convict } from './crew/convict.ts'
import { hunter } from './crew/hunter.ts'
import { psychologist } from './crew/psychologist.ts'
import { traits } from './crew/traits.ts'

/** The five Characters of this box, their cards and Items, and all Traits. */
export const crew = {
  ...ceo,
  ...android,
  ...psychologist,
  ...hunter,
  ...convict,
  ...traits,
} as const satisfies Dictionary
