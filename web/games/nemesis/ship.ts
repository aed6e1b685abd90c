import type { Ending } from '@bulkhead/hull/state.ts'
import type { NemesisView } from '@bulkhead/nemesis'

/** What is seen of the Nemesis in every game that is played aboard, whatever is checked at its end. */
export interface ShipView extends Omit<NemesisView, 'ending'> {
  readonly ending: (Ending & Pick<NonNullable<NemesisView['ending']>, 'destination'>) | null
}
