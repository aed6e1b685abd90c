import type { Translation } from '@bulkhead/kernel'
import type { crew as english } from '../en/crew.ts'
import { android } from './crew/android.ts'
import { ceo } from './crew/ceo.ts'
import { convict } from './crew/convict.ts'
import { hunter } from './crew/hunter.ts'
import { psychologist } from './crew/psychologist.ts'
import { traits } from './crew/traits.ts'

/** The five Characters of this box, their cards and Items, and all Traits. */
export const crew: Translation<typeof english> = {
  ...ceo,
  ...android,
  ...psychologist,
  ...hunter,
  ...convict,
  ...traits,
}
