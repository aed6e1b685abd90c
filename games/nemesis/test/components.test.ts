import {
  explorationOf,
  INTRUDER_TYPES,
  LIGHT_WOUND_SPACES,
  WOUNDS_TO_BEAR,
} from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { ALTERNATE_PLAN, SHIPS, STANDARD_PLAN } from '../board.ts'
import {
  COMBAT_DIE,
  CONTAMINATION_CARDS,
  COORDINATES,
  DESTINATIONS,
  EGGS_AT_START,
  EXPLORATION_TOKENS,
  FIRST_BLUE,
  FIRST_YELLOW,
  INTRUDERS,
  JUMP,
  NOISE_DIE,
  POD_SEATS,
  podsInPlay,
  SKULL,
  STARTING_BAG,
  SUPPLY,
  TOKENS,
} from '../components.ts'
import { PRINTED as printed } from '../packs.ts'
import '../index.ts'
import { catalogue, counted, list, named, type Row } from './catalogue.ts'

const counts = Object.fromEntries(catalogue('1. Component counts').map((r) => [r.Component, r]))
const countOf = (component: string) => Number(counts[component].count)

// --- dice, tokens, tracks ---

test('the combat die has the faces of the catalogue', () => {
  expect(COMBAT_DIE).toEqual(counted(catalogue('2.1 Combat die'), 'Face id'))
  expect(COMBAT_DIE).toHaveLength(6)
})

test('the noise die has the faces of the catalogue', () => {
  expect(NOISE_DIE.map(String)).toEqual(counted(catalogue('2.2 Noise die'), 'Face id'))
  expect(NOISE_DIE).toHaveLength(10)
})

test('there are 27 Intruder tokens with the numbers of the catalogue', () => {
  const rows = catalogue('3.1 Intruder tokens').map((row) => {
    const number = row['Number on the back']
    return { count: row.count, id: `${row.Type} ${number === 'none' ? 0 : number}` }
  })
  expect(TOKENS.map(({ type, number }) => `${type} ${number}`)).toEqual(counted(rows))
  expect(TOKENS).toHaveLength(countOf('Intruder tokens'))
})

test('NEM-SETUP-18 the bag starts with these tokens, besides an Adult for each player', () => {
  expect([...STARTING_BAG].sort()).toEqual(
    ['blank', ...Array(4).fill('larva'), 'creeper', 'queen', ...Array(3).fill('adult')].sort(),
  )
})

test('NEM-SETUP-07 there are 20 Exploration tokens, 44 Items in all', () => {
  const rows = catalogue('3.2 Exploration tokens').map((row) => ({
    count: row.count,
    id: `${row.Effect}-${row['Item number']}`,
  }))
  expect(EXPLORATION_TOKENS).toEqual(counted(rows))
  expect(EXPLORATION_TOKENS).toHaveLength(countOf('Exploration tokens'))
  const items = EXPLORATION_TOKENS.map((token) => explorationOf(token).items)
  expect(items.reduce((a, b) => a + b)).toBe(44)
  expect(explorationOf('doors-3')).toEqual({ effect: 'doors', items: 3 })
})

test('the supplies are limited as printed', () => {
  expect(SUPPLY).toEqual({
    fire: countOf('Fire markers'),
    malfunction: countOf('Malfunction markers'),
    doors: countOf('Door tokens'),
    carcasses: countOf('Intruder carcass tokens'),
    eggs: countOf('Egg tokens'),
  })
  expect([EGGS_AT_START, POD_SEATS]).toEqual([5, 2])
  expect([1, 2, 3, 4, 5].map(podsInPlay)).toEqual([2, 2, 3, 3, 4])
})

test('the figures of each Intruder, and the cards of its kill check', () => {
  const rows = catalogue('11.1 Types')
  expect(INTRUDER_TYPES).toEqual(rows.map((row) => row.Type))
  for (const row of rows) {
    const { figures, endurance } = INTRUDERS[row.Type as keyof typeof INTRUDERS]
    expect(figures).toBe(Number(row.Miniatures))
    expect(endurance).toBe(Number.parseInt(row['Cards drawn for the kill check'], 10) || 0)
  }
})

