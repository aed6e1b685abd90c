import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { catalogue } from './catalogue.ts'
import { drafted, newGame, newGames } from './new-game.ts'
import { position } from './position.ts'

const SOLO = catalogue('13.3 Solo/coop objectives').map((row) => row.id)

test('NEM-MODE-SOLO-01 the player draws two cards of the solo and cooperative Objectives', () => {
  const games = newGames(1)
  for (const game of games) {
    expect(game.match.view(null).mode).toBe('solo')
    const { objectives } = game.match.view(0).players[0]
    expect(objectives.map(({ kind }) => kind)).toEqual(['group', 'group'])
    const ids = objectives.map(({ id }) => id!)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(SOLO).toContain(id)
  }
  const drawn = games.flatMap((game) => game.match.view(0).players[0].objectives)
  expect(new Set(drawn.map(({ id }) => id))).toEqual(new Set(SOLO))
})

test('NEM-MODE-SOLO-02 at the first Encounter one of the two Objectives must be kept', () => {
  const game = position('scout')
    .beforeFirstEncounter()
    .with((s) => {
      s.players[0].objectives = ['autopsy', 'special-delivery'].map((id) => ({
        id,
        kind: 'group',
        seen: [0],
      }))
    })
    .cards('scout', 5)
    .tile(6, 'canteen')
    .noise('c-2-6')
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
  game.act('move:c-6-11')
  expect(game.prompt).toBe('objective')
  expect(game.options()).toEqual(['keep:0', 'keep:1'])
  game.choose('keep:1')
  const { objectives } = game.view('scout').players[0]
  expect(objectives).toEqual([{ kind: 'group', id: 'special-delivery' }])
  expect(game.prompt).toBe('action')
})

test.each([
  ['silence-1', 1],
  ['malfunction-2', 1],
  ['doors-3', 2],
  ['slime-4', 2],
])('NEM-MODE-SOLO-03 the token %s leaves %d Items in the room', (token, items) => {
  const game = position('scout')
    .tile(6, 'canteen')
    .unexplored('canteen', token)
    .cards('scout', 1)
    .dice({ noise: ['silence'] })
    .play()
  game.act('move:c-6-11')
  expect(game.room('canteen').items).toBe(items)
})

test('NEM-MODE-SOLO-04 the player wins who fulfils the Objective and survives', () => {
  const end = (objective: string) =>
    position('scout')
      .objectives('scout', [objective, 'group'])
      .is('scout', { fate: 'hibernating', room: -1, passed: true })
      .weakness('egg', 'vital-places')
      .weakness('corpse', 'way-of-moving')
      .with((s) => {
        s.time = 14
        own(s).coordinates.id = 'coordinates-5'
        own(s).coordinatesLeft[own(s).coordinatesLeft.indexOf('coordinates-5')] = 'coordinates-1'
        for (const engine of own(s).engines) engine.working = true
      })
      .phase('time')
      .play()
  expect(end('close-contact-protocol').winners).toEqual(['scout'])
  expect(end('special-delivery').winners).toEqual([])
})

test('NEM-MODE-SOLO-04 an Objective fulfilled does not help a dead Character', () => {
  const game = position('scout')
    .objectives('scout', ['close-contact-protocol', 'group'])
    .weakness('egg', 'vital-places')
    .weakness('corpse', 'way-of-moving')
    .with((s) => {
      s.time = 14
    })
    .phase('time')
    .play()
  expect(game.winners).toEqual([])
})

test('NEM-MODE-SOLO-05 all else is as for one player: 2 pods, 1 more Adult, a Role to choose', () => {
  const game = newGame(1)
  expect(game.match.view(null).pods).toHaveLength(2)
  expect(game.match.view(null).bag).toMatchObject({ adult: 4, larva: 4, creeper: 1, queen: 1 })
  expect(game.options()).toHaveLength(2)
  drafted(game)
  const [player] = game.match.view(null).players
  expect(player).toMatchObject({ number: 1, handCount: 5, deckCount: 5 })
  expect(game.match.view(null).rooms[player.room].tile).toBe('hibernatorium')
})

test('NEM-MODE-SOLO-05 when the only Character dies the game is over', () => {
  const game = position('scout')
    .hand('scout', 'rest', 'infected')
    .is('scout', { larva: true })
    .play()
  game.act('rest')
  expect(game.prompt).toBe('over')
  expect(game.winners).toEqual([])
})
