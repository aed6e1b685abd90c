import { listed } from '@bulkhead/common'
import { type Token, WEAKNESS_SLOTS } from '@bulkhead/hull/kinds.ts'
import { placeOf } from '@bulkhead/hull/queries.ts'
import {
  fillBag,
  type LaidTiles,
  layDecks,
  newCrew,
  newRoom,
  newState,
} from '@bulkhead/hull/setup.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Options, Rng } from '@bulkhead/kernel'
import { modeOf } from '@bulkhead/nemesis/box'
import {
  CONTAMINATION_CARDS,
  EGGS_AT_START,
  STARTING_BAG,
  SUPPLY,
  TOKENS,
} from '@bulkhead/nemesis/components.ts'
import { dealObjectives, layPods } from '@bulkhead/nemesis/setup.ts'
import { alertDeck } from '../alerts.ts'
import { PLANS, SHIP_ROOMS, SHIPS } from '../board.ts'
import { INVESTIGATION_TOKENS, podsOfInvestigation } from '../components.ts'
import { own } from '../own.ts'
import { INVESTIGATION } from '../packs.ts'
import {
  addOwn,
  layAftermathTokens,
  layOwn,
  layShuttle,
  ROLES,
  shuffledTwos,
  tilesIn,
} from './shared.ts'

/** INV: both boards, every room of the ship with an Aftermath Exploration token. */

const BOARD = 'standard-shuttle'

/** AFT-INV-12: one Creeper and one Breeder more than in a classic game. */
const BAG: readonly Token['type'][] = [...STARTING_BAG, 'creeper', 'breeder']

export function layInvestigation(options: Options, seats: number, rng: Rng): State {
  const { tiles, aside } = layTiles(rng)
  const adults = Array<Token['type']>(seats).fill('adult')
  const s = newState({
    ruleset: 'aftermath/investigation',
    mode: modeOf(options, seats),
    board: BOARD,
    phase: 'draft',
    ship: SHIPS[BOARD],
    weaknesses: {
      cards: rng.shuffle(Object.keys(INVESTIGATION.weaknesses)),
      slots: WEAKNESS_SLOTS,
    },
    tiles,
    tokens: fillBag(TOKENS, [...BAG, ...adults], rng),
    decks: layDecks(INVESTIGATION, CONTAMINATION_CARDS, rng),
    eggs: { onBoard: EGGS_AT_START, supply: SUPPLY.eggs - EGGS_AT_START },
    players: newCrew(seats, INVESTIGATION, rng),
    roles: rng.shuffle([...ROLES]),
    own: layOwn('investigation', options, layPods(podsOfInvestigation(seats), rng), rng),
  })
  own(s).tilesAside.push(...aside)
  own(s).alerts = alertDeck(rng)
  s.rooms[placeOf(s, 'hibernatorium')].objects.push('corpse')
  addOwn(s)
  layAftermathTokens(s, rng)
  dealObjectives(s, rng)
  return s
}

/** AFT-INV-02 to AFT-INV-05: first the Shuttle's tiles, which are shown, then those of the ship. */
function layTiles(rng: Rng): { tiles: LaidTiles; aside: string[] } {
  const shuttle = layShuttle(shuffledTwos(INVESTIGATION, rng))
  const twos = shuttle.left
  const ones = rng.shuffle([...tilesIn(INVESTIGATION)['1']])
  const tokens = rng.shuffle([...INVESTIGATION_TOKENS])
  const ship = listed(PLANS[BOARD].slots.slice(0, SHIP_ROOMS), ({ kind, tile }) => {
    if (tile !== undefined) return newRoom(tile, null)
    return newRoom((kind === '1' ? ones : twos).pop()!, tokens.pop()!)
  })
  return { tiles: { rooms: [...ship, ...shuttle.rooms], box: twos, tokens }, aside: shuttle.aside }
}
