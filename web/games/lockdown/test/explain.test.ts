import '../../../test/browser.ts'
import type { Target } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { CONTINGENCIES, SHIPS, SURFACE_CARDS } from '@bulkhead/lockdown/printed'
import { describe, expect, test } from 'vitest'
import { lockdownUi } from '../index.ts'
import { isDark } from '../reader.ts'
import { BOARDS, type Board, questions } from './games.ts'
import '../../test/said.ts'

const { explain, words: wordsOf } = lockdownUi

const HOLES = /undefined|NaN|[{}]|\b[a-z]+-text\./

function thingsIn(view: LockdownView, reader: number): Target[] {
  const me = view.players[reader]
  return [
    ...view.rooms.map((_, id) => ({ kind: 'place', id })),
    ...SHIPS[view.board].plan.corridors.map(({ id }) => ({ kind: 'corridor', id })),
    ...view.technicalNoise.map((_, i) => ({ kind: 'technical', id: `technical-${i + 1}` })),
    ...view.intruders.map(({ name }) => ({ kind: 'intruder', id: name })),
    ...view.players.flatMap((_, id) =>
      ['seat', 'pile', 'light-wounds', 'serious-wounds', 'knowledge'].map((kind) => ({ kind, id })),
    ),
    ...(me.hand ?? []).map((_, id) => ({ kind: 'hand', id })),
    ...me.inventory.flatMap(({ id }) => (id ? [{ kind: 'item', id }] : [])),
    ...me.quests.map((id) => ({ kind: 'item', id })),
    ...['s1', 's2', 's3', 'elevator'].map((id) => ({ kind: 'power', id })),
    ...['a', 'b', 'c'].map((id) => ({ kind: 'pod', id })),
    ...view.css.map(({ space }) => ({ kind: 'space', id: space })),
    ...['active', 'pool', ...Object.keys(CONTINGENCIES)].map((id) => ({ kind: 'contingency', id })),
    ...Object.keys(view.weaknesses).map((id) => ({ kind: 'slot', id })),
    ...Object.keys(SURFACE_CARDS).map((id) => ({ kind: 'surface', id })),
    ...ONES.map((kind) => ({ kind, id: kind })),
  ]
}

const ONES = [
  'time',
  'alert',
  'autodestruction',
  'elevator',
  'bunker',
  'rover',
  'computer',
  'bag',
  'eggs',
]

/** A few moments of a game. */
function* moments(board: Board, seed: number) {
  let at = 0
  for (const { view, asked } of questions(board, seed, 240)) {
    if (view.phase === 'turn' && at++ % 12 === 0) yield { view, reader: asked.seat }
  }
}

describe.each(BOARDS)('on the %s board everything explains itself', (board) => {
  test.each(['en', 'fr'] as const)('whole, with rules of its own ledger (%s)', (language) => {
    for (const { view, reader } of moments(board, 11)) {
      const words = wordsOf(view, language)
      for (const what of thingsIn(view, reader)) {
        const found = explain(what, view, words, language)
        expect(found, `${what.kind}:${what.id}`).not.toBeNull()
        const { title, sort, now = [], text, means = [], rules } = found!
        expect([title, sort, ...now, ...text, ...means].join(' ')).not.toMatch(HOLES)
        expect(rules.length, `${what.kind}:${what.id}`).toBeGreaterThan(0)
        expect(rules.filter((rule) => !rule.startsWith('LOCK-'))).toEqual([])
      }
    }
  })

  test('LOCK-DARK-06 a room says that it is dark, and only then', () => {
    for (const { view } of moments(board, 12)) {
      view.rooms.forEach((_, id) => {
        const now = explain({ kind: 'place', id }, view, wordsOf(view, 'en'), 'en')!.now!
        expect(now.some((text) => text.startsWith('Dark'))).toBe(isDark(view, id))
      })
    }
  })
})

test('a corridor says which number it bears at which end', () => {
  const [{ view }] = [...moments('standard', 11)]
  const { text } = explain({ kind: 'corridor', id: 'c01' }, view, wordsOf(view, 'en'), 'en')!
  expect(text[0]).toMatch(/1 \/ 4 in Elevator Room S-01 and 4 in/)
})

test('LOCK-CONTIN-02 nobody is told the active contingency before the end', () => {
  for (const { view } of moments('standard', 13)) {
    const found = explain({ kind: 'contingency', id: 'active' }, view, wordsOf(view, 'en'), 'en')!
    expect(found.now).toEqual([])
  }
})
