import type { Game, Options, Result, Rules } from '@bulkhead/kernel'
import type { Table, Texts } from './table.ts'
import './cards/aliens.ts'
import './cards/bonus.ts'
import './cards/greys.ts'
import './cards/marines.ts'
import './cards/scientists.ts'
import { allCards } from './cards/card.ts'
import { check } from './check.ts'
import { FACTIONS, PENDING_SLOTS, SECTORS, SLOTS, TOKEN_LIMITS, UNITS } from './components.ts'
import { redeal } from './redeal.ts'
import { chooseAllianceSectors, layPandoraToken, layRing } from './ring.ts'
import { turn } from './round.ts'
import { modeOf, placeFirstUnits, placeLastUnits, setup } from './setup.ts'
import { chooseDecks, placeStartingCards } from './starting-cards.ts'
import type { State } from './state.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { pointsOf } from './victory.ts'
import { type TheseusView, view } from './view.ts'
import { whyNot } from './why-not.ts'

/** Theseus: The Dark Orbit. */
export const theseus: Game<State, TheseusView, Texts> = {
  id: 'theseus',
  version: 3,
  components: { SECTORS, SLOTS, PENDING_SLOTS, UNITS, TOKEN_LIMITS, cards: allCards() },
  seats: { min: 2, max: 4 },
  options: {
    /** Four players: everybody for themselves, or two alliances. */
    mode: { kind: 'choice', values: ['deathmatch', 'team'], default: 'deathmatch' },
    factions: { kind: 'perSeat', values: [...FACTIONS, 'random'], default: 'random' },
    /** Highest difficulty level of the cards used. */
    level: { kind: 'choice', values: ['0', '1', '2', '3'], default: '3' },
    /** Three installed cards at the start instead of one. */
    threeCards: { kind: 'flag', default: false },
    decks: { kind: 'choice', values: ['random', 'chosen'], default: 'random' },
    /** The death-match's ring of Sectors: the catalogue's, a random one, or the players' own. */
    ring: { kind: 'choice', values: ['printed', 'random', 'players'], default: 'printed' },
  },
  text: { en, fr },
  refuse,
  setup,
  step,
  view,
  redeal,
  result,
  whyNot,
  check,
}

function refuse(options: Options, seats: number): string | null {
  const named = (options.factions as readonly string[]).filter((faction) => faction !== 'random')
  if (new Set(named).size !== named.length) return 'A faction has at most one player.'
  if (options.mode === 'team' && seats !== 4) return 'The team game takes four players.'
  if (options.ring !== 'printed' && modeOf(options, seats) !== 'deathmatch') {
    return 'Only the death-match leaves the order of the Sectors free.'
  }
  return null
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
