import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Position, position } from './position.ts'

/** The scout in the Cockpit, alone. */
function cockpit(): Position {
  return position('scout', 'captain')
    .at('scout', 'cockpit')
    .cards('scout', 5)
    .coordinates('coordinates-3')
}

const CARD_3 = { a: 'deep-space', b: 'mars', c: 'earth', d: 'venus' }

test('NEM-COORD-01 cockpit: one action checks the coordinates or sets a destination', () => {
  const game = cockpit().play()
  expect(game.ways('cockpit')).toEqual([
    'check-coordinates',
    'set-destination:a',
    'set-destination:c',
    'set-destination:d',
  ])
  game.choose('cockpit:check-coordinates')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
  game.settle()
  expect(game.view(null)).toMatchObject({ destination: 1, turn: { taken: 1 } })
  const set = cockpit().play().act('cockpit:set-destination:c')
  expect(set.view('scout')).toMatchObject({ coordinates: null, destination: 2 })
})

test('NEM-COORD-02 cockpit: whoever checks sees the card in secret', () => {
  const game = cockpit().play().act('cockpit:check-coordinates')
  expect(game.view('scout').coordinates).toBe('coordinates-3')
  expect(game.log('sees-coordinates', 'scout')[0].params).toMatchObject(CARD_3)
  for (const reader of ['captain', null] as const) {
    expect(game.view(reader).coordinates).toBe(null)
    expect(game.log('sees-coordinates', reader)).toEqual([])
    expect(game.log('looks-at-coordinates', reader)[0].params).toEqual({ seat: 0 })
  }
})

test('NEM-COORD-03 cockpit: a second look takes another action; the first is remembered', () => {
  const game = cockpit().play().act('cockpit:check-coordinates')
  expect(game.ways('cockpit')).toContain('check-coordinates')
  game.act('cockpit:check-coordinates')
  expect(game.view(null).players[0].handCount).toBe(1)
  game.pass().pass()
  expect(game.view('scout').coordinates).toBe('coordinates-3')
  expect(game.view('captain').coordinates).toBe(null)
})

test('NEM-COORD-04 cockpit: the Destination marker goes to any square, for all to see', () => {
  for (const [square, letter] of ['a', 'c', 'd'].entries()) {
    const game = cockpit().play().act(`cockpit:set-destination:${letter}`)
    expect(game.view('captain').destination).toBe([0, 2, 3][square])
    expect(game.told('destination', 'letter')).toEqual([letter])
  }
  const back = cockpit().play().act('cockpit:set-destination:d', 'cockpit:set-destination:b')
  expect(back.view(null).destination).toBe(1)
})

test('NEM-COORD-05 cockpit: while anybody hibernates it can be checked, not set', () => {
  const game = cockpit().out('captain', 'hibernating').play()
  expect(game.ways('cockpit')).toEqual(['check-coordinates'])
  const piloting = position('pilot', 'captain')
    .at('pilot', 'cockpit')
    .hand('pilot', 'piloting')
    .out('captain', 'hibernating')
    .play()
  expect(piloting.ways('piloting')).toEqual(['room-action:cockpit:check-coordinates'])
})

test('NEM-COORD-06 cockpit: never with an Intruder in it', () => {
  const game = cockpit().intruder('larva', 'cockpit').play()
  expect(game.ways('cockpit')).toEqual([])
  expect(game.why('cockpit')).toBe('in-combat')
  const piloting = position('pilot', 'captain')
    .at('pilot', 'cockpit')
    .hand('pilot', 'piloting')
    .intruder('larva', 'cockpit')
    .play()
  expect(piloting.ways('piloting')).toEqual([])
})

/** The scout is the last one awake and hibernates; the game is over. */
function lastToSleep(destination: number, change: (ship: Position) => Position = (ship) => ship) {
  const ship = position('scout', 'captain')
    .out('captain', 'dead')
    .objectives('scout', ['save-the-property', 'personal'])
    .coordinates('coordinates-3')
    .engines(true, true, true)
    .cards('scout', 2)
    .time(7)
    .dice({ noise: ['silence'] })
    .with((s) => {
      own(s).destination = destination
    })
  return change(ship).play().act('hibernatorium')
}

test('NEM-COORD-07 in the end the card is revealed, and the marker tells the destination', () => {
  for (const [square, place] of Object.values(CARD_3).entries()) {
    const game = lastToSleep(square)
    expect(game.view(null)).toMatchObject({
      coordinates: 'coordinates-3',
      ending: { destination: place },
    })
    expect(game.winners).toEqual(place === 'earth' ? ['scout'] : [])
  }
})

test('NEM-COORD-07 a ship that is destroyed goes nowhere, and the card stays hidden', () => {
  const game = lastToSleep(2, (ship) => ship.selfDestruct(1))
  expect(game.view(null)).toMatchObject({ coordinates: null, ending: { destination: null } })
  const broken = lastToSleep(2, (ship) => ship.engines(false, false, true))
  expect(broken.view(null)).toMatchObject({ coordinates: null, ending: { destination: null } })
})

test('NEM-COORD-08 cockpit: it cannot be searched', () => {
  const game = cockpit().hand('scout', 'scavenging').play()
  expect([...game.ways('search'), ...game.ways('scavenging')]).toEqual([])
  expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
  expect(game.forbidden('scavenging')).toBe('NEM-SEARCH-07')
})
