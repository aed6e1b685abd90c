import { PLAYED } from '@bulkhead/hull/game.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Game } from '@bulkhead/kernel'
import { ALTERNATE_PLAN, STANDARD_PLAN } from './board.ts'
import { box } from './box.ts'
import { check } from './check.ts'
import {
  CSS_TOKENS,
  INTRUDER_TOKENS,
  NIGHT_STALKER_TOKENS,
  SURFACE_TOKENS,
  UNDERGROUND_TOKENS,
} from './components.ts'
import { redeal } from './redeal.ts'
import { ORIGINAL_RULES, RULES } from './rules.ts'
import { setup } from './setup.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { type LockdownView, view } from './view.ts'

/** Nemesis: Lockdown. */
export const lockdown: Game<State, LockdownView> = {
  ...box,
  version: 2,
  components: {
    boards: [STANDARD_PLAN, ALTERNATE_PLAN],
    tokens: [NIGHT_STALKER_TOKENS, INTRUDER_TOKENS, UNDERGROUND_TOKENS, SURFACE_TOKENS, CSS_TOKENS],
    printed: [RULES.printed, ORIGINAL_RULES.printed],
  },
  text: { en, fr },
  setup,
  ...PLAYED,
  view,
  redeal,
  check,
}

export { CITES } from './cites.ts'
export { namesFor } from './text/names.ts'
export type { LockdownPlayer, LockdownView } from './view.ts'
