import { expect, test } from 'vitest'
import { SHIPS } from '../board.ts'
import { COORDINATES, TOKENS } from '../components.ts'
import { own } from '../own.ts'
import { PRINTED as printed } from '../packs.ts'
import { catalogue } from './catalogue.ts'
import { drafted, newGame, newGames } from './new-game.ts'
import { type Playing, position } from './position.ts'

const SPECIAL = [
  [1, 'cockpit'],
  [11, 'hibernatorium'],
  [19, 'engine-3'],
  [20, 'engine-2'],
  [21, 'engine-1'],
] as const

/** What every seat and a spectator see. */
function everyView(game: Playing) {
  return [...game.state.players.keys(), null].map((seat) => game.match.view(seat))
}

/** The tiles that really lie on the slots of a kind. */
function tilesOn(game: Playing, kind: '1' | '2'): string[] {
  const { slots } = SHIPS[game.state.board].plan
  return game.state.rooms.filter((_, i) => slots[i].kind === kind).map((room) => room.tile)
}

function varies(games: readonly Playing[], what: (game: Playing) => unknown): boolean {
  return new Set(games.map((game) => JSON.stringify(what(game)))).size > games.length / 2
}

test('NEM-SETUP-02 the board has 21 rooms and 28 corridors, and one technical network', () => {
  const { board, rooms, corridors, technicalNoise } = newGame(3).match.view(null)
  expect(board).toBe('standard')
  expect([rooms.length, corridors.length, technicalNoise.length]).toEqual([21, 28, 1])
})

test('NEM-SETUP-03 NEM-SETUP-04 five of the nine tiles "2" lie on the slots "2", nobody knows which', () => {
  const games = newGames(3)
  for (const game of games) {
    const tiles = tilesOn(game, '2')
    expect(new Set(tiles).size).toBe(5)
    expect(tiles.every((tile) => printed.tiles[tile].kind === '2')).toBe(true)
    expect([...tiles, ...game.state.box.tiles].sort()).toEqual(
      Object.values(printed.tiles)
        .filter(({ kind }) => kind === '2')
        .map(({ id }) => id)
        .sort(),
    )
  }
  expect(varies(games, (game) => tilesOn(game, '2'))).toBe(true)
  expect(new Set(games.flatMap((game) => tilesOn(game, '2'))).size).toBe(9)
})

test('NEM-SETUP-05 all eleven tiles "1" are in play; only where is unknown', () => {
  const games = newGames(3)
  const ones = Object.values(printed.tiles)
    .filter(({ kind }) => kind === '1')
    .map(({ id }) => id)
  for (const game of games) expect(tilesOn(game, '1').sort()).toEqual([...ones].sort())
  expect(varies(games, (game) => tilesOn(game, '1'))).toBe(true)
})

test('NEM-SETUP-03 NEM-SETUP-05 NEM-SETUP-07 tiles and tokens lie face down before everybody', () => {
  for (const view of everyView(newGame(3))) {
    const hidden = view.rooms.filter((room) => !room.explored)
    expect(hidden).toHaveLength(16)
    for (const room of hidden)
      expect(room).toMatchObject({ tile: null, token: null, hasToken: true, items: 0 })
  }
})

test('NEM-SETUP-06 what goes back into the box is seen by nobody', () => {
  const game = newGame(3)
  const { tiles, tokens, weaknesses, objectives } = game.state.box
  const { coordinatesLeft: coordinates } = own(game.state)
  const unseen = [...tiles, ...weaknesses, ...coordinates, ...Object.values(objectives).flat()]
  expect([tiles.length, tokens.length, weaknesses.length, coordinates.length]).toEqual([4, 4, 5, 7])
  for (const view of everyView(game)) {
    const text = JSON.stringify(view)
    for (const id of unseen) expect(text).not.toContain(`"${id}"`)
  }
})

test('NEM-SETUP-07 16 of the 20 Exploration tokens are laid, one on each tile', () => {
  const games = newGames(3)
  for (const { state } of games) {
    const laid = state.rooms.flatMap(({ token }) => token?.id ?? [])
    expect(laid).toHaveLength(16)
    expect([...laid, ...state.box.tokens].sort()).toEqual(
      catalogue('3.2 Exploration tokens')
        .flatMap((row) =>
          Array<string>(Number(row.count)).fill(`${row.Effect}-${row['Item number']}`),
        )
        .sort(),
    )
  }
  expect(varies(games, ({ state }) => state.rooms.map(({ token }) => token?.id))).toBe(true)
})

