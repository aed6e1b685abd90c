import '../../../test/browser.ts'
import { type Decision, Match, must, type Option, rngFrom } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { describe, expect, test } from 'vitest'
import { hullUi } from '../../hull/ui.ts'
import type { Reading } from '../../ui.ts'
import { NEMESIS } from '../game.ts'
import '../../test/said.ts'

const shown = hullUi(NEMESIS)
const { targetsOf, nameOf, priceOf, riskOf, tagOf, unavailableAt, verbs, words: wordsOf } = shown

const PIECES = /undefined|NaN|[{}]|action\.|option\./

interface Turn {
  readonly match: Match<unknown, NemesisView>
  readonly asked: Decision & { readonly revision: number }
  readonly view: NemesisView
}

/** Questions of whole games in which everybody answers at random. */
function* turns(seed: number, language: 'en' | 'fr'): Generator<Turn & Reading<NemesisView>> {
  const match = must(Match.start(nemesis, { seats: 3, seed: { kind: 'fast', seed } }))
  const rng = rngFrom({ kind: 'fast', seed })
  for (let i = 0; i < 400; i++) {
    const open = Array.from({ length: 3 }, (_, seat) => match.pending(seat)).flat()
    if (open.length === 0) return
    const asked = rng.pick(open)
    const view = match.view(asked.seat)
    if (asked.prompt === 'action') {
      yield {
        match,
        asked: { ...asked, revision: 0 },
        view,
        words: wordsOf(view, language),
        language,
      }
    }
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

const under = (verb: string, options: readonly Option[]) =>
  options.filter((option) => verbs.verbsOf(option).includes(verb))

describe('verbs', () => {
  test('every option of a turn stands under a verb of that turn', () => {
    for (const { asked, ...reading } of turns(3, 'en')) {
      const shown = new Set(verbs.of(asked, reading).map(({ id }) => id))
      for (const option of asked.options) {
        const own = verbs.verbsOf(option)
        expect(
          own.some((id) => shown.has(id)),
          option.id,
        ).toBe(true)
      }
    }
  })

  test('keep their order, in combat and out of it, and Pass stands last and apart', () => {
    const rows = new Set<string>()
    for (const { asked, ...reading } of turns(4, 'en')) {
      const all = verbs.of(asked, reading)
      expect(all.at(-1)).toMatchObject({ id: 'pass', stands: 'end' })
      expect(all.filter(({ stands }) => stands === 'more')).toHaveLength(4)
      rows.add(all.map(({ id }) => id).join())
    }
    expect([...rows].sort()).toEqual([
      'move,search,room,cards,items,trade,pick-up,craft,quest,drop,pass',
      'shoot,melee,move,room,cards,items,pick-up,craft,quest,drop,pass',
    ])
  })

  test.each(['en', 'fr'] as const)('say one fact each, or why not (%s)', (language) => {
    for (const { match, asked, ...reading } of turns(5, language)) {
      const unavailable = match.whyNot(asked.seat)
      for (const verb of verbs.of(asked, reading)) {
        const options = under(verb.id, asked.options)
        const fact = verbs.factOf(verb.id, options, unavailable, reading)
        expect([verb.label, verb.short, verb.question, fact].join(' ')).not.toMatch(PIECES)
        expect(fact, verb.id).not.toBe('')
        expect(fact.length, fact).toBeLessThan(60)
      }
    }
  })
})

describe('options', () => {
  test('cost what they say: a played card is one card more', () => {
    for (const { asked, ...reading } of turns(6, 'en')) {
      const [move] = under('move', asked.options)
      if (move) expect(priceOf(move, reading)).toMatchObject({ cards: Number(move.params?.cost) })
      const card = under('cards', asked.options)[0]
      if (card) expect(priceOf(card, reading)?.cards).toBe(Number(card.params?.cost) + 1)
    }
  })

  test.each(['en', 'fr'] as const)(
    'have names, tags and risks without loose ends (%s)',
    (language) => {
      const tags = new Set<string>()
      for (const { asked, ...reading } of turns(7, language)) {
        for (const option of asked.options) {
          const risk = riskOf(option, reading)
          const tag = tagOf(option, reading)
          if (tag) tags.add(tag.text)
          const said = [nameOf(option, reading), tag?.text, ...risk.lines.map(({ text }) => text)]
          expect(said.join(' ')).not.toMatch(PIECES)
          expect(said[0]).not.toMatch(/\)$/)
        }
      }
      expect([...tags].some((text) => /^\d+ %$/.test(text))).toBe(true)
    },
  )

  test('name the noise that a roll could meet, where an Encounter is possible', () => {
    let met = 0
    for (const { asked, ...reading } of turns(8, 'en')) {
      for (const option of asked.options.filter(({ label }) => label === 'move')) {
        const { causes } = riskOf(option, reading)
        const tag = tagOf(option, reading)
        if (tag?.tone === 'warn') expect(causes.length).toBeGreaterThan(0)
        if (causes.length > 0) expect(tag?.text).not.toBe('0 %')
        met += causes.length
      }
    }
    expect(met).toBeGreaterThan(0)
  })

  test('what cannot be done is told at the thing where one would look for it', () => {
    let told = 0
    for (const { match, asked, view, ...rest } of turns(9, 'en')) {
      const unavailable = match.whyNot(asked.seat)
      const reading = { view, ...rest }
      const lit = new Set(
        asked.options.flatMap((option) =>
          targetsOf(option, view).map(({ kind, id }) => `${kind}:${id}`),
        ),
      )
      for (const [id, card] of (view.players[asked.seat].hand ?? []).entries()) {
        const found = unavailableAt({ kind: 'hand', id }, unavailable, reading)
        for (const { what } of found) expect(what).toBe(`action.${card}`)
        if (found.length > 0) expect(lit.has(`hand:${id}`)).toBe(false)
        told += found.length
      }
      expect(unavailableAt({ kind: 'place', id: -1 }, unavailable, reading)).toEqual([])
    }
    expect(told).toBeGreaterThan(0)
  })
})
