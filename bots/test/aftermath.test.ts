import { aftermath } from '@bulkhead/aftermath'
import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test, vi } from 'vitest'
import { shipFoundAdrift } from '../adrift.ts'
import { type Bot, createBot, seenBy } from '../everybody.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const PLAYS = ['classic', 'investigation', 'epilogue'] as const

function started(play: string, seats: number, seed: number): Match {
  const rng = new FastRng(seed)
  const options = { play }
  const wanted = { game: aftermath as never, options, seats, rng }
  const before = play === 'epilogue' ? shipFoundAdrift(wanted)! : undefined
  const chance = { kind: 'fast', seed } as const
  return must(Match.start(aftermath, { seats, seed: chance, options, before })) as Match
}

/** Everybody plays at this level; answers every reason that was given. */
function playedOut(match: Match, level: string, seed: number): Set<string> {
  const bot = createBot(level, 'aftermath') as Bot
  const rng = new FastRng(seed)
  const reasons = new Set<string>()
  while (!match.result) {
    const decision = rng.pick(match.open)
    const { picks, because } = bot.choose(seenBy(match, decision, rng))
    if (because) reasons.add(because.key)
    must(match.answer(decision.seat, decision.id, picks))
  }
  return reasons
}

describe('bots of Aftermath', () => {
  test.each(PLAYS)('good plays to the end, whoever sits there (%s)', (play) => {
    const characters = new Set<string>()
    for (let seed = 1; seed <= 4; seed++) {
      const match = started(play, 1 + seed, seed)
      playedOut(match, 'good', seed)
      const { players } = match.view(null) as { players: { character: string }[] }
      for (const { character } of players) characters.add(character)
    }
    expect(characters.size).toBeGreaterThan(6)
  })

  test.each(PLAYS)('gentle plays to the end (%s)', (play) => {
    const match = started(play, 2, 9)
    playedOut(match, 'gentle', 9)
    expect(match.result).not.toBeNull()
  })

  test('in an Epilogue they see to Alerts and tokens, and go back to the Shuttle', () => {
    const reasons = new Set<string>()
    for (let seed = 1; seed <= 6; seed++) {
      for (const one of playedOut(started('epilogue', 4, seed), 'good', seed)) reasons.add(one)
    }
    for (const why of ['alert', 'token', 'shuttle']) expect(reasons).toContain(`aftermath.${why}`)
  })

  test('one more turn is taken where there are cards for it', () => {
    const { considers } = createBot('good', 'aftermath') as Bot
    const offer = { id: 'one-last-thing', seat: 0, label: 'one-last-thing' }
    const with_ = (hand: string[]) =>
      considers!({ offers: [offer], view: { players: [{ hand }] } } as never)
    expect(with_(['one-last-thing', 'search', 'rest'])).toBe('one-last-thing')
    expect(with_(['one-last-thing'])).toBeNull()
  })
})
