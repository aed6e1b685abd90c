import { describe, expect, test } from 'vitest'
import {
  answersIn,
  FastRng,
  isRefusal,
  leaksNow,
  leaksThrough,
  Match,
  must,
  neverRedealt,
  type Save,
  type Seed,
  type Setup,
  seal,
  verify,
} from '../index.ts'
import { bids } from './games/bids.ts'
import { pig } from './games/pig.ts'
import { type Spoils, type SpoilsView, spoils } from './games/spoils.ts'
import {
  answer,
  answerRandomly,
  begin,
  choose,
  finished,
  forged,
  playOut,
  readersOf,
  whole,
  withAnswers,
} from './play.ts'

const secret = 'ab'.repeat(32)
const sealed: Seed = { kind: 'sealed', secret, contributions: ['c0ffee'] }

const market = finished(bids, { seats: 3, seed: sealed }, 2)
const left = must(Match.resume(bids, market)).state

function sequel(setup: Partial<Setup> = {}): Match<Spoils, SpoilsView> {
  return begin(spoils, { seats: 3, before: market, ...setup })
}

function stored(save: Save): Save {
  return JSON.parse(JSON.stringify(save))
}

describe('a match that follows another', () => {
  test('begins with what the earlier one left', () => {
    const match = sequel()
    for (const [seat, { hand, laidAside }] of left.bidders.entries()) {
      expect(match.view(seat).hand).toEqual([...hand, ...laidAside])
    }
    const won = left.bidders.map((bidder) => bidder.won.reduce((sum, prize) => sum + prize, 0))
    expect(match.view(null).sharers.map(({ score }) => score)).toEqual(won)
  })

  test('may have fewer seats than the earlier one, or more', () => {
    const hands = (seats: number) => sequel({ seats }).state.sharers.map(({ hand }) => hand)
    expect(hands(2)).toEqual(
      sequel()
        .state.sharers.slice(0, 2)
        .map(({ hand }) => hand),
    )
    expect(hands(4).slice(0, 3)).toEqual(hands(3))
    expect(hands(4)[3]).toHaveLength(1)
  })

  test('leaves the save of the earlier one as it was', () => {
    const before = stored(market)
    playOut(sequel({ before }), new FastRng(1))
    expect(before).toEqual(market)
  })

  test('may change what it is given of the earlier one', () => {
    const before = stored(market)
    const spendthrift: typeof spoils = {
      ...spoils,
      setup(options, seats, rng, end) {
        ;(end!.options.purses as string[]).fill('empty')
        return spoils.setup(options, seats, rng, end)
      },
    }
    begin(spendthrift, { seats: 3, before })
    expect(before).toEqual(market)
  })

  test('may be followed itself: the third knows what the first left', () => {
    const second = sequel()
    for (const seat of [0, 1, 2]) answer(second, seat, 'keep')
    const third = sequel({ options: { after: 'any' }, before: second.save() })
    expect(third.view(1).hand).toEqual(sequel().view(1).hand)
  })

  test('is played without history as with it', () => {
    const [kept, free] = [true, false].map((history) => {
      const match = sequel({ history })
      playOut(match, new FastRng(1))
      return match.state
    })
    expect(free).toEqual(kept)
  })
})

