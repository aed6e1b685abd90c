import { dataOf } from '@bulkhead/common'
import type { Game, Result, Rules, Unavailable } from '@bulkhead/kernel'
import { undeclarable } from './actions/declare.ts'
import { box } from './box.ts'
import { check } from './check.ts'
import { BURST_DIE, NOISE_DIE, SHOOT_DIE, SUPPLY, TOKENS } from './components.ts'
import { CORRIDOR_TILES, PRINTED_CORRIDORS } from './corridor-tiles.ts'
import { beltsStep, charactersStep, supportStep } from './draft.ts'
import { PLACES, SLOTS } from './facility.ts'
import { PRINTED } from './packs.ts'
import {
  attacksStep,
  burningStep,
  cleanupStep,
  developmentStep,
  eventStep,
  roundStep,
  type Steps,
} from './phases.ts'
import { redeal } from './redeal.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import type { Table, Texts } from './table.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { turnStep } from './turn.ts'
import { endStep } from './victory.ts'
import { type RetaliationView, view } from './view.ts'

const STEPS: Steps = {
  characters: charactersStep,
  support: supportStep,
  belts: beltsStep,
  round: roundStep,
  turn: turnStep,
  burning: burningStep,
  attacks: attacksStep,
  event: eventStep,
  development: developmentStep,
  cleanup: cleanupStep,
  end: endStep,
}

/** Nemesis: Retaliation. */
export const retaliation: Game<State, RetaliationView, Texts> = {
  ...box,
  version: 3,
  components: dataOf({
    slots: SLOTS,
    places: PLACES,
    corridors: [CORRIDOR_TILES, PRINTED_CORRIDORS],
    dice: [NOISE_DIE, SHOOT_DIE, BURST_DIE],
    supply: SUPPLY,
    tokens: TOKENS,
    printed: PRINTED,
  }),
  text: { en, fr },
  setup,
  step,
  view,
  redeal,
  result,
  whyNot,
  check,
}

function step(t: Table): Rules {
  return STEPS[t.state.phase]!(t)
}

function result({ outcome, ending }: State): Result<Texts> | null {
  return outcome && ending ? { winners: outcome.winners, reason: ending } : null
}

function whyNot(s: State, seat: number): Unavailable<Texts>[] {
  if (s.phase !== 'turn') return []
  return undeclarable(s, s.players[seat]).map(({ action, missing }) => ({
    what: `action.${action}`,
    ...missing,
  }))
}

export type { State as RetaliationState } from './state.ts'
export type { PlayerView, RetaliationView } from './view.ts'
