import '../../../test/browser.ts'
import { Match, must, rngFrom, type Target } from '@bulkhead/kernel'
import { type NemesisView, nemesis } from '@bulkhead/nemesis'
import { SHIPS } from '@bulkhead/nemesis/printed'
import { describe, expect, test } from 'vitest'
import { hitFaces } from '../../hull/targets-risk.ts'
import { NEMESIS } from '../game.ts'
import { nemesisUi } from '../index.ts'
import '../../test/said.ts'

const { explain, words: wordsOf } = nemesisUi

const HOLES = /undefined|NaN|[{}]|\b[a-z]+-text\./

/** What somebody sees in the midst of games that are played at random. */
function* views(seed: number): Generator<NemesisView & { readonly reader: number }> {
  const match = must(Match.start(nemesis, { seats: 3, seed: { kind: 'fast', seed } }))
  const rng = rngFrom({ kind: 'fast', seed })
  for (let i = 0; i < 300; i++) {
    const open = [0, 1, 2].flatMap((seat) => match.pending(seat))
    if (open.length === 0) return
    const { seat, id, options, min } = rng.pick(open)
    const view = match.view(seat) as NemesisView
    if (view.phase === 'turn') yield { ...view, reader: seat }
    const picks = rng.shuffle([...options]).slice(0, min)
    must(
      match.answer(
        seat,
        id,
        picks.map((option) => option.id),
      ),
    )
  }
}

function thingsIn(view: NemesisView & { readonly reader: number }): Target[] {
  const me = view.players[view.reader]
  return [
    ...view.rooms.map((_, id) => ({ kind: 'place', id })),
    ...SHIPS[view.board].plan.corridors.map(({ id }) => ({ kind: 'corridor', id })),
    ...view.intruders.map(({ name }) => ({ kind: 'intruder', id: name })),
    ...view.players.flatMap((_, id) =>
      ['seat', 'pile', 'light-wounds', 'serious-wounds'].map((kind) => ({ kind, id })),
    ),
    ...(me.hand ?? []).map((_, id) => ({ kind: 'hand', id })),
    ...me.inventory.flatMap(({ id }) => (id ? [{ kind: 'item', id }] : [])),
    ...me.quests.map((id) => ({ kind: 'item', id })),
    ...me.wounds.map(({ id }) => ({ kind: 'wound', id })),
    ...['time', 'bag', 'eggs', 'self-destruct', 'destination'].map((kind) => ({ kind, id: 0 })),
  ]
}

describe('everything explains itself', () => {
  test.each(['en', 'fr'] as const)('whole, with a rule (%s)', (language) => {
    for (const view of views(11)) {
      const words = wordsOf(view, language)
      for (const what of thingsIn(view)) {
        const found = explain(what, view, words, language)
        const { title, sort, now = [], text, means = [], rules } = found!
        expect([title, sort, ...now, ...text, ...means].join(' ')).not.toMatch(HOLES)
        expect(rules.length, `${what.kind}:${what.id}`).toBeGreaterThan(0)
      }
    }
  })

  test('and says what it means for whoever reads: the next rooms, and Intruders', () => {
    let met = 0
    for (const view of views(12)) {
      const words = wordsOf(view, 'en')
      const me = view.players[view.reader]
      if (me.fate !== 'awake') continue
      for (const { to } of SHIPS[view.board].ways[me.room]) {
        const room = explain({ kind: 'place', id: to }, view, words, 'en')
        expect(room?.means?.[0]).toMatch(/^Enter it/)
      }
      for (const { name, type } of view.intruders) {
        const intruder = explain({ kind: 'intruder', id: name }, view, words, 'en')
        const faces = hitFaces(NEMESIS, view, type, null)
        expect(intruder?.means?.at(-1)).toContain(`hits it on ${faces} of 6 faces`)
        met++
      }
    }
    expect(met).toBeGreaterThan(0)
  })
})
