import '../../../test/browser.ts'
import type { Seat } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { type Finished, finishedGame } from '../../../test/finished.ts'
import { ending } from '../ending.ts'
import { theseusUi } from '../index.ts'
import '../../test/said.ts'

const GAMES: readonly Finished[] = [1, 2, 3].map((seed) => finishedGame(theseus, 2, seed, 'random'))

function taleOf({ match }: Finished, seat: Seat | null) {
  const view = match.view(seat) as TheseusView
  const words = theseusUi.words(view, 'en')
  return ending({ view, log: match.log(seat), result: match.result!, seat, words, language: 'en' })
}

test('the last check in the chain is the one that ended it, and the winners have won', () => {
  for (const game of GAMES) {
    const { checks, seats } = taleOf(game, 0)
    expect(checks.at(-1)?.outcome).toBe('yes')
    const { winners } = game.match.result!
    expect(seats.flatMap(({ fate }, seat) => (fate === 'won' ? [seat] : []))).toEqual(winners)
  }
})

test('at most ten moments, the last one the victory', () => {
  for (const game of GAMES) {
    const { points, levels } = taleOf(game, null).timeline
    expect(points.length).toBeLessThanOrEqual(10)
    expect(['wins', 'shares']).toContain(game.match.log(null)[points.at(-1)!.line].kind)
    expect(levels.at(-1)!.level).toBeGreaterThan(0)
  }
})
