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

test('NEM-ROUND-02 NEM-ROUND-09 the Event phase follows when everybody has passed', () => {
  const game = position('scout', 'captain').events('regeneration').dice(QUIET).play()
  game.pass()
  expect(game.log('time')).toEqual([])
  expect(game.view(null).phase).toBe('turn')
  expect(game.asked).toEqual(['captain'])
  game.pass()
  expect(game.kinds('passes', 'time', 'event', 'token', 'round')).toEqual([
    'passes',
    'passes',
    'time',
    'event',
    'token',
    'round',
  ])
})

test('NEM-ROUND-03 cards are drawn, the token is passed, then the turns begin', () => {
  const game = position('scout', 'captain').phase('round').play()
  expect(game.kinds('round', 'draws', 'first-player')).toEqual([
    'round',
    'draws',
    'draws',
    'first-player',
  ])
  expect(game.prompt).toBe('action')
  expect(game.asked).toEqual(['captain'])
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

test('NEM-ROUND-05 Contamination cards count toward the 5, and a fuller hand stays as it is', () => {
  const game = position('scout', 'captain', 'pilot')
    .hand('scout', 'infected', 'clean', 'rest')
    .cards('captain', 6)
    .cards('pilot', 5)
    .phase('round')
    .play()
  expect(game.player('scout').hand).toHaveLength(5)
  expect(game.player('scout').hand.filter((card) => typeof card === 'number')).toHaveLength(2)
  expect(game.player('captain').hand).toHaveLength(6)
  expect(game.player('pilot').hand).toHaveLength(5)
  expect(game.log('draws').map(({ params }) => params)).toEqual([{ seat: 0, number: 2 }])
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

test('NEM-ROUND-07 the token is not passed in the first round', () => {
  const game = position('scout', 'captain')
    .with((s) => {
      s.round = 0
    })
    .phase('round')
    .play()
  expect(game.view(null)).toMatchObject({ round: 1, first: 0 })
  expect(game.asked).toEqual(['scout'])
  expect(game.log('first-player')).toEqual([])
})

test('NEM-ROUND-08 what is done in order begins with the First Player and goes clockwise', () => {
  const game = position('scout', 'captain', 'pilot')
    .first('captain')
    .phase('bag')
    .dice({ tokens: ['adult'], noise: ['silence', 'silence', 'silence'] })
    .play()
  expect(game.told('noise-roll', 'seat')).toEqual([1, 2, 0])
})

test('NEM-ROUND-10 a round ends after everything the bag brought, then cards are drawn', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .noise('c-11-15')
    .attacks('scratch-1')
    .phase('bag')
    .dice({ tokens: ['adult', { type: 'adult', number: 4 }], noise: [1, 'silence'] })
    .play()
  const steps = game.kinds('noise-roll', 'encounter', 'surprise-attack', 'round', 'draws')
  expect(steps).toEqual([
    'noise-roll',
    'encounter',
    'surprise-attack',
    'noise-roll',
    'round',
    'draws',
    'draws',
  ])
  expect(game.player('scout').lightWounds).toBe(1)
  expect(game.view(null).round).toBe(2)
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

test('NEM-ROUND-12 a First Player out of the game keeps the token until it is passed on', () => {
  const game = position('scout', 'captain', 'pilot')
    .out('scout', 'hibernating')
    .toAct('captain')
    .events('regeneration')
    .dice({ tokens: ['adult'], noise: ['silence', 'silence'] })
    .play()
  game.pass()
  expect(game.view(null).first).toBe(0)
  game.pass()
  // Meanwhile everything in order begins with the next on their left, who then gets the token.
  expect(game.told('noise-roll', 'seat')).toEqual([1, 2])
  expect(game.view(null).first).toBe(1)
  expect(game.asked).toEqual(['captain'])
})
