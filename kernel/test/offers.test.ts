import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answersIn,
  FastRng,
  type Game,
  Match,
  must,
  type Offer,
  RulesError,
  type Seat,
  type Table,
  verify,
} from '../index.ts'
import { pig } from './games/pig.ts'
import { letter, letters, type Script, type Step, script } from './games/script.ts'
import { type Snatch, type SnatchView, snatch } from './games/snatch.ts'
import {
  answer,
  begin,
  bidding,
  expectRefused,
  playOut,
  readersOf,
  sale,
  take,
  whole,
  withAnswers,
} from './play.ts'

function optionsOf(match: Match, seat: Seat): string[] {
  return match.pending(seat).flatMap(({ options }) => options.map(({ id }) => id))
}

/** A script in which every seat may take a bell, and these rules follow. */
function withBell(ring: (t: Table<Script>, taken: Offer) => void, ...steps: Step[]) {
  return {
    ...script(...steps),
    offers: () => [0, 1].map((seat) => ({ id: 'bell', seat, label: 'bell' })),
    *take(t: Table<Script>, taken: Offer) {
      ring(t, taken)
    },
  }
}

describe('what is on offer', () => {
  test('is open beside the questions, and nobody owes an answer for it', () => {
    const match = sale()
    expect(match.pending()).toMatchObject([{ seat: 0, prompt: 'auctioneer' }])
    expect(match.offers(2)).toEqual([
      { id: 'raise', seat: 2, label: 'raise', params: { least: 2 }, rule: 'SNATCH-RAISE' },
      { id: 'snatch', seat: 2, label: 'snatch', rule: 'SNATCH-LOT' },
    ])
    expect(match.offers().filter(({ seat }) => seat !== null)).toHaveLength(6)
  })

  test('follows the state', () => {
    const match = sale()
    take(match, 2, 'raise')
    expect(match.offers(2).map(({ id }) => id)).toEqual(['snatch'])
  })

  test('is nothing in a game that has no offers, and when the game is over', () => {
    expect(begin(pig).offers()).toEqual([])
    const match = sale()
    playOut(match, new FastRng(1))
    expect(match.offers()).toEqual([])
  })
})

describe('taking an offer', () => {
  test('runs its rules and asks the question again that it interrupted', () => {
    const match = sale()
    take(match, 1, 'raise')
    expect(match.log(null)).toMatchObject([{ kind: 'raised', params: { seat: 1, least: 2 } }])
    expect(match.pending()).toMatchObject([{ id: 2, seat: 0, prompt: 'auctioneer' }])
    answer(match, 0, 'look')
    expect(match.view(0).lot).toBe(2)
  })

  test('is free to the seat that is asked, too', () => {
    const match = sale()
    take(match, 0, 'raise')
    expect(match.pending()).toMatchObject([{ id: 2, seat: 0, prompt: 'auctioneer' }])
  })

  test('makes answers to the question as it was before come too late', () => {
    const match = bidding()
    const [{ id }] = match.pending(2)
    take(match, 1, 'raise')
    const refused = expectRefused(match, 'stale', () => match.answer(2, id, 'bid:6'))
    expect(refused.legal).toEqual(match.pending(2)[0].options)
    answer(match, 2, 'bid:6')
  })

  test('lists the options anew, and keeps the answers that were given', () => {
    const match = bidding()
    answer(match, 2, 'bid:1')
    take(match, 1, 'raise')
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1])
    expect(optionsOf(match, 0)).toEqual(['pass', 'bid:2', 'bid:3', 'bid:4'])
    answer(match, 1, 'bid:2')
    answer(match, 0, 'pass')
    expect(match.view(null).discard).toEqual([1, 2])
    expect(match.view(null).players[1].won).toEqual([2])
  })

  test('may ask: meanwhile nothing else is open', () => {
    const match = bidding()
    const [{ id }] = match.pending(0)
    take(match, 1, 'snatch')
    expect(match.pending()).toMatchObject([{ seat: 1, prompt: 'lay-aside', cancel: true }])
    expectRefused(match, 'not-asked', () => match.answer(0, id, 'bid:4'))
  })

  test('may end the step: the answers that were given to it are void', () => {
    const match = bidding()
    answer(match, 2, 'bid:6')
    take(match, 1, 'snatch')
    answer(match, 1, 'lay-aside:1')
    expect(match.pending()).toMatchObject([{ seat: 1, prompt: 'auctioneer' }])
    expect(match.view(2).hand).toEqual([1, 2, 3, 6])
    expect(match.view(1).players[1]).toMatchObject({ snatched: 2, laidAside: [1] })
    expect(match.view(2).players[1]).toMatchObject({ snatched: 'unseen', laidAside: [0] })
  })

  test('is possible while another taken offer asks, whose question is asked again', () => {
    const match = bidding()
    answer(match, 2, 'bid:6')
    take(match, 1, 'snatch')
    const [{ id }] = match.pending(1)
    take(match, 0, 'raise')
    expect(match.pending()).toMatchObject([{ id: id + 1, seat: 1, prompt: 'lay-aside' }])
    answer(match, 1, 'lay-aside:5')
    expect(match.state.players[1].snatched?.lot).toBe(2)
  })

  test('leaves everything that it interrupted when it ends the step, however deep', () => {
    const match = bidding()
    take(match, 1, 'snatch')
    take(match, 0, 'snatch')
    take(match, 2, 'raise')
    answer(match, 0, 'lay-aside:4')
    expect(match.pending()).toMatchObject([{ seat: 1, prompt: 'auctioneer' }])
    expect(match.view(1)).toMatchObject({ hand: [1, 2, 3, 5], reaching: [] })
  })

  test('leaves the interrupted rules as if they had ended the step themselves', () => {
    const tidy: Step = function* (t) {
      try {
        yield* letter(0)(t)
      } finally {
        t.state.heard.push('tidied')
      }
    }
    const match = begin(
      withBell((t) => t.endStep(), tidy, letter(0)),
      { seats: 2 },
    )
    take(match, 1, 'bell')
    expect(match.state.heard).toEqual(['tidied'])
    expect(match.pending()).toMatchObject([{ seat: 0, prompt: 'letter' }])
  })

  test('plays the same game without history', () => {
    const [kept, free] = [true, false].map((history) => {
      const match = begin(snatch, { seats: 3, history })
      playOut(match, new FastRng(7))
      return match.state
    })
    expect(free).toEqual(kept)
  })
})