test('NEM-SETUP-08 NEM-BOARD-01 the five special rooms have their places, and no token', () => {
  for (const game of newGames(2, {}, 10)) {
    const { rooms } = game.match.view(null)
    for (const [slot, tile] of SPECIAL)
      expect(rooms[slot - 1]).toMatchObject({ tile, explored: true, hasToken: false })
    expect(rooms.filter((room) => room.tile !== null)).toHaveLength(5)
  }
})

test('NEM-SETUP-09 one of the eight Coordinates cards is in play, face down', () => {
  const games = newGames(2, {}, 60)
  for (const game of games) {
    const { coordinates, coordinatesLeft } = own(game.state)
    expect([coordinates.id, ...coordinatesLeft].sort()).toEqual(Object.keys(COORDINATES))
    for (const view of everyView(game)) expect(view.coordinates).toBeNull()
  }
  expect(new Set(games.map(({ state }) => own(state).coordinates.id)).size).toBe(8)
})

test('NEM-SETUP-10 NEM-SETUP-27 the markers stand on B and on the green square of the Time track', () => {
  const { destination, time, selfDestruct } = newGame(2).match.view(null)
  expect([destination, time, selfDestruct]).toEqual([1, 0, -1])
})

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 4],
])('NEM-SETUP-11 with %d players there are %d pods', (players, number) => {
  const games = newGames(players, {}, 20)
  for (const game of games) {
    const numbers = game.match.view(null).pods.map((pod) => pod.number)
    expect(new Set(numbers).size).toBe(number)
    expect(numbers.every((one) => one >= 1 && one <= 4)).toBe(true)
  }
  const drawn = new Set(games.flatMap((game) => game.match.view(null).pods.map((p) => p.number)))
  expect(drawn).toEqual(new Set([1, 2, 3, 4]))
})

test('NEM-SETUP-12 NEM-SETUP-13 pods go to A, B, A, B by rising number, all locked', () => {
  for (const game of newGames(5, {}, 5))
    expect(game.match.view(null).pods).toEqual([
      { number: 1, section: 'a', locked: true, gone: false },
      { number: 2, section: 'b', locked: true, gone: false },
      { number: 3, section: 'a', locked: true, gone: false },
      { number: 4, section: 'b', locked: true, gone: false },
    ])
  for (const game of newGames(3)) {
    const { pods } = game.match.view(null)
    const numbers = pods.map((pod) => pod.number)
    expect(numbers).toEqual([...numbers].sort())
    expect(pods.map((pod) => pod.section)).toEqual(['a', 'b', 'a'])
  }
})

test('NEM-SETUP-14 NEM-SETUP-15 each Engine works or not, whatever the others do; nobody knows', () => {
  const games = newGames(2, {}, 100)
  const statuses = games.map(({ state }) =>
    own(state)
      .engines.map(({ working }) => working)
      .join(),
  )
  expect(new Set(statuses).size).toBe(8)
  for (const view of everyView(games[0])) expect(view.engines).toEqual([null, null, null])
})

test('NEM-SETUP-16 five Eggs are in the Nest, three in the supply', () => {
  expect(newGame(4).match.view(null)).toMatchObject({ eggs: 5, eggSupply: 3 })
})

test('NEM-SETUP-17 three different Weaknesses lie face down on their slots', () => {
  const games = newGames(2)
  for (const game of games) {
    const { weaknesses, box } = game.state
    const ids = [weaknesses.corpse.id, weaknesses.egg.id, weaknesses.carcass.id]
    expect(new Set([...ids, ...box.weaknesses]).size).toBe(8)
    for (const view of everyView(game))
      expect(view.weaknesses).toEqual({ corpse: null, egg: null, carcass: null })
  }
  expect(varies(games, ({ state }) => state.weaknesses)).toBe(true)
})

test.each([1, 2, 3, 4, 5])(
  'NEM-SETUP-18 NEM-SETUP-19 bag and reserve with %d players',
  (players) => {
    const game = newGame(players)
    expect(game.match.view(null).bag).toEqual({
      blank: 1,
      larva: 4,
      creeper: 1,
      adult: 3 + players,
      breeder: 0,
      queen: 1,
    })
    const { bag, reserve } = game.state
    expect(bag).toHaveLength(10 + players)
    const name = ({ type, number }: { type: string; number: number }) => `${type} ${number}`
    expect([...bag, ...reserve].map(name).sort()).toEqual(TOKENS.map(name).sort())
  },
)

