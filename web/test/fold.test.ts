import { randomPicks } from '@bulkhead/bots'
import {
  caughtUp,
  copy,
  FastRng,
  Match,
  must,
  patched,
  type SharedParts,
  watched,
} from '@bulkhead/kernel'
import { folded, frameBetween, frameWith, tellings } from '@bulkhead/protocol'
import { describe, expect, test } from 'vitest'
import { positionOf } from '../play/local-position.ts'
import type { Frame, Position } from '../play/position.ts'
import type { LocalGame } from '../play/protocol.ts'
import { rulesOf } from '../play/rules.ts'

const HEADING: LocalGame = {
  id: 'x',
  game: 'theseus',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Ben' },
  ],
  createdAt: 0,
  updatedAt: 0,
  version: 1,
  answers: 0,
  over: false,
  waiting: [],
}

function positionIn(match: Match, holder: number | null, version: number): Position {
  const kept = { asked: new Map(), orders: [], turned: {} }
  return positionOf({ match, holder, game: { ...HEADING, version }, ...kept })
}

const GONE_BACK = { number: 2, at: 0, seat: 1, agreed: [0], takenBack: 3, kept: 0, line: 0 }

/** As a frame comes through the stream. */
function sent(frame: Frame): Frame {
  return JSON.parse(JSON.stringify(frame))
}

describe('a position and what happened since', () => {
  test.each(['theseus', 'nemesis'])(
    'is the position now, through a whole game of %s',
    async (game) => {
      const match = must(
        Match.start(await rulesOf(game), { seats: 2, seed: { kind: 'fast', seed: 3 } }),
      ) as Match
      const rng = new FastRng(8)
      const shown = [null, 0, 1].map((seat) => positionIn(match, seat, 1))
      for (let version = 2; !match.result; version++) {
        const [decision] = match.pending()
        const seen = new Map(shown.map(({ seat, view }) => [seat, view]))
        const told = watched(match, seen, () => {
          if (version % 5 === 0 && match.undo(version % 2) === null) return
          must(match.answer(decision.seat, decision.id, randomPicks(decision, rng)))
        })
        const shared: SharedParts = new Map()
        for (const [i, before] of shown.entries()) {
          const { beats, view } = told.get(before.seat)!
          const now = positionIn(match, before.seat, version)
          const happened = { kind: 'answered', at: 0 }
          const frame = sent(frameBetween(before, now, happened, beats))
          shown[i] = folded(before, frame)
          const { changes, value } = caughtUp(view, now.view, shared)
          expect(sent(frameWith(before, now, happened, { beats, view: changes }))).toEqual(frame)
          expect(JSON.parse(JSON.stringify(value))).toEqual(shown[i].view)
          expect(shown[i]).toEqual(JSON.parse(JSON.stringify(now)))
          const lines = tellings(before.view, frame)
          expect(lines.map(({ line }) => line)).toEqual(
            frame.log ? now.log.slice(frame.log.from) : [],
          )
          const last = lines.at(-1)?.view ?? before.view
          expect(patched(last, frame.view ?? [])).toEqual(shown[i].view)
        }
      }
    },
  )

  test('leaves the one before as it was, and shares what did not change', async () => {
    const match = must(
      Match.start(await rulesOf('theseus'), { seats: 2, seed: { kind: 'fast', seed: 3 } }),
    ) as Match
    const before = positionIn(match, 0, 1)
    const asItWas = copy(before)
    const after = folded(before, {
      number: 2,
      at: 0,
      kind: 'answered',
      view: [['/new', 1]],
      log: { from: 0, lines: [{ kind: 'one' }] },
      undo: 'chance',
    })
    expect(before).toEqual(asItWas)
    expect(after).toMatchObject({ number: 2, undo: 'chance', log: [{ kind: 'one' }] })
    expect(after.view).toMatchObject({ new: 1 })
    expect(after.pending).toBe(before.pending)
    expect(after.table).toBe(before.table)
  })

  test('null is a value: what was there is taken away', async () => {
    const match = must(
      Match.start(await rulesOf('theseus'), { seats: 2, seed: { kind: 'fast', seed: 3 } }),
    ) as Match
    const before = { ...positionIn(match, 0, 1), undoRequest: { seat: 1, waitingFor: [0] } }
    const after = folded(before, {
      number: 2,
      at: 0,
      kind: 'rewound',
      undoRequest: null,
      goneBack: [GONE_BACK],
      undo: null,
    })
    expect(after).toMatchObject({ undoRequest: null, undo: null, goneBack: [GONE_BACK] })
  })
})

describe('what a frame tells', () => {
  const view = { life: 3, hand: ['a'] }
  const lines = [
    { kind: 'hurt', view: [['/life', 2] as const] },
    { kind: 'groans' },
    { kind: 'draws', view: [['/hand/1', 'b'] as const] },
  ]

  test('comes line by line, each with the view once it is told and with what did not change', () => {
    const told = tellings(view, { log: { from: 4, lines }, view: [['/life', 1]] })
    expect(told).toEqual([
      { line: { kind: 'hurt' }, view: { life: 2, hand: ['a'] } },
      { line: { kind: 'groans' }, view: { life: 2, hand: ['a'] } },
      { line: { kind: 'draws' }, view: { life: 2, hand: ['a', 'b'] } },
    ])
    expect(told[0].view.hand).toBe(view.hand)
    expect(told[1].view).toBe(told[0].view)
  })

  test('is nothing where nothing was written', () => {
    expect(tellings(view, { view: [['/life', 1]] })).toEqual([])
    expect(tellings(view, { log: { from: 2, lines: [] }, view: [['/life', 1]] })).toEqual([])
  })

  test('is told on the board that a game begins with', () => {
    const begins = { log: { from: 0, lines: [{ kind: 'begins' }] }, view: [['', view] as const] }
    expect(tellings(null, begins)).toEqual([{ line: { kind: 'begins' }, view }])
  })
})
