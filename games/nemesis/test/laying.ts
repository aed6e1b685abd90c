import type { Hidden } from '@bulkhead/common'
import { everybody, newItem } from '@bulkhead/hull/items.ts'
import { deckOf } from '@bulkhead/hull/pack.ts'
import type { Mode, Objective, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rng, Seat } from '@bulkhead/kernel'
import { SHIPS } from '../board.ts'
import { PRINTED as printed } from '../packs.ts'
import { setup } from '../setup.ts'

/** A ship laid out for tests, and where its things are. */

/** Nothing left to chance: tiles, tokens and decks lie in their printed order. */
const PRINTED_ORDER: Rng = {
  position: 0,
  int: () => 0,
  pick: (items) => items[0],
  shuffle: (items) => items,
}

const ITEMS_IN_EVERY_ROOM = 2

export function shipUnderWay(crew: readonly string[], mode: Mode, board: string): State {
  const options = {
    mode: mode === 'coop' ? 'coop' : 'semi-coop',
    board,
    intruderPlayer: false,
    draft: 'free',
  }
  const s = setup(options, crew.length, PRINTED_ORDER)
  const hibernatorium = placeOf(s, 'hibernatorium')
  s.phase = 'turn'
  s.round = 1
  s.turn.fresh = crew.map((_, seat) => seat)
  s.firstEncounter = true
  s.players.forEach((player, seat) => {
    player.character = crew[seat]
    player.room = hibernatorium
    equip(s, player)
    player.objectives.splice(1)
  })
  for (const room of s.rooms) {
    if (room.token) {
      s.box.tokens.push(room.token.id)
      Object.assign(room, { token: null, explored: true })
    }
    if (printed.tiles[room.tile].colour !== null) room.items = ITEMS_IN_EVERY_ROOM
  }
  return s
}

function equip(s: State, player: Player): void {
  const { weapon, quests } = printed.characters[player.character]
  const item = newItem(weapon, printed.items[weapon].weapon!.capacity)
  item.seen = everybody(s)
  player.hands = [{ item }]
  player.quests = [...quests]
  player.deck = deckOf(printed, player.character)
}

export function dealtTo(s: State, seat: Seat): Objective[] {
  if (s.mode !== 'semi-coop') return s.players[seat].objectives
  const personal = [
    'save-the-property',
    'quarantine',
    'tireless-explorer',
    'decent-burial',
    'hoarder',
  ]
  const corporate = [
    'my-precious',
    'necroscopy',
    'ab-ovo',
    'extreme-field-biology',
    'bide-your-time',
  ]
  return [
    { id: personal[seat], kind: 'personal', seen: [seat] },
    { id: corporate[seat], kind: 'corporate', seen: [seat] },
  ]
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
  const corridor = SHIPS[s.board].plan.corridors.findIndex((one) => one.id === id)
  if (corridor < 0) throw new Error(`There is no corridor ${id}`)
  return corridor
}
