import type { Colour } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** The scout with a Search card in a room, alone. */
function searching(tile: string, ...more: string[]): Position {
  const ship = position('scout', 'captain')
  if (!ship.state.rooms.some((room) => room.tile === tile)) ship.tile(6, tile)
  return ship
    .at('scout', tile)
    .at('captain', 'engine-2')
    .hand('scout', 'search', ...more)
}

const inventory = (game: Playing) => game.view('scout').players[0].inventory

const COLOURED: [string, Colour][] = [
  ['armory', 'red'],
  ['storage', 'red'],
  ['command-center', 'red'],
  ['monitoring-room', 'red'],
  ['generator', 'yellow'],
  ['comms-room', 'yellow'],
  ['fire-control', 'yellow'],
  ['airlock-control', 'yellow'],
  ['engine-control', 'yellow'],
  ['surgery', 'green'],
  ['emergency-room', 'green'],
  ['laboratory', 'green'],
  ['canteen', 'green'],
]

test.each(COLOURED)('NEM-SEARCH-02 the %s is searched in the %s deck only', (tile, colour) => {
  const game = searching(tile).play()
  expect(game.ways('search')).toEqual([colour])
  game.act(`search:${colour}`)
  const counts = ['red', 'yellow', 'green'].map((one) => game.view(null).decks[one].count)
  expect(counts).toEqual([30, 30, 30])
  game.choose(game.options()[0])
  expect(game.view(null).decks[colour].count).toBe(29)
})

test.each(['evacuation-a', 'evacuation-b', 'cabins', 'hatch-control', 'shower-room'])(
  'NEM-SEARCH-03 the %s is white: both cards come from the one deck chosen',
  (tile) => {
    const game = searching(tile).itemDeck('yellow', 'tools', 'space-suit').play()
    expect(game.ways('search')).toEqual(['red', 'yellow', 'green'])
    game.act('search:yellow')
    expect(game.options()).toEqual(['keep-item:tools#0', 'keep-item:space-suit#1'])
  },
)

test('NEM-SEARCH-03 a deck without cards is no choice, and the last card is simply taken', () => {
  const game = searching('shower-room')
    .itemDeck('green', 'medkit')
    .with((s) => {
      s.itemDiscards.red = s.items.red.splice(0).map(({ id }) => id)
      s.itemDiscards.green = s.items.green.splice(0, 29).map(({ id }) => id)
    })
    .play()
  expect(game.ways('search')).toEqual(['yellow', 'green'])
  game.act('search:green')
  expect(inventory(game)).toEqual([{ colour: 'green', id: 'medkit' }])
  expect(game.view(null).decks.green.count).toBe(0)
})

test('NEM-SEARCH-05 each Search lowers the counter; at 0 the room is not searched any more', () => {
  const game = searching('armory', 'search').items('armory', 2).play()
  game.act('search:red').choose(game.options()[0])
  expect(game.view(null).rooms[17].items).toBe(1)
  const last = searching('armory', 'search').items('armory', 1).itemDeck('red', 'bait').play()
  last.act('search:red', 'keep-item:bait#0')
  expect(last.view(null).rooms[17].items).toBe(0)
  expect(last.ways('search')).toEqual([])
  expect(last.forbidden('search')).toBe('NEM-SEARCH-05')
})

test.each(['nest', 'slime-room', 'cockpit', 'hibernatorium', 'engine-1', 'engine-2', 'engine-3'])(
  'NEM-SEARCH-07 the %s can never be searched',
  (tile) => {
    const game = searching(tile, 'scavenging', 'rest').items(tile, 2).play()
    expect([...game.ways('search'), ...game.ways('scavenging')]).toEqual([])
    expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
    expect(game.forbidden('scavenging')).toBe('NEM-SEARCH-07')
  },
)

test('NEM-SEARCH-08 a Heavy Item is put into a hand at once, for all to see', () => {
  const game = searching('armory').itemDeck('red', 'prototype-rifle').play()
  game.act('search:red', 'keep-item:prototype-rifle#0')
  for (const reader of ['captain', null] as const) {
    const { hands, inventory: hidden } = game.view(reader).players[0]
    expect(hands.map(({ item, ammo }) => [item, ammo])).toEqual([
      ['rifle', 4],
      ['prototype-rifle', 1],
    ])
    expect(hidden).toEqual([])
  }
})

test('NEM-SEARCH-08 with both hands full something is dropped, the new Item if need be', () => {
  const start = () =>
    searching('generator')
      .carrying('scout', 'carcass')
      .itemDeck('yellow', 'fire-extinguisher', 'tools')
      .play()
      .act('search:yellow')
  const held = (game: Playing) =>
    game.view(null).players[0].hands.map(({ item, object }) => item ?? object)
  const other = start().choose('keep-item:tools#1')
  expect(held(other)).toEqual(['rifle', 'carcass'])
  const full = start().choose('keep-item:fire-extinguisher#0')
  expect(full.options()).toEqual(['drop:rifle#0', 'drop:carcass#1', 'drop:fire-extinguisher#2'])
  full.choose('drop:carcass#1')
  expect(held(full)).toEqual(['rifle', 'fire-extinguisher'])
  expect(full.room('generator').objects).toEqual(['carcass'])
  const dropped = start().choose('keep-item:fire-extinguisher#0', 'drop:fire-extinguisher#2')
  expect(held(dropped)).toEqual(['rifle', 'carcass'])
  expect(dropped.view(null).decks.yellow.count).toBe(30)
})
