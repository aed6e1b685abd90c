import { describe, expect, test } from 'vitest'
import { type AnyGame, answersIn, Match, must, RulesError, type Save } from '../index.ts'
import { letter, letters, type Step, script } from './games/script.ts'
import { answer, begin, whole } from './play.ts'

function thrownBy(act: () => unknown): RulesError {
  try {
    act()
  } catch (error) {
    if (error instanceof RulesError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

const fails: Step = function* (t) {
  const [{ id }] = yield* t.ask(0, { prompt: 'letter' }, letters('fine', 'broken'))
  if (id === 'broken') throw new Error('the bag is empty')
}

describe('a bug in the rules', () => {
  test('is thrown at once, with its cause', () => {
    const match = begin(script(fails))
    const error = thrownBy(() => answer(match, 0, 'broken'))
    expect(error.name).toBe('RulesError')
    expect(error.message).toBe('The rules failed: the bag is empty')
    expect(error.cause).toMatchObject({ message: 'the bag is empty' })
  })

  test('comes with a save that shows it again', () => {
    const game = script(letter(0), letter(0), fails)
    const match = begin(game)
    for (const id of ['a', 'b']) answer(match, 0, id)
    const { save } = thrownBy(() => answer(match, 0, 'broken'))
    const stored: Save = JSON.parse(JSON.stringify(save))
    expect(answersIn(stored).map(({ picks }) => picks[0])).toEqual(['a', 'b', 'broken'])
    expect(Match.resume(game, stored)).toMatchObject({
      code: 'bad-save',
      message: 'This save cannot be played on: The rules failed: the bag is empty',
    })
    const again = begin(game)
    const { message } = thrownBy(() => {
      for (const given of answersIn(stored)) must(again.replay(given))
    })
    expect(message).toBe('The rules failed: the bag is empty')
  })

  test('comes with a save that plays on once the rules are mended', () => {
    const broken = letter(0, () => {
      throw new Error('the bag is empty')
    })
    const { save } = thrownBy(() => answer(begin(script(broken, letter(0))), 0, 'c'))
    const mended = must(Match.resume(script(letter(0), letter(0)), save))
    expect(mended.state.heard).toEqual(['c'])
    expect(mended.pending()).toMatchObject([{ id: 2, seat: 0 }])
  })

  test('costs the answer that met it, not the match', () => {
    const roll: Step = function* (t) {
      yield* letter(0)(t)
      t.rng.int(6)
    }
    const match = begin(script(...new Array<Step>(70).fill(roll), fails, letter(0)))
    for (let i = 0; i < 70; i++) answer(match, 0, 'a')
    const before = whole(match)
    thrownBy(() => answer(match, 0, 'broken'))
    expect(whole(match)).toEqual(before)
    answer(match, 0, 'fine')
    answer(match, 0, 'b')
    expect(match.result).not.toBeNull()
  })

  test('comes without a save where the match keeps no history', () => {
    const match = begin(script(fails), { history: false })
    expect(thrownBy(() => answer(match, 0, 'broken')).save).toBeNull()
  })

  test('may be thrown by anything, be it no error', () => {
    const odd = script(
      letter(0, () => {
        throw 'out of cheese'
      }),
    )
    const error = thrownBy(() => answer(begin(odd), 0, 'a'))
    expect(error.message).toBe('The rules failed: out of cheese')
  })
})

describe('rules that ask what cannot be answered fail', () => {
  const failure = (step: Step) => thrownBy(() => begin(script(step), { seats: 2 })).message
  const question = { prompt: 'choose' }

  test('when there are no options', () => {
    const none: Step = function* (t) {
      yield* t.ask(0, question, [])
    }
    const noneToSkip: Step = function* (t) {
      yield* t.ask(0, { ...question, min: 0, max: 2 }, () => [])
    }
    const told = 'The rules failed: "choose" asks with too few options'
    expect([failure(none), failure(noneToSkip)]).toEqual([told, told])
  })

  test('when there are fewer options than must be picked', () => {
    const few: Step = function* (t) {
      yield* t.ask(0, { ...question, min: 3, max: 3 }, letters('a', 'b'))
    }
    expect(failure(few)).toBe('The rules failed: "choose" asks with too few options')
  })

  test('when the seat is not at the table', () => {
    for (const seat of [2, -1, Number.NaN]) {
      const told = 'The rules failed: "letter" asks a seat that is not at the table'
      expect(failure(letter(seat))).toBe(told)
    }
  })

  test('when one seat is asked twice at once', () => {
    const twice: Step = function* (t) {
      const ask = { seat: 1, question, choices: letters('a') }
      yield* t.askAll([ask, ask])
    }
    expect(failure(twice)).toBe('The rules failed: one seat is asked twice at once')
  })
})

test('rules that run on and on without a question fail', () => {
  const endless: AnyGame = { ...script(), result: () => null, *step() {} }
  const { message } = thrownBy(() => begin(endless))
  expect(message).toBe('The rules failed: 10000 steps passed without a question')
})
