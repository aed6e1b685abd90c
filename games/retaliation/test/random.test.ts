import { describe, expect, test } from 'vitest'
import { retaliation } from '../index.ts'
import type { State } from '../state.ts'
import { untold } from './chronicle.ts'
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

  test.each(TABLES.map(([name], table) => [name, table] as const))(
    '%s is told as it goes: whoever reads the log knows what has changed',
    (_, table) => {
      for (let seed = 11; seed <= 13; seed++) {
        let before: State | null = null
        const read = new Map<number | null, number>()
        playOut(table, seed, (match) => {
          const linesOf = (reader: number | null) => match.log(reader).slice(read.get(reader))
          if (before) expect(untold(before, linesOf, match.state)).toEqual([])
          before = structuredClone(match.state)
          for (const reader of [null, ...match.state.players.keys()]) {
            read.set(reader, match.log(reader).length)
          }
        })
      }
    },
  )
})
