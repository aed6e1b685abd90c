import { describe, expect, test } from 'vitest'
import { Match, must, type Rules, type Table } from '../index.ts'
import { bids } from './games/bids.ts'
import { revealForgotten } from './games/leaks.ts'
import { noughts } from './games/noughts.ts'
import { pig } from './games/pig.ts'
import { letter, letters, type Script, script } from './games/script.ts'
import {
  answer,
  begin,
  dealt,
  expectRefused,
  manyMatches,
  passAll,
  playOut,
  whole,
} from './play.ts'

describe('an answer can be taken back', () => {
  test('and the match stands exactly where it stood before', () => {
    const match = begin(bids)
    const before = whole(match)
    answer(match, 0, 'pass')
    expect(match.undoStop(0)).toBeNull()
    expect(match.undo(0)).toBeNull()
    expect(whole(match)).toEqual(before)
    expect(match.answers).toEqual([])
  })

  test('and given otherwise', () => {
    const match = begin(bids)
    answer(match, 0, 'pass')
    match.undo(0)
    answer(match, 0, 'exchange')
    expect(match.pending()).toMatchObject([{ seat: 0, prompt: 'lay-aside' }])
  })

  test('over many steps, one after another, to the very beginning', () => {
    const match = begin(script(...new Array(41).fill(letter(0))))
    const stood: unknown[] = []
    for (let i = 0; i < 40; i++) {
      stood.push(whole(match))
      answer(match, 0, 'abc'[i % 3])
    }
    for (const before of stood.reverse()) {
      expect(match.undo(0)).toBeNull()
      expect(whole(match)).toEqual(before)
    }
    expectRefused(match, 'cannot-undo', () => match.undo(0))
  })

  test('while others still choose at the same time', () => {
    const match = begin(
      dealt([
        [1, 1, 2, 2],
        [3, 3, 4, 4],
        [5, 5, 6, 6],
      ]),
      { seats: 3 },
    )
    passAll(match)
    const before = match.pending()
    answer(match, 1, 'bid:3')
    expect(match.undo(1)).toBeNull()
    expect(match.pending()).toEqual(before)
    answer(match, 1, 'bid:4')
    answer(match, 0, 'bid:1')
    answer(match, 2, 'bid:5')
    expect(match.view(null).discard).toEqual([4, 1, 5])
  })

  test('and given again, at any moment of any game, and everything is as it was', () => {
    for (const [match, rng] of manyMatches(6)) {
      playOut(match, rng, (now) => {
        const [last] = now.answers.slice(-1)
        if (!last || last.seat === null || now.undoStop(last.seat)) return
        const twin = now.fork()
        twin.undo(last.seat)
        expect(whole(twin)).toMatchObject({ chance: now.chanceUsed })
        expect(twin.replay(last)).toBeNull()
        expect(whole(twin)).toEqual(whole(now))
      })
    }
  })
})

describe('undo stops', () => {
  test('where nothing has been answered', () => {
    expect(begin(pig).undoStop(0)).toBe('nothing')
  })

  test('where nothing has been answered, even after chance decided something', () => {
    const match = begin(script((t) => letter(t.rng.int(1))(t)))
    expect(match.undoStop(0)).toBe('nothing')
  })

  test('where chance has decided something since, and only there', () => {
    const match = begin(pig, { seats: 1 })
    answer(match, 0, 'hold')
    expect(match.undoStop(0)).toBeNull()
    answer(match, 0, 'roll')
    const refused = expectRefused(match, 'cannot-undo', () => match.undo(0))
    expect(refused.message).toBe('Chance has decided something since.')
    answer(match, 0, 'hold')
    expect(match.undo(0)).toBeNull()
    expect(match.undoStop(0)).toBe('chance')
  })

  test('and tells the first reason, whatever has come after it', () => {
    const roll = ({ rng }: Table<Script>) => void rng.int(6)
    const rolled = begin(script(letter(0, roll), letter(1), letter(1)), { seats: 2 })
    answer(rolled, 0, 'a')
    answer(rolled, 1, 'b')
    rolled.undo(1)
    expect(rolled.undoStop(0)).toBe('chance')

    const reveal = (t: Table<Script>) => t.reveal()
    const shown = begin(script(letter(0, reveal), rollThenAsk))
    answer(shown, 0, 'a')
    expect(shown.undoStop(0)).toBe('secret')
  })

  test('where something hidden has been shown since, be it to one seat', () => {
    const match = begin(bids)
    answer(match, 0, 'peek')
    const refused = expectRefused(match, 'cannot-undo', () => match.undo(0))
    expect(refused.message).toBe('Something hidden has been shown since.')
    answer(match, 0, 'exchange')
    expect(match.undo(0)).toBeNull()
    expect(match.undoStop(0)).toBe('secret')
  })

  test('where another seat has answered since', () => {
    const match = begin(noughts, { seats: 2 })
    answer(match, 0, 'mark:0')
    answer(match, 1, 'mark:1')
    const refused = expectRefused(match, 'cannot-undo', () => match.undo(0))
    expect(refused.message).toBe('Another player has answered since.')
    expect(match.undo(1)).toBeNull()
    expect(match.undoStop(0)).toBe('other-seat')
    expect(match.undoStop(1)).toBe('other-seat')
  })

  test('for a seat that was asked at the same time as another and answered first', () => {
    const match = begin(bids, { seats: 3, options: { errands: false } })
    for (const seat of [2, 0]) answer(match, seat, match.pending(seat)[0].options[0].id)
    expect(match.undoStop(2)).toBe('other-seat')
    expect(match.undoStop(0)).toBeNull()
  })

  test('when the last of several secret choices shows them all', () => {
    const match = begin(bids, { options: { errands: false } })
    for (const seat of [0, 1]) answer(match, seat, match.pending(seat)[0].options[0].id)
    expect([match.undoStop(0), match.undoStop(1)]).toEqual(['secret', 'secret'])
  })

  test('when the game is over, because the seed may be read then', () => {
    const match = begin(script(letter(0), letter(0)))
    answer(match, 0, 'a')
    expect(match.undoStop(0)).toBeNull()
    answer(match, 0, 'b')
    expect(match.revealedSeed).not.toBeNull()
    expectRefused(match, 'cannot-undo', () => match.undo(0))
    expect(match.undoStop(0)).toBe('secret')
  })

  test('at what came to light in an earlier step without a question', () => {
    const roll = ({ rng }: Table<Script>) => void rng.int(6)
    const match = begin(script(letter(0, roll), letter(0), letter(0), letter(0)))
    for (const id of ['a', 'b', 'c']) answer(match, 0, id)
    expect([match.undo(0), match.undo(0)]).toEqual([null, null])
    expect(match.undoStop(0)).toBe('chance')
    expect(match.state.heard).toEqual(['a'])
  })
})

