import { plain } from '@bulkhead/hull/choices.ts'
import { attackStep, bagStep, eventStep, fireStep } from '@bulkhead/hull/event-phase.ts'
import { EXPLORATION } from '@bulkhead/hull/movement.ts'
import { inRoom, seatOf } from '@bulkhead/hull/queries.ts'
import { reviveFallen } from '@bulkhead/hull/reviving.ts'
import { countRound, drawHands, startTurns } from '@bulkhead/hull/round.ts'
import { type Free, nextPhase, ruleset, type TurnChoice } from '@bulkhead/hull/ruleset.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { turn } from '@bulkhead/hull/turn.ts'
import { checkContamination, checkObjectives, victoryCheck } from '@bulkhead/hull/victory.ts'
import type { Rules } from '@bulkhead/kernel'
import { letAirIn } from './airlock.ts'
import { SHIPS } from './board.ts'
import {
  COMBAT_DIE,
  EXPLORATION_TOKENS,
  HAND_SIZE,
  INTRUDERS,
  NOISE_DIE,
  SUPPLY,
  TOKENS,
} from './components.ts'
import { becomeIntruderPlayer, intruderPlayerDraws, intruderPlayerTurn } from './intruder-player.ts'
import { type OwnFacts, own } from './own.ts'
import { PRINTED } from './packs.ts'
import { launch, leavePod, leavePods, sectionOf, unlockAll } from './pods.ts'
import { draft } from './setup.ts'
import type { Table, Texts } from './table.ts'
import { timeStep } from './time.ts'
import { checkCoordinates, checkEngines, leaveTheShip } from './victory.ts'

/** What Nemesis answers where the chapters ask. */
export const RULES = ruleset({
  id: 'nemesis',
  printed: PRINTED,
  ships: SHIPS,
  nest: 'nest',
  supply: SUPPLY,
  tokens: TOKENS,
  explorationTokens: EXPLORATION_TOKENS,
  intruders: INTRUDERS,
  noiseDie: NOISE_DIE,
  combatDie: COMBAT_DIE,
  steps: {
    draft,
    round: startRound,
    turn,
    time: timeStep,
    attacks: attackStep,
    fire: fireStep,
    event: eventStep,
    bag: bagStep,
    victory: victoryCheck,
  },
  after: {
    draft: () => 'round',
    round: () => 'turn',
    turn: () => 'time',
    time: (s) => (isPlayed(s) || own(s).attacksSkipped ? 'fire' : 'attacks'),
    attacks: () => 'fire',
    fire: (s) => (isPlayed(s) ? 'round' : 'event'),
    event: () => 'bag',
    bag: () => 'round',
  },
  exploration: EXPLORATION,
  addFree: addFreeInPods,
  ground: (s, me) => sectionOf(s, own(s).pods[me.pod]),
  otherTurns: {
    takes: (s, seat) => isPlayed(s) && own(s).intruderPlayer!.seat === seat,
    turn: intruderPlayerTurn,
  },
  *numberOf(_t, token) {
    return token.number
  },
  died,
  arrived: (t, { room }) => leavePods(t, room),
  opened: letAirIn,
  facts: (s): OwnFacts => ({ arrival: own(s).arrival, autopsy: own(s).autopsy }),
  ends: leaveTheShip,
  checks: [checkEngines, checkCoordinates, checkContamination, checkObjectives],
})

/** The Intruder player has the place of the Event phase's attacks, event and bag (NEM-MODE-INTR-15). */
function isPlayed(s: State): boolean {
  return own(s).intruderPlayer?.active === true
}

function* startRound(t: Table): Rules {
  nextPhase(t.state)
  countRound(t)
  reviveFallen(t, 'emergency-room')
  yield* drawHands(t, HAND_SIZE)
  intruderPlayerDraws(t)
  startTurns(t)
}

/** NEM-POD-11: somebody in a pod may leave it, or launch it in a first turn. */
function addFreeInPods(choices: TurnChoice[], s: State, me: Player): void {
  if (inRoom(me)) return
  choices.push(LEAVE_POD)
  const first = s.turn.fresh.includes(seatOf(s, me)) && s.turn.taken === 0
  if (first && !own(s).pods[me.pod].locked) choices.push(LAUNCH)
}

const LEAVE_POD: Free<Texts> = {
  option: plain('leave-pod'),
  *act(t, me) {
    leavePod(t, me)
  },
}

const LAUNCH: Free<Texts> = {
  option: plain('launch'),
  *act(t, me) {
    launch(t, own(t.state).pods[me.pod])
  },
}

/** NEM-FIRST-07, NEM-MODE-INTR-01: the first death opens the pods, and may make an Intruder player. */
function* died(t: Table, [first]: readonly Player[]): Rules {
  const s = t.state
  if (s.firstDeath) return
  s.firstDeath = true
  unlockAll(t, 'NEM-FIRST-07')
  becomeIntruderPlayer(t, first)
}
