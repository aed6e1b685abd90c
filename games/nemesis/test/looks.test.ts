import type { State } from '@bulkhead/hull/state.ts'
import { copy, FastRng } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { own } from '../own.ts'
import { type Playing, type Position, position } from './position.ts'

/** Whether a reader can tell: in every ship that they cannot tell from this one it is the same. */
function knows(game: Playing, reader: string | null, read: (s: State) => unknown): boolean {
  const truth = JSON.stringify(read(game.state))
  for (let seed = 1; seed <= 40; seed++) {
    const other = copy(game.state)
    nemesis.redeal(other, reader === null ? null : game.seat(reader), new FastRng(seed))
    if (JSON.stringify(read(other)) !== truth) return false
  }
  return true
}

/** Who of the three can tell, and whether a spectator can. */
function whoKnows(game: Playing, read: (s: State) => unknown): (string | null)[] {
  const readers = ['pilot', 'captain', 'scientist', null] as const
  return readers.filter((reader) => knows(game, reader, read))
}

function crew(): Position {
  return position('pilot', 'captain', 'scientist').at('captain', 'armory').at('scientist', 'armory')
}

const engine = (number: number) => (s: State) => own(s).engines[number - 1].working
const tile = (slot: number) => (s: State) => s.rooms[slot - 1].tile
const token = (slot: number) => (s: State) => s.rooms[slot - 1].token?.id

/** Six rooms that nobody has explored, so that each could be another. */
function unexplored(ship: Position): Position {
  return ship
    .unexplored('surgery', 'danger-2')
    .unexplored('storage', 'fire-1')
    .unexplored('nest', 'doors-1')
    .unexplored('shower-room', 'silence-1')
}

test('NEM-COORD-02 the coordinates are known to whoever looked, for the rest of the game', () => {
  const game = crew().at('pilot', 'cockpit').cards('pilot', 2).play()
  const read = (s: State) => own(s).coordinates.id
  expect(whoKnows(game, read)).toEqual([])
  game.act('cockpit:check-coordinates')
  expect(whoKnows(game, read)).toEqual(['pilot'])
  game.pass().pass().pass()
  expect(game.view(null).round).toBe(2)
  expect(whoKnows(game, read)).toEqual(['pilot'])
  expect(game.view('pilot').coordinates).toBe('coordinates-8')
})

test('NEM-ENGINE-01 an Engine is known to whoever looked at it, and no other Engine', () => {
  const game = crew().at('pilot', 'engine-2').cards('pilot', 2).play().act('engine-2')
  expect(whoKnows(game, engine(2))).toEqual(['pilot'])
  expect([whoKnows(game, engine(1)), whoKnows(game, engine(3))]).toEqual([[], []])
})

test('NEM-ROOM-44 the Engine Control Room shows all three to its user', () => {
  const game = crew().at('pilot', 'engine-control').cards('pilot', 2).play().act('engine-control')
  for (const number of [1, 2, 3]) expect(whoKnows(game, engine(number))).toEqual(['pilot'])
})

test('NEM-ENGINE-03 an announced change turns round what others know of an Engine', () => {
  const game = crew()
    .at('pilot', 'engine-1')
    .at('captain', 'engine-1')
    .cards('pilot', 2)
    .hand('captain', 'basic-repairs', 'rest', 'search')
    .engines(true, true, true)
    .play()
  game.act('engine-1').pass()
  game.act('basic-repairs:turn-engine', 'change-order')
  expect(game.view('pilot').engines).toEqual([false, null, null])
  expect(game.view('captain').engines).toEqual([false, null, null])
  expect(whoKnows(game, engine(1))).toEqual(['pilot', 'captain'])
})

test('NEM-ENGINE-03 a change tells nothing to whoever never looked', () => {
  const game = crew()
    .at('captain', 'engine-1')
    .toAct('captain')
    .hand('captain', 'basic-repairs', 'rest', 'search')
    .play()
  game.act('basic-repairs:turn-engine')
  expect(whoKnows(game, engine(1))).toEqual(['captain'])
  game.choose('change-order')
  expect(whoKnows(game, engine(1))).toEqual(['captain'])
})

test('NEM-ROOM-46 tile and token are known to the onlooker until the room is explored', () => {
  const game = unexplored(crew())
    .at('pilot', 'monitoring-room')
    .at('captain', 'engine-2')
    .cards('pilot', 2)
    .cards('captain', 1)
    .dice({ noise: [] })
    .play()
  expect([whoKnows(game, tile(17)), whoKnows(game, token(17))]).toEqual([[], []])
  game.act('monitoring-room:17')
  expect([whoKnows(game, tile(17)), whoKnows(game, token(17))]).toEqual([['pilot'], ['pilot']])
  expect(whoKnows(game, tile(16))).toEqual([])
  game.pass().act('move:c-17-20')
  expect(whoKnows(game, tile(17))).toEqual(['pilot', 'captain', 'scientist', null])
  for (const reader of ['captain', null] as const) {
    expect(game.view(reader).rooms[16]).toMatchObject({ tile: 'surgery', hasToken: false })
  }
})

