import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefusal, Match, must, type Option, type Seat, type Setup } from '../index.ts'
import { bids } from './games/bids.ts'
import { letters, script } from './games/script.ts'
import { answer, begin, dealt, expectRefused, passAll, whole } from './play.ts'

describe('a match is not started', () => {
  const refused = (setup: Partial<Setup>) => {
    const match = Match.start(bids, { seats: 2, seed: { kind: 'fast', seed: 1 }, ...setup })
    return isRefusal(match) ? `${match.code}: ${match.message}` : 'started'
  }

  test('with too few seats, too many, or a number of seats that is none', () => {
    for (const seats of [1, 5, 0, -2, 2.5, Number.NaN, '2', null, {}, [2]]) {
      expect(refused({ seats: seats as number })).toBe('bad-setup: bids takes 2 to 4 seats.')
    }
  })

  test('with an option that the game does not have', () => {
    const told = 'bad-setup: There is no option "board"; there are: prizes, errands, purses.'
    expect(refused({ options: { board: 'large' } })).toBe(told)
  })

  test('with a value that the option does not offer', () => {
    const told = 'bad-setup: The option "prizes" is one of: three, four.'
    expect(refused({ options: { prizes: 'five' } })).toBe(told)
  })

  test('with options that do not go together', () => {
    const told = 'bad-setup: Four prizes take at least three bidders.'
    expect(refused({ options: { prizes: 'four' } })).toBe(told)
    expect(refused({ seats: 3, options: { prizes: 'four' } })).toBe('started')
  })
})

describe('an answer is refused and changes nothing', () => {
  const bidding = () => {
    const match = begin(
      dealt([
        [1, 1, 2, 2],
        [3, 3, 4, 4],
        [5, 5, 6, 6],
      ]),
      { seats: 3 },
    )
    passAll(match)
    return match
  }

  test('when the seat is not at the table', () => {
    const match = begin(bids)
    for (const seat of [2, -1, 0.5, Number.NaN, '0', null, undefined, {}, [0]]) {
      const refused = expectRefused(match, 'no-such-seat', () =>
        match.answer(seat as Seat, 1, 'pass'),
      )
      expect(refused.message).toBe('The seats at this table are 0 to 1.')
    }
  })

  test('when the seat has nothing to decide', () => {
    const match = begin(bids)
    const refused = expectRefused(match, 'not-asked', () => match.answer(1, 1, 'pass'))
    expect(refused.legal).toEqual([])
  })

  test('when it answers the question of another seat', () => {
    const match = begin(bids)
    answer(match, 0, 'exchange')
    const [{ id, options }] = match.pending(0)
    expectRefused(match, 'not-asked', () => match.answer(1, id, options[0].id))
  })

  test('when it names the card of another seat', () => {
    const match = bidding()
    const [{ id }] = match.pending(0)
    expectRefused(match, 'not-listed', () => match.answer(0, id, 'bid:6'))
  })

  test('when it comes a second time', () => {
    const match = bidding()
    const [{ id }] = match.pending(0)
    must(match.answer(0, id, 'bid:1'))
    expectRefused(match, 'not-asked', () => match.answer(0, id, 'bid:1'))
    expectRefused(match, 'not-asked', () => match.answer(0, id, 'bid:2'))
  })

  test('when it answers an earlier question, or one that was never asked', () => {
    const match = begin(bids)
    answer(match, 0, 'exchange')
    const [{ options }] = match.pending(0)
    for (const id of [1, 3, -1, Number.NaN, '2', null, undefined, {}]) {
      const refused = expectRefused(match, 'stale', () =>
        match.answer(0, id as number, options[0].id),
      )
      expect(refused.legal).toEqual(options)
    }
  })

  test('when it is not a list of texts', () => {
    const match = begin(bids)
    const strange = [null, undefined, 0, Number.NaN, true, {}, { id: 'pass' }, ['pass', 1], [null]]
    for (const choice of [...strange, [['pass']], new Set(['pass']), { length: 1, 0: 'pass' }]) {
      const refused = expectRefused(match, 'malformed', () => match.answer(0, 1, choice as string))
      expect(refused.legal).toEqual(match.pending(0)[0].options)
    }
  })

  test('when it picks too many, too few, or one option twice', () => {
    const match = begin(bids)
    for (const picks of [[], ['pass', 'peek'], ['pass', 'pass'], new Array(1e5).fill('pass')]) {
      expectRefused(match, 'wrong-number', () => match.answer(0, 1, picks))
    }
  })

  test('when one of two picks is given twice', () => {
    const match = begin(
      script(function* (t) {
        yield* t.ask(0, { prompt: 'two', min: 1, max: 2 }, letters('a', 'b'))
      }),
    )
    const refused = expectRefused(match, 'wrong-number', () => match.answer(0, 1, ['a', 'a']))
    expect(refused.message).toBe('This decision takes 1 to 2 different options.')
  })

  test('when it picks something that is not offered', () => {
    const match = begin(bids)
    for (const id of [
      'exchang',
      'EXCHANGE',
      ' pass',
      '',
      'toString',
      '__proto__',
      'x'.repeat(1e6),
    ]) {
      const refused = expectRefused(match, 'not-listed', () => match.answer(0, 1, id))
      expect(refused.legal).toEqual(match.pending(0)[0].options)
    }
  })

  test('when the game is over', () => {
    const match = begin(script())
    expectRefused(match, 'game-over', () => match.answer(0, 1, 'a'))
  })

  test('whatever is sent', () => {
    const match = bidding()
    const anything = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withSparseArray: true,
    })
    const seats = fc.oneof(anything, fc.constantFrom(0, 1, 2))
    const decisions = fc.oneof(anything, fc.constant(2))
    const choices = fc.oneof(anything, fc.array(fc.constantFrom('bid:9', 'bid:1', 'bid:3')))
    fc.assert(
      fc.property(seats, decisions, choices, (seat, decision, choice) => {
        const twin = match.fork()
        const refused = twin.answer(seat as Seat, decision as number, choice as string)
        if (refused) expect(whole(twin)).toEqual(whole(match))
        else expect(twin.answers).toHaveLength(match.answers.length + 1)
      }),
      { numRuns: 300 },
    )
  })

  test('and the same answer, given rightly, is then accepted', () => {
    const match = begin(bids)
    expectRefused(match, 'not-listed', () => match.answer(0, 1, 'bid:1'))
    expect(match.answer(0, 1, 'pass')).toBeNull()
  })
})

