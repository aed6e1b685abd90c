import { listed } from '@bulkhead/common'
import { chooseCharacters, type Draft } from '@bulkhead/hull/draft.ts'
import { type Token, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import { placeOf } from '@bulkhead/hull/queries.ts'
import {
  dealOpenObjectives,
  dealSecretObjectives,
  fillBag,
  layDecks,
  layTiles,
  newCrew,
  newState,
} from '@bulkhead/hull/setup.ts'
import { NONE, type State } from '@bulkhead/hull/state.ts'
import type { Options, Rng, Rules } from '@bulkhead/kernel'
import { SHIPS } from './board.ts'
import { modeOf } from './box.ts'
import {
  CONTAMINATION_CARDS,
  COORDINATES,
  EGGS_AT_START,
  EXPLORATION_TOKENS,
  podsInPlay,
  STARTING_BAG,
  SUPPLY,
  TOKENS,
} from './components.ts'
import { type Engine, type Own, own, type Pod } from './own.ts'
import { PRINTED } from './packs.ts'
import type { Table } from './table.ts'

/** SETUP: the board and the crew. Only the choice of Characters asks anybody. */

export function setup(options: Options, seats: number, rng: Rng): State {
  const board = options.board as string
  const ship = SHIPS[board]
  const weaknesses = rng.shuffle(Object.keys(PRINTED.weaknesses))
  const coordinates = rng.shuffle(Object.keys(COORDINATES))
  const tiles = layTiles(ship, PRINTED, EXPLORATION_TOKENS, rng)
  const adults = Array<Token['type']>(seats).fill('adult')
  const tokens = fillBag(TOKENS, [...STARTING_BAG, ...adults], rng)
  const engines = layEngines(rng)
  const decks = layDecks(PRINTED, CONTAMINATION_CARDS, rng)
  const own = newOwn({
    intrudersPlayed: options.intruderPlayer as boolean,
    draft: options.draft as Draft,
    coordinates,
    engines,
    pods: layPods(podsInPlay(seats), rng),
  })
  const s = newState({
    ruleset: 'nemesis',
    mode: modeOf(options, seats),
    board,
    phase: 'draft',
    ship,
    weaknesses: { cards: weaknesses, slots: WEAKNESS_SLOTS },
    tiles,
    tokens,
    decks,
    eggs: { onBoard: EGGS_AT_START, supply: SUPPLY.eggs - EGGS_AT_START },
    players: newCrew(seats, PRINTED, rng),
    roles: rng.shuffle(Object.keys(PRINTED.characters)),
    own,
  })
  s.rooms[placeOf(s, 'hibernatorium')].objects.push('corpse')
  dealObjectives(s, rng)
  return s
}

/** What a ship begins with. */
interface LaidShip extends Pick<Own, 'intrudersPlayed' | 'draft' | 'engines' | 'pods'> {
  /** Every Coordinates card, shuffled. */
  readonly coordinates: string[]
}

export function newOwn({ intrudersPlayed, draft, engines, pods, coordinates }: LaidShip): Own {
  return {
    intrudersPlayed,
    draft,
    engines,
    pods,
    intruderPlayer: null,
    attacksSkipped: false,
    selfDestruct: NONE,
    destination: 1,
    arrival: null,
    coordinates: { id: coordinates.pop()!, seen: [] },
    coordinatesLeft: coordinates,
    depressurised: NONE,
    autopsy: false,
  }
}

/** NEM-SETUP-14: either tile of each Engine may lie on top. */
export function layEngines(rng: Rng): Engine[] {
  return listed([0, 1, 2], () => ({ working: rng.int(2) === 0, seen: [] }))
}

/** NEM-SETUP-11, NEM-SETUP-12: random pods, in rising order to A, B, A, B. */
export function layPods(number: number, rng: Rng): Pod[] {
  const numbers = rng
    .shuffle([1, 2, 3, 4])
    .slice(0, number)
    .sort((a, b) => a - b)
  return listed(numbers, (number, i) => ({
    number,
    section: i % 2 === 0 ? 'a' : 'b',
    locked: true,
    gone: false,
  }))
}

/** NEM-SETUP-33, NEM-MODE-SOLO-01, NEM-MODE-COOP-01 */
export function dealObjectives(s: State, rng: Rng): void {
  if (s.mode === 'semi-coop') dealSecretObjectives(s, PRINTED, ['personal', 'corporate'], rng)
  else dealOpenObjectives(s, PRINTED, { kind: 'group', each: s.mode === 'solo' ? 2 : 1 }, rng)
}

export function draft(t: Table): Rules {
  return chooseCharacters(t, own(t.state).draft)
}
