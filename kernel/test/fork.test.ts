import { describe, expect, test } from 'vitest'
import { FastRng, Match, must, seal, verify } from '../index.ts'
import { type Bids, bids } from './games/bids.ts'
import { pig } from './games/pig.ts'
import {
  answer,
  answerRandomly,
  begin,
  dealt,
  manyMatches,
  passAll,
  playOut,
  whole,
} from './play.ts'

describe('a fork', () => {
  test('stands where the match stands, at every moment of a game', () => {
    for (const [match, rng] of manyMatches(4)) {
      playOut(match, rng, (now) => expect(whole(now.fork())).toEqual(whole(now)))
    }
  })

  test('and its original go on independently', () => {
    const match = begin(bids, { seats: 3 })
    answer(match, 0, 'exchange')
    const fork = match.fork()
    const stood = whole(match)
    playOut(fork, new FastRng(1))
    expect(whole(match)).toEqual(stood)
    const ended = whole(fork)
    answerRandomly(match, new FastRng(2))
    match.undo(0)
    expect(whole(fork)).toEqual(ended)
  })

  test('goes on like its original when it is given the same answers', () => {
    for (const [match, rng] of manyMatches(3)) {
      for (let i = 0; i < 5 && !match.result; i++) answerRandomly(match, rng)
      const fork = match.fork()
      while (!match.result) {
        answerRandomly(match, rng)
        expect(fork.replay(match.answers.at(-1)!)).toBeNull()
      }
      expect(whole(fork)).toEqual(whole(match))
    }
  })

  test('can be made at any earlier answer, and stands as the match stood then', () => {
    for (const [match, rng] of manyMatches(2)) {
      const stood: unknown[] = []
      playOut(match, rng, (now) => stood.push(whole(now)))
      for (const [at, then] of stood.entries()) {
        const fork = match.fork(at)
        expect(fork.answers).toEqual(match.answers.slice(0, at))
        expect(whole(fork)).toEqual(then)
      }
    }
  })

  test('can go another way than its original did', () => {
    const match = begin(pig, { seats: 2 })
    const { turn } = match.state
    answer(match, turn, 'hold')
    const fork = match.fork(0)
    answer(fork, turn, 'roll')
    expect(match.log(null)).toMatchObject([{ kind: 'held' }])
    expect(fork.log(null)).toMatchObject([{ kind: 'rolled' }])
  })
})

describe('playing on from an earlier point', () => {
  const finished = (): Match => {
    const match = begin(pig, { seats: 2, seed: seal() })
    playOut(match, new FastRng(4))
    return match
  }

  test('stands as the match stood then, and meets other chance', () => {
    const match = finished()
    const other = (seed: number) => {
      const fork = match.playOn(3, { kind: 'fast', seed })
      expect(fork.state).toEqual(match.fork(3).state)
      playOut(fork, new FastRng(4))
      return JSON.stringify(fork.log(null))
    }
    expect(new Set([1, 2, 3, 4].map(other)).size).toBeGreaterThan(1)
    expect(other(1)).toBe(other(1))
  })

  test('can be saved, resumed, verified and taken back like any match', () => {
    const fork = finished().playOn(3, seal())
    while (!fork.result) {
      const resumed = must(Match.resume(pig, JSON.parse(JSON.stringify(fork.save()))))
      expect(whole(resumed)).toEqual(whole(fork))
      answerRandomly(fork, new FastRng(fork.answers.length))
    }
    expect(verify(pig, fork.save())).toMatchObject({ result: fork.result })
    expect(whole(fork.fork(2))).toEqual(whole(fork.fork(2).fork()))
  })
})

