import * as nemesis from '@bulkhead/nemesis/printed'
import * as retaliation from '@bulkhead/retaliation/printed'
import * as theseus from '@bulkhead/theseus/printed'
import { describe, expect, test } from 'vitest'

/** What bots may take of a game. */
const TAKEN: Readonly<Record<string, readonly unknown[]>> = {
  nemesis: Object.values(nemesis),
  retaliation: Object.values(retaliation),
  theseus: Object.values(theseus),
}

describe.each(Object.entries(TAKEN))('what is printed in %s', (_, taken) => {
  test('is data that nobody can change, without any rule', () => {
    expect(taken.length).toBeGreaterThan(3)
    for (const value of taken) {
      expect(value).toBeDefined()
      expect(changeable(value)).toEqual([])
    }
  })
})

/** Paths to what could be changed or called. */
function changeable(value: unknown, path = ''): string[] {
  if (typeof value === 'function') return [path]
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) => changeable(part, `${path}.${key}`))
  return Object.isFrozen(value) ? inside : [path, ...inside]
}
