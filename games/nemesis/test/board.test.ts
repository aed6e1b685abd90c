import { INTRUDER_TYPES } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { newGame, newGames } from './new-game.ts'
import { alternatePosition, position } from './position.ts'

test('NEM-BOARD-01 the special rooms are printed and never move', () => {
  const special = ['cockpit', 'hibernatorium', 'engine-3', 'engine-2', 'engine-1']
  for (const board of ['standard', 'alternate'])
    for (const game of newGames(2, { board }, 10)) {
      const { rooms } = game.match.view(null)
      expect([1, 11, 19, 20, 21].map((slot) => rooms[slot - 1].tile)).toEqual(special)
    }
})

test('NEM-BOARD-02 a special room is explored from the start: entering it explores nothing', () => {
  const game = position('scout', 'captain')
    .tile(3, 'canteen')
    .at('scout', 'canteen')
    .cards('scout', 2)
    .dice({ noise: ['silence'] })
    .play()
  expect(game.view('captain').rooms[0]).toMatchObject({ tile: 'cockpit', explored: true })
  game.act('move:c-1-3')
  expect(game.whereIs('scout')).toBe('cockpit')
  expect(game.log('explores')).toEqual([])
  expect(game.log('noise-roll')).toHaveLength(1)
})

test('NEM-BOARD-02 for a special room too a Malfunction may be placed, as in any explored room', () => {
  const game = position('scout', 'captain').hand('scout', 'demolition').play()
  game.act('demolition:break-room')
  expect(game.room('hibernatorium').malfunction).toBe(true)
})

test('NEM-BOARD-03 the board holds the tracks, the pods, the Coordinates and one technical icon', () => {
  const view = newGame(3).match.view(null)
  expect(view).toMatchObject({ time: 0, selfDestruct: -1, destination: 1, coordinates: null })
  expect(view.pods).toHaveLength(3)
  expect(view.technicalNoise).toEqual([false])
})

test('NEM-BOARD-04 a noise roll and an Intruder take the exit with the number', () => {
  const rolled = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .tile(6, 'canteen')
    .dice({ noise: [4] })
    .play()
  rolled.act('move:c-6-11')
  expect(rolled.noise).toEqual(['c-2-6'])
  const moved = position('scout', 'captain')
    .tile(6, 'canteen')
    .tile(2, 'armory')
    .at('scout', 'cockpit')
    .at('captain', 'cockpit')
    .intruder('adult', 'canteen')
    .events('lurking')
    .phase('event')
    .dice({ tokens: ['larva'] })
    .play()
  expect(moved.log('intruder-moves').map(({ params }) => params)).toEqual([
    { intruder: 'adult-1', type: 'adult', place: 1 },
  ])
})

test('NEM-BOARD-04 a corridor with two numbers answers to both', () => {
  for (const face of [1, 2] as const) {
    const game = position('scout', 'captain')
      .tile(3, 'canteen')
      .at('scout', 'cockpit')
      .cards('scout', 1)
      .dice({ noise: [face] })
      .play()
    game.act('move:c-1-3')
    expect(game.noise).toEqual(['c-1-3'])
  }
})

test('NEM-BOARD-05 the chambers open on the seventh move of the Time marker, the jump is the fifteenth', () => {
  const open = (time: number) => {
    const game = position('scout', 'captain')
      .cards('scout', 2)
      .with((s) => {
        s.time = time
      })
      .play()
    return game.options().includes('hibernatorium')
  }
  const opened = Array.from({ length: 15 }, (_, time) => open(time))
  expect(opened).toEqual([...Array(7).fill(false), ...Array(8).fill(true)])
  const last = position('scout', 'captain')
    .phase('time')
    .with((s) => {
      s.time = 14
    })
    .play()
  expect(last.view(null)).toMatchObject({ time: 15, ending: { cause: 'jump' } })
})

test('NEM-BOARD-06 the sequence can be stopped on its first three squares; the sixth move explodes', () => {
  const stoppable = (square: number) => {
    const game = position('scout', 'captain')
      .at('scout', 'generator')
      .cards('scout', 2)
      .with((s) => {
        own(s).selfDestruct = square
      })
      .play()
    return game.options().includes('generator')
  }
  expect([0, 1, 2, 3, 4, 5].map(stoppable)).toEqual([true, true, true, false, false, false])
  const last = position('scout', 'captain')
    .phase('time')
    .with((s) => {
      own(s).selfDestruct = 5
    })
    .play()
  expect(last.view(null)).toMatchObject({ selfDestruct: 6, ending: { exploded: true } })
})

