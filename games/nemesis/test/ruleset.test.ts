import { ruleset, rulesOf } from '@bulkhead/hull/ruleset.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

test('every game is played by the ruleset that its state names', () => {
  const { state } = position('scout', 'captain')
  const rules = rulesOf(state)
  const others = ruleset({ ...rules, id: 'others' })
  const other = { ...state, ruleset: 'others' }
  expect([state, other, state].map(rulesOf)).toEqual([rules, others, rules])
  expect([state, other, state].map((s) => rulesOf(s).id)).toEqual([rules.id, 'others', rules.id])
})
