import { type Token, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import type { Defs, Printed } from '@bulkhead/hull/pack.ts'
import { placeOf } from '@bulkhead/hull/queries.ts'
import { fillBag, layDecks, layTiles, newCrew, newState } from '@bulkhead/hull/setup.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Options, Rng } from '@bulkhead/kernel'
import { modeOf } from '@bulkhead/nemesis/box'
import {
  CONTAMINATION_CARDS,
  EGGS_AT_START,
  EXPLORATION_TOKENS,
  podsInPlay,
  STARTING_BAG,
  SUPPLY,
  TOKENS,
} from '@bulkhead/nemesis/components.ts'
import { dealObjectives, layPods } from '@bulkhead/nemesis/setup.ts'
import { SHIPS } from '../board.ts'
import { CRAFTED_ITEMS } from '../cards/items/crafted.ts'
import { CLASSIC_TOKENS } from '../components.ts'
import { own } from '../own.ts'
import { CLASSIC } from '../packs.ts'
import { ROOMS_TWO } from '../rooms/twos.ts'
import { addOwn, layOwn, ROLES } from './shared.ts'

/** MIX: a game of Nemesis with what this box adds to it. */

const NEW_ROOMS = ROOMS_TWO.map(({ id }) => id)

/** The Crafted Items of this box come with the Crafting Room. */
const WITHOUT_NEW_ROOMS: Printed = {
  ...CLASSIC,
  tiles: without(CLASSIC.tiles, NEW_ROOMS),
  items: without(
    CLASSIC.items,
    CRAFTED_ITEMS.map(({ id }) => id),
  ),
}

function without<T>(all: Defs<T>, ids: readonly string[]): Defs<T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)))
}

export function layClassic(options: Options, seats: number, rng: Rng): State {
  const board = options.board as string
  const ship = SHIPS[board]
  const rooms = options.rooms as boolean
  const printed = rooms ? CLASSIC : WITHOUT_NEW_ROOMS
  const tokens = options.turrets ? CLASSIC_TOKENS : EXPLORATION_TOKENS
  const adults = Array<Token['type']>(seats).fill('adult')
  const s = newState({
    ruleset: 'aftermath/classic',
    mode: modeOf(options, seats),
    board,
    phase: 'draft',
    ship,
    weaknesses: { cards: rng.shuffle(Object.keys(CLASSIC.weaknesses)), slots: WEAKNESS_SLOTS },
    tiles: layTiles(ship, printed, tokens, rng),
    tokens: fillBag(TOKENS, [...STARTING_BAG, ...adults], rng),
    decks: layDecks(printed, CONTAMINATION_CARDS, rng),
    eggs: { onBoard: EGGS_AT_START, supply: SUPPLY.eggs - EGGS_AT_START },
    players: newCrew(seats, CLASSIC, rng),
    roles: rng.shuffle([...ROLES]),
    own: layOwn('classic', options, layPods(podsInPlay(seats), rng), rng),
  })
  own(s).traits = options.traits as boolean
  if (!rooms) own(s).tilesAside.push(...NEW_ROOMS)
  s.rooms[placeOf(s, 'hibernatorium')].objects.push('corpse')
  addOwn(s)
  dealObjectives(s, rng)
  return s
}
