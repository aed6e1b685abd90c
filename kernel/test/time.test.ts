import { describe, expect, test } from 'vitest'
import {
  FastRng,
  leaksThrough,
  Match,
  must,
  type Offer,
  type Seat,
  type Table,
  verify,
} from '../index.ts'
import { letter, type Script, script } from './games/script.ts'
import { snatch } from './games/snatch.ts'
import { answer, begin, expectRefused, forged, playOut, readersOf, whole } from './play.ts'

function sale(): Match {
  return begin(snatch, { seats: 3 })
}

function timeRunsOut(match: Match): void {
  const [{ id }] = match.offers(null)
  must(match.take(null, id))
}

/** A script in which time may run out at any moment, and these rules follow. */
function withClock(then: (t: Table<Script>) => void) {
  return {
    ...script(letter(0), letter(0), letter(1)),
    offers: () => [{ id: 'clock', seat: null, label: 'clock', seconds: 5 }],
    *take(t: Table<Script>, _: Offer) {
      then(t)
    },
  }
}

describe('an hourglass', () => {
  test('runs beside the questions: it says for how long, and nobody owes an answer', () => {
    const match = sale()
    expect(match.offers(null)).toEqual([
      { id: 'sand:0', seat: null, label: 'sand', seconds: 30, rule: 'SNATCH-SAND' },
    ])
    expect(match.pending()).toMatchObject([{ seat: 0, prompt: 'auctioneer' }])
  })

  test('is nobody’s to take', () => {
    const match = sale()
    for (const seat of [0, 1, 2]) {
      expectRefused(match, 'not-offered', () => match.take(seat, 'sand:0'))
    }
    expectRefused(match, 'no-such-seat', () => match.take(undefined as unknown as Seat, 'sand:0'))
  })

  test('takes nothing but its own', () => {
    const match = sale()
    const refused = expectRefused(match, 'not-offered', () => match.take(null, 'raise'))
    expect(refused.message).toBe('"raise" is not on offer to time now.')
    expect(refused.legal.map(({ id }) => id)).toEqual(['sand:0'])
  })

  test('runs its rules when its time has run out, and the question is asked again', () => {
    const match = sale()
    timeRunsOut(match)
    for (const reader of readersOf(match))
      expect(match.log(reader)).toMatchObject([{ kind: 'sand' }])
    expect(match.pending()).toMatchObject([{ id: 2, seat: 0, prompt: 'auctioneer' }])
    expect(match.offers()).toEqual([])
  })

  test('may end the step, like any offer', () => {
    const match = begin(
      withClock((t) => t.endStep()),
      { seats: 2 },
    )
    timeRunsOut(match)
    answer(match, 0, 'a')
    expect(match.state).toMatchObject({ heard: ['a'] })
    expect(match.pending()).toMatchObject([{ seat: 1 }])
  })

  test('has another id when it was turned anew', () => {
    const match = sale()
    timeRunsOut(match)
    answer(match, 0, 'trust')
    for (const seat of [0, 1, 2]) answer(match, seat, 'pass')
    expect(match.offers(null)).toMatchObject([{ id: 'sand:1' }])
    expectRefused(match, 'not-offered', () => match.take(null, 'sand:0'))
  })
})

describe('time that has run out', () => {
  test('stands among the answers as nobody’s', () => {
    const match = sale()
    timeRunsOut(match)
    expect(match.answers).toEqual([{ seat: null, picks: ['sand:0'], offer: true }])
  })

  test('comes out the same in every replay, without any clock', () => {
    const match = sale()
    answer(match, 0, 'trust')
    answer(match, 1, 'pass')
    const stood = [whole(match.fork(0)), whole(match.fork(1)), whole(match)]
    timeRunsOut(match)
    stood.push(whole(match))
    playOut(match, new FastRng(1))
    for (const [at, then] of stood.entries()) expect(whole(match.fork(at))).toEqual(then)
    const resumed = must(Match.resume(snatch, JSON.parse(JSON.stringify(match.save()))))
    expect(whole(resumed)).toEqual(whole(match))
    expect(verify(snatch, match.save())).toMatchObject({ result: match.result })
  })

  test('cannot be taken back by anybody, nor anything before it', () => {
    const match = sale()
    answer(match, 0, 'trust')
    timeRunsOut(match)
    for (const seat of [0, 1, 2]) {
      const refused = expectRefused(match, 'cannot-undo', () => match.undo(seat))
      expect(refused.message).toBe('Time has run out since.')
    }
    answer(match, 2, 'pass')
    expect(match.undo(2)).toBeNull()
    expect(match.undoStop(2)).toBe('time')
    expect(whole(must(Match.resume(snatch, match.save())))).toEqual(whole(match))
  })

  test('is the reason why nothing can be taken back, whatever chance has done after it', () => {
    const match = begin(
      withClock((t) => void t.rng.int(6)),
      { seats: 2 },
    )
    answer(match, 0, 'a')
    timeRunsOut(match)
    expect(match.undoStop(0)).toBe('time')
  })

  test('cannot be taken back in a save that says so', () => {
    const match = sale()
    answer(match, 0, 'trust')
    timeRunsOut(match)
    const earlier = forged({ ...match.save(), undo: { floor: 1, stop: 'other-seat' } })
    expect(verify(snatch, earlier)).toMatchObject({
      message: 'This save cannot be played on: it would take back what cannot be taken back',
    })
  })

  test('tells no secret', () => {
    const rng = new FastRng(1)
    for (let seed = 1; seed <= 10; seed++) {
      const match = begin(snatch, { seats: 3, seed: { kind: 'fast', seed } })
      answer(match, 0, 'look')
      expect(leaksThrough(match, null, match.offers(null)[0], rng)).toEqual([])
    }
  })
})