test('NEM-SETUP-18 which Adult tokens are in the bag is left to chance', () => {
  const adults = ({ state }: Playing) =>
    state.bag
      .filter(({ type }) => type === 'adult')
      .map(({ number }) => number)
      .sort()
  expect(new Set(newGames(2).map((game) => adults(game).join())).size).toBeGreaterThan(5)
})

test('NEM-SETUP-20 no Carcass lies aboard; the first Intruder killed leaves one', () => {
  const start = newGame(2).match.view(null)
  expect(start.rooms.flatMap((room) => room.objects)).toEqual(['corpse'])
  const game = position('captain', 'scout')
    .hand('captain', 'search')
    .intruder('creeper', 'hibernatorium')
    .attacks('scratch-1')
    .dice({ combat: ['two'] })
    .play()
  game.act('shoot:revolver#0:creeper-1')
  expect(game.room('hibernatorium').objects).toEqual(['corpse', 'carcass'])
})

test('NEM-SETUP-21 seven decks lie shuffled beside the board, each with an empty discard pile', () => {
  const games = newGames(3)
  const { decks } = games[0].match.view(null)
  const counts = Object.entries(decks).map(([deck, { count }]) => [deck, count])
  expect(Object.fromEntries(counts)).toEqual({
    red: 30,
    yellow: 30,
    green: 30,
    crafted: 12,
    events: 20,
    attacks: 20,
    wounds: 16,
    contamination: 27,
  })
  for (const { discard, known } of Object.values(decks)) expect([discard, known]).toEqual([[], []])
  for (const colour of ['red', 'yellow', 'green'] as const)
    expect(varies(games, ({ state }) => state.items[colour])).toBe(true)
  expect(varies(games, ({ state }) => state.events)).toBe(true)
  expect(varies(games, ({ state }) => state.attacks)).toBe(true)
  expect(varies(games, ({ state }) => state.wounds)).toBe(true)
  expect(varies(games, ({ state }) => state.contamination)).toBe(true)
})

test('NEM-SETUP-22 Contamination cards have a deck of their own: no Character has one yet', () => {
  const game = drafted(newGame(4))
  expect(game.match.view(null).decks.contamination.count).toBe(27)
  game.state.players.forEach((_, seat) => {
    expect(game.match.view(seat).players[seat].hand).not.toContain('contamination')
    expect(game.state.players[seat].deck.every((card) => typeof card === 'string')).toBe(true)
  })
})

test('NEM-SETUP-23 the Crafted Items lie open: three of each', () => {
  const expected = ['antidote', 'flamethrower', 'molotov-cocktail', 'taser']
  expect(newGame(2).match.view(null).crafted).toEqual(expected.flatMap((id) => [id, id, id]))
})

test('NEM-SETUP-24 the base game uses neither Intruder Action cards nor solo Objectives', () => {
  for (const game of newGames(5, {}, 10)) {
    expect(game.match.view(null).intruderPlayer).toBeNull()
    for (const { objectives } of game.match.view(null).players)
      expect(objectives.map(({ kind }) => kind).sort()).toEqual(['corporate', 'personal'])
  }
})

test('NEM-SETUP-25 NEM-SETUP-28 nothing of the supply is on the board: every door is open', () => {
  const view = drafted(newGame(3)).match.view(null)
  expect(view.corridors).toEqual(Array(28).fill({ noise: false, door: 'open' }))
  expect(view.technicalNoise).toEqual([false])
  expect(view.rooms.filter((room) => room.fire || room.malfunction)).toEqual([])
  expect([view.intruders, view.depressurised]).toEqual([[], -1])
})

test('NEM-SETUP-26 the 18 standard markers serve five Characters and three tracks at once', () => {
  const crew = ['captain', 'pilot', 'scientist', 'scout', 'soldier'] as const
  const setup = position(...crew).with((s) => {
    own(s).selfDestruct = 0
  })
  for (const one of crew) setup.is(one, { lightWounds: 2, slime: true, signal: true })
  const view = setup.play().view(null)
  const tracks = [view.time, view.destination, view.selfDestruct].filter((square) => square >= 0)
  const boards = view.players.flatMap(({ lightWounds, slime, signal }) =>
    [lightWounds > 0, slime, signal].filter(Boolean),
  )
  const [row] = catalogue('1. Component counts').filter((one) =>
    one.Component.startsWith('Status markers'),
  )
  expect(tracks.length + boards.length).toBe(Number(row.count))
})
