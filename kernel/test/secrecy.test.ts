import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  FastRng,
  type Game,
  leaksNow,
  leaksThrough,
  type Match,
  neverRedealt,
  type Rng,
  type Setup,
} from '../index.ts'
import { type Bids, type BidsView, bids } from './games/bids.ts'
import { grumble } from './games/grumble.ts'
import * as leaks from './games/leaks.ts'
import { answer, begin, choose, manyMatches } from './play.ts'

/** Plays at random and collects every leak, by the door through which it came. */
function leaksOf(match: Match, rng: Rng): Set<string> {
  const found = new Set<string>()
  while (!match.result) {
    for (const leak of leaksNow(match, rng)) found.add(`now: ${leak}`)
    const { seat, picks } = choose(match, rng)
    for (const leak of leaksThrough(match, seat, picks, rng)) found.add(`through: ${leak}`)
  }
  return found
}

function leaksOver(games: number, game: AnyGame, setup: Partial<Setup> = {}): string[] {
  const found = new Set<string>()
  for (let seed = 1; seed <= games; seed++) {
    const match = begin(game, { seats: 3, ...setup, seed: { kind: 'fast', seed } })
    for (const leak of leaksOf(match, new FastRng(seed))) found.add(leak)
  }
  return [...found].sort()
}

test('a game that keeps its secrets has no leak, on any position of many random games', () => {
  for (const [match, rng] of manyMatches(12)) {
    expect([...leaksOf(match, rng)]).toEqual([])
  }
})

test('asking everybody keeps it secret who could have reacted', () => {
  expect(leaksOver(6, grumble)).toEqual([])
})

describe('a leak is caught', () => {
  test('when the view shows a hand, to everybody but the owner of the hand', () => {
    expect(leaksOver(3, leaks.viewShowsAHand)).toEqual(
      expect.arrayContaining([
        'now: A spectator learns something hidden through view.',
        'now: Seat 1 learns something hidden through view.',
        'now: Seat 2 learns something hidden through view.',
      ]),
    )
    expect(leaksOver(3, leaks.viewShowsAHand).join()).not.toContain('now: Seat 0')
  })

  test('when the reason why something cannot be done tells what others hold', () => {
    expect(leaksOver(3, leaks.whyNotTells).join()).toContain('something hidden through whyNot')
  })

  test('when the view shows a card that the reader has not looked at', () => {
    const match = begin(leaks.viewShowsThePrize, { seats: 2 })
    answer(match, 0, 'peek')
    const found = new Set(
      Array.from({ length: 9 }, (_, i) => leaksNow(match, new FastRng(i))).flat(),
    )
    expect(found).toContain('Seat 1 learns something hidden through view.')
    expect(found).not.toContain('Seat 0 learns something hidden through view.')
  })

  test.each([
    ['a private line is written for everybody', leaks.logHasNoAudience],
    ['the poorer line says too much', leaks.poorerLineTellsAll],
  ])('when %s, even as its reader rightly learns it', (_, game) => {
    expect(leaksOver(6, game)).toEqual(
      [0, 1, 2, null]
        .map(
          (seat) =>
            `through: ${seat === null ? 'A spectator' : `Seat ${seat}`} learns something hidden through log.`,
        )
        .sort(),
    )
  })

  test('when options that are listed anew tell of hidden things', () => {
    const door = 'now: Seat 0 learns something hidden through pending.'
    expect(leaksOver(3, leaks.optionsTellWhenListed)).toContain(door)
    expect(leaksOver(3, leaks.missingOptionTells)).toContain(door)
  })

  test('when options that the rules computed once tell of hidden things', () => {
    const door = 'through: Seat 1 learns something hidden through pending.'
    expect(leaksOver(6, leaks.optionsTellWhenAsked)).toContain(door)
  })

  test('when it tells something what is on offer', () => {
    const door = 'now: Seat 0 learns something hidden through offers.'
    expect(leaksOver(3, leaks.offerTells)).toContain(door)
  })

  test('when it tells something how much time there is, be it to a spectator', () => {
    const door = 'now: A spectator learns something hidden through offers.'
    expect(leaksOver(3, leaks.timeTells)).toContain(door)
  })

  test('when whoever takes an offer tells something', () => {
    const door = 'through: Seat 0 learns something hidden through log.'
    expect(leaksOver(6, leaks.takingTells)).toContain(door)
  })

  test('when it tells something who is asked', () => {
    const door = 'through: Seat 0 learns something hidden through waitingFor.'
    expect(leaksOver(6, leaks.beingAskedTells)).toContain(door)
  })

  test('when the rules forget to say that they showed something, by what the reader then sees', () => {
    const found = leaksOver(3, leaks.revealForgotten)
    expect(found).toContain('through: Seat 0 learns something hidden through view.')
    expect(found).toContain('through: A spectator learns something hidden through log.')
  })

  test('when the rules say that one seat was shown what all could see', () => {
    const found = leaksOver(3, leaks.revealTooNarrow, { options: { errands: false } })
    expect(found).toContain('through: Seat 1 learns something hidden through view.')
    expect(found).toContain('through: A spectator learns something hidden through view.')
    expect(found.join()).not.toContain('Seat 0')
  })

  test('when the view shows something only while a line is told', () => {
    expect(leaksOver(3, leaks.viewTellsMidway)).toEqual(
      ['A spectator', 'Seat 0', 'Seat 1', 'Seat 2'].map(
        (who) => `through: ${who} learns something hidden through beats.`,
      ),
    )
  })

  test('when the redeal changes what the reader knows', () => {
    const match = begin(leaks.redealForgetsWhatWasSeen, { seats: 2 })
    answer(match, 0, 'peek')
    const found = Array.from({ length: 9 }, (_, i) => leaksNow(match, new FastRng(i))).flat()
    expect(new Set(found)).toEqual(new Set(['Seat 0 learns something hidden through view.']))
  })
})

