import { expect, test } from 'vitest'
import { position } from './position.ts'

/** LIFE: the Life track. */

test('THE-LIFE-01 THE-LIFE-02 two units wounded once each cost their faction 2 Life', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
    .unit('alien-1', 'corridors', 'b')
    .unit('alien-2', 'corridors', 'c')
    .play()
  game.choose('move:marine-1', 'room:corridors-a')
  expect(game.life('aliens')).toBe(18)
  expect(game.life('marines')).toBe(20)
  expect(game.log('wounded').map((line) => line.rule)).toEqual(['THE-LIFE-02', 'THE-LIFE-02'])
})

test('THE-LIFE-02 each wound of a Trap costs 1 Life', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2', { upgrades: 2 })
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(17)
})

test('THE-LIFE-02 each wound of a card costs 1 Life', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .unit('alien-1', 'control-room', 'a')
    .unit('alien-2', 'control-room', 'b')
    .card('sci-detonation', 'cor-1', { upgrades: 1 })
    .play()
  game.choose('move:scientist-1', 'room:corridors-a', 'detonate:control-room')
  expect(game.life('aliens')).toBe(16)
})

test('THE-LIFE-03 wounds neither remove a unit nor turn it over', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a', { upgraded: true })
    .card('ali-hive', 'ctl-2', { upgrades: 6 })
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(13)
  expect(game.place('marine-1')).toBe('control-room-a')
  expect(game.unit('marine-1').upgraded).toBe(true)
})

test('THE-LIFE-03 only a Minor Alien is removed by a wound, which costs no Life', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'alien-nest', 'a')
    .minorAlien('minor-alien-1', 'corridors', 'b')
    .play()
  game.choose('move:marine-1', 'room:corridors-a')
  expect(game.place('minor-alien-1')).toBe('off')
  expect(game.life('aliens')).toBe(20)
})

test('THE-LIFE-04 a faction that falls to 0 Life loses at once, and nothing more is resolved', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2', { upgrades: 1 })
    .card('mar-armoury', 'ctl-1')
    .life('marines', 2)
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.winners).toEqual(['aliens'])
  expect(game.match.result?.reason).toBe('life')
  expect(game.upgrades('marines')).toBe(0)
  expect(game.prompt).toBe('over')
})

test('THE-LIFE-04 wounds beyond the last Life point lose the game just the same', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2', { upgrades: 3 })
    .life('marines', 1)
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.winners).toEqual(['aliens'])
})

test('THE-LIFE-04 1 Life point is enough to play on', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2')
    .life('marines', 2)
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(1)
  expect(game.winners).toBeNull()
})

test.each([
  [15, 18],
  [18, 20],
  [20, 20],
])('THE-LIFE-05 regained Life stops at 20: %i Life and 3 more make %i', (before, after) => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'alien-nest', 'a')
    .card('sci-infirmary', 'cor-1', { upgrades: 2 })
    .life('scientists', before)
    .play()
  game.choose('move:scientist-1', 'room:corridors-a')
  expect(game.life('scientists')).toBe(after)
})
