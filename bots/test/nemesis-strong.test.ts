import { FastRng } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { describe, expect, test } from 'vitest'
import { position } from '../../games/nemesis/test/position.ts'
import type { Sample, Seen } from '../bot.ts'
import { fit, lossOf, predict } from '../fit/regression.ts'
import { evaluate } from '../hull/evaluate.ts'
import { mindOf } from '../hull/mind.ts'
import { decide } from '../hull/policy.ts'
import { strong } from '../hull/strong.ts'
import { NEMESIS } from '../nemesis/lore.ts'
import { signsOf } from '../nemesis/signs.ts'

function quiet() {
  return position('scout', 'captain')
    .objectives('scout', ['friends-for-life', 'personal'])
    .cards('scout', 5)
    .play()
}

describe('the strong bot of Nemesis', () => {
  /** Worlds that end at once: well with one answer, badly with every other. */
  function ask(winning: string | null) {
    const game = quiet()
    const view = game.view('scout')
    const decision = game.decision('scout')
    const tried = new Map<string, number[]>()
    const sampler = (number = 0): Sample<NemesisView> => {
      let won = false
      const ended = () => ({ ...view, ending: { reason: 'jump', winners: won ? [0] : [] } })
      return {
        get view() {
          return ended() as unknown as NemesisView
        },
        viewOf: () => view,
        pending: [decision],
        result: { reason: 'jump', winners: [] } as never,
        answer(_seat, _decision, [pick]) {
          tried.set(pick, [...(tried.get(pick) ?? []), number])
          won = pick === winning
          return null
        },
      }
    }
    const seen: Seen<NemesisView> = { view, decision, log: [], rng: new FastRng(1), sampler }
    const chosen = strong(NEMESIS, { playouts: 120 }).choose(seen)
    return { chosen, tried, natural: decide(NEMESIS, view, decision, []) }
  }

  test('takes the choice that does better in every world, and says so', () => {
    expect(ask(null).natural.picks).not.toEqual(['pass'])
    const { chosen, tried } = ask('pass')
    expect(chosen).toEqual({
      picks: ['pass'],
      because: { key: 'hull.tried-better', params: { percent: 85, tried: tried.size } },
    })
  })

  test('stays with the heuristics where nothing does better', () => {
    const { chosen, natural } = ask(null)
    expect(chosen).toEqual(natural)
  })

  test('tries all of them in the same worlds', () => {
    const { tried, natural } = ask(null)
    const worlds = tried.get(natural.picks[0])!
    expect(tried.size).toBeGreaterThan(3)
    for (const numbers of tried.values()) expect(numbers).toEqual(worlds.slice(0, numbers.length))
  })
})

const OF_EVERY_KIND = [
  'destination-earth',
  'clean-up-crew',
  'nobody-left-behind',
  'close-contact-protocol',
  'special-delivery',
  'autopsy',
  'hoarder',
  'bide-your-time',
  'friends-for-life',
]

describe('a position of Nemesis', () => {
  const worth = (change: Parameters<ReturnType<typeof position>['with']>[0]) => {
    const game = position('scout')
      .objectives('scout', ['clean-up-crew', 'group'])
      .with(change)
      .play()
    return evaluate(NEMESIS, game.view('scout'), 0)
  }

  test('has no two signs of one name', () => {
    const game = position('scout', 'captain').play()
    for (const id of OF_EVERY_KIND) {
      const names = signsOf(mindOf(NEMESIS, game.view('scout'), 0, []), id).flatMap(Object.keys)
      expect(names, id).toEqual([...new Set(names)])
    }
  })

  test('is worth more with what the Objective asks for, and less with what kills', () => {
    const now = worth(() => {})
    expect(now).toBeGreaterThan(0)
    expect(
      worth((s) => {
        s.players[0].signal = true
      }),
    ).toBeGreaterThan(now)
    expect(
      worth((s) => {
        s.players[0].lightWounds = 2
        for (const room of s.rooms.slice(0, 7)) room.fire = true
      }),
    ).toBeLessThan(now)
  })
})

describe('fitting weights', () => {
  const rng = new FastRng(5)
  const TRUE = [-1, 2, -0.5]
  const examples = Array.from({ length: 4000 }, () => {
    const signs = [1, rng.int(100) / 50 - 1, rng.int(100) / 50 - 1]
    return { signs, worth: rng.int(1000) / 1000 < predict(TRUE, signs) ? 1 : 0 }
  })

  test('finds those behind what came', () => {
    const weights = fit(examples, 3)
    TRUE.forEach((weight, i) => {
      expect(Math.abs(weights[i] - weight)).toBeLessThan(0.25)
    })
    expect(lossOf(weights, examples)).toBeLessThan(lossOf([-1, 0, 0], examples))
  })
})
