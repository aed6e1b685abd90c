import type { Option } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { distinct } from '../options-at.ts'

const WORDS = { 'option.drop': 'Drop {item}', 'option.shoot': 'Shoot' }
const drop = (id: string, item: string): Option => ({ id, label: 'drop', params: { item } })
const shoot = (id: string): Option => ({
  id,
  label: 'shoot',
  targets: [{ kind: 'intruder', id }],
})

test('of things that are the same in every word the first stands for all, in their order', () => {
  const options = [drop('a', 'Tools'), drop('b', 'Clothes'), drop('c', 'Tools')]
  expect(distinct(options, WORDS).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('what stands at different places of the board stays apart', () => {
  expect(distinct([shoot('1'), shoot('2')], WORDS)).toHaveLength(2)
})
