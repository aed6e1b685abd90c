import { PLAYED } from '@bulkhead/hull/game.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { AnyGame, Game } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { COORDINATES, TOKENS } from '@bulkhead/nemesis/components.ts'
import { PLANS } from './board.ts'
import { box, playOf } from './box.ts'
import { ALERTS } from './cards/alerts.ts'
import { check } from './check.ts'
import { AFTERMATH_TOKENS, CLASSIC_TOKENS, TARGETING } from './components.ts'
import { offers, take } from './offers.ts'
import { redeal } from './redeal.ts'
import { CLASSIC_RULES, EPILOGUE_RULES, INVESTIGATION_RULES } from './rules.ts'
import { setup } from './setup.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { type AftermathView, view } from './view.ts'

/** Nemesis: Aftermath. */
export const aftermath: Game<State, AftermathView> = {
  ...box,
  version: 5,
  components: {
    boards: PLANS,
    tokens: [TOKENS, CLASSIC_TOKENS, AFTERMATH_TOKENS, TARGETING, COORDINATES],
    alerts: ALERTS,
    printed: [CLASSIC_RULES, INVESTIGATION_RULES, EPILOGUE_RULES].map(({ printed }) => printed),
  },
  text: { en, fr },
  follows: (options): readonly AnyGame[] =>
    playOf(options) === 'epilogue' ? [nemesis, aftermath] : [],
  setup,
  ...PLAYED,
  offers,
  take,
  view,
  redeal,
  check,
}

export { namesFor } from './text/names.ts'
export type { AftermathPlayer, AftermathRoom, AftermathView } from './view.ts'
