import type { Declared } from '@bulkhead/hull/actions/action.ts'
import { endGame } from '@bulkhead/hull/ending.ts'
import { attackStep, eventStep, fireStep } from '@bulkhead/hull/event-phase.ts'
import { reviveFallen } from '@bulkhead/hull/reviving.ts'
import { countRound, drawHands, startTurns } from '@bulkhead/hull/round.ts'
import { nextPhase, type Ruleset, ruleset } from '@bulkhead/hull/ruleset.ts'
import type { Player } from '@bulkhead/hull/state.ts'
import { turn } from '@bulkhead/hull/turn.ts'
import { checkContamination, checkObjectives, victoryCheck } from '@bulkhead/hull/victory.ts'
import type { Rules } from '@bulkhead/kernel'
import { turnRed } from './autodestruction.ts'
import { bagStep } from './bag.ts'
import { SHIPS } from './board.ts'
import { leavingActions } from './bunker.ts'
import { CITES } from './cites.ts'
import {
  ADVANTAGE_DIE,
  COMBAT_DIE,
  HAND_SIZE,
  INTRUDER_TOKENS,
  INTRUDERS,
  LAST_SPACE,
  NIGHT_STALKER_TOKENS,
  NOISE_DIE,
  SUPPLY,
  SURFACE_DIE,
  SURFACE_TOKENS,
  UNDERGROUND_TOKENS,
} from './components.ts'
import { computerActions } from './computers.ts'
import { returnToPool } from './contingencies.ts'
import { board, cssRoom, launch } from './css.ts'
import { ignoresDark, inTheDark, isLit, numberOf } from './darkness.ts'
import { ownFacts } from './facts.ts'
import { openGate } from './gate.ts'
import { profits } from './knowledge.ts'
import { noiseRemoval } from './noise-removal.ts'
import { own, ownOf } from './own.ts'
import { PRINTED, PRINTED_ORIGINAL } from './packs.ts'
import { passThreshold } from './power.ts'
import { onSurface } from './sections.ts'
import { draft } from './setup.ts'
import { dangerAt, drawSurfaceCard, SURFACE_EXPLORATION } from './surface.ts'
import type { Table } from './table.ts'
import { letAirIn } from './vents.ts'
import { checkContingency, leaveTheBase } from './victory.ts'

/** What Lockdown answers where the chapters ask. */
const LOCKDOWN: Omit<Ruleset, 'id' | 'printed' | 'tokens'> = {
  cites: CITES,
  ships: SHIPS,
  nest: 'nest',
  supply: SUPPLY,
  explorationTokens: [...UNDERGROUND_TOKENS, ...SURFACE_TOKENS],
  intruders: INTRUDERS,
  noiseDie: NOISE_DIE,
  combatDie: COMBAT_DIE,
  surfaceDie: SURFACE_DIE,
  advantageDie: ADVANTAGE_DIE,
  isSurface: onSurface,
  surfaceRolled: drawSurfaceCard,
  dangerAt,
  isLit,
  inTheDark,
  ignoresDark,
  steps: {
    draft,
    round: startRound,
    turn,
    launch,
    time: timeStep,
    silence: noiseRemoval,
    attacks: attackStep,
    fire: fireStep,
    event: nextEvent,
    bag: bagStep,
    victory: victoryCheck,
  },
  after: {
    draft: () => 'round',
    round: () => 'turn',
    turn: () => 'launch',
    launch: () => 'time',
    time: () => 'silence',
    silence: () => 'attacks',
    attacks: () => 'fire',
    fire: () => 'event',
    event: () => 'bag',
    bag: () => 'round',
  },
  exploration: SURFACE_EXPLORATION,
  actions: (s, me) => [...computerActions(s, me), ...leavingActions(s, me)],
  acted,
  turnEnded: board,
  fireWounds: (me) => (ownOf(me).fireproof ? 0 : 1),
  itemsModify: true,
  contaminationReturns: true,
  cancelledItemsLost: true,
  eggsInCombat: false,
  craftedReturn: true,
  anyTrade: true,
  ground: (s, me) => cssRoom(s, me.pod),
  numberOf,
  died,
  arrived() {},
  opened: letAirIn,
  facts: ownFacts,
  ends: leaveTheBase,
  checks: [checkContingency, checkContamination, checkObjectives],
}

export const RULES = ruleset({
  ...LOCKDOWN,
  id: 'lockdown',
  printed: PRINTED,
  tokens: NIGHT_STALKER_TOKENS,
  profits,
})

/** MODE-INTR: a Weakness that is found helps everybody (LOCK-MODE-INTR-07). */
export const ORIGINAL_RULES = ruleset({
  ...LOCKDOWN,
  id: 'lockdown/original',
  printed: PRINTED_ORIGINAL,
  tokens: INTRUDER_TOKENS,
})

function* startRound(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  own(s).elevatorStuck = false
  for (const player of s.players) Object.assign(ownOf(player), { moved: false, fireproof: false })
  countRound(t)
  reviveFallen(t, 'emergency-room')
  yield* drawHands(t, HAND_SIZE)
  startTurns(t)
}

const MOVES: readonly string[] = ['move', 'careful-move']

function acted(_t: Table, me: Player, { action }: Declared): void {
  if (MOVES.includes(action.id)) ownOf(me).moved = true
}

/** LOCK-FIRST-07, LOCK-DEATH-04 */
function* died(t: Table, victims: readonly Player[]): Rules {
  const s = t.state
  for (const player of victims) returnToPool(t, player)
  if (s.firstDeath) return
  s.firstDeath = true
  openGate(t, 'LOCK-FIRST-07')
}

/** LOCK-EVENT-01: the tokens on the space that is left, in their order, then the threshold. */
function* timeStep(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  const left = s.time
  s.time--
  t.log('time', { space: s.time }, 'LOCK-EVENT-01')
  const token = own(s).autodestruction
  if (token?.space === left) {
    if (token.red) endGame(t, 'explosion', 'LOCK-SELFD-05')
    turnRed(t)
  }
  if (own(s).alert === left) endGame(t, 'alert', 'LOCK-ALERT-02')
  passThreshold(t)
  if (s.time === LAST_SPACE) endGame(t, 'purge', 'LOCK-END-02')
}

/** What darkened every light goes with the next Event. */
function* nextEvent(t: Table): Rules {
  own(t.state).lightsOut = false
  yield* eventStep(t)
}