describe('a redealt fork', () => {
  const hands = [
    [1, 2, 3, 4],
    [1, 2, 3, 5],
    [1, 2, 3, 6],
  ]

  function bidding(): Match<Bids> {
    const match = begin(dealt(hands), { seats: 3 })
    passAll(match)
    return match
  }

  test('leaves the true match alone', () => {
    const match = bidding()
    const stood = whole(match)
    playOut(match.redealt(0, new FastRng(1)), new FastRng(2))
    expect(whole(match)).toEqual(stood)
  })

  test('can be played to its end, whoever it was dealt for', () => {
    for (const [match, rng] of manyMatches(2)) {
      playOut(match, rng, (now) => {
        const world = now.redealt(rng.pick([null, 0, now.seats - 1]), rng)
        expect(now.game.check(world.state)).toEqual([])
        playOut(world, rng)
        expect(now.game.check(world.state)).toEqual([])
      })
    }
  })

  test('offers the others the cards that they hold in it', () => {
    const world = bidding().redealt(0, new FastRng(3))
    for (const { seat, options } of world.pending()) {
      const held = new Set(world.state.bidders[seat].hand)
      expect(options.map(({ id }) => id)).toEqual([...held].map((card) => `bid:${card}`))
    }
  })

  test('chooses anew what the others have secretly chosen, and keeps what the reader chose', () => {
    const match = bidding()
    answer(match, 0, 'bid:4')
    answer(match, 1, 'bid:5')
    const rng = new FastRng(4)
    const played = Array.from({ length: 40 }, () => {
      const world = match.redealt(0, rng)
      answer(world, 2, world.pending(2)[0].options[0].id)
      return world.state.discard
    })
    expect(new Set(played.map(([own]) => own))).toEqual(new Set([4]))
    expect(new Set(played.map(([, other]) => other)).size).toBeGreaterThan(3)
  })

  test('meets other chance than the true match will', () => {
    const match = begin(pig, { seats: 1 })
    const rolls = (one: Match) => {
      for (let i = 0; i < 12; i++) answer(one, 0, 'roll')
      return one.log(null).map(({ params }) => params?.face)
    }
    const rng = new FastRng(5)
    expect(rolls(match.redealt(0, rng))).not.toEqual(rolls(match.redealt(0, rng)))
    expect(rolls(match.redealt(0, rng))).not.toEqual(rolls(match))
  })

  test('never tells the seed of the true match, not even at its end', () => {
    const match = begin(pig, { seats: 1, seed: seal() })
    const world = match.redealt(0, new FastRng(6))
    playOut(world, new FastRng(7))
    expect(world.revealedSeed).toMatchObject({ kind: 'fast' })
    expect(world.commitment).toBeNull()
  })

  test('holds only the lines that its reader may read', () => {
    const match = begin(bids)
    answer(match, 0, 'peek')
    const world = match.redealt(1, new FastRng(8))
    expect(world.log(0)).toEqual(match.log(1))
    expect(world.log(1)).toEqual(match.log(1))
  })

  test('keeps no history', () => {
    const world = bidding().redealt(1, new FastRng(9))
    answerRandomly(world, new FastRng(1))
    expect([0, 1, 2].map((seat) => world.undoStop(seat))).toEqual(['nothing', 'nothing', 'nothing'])
    expect(() => world.save()).toThrow('keeps no history')
  })
})

describe('a match that has gone back', () => {
  const rolls = (match: Match, times: number) => {
    for (let i = 0; i < times; i++) answer(match, 0, 'roll')
    return match.log(null).map(({ params }) => params?.face)
  }

  test.each([
    ['sealed', seal()],
    ['fast', { kind: 'fast', seed: 3 } as const],
  ])('keeps what was and meets other chance each time (%s)', (_kind, seed) => {
    const match = begin(pig, { seats: 1, seed })
    const first = rolls(match, 12)
    const again = match.goneBack(4)
    expect(rolls(again, 0)).toEqual(first.slice(0, 4))
    const second = rolls(again, 8)
    expect(second).not.toEqual(first)
    const third = rolls(again.goneBack(2), 10)
    expect(third.slice(0, 2)).toEqual(first.slice(0, 2))
    expect(third).not.toEqual(first)
    expect(third).not.toEqual(second)
    expect(rolls(again.goneBack(4), 8)).not.toEqual(second)
  })

  test('is the same when it is played again, saved or forked, and keeps its commitment', () => {
    const match = begin(pig, { seats: 1, seed: seal(['ab']) })
    rolls(match, 6)
    const again = match.goneBack(3).goneBack(1)
    const told = rolls(again, 6)
    expect(again.commitment).toBe(match.commitment)
    const save = JSON.parse(JSON.stringify(again.save()))
    expect(verify(pig, save)).toMatchObject({ answers: 7, commitment: match.commitment })
    expect(rolls(again.fork(3), 0)).toEqual(told.slice(0, 3))
    expect(must(Match.resume(pig, save)).log(null)).toEqual(again.log(null))
  })

  test('meets the same where chance had decided nothing', () => {
    const match = begin(bids)
    answer(match, 0, 'peek')
    expect(match.goneBack(0).save().seed).toEqual(match.save().seed)
  })

  test('knows whether something hidden was shown since', () => {
    const match = begin(bids)
    expect(match.hasShownSince(0)).toBe(false)
    answer(match, 0, 'peek')
    expect(match.hasShownSince(0)).toBe(true)
    expect(match.hasShownSince(1)).toBe(false)
  })
})
