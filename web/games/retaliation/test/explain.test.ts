import '../../../test/browser.ts'
import { Match, must, rngFrom, type Target } from '@bulkhead/kernel'
import { type RetaliationView, retaliation } from '@bulkhead/retaliation'
import { GEAR_KINDS, INTRUDER_TYPES, PLACES, SECTIONS, SLOTS } from '@bulkhead/retaliation/printed'
import { describe, expect, test } from 'vitest'
import { retaliationUi } from '../index.ts'
import { corridorsAround, hordeAt, itemsOf, readerIn, spotsOf } from '../reader.ts'
import '../../test/said.ts'

const { explain, words: wordsOf } = retaliationUi

const HOLES = /undefined|NaN|[{}]|\b[a-z]+-text\./

/** What somebody sees in the midst of games that are played at random. */
function* views(seed: number): Generator<RetaliationView> {
  const match = must(Match.start(retaliation, { seats: 3, seed: { kind: 'fast', seed } }))
  const rng = rngFrom({ kind: 'fast', seed })
  for (let i = 0; i < 300 && !match.result; i++) {
    const { seat, id, options, min } = rng.pick([...match.pending()])
    const view = match.view(seat) as RetaliationView
    if (view.phase === 'turn') yield view
    const picks = rng.shuffle([...options]).slice(0, Math.max(1, min))
    const chosen = picks.map((option) => option.id)
    must(match.answer(seat, id, chosen))
  }
}

function thingsIn(view: RetaliationView): Target[] {
  const me = readerIn(view)!
  return [
    ...view.rooms.map((room, slot) =>
      room ? { kind: 'room', id: room.tile } : { kind: 'slot', id: SLOTS[slot].id },
    ),
    ...view.corridors.map((corridor, place) =>
      corridor ? { kind: 'corridor', id: corridor.tile } : { kind: 'gap', id: PLACES[place].id },
    ),
    ...view.intruders.map(({ name }) => ({ kind: 'intruder', id: name })),
    ...view.players.flatMap((_, id) =>
      ['seat', 'pile', 'health', 'oxygen'].map((kind) => ({ kind, id })),
    ),
    ...(me.hand ?? []).map((_, id) => ({ kind: 'hand', id })),
    ...itemsOf(me).flatMap(({ id }) => (id ? [{ kind: 'item', id }] : [])),
    ...spotsOf(me).map(({ id }) => ({ kind: 'spot', id })),
    ...me.wounds.map((id) => ({ kind: 'wound', id })),
    ...me.objectives.flatMap(({ id }) => (id ? [{ kind: 'objective', id }] : [])),
    ...(view.missionTask ? [{ kind: 'task', id: view.missionTask }] : []),
    ...SECTIONS.map((id) => ({ kind: 'section', id })),
    ...GEAR_KINDS.map((id) => ({ kind: 'gear', id })),
    ...INTRUDER_TYPES.map((id) => ({ kind: 'type', id })),
    ...['robot', 'queen', 'lander', 'bag', 'eggs'].map((kind) => ({ kind, id: kind })),
  ]
}

describe('everything explains itself', () => {
  test.each(['en', 'fr'] as const)('whole, with a rule (%s)', (language) => {
    let seen = 0
    for (const view of views(11)) {
      const words = wordsOf(view, language)
      for (const what of thingsIn(view)) {
        const found = explain(what, view, words, language)
        expect(found, `${what.kind}:${what.id}`).not.toBeNull()
        const { title, sort, now = [], text, means = [], rules } = found!
        expect([title, sort, ...now, ...text, ...means].join(' ')).not.toMatch(HOLES)
        expect(rules.length, `${what.kind}:${what.id}`).toBeGreaterThan(0)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(1000)
  })

  test('a horde is counted where it stands, for whoever stands beside it', () => {
    let met = 0
    for (const view of views(12)) {
      const me = readerIn(view)!
      if (me.fate !== 'alive' || me.inLander) continue
      for (const place of corridorsAround(view, me.room)) {
        const horde = hordeAt(view, place)
        if (horde.length === 0) continue
        const what = { kind: 'corridor', id: view.corridors[place]!.tile }
        const { now = [] } = explain(what, view, wordsOf(view, 'en'), 'en')!
        expect(now.join(' ')).toMatch(/Adult|Drone|Larva|Queen/)
        met++
      }
    }
    expect(met).toBeGreaterThan(0)
  })
})
