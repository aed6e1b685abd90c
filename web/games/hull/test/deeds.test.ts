import '../../../test/browser.ts'
import type { Line } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import type { Asked } from '../../../play/position.ts'
import { nemesisUi } from '../../nemesis/index.ts'
import { context, deed } from '../deeds.ts'
import '../../test/said.ts'

const words = nemesisUi.words(null, 'en')

function asked(prompt: string, params: Asked['params'] = {}): Asked {
  return { id: 1, revision: 1, seat: 1, prompt, params, options: [], min: 0, max: 1, cancel: false }
}

const offers = (item: string): Line => ({
  kind: 'offers-item',
  params: { seat: 0, other: 1, item },
})

test('whoever is offered things reads which, and none of an earlier offer', () => {
  const lines = [offers('rifle'), offers('bait'), offers('medkit')]
  const told = context(asked('offered', { seat: 0, number: 2 }), lines, words)
  for (const item of ['bait', 'medkit']) expect(told).toContain(words[`item.${item}`])
  expect(told).not.toContain(words['item.rifle'])
  expect(context(asked('offered', { seat: 0, number: 0 }), lines, words)).toBe('')
  expect(context(asked('action'), lines, words)).toBe('')
})

test('offering nothing is asking for a gift', () => {
  expect(deed(asked('offer'), [], words, 'en', '')).toContain('gift')
  expect(deed({ ...asked('offer'), min: 1 }, [], words, 'en', '')).toBe('')
})
