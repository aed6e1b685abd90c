import { expect, test } from 'vitest'
import { type FactionId, SECTORS, SLOTS } from '../components.ts'
import { newGame, setUp } from './new-game.ts'
import { position } from './position.ts'

const ALL: FactionId[] = ['marines', 'aliens', 'scientists', 'greys']
const board = (id: string) => SECTORS.find((sector) => sector.id === id)!
const slotsOf = (id: string) => board(id).slots.map((slot) => SLOTS[slot])

test('THE-SECTOR-02 a pending card has no effect, neither for its owner nor against an enemy', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('marine-2', 'alien-nest', 'a')
    .unit('alien-1', 'alien-nest', 'b')
    .pending('ali-hive', 'nest-p1')
    .pending('mar-armoury', 'ctl-p1')
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.upgrades('marines')).toBe(0)
  expect(game.log('action')).toEqual([])

  const trapped = position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a')
    .unit('alien-1', 'corridors', 'b')
    .pending('ali-hive', 'nest-p1')
    .play()
  trapped.choose('move:marine-1', 'room:alien-nest-a')
  expect(trapped.life('marines')).toBe(20)
  expect(trapped.log('trap')).toEqual([])
})

test('THE-SECTOR-02 THE-SECTOR-08 once installed, the same card works', () => {
  const game = position('aliens', 'marines')
    .unit('alien-1', 'control-room', 'a', { upgraded: true })
    .unit('marine-1', 'corridors', 'a')
    .pending('ali-camouflaged', 'nest-p1')
    .pending('ali-hive', 'nest-p2')
    .play()
  game.choose('move:alien-1', 'room:alien-nest-a', 'plan-install:nest-p2', 'install:ctl-2')
  expect(game.card('ctl-2')?.id).toBe('ali-hive')
  game.endTurn()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(19)
})

test('THE-SECTOR-03 a pending slot holds one card: a second one can only replace it', () => {
  const offered = (fill: 'empty' | 'enemy' | 'own') => {
    const station = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'tech-bay', 'b')
    if (fill === 'enemy') station.pending('ali-hive', 'cor-p1')
    if (fill === 'own') station.pending('mar-fire', 'cor-p1')
    return station.play().choose('move:marine-1', 'room:corridors-a').options
  }
  expect(offered('empty')).toEqual(['plan-draw:cor-p1', 'no-planning'])
  expect(offered('enemy')).toEqual(['plan-replace:cor-p1', 'no-planning'])
  expect(offered('own')).toEqual(['plan-install:cor-p1', 'no-planning'])
})

test('THE-SECTOR-03 THE-SECTOR-04 THE-SECTOR-05 THE-SECTOR-06 THE-SECTOR-07 the pending slots', () => {
  const { sectors } = setUp(newGame(ALL)).match.view(null)
  const pending = Object.fromEntries(sectors.map((one) => [one.id, one.pending.length]))
  expect(pending).toEqual({
    corridors: 1,
    'control-room': 1,
    'tech-bay': 0,
    'loading-dock': 2,
    'alien-nest': 2,
    laboratory: 2,
    'grey-wreck': 2,
  })
})

test('THE-SECTOR-07 after a Movement to the Tech Bay there is nothing to plan', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unit('alien-1', 'corridors', 'a')
    .play()
  game.choose('move:marine-1', 'room:tech-bay-a')
  expect(game.active).toBe('aliens')
})

test('THE-SECTOR-09 an installed slot holds one card: an own one gives way, an enemy one does not', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .pending('mar-fire', 'cor-p1')
    .card('mar-assault', 'cor-1')
    .card('ali-hive', 'cor-2')
    .play()
  game.choose('move:marine-1', 'room:corridors-a', 'plan-install:cor-p1')
  expect(game.options).not.toContain('install-over:cor-2')
  expect(game.options).not.toContain('install:cor-2')
  game.choose('install-over:cor-1')
  expect(game.card('cor-1')?.id).toBe('mar-fire')
  expect(game.state.discarded).toContain('mar-assault')
})

test('THE-SECTOR-10 the slots with the Bonus symbol, and only they, receive a Bonus card', () => {
  const { sectors } = setUp(newGame(ALL)).match.view(null)
  for (const { slots } of sectors) {
    for (const { id, bonus } of slots) {
      expect(bonus !== null).toBe(SLOTS.find((slot) => slot.id === id)!.bonus)
    }
  }
})

