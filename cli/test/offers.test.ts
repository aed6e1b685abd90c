import { type Bot, random } from '@bulkhead/bots'
import { type AnyGame, FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { type Snatch, snatch } from '../../kernel/test/games/snatch.ts'
import { spoils } from '../../kernel/test/games/spoils.ts'
import { illegalAnswer } from '../fuzz/illegal.ts'
import { type FuzzArguments, fuzzing } from '../fuzz/index.ts'
import { play, simulateGames } from '../simulate/games.ts'
import { offering, shellWith } from './shell.ts'

const ARGS: FuzzArguments = {
  games: 40,
  seed: 3,
  workers: 1,
  secrecy: 20,
  twin: 10,
  mostAnswers: 1000,
}

describe('the fuzzer', () => {
  test('takes offers and lets time run out, and finds nothing wrong with a sound game', async () => {
    const report = await fuzzing(shellWith(snatch), 'snatch', ARGS)
    expect(report.failure).toBeNull()
    expect(report.taken).toBeGreaterThan(50)
    expect(report.positions).toBe(60)
  })

  test('finds what an offer tells of hidden things', async () => {
    const leaky = offering((s) => [
      ...snatch.offers!(s),
      { id: `cheap:${s.lots[0]}`, seat: 0, label: 'raise' },
    ])
    const { failure } = await fuzzing(shellWith(leaky), 'snatch', { ...ARGS, games: 0 })
    expect(failure?.sentence).toMatch(/learns something hidden through offers\./)
  })

  test('finds what the rules of an offer tell', async () => {
    const tells: AnyGame = {
      ...snatch,
      *take(t, taken) {
        t.log('sold', { seat: 0, lot: t.state.lots[0] })
        yield* snatch.take!(t, taken)
      },
    }
    const { failure } = await fuzzing(shellWith(tells), 'snatch', { ...ARGS, games: 0 })
    expect(failure?.sentence).toMatch(/learns something hidden through log\./)
  })

  test('finds an offer that a save does not bring back', async () => {
    const numbers = new WeakMap<Snatch, number>()
    let states = 0
    const forgetful = offering((s) => {
      if (!numbers.has(s)) numbers.set(s, states++)
      const params = { least: numbers.get(s)! }
      return [...snatch.offers!(s), { id: 'raise', seat: 0, label: 'raise', params }]
    })
    const { failure } = await fuzzing(shellWith(forgetful), 'snatch', { ...ARGS, secrecy: 0 })
    expect(failure?.sentence).toMatch(/The (resumed|forked) match differs in its offers\./)
  })

  test('throws offers at the match that are not there', () => {
    const match = must(Match.start(snatch, { seats: 2, seed: { kind: 'fast', seed: 1 } })) as Match
    const lenient = Object.create(match, { take: { value: () => null } }) as Match
    const told = Array.from({ length: 60 }, (_, seed) => illegalAnswer(lenient, new FastRng(seed)))
    expect(told.join('\n')).toMatch(/The match accepted an offer to somebody else:.*"sand:0"/)
    expect(told.join('\n')).toMatch(/The match accepted a malformed offer/)
  })

  test('plays an earlier match before a sequel, and another before that', async () => {
    const report = await fuzzing(shellWith(spoils), 'spoils', { ...ARGS, secrecy: 5 })
    expect(report.failure).toBeNull()
    expect(report.verified).toBe(40)
    expect(report.modes).toBe(12)
  })
})

describe('simulation', () => {
  const table = {
    game: 'snatch',
    seats: 3,
    options: {},
    bots: ['random', 'random', 'random'],
    rotate: false,
    budget: null,
    chance: false,
    adrift: 'random',
    seed: 1,
    from: 0,
    to: 40,
  }
  /** Ends with what has been taken, so that the tally can tell. */
  const telling: AnyGame = {
    ...snatch,
    result: (s: Snatch) => {
      const over = snatch.result(s)
      const raised = s.players.some(({ coins }) => coins === 0)
      return over && { ...over, reason: raised ? 'raised' : 'quiet' }
    },
  }

  test.each([true, false])('players take offers (with a log: %s)', (details) => {
    const games = { snatch: { game: telling } }
    const { tally, broken } = simulateGames(games, { ...table, details })
    expect(broken).toBeNull()
    expect(tally.reasons.raised).toBeGreaterThan(5)
    expect(tally.reasons.quiet).toBeGreaterThan(0)
  })

  test('bots that do not consider offers take none, and time runs out for them too', () => {
    const steady: Bot = { ...random, considers: undefined }
    let moments = 0
    for (let seed = 0; seed < 20; seed++) {
      const match = must(Match.start(snatch, { seats: 2, seed: { kind: 'fast', seed } })) as Match
      play(match, [steady, steady], seed)
      const taken = match.answers.filter(({ offer }) => offer)
      expect(taken.every(({ seat }) => seat === null)).toBe(true)
      moments += taken.length
    }
    expect(moments).toBeGreaterThan(3)
  })

  test('a bot is asked again only when the position has changed', () => {
    const asked: string[] = []
    const counting: Bot = {
      ...random,
      considers: ({ offers, view }) => {
        asked.push(JSON.stringify([offers, view]))
        return null
      },
    }
    const steady: Bot = { ...random, considers: undefined }
    const match = must(Match.start(snatch, { seats: 2, seed: { kind: 'fast', seed: 1 } })) as Match
    play(match, [counting, steady], 1)
    expect(asked.length).toBeGreaterThan(2)
    expect(asked.length).toBeLessThanOrEqual(match.answers.length + 1)
  })
})
