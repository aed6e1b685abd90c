import type { Options, Rng, Rules } from '@bulkhead/kernel'
import { chooseCharacters } from '../../draft.ts'
import { endGame } from '../../ending.ts'
import { attackStep, bagStep, eventStep, fireStep } from '../../event-phase.ts'
import { type Token, WEAKNESS_SLOTS } from '../../kinds.ts'
import { EXPLORATION } from '../../movement.ts'
import { isAwake, placeOf, seatOf } from '../../queries.ts'
import { countRound, drawHands, startTurns } from '../../round.ts'
import { nextPhase, ruleset } from '../../ruleset.ts'
import {
  dealSecretObjectives,
  fillBag,
  layDecks,
  layTiles,
  newCrew,
  newState,
} from '../../setup.ts'
import { NONE, type State } from '../../state.ts'
import { turn } from '../../turn.ts'
import { checkContamination, checkObjectives, perish, victoryCheck } from '../../victory.ts'
import { SHIPS } from './board.ts'
import { PRINTED } from './cards.ts'
import { CITES } from './cites.ts'
import type { Table } from './text.ts'

/** Six rounds to explore the skiff; whoever is on the bridge when it comes alongside gets away. */

const ROUNDS = 6
const HAND_SIZE = 4

export const TOKENS: readonly Token[] = [
  { type: 'blank', number: 0 },
  ...Array.from({ length: 3 }, (): Token => ({ type: 'larva', number: 1 })),
  ...Array.from({ length: 2 }, (): Token => ({ type: 'creeper', number: 1 })),
  { type: 'adult', number: 2, higher: 3 },
  { type: 'adult', number: 2, higher: 4 },
  { type: 'adult', number: 3 },
  { type: 'adult', number: 4 },
  { type: 'breeder', number: 3 },
  { type: 'queen', number: 4 },
]

const STARTING_BAG: readonly Token['type'][] = ['blank', 'larva', 'creeper', 'adult', 'queen']
const EXPLORATION_TOKENS = [
  'slime-2',
  'doors-3',
  'fire-1',
  'malfunction-2',
  'silence-2',
  'danger-4',
]

export const RULES = ruleset({
  id: 'skiff',
  cites: CITES,
  printed: PRINTED,
  ships: SHIPS,
  nest: 'brood',
  supply: { fire: 1, malfunction: 1, doors: 2, carcasses: 3, eggs: 4 },
  tokens: TOKENS,
  explorationTokens: EXPLORATION_TOKENS,
  intruders: {
    larva: { figures: 2, endurance: 0 },
    creeper: { figures: 2, endurance: 1 },
    adult: { figures: 2, endurance: 1 },
    breeder: { figures: 1, endurance: 2 },
    queen: { figures: 1, endurance: 2 },
  },
  noiseDie: [1, 2, 3, 4, 'danger', 'silence'],
  combatDie: ['miss', 'creeper', 'adult', 'one', 'two'],
  steps: {
    draft: (t) => chooseCharacters(t, 'roles'),
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
    time: () => 'attacks',
    attacks: () => 'fire',
    fire: () => 'event',
    event: () => 'bag',
    bag: () => 'round',
  },
  exploration: EXPLORATION,
  ground: (s) => placeOf(s, 'bridge'),
  // The bilge room is dark.
  *numberOf({ state }, { number, higher = number }, me) {
    return state.rooms[me.room].tile === 'brood' ? higher : number
  },
  *died() {},
  arrived() {},
  opened() {},
  ends: comeAlongside,
  checks: [checkContamination, checkObjectives],
})

export function setup(_options: Options, seats: number, rng: Rng): State {
  const ship = SHIPS.skiff
  const s = newState({
    ruleset: RULES.id,
    mode: 'semi-coop',
    board: 'skiff',
    phase: 'draft',
    ship,
    weaknesses: { cards: rng.shuffle(Object.keys(PRINTED.weaknesses)), slots: WEAKNESS_SLOTS },
    tiles: layTiles(ship, PRINTED, EXPLORATION_TOKENS, rng),
    tokens: fillBag(TOKENS, STARTING_BAG, rng),
    decks: layDecks(PRINTED, { infected: 2, clean: 6 }, rng),
    eggs: { onBoard: 2, supply: RULES.supply.eggs - 2 },
    players: newCrew(seats, PRINTED, rng),
    roles: rng.shuffle(Object.keys(PRINTED.characters)),
    own: null,
  })
  dealSecretObjectives(s, PRINTED, ['wish', 'order'], rng)
  return s
}

function* startRound(t: Table): Rules {
  nextPhase(t.state)
  countRound(t)
  yield* drawHands(t, HAND_SIZE)
  startTurns(t)
}

function* timeStep(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  s.time++
  t.log('time', { left: ROUNDS - s.time }, 'skiff-time')
  if (s.time === ROUNDS) endGame(t, 'alongside', 'skiff-end')
}

function comeAlongside(t: Table): void {
  const s = t.state
  const bridge = placeOf(s, 'bridge')
  for (const player of s.players.filter(isAwake)) {
    if (player.room !== bridge || s.ending!.cause !== 'alongside')
      perish(t, player, 'left-behind', 'skiff-end')
    else {
      Object.assign(player, { fate: 'escaped', room: NONE })
      t.log('gets-away', { seat: seatOf(s, player) }, 'skiff-end')
    }
  }
}
