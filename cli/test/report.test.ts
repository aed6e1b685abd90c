import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomPicks } from '@bulkhead/bots'
import { FastRng, type Line, Match, must } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { nemesisStatistics } from '../games/nemesis/statistics.ts'
import { theseusStatistics } from '../games/theseus/statistics.ts'
import { games } from '../games.ts'
import { rotated } from '../simulate/games.ts'
import { htmlPage } from '../simulate/html/page.ts'
import { type SimulateArguments, simulation } from '../simulate/index.ts'
import type { AnyStatistics } from '../simulate/statistics.ts'
import { bulkhead, type TestShell, testShell } from './shell.ts'

const ARGS: SimulateArguments = { games: 6, bots: ['random'], seed: 3, workers: 1 }

function realGames(): TestShell {
  return { ...testShell(), games }
}

/** The fields of a value and what they hold; of a list, its first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
}

describe('the report', () => {
  test('keeps its form: a field that changes needs a new version', async () => {
    const report = await simulation(realGames(), 'nemesis', { ...ARGS, seats: 2, chance: true })
    const rate = { count: 'number', of: 'number', share: 'number', low: 'number', high: 'number' }
    const row = { id: 'string', name: 'string', won: rate, survived: rate }
    const share = { id: 'string', name: 'string', ...rate }
    const apart = { share: 'number', low: 'number', high: 'number' }
    const compared = { with: rate, without: rate, difference: apart }
    const { options, ...table } = shapeOf(report.tables[0]) as Record<string, unknown>
    expect(report.version).toBe(1)
    expect(options).toBeTypeOf('object')
    expect(table).toEqual({
      ...{ name: 'string', seats: 'number', bots: ['string'], rotate: 'boolean' },
      ...{ budget: null, games: 'number' },
    })
    expect(shapeOf({ ...report, tables: [] })).toEqual({
      format: 'string',
      version: 'number',
      game: 'string',
      seed: 'number',
      games: 'number',
      tables: [],
      measures: ['string'],
      primary: 'string',
      everybody: { won: rate, survived: rate },
      rates: [{ by: 'string', title: 'string', rows: [row] }],
      draws: 'number',
      shared: 'number',
      endings: [share],
      causes: [share],
      lengths: [
        {
          ...{ id: 'string', title: 'string', mean: 'number', min: 'number', p10: 'number' },
          ...{ median: 'number', p90: 'number', max: 'number', counts: [['number']] },
        },
      ],
      uses: [
        {
          ...{ id: 'string', title: 'string', used: 'string' },
          rows: [
            {
              ...{ id: 'string', name: 'string', times: 'number', users: 'number' },
              ...{ of: 'number', won: compared, survived: compared },
            },
          ],
        },
      ],
      elo: [],
      chances: [
        {
          ...{ outcome: 'string', throws: 'number', share: 'number', expected: 'number' },
          ...{ low: 'number', high: 'number', fits: 'boolean' },
        },
      ],
      timing: {
        ...{ seconds: 'number', decisionsPerSecond: 'number' },
        answers: [{ bot: 'string', answers: 'number', p50: 'number', p95: 'number' }],
      },
    })
    expect(report.rates.map(({ by }) => by)).toEqual([
      ...['bot', 'character', 'objective', 'mode', 'board', 'players', 'seat'],
    ])
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  })

  test('has Elo where bots differ, who have changed seats', async () => {
    const bots = ['gentle', 'random']
    const report = await simulation(realGames(), 'nemesis', { ...ARGS, seats: 2, bots })
    expect(report.elo.map(({ bot }) => bot).sort()).toEqual(['gentle', 'random'])
    expect(report.timing.answers.map(({ bot }) => bot)).toEqual(['gentle', 'random'])
  })

  test('has no deaths where nobody can die', async () => {
    const report = await simulation(realGames(), 'theseus', ARGS)
    expect(report.measures).toEqual(['won'])
    expect(report.causes).toEqual([])
  })

  test('is written into files, the same for the same seed apart from the clock', async () => {
    const run = async () => {
      const shell = testShell()
      const line = 'simulate duel --games 30 --seed 4 --json report.json --html report.html'
      const { code, out, err } = await bulkhead(shell, line)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toMatch(/Written: report\.json\nWritten: report\.html\n$/)
      expect(readFileSync(join(shell.directory, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/)
      const { timing, ...rest } = JSON.parse(
        readFileSync(join(shell.directory, 'report.json'), 'utf8'),
      )
      expect(timing.seconds).toBeGreaterThan(0)
      return rest
    }
    expect(await run()).toEqual(await run())
  })
})

test('bots move on by a seat after every game', () => {
  const bots = ['a', 'b', 'c']
  expect([0, 1, 2, 3, 7].map((game) => rotated(bots, game).join(''))).toEqual([
    ...['abc', 'cab', 'bca', 'abc', 'cab'],
  ])
})

describe('the page', () => {
  const page = async () =>
    htmlPage(
      await simulation(realGames(), 'nemesis', {
        ...{ ...ARGS, games: 12, seats: 3, chance: true },
        bots: ['gentle', 'random', 'random'],
      }),
    )

  test('needs nothing from anywhere, and no script', async () => {
    const html = await page()
    expect(html).not.toMatch(/https?:|\/\/\w|<script|<link|<img|<iframe|@import|url\(|\son\w+=/i)
  })

  test('has a table for every plot, and is well formed', async () => {
    const html = await page()
    const count = (text: string) => html.split(text).length - 1
    expect(count('<figure>')).toBeGreaterThan(10)
    expect(count('<table>')).toBe(count('<figure>'))
    expect(count('<caption>')).toBe(count('<figure>'))
    for (const tag of ['figure', 'table', 'section', 'details', 'div', 'svg', 'span', 'tr']) {
      expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))).toHaveLength(count(`</${tag}>`))
    }
    expect(html).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(html).toContain('This is correlation')
  })

  test('shows what is written, whatever is written', async () => {
    const report = await simulation(testShell(), 'duel', ARGS)
    const [ending] = report.endings
    const html = htmlPage({ ...report, endings: [{ ...ending, name: '<b onclick="x">&' }] })
    expect(html).toContain('&#60;b onclick=&#34;x&#34;&#62;&#38;')
    expect(html).not.toContain('<b ')
  })
})

describe('the statistics of a game', () => {
  const finished = (game: typeof nemesis | typeof theseus, seed: number, mode?: string) => {
    const options = mode ? { mode } : {}
    const setup = { seats: 4, options, seed: { kind: 'fast' as const, seed } }
    const match = must(Match.start(game as typeof nemesis, setup))
    const rng = new FastRng(seed)
    while (!match.result) {
      const [decision] = match.pending()
      must(match.answer(decision.seat, decision.id, randomPicks(decision, rng)))
    }
    return match
  }

  test.each([
    ['nemesis', nemesis, nemesisStatistics, 'semi-coop'],
    ['nemesis', nemesis, nemesisStatistics, 'coop'],
    ['theseus', theseus, theseusStatistics, 'team'],
    ['theseus', theseus, theseusStatistics, 'deathmatch'],
  ] as [string, typeof nemesis, AnyStatistics, string][])(
    '%s: everything collected has a name (%#)',
    (_, game, statistics, mode) => {
      for (let seed = 0; seed < 4; seed++) {
        const match = finished(game, seed, mode)
        const { lengths, seats } = statistics.collect({ state: match.state, log: match.log(null) })
        expect(Object.keys(lengths)).toEqual(statistics.lengths.map(({ id }) => id))
        expect(seats).toHaveLength(4)
        for (const { facets, uses, survived, cause } of seats) {
          for (const { id, family } of statistics.facets) {
            if (family && facets[id])
              expect(game.text.en).toHaveProperty([`${family}.${facets[id]}`])
          }
          for (const { id, family } of statistics.uses) {
            for (const thing of Object.keys(uses[id]))
              expect(game.text.en).toHaveProperty([`${family}.${thing}`])
          }
          if (survived === false) expect(statistics.causes).toHaveProperty([cause!])
        }
      }
    },
  )

  test('nemesis: what a death came of is read from the log', () => {
    const { state } = finished(nemesis, 1)
    for (const player of state.players) player.fate = 'dead'
    const line = (kind: string, params: Line['params'] = {}, rule = ''): Line => {
      return { kind, params, rule }
    }
    const log = [
      line('attack', { seat: 0, type: 'queen' }),
      line('attack-card', { attack: 'claws-1' }),
      line('light-wound', { seat: 0 }),
      line('dies', { seat: 0 }, 'NEM-WOUND-06'),
      line('passes', { seat: 1 }),
      line('light-wound', { seat: 1 }),
      line('dies', { seat: 1 }, 'NEM-WOUND-06'),
      line('acts', { seat: 2, action: 'melee' }),
      line('strikes', { seat: 2 }),
      line('combat-roll', { seat: 2 }),
      line('dies', { seat: 2 }, 'NEM-WOUND-06'),
      line('perishes', { seat: 3 }, 'NEM-VICTORY-06'),
    ]
    const { seats } = nemesisStatistics.collect({ state, log })
    expect(seats.map(({ cause }) => cause)).toEqual([
      ...['attack-queen', 'burning', 'melee', 'destination'],
    ])
  })
})
