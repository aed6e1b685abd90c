import '../../../test/browser.ts'
import type { Option } from '@bulkhead/kernel'
import { COMPUTER_CARDS } from '@bulkhead/lockdown/printed'
import { describe, expect, test } from 'vitest'
import { hullUi } from '../../hull/ui.ts'
import { LOCKDOWN } from '../game.ts'
import { BOARDS, type Board, questions } from './games.ts'
import '../../test/said.ts'

const { targetsOf, nameOf, priceOf, riskOf, tagOf, unavailableAt, verbs, words } = hullUi(LOCKDOWN)

const PIECES = /undefined|NaN|[{}]|action\.|option\./

/** The turns of a game, as whoever acts reads them. */
function* turns(board: Board, seed: number, language: 'en' | 'fr' = 'en') {
  for (const { match, asked, view } of questions(board, seed)) {
    if (asked.prompt !== 'action') continue
    yield { match, asked, reading: { view, words: words(view, language), language } }
  }
}

const under = (verb: string, options: readonly Option[]) =>
  options.filter((option) => verbs.verbsOf(option).includes(verb))

describe.each(BOARDS)('on the %s board', (board) => {
  test('every option of a turn stands under a verb of that turn', () => {
    for (const { asked, reading } of turns(board, 3)) {
      const shown = new Set(verbs.of(asked, reading).map(({ id }) => id))
      const lost = asked.options.filter(
        (option) => !verbs.verbsOf(option).some((id) => shown.has(id)),
      )
      expect(lost.map(({ id }) => id)).toEqual([])
    }
  })

  test.each(['en', 'fr'] as const)('verbs say one fact each, or why not (%s)', (language) => {
    for (const { match, asked, reading } of turns(board, 5, language)) {
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

  test('one effect of a Computer is one effect', () => {
    for (const { match, asked, reading } of turns(board, 7)) {
      const options = under('computer', asked.options)
      if (options.length === 0) continue
      const fact = verbs.factOf('computer', options, match.whyNot(asked.seat), reading)
      const number = new Set(options.map(({ params }) => params?.action)).size
      expect(fact).toBe(number === 1 ? '1 effect' : `${number} effects`)
    }
  })

  test.each(['en', 'fr'] as const)(
    'options have names, prices, tags and risks without loose ends (%s)',
    (language) => {
      const tags = new Set<string>()
      for (const { asked, reading } of turns(board, 7, language)) {
        for (const option of asked.options) {
          const tag = tagOf(option, reading)
          if (tag) tags.add(tag.text)
          const risks = riskOf(option, reading).lines.map(({ text }) => text)
          const price = priceOf(option, reading)?.text ?? ''
          const said = [nameOf(option, reading), price, tag?.text, ...risks]
          expect(said.join(' ')).not.toMatch(PIECES)
        }
      }
      expect([...tags].some((text) => /^\d+ %$/.test(text))).toBe(true)
    },
  )

  test('what cannot be done is told at the thing where one would look for it', () => {
    let told = 0
    for (const { match, asked, reading } of turns(board, 9)) {
      const unavailable = match.whyNot(asked.seat)
      const lit = new Set(
        asked.options.flatMap((option) =>
          targetsOf(option, reading.view).map(({ kind, id }) => `${kind}:${id}`),
        ),
      )
      for (const [id, card] of (reading.view.players[asked.seat].hand ?? []).entries()) {
        const found = unavailableAt({ kind: 'hand', id }, unavailable, reading)
        for (const { what } of found) expect(what).toBe(`action.${card}`)
        if (found.length > 0) expect(lit.has(`hand:${id}`)).toBe(false)
        told += found.length
      }
    }
    expect(told).toBeGreaterThan(0)
  })
})

test('verbs keep their order, in combat and out of it, and Pass stands last and apart', () => {
  const rows = new Set<string>()
  for (const { asked, reading } of turns('standard', 4)) {
    const all = verbs.of(asked, reading)
    expect(all.at(-1)).toMatchObject({ id: 'pass', stands: 'end' })
    rows.add(all.map(({ id }) => id).join())
  }
  expect([...rows].sort()).toEqual([
    'move,search,room,computer,cards,items,trade,leave,pick-up,craft,quest,drop,shoot,melee,pass',
    'shoot,melee,move,room,cards,items,leave,pick-up,craft,quest,drop,pass',
  ])
})

test('LOCK-COMPUTER-02 the Computer is lit with its three effects, each at its price', () => {
  const offered = new Set<string>()
  for (let seed = 1; offered.size < 4; seed++) {
    for (const { asked, reading } of turns('standard', seed)) {
      const { effects } = COMPUTER_CARDS[reading.view.computer]
      for (const option of under('computer', asked.options)) {
        const { id, cost } = effects.find((one) => one.id === option.params?.action)!
        expect(targetsOf(option, reading.view)).toContainEqual({ kind: 'computer', id: 'computer' })
        expect(priceOf(option, reading)?.cards).toBe(cost)
        offered.add(id)
      }
    }
  }
})

test('LOCK-ADVDIE-01, LOCK-DARK-01 a shot says which die it rolls', () => {
  const said = new Set<string>()
  for (let seed = 1; said.size < 2; seed++) {
    for (const { asked, reading } of turns('standard', seed)) {
      for (const option of asked.options.filter(({ label }) => label === 'shoot')) {
        const risks = riskOf(option, reading).lines.map(({ text }) => text)
        const die = risks.find((text) => / die/.test(text))!
        said.add(/advantage/.test(die) ? 'advantage' : 'combat')
      }
    }
  }
  expect(said).toEqual(new Set(['advantage', 'combat']))
})