test('NEM-ROOM-46 whoever may look at the tile only does not know the token', () => {
  const game = unexplored(crew()).hand('pilot', 'ship-knowledge').play()
  game.act('ship-knowledge:look-at-room:16')
  expect(whoKnows(game, tile(16))).toEqual(['pilot'])
  expect(whoKnows(game, token(16))).toEqual([])
  expect(game.view('pilot').rooms[15]).toMatchObject({ tile: 'storage', token: null })
})

test('NEM-ROOM-16 a Weakness discovered in the Laboratory is known to all from then on', () => {
  const game = crew()
    .at('pilot', 'laboratory')
    .object('laboratory', 'carcass')
    .cards('pilot', 2)
    .play()
  const read = (s: State) => s.weaknesses.carcass.id
  expect(whoKnows(game, read)).toEqual([])
  game.act('laboratory:carcass')
  expect(whoKnows(game, read)).toEqual(['pilot', 'captain', 'scientist', null])
  expect(whoKnows(game, (s) => s.weaknesses.egg.id)).toEqual([])
})

test('NEM-SEARCH-04 a searcher knows the card put under the deck until another draws it', () => {
  const game = crew()
    .at('pilot', 'armory')
    .hand('pilot', 'search')
    .hand('captain', 'search')
    .itemDeck('red', 'grenade', 'bait')
    .with((s) => {
      const { red } = s.items
      s.itemDiscards.red = red.splice(0, red.length - 3).map(({ id }) => id)
    })
    .play()
  const bottom = (s: State) => s.items.red[0].id
  game.act('search:red', 'keep-item:grenade#0').pass()
  expect(whoKnows(game, bottom)).toContain('pilot')
  expect(game.view('pilot').decks.red).toMatchObject({ count: 2, known: [{ at: 1, id: 'bait' }] })
  game.act('search:red')
  game.choose(game.options().find((id) => !id.startsWith('keep-item:bait'))!)
  expect(game.view('pilot').decks.red.known).toEqual([])
  expect(game.view('captain').decks.red.known).toEqual([{ at: 0, id: 'bait' }])
})

test('NEM-ROOM-13 what is kept in the Storage is known to its finder alone', () => {
  const game = crew()
    .at('pilot', 'storage')
    .cards('pilot', 2)
    .itemDeck('green', 'military-drugs', 'alcohol')
    .play()
  game.act('storage:green', 'keep-item:alcohol#1')
  expect(whoKnows(game, (s) => s.players[0].inventory.map(({ id }) => id))).toEqual(['pilot'])
  expect(whoKnows(game, (s) => s.items.green[0].id)).toEqual(['pilot'])
})

test('NEM-ROOM-28 what was scanned is readable to the scanner, wherever it lies later', () => {
  const game = position('pilot', 'captain', 'scientist')
    .tile(6, 'canteen')
    .at('pilot', 'canteen')
    .at('captain', 'armory')
    .at('scientist', 'armory')
    .hand('pilot', 'search', 'rest', 'infected')
    .play()
  game.act('canteen', 'scan')
  expect(game.view('pilot').players[0].hand).toEqual(['contamination-infected'])
  game.choose('pass').pick('card:contamination#0')
  expect(game.view('pilot').players[0].discard).toContain('contamination-infected')
  expect(game.view('captain').players[0].discard).toContain('contamination')
})

test.each([
  ['cockpit', 'cockpit:check-coordinates'],
  ['engine-1', 'engine-1'],
  ['engine-control', 'engine-control'],
  ['monitoring-room', 'monitoring-room:17'],
])('NEM-INFO-04 a look in the %s cannot be taken back', (room, action) => {
  const game = unexplored(crew()).at('pilot', room).cards('pilot', 2).play()
  game.choose(action)
  expect(game.match.undoStop(0)).toBe(null)
  game.settle()
  expect(game.match.undoStop(0)).not.toBe(null)
})

test('NEM-INFO-05 cards left after a Rest are known to be infected, those left after a Surgery to be clean', () => {
  const status = (card: number) => (s: State) => s.contamination[card].infected
  const rest = crew().hand('pilot', 'rest', 'infected').play().act('rest')
  const [left] = rest.player('pilot').hand as number[]
  expect(whoKnows(rest, status(left))).toEqual(['pilot', 'captain', 'scientist', null])
  const surgery = crew().at('pilot', 'surgery').hand('pilot', 'clean').cards('pilot', 2).play()
  const [clean] = surgery.player('pilot').hand as number[]
  expect(whoKnows(surgery, status(clean))).toEqual([])
  surgery.act('surgery')
  expect(whoKnows(surgery, status(clean))).toEqual(['pilot', 'captain', 'scientist', null])
})

test('NEM-CONT-12 NEM-INFO-05 a card that a Rest has removed is known to have been clean', () => {
  const ship = crew().hand('pilot', 'rest', 'clean')
  const [card] = ship.player('pilot').hand.filter((one) => typeof one === 'number')
  const game = ship.play().act('rest')
  const known = whoKnows(game, (s) => s.contamination[card].infected)
  expect(known).toEqual(['pilot', 'captain', 'scientist', null])
})