describe('a match that follows another is not started', () => {
  const told = (setup: Partial<Setup>) => {
    const seed: Seed = { kind: 'fast', seed: 1 }
    const match = Match.start(spoils, { seats: 3, seed, ...setup })
    return isRefusal(match) ? `${match.code}: ${match.message}` : 'started'
  }
  const any = { options: { after: 'any' } }

  test('but it is when all is well', () => {
    expect(told({ before: market })).toBe('started')
    expect(told({ options: { after: 'nothing' } })).toBe('started')
  })

  test('without the earlier match that its options want', () => {
    expect(told({})).toBe(
      'bad-setup: With these options a finished match of bids must come before.',
    )
    expect(told(any)).toBe(
      'bad-setup: With these options a finished match of bids or spoils must come before.',
    )
  })

  test('with an earlier match that its options do not want', () => {
    const refused = 'bad-setup: With these options no earlier match comes before.'
    expect(told({ before: market, options: { after: 'nothing' } })).toBe(refused)
    const seed: Seed = { kind: 'fast', seed: 1 }
    expect(Match.start(pig, { seats: 1, seed, before: market })).toMatchObject({
      code: 'bad-setup',
    })
  })

  test('from a match of the wrong game', () => {
    const before = finished(pig)
    expect(told({ before })).toBe('bad-setup: The earlier match is of the game pig, not bids.')
    expect(told({ before, ...any })).toBe(
      'bad-setup: The earlier match is of the game pig, not bids or spoils.',
    )
  })

  test('from a match that is not finished', () => {
    const running = begin(bids, { seats: 3 })
    const refused = 'bad-setup: The earlier match is not finished.'
    expect(told({ before: running.save() })).toBe(refused)
    answerRandomly(running, new FastRng(1))
    expect(told({ before: running.save() })).toBe(refused)
  })

  test('from a save that is damaged, or none at all', () => {
    const before = { ...market, seats: 2 }
    expect(told({ before })).toBe('bad-setup: The earlier match is damaged or was changed.')
    for (const nonsense of [null, 7, 'save', {}, [market]]) {
      expect(told({ before: nonsense as unknown as Save })).toBe(
        'bad-setup: The earlier match is not a saved match.',
      )
    }
  })

  test('from a save of another version, or one that the rules cannot play', () => {
    const refused = 'bad-setup: The earlier match was made by another version.'
    expect(told({ before: forged({ ...market, version: 2 }) })).toBe(refused)
    expect(told({ before: forged({ ...market, kernel: 99 }) })).toBe(refused)
    const answers = [...answersIn(market), { seat: 0, picks: ['castle'] }]
    expect(told({ before: withAnswers(market, answers) })).toMatch(
      /^bad-setup: The earlier match cannot be played again: /,
    )
  })

  test('where the game itself cannot go on from such an end', () => {
    const ties = [...Array(200).keys()]
      .map((seed) => finished(bids, { seats: 2 }, seed))
      .find((save) => must(Match.resume(bids, save)).result!.reason === 'ties')!
    expect(told({ before: ties, seats: 2 })).toBe(
      'bad-setup: Where nobody won a prize there are no spoils.',
    )
  })
})

describe('the save of a match that follows another', () => {
  test('carries the earlier one, and brings the whole match back', () => {
    const match = sequel()
    answer(match, 0, 'keep')
    const save = stored(match.save())
    expect(save.before).toEqual(market)
    const twin = must(Match.resume(spoils, save))
    expect(whole(twin)).toEqual(whole(match))
    expect(twin.save()).toEqual(match.save())
  })

  test('of a match that follows none is as it always was', () => {
    expect(Object.keys(begin(bids).save())).not.toContain('before')
  })

  test('is refused when a character of the earlier one was changed', () => {
    const save = sequel().save()
    const before = { ...market, seats: 4 }
    expect(Match.resume(spoils, { ...save, before })).toMatchObject({
      message: 'This save is damaged or was changed.',
    })
    expect(Match.resume(spoils, forged({ ...save, before }))).toMatchObject({
      code: 'bad-save',
      message: 'The earlier match is damaged or was changed.',
    })
  })

  test('is refused when the earlier one is missing', () => {
    const { before: _, ...save } = sequel().save()
    expect(Match.resume(spoils, forged(save))).toMatchObject({ code: 'bad-save' })
  })

  test('can be forked at any answer, and played on with other chance, over three matches', () => {
    const second = sequel({ seed: seal() })
    playOut(second, new FastRng(3))
    const match = sequel({ options: { after: 'any' }, before: second.save() })
    const stood: unknown[] = []
    playOut(match, new FastRng(4), (now) => stood.push(whole(now)))
    for (const [at, then] of stood.entries()) expect(whole(match.fork(at))).toEqual(then)
    expect(match.fork().save()).toEqual(match.save())
    const other = match.playOn(1, seal())
    playOut(other, new FastRng(5))
    expect(other.save().before).toEqual(second.save())
    expect(verify(spoils, other.save())).toMatchObject({ result: other.result })
  })
})