test('NEM-BOARD-07 the Destination marker stands on A, B, C or D; the card says what that means', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .cards('scout', 4)
    .with((s) => {
      own(s).coordinates.id = 'coordinates-8'
      own(s).coordinatesLeft = own(s).coordinatesLeft.map((id) =>
        id === 'coordinates-8' ? 'coordinates-1' : id,
      )
    })
    .play()
  expect(game.options()).toEqual(
    expect.arrayContaining(['a', 'c', 'd'].map((letter) => `cockpit:set-destination:${letter}`)),
  )
  expect(game.options()).not.toContain('cockpit:set-destination:b')
  game.act('cockpit:check-coordinates')
  expect(game.log('sees-coordinates', 'scout')[0].params).toEqual({
    seat: 0,
    a: 'earth',
    b: 'mars',
    c: 'venus',
    d: 'deep-space',
  })
  game.act('cockpit:set-destination:d')
  expect(game.view(null).destination).toBe(3)
})

test('NEM-BOARD-08 exploring sets the Item counter of the room to the number of its token', () => {
  const game = position('scout', 'captain')
    .tile(6, 'canteen')
    .unexplored('canteen', 'slime-4')
    .hand('scout', 'rest', 'search')
    .dice({ noise: ['silence'] })
    .play()
  expect(game.view(null).rooms[5]).toMatchObject({ tile: null, items: 0 })
  game.act('move:c-6-11')
  expect(game.view(null).rooms[5]).toMatchObject({ tile: 'canteen', items: 4, hasToken: false })
  game.act('search:green', ...game.state.items.green.slice(-1).map(({ id }) => `keep-item:${id}#0`))
  expect(game.view(null).rooms[5].items).toBe(3)
})

test('NEM-BOARD-09 two hands: a third Heavy thing makes its bearer drop one', () => {
  const game = position('scout', 'captain')
    .item('scout', 'fire-extinguisher')
    .object('hibernatorium', 'egg')
    .cards('scout', 1)
    .play()
  expect(game.view(null).players[0].hands.map(({ item }) => item)).toEqual([
    'rifle',
    'fire-extinguisher',
  ])
  game.act('pick-up:egg', 'drop:rifle#0')
  expect(game.view(null).players[0].hands).toMatchObject([
    { item: 'fire-extinguisher' },
    { object: 'egg' },
  ])
})

test('NEM-BOARD-09 the Character board has a wound track, Slime, a Signal and one Larva', () => {
  const game = position('scout', 'captain')
    .is('scout', { lightWounds: 2, slime: true, signal: true, larva: true })
    .hand('captain', 'search')
    .fire('hibernatorium')
    .woundDeck('wound-leg')
    .play()
  expect(game.view(null).players[0]).toMatchObject({
    lightWounds: 2,
    slime: true,
    signal: true,
    larva: true,
  })
  game.pass()
  expect(game.view(null).players[0]).toMatchObject({
    lightWounds: 0,
    wounds: [{ id: 'wound-leg', dressed: false }],
  })
})

test('NEM-BOARD-10 the Intruder board: five symbols, the Eggs and three Weaknesses', () => {
  const view = newGame(2).match.view(null)
  expect(Object.keys(view.bag)).toEqual(['blank', ...INTRUDER_TYPES])
  expect(INTRUDER_TYPES).toEqual(['larva', 'creeper', 'adult', 'breeder', 'queen'])
  expect(view.eggs).toBe(5)
  expect(Object.keys(view.weaknesses)).toEqual(['corpse', 'egg', 'carcass'])
})

test('NEM-BOARD-01 the tiles of the alternate board lie around its own special rooms', () => {
  const game = alternatePosition('scout', 'captain').play()
  const tiles = game.view(null).rooms.map(({ tile }) => tile)
  expect(new Set(tiles).size).toBe(21)
  expect(tiles.indexOf('hibernatorium')).toBe(10)
})