describe('taking is refused and changes nothing', () => {
  test('when it is not on offer', () => {
    const match = sale()
    take(match, 1, 'raise')
    const refused = expectRefused(match, 'not-offered', () => match.take(1, 'raise'))
    expect(refused.message).toBe('"raise" is not on offer to seat 1 now.')
    expect(refused.legal.map(({ id }) => id)).toEqual(['snatch'])
  })

  test('when only another seat could take it', () => {
    const match = sale()
    take(match, 1, 'snatch')
    expectRefused(match, 'not-offered', () => match.take(1, 'snatch'))
    expect(match.take(0, 'snatch')).toBeNull()
  })

  test('when it is the option of a question', () => {
    const match = sale()
    expectRefused(match, 'not-offered', () => match.take(0, 'look'))
    const [{ id }] = match.pending(0)
    expectRefused(match, 'not-listed', () => match.answer(0, id, 'raise'))
  })

  test('when the game is over, or has no offers', () => {
    const over = begin(script())
    expectRefused(over, 'game-over', () => over.take(0, 'bell'))
    const match = begin(pig)
    expectRefused(match, 'not-offered', () => match.take(0, 'bell'))
  })

  test('whatever is sent', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true })
    const match = bidding()
    fc.assert(
      fc.property(
        fc.oneof(anything, fc.constantFrom(0, 1, 2)),
        fc.oneof(anything, fc.constantFrom('raise', 'snatch', 'look')),
        (seat, offer) => {
          const twin = match.fork()
          const refused = twin.take(seat as Seat, offer as string)
          if (refused) expect(whole(twin)).toEqual(whole(match))
          else expect(twin.answers).toHaveLength(match.answers.length + 1)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('by a bug in the rules: it costs the offer, not the match', () => {
    const broken = withBell(() => {
      throw new Error('the bell is cracked')
    }, letter(0))
    const match = begin(broken, { seats: 2 })
    const before = whole(match)
    expect(() => match.take(1, 'bell')).toThrow(RulesError)
    expect(whole(match)).toEqual(before)
    answer(match, 0, 'a')
  })
})

describe('an offer that was taken can be taken back', () => {
  test('by whoever took it, and all is as it was', () => {
    const match = bidding()
    answer(match, 2, 'bid:6')
    const before = whole(match) as { undo: unknown }
    take(match, 1, 'raise')
    expect(match.undo(1)).toBeNull()
    expect({ ...(whole(match) as object), undo: null }).toEqual({ ...before, undo: null })
    expect(match.undoStop(2)).toBe('other-seat')
  })

  test('by cancelling its cost; what others had chosen meanwhile is kept', () => {
    const match = bidding()
    answer(match, 2, 'bid:6')
    take(match, 1, 'snatch')
    const [{ id }] = match.pending(1)
    expect(match.cancel(1, id)).toBeNull()
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1])
    expect(match.view(null).reaching).toEqual([])
    for (const seat of [0, 1]) answer(match, seat, 'pass')
    expect(match.view(null)).toMatchObject({ discard: [6], round: 1 })
    expect(match.pending()).toMatchObject([{ seat: 1, prompt: 'auctioneer' }])
  })

  test('but not once another seat has answered or taken something, or learnt a secret', () => {
    const match = bidding()
    take(match, 1, 'raise')
    take(match, 0, 'raise')
    expect(match.undoStop(1)).toBe('other-seat')
    answer(match, 2, 'pass')
    expect(match.undoStop(0)).toBe('other-seat')
    take(match, 1, 'snatch')
    answer(match, 1, 'lay-aside:1')
    expect(match.undoStop(1)).toBe('secret')
  })

  test('but not once chance has decided something', () => {
    const rolling = withBell((t) => void t.rng.int(6), letter(0))
    const match = begin(rolling, { seats: 2 })
    take(match, 1, 'bell')
    expect(match.undoStop(1)).toBe('chance')
  })

  test('before the cost that it interrupted is cancelled: one thing after the other', () => {
    const pay: Step = function* (t) {
      yield* letter(0)(t)
      yield* t.ask(0, { prompt: 'pay', cancel: true }, letters('coin'))
    }
    const match = begin(
      withBell((t) => t.log('rung'), pay),
      { seats: 2 },
    )
    answer(match, 0, 'a')
    take(match, 0, 'bell')
    const [{ id, cancel, declared }] = match.pending(0)
    expect([cancel, declared]).toEqual([false, undefined])
    expectRefused(match, 'cannot-cancel', () => match.cancel(0, id))
    expect(match.undo(0)).toBeNull()
    expect(match.pending()).toMatchObject([{ prompt: 'pay', cancel: true, declared: { id: 'a' } }])
  })
})