describe('undo', () => {
  test('never reaches into the earlier match', () => {
    const match = sequel()
    const begun = whole(match)
    for (const seat of [0, 1, 2]) expect(match.undoStop(seat)).toBe('nothing')
    answer(match, 0, 'keep')
    expect(match.undo(0)).toBeNull()
    expect(match.undo(0)).toMatchObject({ message: 'There is nothing to take back.' })
    expect(whole(match)).toEqual(begun)
  })
})

describe('a match that follows another is verified', () => {
  function chain(): Save {
    const second = sequel({ seed: seal() })
    playOut(second, new FastRng(1))
    const third = sequel({ options: { after: 'any' }, before: second.save(), seed: seal() })
    playOut(third, new FastRng(2))
    return third.save()
  }

  test('with all that came before it, each by its own seed and published hash', () => {
    const save = chain()
    expect(verify(spoils, save)).toMatchObject({
      commitment: save.commitment,
      before: {
        commitment: save.before!.commitment,
        before: { commitment: market.commitment, answers: market.answers.length },
      },
    })
  })

  test('but not when the seed of the first was exchanged', () => {
    const save = chain()
    const first = forged({ ...market, seed: { ...sealed, secret: 'cd'.repeat(32) } })
    const before = forged({ ...save.before!, before: first })
    expect(verify(spoils, forged({ ...save, before }))).toMatchObject({
      code: 'bad-save',
      message:
        'The earlier match is not verified: The earlier match is not verified: The published hash does not belong to the seed.',
    })
  })

  test('but not when the earlier position is not where its answers led', () => {
    const before = forged({ ...market, position: 'elsewhere' })
    expect(verify(spoils, forged({ ...sequel().save(), before }))).toMatchObject({
      message:
        'The earlier match is not verified: This save cannot be played on: its answers lead to another position',
    })
  })

  test('but not when its own beginning is not what the earlier one left', () => {
    const other = finished(bids, { seats: 3, seed: sealed }, 3)
    const changed = forged({ ...sequel().save(), before: other })
    expect(verify(spoils, changed)).toMatchObject({ code: 'bad-save' })
  })
})

describe('the secrets of the earlier match stay what they were', () => {
  const secrets = (state: unknown) =>
    new Map((state as Spoils).sharers.map(({ hand }, seat) => [`hand of ${seat}`, hand.join()]))

  test('to each reader, on every position', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rng = new FastRng(seed)
      const match = sequel({ before: finished(bids, { seats: 3 }, seed) })
      while (!match.result) {
        expect(leaksNow(match, rng)).toEqual([])
        const { seat, picks } = choose(match, rng)
        expect(leaksThrough(match, seat, picks, rng)).toEqual([])
      }
    }
  })

  test('a redeal changes what others brought along, and leaves what the reader did', () => {
    const rng = new FastRng(1)
    expect(neverRedealt(sequel(), 1, secrets, rng)).toEqual(['hand of 1'])
    expect(neverRedealt(sequel(), null, secrets, rng)).toEqual([])
  })

  test('the earlier seed stands in nothing that a seat or a bot is given', () => {
    const match = sequel({ seed: { kind: 'sealed', secret: 'ef'.repeat(32), contributions: [] } })
    playOut(match, new FastRng(1), (now) => {
      const doors = readersOf(now).map((reader) => [
        now.view(reader),
        now.log(reader),
        now.redealt(reader, new FastRng(2)),
      ])
      const given = JSON.stringify([doors, now.pending(), now.answer(0, -1, 'x'), now.undo(0)])
      expect(given).not.toContain(secret)
      expect(given).not.toContain('bulkhead-match')
    })
    expect(JSON.stringify(match.revealedSeed)).not.toContain(secret)
    expect(JSON.stringify(match.save())).toContain(secret)
  })
})
