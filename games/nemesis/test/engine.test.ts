import { Match, must } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { own } from '../own.ts'
import { type Playing, type Position, position } from './position.ts'

/** Somebody alone in an Engine room. */
function engineRoom(number: number, who: string = 'pilot'): Position {
  return position(who, 'captain').at(who, `engine-${number}`).at('captain', 'cockpit')
}

const working = (game: Playing) => own(game.state).engines.map((engine) => engine.working)

test.each([1, 2, 3])(
  'NEM-ENGINE-01 engine-%i: its top tile is looked at in secret, for 2 cards',
  (number) => {
    const status = [true, false, true]
    const game = engineRoom(number).engines(true, false, true).cards('pilot', 2).play()
    game.choose(`engine-${number}`)
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
    game.settle()
    const known = [null, null, null].map((none, i) => (i === number - 1 ? status[i] : none))
    expect(game.view('pilot').engines).toEqual(known)
    expect(game.view('captain').engines).toEqual([null, null, null])
    expect(game.view(null).engines).toEqual([null, null, null])
    expect(game.log('sees-engine', 'pilot')[0].params).toEqual({
      seat: 0,
      engine: number,
      status: status[number - 1] ? 'working' : 'damaged',
    })
    expect(game.log('sees-engine', 'captain')).toEqual([])
    expect(game.log('looks-at-engine', 'captain')[0].params).toEqual({ seat: 0, engine: number })
    expect(working(game)).toEqual(status)
  },
)

test('NEM-ENGINE-02 repairing or breaking: both tiles are seen and put back as one likes', () => {
  const start = () =>
    engineRoom(2).engines(true, false, true).hand('pilot', 'repairs', 'rest').play()
  const game = start().act('repairs:turn-engine')
  expect(game.view('pilot').engines).toEqual([null, false, null])
  expect(game.decision().options.map(({ id, label }) => [id, label])).toEqual([
    ['keep-order', 'leave-damaged'],
    ['change-order', 'repair-engine'],
  ])
  game.choose('change-order')
  expect(working(game)).toEqual([true, true, true])
  expect(game.view('pilot').engines).toEqual([null, true, null])
  expect(working(start().act('repairs:turn-engine', 'keep-order'))).toEqual([true, false, true])
  const broken = engineRoom(1).engines(true, true, true).hand('pilot', 'repairs', 'rest').play()
  broken.act('repairs:turn-engine', 'change-order')
  expect(working(broken)).toEqual([false, true, true])
})

test.each([
  ['mechanic', 'quick-repairs', 0],
  ['pilot', 'repairs', 1],
  ['captain', 'basic-repairs', 2],
  ['mechanic', 'ingenuity', 0],
] as const)('NEM-ENGINE-02 it costs what the card of the %s costs: %s, %i', (who, card, cost) => {
  const other = who === 'captain' ? 'scout' : 'captain'
  const game = position(who, other).at(who, 'engine-3').hand(who, card, 'search', 'rest').play()
  const [option] = game.decision().options.filter(({ id }) => id === `${card}:turn-engine`)
  expect(option.params?.cost).toBe(cost)
  game.act(`${card}:turn-engine`, 'change-order')
  expect(working(game)).toEqual([true, true, false])
})

test.each(['tools', 'duct-tape'])(
  'NEM-ENGINE-02 the Item %s does it for 1 card and is used up',
  (item) => {
    const game = engineRoom(1).item('pilot', item).cards('pilot', 1).play()
    game.act(`${item}:turn-engine`, 'change-order')
    expect(working(game)).toEqual([false, true, true])
    expect(game.view(null).decks.yellow.discard).toEqual([item])
  },
)

test('NEM-ENGINE-02 only in an Engine room', () => {
  const elsewhere = position('pilot', 'captain')
    .at('pilot', 'storage')
    .malfunction('storage')
    .hand('pilot', 'repairs', 'rest')
    .play()
  expect(elsewhere.ways('repairs')).toEqual(['repair-room'])
})

test('NEM-ENGINE-03 whether the order was changed is said, not what it means', () => {
  for (const [choice, line] of [
    ['change-order', 'engine-order-changed'],
    ['keep-order', 'engine-order-kept'],
  ]) {
    for (const status of [true, false]) {
      const game = engineRoom(2).engines(true, status, true).hand('pilot', 'repairs', 'rest').play()
      game.act('repairs:turn-engine', choice)
      expect(game.log(line, 'captain').map(({ params }) => params)).toEqual([
        { seat: 0, engine: 2 },
      ])
      expect(JSON.stringify(game.log(undefined, 'captain'))).not.toMatch(/working|damaged/)
      expect(game.view('captain').engines).toEqual([null, null, null])
    }
  }
})

test('NEM-ENGINE-04 a broken room and an Engine never checked are no obstacle', () => {
  const game = engineRoom(3)
    .malfunction('engine-3')
    .hand('pilot', 'repairs', 'rest', 'search')
    .play()
  expect(game.options()).not.toContain('engine-3')
  expect(game.ways('repairs')).toEqual(['repair-room', 'turn-engine'])
  game.act('repairs:turn-engine', 'change-order')
  expect(working(game)).toEqual([true, true, false])
  expect(game.room('engine-3').malfunction).toBe(true)
})

/** The last one awake hibernates, bound for Earth. */
function homeward(...engines: boolean[]): Playing {
  return position('scout', 'captain')
    .out('captain', 'dead')
    .objectives('scout', ['save-the-property', 'personal'])
    .coordinates('coordinates-6')
    .engines(...engines)
    .cards('scout', 2)
    .time(7)
    .dice({ noise: ['silence'] })
    .play()
    .act('hibernatorium')
}

test('NEM-ENGINE-05 two of the three Engines must work for the return', () => {
  expect(homeward(true, true, true).winners).toEqual(['scout'])
  expect(homeward(true, false, true).winners).toEqual(['scout'])
  for (const engines of [
    [true, false, false],
    [false, false, false],
  ]) {
    const game = homeward(...engines)
    expect(game.winners).toEqual([])
    expect(game.view(null)).toMatchObject({ engines, ending: { exploded: true } })
  }
})

test('NEM-ENGINE-05 what the Engines are is unknown at the start, and either is possible', () => {
  const met = new Set<string>()
  for (let seed = 1; seed <= 40; seed++) {
    const start = { seats: 2, seed: { kind: 'fast' as const, seed }, options: {} }
    const match = must(Match.start(nemesis, start))
    for (const seat of [null, 0, 1]) expect(match.view(seat).engines).toEqual([null, null, null])
    met.add(
      own(match.state)
        .engines.map((engine) => engine.working)
        .join(),
    )
  }
  expect(met.size).toBe(8)
})

test.each([1, 2, 3])(
  'NEM-ENGINE-06 engine-%i: for its own Engine only, and never searched',
  (number) => {
    const game = engineRoom(number).hand('pilot', 'repairs', 'search', 'rest').play()
    expect(game.ways('search')).toEqual([])
    expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
    game.act('repairs:turn-engine', 'change-order')
    expect(working(game)).toEqual([1, 2, 3].map((one) => one !== number))
  },
)
