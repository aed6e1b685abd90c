import '../../../test/browser.ts'
import { type Decision, Match, must, type Option, rngFrom } from '@bulkhead/kernel'
import { type RetaliationView, retaliation } from '@bulkhead/retaliation'
import { SLOTS } from '@bulkhead/retaliation/printed'
import { describe, expect, test } from 'vitest'
import type { Choices, Reading, Verbs } from '../../ui.ts'
import { layoutFor } from '../board-layout.ts'
import { tagInSlot, tagOnWay } from '../board-tag.tsx'
import { retaliationUi } from '../index.ts'
import { faceOf, isContamination } from '../reader.ts'
import '../../test/said.ts'

const {
  words: wordsOf,
  targetsOf,
  nameOf,
  priceOf,
  riskOf,
  tagOf,
  unavailableAt,
} = retaliationUi as Required<typeof retaliationUi>
const verbs = retaliationUi.verbs as Verbs<RetaliationView>

const PIECES = /undefined|NaN|[{}]|action\.|option\./

interface Turn extends Reading<RetaliationView> {
  readonly match: Match<unknown, RetaliationView>
  readonly asked: Decision & { readonly revision: number }
}

/** Questions of whole games in which everybody answers at random. */
function* turns(seed: number, language: 'en' | 'fr'): Generator<Turn> {
  const match = must(Match.start(retaliation, { seats: 3, seed: { kind: 'fast', seed } }))
  const rng = rngFrom({ kind: 'fast', seed })
  for (let i = 0; i < 400 && !match.result; i++) {
    const asked = rng.pick([...match.pending()])
    const view = match.view(asked.seat)
    if (asked.prompt === 'action') {
      const words = wordsOf(view, language)
      yield { match, asked: { ...asked, revision: 0 }, view, words, language }
    }
    const picks = rng.shuffle([...asked.options]).slice(0, Math.max(1, asked.min))
    const chosen = picks.map(({ id }) => id)
    must(match.answer(asked.seat, asked.id, chosen))
  }
}

/** What the board writes at each room and corridor, as long as this much can be chosen. */
function tagsAt(options: readonly Option[], reading: Turn) {
  const tagAt: Choices['tagAt'] = (kind, id) =>
    options
      .filter((option) =>
        targetsOf(option, reading.view).some(
          (what) => what.kind === kind && String(what.id) === String(id),
        ),
      )
      .map((option) => tagOf(option, reading))
      .find((tag) => tag !== null) ?? null
  const { corridors } = reading.view
  const { strips } = layoutFor({ x: 960, y: 464 })
  const rooms = SLOTS.map((_, slot) => tagInSlot(reading.view, slot, { tagAt }))
  const ways = corridors.flatMap((corridor, place) => {
    if (!corridor) return []
    const { ends } = strips[place]
    const shown = tagOnWay(reading.view, place, ends, { tagAt })
    return [{ ends, shown, whole: tagAt('corridor', corridor.tile) }]
  })
  return { rooms, ways }
}

const under = (verb: string, options: readonly Option[]) =>
  options.filter((option) => verbs.verbsOf(option).includes(verb))

describe('verbs', () => {
  test('every option of a turn stands under a verb of that turn', () => {
    for (const { asked, ...reading } of turns(3, 'en')) {
      const shown = new Set(verbs.of(asked, reading).map(({ id }) => id))
      const astray = asked.options.filter(
        (option) => !verbs.verbsOf(option).some((id) => shown.has(id)),
      )
      expect(astray).toEqual([])
    }
  })

  test('keep their order, and Pass stands last and apart', () => {
    const rows = new Set<string>()
    for (const { asked, ...reading } of turns(4, 'en')) {
      const all = verbs.of(asked, reading)
      expect(all.at(-1)).toMatchObject({ id: 'pass', stands: 'end' })
      rows.add(
        all
          .filter(({ stands }) => !stands)
          .map(({ id }) => id)
          .join(),
      )
    }
    expect([...rows]).toEqual(['move,explore,shoot,burst,melee,search,gear,orders,cards'])
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
      const move = asked.options.find(({ params }) => params?.by === 'move')
      if (move) expect(priceOf(move, reading)).toMatchObject({ cards: Number(move.params?.cost) })
      const [card] = under('cards', asked.options)
      if (card) expect(priceOf(card, reading)?.cards).toBe(Number(card.params?.cost) + 1)
    }
  })

  test.each(['en', 'fr'] as const)(
    'have names, tags and risks without loose ends (%s)',
    (language) => {
      let bars = 0
      for (const { asked, ...reading } of turns(7, language)) {
        for (const option of asked.options) {
          const { lines, outcomes = [] } = riskOf(option, reading)
          const tag = tagOf(option, reading)
          const said = [nameOf(option, reading), tag?.text, ...lines.map(({ text }) => text)]
          const all = [...said, ...outcomes.map(({ text }) => text)]
          expect(all.join(' ')).not.toMatch(PIECES)
          bars += outcomes.length > 0 ? 1 : 0
        }
      }
      expect(bars).toBeGreaterThan(0)
    },
  )

  test('what may come of a burst is all that may come of it', () => {
    let met = 0
    for (const { asked, ...reading } of turns(8, 'en')) {
      for (const option of asked.options.filter(({ params }) => params?.by === 'burst')) {
        const { outcomes = [] } = riskOf(option, reading)
        const deaths = outcomes.filter(({ tone }) => tone !== 'warn')
        expect(deaths.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
        met++
      }
    }
    expect(met).toBeGreaterThan(0)
  })

  test('what cannot be done is told at the card where one would look for it', () => {
    let told = 0
    for (const { match, asked, ...reading } of turns(9, 'en')) {
      const unavailable = match.whyNot(asked.seat)
      const { view } = reading
      const lit = new Set(
        asked.options.flatMap((option) =>
          targetsOf(option, view).map(({ kind, id }) => `${kind}:${id}`),
        ),
      )
      for (const [id, card] of (view.players[asked.seat].hand ?? []).entries()) {
        const found = unavailableAt({ kind: 'hand', id }, unavailable, reading)
        if (isContamination(card)) continue
        for (const { what } of found) expect(what).toBe(`action.${faceOf(card)}`)
        if (found.length > 0) expect(lit.has(`hand:${id}`)).toBe(false)
        told += found.length
      }
    }
    expect(told).toBeGreaterThan(0)
  })
})

test('the number of a Move stands once, at its room or on its way', () => {
  let atRooms = 0
  for (const turn of turns(6, 'en')) {
    const { rooms, ways } = tagsAt(under('move', turn.asked.options), turn)
    for (const { ends, shown, whole } of ways) {
      const said = ends.filter((slot) => whole && rooms[slot]?.text === whole.text)
      expect(said).toHaveLength(whole && !shown ? 1 : 0)
      atRooms += said.length
    }
  }
  expect(atRooms).toBeGreaterThan(10)
})
