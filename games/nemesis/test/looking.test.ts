import type { State } from '@bulkhead/hull/state.ts'
import { FastRng, leaksThrough } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** Ways to look at something hidden, alone in a room: the position, and the answers to be given. */
const LOOKS: [string, Position, string[]][] = [
  [
    'NEM-INFO-04 NEM-COORD-02 looking at the Coordinates',
    apart().at('scout', 'cockpit').cards('scout', 2),
    ['cockpit:check-coordinates'],
  ],
  [
    'NEM-INFO-04 NEM-ENGINE-01 looking at an Engine',
    apart().at('scout', 'engine-3').cards('scout', 2),
    ['engine-3'],
  ],
  [
    'NEM-INFO-04 looking at all Engines, from the Engine Control Room',
    apart().tile(6, 'engine-control').at('scout', 'engine-control').cards('scout', 2),
    ['engine-control'],
  ],
  [
    'NEM-INFO-04 NEM-ENGINE-02 looking at the tiles of an Engine that is turned',
    apart().at('scout', 'engine-1').hand('scout', 'basic-repairs', 'search', 'rest'),
    ['basic-repairs:turn-engine'],
  ],
  [
    'NEM-INFO-04 NEM-ROOM-46 looking at a room and its token, from the Monitoring Room',
    apart().tile(6, 'monitoring-room').at('scout', 'monitoring-room').cards('scout', 2),
    ['monitoring-room:2'],
  ],
  [
    'NEM-INFO-04 looking at a room and its token',
    apart().item('scout', 'recon-drone').cards('scout', 1),
    ['recon-drone:3'],
  ],
  [
    'NEM-INFO-04 looking at two rooms',
    apart().item('scout', 'nemesis-plans').cards('scout', 1),
    ['nemesis-plans', 'look-at-room:2 look-at-room:4'],
  ],
  [
    'NEM-INFO-04 looking at an Objective, by the Comms Key',
    apart()
      .at('scout', 'generator')
      .item('scout', 'comms-key')
      .is('captain', { signal: true })
      .cards('scout', 1),
    ['comms-key:1-personal'],
  ],
  [
    'NEM-INFO-04 looking at two Items found',
    apart().tile(6, 'canteen').at('scout', 'canteen').hand('scout', 'search'),
    ['search:green'],
  ],
  [
    'NEM-INFO-04 looking at Action cards drawn',
    apart().item('scout', 'synthetic-food').cards('scout', 1),
    ['synthetic-food'],
  ],
]

/** Two Characters far from each other, with rooms unexplored between them. */
function apart(): Position {
  const ship = position('scout', 'captain').at('captain', 'engine-2').beforeFirstEncounter()
  const { rooms } = ship.state
  const tokens = ['slime-3', 'danger-2', 'fire-1']
  for (const slot of [2, 3, 4]) ship.unexplored(rooms[slot - 1].tile, tokens[slot - 2])
  return ship
}

/** What is in hand follows from the discard pile, so that the same cards pay in every redeal. */
function handIsPlain({ players: [scout] }: State): void {
  if (scout.inventory.some(({ id }) => id === 'synthetic-food')) return
  scout.discard.push(...scout.deck.splice(0))
}

/** Gives answers one by one; after each nobody may have learnt more than the rules say. */
function answerWatched(game: Playing, answers: readonly string[]): void {
  for (const answer of answers) {
    watched(game, answer === '' ? [] : answer.split(' '))
    while (!game.match.result && game.prompt === 'pay') {
      const { options, min } = game.decision()
      watched(
        game,
        options.slice(0, min).map(({ id }) => id),
      )
    }
  }
}

function watched(game: Playing, picks: readonly string[]): void {
  const { seat, options } = game.decision()
  const chosen = picks.map((id) => {
    const option = options.find((one) => one.id === id)
    if (!option) throw new Error(`${id} is not offered: ${options.map((one) => one.id).join(' ')}`)
    return option
  })
  for (let seed = 0; seed < 6; seed++)
    expect(leaksThrough(game.match.fork(), seat, chosen, new FastRng(seed))).toEqual([])
  game.pick(...picks)
}

test.each(LOOKS)('%s tells nobody else, and cannot be undone', (_, setup, answers) => {
  const game = setup.with(handIsPlain).play()
  const before = JSON.stringify(hiddenPart(game))
  answerWatched(game, answers)
  expect(JSON.stringify(hiddenPart(game))).toBe(before)
  expect(game.match.undoStop(0)).toBe('secret')
})

/** What the other Character knows of what was hidden. */
function hiddenPart(game: Playing) {
  const { coordinates, engines, rooms, weaknesses, decks, players } = game.view('captain')
  const known = Object.values(decks).map((deck) => deck.known)
  const tiles = rooms.map(({ tile, token }) => [tile, token])
  return [coordinates, engines, tiles, weaknesses, known, players.map(({ hand }) => hand)]
}

test('NEM-CARD-04 the next Event card is seen by the Scientist alone', () => {
  const game = position('scientist', 'captain')
    .at('scientist', 'generator')
    .at('captain', 'engine-2')
    .hand('scientist', 'threat-assessment')
    .events('hunt-2')
    .play()
  answerWatched(game, ['threat-assessment'])
  expect(game.view('scientist').decks.events.known).toEqual([{ at: 0, id: 'hunt-2' }])
  expect(game.view('captain').decks.events.known).toEqual([])
  expect(game.match.undoStop(0)).toBe('secret')
  answerWatched(game, ['leave-event'])
})

test('NEM-TRADE-03 what is shown in a trade is shown to the other alone', () => {
  const game = position('scout', 'captain', 'pilot')
    .item('scout', 'medkit')
    .item('scout', 'alcohol')
    .cards('scout', 1)
    .play()
  answerWatched(game, ['trade', 'trade-with:1', 'offer:medkit#1', 'show:medkit#0'])
  expect(game.match.undoStop(0)).toBe('secret')
  expect(game.view('captain').players[0].inventory.map(({ id }) => id)).toEqual([null, 'medkit'])
  expect(game.view('pilot').players[0].inventory.map(({ id }) => id)).toEqual([null, null])
  answerWatched(game, ['take-offer', 'agree'])
  expect(game.view('pilot').players[1].inventory).toEqual([{ colour: 'green', id: null }])
  expect(game.view('scout').players[1].inventory).toEqual([{ colour: 'green', id: 'medkit' }])
})

test('NEM-TRADE-03 an Item given unseen is read by its new owner only when it is theirs', () => {
  const game = position('scout', 'captain', 'pilot')
    .item('scout', 'medkit')
    .item('scout', 'alcohol')
    .cards('scout', 1)
    .play()
  answerWatched(game, ['trade', 'trade-with:1', 'offer:medkit#1', ''])
  expect(game.view('captain').players[0].inventory.map(({ id }) => id)).toEqual([null, null])
  answerWatched(game, ['take-offer', 'agree'])
  expect(game.view('captain').players[1].inventory).toEqual([{ colour: 'green', id: 'medkit' }])
})
