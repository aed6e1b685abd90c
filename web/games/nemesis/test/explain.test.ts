import '../../../test/browser.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Decision, Match, must, type Option, rngFrom, type Target } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { describe, expect, test } from 'vitest'
import { explain } from '../explain.ts'
import { targetsOf } from '../targets.ts'
import { hint } from '../targets-hint.ts'
import { wordsOf } from '../words.ts'

const ledger = readFileSync(join(import.meta.dirname, '../../../../docs/rules/nemesis.md'), 'utf8')
const rules = new Set(ledger.match(/NEM-[A-Z-]+-\d+(?=\*\*)/g))

/** Everything that a reader of this view could press. */
function things(view: NemesisView, options: readonly Option[]): Target[] {
  const of = (kind: string, ids: readonly (string | number)[]) => ids.map((id) => ({ kind, id }))
  return [
    ...of('place', Object.keys(view.rooms)),
    ...of(
      'intruder',
      view.intruders.map(({ name }) => name),
    ),
    ...of('deck', Object.keys(view.decks)),
    ...of(
      'pod',
      view.pods.map(({ number }) => number),
    ),
    ...of('slot', Object.keys(view.weaknesses)),
    ...of('engine', [1, 2, 3]),
    ...(view.phase === 'draft' ? [] : of('seat', Object.keys(view.players))),
    ...['time', 'self-destruct', 'destination', 'coordinates', 'bag', 'eggs'].map((kind) => ({
      kind,
      id: kind,
    })),
    ...options.flatMap((option) => targetsOf(option, view)),
  ].filter(({ kind }) => kind !== 'choice')
}

function* decisions(
  seed: number,
  seats: number,
): Generator<[Match<unknown, NemesisView>, Decision]> {
  const match = must(Match.start(nemesis, { seats, seed: { kind: 'fast', seed } }))
  const rng = rngFrom({ kind: 'fast', seed })
  for (let i = 0; i < 300; i++) {
    const open = Array.from({ length: seats }, (_, seat) => match.pending(seat)).flat()
    if (open.length === 0) return
    const asked = rng.pick(open)
    yield [match, asked]
    const picks = rng.shuffle([...asked.options]).slice(0, asked.min)
    must(
      match.answer(
        asked.seat,
        asked.id,
        picks.map(({ id }) => id),
      ),
    )
  }
}

describe('explanations', () => {
  test.each(['en', 'fr'] as const)('are whole and name rules of the ledger (%s)', (language) => {
    let number = 0
    for (const [match, asked] of decisions(7, 3)) {
      if (number++ % 8 > 0) continue
      const view = match.view(asked.seat)
      const words = wordsOf(view, language)
      for (const what of things(view, asked.options)) {
        const told = explain(what, view, words, language)
        expect(told, `${what.kind}:${what.id}`).not.toBeNull()
        expect([told!.title, told!.sort, ...told!.text].join(' ')).not.toMatch(/undefined|NaN|[{}]/)
        for (const rule of told!.rules) expect(rules).toContain(rule)
      }
    }
  })

  test('keep what the reader does not know', () => {
    for (const [match] of decisions(8, 2)) {
      const view = match.view(0)
      const hidden = match.view(1).players[1].objectives[0]?.id
      if (!hidden) continue
      expect(explain({ kind: 'objective', id: hidden }, view, wordsOf(view, 'en'), 'en')).toBeNull()
      return
    }
  })
})

describe('options', () => {
  test('each card that pays stands for one place of the hand', () => {
    let payments = 0
    for (const [match, asked] of decisions(9, 2)) {
      if (asked.prompt !== 'pay') continue
      const view = match.view(asked.seat)
      const places = asked.options.map((option) => targetsOf(option, view)[0])
      const hand = view.players[asked.seat].hand!
      expect(places.map(({ id }) => hand[Number(id)])).toEqual(
        asked.options.map(({ targets }) => targets![0].id),
      )
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
      payments++
    }
    expect(payments).toBeGreaterThan(0)
  })

  test('hints are whole sentences', () => {
    for (const [match, asked] of decisions(10, 4)) {
      const view = match.view(asked.seat)
      const words = wordsOf(view, 'en')
      const all = asked.options.map((option) => hint(option, view, words, 'en')).join(' ')
      expect(all).not.toMatch(/undefined|NaN|[{}]/)
    }
  })
})
