import { PLAYED } from '@bulkhead/hull/game.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Game } from '@bulkhead/kernel'
import { ALTERNATE_PLAN, STANDARD_PLAN } from './board.ts'
import { box } from './box.ts'
import { check } from './check.ts'
import { COORDINATES, EXPLORATION_TOKENS, TOKENS } from './components.ts'
import { redeal } from './redeal.ts'
import { RULES } from './rules.ts'
import { setup } from './setup.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { type NemesisView, view } from './view.ts'

/** Nemesis, the base game. */
export const nemesis: Game<State, NemesisView> = {
  ...box,
  version: 5,
  components: {
    boards: [STANDARD_PLAN, ALTERNATE_PLAN],
    tokens: [TOKENS, EXPLORATION_TOKENS, COORDINATES],
    printed: RULES.printed,
  },
  text: { en, fr },
  setup,
  ...PLAYED,
  view,
  redeal,
  check,
}

export type { CombatFace, IntruderType } from '@bulkhead/hull/kinds.ts'
export { capacityIn } from '@bulkhead/hull/pack.ts'
export type { State as NemesisState } from '@bulkhead/hull/state.ts'
export type { IntruderView, PlayerView, RoomView } from '@bulkhead/hull/view.ts'
export { namesFor } from './text/names.ts'
export type { NemesisView } from './view.ts'
