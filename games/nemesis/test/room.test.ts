import type { State } from '@bulkhead/hull/state.ts'
import { Match, must } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { type Playing, type Position, position } from './position.ts'

const ONES = [
  'armory',
  'comms-room',
  'emergency-room',
  'evacuation-a',
  'evacuation-b',
  'fire-control',
  'generator',
  'laboratory',
  'nest',
  'storage',
  'surgery',
]

const TWOS = [
  'airlock-control',
  'cabins',
  'canteen',
  'command-center',
  'engine-control',
  'hatch-control',
  'monitoring-room',
  'shower-room',
  'slime-room',
]

const SPECIAL = ['cockpit', 'hibernatorium', 'engine-1', 'engine-2', 'engine-3']

const PASSIVE = ['cabins', 'slime-room']
const UNBREAKABLE = ['nest', 'slime-room']
const COMPUTERS = [
  'command-center',
  'comms-room',
  'engine-control',
  'fire-control',
  'generator',
  'laboratory',
  'monitoring-room',
]

const ALL = [...ONES, ...TWOS, ...SPECIAL]
const ACTIVE = ALL.filter((tile) => !PASSIVE.includes(tile))

/** The scientist in a room whose action lacks nothing. */
function inside(tile: string, cards = 5): Position {
  const ship = position('scientist', 'captain')
  if (!ship.state.rooms.some((room) => room.tile === tile)) ship.tile(6, tile)
  return ship
    .at('scientist', tile)
    .at('captain', tile === 'cockpit' ? 'armory' : 'cockpit')
    .cards('scientist', cards)
    .ammo('scientist', 'pistol', 0)
    .is('scientist', { lightWounds: 1 })
    .carrying('scientist', 'carcass')
    .unexplored(tile === 'surgery' ? 'armory' : 'surgery')
    .unlocked(1, 2)
    .time(7)
}

function offers(game: Playing, tile: string): boolean {
  return game.options().some((id) => id === tile || id.startsWith(`${tile}:`))
}

test.each(ACTIVE)(
  'NEM-ROOM-01 the action of the %s costs 2 cards and is for those in it',
  (tile) => {
    const game = inside(tile).play()
    expect(offers(game, tile)).toBe(true)
    const found = game.decision().options.filter(({ id }) => id.split(':')[0] === tile)
    for (const { params } of found) expect(params?.cost).toBe(2)
    expect(ALL.filter((other) => offers(game, other))).toEqual([tile])
    game.choose(found[0].id)
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
    const poor = inside(tile, 1).play()
    expect(offers(poor, tile)).toBe(false)
    expect(poor.why(tile)).toBe('too-dear')
  },
)

test.each(ACTIVE)('NEM-ROOM-02 the action of the %s is not for those in combat', (tile) => {
  const game = inside(tile).intruder('creeper', tile).play()
  expect(offers(game, tile)).toBe(false)
  expect(game.why(tile)).toBe('in-combat')
})

test.each(ACTIVE.filter((tile) => !UNBREAKABLE.includes(tile)))(
  'NEM-ROOM-03 a Malfunction marker keeps everybody from the action of the %s',
  (tile) => {
    const game = inside(tile).malfunction(tile).play()
    expect(offers(game, tile)).toBe(false)
    expect(game.forbidden(tile)).toBe('NEM-ROOM-03')
  },
)

test.each(PASSIVE)('NEM-ROOM-01 there is no action to perform in the %s', (tile) => {
  expect(offers(inside(tile).play(), tile)).toBe(false)
})

test('NEM-ROOM-01 only a special ability performs the action of a room from elsewhere', () => {
  const game = inside('laboratory').hand('scientist', 'intranet').play()
  expect(offers(game, 'comms-room')).toBe(false)
  game.act('intranet:comms-room')
  expect(game.player('scientist').signal).toBe(true)
  expect(game.whereIs('scientist')).toBe('laboratory')
})

test.each(ALL)('NEM-ROOM-04 whether there is a Computer in the %s', (tile) => {
  const game = inside(tile, 0).hand('scientist', 'threat-assessment').play()
  expect(game.options().includes('threat-assessment')).toBe(COMPUTERS.includes(tile))
  if (COMPUTERS.includes(tile)) return
  expect(game.forbidden('threat-assessment')).toBe('NEM-ROOM-04')
})

test('NEM-ROOM-04 a Computer does nothing for whoever has no card that mentions it', () => {
  const kinds = (tile: string) => {
    const game = inside(tile).play()
    return [...new Set(game.options().map((id) => id.split(':')[0]))]
  }
  const elsewhere = kinds('canteen')
  expect(kinds('comms-room').filter((kind) => !elsewhere.includes(kind))).toEqual(['comms-room'])
})

function laid(seed: number): State {
  const start = { seats: 3, seed: { kind: 'fast' as const, seed }, options: {} }
  return must(Match.start(nemesis, start)).state
}

test('NEM-ROOM-05 NEM-ROOM-06 all eleven rooms "1" are in play, five of the nine rooms "2"', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const tiles = laid(seed).rooms.map(({ tile }) => tile)
    expect(tiles.filter((tile) => ONES.includes(tile)).sort()).toEqual(ONES)
    const twos = tiles.filter((tile) => TWOS.includes(tile))
    expect(new Set(twos).size).toBe(5)
    expect(twos).toHaveLength(5)
    for (const tile of twos) met.add(tile)
  }
  expect([...met].sort()).toEqual(TWOS)
})

test('NEM-ROOM-07 the special rooms are always explored and always in the same place', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const { rooms } = nemesis.view(laid(seed), null)
    expect([0, 10, 18, 19, 20].map((place) => rooms[place].tile)).toEqual([
      'cockpit',
      'hibernatorium',
      'engine-3',
      'engine-2',
      'engine-1',
    ])
    const known = rooms.filter(({ explored }) => explored).map(({ tile }) => tile)
    expect([...known].sort()).toEqual([...SPECIAL].sort())
  }
})

test.each(SPECIAL)('NEM-ROOM-07 the %s cannot be searched, but can burn and break', (tile) => {
  const start = () =>
    position('mechanic', 'captain')
      .at('mechanic', tile)
      .at('captain', 'armory')
      .hand('mechanic', 'search', 'demolition', 'pyrotechnics', 'rest')
      .item('mechanic', 'bandages')
  expect(start().play().ways('search')).toEqual([])
  expect(start().play().forbidden('search')).toBe('NEM-SEARCH-07')
  const broken = start().play().act('demolition:break-room')
  expect(broken.room(tile).malfunction).toBe(true)
  const burning = start().play().act('pyrotechnics:light-fire:bandages')
  expect(burning.room(tile).fire).toBe(true)
})
