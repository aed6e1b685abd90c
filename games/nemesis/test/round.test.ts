import { expect, test } from 'vitest'
import { position } from './position.ts'

const QUIET = { tokens: ['larva' as const] }

test('NEM-ROUND-01 the game goes from round to round and stops at once when it ends', () => {
  const game = position('scout', 'captain').events('regeneration').dice(QUIET).play()
  game.pass().pass()
  expect(game.view(null).round).toBe(2)
  const late = position('scout', 'captain')
    .with((s) => {
      s.time = 14
    })
    .play()
  late.pass().pass()
  expect(late.prompt).toBe('over')
  expect(late.kinds('time', 'ends-jump', 'event', 'token', 'round')).toEqual(['time', 'ends-jump'])
})

test('NEM-ROUND-04 everybody draws from their own deck up to 5 cards', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'rest')
    .deckTop('captain', 'demolition', 'rest', 'search', 'search', 'interruption')
    .phase('round')
    .play()
  expect(game.view('scout').players[0]).toMatchObject({ handCount: 5, deckCount: 5 })
  expect(game.view('captain').players[1]).toMatchObject({ handCount: 5, deckCount: 5 })
  const { hand } = game.view('captain').players[1]
  expect(hand).toEqual(['demolition', 'rest', 'search', 'search', 'interruption'])
  expect(game.view('scout').players[0].hand).toEqual(expect.arrayContaining(['search', 'rest']))
  expect(game.view('scout').players[1].hand).toBeNull()
})

test('NEM-ROUND-06 the token goes to the left, past everybody who is out of the game', () => {
  const crew = () => position('scout', 'captain', 'pilot', 'soldier', 'scientist').phase('round')
  expect(crew().play().view(null).first).toBe(1)
  expect(crew().out('captain', 'dead').play().view(null).first).toBe(2)
  const game = crew()
    .out('captain', 'dead')
    .out('pilot', 'hibernating')
    .out('soldier', 'escaped')
    .play()
  expect(game.view(null).first).toBe(4)
  expect(game.asked).toEqual(['scientist'])
  // From the last seat to the first: round the table.
  expect(crew().first('scientist').play().view(null).first).toBe(0)
})

test('NEM-ROUND-11 only those aboard and awake draw and play, even from inside a pod', () => {
  const game = position('scout', 'captain', 'pilot', 'soldier', 'scientist')
    .first('scientist')
    .inPod('scout', 1)
    .out('captain', 'hibernating')
    .out('pilot', 'escaped')
    .out('soldier', 'dead')
    .events('regeneration')
    .phase('round')
    .play()
  expect(game.told('draws', 'seat')).toEqual([4, 0])
  expect(game.asked).toEqual(['scout'])
  expect(game.prompt).toBe('outside')
  game.pass()
  expect(game.asked).toEqual(['scientist'])
  game.dice(QUIET).pass()
  expect(game.told('passes', 'seat')).toEqual([0, 4])
  expect(game.view(null).round).toBe(3)
})
