import type { Hidden } from '@bulkhead/common'
import type { Rng } from '@bulkhead/kernel'
import { equip } from '../draft.ts'
import { ship } from '../queries.ts'
import { tileOf } from '../ruleset.ts'
import type { Place, Player, State } from '../state.ts'

/** A ship laid out for tests, and where its things are. */

/** Nothing left to chance: tiles, tokens and decks lie in their printed order. */
export const PRINTED_ORDER: Rng = {
  position: 0,
  int: () => 0,
  pick: (items) => items[0],
  shuffle: (items) => items,
}

const ITEMS_IN_EVERY_ROOM = 2

/** A game that has just been set up, in the middle of its first round: everything is explored. */
export function underWay(s: State, crew: readonly string[]): State {
  s.phase = 'turn'
  s.round = 1
  s.turn.fresh = crew.map((_, seat) => seat)
  s.firstEncounter = true
  s.players.forEach((player, seat) => {
    player.character = crew[seat]
    equip({ state: s, rng: PRINTED_ORDER }, player)
    player.objectives.splice(1)
  })
  const { slots } = ship(s).plan
  for (const [place, room] of s.rooms.entries()) {
    if (room.token) {
      s.box.tokens.push(room.token.id)
      Object.assign(room, { token: null, explored: true })
    }
    if (tileOf(s, room.tile).colour !== null && !slots[place].bare) room.items = ITEMS_IN_EVERY_ROOM
  }
  return s
}

export function onTop(pile: Hidden[], ids: readonly string[]): void {
  for (const id of [...ids].reverse()) {
    const index = pile.findIndex((card) => card.id === id)
    if (index < 0) throw new Error(`There is no ${id} in the deck`)
    pile.push(...pile.splice(index, 1))
  }
}

export function playerOf(s: State, character: string): Player {
  const player = s.players.find((one) => one.character === character)
  if (!player) throw new Error(`Nobody plays the ${character}`)
  return player
}

export function placeOf(s: State, tile: string): Place {
  const place = s.rooms.findIndex((room) => room.tile === tile)
  if (place < 0) throw new Error(`${tile} is not on the board`)
  return place
}

export function corridorOf(s: State, id: string): number {
  const corridor = ship(s).plan.corridors.findIndex((one) => one.id === id)
  if (corridor < 0) throw new Error(`There is no corridor ${id}`)
  return corridor
}
