import type { Colour } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** The scout with a Search card in a room, alone. */
function searching(tile: string, ...more: string[]): Position {
  const ship = position('scout', 'captain')
  if (!ship.state.rooms.some((room) => room.tile === tile)) ship.tile(6, tile)
  return ship
    .at('scout', tile)
    .at('captain', 'engine-2')
    .hand('scout', 'search', ...more)
}

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