test('an answer that the match refuses is no way to look for leaks', () => {
  const match = begin(bids)
  const nonsense = [{ id: 'nonsense', label: 'nonsense' }]
  expect(() => leaksThrough(match, 0, nonsense, new FastRng(1))).toThrow('refuses')
})

describe('a redeal is complete', () => {
  const secrets = (state: unknown) => {
    const { bidders, deck, prizes } = state as Bids
    return new Map([
      ...bidders.map(({ hand }, seat) => [`hand of ${seat}`, hand.join()] as const),
      ...bidders.map(({ laidAside }, seat) => [`aside of ${seat}`, laidAside.join()] as const),
      ['deck', deck.join()],
      ['prize', `${prizes[0]}`],
      ['next prizes', prizes.slice(1).join()],
    ])
  }

  function midway(game: Game<Bids, BidsView>): Match<Bids, BidsView> {
    const match = begin(game, { seats: 3 })
    for (const seat of [0, 1, 2]) {
      answer(match, seat, 'exchange')
      answer(match, seat, match.pending(seat)[0].options[0].id)
      if (seat === 1) answer(match, seat, 'peek')
      answer(match, seat, 'pass')
    }
    return match
  }

  test('when only what the reader knows stays as it is', () => {
    const match = midway(bids)
    const rng = new FastRng(1)
    expect(neverRedealt(match, 0, secrets, rng)).toEqual(['hand of 0', 'aside of 0'])
    expect(neverRedealt(match, 1, secrets, rng)).toEqual(['hand of 1', 'aside of 1', 'prize'])
    expect(neverRedealt(match, null, secrets, rng)).toEqual([])
  })

  test('and what it forgets is named', () => {
    const match = midway(leaks.redealForgetsThePrizes)
    const forgotten = neverRedealt(match, null, secrets, new FastRng(1))
    expect(forgotten).toEqual(['prize', 'next prizes'])
  })
})
