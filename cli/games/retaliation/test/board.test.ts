import { FastRng, type Language, type Line, Match, must } from '@bulkhead/kernel'
import { type RetaliationState, type RetaliationView, retaliation } from '@bulkhead/retaliation'
import { describe, expect, test } from 'vitest'
import type { Look } from '../../../play/boards.ts'
import { widthOf } from '../../../play/page.ts'
import { coloursOf } from '../../../shell.ts'
import { retaliationBoard } from '../board.ts'
import { retaliationChances } from '../chances.ts'
import { retaliationStatistics } from '../statistics.ts'

type Played = Match<RetaliationState, RetaliationView>

/** A game of three at random, with a look at every tenth position. */
function played(seed: number, look: (match: Played) => void): Played {
  const match = must(Match.start(retaliation, { seats: 3, seed: { kind: 'fast', seed } })) as Played
  const rng = new FastRng(seed)
  for (let answers = 0; !match.result; answers++) {
    if (answers % 10 === 0) look(match)
    const { seat, id, options, min, max } = rng.pick(match.pending())
    const number = min + rng.int(Math.min(max, options.length) - min + 1)
    const picks = rng.shuffle(options.map((option) => option.id)).slice(0, number)
    must(match.answer(seat, id, picks))
  }
  look(match)
  return match
}

function lookIn(view: RetaliationView, language: Language, width: number): Look {
  const words = { ...retaliation.text[language], ...retaliationBoard.names!(view, language) }
  const who = ['you', 'bot', 'bot']
  return { language, colours: coloursOf({ write: () => true }), width, words, who }
}

describe.each(['en', 'fr'] as const)('the board (%s)', (language) => {
  test.each([80, 120])('fits into %i columns and names everything', (width) => {
    played(3, (match) => {
      const view = match.view(0)
      const look = lookIn(view, language, width)
      const lines = [
        ...retaliationBoard.draw(view, look),
        ...retaliationBoard.secrets!(view, 0, look),
      ]
      for (const line of lines) {
        expect(widthOf(line)).toBeLessThanOrEqual(width)
        expect(line).not.toMatch(/undefined|[{}]|\w\.\w+-\w/)
      }
    })
  })

  test('shows every Room that was found, and who is where', () => {
    const match = played(4, () => {})
    const view = match.view(null)
    const look = lookIn(view, language, 400)
    const text = retaliationBoard.draw(view, look).join('\n')
    for (const room of view.rooms) if (room) expect(text).toContain(look.words[`room.${room.tile}`])
    for (const corridor of view.corridors)
      if (corridor) expect(text).toContain(`${corridor.tile} (`)
  })

  test('tells what is printed, and what to do first', () => {
    const view = played(5, () => {}).view(0)
    const look = lookIn(view, language, 100)
    for (const { name, text } of retaliationBoard.articles(view, look)) {
      expect(name).not.toBe('')
      expect(text.join('')).not.toMatch(/undefined|[{}]/)
    }
    expect(retaliationBoard.primer(look).length).toBeGreaterThan(3)
  })
})

describe('the lab', () => {
  const games = [7, 8, 9].map((seed) => played(seed, () => {}))
  const logs: readonly (readonly Line[])[] = games.map((match) => match.log(null))

  test('every outcome of chance was possible, and the odds are whole', () => {
    const found = logs.flatMap((log) => [...retaliationChances(log)])
    expect(new Set(found.map(({ what }) => what))).toEqual(
      new Set(['noise', 'shoot', 'burst', 'token', 'attack', 'event']),
    )
    for (const { outcome, odds } of found) {
      expect(odds.get(outcome)).toBeGreaterThan(0)
      expect([...odds.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
    }
  })

  test('whoever did not survive died of something that has a name', () => {
    for (const [i, { state }] of games.entries()) {
      const { seats, lengths } = retaliationStatistics.collect({ state, log: logs[i] })
      expect(lengths.rounds).toBe(state.round)
      for (const { survived, cause, uses } of seats) {
        if (survived) expect(cause).toBeUndefined()
        else expect(retaliationStatistics.causes).toHaveProperty([String(cause)])
        expect(Object.values(uses.room).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(
          0,
        )
      }
      expect(seats.some(({ uses }) => Object.values(uses.card).some((number) => number > 0))).toBe(
        true,
      )
    }
  })
})