describe('an offer that was taken is kept', () => {
  /** A sale in the midst of bids, with two offers taken one inside the other. */
  function nested(): Match<Snatch, SnatchView> {
    const match = bidding()
    answer(match, 2, 'bid:6')
    take(match, 1, 'snatch')
    take(match, 0, 'raise')
    return match
  }

  test('among the answers, with a mark', () => {
    expect(nested().answers).toEqual([
      { seat: 0, picks: ['trust'] },
      { seat: 2, picks: ['bid:6'] },
      { seat: 1, picks: ['snatch'], offer: true },
      { seat: 0, picks: ['raise'], offer: true },
    ])
  })

  test('through save, fork and replay, at every point of it', () => {
    const match = nested()
    const twins = [
      must(Match.resume(match.game, JSON.parse(JSON.stringify(match.save())))),
      match.fork(),
      match.playOn(4, { kind: 'fast', seed: 9 }),
    ]
    for (const twin of twins) {
      expect(whole(twin)).toEqual(whole(match))
      answer(twin, 1, 'lay-aside:5')
      expect(twin.state.players[1].snatched?.lot).toBe(2)
    }
    expect(match.fork(3).pending()).toMatchObject([{ id: 2, seat: 1, prompt: 'lay-aside' }])
    expect(
      match
        .fork(2)
        .pending()
        .map(({ seat }) => seat),
    ).toEqual([0, 1])
  })

  test('and verified: one that was not on offer is found', () => {
    const match = begin(snatch, { seats: 3 })
    take(match, 1, 'raise')
    expect(verify(snatch, match.save())).toMatchObject({ answers: 1 })
    const save = match.save()
    const answers = [...answersIn(save), { seat: 1, picks: ['raise'], offer: true as const }]
    const refused = {
      code: 'bad-save',
      message:
        'This save cannot be played on: answer 2 is not legal: "raise" is not on offer to seat 1 now.',
    }
    expect(verify(snatch, withAnswers(save, answers))).toMatchObject(refused)
    expect(Match.resume(snatch, withAnswers(save, answers))).toMatchObject(refused)
  })
})

describe('a redealt fork in the midst of a taken offer', () => {
  const asking: Game<Snatch, SnatchView> = {
    ...snatch,
    *take(t, { seat }) {
      yield* t.ask(seat!, { prompt: 'lay-aside' }, letters('well'))
    },
  }

  test('chooses anew what others had secretly chosen before it, from their new hands', () => {
    const match = bidding(asking)
    answer(match, 2, 'bid:6')
    answer(match, 1, 'bid:5')
    take(match, 1, 'raise')
    const rng = new FastRng(3)
    const bids = Array.from({ length: 40 }, () => {
      const world = match.redealt(1, rng)
      answer(world, 1, 'well')
      answer(world, 0, 'pass')
      expect(world.game.check(world.state)).toEqual([])
      return world.state.discard.join()
    })
    expect(new Set(bids).size).toBeGreaterThan(3)
    expect(bids.every((cards) => cards.endsWith('5'))).toBe(true)
    expect(bids).toContain('5') // There the other has passed.
  })

  test('offers what is on offer there, and holds no line for others', () => {
    const match = bidding()
    take(match, 1, 'snatch')
    for (const reader of readersOf(match)) {
      const world = match.redealt(reader, new FastRng(1))
      expect(world.offers()).toEqual(match.offers())
      expect(world.take(0, 'raise')).toBeNull()
      expect(world.pending()).toMatchObject([{ seat: 1, prompt: 'lay-aside' }])
    }
  })
})
