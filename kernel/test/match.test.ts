import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  copy,
  type Decision,
  FastRng,
  type Line,
  type Match,
  must,
  type Option,
  type Refusal,
  seal,
} from '../index.ts'
import { type Bids, type BidsView, bids } from './games/bids.ts'
import { noughts } from './games/noughts.ts'
import { pig } from './games/pig.ts'
import { letters, script } from './games/script.ts'
import { answer, begin, dealt, manyMatches, passAll, playOut, readersOf } from './play.ts'

/** What somebody holds who does not care for `readonly`. */
type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> }

describe('starting', () => {
  test('a match starts at the first question of the rules', () => {
    const match = begin(bids, { seats: 3 })
    expect(match.result).toBeNull()
    expect(match.pending()).toMatchObject([
      { id: 1, seat: 0, prompt: 'errand', rule: 'BIDS-ERRAND', min: 1, max: 1, cancel: false },
    ])
    expect(match.pending(0)).toEqual(match.pending())
    expect(match.pending(1)).toEqual([])
  })

  test('the game is set up for the seats and options that were asked for', () => {
    const match = begin(bids, { seats: 2, options: { purses: ['empty', 'full'] } })
    expect(match.seats).toBe(2)
    expect(match.options).toEqual({ prizes: 'three', errands: true, purses: ['empty', 'full'] })
    expect(match.view(null).bidders.map(({ coins }) => coins)).toEqual([0, 2])
  })

  test('the same seed gives the same game, another seed another one', () => {
    const deal = (seed: number) => begin(bids, { seed: { kind: 'fast', seed } }).state
    expect(deal(5)).toEqual(deal(5))
    expect(deal(5)).not.toEqual(deal(6))
  })
})

describe('answering', () => {
  test('an answer runs the rules up to the next question', () => {
    const match = begin(
      dealt([
        [1, 1, 2, 2],
        [3, 3, 4, 4],
      ]),
    )
    answer(match, 0, 'exchange')
    expect(match.pending()).toMatchObject([{ id: 2, seat: 0, prompt: 'lay-aside', cancel: true }])
    answer(match, 0, 'lay-aside:1')
    answer(match, 0, 'pass')
    expect(match.pending()).toMatchObject([{ id: 1, seat: 1, prompt: 'errand' }])
    expect(match.state.bidders[0].laidAside).toEqual([1])
  })

  test('a lone pick may be given as a text instead of a list', () => {
    const match = begin(bids)
    expect(match.answer(0, 1, 'pass')).toBeNull()
    expect(match.pending()).toMatchObject([{ seat: 1 }])
  })

  test('every option points at what the player would touch', () => {
    const match = begin(noughts)
    const [{ options }] = match.pending()
    expect(options[4]).toEqual({
      id: 'mark:4',
      label: 'mark',
      targets: [{ kind: 'square', id: 4 }],
    })
  })

  test('where a single item is left it is taken without a question', () => {
    const match = begin(noughts, { seats: 2 })
    const squares = [4, 0, 2, 6, 3, 5, 1, 7]
    for (const [turn, square] of squares.entries()) answer(match, turn % 2, `mark:${square}`)
    expect(match.view(null).squares[8]).toBe(0)
    expect(match.result).toEqual({ winners: [], reason: 'full' })
  })

  test('a single item is asked for where the question is always asked', () => {
    const match = begin(
      script(function* (t) {
        const only = yield* t.pick(0, { prompt: 'begin', always: true }, ['only'], letter)
        t.state.heard.push(only)
      }),
    )
    expect(match.pending()).toMatchObject([{ seat: 0, options: [{ id: 'only' }] }])
    answer(match, 0, 'only')
    expect(match.state.heard).toEqual(['only'])
  })

  test('a decision takes as many options as it says, in the order in which they were picked', () => {
    const match = begin(
      script(function* (t) {
        const picks = yield* t.ask(0, { prompt: 'some', min: 0, max: 2 }, letters('a', 'b', 'c'))
        t.state.heard = picks.map(({ id }) => id)
      }),
    )
    const none = match.fork()
    answer(match, 0, 'c', 'a')
    expect(match.state.heard).toEqual(['c', 'a'])
    answer(none, 0)
    expect(none.state.heard).toEqual([])
  })

  test('a decision that may be declined takes at most one option unless it says more', () => {
    const match = begin(
      script(function* (t) {
        yield* t.ask(0, { prompt: 'optional', min: 0 }, letters('a', 'b'))
      }),
    )
    expect(match.pending()).toMatchObject([{ min: 0, max: 1 }])
  })

  test('picking from nothing gives nothing, and asking nobody gives no answers', () => {
    const match = begin(
      script(function* (t) {
        const nothing: string | undefined = yield* t.pick(0, { prompt: 'none' }, [], letter)
        const answers = yield* t.askAll([])
        t.state.heard.push(`${nothing}`, `${answers.length}`)
      }),
    )
    expect(match.state.heard).toEqual(['undefined', '0'])
    expect(match.result).not.toBeNull()
  })

  test('every legal answer is accepted, and the game keeps its own invariants, to the end', () => {
    for (const [match, rng] of manyMatches(15)) {
      playOut(match, rng, ({ game, state }) => expect(game.check(state)).toEqual([]))
      expect(match.pending()).toEqual([])
    }
  })
})

