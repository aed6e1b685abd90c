import { isRefusal, Match } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import type { FactionId } from '../components.ts'
import { theseus } from '../index.ts'
import { newGame, setUp } from './new-game.ts'
import { position } from './position.ts'

test('THE-AIM-01 every player commands one faction, and a faction has at most one player', () => {
  const game = setUp(newGame(['greys', 'pandora', 'marines'])).match.view(null)
  expect(game.players.map((player) => player.faction)).toEqual(['greys', 'pandora', 'marines'])
  const kinds = (seat: number) =>
    new Set(game.units.filter((unit) => unit.owner === seat).map((unit) => unit.kind))
  expect(kinds(0)).toEqual(new Set(['grey']))
  expect(kinds(1)).toEqual(new Set(['creature', 'runner', 'catcher', 'warrior']))
  expect(kinds(2)).toEqual(new Set(['marine']))

  const twice = Match.start(theseus, {
    seats: 3,
    seed: { kind: 'fast', seed: 1 },
    options: { factions: ['greys', 'aliens', 'greys'] },
  })
  expect(isRefusal(twice)).toBe(true)
})

test('THE-AIM-02 with two players each faction begins with 20 Life and 0 Data', () => {
  for (const factions of [
    ['marines', 'aliens'],
    ['scientists', 'greys'],
    ['greys', 'pandora'],
  ] as FactionId[][]) {
    const { players } = setUp(newGame(factions)).match.view(null)
    expect(players.map(({ life, data }) => [life, data])).toEqual([
      [20, 0],
      [20, 0],
    ])
  }
})

test('THE-AIM-03 a player wins at once when the opponent has no Life left', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('marine-2', 'loading-dock', 'a')
    .unit('alien-1', 'alien-nest', 'a')
    .card('ali-hive', 'ctl-2', { upgrades: 2 })
    .life('marines', 2)
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(0)
  expect(game.winners).toEqual(['aliens'])
  expect(game.match.pending()).toEqual([])
})

test('THE-AIM-03 with Life left the game goes on', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('marine-2', 'loading-dock', 'a')
    .unit('alien-1', 'alien-nest', 'a')
    .card('ali-hive', 'ctl-2')
    .life('marines', 2)
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  expect(game.life('marines')).toBe(1)
  expect(game.winners).toBeNull()
})

test('THE-AIM-04 a player wins at once on reaching 20 Data, not on 19', () => {
  const reached = (data: number) =>
    position('scientists', 'marines')
      .unit('scientist-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('sci-archives', 'ctl-2')
      .data('scientists', data)
      .play()
      .choose('move:scientist-1', 'room:control-room-a')
  expect(reached(19).winners).toEqual(['scientists'])
  expect(reached(18).winners).toBeNull()
  expect(reached(18).data('scientists')).toBe(19)
})

test('THE-AIM-05 where nobody has won, the higher sum of Life and Data wins', () => {
  const ended = (life: number, data: number) =>
    position('marines', 'scientists')
      .unit('marine-1', 'laboratory', 'a')
      .unit('scientist-1', 'tech-bay', 'a')
      .pending('sci-camera', 'cor-p1')
      .deck('marines')
      .endOfGame(3)
      .life('marines', 12)
      .life('scientists', life)
      .data('scientists', data)
      .play()
      .choose('move:marine-1', 'room:corridors-a', 'plan-replace:cor-p1')
  expect(ended(5, 8).winners).toEqual(['scientists'])
  expect(ended(5, 6).winners).toEqual(['marines'])
  expect(ended(5, 8).match.result?.scores).toEqual([12, 13])
})

test('THE-AIM-06 the number of players decides the mode, and Pandora may play in each', () => {
  const mode = (factions: FactionId[], options = {}) => newGame(factions, options).state.mode
  expect(mode(['marines', 'aliens'])).toBe('duel')
  expect(mode(['marines', 'pandora'])).toBe('duel')
  expect(mode(['marines', 'aliens', 'greys'])).toBe('deathmatch')
  expect(mode(['marines', 'aliens', 'pandora'])).toBe('deathmatch')
  expect(mode(['marines', 'aliens', 'greys', 'scientists'])).toBe('deathmatch')
  expect(mode(['marines', 'aliens', 'greys', 'pandora'])).toBe('deathmatch')
  expect(mode(['marines', 'aliens', 'greys', 'scientists'], { mode: 'team' })).toBe('team')
  expect(mode(['marines', 'aliens', 'greys', 'pandora'], { mode: 'team' })).toBe('team')
})

test('THE-AIM-07 an effect on several units stops at the wound that decides the game', () => {
  const game = position('scientists', 'marines')
    .unit('scientist-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')
    .unit('marine-2', 'tech-bay', 'b')
    .unit('marine-3', 'tech-bay', 'c')
    .card('sci-detonation', 'ctl-2')
    .life('marines', 2)
    .play()
  game.choose('move:scientist-1', 'room:control-room-a', 'detonate:tech-bay')
  expect(game.winners).toEqual(['scientists'])
  expect(game.log('wounded')).toHaveLength(2)
})

test('THE-AIM-07 the first condition met ends the game: a Trap kills before Data is gained', () => {
  const game = position('scientists', 'aliens')
    .unit('scientist-1', 'corridors', 'a')
    .unit('alien-1', 'alien-nest', 'a')
    .card('ali-hive', 'ctl-2')
    .card('sci-archives', 'ctl-1')
    .life('scientists', 1)
    .data('scientists', 19)
    .play()
  game.choose('move:scientist-1', 'room:control-room-a')
  expect(game.winners).toEqual(['aliens'])
  expect(game.data('scientists')).toBe(19)
})
