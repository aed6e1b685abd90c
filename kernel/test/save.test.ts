import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  answersIn,
  FastRng,
  isRefusal,
  Match,
  must,
  type Rng,
  type Save,
  type Table,
} from '../index.ts'
import { bids } from './games/bids.ts'
import { pig } from './games/pig.ts'
import { letter, type Script, script } from './games/script.ts'
import {
  answer,
  answerRandomly,
  begin,
  forged,
  manyMatches,
  playOut,
  whole,
  withAnswers,
} from './play.ts'

/** What a save becomes on its way through a file. */
function stored(save: Save): Save {
  return JSON.parse(JSON.stringify(save))
}

function twinOf(match: Match): Match {
  return must(Match.resume(match.game, stored(match.save())))
}

function sometimesUndo(match: Match, rng: Rng): void {
  const last = match.answers.at(-1)
  if (last && rng.int(4) === 0) match.undo(last.seat ?? 0)
}

describe('a save', () => {
  test('brings back the whole match after every answer, and after answers were taken back', () => {
    for (const [match, rng] of manyMatches(8)) {
      playOut(match, rng, () => {
        sometimesUndo(match, rng)
        const twin = twinOf(match)
        expect(whole(twin)).toEqual(whole(match))
        expect(twin.answers).toEqual(match.answers)
        expect(twin.commitment).toEqual(match.commitment)
      })
    }
  })

  test('plays on like the match it was made from, undo and chance included', () => {
    for (const [match, rng] of manyMatches(8)) {
      for (let i = rng.int(12); i > 0 && !match.result; i--) answerRandomly(match, rng)
      const twin = twinOf(match)
      const [end, twinEnd] = [match, twin].map((one) => {
        const player = new FastRng(1)
        playOut(one, player, () => sometimesUndo(one, player))
        return [whole(one), one.answers]
      })
      expect(twinEnd).toEqual(end)
    }
  })

  test('of a long game still lets every answer be taken back that could be before', () => {
    const match = begin(script(...new Array(60).fill(letter(0))))
    for (let i = 0; i < 50; i++) answer(match, 0, 'abc'[i % 3])
    const twin = twinOf(match)
    for (let i = 0; i < 50; i++) expect(twin.undo(0)).toBeNull()
    expect(twin.undoStop(0)).toBe('nothing')
  })

  test('holds nothing of answers that were taken back and given otherwise', () => {
    const roll = ({ rng }: Table<Script>) => void rng.int(6)
    const steps = [...new Array(90).fill(letter(0)), letter(0, roll), letter(0)]
    const match = begin(script(...steps))
    for (let i = 0; i < 70; i++) answer(match, 0, 'a')
    for (let i = 0; i < 10; i++) match.undo(0)
    for (let i = 0; i < 31; i++) answer(match, 0, 'b')
    expect(match.undoStop(0)).toBe('chance')
    expect(match.snapshot().checkpoint.at).toBeGreaterThan(0)
    expect(match.state.heard.join('')).toBe('a'.repeat(60) + 'b'.repeat(31))
    expect(whole(twinOf(match))).toEqual(whole(match))
  })

  test('holds what was picked once, however often it was', () => {
    const match = begin(pig, { seats: 1 })
    for (let i = 0; i < 160; i++) answer(match, 0, 'roll')
    const save = match.save()
    expect(save.picks).toEqual(['roll'])
    expect(answersIn(save)).toEqual(match.answers)
    expect(JSON.stringify(save).length).toBeLessThan(2000)
  })

  test('tells who took an offer, and which was time', () => {
    for (const [match, rng] of manyMatches(4)) {
      playOut(match, rng)
      expect(answersIn(stored(match.save()))).toEqual(match.answers)
    }
  })

  test('is not changed by playing on', () => {
    const match = begin(bids)
    const save = match.save()
    const before = stored(save)
    playOut(match, new FastRng(3))
    playOut(must(Match.resume(bids, save)), new FastRng(4))
    expect(save).toEqual(before)
  })
})