/** Spaces of a track by their colour, each with its label. */
function track(heading: string): { colour: string; label: string }[] {
  return catalogue(heading).flatMap((row) =>
    list(row.Label).map((label) => ({ colour: row.Colour, label })),
  )
}

test('NEM-BOARD-05 the Time track: green 15, white 14 to 9, blue 8 to 1, then the jump', () => {
  const spaces = track('4.1 Time track')
  expect(spaces).toHaveLength(JUMP + 1)
  expect(spaces.findIndex(({ colour }) => colour === 'blue')).toBe(FIRST_BLUE)
  expect(spaces.slice(FIRST_BLUE, JUMP).every(({ colour }) => colour === 'blue')).toBe(true)
  expect(spaces.slice(0, JUMP).map(({ label }) => Number(label))).toEqual(
    spaces.slice(0, JUMP).map((_, i) => JUMP - i),
  )
  expect(spaces[JUMP].label).toBe('jump')
})

test('NEM-BOARD-06 the self-destruct track: green 6, white 5 and 4, yellow 3 to 1, then the skull', () => {
  const spaces = track('4.2 Self-destruct track')
  expect(spaces).toHaveLength(SKULL + 1)
  expect(spaces.findIndex(({ colour }) => colour === 'yellow')).toBe(FIRST_YELLOW)
  expect(spaces.slice(FIRST_YELLOW, SKULL).every(({ colour }) => colour === 'yellow')).toBe(true)
  expect(spaces.slice(0, SKULL).map(({ label }) => Number(label))).toEqual([6, 5, 4, 3, 2, 1])
  expect(spaces[SKULL].label).toBe('skull')
})

test('NEM-BOARD-07 four squares, and every Coordinates card gives each its own destination', () => {
  expect(DESTINATIONS).toEqual(['a', 'b', 'c', 'd'])
  const rows = catalogue('14. Coordinates cards')
  const printed = rows.map((row) => [
    row.id,
    ['A', 'B', 'C', 'D'].map((letter) => row[letter].toLowerCase().replace(' ', '-')),
  ])
  expect(COORDINATES).toEqual(Object.fromEntries(printed))
  for (const destinations of Object.values(COORDINATES)) expect(new Set(destinations).size).toBe(4)
  for (const square of [0, 1, 2, 3]) {
    const home = Object.values(COORDINATES).filter((card) => card[square] === 'earth')
    expect(home).toHaveLength(2)
  }
})

test('NEM-BOARD-09 two Light Wounds fill the track, and three Serious Wounds can be borne', () => {
  expect([LIGHT_WOUND_SPACES, WOUNDS_TO_BEAR]).toEqual([2, 3])
})

test('Contamination cards: 7 infected, 20 not', () => {
  const rows = catalogue('10.1 Contamination cards')
  expect(Object.entries(CONTAMINATION_CARDS)).toEqual(
    rows.map((row) => [row.id.replace('contamination-', ''), Number(row.count)]),
  )
})

// --- boards ---

const BOARDS: [string, typeof STANDARD_PLAN, string, string][] = [
  ['standard', STANDARD_PLAN, '5.1 Standard room slots', '5.2 Standard corridors'],
  ['alternate', ALTERNATE_PLAN, '6.1 Alternate room slots', '6.2 Alternate corridors'],
]

/** `Evacuation Section A` is the tile `evacuation-a`; `Engine 3` is `engine-3`. */
function fixedRoom(name: string): string | undefined {
  if (name === '-') return undefined
  return name.toLowerCase().replace('section ', '').replaceAll(' ', '-')
}

function entranceOf(row: Row) {
  const numbers = list(row['Technical entrance numbers']).map(Number)
  const network = row.Network === 'blue' ? 1 : 0
  return numbers.length > 0 ? { network, numbers } : undefined
}

