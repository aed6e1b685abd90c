import type { Game, Result, Rules } from '@bulkhead/kernel'
import type { Table, Texts } from './table.ts'
import './cards/aliens.ts'
import './cards/bonus.ts'
import './cards/greys.ts'
import './cards/marines.ts'
import './cards/scientists.ts'
import { box } from './box.ts'
import { allCards } from './cards/card.ts'
import { check } from './check.ts'
import { PENDING_SLOTS, SECTORS, SLOTS, TOKEN_LIMITS, UNITS } from './components.ts'
import { redeal } from './redeal.ts'
import { chooseAllianceSectors, layPandoraToken, layRing } from './ring.ts'
import { turn } from './round.ts'
import { placeFirstUnits, placeLastUnits, setup } from './setup.ts'
import { chooseDecks, placeStartingCards } from './starting-cards.ts'
import type { State } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { pointsOf } from './victory.ts'
import { type TheseusView, view } from './view.ts'
import { whyNot } from './why-not.ts'

/** Theseus: The Dark Orbit. */
export const theseus: Game<State, TheseusView, Texts> = {
  ...box,
  version: 3,
  components: { SECTORS, SLOTS, PENDING_SLOTS, UNITS, TOKEN_LIMITS, cards: allCards() },
  text: { en, fr },
  setup,
  step,
  view,
  redeal,
  result,
  whyNot,
  check,
}

const STEPS: Readonly<Record<State['cursor'], (t: Table) => Rules>> = {
  ring: layRing,
  'alliance-sectors': chooseAllianceSectors,
  'pandora-token': layPandoraToken,
  decks: chooseDecks,
  'starting-cards': placeStartingCards,
  'first-units': placeFirstUnits,
  'last-units': placeLastUnits,
  turn,
  over: turn,
}

function step(t: Table): Rules {
  return STEPS[t.state.cursor](t)
}

function result(s: State): Result<Texts> | null {
  if (!s.outcome) return null
  const { winners, reason } = s.outcome
  return { winners, reason, scores: s.players.map((_, seat) => pointsOf(s, seat)) }
}

export type { State as TheseusState } from './state.ts'
export type { TheseusView } from './view.ts'
