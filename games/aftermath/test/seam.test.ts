import type { State } from '@bulkhead/hull/state.ts'
import { type Ending, FastRng, leaksNow, leaksThrough, Match, must, verify } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { describe, expect, test, vi } from 'vitest'
import { aftermath } from '../index.ts'
import { own, ownRoom } from '../own.ts'
import { setup } from '../setup.ts'
import { turretPlaces } from '../turrets.ts'
import {
  AFTER_ALTERNATE,
  AFTER_CLASSIC,
  AFTER_COOP,
  AFTER_INVESTIGATION,
  AFTER_NEMESIS,
  type Earlier,
  playedOut,
  shipLeftBy,
} from './earlier.ts'
import { endOf } from './position.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What passes from one match to the next, and what must not. */

const OPTIONS = {
  play: 'epilogue',
  mode: 'semi-coop',
  board: 'standard',
  draft: 'roles',
  rooms: true,
  turrets: true,
  traits: true,
  hourglass: 'none',
}

const EARLIER: readonly Earlier[] = [
  AFTER_NEMESIS,
  AFTER_ALTERNATE,
  AFTER_COOP,
  AFTER_CLASSIC,
  AFTER_INVESTIGATION,
]

/** The end of a game, and the same as somebody might imagine it who knows nothing that was hidden in it. */
function twoEndings(earlier: Earlier, seed: number): [Ending, Ending] {
  const { state } = playedOut(earlier, seed) as Match<State>
  const imagined = structuredClone(state)
  const game = earlier.game === nemesis ? nemesis : aftermath
  game.redeal(imagined, null, new FastRng(seed))
  // What was unexplored is shown to everybody now.
  imagined.rooms.forEach((room, place) => {
    Object.assign(room, { tile: state.rooms[place].tile, token: state.rooms[place].token })
  })
  imagined.box.tiles = [...state.box.tiles]
  const of = { game: game.id, options: earlier.options }
  return [endOf(state, of), endOf(imagined, of)]
}

describe('nobody learns in the Epilogue what they had no right to', () => {
  test.each(EARLIER.map((earlier, i) => ({ earlier, i })))('after game $i', ({ earlier, i }) => {
    for (let seed = 1; seed <= 6; seed++) {
      const [truth, imagined] = twoEndings(earlier, 10 * i + seed)
      const laid = (before: Ending) => setup(OPTIONS, 3, new FastRng(seed), structuredClone(before))
      for (const reader of [null, 0, 1, 2]) {
        expect(aftermath.view(laid(imagined), reader)).toEqual(aftermath.view(laid(truth), reader))
      }
    }
  })

  test('no seat knows what a seat of the game before knew', () => {
    for (const earlier of EARLIER) {
      const [truth] = twoEndings(earlier, 3)
      const s = setup(OPTIONS, 3, new FastRng(1), truth)
      const known = [
        ...Object.values(s.items).flat(),
        ...s.events,
        ...s.attacks,
        ...s.contamination,
        ...own(s).engines,
        own(s).coordinates,
        ...own(s).alerts,
        ...turretPlaces(s).flatMap((place) => ownRoom(s, place).turret!.pile),
      ].filter(({ seen }) => seen.length > 0 && !seen.includes(-1))
      expect(known).toEqual([])
    }
  })
})

describe('in the Epilogue itself', () => {
  test.each(EARLIER.map((earlier, i) => ({ earlier, i })))(
    'secrets are kept after game $i',
    ({ earlier, i }) => {
      const before = shipLeftBy(earlier, 20 + i)
      const seed = { kind: 'fast', seed: i } as const
      const match = must(
        Match.start(aftermath, { seats: 3, options: { play: 'epilogue' }, seed, before }),
      )
      const rng = new FastRng(i)
      const leaks = new Set<string>()
      for (let answers = 0; answers < 40 && !match.result; answers++) {
        for (const leak of leaksNow(match, rng)) leaks.add(`now: ${leak}`)
        const { seat, options, min, max } = rng.pick(match.pending())
        const number = min + rng.int(Math.min(max, options.length) - min + 1)
        const picks = rng.shuffle([...options]).slice(0, number)
        for (const leak of leaksThrough(match, seat, picks, rng)) leaks.add(`through: ${leak}`)
      }
      expect([...leaks]).toEqual([])
    },
  )
})

test('a match and its Epilogue are verified together', () => {
  const before = shipLeftBy(AFTER_NEMESIS, 5)
  const seed = { kind: 'fast', seed: 2 } as const
  const match = must(
    Match.start(aftermath, { seats: 2, options: { play: 'epilogue' }, seed, before }),
  )
  const rng = new FastRng(2)
  while (!match.result) {
    const { seat, id, options, min } = rng.pick(match.pending())
    const picks = rng.shuffle([...options]).slice(0, Math.max(min, 1))
    must(
      match.answer(
        seat,
        id,
        picks.map((option) => option.id),
      ),
    )
  }
  const verified = verify(aftermath, JSON.parse(JSON.stringify(match.save())))
  expect(verified).toMatchObject({ before: expect.anything() })
})
