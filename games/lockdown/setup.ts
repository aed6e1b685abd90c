import { type Hidden, hiddenPile, listed } from '@bulkhead/common'
import { chooseCharacters, type Draft } from '@bulkhead/hull/draft.ts'
import type { Token } from '@bulkhead/hull/kinds.ts'
import { copiesOf, type Printed } from '@bulkhead/hull/pack.ts'
import { placeOf } from '@bulkhead/hull/queries.ts'
import {
  dealOpenObjectives,
  dealSecretObjectives,
  fillBag,
  type LaidTiles,
  layDecks,
  newCrew,
  newRoom,
  newState,
} from '@bulkhead/hull/setup.ts'
import { type Mode, NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Options, Rng, Rules } from '@bulkhead/kernel'
import { type LockdownPlan, PLANS, SHIPS } from './board.ts'
import { COMPUTER_CARDS } from './cards/computer-actions.ts'
import { CONTINGENCIES } from './cards/contingencies.ts'
import { SURFACE_CARDS } from './cards/surface-cards.ts'
import {
  ALTERNATIVES,
  CHARACTERS,
  CONTAMINATION_CARDS,
  CSS_SPACES,
  CSS_TOKENS,
  EGGS_AT_START,
  FIRST_SPACE,
  INTRUDER_TOKENS,
  NEMESIS_SURVIVORS,
  NIGHT_STALKER_TOKENS,
  STARTING_BAG,
  SUPPLY,
  SURFACE_TOKENS,
  UNDERGROUND_TOKENS,
  WEAKNESS_PLACES,
} from './components.ts'
import { layNew } from './computers.ts'
import {
  type CssToken,
  type Own,
  type OwnPlayer,
  own,
  ownOf,
  POWER_PLACES,
  type PowerToken,
} from './own.ts'
import { PRINTED, PRINTED_ORIGINAL } from './packs.ts'
import { airlocks } from './sections.ts'
import type { Table } from './table.ts'

/** SETUP: the board and the crew. Only the choice of Characters asks anybody. */

export function modeOf(options: Options, seats: number): Mode {
  return seats === 1 ? 'solo' : (options.mode as Mode)
}

/** LOCK-MODE-INTR-01: the original Intruders have cards and tokens of their own. */
export function isOriginal(options: Options): boolean {
  return options.intruders === 'original'
}

export function setup(options: Options, seats: number, rng: Rng): State {
  const board = options.board as string
  const original = isOriginal(options)
  const printed = original ? PRINTED_ORIGINAL : PRINTED
  const adults = Array<Token['type']>(seats).fill('adult')
  const tokens = original ? INTRUDER_TOKENS : NIGHT_STALKER_TOKENS
  const s = newState({
    ruleset: original ? 'lockdown/original' : 'lockdown',
    mode: modeOf(options, seats),
    board,
    phase: 'draft',
    ship: SHIPS[board],
    weaknesses: {
      cards: rng.shuffle(Object.keys(printed.weaknesses)),
      slots: Object.keys(WEAKNESS_PLACES),
    },
    tiles: layTiles(PLANS[board], printed, rng),
    tokens: fillBag(tokens, [...STARTING_BAG, ...adults], rng),
    decks: layDecks(printed, CONTAMINATION_CARDS, rng),
    eggs: { onBoard: EGGS_AT_START, supply: SUPPLY.eggs - EGGS_AT_START },
    players: newCrew(seats, printed, rng),
    roles: rng.shuffle(CHARACTERS.map(({ id }) => id)),
    own: layOwn(options, rng),
  })
  s.time = FIRST_SPACE
  // LOCK-SETUP-13, LOCK-MODE-INTR-04
  s.weaknesses.first.found = !original
  placePieces(s)
  layNew({ state: s, rng }, rng.shuffle(COMPUTER_CARDS.map(({ id }) => id)))
  for (const player of s.players) player.own = newOwnPlayer()
  dealContingencies(s, rng)
  dealObjectives(s, printed, rng)
  return s
}

