import { describe, expect, test } from 'vitest'
import { retaliation } from '../index.ts'
import { playOut, TABLES } from './random-play.ts'

describe('random games', () => {
  test.each(TABLES.map(([name], table) => [name, table] as const))(
    '%s keeps every invariant and comes to its end',
    (_, table) => {
      for (let seed = 1; seed <= 6; seed++) {
        const match = playOut(table, seed, ({ state }) => {
          expect(retaliation.check(state)).toEqual([])
        })
        expect(match.result).not.toBeNull()
      }
    },
  )
})
