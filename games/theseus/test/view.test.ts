import { expect, test } from 'vitest'
import { newGame } from './new-game.ts'
import { position, teamPosition } from './position.ts'

/** Who sees what, piece by piece. */

/** Something of everything there is. */
function furnished() {
  return teamPosition('marines', 'aliens', 'scientists', 'pandora')
    .pandoraAt('alien-nest')
    .unit('marine-1', 'corridors', 'b', { upgraded: true, invisible: true })
    .unitInSpace('marine-2')
    .unit('alien-1', 'tech-bay', 'd')
    .held('alien-1', 'tec-2')
    .unit('scientist-1', 'loading-dock', 'a')
    .parasites('scientist-1', 2)
    .card('sci-clamp', 'tec-2')
    .card('mar-fire', 'dock-1', { upgrades: 2 })
    .controlled('dock-1', 'runner-1')
    .card('sci-camera', 'cor-1', { recording: 3 })
    .card('sci-defence-system', 'cor-2', { active: true })
    .pending('mar-hideout', 'dock-p2')
    .bonus('bon-upgrade', 'cor-4')
    .kept('aliens', 'ali-shaft')
    .upgrades('marines', 3)
    .deactivation('control-room', 'scientists')
    .malfunction('cor-2')
    .life('aliens', 12)
    .data('scientists', 4)
    .deck('marines', 'mar-armoury', 'mar-burst')
    .endOfGame(1)
    .play()
}

test('THE-SETUP-26 what lies in a Sector is seen by everybody', () => {
  const { sectors } = furnished().match.view(null)
  const named = (id: string) => sectors.find((sector) => sector.id === id)!
  expect(named('corridors')).toMatchObject({
    rooms: [null, 'marine-1', null, null],
    slots: [
      {
        id: 'cor-1',
        bonus: null,
        card: { id: 'sci-camera', owner: 2, controller: 2, value: 2, upgrades: 0, recording: 3 },
      },
      { id: 'cor-2', card: { id: 'sci-defence-system', active: true, crawled: false } },
      { id: 'cor-3', bonus: null, card: null },
      { id: 'cor-4', bonus: 'bon-upgrade', card: null },
    ],
    pending: [{ id: 'cor-p1', card: null }],
    deactivations: [],
  })
  expect(named('control-room').deactivations).toEqual([2])
  expect(named('loading-dock')).toMatchObject({
    slots: [
      {
        card: {
          ...{ id: 'mar-fire', owner: 0, controller: 3, value: 3, upgrades: 2, active: false },
          embryo: { unit: 'runner-1', once: true },
        },
      },
      { card: null },
      { card: null },
    ],
    pending: [{ card: null }, { id: 'dock-p2', card: { id: 'mar-hideout', owner: 0 } }],
  })
})

test('THE-SETUP-26 so are the units', () => {
  const game = furnished()
  expect(game.seen('marine-1')).toEqual({
    ...{ name: 'marine-1', kind: 'marine', owner: 0, upgraded: true, moved: false },
    ...{ place: 'corridors', room: 'b', invisible: true, parasites: 0, held: false },
  })
  expect(game.seen('marine-2')).toMatchObject({ place: 'space', room: null, upgraded: false })
  expect(game.seen('marine-3')).toMatchObject({ place: 'supply', room: null })
  expect(game.seen('runner-1')).toMatchObject({ owner: 3, place: 'card', room: null })
  expect(game.seen('alien-1')).toMatchObject({ room: 'd', held: true, invisible: false })
  expect(game.seen('scientist-1')).toMatchObject({ parasites: 2, held: false })
})

test('THE-SETUP-26 so are the players, and of their decks the number and the top card', () => {
  const { players, alliances, order, pandora, malfunction, endOfGame, turn, outcome } =
    furnished().match.view(1)
  expect(players[0]).toMatchObject({
    ...{ faction: 'marines', alliance: 0, life: 20, data: 0, deckList: null, drawn: [] },
    deck: { count: 2, top: 'mar-armoury' },
  })
  expect(players[1]).toMatchObject({ faction: 'aliens', alliance: 1, life: 12, out: false })
  expect(players[2]).toMatchObject({ faction: 'scientists', data: 4 })
  expect(alliances).toEqual([
    { members: [0, 2], home: 'loading-dock', upgrades: 3, kept: [] },
    { members: [1, 3], home: 'alien-nest', upgrades: 0, kept: ['ali-shaft'] },
  ])
  expect(order).toEqual([0, 1, 2, 3])
  expect(pandora).toEqual({ sector: 'alien-nest', side: 'left' })
  expect(malfunction).toBe('cor-2')
  expect(endOfGame).toBe(1)
  expect(turn).toEqual({ number: 1, active: 0, quiet: 0, additional: null })
  expect(outcome).toBeNull()
})

test('THE-SETUP-26 what has not been laid yet is nowhere, and nobody has won', () => {
  const game = newGame(['marines', 'aliens', 'scientists', 'greys'], { mode: 'team' })
  const { sectors, alliances, order, pandora, malfunction, outcome, units } = game.match.view(null)
  expect([sectors, order]).toEqual([[], []])
  expect(alliances.map(({ home }) => home)).toEqual([null, null])
  expect([pandora, malfunction, outcome]).toEqual([null, null, null])
  expect(units.filter(({ place, moved }) => place !== 'supply' || moved)).toEqual([])
})

test('THE-SETUP-26 who has won is seen, and the pending card that malfunctions', () => {
  const game = position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .card('ali-hive', 'ctl-2')
    .pending('ali-tentacles', 'nest-p2')
    .malfunction('nest-p2')
    .life('marines', 1)
    .play()
  game.choose('move:marine-1', 'room:control-room-a')
  const { outcome, malfunction, phase } = game.match.view(0)
  expect(outcome).toEqual({ winners: [1], reason: 'life' })
  expect(malfunction).toBe('nest-p2')
  expect(phase).toBe('over')
})