function layOwn(options: Options, rng: Rng): Own {
  const css = rng.shuffle([...CSS_TOKENS])
  return {
    draft: options.draft as Draft,
    alternatives: options.alternatives as boolean,
    timeActive: false,
    power: layPower(rng),
    css: listed(
      CSS_SPACES,
      (space): CssToken => ({ id: css.pop()!, seen: [], space, used: false }),
    ),
    cssLeft: listed(css, (id) => ({ id, seen: [] })),
    alert: NONE,
    autodestruction: null,
    gateOpen: false,
    rover: NONE,
    elevator: NONE,
    elevatorStuck: false,
    computer: '',
    computerDeck: [],
    contingency: { id: '', seen: [] },
    pool: [],
    depressurised: NONE,
    analysed: [],
    lightsOut: false,
    surface: hiddenPile(
      SURFACE_CARDS.map(({ id }) => id),
      rng,
    ),
    surfaceDiscard: [],
    surfaceDrawn: [],
    probeArmSpent: false,
  }
}

/** LOCK-SETUP-09, LOCK-SETUP-10: four tokens at random, 1 and 2 with their blue sides up. */
function layPower(rng: Rng): Own['power'] {
  const tokens = rng
    .shuffle([1, 2, 3, 4])
    .map((number): PowerToken => ({ number, on: number <= 2 }))
  return Object.fromEntries(POWER_PLACES.map((place, i) => [place, tokens[i]])) as Own['power']
}

/** LOCK-SETUP-02 to LOCK-SETUP-07, LOCK-MODE-ALT-04, LOCK-MODE-ALT-05 */
function layTiles({ slots }: LockdownPlan, printed: Printed, rng: Rng): LaidTiles {
  const onBoard = slots.flatMap(({ tile }) => tile ?? [])
  const pile = (kind: string) => {
    const tiles = Object.values(printed.tiles).filter((tile) => tile.kind === kind)
    return rng.shuffle(tiles.map(({ id }) => id).filter((id) => !onBoard.includes(id)))
  }
  const piles = { '1': pile('1'), '2': pile('2') }
  const tokens = rng.shuffle([...UNDERGROUND_TOKENS])
  const surface = rng.shuffle([...SURFACE_TOKENS])
  const rooms = listed(slots, ({ kind, tile, surface: outside, building }) => {
    const laid = tile ?? piles[kind as '1' | '2'].pop()!
    const open = tile !== undefined && !(outside && !building)
    return newRoom(laid, open ? null : outside ? surface.pop()! : tokens.pop()!)
  })
  return { rooms, box: piles['2'], tokens }
}

/** LOCK-SETUP-08: the Elevator beside the room of S-02, the Rover at the Exit Airlock of the base. */
function placePieces(s: State): void {
  own(s).elevator = placeOf(s, 'elevator-2')
  own(s).rover = airlocks(s).at(-1)!
}

export function newOwnPlayer(): OwnPlayer {
  return {
    knowledge: 0,
    active: false,
    contingencies: [],
    moved: false,
    boarding: NONE,
    fireproof: false,
  }
}

/** LOCK-SETUP-30 to LOCK-SETUP-32, LOCK-MODE-SOLO-03 */
function dealContingencies(s: State, rng: Rng): void {
  const tokens: Hidden[] = hiddenPile(copiesOf(CONTINGENCIES), rng)
  const each = s.players.length <= 2 ? 2 : 1
  s.players.forEach((player, seat) => {
    for (const token of tokens.splice(-each)) {
      token.seen = [seat]
      ownOf(player).contingencies.push(token)
    }
  })
  own(s).contingency = tokens.pop()!
  own(s).pool = tokens
}

/** LOCK-SETUP-29, LOCK-MODE-SOLO-01, LOCK-MODE-COOP-01 */
function dealObjectives(s: State, printed: Printed, rng: Rng): void {
  if (s.mode === 'semi-coop') dealSecretObjectives(s, printed, ['corporate', 'personal'], rng)
  else dealOpenObjectives(s, printed, { kind: 'group', each: s.mode === 'solo' ? 2 : 1 }, rng)
}

/** LOCK-SETUP-33, LOCK-MODE-CHAR-01; then everybody's Knowledge token lies on the track (LOCK-SETUP-41). */
export function* draft(t: Table): Rules {
  const { draft: way, alternatives } = own(t.state)
  yield* chooseCharacters(t, way, alternatives ? (role) => [role, ALTERNATIVES[role]] : undefined)
  for (const player of t.state.players) ownOf(player).knowledge = knowledgeAtStart(player)
}

export function knowledgeAtStart({ character }: Player): number {
  return NEMESIS_SURVIVORS.has(character) ? 3 : 1
}
