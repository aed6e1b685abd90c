import { type Token, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import type { Printed } from '@bulkhead/hull/pack.ts'
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
import { CLASSIC_TOKENS } from '../components.ts'
import { own } from '../own.ts'
import { CLASSIC } from '../packs.ts'
import { ROOMS_TWO } from '../rooms/twos.ts'
import { addOwn, layOwn, ROLES } from './shared.ts'

/** MIX: a game of Nemesis with what this box adds to it. */

const NEW_ROOMS = ROOMS_TWO.map(({ id }) => id)

export function layClassic(options: Options, seats: number, rng: Rng): State {
  const board = options.board as string
  const ship = SHIPS[board]
  const rooms = options.rooms as boolean
  const tokens = options.turrets ? CLASSIC_TOKENS : EXPLORATION_TOKENS
  const adults = Array<Token['type']>(seats).fill('adult')
  const s = newState({
    ruleset: 'aftermath/classic',
    mode: modeOf(options, seats),
    board,
    phase: 'draft',
    ship,
    weaknesses: { cards: rng.shuffle(Object.keys(CLASSIC.weaknesses)), slots: WEAKNESS_SLOTS },
    tiles: layTiles(ship, rooms ? CLASSIC : withoutNewRooms(CLASSIC), tokens, rng),
    tokens: fillBag(TOKENS, [...STARTING_BAG, ...adults], rng),
    decks: layDecks(CLASSIC, CONTAMINATION_CARDS, rng),
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

function withoutNewRooms(printed: Printed): Printed {
  const tiles = Object.entries(printed.tiles).filter(([id]) => !NEW_ROOMS.includes(id))
  return { ...printed, tiles: Object.fromEntries(tiles) }
}
