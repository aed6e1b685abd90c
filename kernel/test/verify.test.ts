import { describe, expect, test } from 'vitest'
import {
  type AnyGame,
  answersIn,
  FastRng,
  isRefusal,
  type Save,
  type Seed,
  seal,
  verify,
} from '../index.ts'
import { bids } from './games/bids.ts'
import { pig } from './games/pig.ts'
import { letter, script } from './games/script.ts'
import { answer, answerRandomly, begin, forged, manyMatches, playOut, withAnswers } from './play.ts'

const sealed: Seed = { kind: 'sealed', secret: '5e'.repeat(32), contributions: ['a1', 'b2'] }

function told(game: AnyGame, data: unknown): string {
  const verified = verify(game, data)
  return isRefusal(verified) ? `${verified.code}: ${verified.message}` : 'verified'
}

describe('a save is verified by playing it again from its seed', () => {
  test('at the end of every game', () => {
    for (const [match, rng] of manyMatches(3)) {
      playOut(match, rng)
      const save = match.save()
      expect(verify(match.game, save)).toEqual({
        answers: match.answers.length,
        lines: match.log(null).length,
        result: match.result,
        commitment: match.commitment,
        before: save.before && expect.objectContaining({ commitment: save.before.commitment }),
      })
    }
  })

  test('and answers with the hash that was published', () => {
    const match = begin(pig, { seed: sealed })
    const published = match.commitment
    playOut(match, new FastRng(1))
    expect(verify(pig, match.save())).toMatchObject({ commitment: published })
  })

  test('even while the game runs', () => {
    const match = begin(bids, { seed: seal() })
    answerRandomly(match, new FastRng(1))
    expect(verify(bids, match.save())).toMatchObject({ answers: 1, result: null })
  })
})

describe('a save is not verified', () => {
  const save = (() => {
    const match = begin(bids, { seats: 3, seed: sealed })
    const rng = new FastRng(2)
    for (let i = 0; i < 20; i++) answerRandomly(match, rng)
    return match.save()
  })()

  test('but it is when nobody touched it', () => {
    expect(told(bids, save)).toBe('verified')
    expect(told(bids, forged(save))).toBe('verified')
  })

  test('when resuming would refuse it', () => {
    expect(told(bids, {})).toBe('bad-save: This is not a saved match.')
    expect(told(pig, save)).toMatch(/^foreign-save: /)
  })

  test('when its seed is not the one whose hash was published', () => {
    const seed: Seed = { ...sealed, secret: '5f'.repeat(32) }
    const refused = 'bad-save: The published hash does not belong to the seed.'
    expect(told(bids, forged({ ...save, seed }))).toBe(refused)
  })

  test('when what the players added to the seed was changed', () => {
    const seed: Seed = { ...sealed, contributions: ['a1', 'b3'] }
    expect(told(bids, forged({ ...save, seed }))).toMatch(/^bad-save: /)
  })

  test('when an answer is not legal', () => {
    const answers = answersIn(save).with(0, { seat: 0, picks: ['bid:6'] })
    expect(told(bids, withAnswers(save, answers))).toBe(
      'bad-save: This save cannot be played on: answer 1 is not legal: "bid:6" is not one of the options.',
    )
  })

  test('when its position is not where the answers lead', () => {
    const { position } = begin(bids, { seats: 3, seed: sealed }).save()
    expect(told(bids, forged({ ...save, position }))).toBe(
      'bad-save: This save cannot be played on: its answers lead to another position',
    )
  })

  test('when it would let an answer be taken back after chance or a secret', () => {
    const match = begin(bids)
    answer(match, 0, 'peek')
    const earlier = forged({ ...match.save(), undo: { floor: 0, stop: 'nothing' } })
    const refused =
      'bad-save: This save cannot be played on: it would take back what cannot be taken back'
    expect(told(bids, earlier)).toBe(refused)
  })

  test('when the rules fail on it', () => {
    const fine = script(letter(0), letter(0))
    const match = begin(fine)
    answer(match, 0, 'a')
    const failing = script(
      letter(0, () => {
        throw new Error('the dice are gone')
      }),
    )
    expect(told(failing, match.save())).toMatch(/^bad-save: .*the dice are gone/)
  })

  test('when any part of it is nonsense: nothing is ever thrown', () => {
    for (const key of Object.keys(save) as (keyof Save)[]) {
      for (const nonsense of [null, 0, 'x', [], {}, [null], { state: null }]) {
        const changed = forged({ ...save, [key]: nonsense })
        expect(told(bids, changed)).toMatch(/^(bad|foreign)-save: |^verified$/)
      }
    }
  })
})
