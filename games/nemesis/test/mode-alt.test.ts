import { throughTheDucts } from '@bulkhead/hull/queries.ts'
import { expect, test } from 'vitest'
import { SHIPS } from '../board.ts'
import { PRINTED as printed } from '../packs.ts'
import { drafted, newGame, newGames } from './new-game.ts'
import { alternatePosition } from './position.ts'

const RED = [2, 8, 14, 20]
const BLUE = [3, 12, 13, 21]

test('NEM-MODE-ALT-01 the reverse of the board replaces the standard side', () => {
  const view = drafted(newGame(3, { board: 'alternate' })).match.view(null)
  expect(view.board).toBe('alternate')
  expect([view.rooms.length, view.corridors.length]).toEqual([21, 29])
  expect(newGame(3).match.view(null).corridors).toHaveLength(28)
})

test('NEM-MODE-ALT-02 there are two technical networks, a red and a blue one', () => {
  const entrances = (network: number) =>
    SHIPS.alternate.plan.slots.flatMap((slot, i) =>
      slot.entrance?.network === network ? [i + 1] : [],
    )
  expect([entrances(0), entrances(1)]).toEqual([RED, BLUE])
  expect(newGame(2, { board: 'alternate' }).match.view(null).technicalNoise).toEqual([false, false])
})

test('NEM-MODE-ALT-02 whoever crawls stays in one network', () => {
  const { state } = alternatePosition('mechanic', 'scout').play()
  expect(throughTheDucts(state, 1).map((place) => place + 1)).toEqual([8, 14, 20])
  const game = alternatePosition('mechanic', 'scout')
    .hand('mechanic', 'technical-corridors', 'search')
    .with((s) => {
      s.players[0].room = 2
    })
    .dice({ noise: ['silence'] })
    .play()
  const targets = game.options().filter((id) => id.startsWith('technical-corridors'))
  expect(targets).toEqual([12, 13, 21].map((slot) => `technical-corridors:${slot}`))
})

test('NEM-MODE-ALT-02 noise at an entrance lies on the icon of its own network', () => {
  const roll = (from: number, corridor: string, face: 1 | 2 | 3 | 4) => {
    const game = alternatePosition('scout', 'captain')
      .with((s) => {
        s.players[0].room = from - 1
      })
      .cards('scout', 1)
      .dice({ noise: [face] })
      .play()
    game.act(`move:${corridor}`)
    return game.noise
  }
  expect(roll(1, 'a-1-2', 2)).toEqual(['technical-1'])
  expect(roll(1, 'a-1-3', 4)).toEqual(['technical-2'])
})

test('NEM-MODE-ALT-02 noise on one icon is none on the other; an Encounter clears only its own', () => {
  const game = alternatePosition('scout', 'captain')
    .noise('technical-1', 'technical-2')
    .with((s) => {
      s.players[0].room = 0
    })
    .cards('scout', 5)
    .attacks('tail-1')
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
  game.act('move:a-1-3')
  expect(game.log('encounter')).toHaveLength(1)
  expect(game.noise).toEqual(['technical-1'])
  const quiet = alternatePosition('scout', 'captain')
    .noise('technical-1')
    .with((s) => {
      s.players[0].room = 0
    })
    .cards('scout', 1)
    .dice({ noise: [4] })
    .play()
  quiet.act('move:a-1-3')
  expect(quiet.log('encounter')).toEqual([])
  expect(quiet.noise).toEqual(['technical-1', 'technical-2'])
})

test('NEM-MODE-ALT-03 parallel corridors are separate: a door in one does not block the other', () => {
  const setup = () =>
    alternatePosition('scout', 'captain')
      .with((s) => {
        s.players[0].room = 1
      })
      .cards('scout', 1)
      .door('a-2-4-x', 'closed')
      .dice({ noise: [1] })
  const game = setup().play()
  expect(game.options()).not.toContain('move:a-2-4-x')
  game.act('move:a-2-4-y')
  expect(game.state.players[0].room).toBe(3)
  expect(game.noise).toEqual(['a-2-4-y'])
  expect(game.corridor('a-2-4-x')).toEqual({ noise: false, door: 'closed' })
})

test('NEM-MODE-ALT-03 an Intruder drawn to a room takes the corridor that is free', () => {
  const run = (...closed: string[]) => {
    const game = alternatePosition('scout', 'captain').with((s) => {
      s.players[0].room = 0
    })
    for (const corridor of closed) game.door(corridor, 'closed')
    const { tile } = game.state.rooms[3]
    return game
      .intruder('adult', tile)
      .cards('scout', 1)
      .dice({ noise: ['danger'] })
      .play()
      .act('move:a-1-2')
  }
  const free = run('a-2-4-y')
  expect(free.intruder('adult-1')!.room).toBe(1)
  expect(free.corridor('a-2-4-y').door).toBe('closed')
  const shut = run('a-2-4-x', 'a-2-4-y')
  expect(shut.intruder('adult-1')!.room).toBe(3)
  expect(shut.corridor('a-2-4-y').door).toBe('destroyed')
  expect(shut.corridor('a-2-4-x').door).toBe('closed')
})

test('NEM-MODE-ALT-04 the Evacuation Sections lie on their printed slots; nine tiles are shuffled', () => {
  const games = newGames(2, { board: 'alternate' })
  const layouts = games.map((game) => {
    const { rooms } = game.match.view(null)
    expect([rooms[7].tile, rooms[12].tile]).toEqual(['evacuation-a', 'evacuation-b'])
    const { slots } = SHIPS.alternate.plan
    const ones = game.state.rooms.filter((_, i) => slots[i].kind === '1').map(({ tile }) => tile)
    expect(new Set(ones).size).toBe(9)
    for (const tile of ones) {
      expect(printed.tiles[tile].kind).toBe('1')
      expect(tile).not.toMatch('evacuation')
    }
    return ones.join()
  })
  expect(new Set(layouts).size).toBeGreaterThan(30)
})

test('NEM-MODE-ALT-05 each Section has a face-down token and counts as unexplored', () => {
  const view = newGame(2, { board: 'alternate' }).match.view(0)
  for (const slot of [8, 13])
    expect(view.rooms[slot - 1]).toMatchObject({ explored: false, hasToken: true, token: null })
  expect(view.rooms.filter((room) => room.hasToken)).toHaveLength(16)
})

test('NEM-MODE-ALT-05 whoever enters a Section first explores it', () => {
  const game = alternatePosition('scout', 'captain')
    .unexplored('evacuation-a', 'malfunction-3')
    .with((s) => {
      s.players[0].room = 3
    })
    .cards('scout', 1)
    .dice({ noise: ['silence'] })
    .play()
  game.act('move:a-4-8')
  expect(game.log('explores')).toHaveLength(1)
  expect(game.room('evacuation-a')).toMatchObject({ explored: true, items: 3, malfunction: true })
})

test('NEM-MODE-ALT-05 an unexplored Section is not yet a room to be used: its place is all that is known', () => {
  const game = alternatePosition('scout', 'captain')
    .unexplored('evacuation-a', 'fire-2')
    .item('scout', 'recon-drone')
    .cards('scout', 1)
    .play()
  game.act('recon-drone:8')
  expect(game.log('sees-token', 'scout')[0].params).toMatchObject({ token: 'fire-2' })
  expect(game.view('scout').rooms[7].token).toBe('fire-2')
  expect(game.view('captain').rooms[7]).toMatchObject({ tile: 'evacuation-a', token: null })
})