test.each(BOARDS)('NEM-BOARD-04 the slots of the %s board are as printed', (_, plan, slots) => {
  const rows = catalogue(slots)
  expect(rows.map((row) => Number(row.Slot))).toEqual(rows.map((_row, i) => i + 1))
  expect(plan.slots).toEqual(
    rows.map((row) => {
      const tile = fixedRoom(row['Fixed room'])
      const entrance = entranceOf(row)
      return {
        kind: row.Kind === 'evacuation' ? 'special' : row.Kind,
        ...(tile && { tile }),
        x: Number(row.x),
        y: Number(row.y),
        ...(entrance && { entrance }),
      }
    }),
  )
})

test.each(BOARDS)('NEM-BOARD-04 the corridors of the %s board', (_board, plan, _slots, heading) => {
  const rows = catalogue(heading)
  expect(plan.corridors).toEqual(
    rows.map((row) => ({
      id: row.Corridor,
      ends: [Number(row['Room A']), Number(row['Room B'])],
      numbers: list(row['Numbers at A']).map(Number),
    })),
  )
  for (const row of rows) expect(row['Numbers at B']).toBe(row['Numbers at A'])
})

test.each(BOARDS)(
  'NEM-BOARD-04 on the %s board every room has the exits 1, 2, 3 and 4 once',
  (board, plan) => {
    plan.slots.forEach(({ entrance }, place) => {
      const corridors = plan.corridors.filter(({ ends }) => ends.includes(place + 1))
      const numbers = [
        ...corridors.flatMap((corridor) => corridor.numbers),
        ...(entrance?.numbers ?? []),
      ]
      expect(numbers.sort()).toEqual([1, 2, 3, 4])
      const { numbered, exits } = SHIPS[board]
      for (const number of [1, 2, 3, 4]) expect(numbered[place][number]).toBeDefined()
      expect(exits[place]).toHaveLength(corridors.length + (entrance ? 1 : 0))
    })
  },
)

test('NEM-BOARD-03 the standard board has one technical network of eight entrances', () => {
  const entrances = STANDARD_PLAN.slots.filter((slot) => slot.entrance)
  expect(entrances).toHaveLength(8)
  expect(SHIPS.standard.networks).toBe(1)
})

// --- rooms ---

const ROOMS: [string, string][] = [
  ['7.1 Rooms "1"', '1'],
  ['7.2 Rooms "2"', '2'],
  ['7.3 Special rooms', 'special'],
]
const roomRows: Row[] = ROOMS.flatMap(([heading, kind]) =>
  catalogue(heading).map((row) => ({ ...row, kind })),
)

test('all 25 rooms of the catalogue exist, and no others', () => {
  expect(
    Object.values(printed.tiles)
      .map((tile) => tile.id)
      .sort(),
  ).toEqual(roomRows.map((row) => row.id).sort())
  expect(Object.values(printed.tiles).filter((tile) => tile.kind === '1')).toHaveLength(11)
  expect(Object.values(printed.tiles).filter((tile) => tile.kind === '2')).toHaveLength(9)
})

test.each(named(roomRows, 'id'))('the room %s is as printed', (id, row) => {
  const tile = printed.tiles[id]
  expect(tile.kind).toBe(row.kind)
  expect(tile.colour ?? 'none').toBe(row.Colour)
  expect(tile.computer).toBe(row.Computer === 'yes')
  expect(printed.tiles[id].colour !== null).toBe(row.Search === 'yes')
  expect(tile.action === undefined).toBe(row.Action.startsWith('no action'))
  expect(tile.breaks).toBe(!row.Action.includes('No Malfunction marker may lie here'))
  if (tile.action) expect(tile.action).toMatchObject({ id, cost: 2, when: 'calm' })
})

// --- Characters ---

test('the six Characters with their Weapons and Quest Items', () => {
  const rows = catalogue('8. Characters')
  expect(Object.keys(printed.characters)).toEqual(rows.map((row) => row.id))
  for (const row of rows) {
    expect(printed.characters[row.id]).toEqual({
      id: row.id,
      start: 'hibernatorium',
      item: row['Starting weapon'],
      quests: row['Quest items'].split(', ').map((id) => id.replaceAll('`', '')),
    })
  }
})
