import { RULES } from '@bulkhead/games/rules'
import { type AnyGame, FastRng, isRefusal, Match, type Seat } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import {
  BOT_NAMES,
  type Bot,
  botsOf,
  type Chosen,
  createBot,
  glancing,
  type Sample,
  type Seen,
  seenBy,
} from '../everybody.ts'
import { type Table, type Truths, truthsOf } from './truths.ts'

/** Every number of seats in every mode, of the games that bots have learnt. */
const TABLES = RULES.filter(({ id }) => botsOf(id).length > 1).flatMap(tablesOf)
const TWO: Table = { game: theseus, seats: 2, options: {} }
const ALONE: Table = { game: nemesis, seats: 1, options: {} }
/** So many at each table; and among them so many in which a search is worth while. */
const POSITIONS = 12
const SEARCHED = 8
/** Where few kinds of actions are left to compare, a bot answers without a search. */
const LEAST = 3
const BUDGET = { playouts: 8 }
/** Fewer samples than this are no search. */
const A_SEARCH = 4

function tablesOf(game: AnyGame): Table[] {
  const { mode } = game.options
  const modes = mode?.kind === 'choice' ? mode.values.map((value) => ({ mode: value })) : [{}]
  const tables: Table[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of modes) {
      const table = { game, seats, options }
      const known = tables.map(nameOf)
      if (nameOf(table) && !known.includes(nameOf(table))) tables.push(table)
    }
  }
  return tables
}

/** The mode as it is played; null where the game refuses it. */
function nameOf({ game, ...setup }: Table): string | null {
  const match = Match.start(game, { ...setup, seed: { kind: 'fast', seed: 1 } })
  if (isRefusal(match)) return null
  return `${game.id} ${setup.seats} ${(match.view(0) as { mode: string }).mode}`
}

/** Asks in both truths with the same chance; a bot that cannot tell them apart answers alike. */
function answersAlike({ one, other, decision }: Truths, choose: (match: Match) => Bot['choose']) {
  const [a, b] = [one, other].map((match) => choose(match)(seenBy(match, decision, new FastRng(7))))
  expect(a.picks.length).toBeGreaterThanOrEqual(decision.min)
  return JSON.stringify(a) === JSON.stringify(b)
}

function positions(table: Table): Truths[] {
  const found: Truths[] = []
  const turns = () => found.filter(isWorthASearch).length
  for (let seed = 1; turns() < SEARCHED && seed < 60; seed++) {
    for (const truths of truthsOf(table, seed)) {
      if (found.length - turns() >= POSITIONS - SEARCHED && !isWorthASearch(truths)) continue
      // The match goes on when the next position is sought: a fork stays behind.
      found.push({ ...truths, one: truths.one.fork() })
      if (turns() === SEARCHED) break
    }
  }
  return found
}

/** In Theseus everything is; elsewhere only a turn with something to choose. */
function isWorthASearch({ decision: { prompt, options }, one }: Truths): boolean {
  return one.game.id === 'theseus' || (prompt === 'action' && options.length >= MANY)
}

const MANY = 6

/** In how many positions each table's `strong` has searched. */
const searched: Record<string, number> = {}

describe.each(TABLES.map((table) => [nameOf(table)!, table] as const))('%s', (name, table) => {
  const { id } = table.game
  const asked = positions(table)
  const levels = BOT_NAMES.filter((one) => typeof createBot(one, id) !== 'string')

  test.each(levels)(
    '%s answers alike whatever is hidden, for the same reason',
    (level) => {
      const samples: number[] = []
      for (const truths of asked) {
        const bot = createBot(level, id, BUDGET) as Bot
        const counted = counting(bot)
        expect(answersAlike(truths, () => counted.choose)).toBe(true)
        samples.push(counted.samples())
      }
      if (level === 'strong') searched[name] = samples.filter((number) => number >= A_SEARCH).length
    },
    120_000,
  )

  test('a bot that peeks is caught', () => {
    const caught = asked.filter((truths) => !answersAlike(truths, peeking))
    expect(caught.length).toBeGreaterThan(asked.length / 4)
  })
})