test('THE-SECTOR-11 only the Corridors and the Tech Bay have a slot with three neighbours', () => {
  const most = SECTORS.map(({ id }) => [
    id,
    Math.max(...slotsOf(id).map(({ neighbours }) => neighbours.length)),
  ])
  expect(Object.fromEntries(most)).toEqual({
    corridors: 3,
    'control-room': 2,
    'tech-bay': 3,
    'loading-dock': 2,
    'alien-nest': 2,
    laboratory: 2,
    'grey-wreck': 2,
  })
})

test('THE-SECTOR-12 slots of the neutral Sectors that the examples show', () => {
  const bonuses = (id: string) => slotsOf(id).filter((slot) => slot.bonus)
  expect(slotsOf('control-room')).toHaveLength(3)
  expect(bonuses('control-room')).toHaveLength(2)
  expect(slotsOf('corridors').length).toBeGreaterThanOrEqual(4)
  const besidePlain = bonuses('tech-bay').filter(({ neighbours }) =>
    neighbours.some((slot) => !SLOTS[slot].bonus),
  )
  expect(besidePlain.length).toBeGreaterThan(0)
})

test('THE-SECTOR-13 THE-SECTOR-14 every Sector has 4 Rooms, and a Room takes one unit', () => {
  const { sectors } = setUp(newGame(ALL)).match.view(null)
  expect(sectors.map(({ rooms }) => rooms.length)).toEqual(Array(7).fill(4))

  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'control-room', 'b')
    .unit('alien-2', 'control-room', 'd')
    .play()
  game.choose('move:marine-1')
  expect(game.options).toEqual(['room:control-room-a', 'room:control-room-c'])
  game.choose('room:control-room-c')
  expect(game.match.view(null).sectors[1].rooms).toEqual([null, 'alien-1', 'marine-1', 'alien-2'])
})

test('THE-SECTOR-15 Walls keep nobody out of an empty Room', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'loading-dock', 'a')
    .unit('alien-1', 'corridors', 'b')
    .play()
  game.choose('move:marine-1')
  expect(game.options).toEqual([...'abcd'].map((letter) => `room:tech-bay-${letter}`))
})

test('THE-SECTOR-15 Passages and Walls decide who can attack whom', () => {
  const wounds = (room: string) =>
    20 -
    position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .unit('marine-2', 'alien-nest', 'a')
      .unit('alien-1', 'control-room', room)
      .play()
      .choose('move:marine-2', 'room:corridors-a')
      .life('aliens')
  expect([wounds('b'), wounds('c'), wounds('d')]).toEqual([1, 0, 1])
})

test('THE-SECTOR-19 every Sector has an action of its own', () => {
  const stop = (from: string, to: string) =>
    position('marines', 'aliens')
      .unit('marine-1', from, 'a')
      .unit('marine-2', 'corridors', 'c')
      .unit('marine-3', 'corridors', 'd')
      .unit('alien-1', 'alien-nest', 'b')
      .card('ali-hive', 'nest-1')
      .card('ali-hive', 'dock-1')
      .play()
      .choose('move:marine-1', `room:${to}-a`)
  expect(stop('tech-bay', 'alien-nest').log('upgrade-taken')).toEqual([])
  expect(stop('loading-dock', 'tech-bay').prompt).toBe('extra-turn')
  expect(stop('control-room', 'loading-dock').prompt).toBe('home-action')

  const assault = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .play()
  assault.choose('move:marine-1', 'room:corridors-a')
  expect(assault.log('assault')).toHaveLength(1)

  const malfunction = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'tech-bay', 'a')
    .card('ali-hive', 'nest-1')
    .card('ali-hive', 'dock-1')
    .play()
  malfunction.choose('move:marine-1', 'room:control-room-a')
  expect(malfunction.prompt).toBe('malfunction')
})

test.each([
  ['aliens', 'alien-1', 'alien-nest'],
  ['scientists', 'scientist-1', 'laboratory'],
  ['greys', 'grey-1', 'grey-wreck'],
] as const)('THE-SECTOR-19 the Sector of the %s has the action of a faction Sector', (...own) => {
  const [faction, unit, home] = own
  const game = position(faction, 'marines')
    .unit(unit, 'control-room', 'a')
    .unit('marine-1', 'corridors', 'a')
    .play()
  game.choose(`move:${unit}`, `room:${home}-a`)
  expect(game.upgrades(faction)).toBe(1)
})
