import { Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { grumble } from '../../kernel/test/games/grumble.ts'
import { isVain, seemingPause, vainPicks } from '../index.ts'

describe('a question is asked in vain', () => {
  test('where a seat has only options that do nothing, and of no other question', () => {
    const found = new Set<boolean>()
    for (let seed = 1; seed <= 5; seed++) {
      const match = must(Match.start(grumble, { seats: 4, seed: { kind: 'fast', seed } }))
      const holdsASix = match.state.bidders.map(({ hand }) => hand.includes(6))
      const asked = match.pending()
      expect(asked.map(isVain)).toEqual(holdsASix.map((holds) => !holds))
      for (const one of asked) must(match.answer(one.seat, one.id, vainPicks(one)))
      expect(match.log(null)).toEqual([])
      expect(match.pending().some(isVain)).toBe(false)
      for (const holds of holdsASix) found.add(holds)
    }
    expect(found.size).toBe(2)
  })
})

describe('whoever has nothing to think about', () => {
  const pauses = Array.from({ length: 1000 }, (_, i) => seemingPause(3000, i / 1000))

  test('never answers at once, and not too late', () => {
    expect(Math.min(...pauses)).toBe(1000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(7000)
  })

  test('mostly takes about as long as is typical, and seldom twice as long', () => {
    const longer = pauses.filter((pause) => pause > 6000).length
    expect(pauses[500]).toBeGreaterThan(1500)
    expect(pauses[500]).toBeLessThan(3000)
    expect(longer).toBeGreaterThan(10)
    expect(longer).toBeLessThan(100)
  })
})
