import type { Game } from '@bulkhead/kernel'
import { checkShared } from '../../check.ts'
import { PLAYED } from '../../game.ts'
import { redealShared } from '../../redeal.ts'
import type { State } from '../../state.ts'
import { type View, viewOf } from '../../view.ts'
import { RULES, setup } from './rules.ts'
import { en, fr } from './text.ts'

/** A small game of the family, of nothing but shared chapters. */
export const skiff: Game<State, View> = {
  id: 'skiff',
  version: 1,
  components: { tokens: RULES.tokens, printed: RULES.printed },
  seats: { min: 1, max: 3 },
  options: {},
  text: { en, fr },
  refuse: () => null,
  setup,
  ...PLAYED,
  view: viewOf,
  redeal: redealShared,
  check: (s) => checkShared(s),
}
