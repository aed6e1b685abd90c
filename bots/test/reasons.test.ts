import { FastRng, Match, must } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { type Bot, createBot, type Reason, reasonTexts, renderReason, seenBy } from '../index.ts'
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

describe('whoever plays Theseus', () => {
  test.each(['gentle', 'good', 'strong'])('%s has a reason for every answer, in words', (level) => {
    for (const reason of reasonsGiven(level)) {
      for (const language of ['en', 'fr'] as const) {
        expect(reasonTexts(language, 'theseus')).toHaveProperty([`because.${reason.key}`])
        expect(renderReason(language, theseus, reason)).not.toMatch(/undefined|[{}]/)
      }
    }
  })

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
    expect(explainTheseus(view, view, 0)).toEqual({ key: 'stands' })
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

/** One for every answer of a game of three. */
function reasonsGiven(level: string): Reason[] {
  const match = start(4, 3) as unknown as Match
  const bot = createBot(level, 'theseus', { playouts: 4 }) as Bot
  const rng = new FastRng(1)
  const reasons: Reason[] = []
  for (let answers = 0; answers < 40 && !match.result; answers++) {
    const [decision] = match.pending()
    const { picks, because } = bot.choose(seenBy(match, decision, rng))
    expect(because).toBeDefined()
    reasons.push(because!)
    must(match.answer(decision.seat, decision.id, picks))
  }
  return reasons
}
