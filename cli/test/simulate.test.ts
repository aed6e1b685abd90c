import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { glancing, random } from '@bulkhead/bots'
import { type Line, Match, must } from '@bulkhead/kernel'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { nemesisChances } from '../games/nemesis/chances.ts'
import { type Chances, countChance, reportChances } from '../simulate/chance.ts'
import { play } from '../simulate/games.ts'
import { rateOf, seatsIn } from '../simulate/groups.ts'
import { type SimulateArguments, simulation } from '../simulate/index.ts'
import type { Report } from '../simulate/report.ts'
import { add, count, emptyTally, type Played } from '../simulate/tally.ts'
import { wilson } from '../simulate/wilson.ts'
import { ranges } from '../work/pool.ts'
import { gameSeed } from '../work/seeds.ts'
import { duel } from './duel.ts'
import { bulkhead, testShell } from './shell.ts'

const ARGS: SimulateArguments = {
  games: 300,
  bots: ['random'],
  seed: 5,
  workers: 1,
}

/** Everything but what the clock says. */
function counted({ timing, ...rest }: Report) {
  expect(timing.seconds).toBeGreaterThan(0)
  expect(timing.decisionsPerSecond).toBeGreaterThan(0)
  return rest
}

describe('Wilson intervals', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [50, 1000, 0.0381, 0.0653],
  ])('%i of %i', (wins, games, low, high) => {
    const interval = wilson(wins, games)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('of nothing say nothing', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('a bot that has not learnt the game', () => {
  const STRANGER = 'The bot good has not learnt duel yet: it plays at random.\n'

  test('says so once, and is counted as what it is', async () => {
    const line = 'simulate duel --games 20 --bots good --json'
    const { code, out, err } = await bulkhead(testShell(), line)
    expect(code).toBe(0)
    expect(err).toBe(STRANGER)
    expect(JSON.parse(out).tables[0].bots).toEqual(['random', 'random'])
  })

  test('says so once at however many tables', async () => {
    const { code, err } = await bulkhead(testShell(), 'simulate sweep duel --games 3 --bots good')
    expect(code).toBe(0)
    expect(err.split(STRANGER)).toHaveLength(2)
  })
})

describe('chance', () => {
  const coin = new Map([
    ['heads', 0.5],
    ['tails', 0.5],
  ])
  const thrown = (heads: number, tails: number) => {
    const chances: Chances = {}
    for (let i = 0; i < heads; i++)
      countChance(chances, { what: 'coin', outcome: 'heads', odds: coin })
    for (let i = 0; i < tails; i++)
      countChance(chances, { what: 'coin', outcome: 'tails', odds: coin })
    return reportChances(chances)
  }

  test('fits where a coin falls as coins do', () => {
    const [heads] = thrown(520, 480)
    expect(heads).toMatchObject({ outcome: 'coin: heads', throws: 1000, share: 0.52, fits: true })
    expect(heads.expected).toBeCloseTo(0.5)
    expect(heads.low).toBeCloseTo(0.448, 2)
    expect(heads.high).toBeCloseTo(0.552, 2)
  })

  test('does not fit where it is loaded', () => {
    expect(thrown(600, 400).map((one) => one.fits)).toEqual([false, false])
  })

  test('that does not fit makes the command fail', async () => {
    const chanceOf = (likely: number) => {
      const odds = new Map([
        ['win', likely],
        ['loss', 1 - likely],
      ])
      return () => new Array(50).fill({ what: 'luck', outcome: 'win', odds })
    }
    const run = (likely: number) => {
      const shell = testShell()
      const duel = { ...shell.games.duel, chances: chanceOf(likely) }
      return bulkhead({ ...shell, games: { duel } }, 'simulate duel --games 2 --chance')
    }
    expect(await run(1)).toMatchObject({ code: 0 })
    const loaded = await run(0.5)
    expect(loaded.code).toBe(1)
    expect(loaded.out).toContain('does not fit')
  })

  test('is read from the log of Nemesis, with what was left in each pile', () => {
    const log: Line[] = [
      { kind: 'noise-roll', params: { face: 'danger' } },
      { kind: 'token', params: { type: 'larva', bag: 'blank 1, larva 3' } },
      { kind: 'found-fire', params: {} },
      { kind: 'found-fire', params: {} },
      { kind: 'attack', params: { type: 'queen' } },
      { kind: 'attack-card', params: { attack: 'transformation-1' } },
    ]
    const [noise, token, first, second, attack] = [...nemesisChances(log)]
    expect(noise.odds.get('danger')).toBeCloseTo(0.1)
    expect(token).toMatchObject({ what: 'token', outcome: 'larva' })
    expect(token.odds.get('larva')).toBeCloseTo(0.75)
    expect(first.odds.get('fire')).toBeCloseTo(2 / 20)
    expect(second.odds.get('fire')).toBeCloseTo(1 / 19)
    expect(attack).toMatchObject({ what: 'attack of the queen', outcome: 'misses' })
    expect(attack.odds.get('misses')).toBeCloseTo(2 / 20)
  })
})

describe('tallies', () => {
  const hat = (hat: string, survived: boolean, cards: Record<string, number>) => ({
    facets: { hat },
    survived,
    ...(survived ? {} : { cause: 'zero' }),
    uses: { card: cards },
  })
  const won: Played = {
    result: { winners: [1], reason: 'a' },
    bots: ['x', 'y'],
    decisions: 4,
    choices: 2,
    collected: {
      lengths: { cards: 6 },
      seats: [hat('red', false, { ace: 0 }), hat('red', true, { ace: 2, king: 0 })],
    },
    chances: [],
    times: [[1], []],
  }
  const tied: Played = { ...won, result: { winners: [0, 1], reason: 'b' }, decisions: 9 }
  const lost: Played = { ...won, result: { winners: [], reason: 'a' }, collected: null }

  test('count what happened', () => {
    const tally = emptyTally()
    for (const game of [won, tied, lost]) count(tally, game)
    expect(tally).toMatchObject({
      games: 3,
      decisions: 17,
      draws: 1,
      shared: 1,
      reasons: { a: 2, b: 1 },
      causes: { zero: 2 },
      lengths: { decisions: { 4: 2, 9: 1 }, choices: { 2: 3 }, cards: { 6: 2 } },
      outcomes: { 'x:0 y:1': 1, 'x:1 y:1': 1, 'x:0 y:0': 1 },
      times: { x: { 0: 3 } },
    })
    const { groups, uses } = tally
    expect(rateOf(groups.bot.y, 'won')).toMatchObject({ count: 2, of: 3 })
    expect(rateOf(groups.seat[0], 'won')).toMatchObject({ count: 1, of: 3 })
    expect(rateOf(groups.hat.red, 'survived')).toMatchObject({ count: 2, of: 4 })
    expect(uses.card.ace.times).toBe(4)
    expect(rateOf(uses.card.ace.with, 'won')).toMatchObject({ count: 2, of: 2 })
    expect(rateOf(uses.card.ace.without, 'won')).toMatchObject({ count: 1, of: 2 })
    expect(seatsIn(uses.card.king.with) + seatsIn(uses.card.king.without)).toBe(2)
  })

  test('add up to the same in parts, and through JSON', () => {
    const [whole, sum, part] = [emptyTally(), emptyTally(), emptyTally()]
    for (const game of [won, tied, lost]) count(whole, game)
    count(sum, won)
    for (const game of [lost, tied]) count(part, game)
    add(sum, JSON.parse(JSON.stringify(part)))
    add(sum, emptyTally())
    expect(sum).toEqual(whole)
  })
})

describe('games are cut into ranges', () => {
  test.each([1, 7, 100, 100_000])('%i games', (games) => {
    for (const workers of [1, 2, 9]) {
      const cut = ranges(games, workers)
      expect(cut[0].from).toBe(0)
      expect(cut.at(-1)!.to).toBe(games)
      for (const [i, { from }] of cut.slice(1).entries()) expect(from).toBe(cut[i].to)
    }
  })

  test('each game has its own seed', () => {
    const seeds = Array.from({ length: 2000 }, (_, i) => gameSeed(1, i))
    expect(new Set([...seeds, ...seeds.map((_, i) => gameSeed(2, i))]).size).toBe(4000)
    expect(gameSeed(1, 3)).not.toBe(gameSeed(1, 3, 'players'))
  })
})

describe('a simulation', () => {
  test('comes out the same whatever the number of workers', async () => {
    const shell = testShell()
    const worker = await builtWorker(shell.directory)
    const alone = counted(await simulation(shell, 'duel', ARGS))
    for (const workers of [2, 3]) {
      const threads = await simulation(testShell(undefined, worker), 'duel', { ...ARGS, workers })
      expect(counted(threads)).toEqual(alone)
    }
    expect(counted(await simulation(shell, 'duel', { ...ARGS, seed: 6 }))).not.toEqual(alone)
  })

  test('reports what happened', async () => {
    const option = ['hats=red,blue', 'open=true']
    const report = await simulation(testShell(), 'duel', { ...ARGS, option })
    expect(report).toMatchObject({
      games: 300,
      tables: [{ seats: 2, options: { mode: 'short', open: true, hats: ['red', 'blue'] } }],
      endings: [{ id: 'cards', name: 'The highest cards win.', count: 300, share: 1 }],
      draws: 0,
      elo: [],
    })
    const rowsBy = (by: string) => report.rates.find((one) => one.by === by)!.rows
    const [first, second] = rowsBy('seat')
    expect(first.won.count + second.won.count).toBe(300 + report.shared)
    expect(rowsBy('hat')).toMatchObject([
      { id: 'blue', won: second.won, survived: second.survived },
      { id: 'red', won: first.won, survived: first.survived },
    ])
    expect(report.lengths.find(({ id }) => id === 'cards')).toMatchObject({ mean: 6, median: 6 })
    const [deaths] = report.causes
    expect(deaths.count).toBe(600 - first.survived!.count - second.survived!.count)
    const cards = report.uses[0].rows
    expect(cards).toHaveLength(12)
    expect(cards.reduce((sum, { times }) => sum + times, 0)).toBe(300 * 6)
    expect(cards.find(({ id }) => id === '11')!.won.difference.low).toBeGreaterThan(0)
    expect(cards.find(({ id }) => id === '0')!.survived!.with.share).toBe(0)
  })

  test('prints JSON and nothing else', async () => {
    const { code, out, err } = await bulkhead(testShell(), 'simulate duel --games 20 --json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ game: 'duel', games: 20 })
  })

  test('prints tables for people', async () => {
    const { code, out } = await bulkhead(testShell(), 'simulate duel --games 20 --seats 3')
    expect(code).toBe(0)
    expect(out).toMatch(/^20 games of duel, 3 seats, seed 1\n/)
    expect(out).toMatch(/seat 2 +20 +\d+\.\d% +\d+\.\d% to \d+\.\d%/)
    expect(out).toMatch(/ended by cards +20 +100\.0%/)
  })

  test('says which game broke off', async () => {
    const { code, err } = await bulkhead(testShell('throws'), 'simulate duel --games 20')
    expect(code).toBe(1)
    expect(err).toBe('Game 0 of seed 1 broke off: The rules failed: a card fell down\n')
  })

  test('lets bots think, and the better one wins', () => {
    const highest = glancing('highest', (view: { played: number[][] }, seat: number) =>
      view.played[seat].reduce((sum, card) => sum + card, 0),
    )
    let wins = 0
    for (let seed = 0; seed < 20; seed++) {
      const match = must(Match.start(duel(), { seats: 2, seed: { kind: 'fast', seed } })) as Match
      expect(play(match, [highest, random], seed)).toMatchObject({ decisions: 10, choices: 8 })
      if (match.result!.winners.includes(0)) wins++
    }
    expect(wins).toBeGreaterThan(10)
  })
})

/** The worker as the real build makes it, with the duel on its shelf. */
async function builtWorker(directory: string): Promise<URL> {
  const outfile = join(directory, 'worker.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  return pathToFileURL(outfile)
}
