import { type AnyGame, FastRng, Match, must, type Option, renderOption } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import {
  type Bot,
  createBot,
  naming,
  type Reason,
  reasonTexts,
  renderReason,
  seenBy,
} from '../everybody.ts'
import { PLAYERS } from '../players.ts'
import { explainTheseus } from '../theseus/reasons.ts'

const placeholders = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()

describe.each(Object.keys(PLAYERS))('the reasons of %s', (game) => {
  test('have a sentence in both languages, with the same in it', () => {
    const [en, fr] = [reasonTexts('en', game), reasonTexts('fr', game)]
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    for (const key of Object.keys(en)) {
      expect(key).toMatch(/^because\./)
      expect(placeholders(fr[key]), key).toEqual(placeholders(en[key]))
    }
  })
})

/** Answers looked at: a search takes its time over each. */
const GAMES = [
  { game: theseus, level: 'gentle', most: 50 },
  { game: theseus, level: 'good', most: 50 },
  { game: nemesis, level: 'gentle', most: 250 },
  { game: nemesis, level: 'good', most: 250 },
  { game: nemesis, level: 'strong', most: 60 },
  { game: retaliation, level: 'gentle', most: 250 },
  { game: retaliation, level: 'good', most: 250 },
  { game: retaliation, level: 'strong', most: 60 },
]
/** The share of a game's reasons that may be one and the same sentence. */
const MOST_ALIKE = 0.1

describe.each(GAMES)('the reasons of $level in a game of $game.id', ({ game, level, most }) => {
  const given = reasonsGiven(game, level, most)

  test.each(['en', 'fr'] as const)('name the move and say something of it (%s)', (language) => {
    const sentences = reasonTexts(language, game.id)
    for (const { reason, picked } of given) {
      expect(sentences).toHaveProperty([`because.${reason.key}`])
      const told = renderReason(language, game, reason)
      expect(told).not.toMatch(/undefined|[{}]/)
      for (const option of picked) expect(told).toContain(renderOption(game.text[language], option))
      expect(told).toContain(renderReason(language, game, { ...reason, moves: undefined }))
    }
  })

  test('are hardly ever the same sentence', () => {
    const told = given.map(({ reason }) => renderReason('en', game, reason))
    const counts = told.map((one) => told.filter((other) => other === one).length)
    expect(Math.max(...counts) / told.length).toBeLessThan(MOST_ALIKE)
  })
})

test('whoever picks nothing says so', () => {
  const reason = { key: 'only-choice', moves: [] }
  expect(renderReason('en', theseus, reason)).toBe('Nothing. There is nothing else to do.')
})

describe('whoever plays Theseus', () => {
  test('says where a unit goes and what that brings', () => {
    const reason = {
      key: 'go.takes-life',
      params: { sector: 'tech-bay', points: 2, faction: 'aliens' },
    }
    expect(renderReason('en', theseus, reason)).toBe(
      'To the Tech Bay: takes 2 Life from the Aliens.',
    )
    expect(renderReason('fr', theseus, reason)).toBe(
      "Direction l'Atelier\u00a0: inflige une perte de 2 PV (Aliens).",
    )
  })

  test('says what has changed', () => {
    const view = start(3).view(0)
    const other = view.players[1].faction
    const after = changed(view, ({ players }) => (players[1].life -= 2))
    expect(explainTheseus(view, after, 0)).toEqual({
      key: 'takes-life',
      params: { points: 2, faction: other },
    })
    expect(
      explainTheseus(
        view,
        changed(view, ({ players }) => (players[0].data += 1)),
        0,
      ),
    ).toEqual({
      key: 'gains-data',
      params: { points: 1 },
    })
    expect(explainTheseus(view, view, 0)).toBeNull()
    expect(explainTheseus(view, after, 0, { tried: 14, percent: 3 })).toEqual({
      key: 'tried.takes-life',
      params: { points: 2, faction: other, tried: 14 },
    })
  })
})

function start(seed: number, seats = 2) {
  return must(Match.start(theseus, { seats, seed: { kind: 'fast', seed } }))
}

interface Changeable {
  readonly players: { life: number; data: number }[]
}

function changed(view: TheseusView, change: (copy: Changeable) => void): TheseusView {
  const copy = structuredClone(view)
  change(copy as unknown as Changeable)
  return copy
}

/** One for every answer, with what was picked. */
function reasonsGiven(game: AnyGame, level: string, most: number) {
  const setup = { seats: 3, seed: { kind: 'fast' as const, seed: 4 } }
  const match = must(Match.start(game, setup)) as Match
  const bot = createBot(level, game.id, { playouts: 4 }) as Bot
  const rng = new FastRng(1)
  const reasons: { reason: Reason; picked: Option[] }[] = []
  while (!match.result && reasons.length < most) {
    const [decision] = match.pending()
    const { picks, because } = naming(decision, bot.choose(seenBy(match, decision, rng)))
    const picked = decision.options.filter(({ id }) => picks.includes(id))
    // What is asked in vain is answered by the table, and gives no reason.
    if (!decision.idle) reasons.push({ reason: because!, picked })
    must(match.answer(decision.seat, decision.id, picks))
  }
  return reasons
}
