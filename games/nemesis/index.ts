import { PLAYED } from '@bulkhead/hull/game.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Game, Options } from '@bulkhead/kernel'
import { ALTERNATE_PLAN, STANDARD_PLAN } from './board.ts'
import { check } from './check.ts'
import { COORDINATES, EXPLORATION_TOKENS, TOKENS } from './components.ts'
import { redeal } from './redeal.ts'
import { RULES } from './rules.ts'
import { modeOf, setup } from './setup.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { type NemesisView, view } from './view.ts'

/** Nemesis, the base game. */
export const nemesis: Game<State, NemesisView> = {
  id: 'nemesis',
  version: 4,
  components: {
    boards: [STANDARD_PLAN, ALTERNATE_PLAN],
    tokens: [TOKENS, EXPLORATION_TOKENS, COORDINATES],
    printed: RULES.printed,
  },
  seats: { min: 1, max: 5 },
  options: {
    /** With one player the mode is always solo. */
    mode: { kind: 'choice', values: ['semi-coop', 'coop'], default: 'semi-coop' },
    board: { kind: 'choice', values: ['standard', 'alternate'], default: 'standard' },
    /** The first dead player goes on as the Intruders. */
    intruderPlayer: { kind: 'flag', default: false },
    /** Two Role cards to choose from, or any Character. */
    draft: { kind: 'choice', values: ['roles', 'free'], default: 'roles' },
  },
  text: { en, fr },
  refuse,
  setup,
  ...PLAYED,
  view,
  redeal,
  check,
}

function refuse(options: Options, seats: number): string | null {
  if (options.intruderPlayer === true && modeOf(options, seats) !== 'semi-coop') {
    return 'Only the semi-cooperative game lets the first dead player go on as the Intruders.'
  }
  return null
}

export type { CombatFace, IntruderType } from '@bulkhead/hull/kinds.ts'
export { capacityIn } from '@bulkhead/hull/pack.ts'
export type { State as NemesisState } from '@bulkhead/hull/state.ts'
export type { IntruderView, PlayerView, RoomView } from '@bulkhead/hull/view.ts'
export { namesFor } from './text/names.ts'
export type { NemesisView } from './view.ts'