describe('a snapshot', () => {
  const restored = (match: Match) =>
    Match.restored(match.game, JSON.parse(JSON.stringify(match.snapshot())))

  test('brings back the whole match after every answer, and after answers were taken back', () => {
    for (const [match, rng] of manyMatches(4)) {
      playOut(match, rng, () => {
        sometimesUndo(match, rng)
        const twin = restored(match)
        expect(whole(twin)).toEqual(whole(match))
        expect(twin.save()).toEqual(match.save())
      })
    }
  })

  test('of a long game starts from a late position, not from the beginning', () => {
    const match = begin(pig, { seats: 1 })
    for (let i = 0; i < 160; i++) answer(match, 0, 'roll')
    const { checkpoint, log } = match.snapshot()
    expect(checkpoint.at).toBeGreaterThan(80)
    expect(log).toHaveLength(checkpoint.lines)
  })

  test('is not changed by playing on', () => {
    const match = begin(bids)
    const snapshot = match.snapshot()
    const before = JSON.parse(JSON.stringify(snapshot))
    playOut(match, new FastRng(3))
    playOut(Match.restored(bids, snapshot), new FastRng(4))
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(before)
  })
})

describe('a save is refused', () => {
  const save = (() => {
    const match = begin(bids, { seats: 3 })
    const rng = new FastRng(5)
    for (let i = 0; i < 30 && !match.result; i++) answerRandomly(match, rng)
    return match.save()
  })()

  function told(game: AnyGame, data: unknown): string {
    const match = Match.resume(game, data)
    return isRefusal(match) ? `${match.code}: ${match.message}` : 'resumed'
  }

  test('but not when it is whole', () => {
    expect(told(bids, save)).toBe('resumed')
  })

  test('when it is no save at all', () => {
    for (const data of [null, undefined, 7, 'save', [], {}, { format: 'chess' }, [save]]) {
      expect(told(bids, data)).toBe('bad-save: This is not a saved match.')
    }
  })

  test('when a part of it is missing', () => {
    for (const key of Object.keys(save)) {
      const { [key as keyof Save]: _, ...rest } = save
      expect(told(bids, rest)).toMatch(/^bad-save: /)
    }
  })

  test('when any character of it was changed', () => {
    const text = JSON.stringify(save)
    const places = fc.nat(text.length - 1)
    fc.assert(
      fc.property(places, fc.constantFrom(...'0123456789abcdef",:[]{}'), (at, character) => {
        fc.pre(text[at] !== character)
        const changed = parsed(text.slice(0, at) + character + text.slice(at + 1))
        if (changed !== undefined) expect(told(bids, changed)).toMatch(/^bad-save: /)
      }),
      { numRuns: 500 },
    )
  })

  test('when it is of another game', () => {
    const refused = 'foreign-save: This save is of the game bids, not pig.'
    expect(told(pig, save)).toBe(refused)
  })

  test('when it was made by another version of the game or of the kernel', () => {
    const refused = 'foreign-save: This save was made by another version.'
    expect(told({ ...bids, version: 2 }, save)).toBe(refused)
    expect(told(bids, forged({ ...save, kernel: save.kernel + 1 }))).toBe(refused)
  })

  test('when something else was printed on the components', () => {
    const refused = 'foreign-save: This save was made with other components.'
    expect(told({ ...bids, components: { cards: 'others' } }, save)).toBe(refused)
  })

  test('when its seats or options are not offered, even with a right hash', () => {
    const seats = 'bad-save: bids takes 2 to 4 seats.'
    expect(told(bids, forged({ ...save, seats: 1e9 }))).toBe(seats)
    expect(told(bids, forged({ ...save, options: { ...save.options, prizes: 'five' } }))).toBe(
      'bad-save: The option "prizes" is one of: three, four.',
    )
  })

  test('when its answers are not those of this game, even with a right hash', () => {
    const answers = [...answersIn(save), { seat: 0, picks: ['castle'] }]
    expect(told(bids, withAnswers(save, answers))).toMatch(/^bad-save: .*cannot be played on/)
  })

  test('when rules that call themselves the same lead elsewhere', () => {
    const generous: AnyGame = {
      ...bids,
      setup: (options, seats, rng) => {
        const state = bids.setup(options, seats, rng)
        state.bidders[0].coins++
        return state
      },
    }
    expect(told(generous, save)).toBe(
      'bad-save: This save cannot be played on: its answers lead to another position',
    )
  })

  test('whatever nonsense stands in it: nothing is ever thrown', () => {
    const keys = fc.constantFrom(...(Object.keys(save) as (keyof Save)[]))
    fc.assert(
      fc.property(keys, fc.jsonValue(), (key, value) => {
        expect(told(bids, forged({ ...save, [key]: value }))).toMatch(
          /^(bad|foreign)-save: |^resumed$/,
        )
      }),
      { numRuns: 300 },
    )
  })
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
