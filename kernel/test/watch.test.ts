import { describe, expect, test } from 'vitest'
import {
  beatsOf,
  changes,
  copy,
  type Game,
  type Match,
  patched,
  type Seat,
  type Seen,
  type Told,
} from '../index.ts'
import { type Bids, type BidsView, bids } from './games/bids.ts'
import { answer, begin, choose, manyMatches } from './play.ts'

function seenIn(match: Match): Seen {
  const readers = [...Array(match.seats).keys(), null]
  return new Map(readers.map((reader) => [reader, copy(match.view(reader))]))
}

function watch(match: Match, act: () => void): Told {
  return beatsOf(match, seenIn(match), act)
}

function kindsTold(told: Told, reader: Seat | null): string[] {
  return told.get(reader)!.map(({ line }) => line.kind)
}

/** A game of bids in which only the last seat has yet to bid. */
function beforeTheLastBid(game: Game<Bids, BidsView> = bids): Match<Bids, BidsView> {
  const match = begin(game, { seats: 2, options: { errands: false } })
  answer(match, 0, match.pending(0)[0].options[0].id)
  return match
}

describe('whoever watches a match', () => {
  test('is told every new line with what had changed by then, on any position of many games', () => {
    for (const [match, rng] of manyMatches(12)) {
      while (!match.result) {
        const { seat, picks } = choose(match, rng)
        const seen = seenIn(match)
        const lines = new Map([...seen.keys()].map((reader) => [reader, match.log(reader).length]))
        const ids = 'id' in picks ? [picks.id] : picks.map(({ id }) => id)
        const told = beatsOf(match, seen, () => {
          match.replay('id' in picks ? { seat, picks: ids, offer: true } : { seat, picks: ids })
        })
        for (const [reader, beats] of told) {
          expect(beats.map(({ line }) => line)).toEqual(match.log(reader, lines.get(reader)))
          const shown = beats.reduce((view, beat) => patched(view, beat.view), seen.get(reader))
          const rest = changes(shown, match.view(reader))
          expect(patched(shown, rest)).toEqual(match.view(reader))
        }
      }
    }
  })

  test('sees what a line tells when it is told, and what comes later only later', () => {
    const match = beforeTheLastBid()
    const told = watch(match, () => answer(match, 1, match.pending(1)[0].options[0].id))
    expect(kindsTold(told, null)).toEqual(['bid', 'bid', expect.any(String), expect.any(String)])
    const [first, second] = told.get(null)!
    const played = (beat: typeof first) => beat.view.filter(([path]) => path.startsWith('/discard'))
    expect(played(first)).toHaveLength(1)
    expect(played(second)).toHaveLength(1)
    expect(first.view.map(([path]) => path)).not.toContain('/prizesLeft')
    expect(told.get(null)![2].view.map(([path]) => path)).toContain('/prizesLeft')
  })

  test('reads the poorer line, and sees nothing with it that is hidden', () => {
    const match = begin(bids, { seats: 2 })
    const told = watch(match, () => answer(match, 0, 'peek'))
    expect(kindsTold(told, 0)).toEqual(['peeked'])
    expect(kindsTold(told, 1)).toEqual(['peeked-unseen'])
    expect(told.get(0)![0].view).toContainEqual(['/prize', expect.any(Number)])
    expect(told.get(1)![0].view.map(([path]) => path)).not.toContain('/prize')
  })

  test('keeps what was told, whatever becomes of the match', () => {
    const match = beforeTheLastBid()
    const told = watch(match, () => answer(match, 1, match.pending(1)[0].options[0].id))
    const asItWas = copy([...told.get(0)!])
    for (const seat of [0, 1]) answer(match, seat, match.pending(seat)[0].options[0].id)
    expect([...told.get(0)!]).toEqual(asItWas)
  })

  test('is told nothing of what runs again', () => {
    const match = begin(bids, { seats: 2 })
    answer(match, 0, 'exchange')
    const cancelled = watch(match, () => match.cancel(0, match.pending(0)[0].id))
    expect(match.pending(0)[0].prompt).toBe('errand')
    expect(kindsTold(cancelled, 0)).toEqual([])
    answer(match, 0, 'peek')
    const forked = watch(match, () => match.fork())
    expect(kindsTold(forked, 0)).toEqual([])
  })

  test('is told nothing of an answer at which the rules fail, and nothing later', () => {
    const failing: Game<Bids, BidsView> = {
      ...bids,
      *step(t) {
        yield* bids.step(t)
        if (t.state.discard.length > 0) throw new Error('no')
      },
    }
    const match = beforeTheLastBid(failing)
    const last = match.pending(1)[0].options[0].id
    expect(() => watch(match, () => answer(match, 1, last))).toThrow('no')
    let heard = 0
    match.listen(
      () => heard++,
      () => {},
    )
    expect(() => answer(match, 1, last)).toThrow('no')
    expect(heard).toBe(0)
  })
})