describe('what is handed out', () => {
  test("is the caller's own: a decision that was shuffled, forged and emptied is asked and answered as before", () => {
    const match = begin(noughts)
    const asked = match.pending()
    const [decision] = match.pending(0) as Mutable<Decision>[]
    decision.options.reverse()
    Object.assign(decision.options[0], { id: 'centre', targets: [] })
    decision.options.push({
      id: 'wherever',
      label: 'square',
      targets: [{ kind: 'square', id: 99 }],
    })
    Object.assign(decision, { min: 0, max: 9, seat: 1 })
    match.pending().length = 0

    expect(match.pending()).toEqual(asked)
    expect(match.answer(0, asked[0].id, 'wherever')).toMatchObject({ code: 'not-listed' })
    expect(match.answer(0, asked[0].id, [])).toMatchObject({ code: 'wrong-number' })
    const [square] = asked[0].options
    must(match.answer(0, asked[0].id, square.id))
    expect(match.state.squares.filter((mark) => mark !== null)).toHaveLength(1)
    expect(match.state.squares[Number(square.targets![0].id)]).not.toBeNull()
  })

  test('does not lead to the options through a refusal', () => {
    const match = begin(noughts)
    const asked = match.pending()
    const { legal } = match.answer(0, asked[0].id, 'wherever') as Mutable<Refusal>
    legal[0].id = 'wherever'
    legal.length = 1
    expect(match.pending()).toEqual(asked)
  })

  test('leaves the log as it was', () => {
    const match = begin(
      dealt([
        [1, 1, 2, 2],
        [3, 3, 4, 4],
      ]),
    )
    answer(match, 0, 'peek')
    const read = copy(match.log(0))
    const lines = match.log(0) as Mutable<Line>[]
    expect(() => Object.assign(lines[0].params!, { prize: 9 })).toThrow()
    expect(() => lines.push(lines[0])).toThrow()
    expect(match.log(0)).toEqual(read)
    const unseen = copy(match.log(1))
    expect(() => Object.assign(match.log(1)[0].params!, { seat: 9 })).toThrow()
    expect(match.log(1)).toEqual(unseen)
  })
})

describe('asking several seats at once', () => {
  const hands = [
    [1, 2, 3, 4],
    [1, 2, 3, 5],
    [1, 2, 3, 6],
  ]

  function bidding(): Match<Bids, BidsView> {
    const match = begin(dealt(hands), { seats: 3 })
    passAll(match)
    return match
  }

  test('all of them owe an answer, and each is offered its own cards', () => {
    const match = bidding()
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1, 2])
    const offered = match.pending(2)[0].options.map(({ id }) => id)
    expect(offered).toEqual(['bid:1', 'bid:2', 'bid:3', 'bid:6'])
  })

  test('whoever has answered owes nothing more; the others still do', () => {
    const match = bidding()
    const others = [...match.pending(0), ...match.pending(2)]
    answer(match, 1, 'bid:5')
    expect(match.pending()).toEqual(others)
  })

  test('nobody sees a choice before the last one is made', () => {
    const match = bidding()
    const perceived = () =>
      readersOf(match).map((reader) => [match.view(reader), match.log(reader)])
    const before = perceived()
    answer(match, 2, 'bid:6')
    answer(match, 0, 'bid:4')
    expect(perceived()).toEqual(before)
    answer(match, 1, 'bid:1')
    expect(match.view(null).discard).toEqual([6, 4, 1])
  })

  test('whatever the order of arrival, the log keeps it and the outcome is the same', () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(orders, (order) => {
        const match = bidding()
        for (const seat of order) answer(match, seat, `bid:${hands[seat][3]}`)
        const logged = match.log(null).filter(({ kind }) => kind === 'bid')
        expect(logged.map(({ params }) => params?.seat)).toEqual(order)
        expect(match.answers.slice(-3).map(({ seat }) => seat)).toEqual(order)
        expect(match.state.bidders.map(({ won }) => won)).toEqual([[], [], [2]])
      }),
    )
  })
})

describe('steps', () => {
  test('rules may leave the step from however deep, and the next step follows', () => {
    const match = begin(
      dealt([
        [3, 3, 4, 4],
        [3, 4, 5, 6],
      ]),
    )
    passAll(match)
    answer(match, 0, 'bid:3')
    answer(match, 1, 'bid:3')
    const told = match.log(null).map(({ kind }) => kind)
    expect(told).toEqual(['bid', 'bid', 'unclaimed'])
    expect(match.state.unclaimed).toEqual([2])
    expect(match.pending()).toMatchObject([{ seat: 0, prompt: 'errand' }])
  })

  test('a step that is not left is finished', () => {
    const match = begin(
      dealt([
        [3, 3, 4, 4],
        [3, 4, 5, 6],
      ]),
    )
    passAll(match)
    answer(match, 0, 'bid:3')
    answer(match, 1, 'bid:6')
    expect(match.log(null).map(({ kind }) => kind)).toEqual(['bid', 'bid', 'won', 'scored'])
  })

  test('the ids of decisions count what each seat was asked, over all steps', () => {
    const match = begin(bids, { seats: 2 })
    passAll(match)
    expect(match.pending().map(({ id }) => id)).toEqual([2, 2])
  })
})

describe('the end', () => {
  test('when the result is known nothing is asked any more', () => {
    const match = begin(noughts, { seats: 2 })
    for (const [seat, square] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ] as const) {
      answer(match, seat, `mark:${square}`)
    }
    expect(match.result).toEqual({ winners: [0], reason: 'line' })
    expect(match.pending()).toEqual([])
  })

  test('the hash of the secret is known from the start, the secret only at the end', () => {
    const seed = seal()
    const match = begin(pig, { seed })
    expect(match.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(match.commitment).toBe(commitmentOf(seed))
    expect(match.revealedSeed).toBeNull()
    playOut(match, new FastRng(1), (running) => {
      expect(running.revealedSeed).toEqual(running.result ? seed : null)
    })
    expect(match.revealedSeed).toEqual(seed)
  })

  test('chance that is not sealed has no hash', () => {
    expect(begin(pig).commitment).toBeNull()
  })
})

function letter(id: string): Option {
  return { id, label: 'letter' }
}