test('strong has searched at every number of seats in every mode', () => {
  expect(Object.keys(searched)).toEqual([
    'theseus 2 duel',
    'theseus 3 deathmatch',
    'theseus 4 deathmatch',
    'theseus 4 team',
    'nemesis 1 solo',
    'nemesis 2 semi-coop',
    'nemesis 2 coop',
    'nemesis 3 semi-coop',
    'nemesis 3 coop',
    'nemesis 4 semi-coop',
    'nemesis 4 coop',
    'nemesis 5 semi-coop',
    'nemesis 5 coop',
    'aftermath 1 solo',
    'aftermath 2 semi-coop',
    'aftermath 2 coop',
    'aftermath 3 semi-coop',
    'aftermath 3 coop',
    'aftermath 4 semi-coop',
    'aftermath 4 coop',
    'aftermath 5 semi-coop',
    'aftermath 5 coop',
    'lockdown 1 solo',
    'lockdown 2 semi-coop',
    'lockdown 2 coop',
    'lockdown 3 semi-coop',
    'lockdown 3 coop',
    'lockdown 4 semi-coop',
    'lockdown 4 coop',
    'lockdown 5 semi-coop',
    'lockdown 5 coop',
    'retaliation 1 coop',
    'retaliation 2 semi-coop',
    'retaliation 2 coop',
    'retaliation 3 semi-coop',
    'retaliation 3 coop',
    'retaliation 4 semi-coop',
    'retaliation 4 coop',
    'retaliation 5 semi-coop',
    'retaliation 5 coop',
  ])
  for (const [name, number] of Object.entries(searched)) {
    expect(number, name).toBeGreaterThanOrEqual(LEAST)
  }
  const total = Object.values(searched).reduce((sum, number) => sum + number, 0)
  expect(total).toBeGreaterThanOrEqual(100)
})

/** Counts the samples that a bot takes for an answer. */
function counting(bot: Bot) {
  let samples = 0
  const choose = (seen: Seen): Chosen => {
    samples = 0
    const sampler: Seen['sampler'] = (world) => {
      samples++
      return seen.sampler(world)
    }
    return bot.choose({ ...seen, sampler })
  }
  return { choose, samples: () => samples }
}

/** Knows the true match and lets it decide. */
function peeking(match: Match): Bot['choose'] {
  return ({ decision: { options, min } }) => {
    const ids = options.map(({ id }) => id)
    const first = fingerprint(match.state) % ids.length
    return { picks: [...ids.slice(first), ...ids.slice(0, first)].slice(0, Math.max(1, min)) }
  }
}

function fingerprint(value: unknown): number {
  const letters = [...JSON.stringify(value)]
  return letters.reduce((sum, letter, i) => (sum + i * letter.charCodeAt(0)) % 9973, 0)
}

test.each<[string, Table, Bot]>([
  ['looks one answer ahead', TWO, glancing('trusting', fingerprint)],
  ['searches', ALONE, createBot('strong', 'nemesis', { playouts: 24 }) as Bot],
])('a bot that %s and whose sampler deals nothing anew is caught', (_, table, trusting) => {
  const leaky =
    (match: Match): Bot['choose'] =>
    (seen) =>
      trusting.choose({ ...seen, sampler: () => trueWorld(match, seen.decision.seat) })
  const caught = positions(table).filter((truths) => !answersAlike(truths, leaky))
  expect(caught.length).toBeGreaterThan(0)
})

function trueWorld(match: Match, seat: Seat): Sample {
  const world = match.fork()
  return {
    get view() {
      return world.view(seat)
    },
    get pending() {
      return world.pending()
    },
    get result() {
      return world.result
    },
    viewOf: (other) => world.view(other),
    answer: (who, decision, picks) => world.answer(who, decision, picks),
  }
}