describe('what undo would leak if rules kept quiet', () => {
  test('a bidder could look at the prize and have the coin back', () => {
    const match = begin(revealForgotten)
    answer(match, 0, 'peek')
    expect(match.view(0).prize).not.toBeNull()
    expect(match.undo(0)).toBeNull()
    expect(match.view(0).bidders[0].coins).toBe(2)
  })
})

describe('a cost', () => {
  test('need not be paid after all: cancelling goes back to the choice that led to it', () => {
    const match = begin(bids)
    const before = whole(match)
    answer(match, 0, 'exchange')
    const [{ id, cancel }] = match.pending(0)
    expect(cancel).toBe(true)
    expect(match.cancel(0, id)).toBeNull()
    expect(whole(match)).toEqual(before)
  })

  test('says what it is paid for, the first of several choices in a row, also once it is resumed', () => {
    const pay = { prompt: 'pay', cancel: true }
    const match = begin(
      script(letter(0), function* (t) {
        yield* letter(0)(t)
        yield* t.ask(0, pay, letters('coin', 'note'))
        yield* t.ask(0, pay, letters('thanks'))
      }),
    )
    expect(match.pending(0)[0].declared).toBeUndefined()
    answer(match, 0, 'a')
    expect(match.pending(0)[0].declared).toBeUndefined()
    answer(match, 0, 'b')
    expect(match.pending(0)).toMatchObject([{ cancel: true, declared: { id: 'b' } }])
    answer(match, 0, 'coin')
    expect(match.pending(0)).toMatchObject([{ cancel: true, declared: { id: 'b' } }])
    const resumed = must(Match.resume(match.game, match.save()))
    expect(resumed.pending(0)).toEqual(match.pending(0))
    match.undo(0)
    expect(match.pending(0)).toMatchObject([{ declared: { id: 'b' } }])
  })

  test('cannot be cancelled where the choice that led to it cannot be taken back', () => {
    const match = begin(
      script(
        letter(0, (t) => t.reveal()),
        function* (t) {
          yield* t.ask(0, { prompt: 'pay', cancel: true }, [{ id: 'coin', label: 'coin' }])
        },
      ),
    )
    answer(match, 0, 'a')
    const [{ id, cancel }] = match.pending(0)
    expect(cancel).toBe(false)
    expectRefused(match, 'cannot-cancel', () => match.cancel(0, id))
  })

  test('cannot be cancelled any more once another seat has answered', () => {
    const pay = { prompt: 'pay', cancel: true }
    const coin = [{ id: 'coin', label: 'coin' }]
    const match = begin(
      script(letter(0), function* (t) {
        yield* t.askAll([0, 1].map((seat) => ({ seat, question: pay, choices: coin })))
      }),
      { seats: 2 },
    )
    answer(match, 0, 'a')
    expect(match.pending().map(({ cancel }) => cancel)).toEqual([true, false])
    answer(match, 1, 'coin')
    expect(match.pending()).toMatchObject([{ seat: 0, cancel: false }])
  })
})

function* rollThenAsk(t: Table<Script>): Rules {
  t.rng.int(6)
  yield* letter(0)(t)
}