describe('taking back is refused and changes nothing', () => {
  test('when there is nothing to take back', () => {
    const match = begin(bids)
    const refused = expectRefused(match, 'cannot-undo', () => match.undo(0))
    expect(refused.message).toBe('There is nothing to take back.')
  })

  test('when a decision cannot be cancelled', () => {
    const match = begin(bids)
    const refused = expectRefused(match, 'cannot-cancel', () => match.cancel(0, 1))
    expect(refused.legal).toEqual(match.pending(0)[0].options)
  })

  test('when somebody cancels the decision of another seat, or an earlier one', () => {
    const match = begin(bids)
    answer(match, 0, 'exchange')
    expectRefused(match, 'not-asked', () => match.cancel(1, 2))
    expectRefused(match, 'stale', () => match.cancel(0, 1))
    expectRefused(match, 'no-such-seat', () => match.cancel(7, 2))
  })
})

test('everything that a refusal lists as legal is accepted', () => {
  const match = begin(bids, { seats: 3 })
  const [{ id }] = match.pending(0)
  const legal = (match.answer(0, id, 'nonsense')?.legal ?? []) as readonly Option[]
  expect(legal.length).toBeGreaterThan(1)
  for (const option of legal) expect(match.fork().answer(0, id, option.id)).toBeNull()
})

test('must throws the sentence of a refusal, and hands on anything else', () => {
  const match = begin(bids)
  expect(() => must(match.answer(1, 1, 'pass'))).toThrow('Seat 1 has nothing to decide now.')
  expect(must(match.answer(0, 1, 'pass'))).toBeNull()
})
