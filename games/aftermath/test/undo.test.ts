import { describe, expect, test } from 'vitest'
import { classic } from './position.ts'

/** Whoever has learnt something hidden, or shown it to all, cannot take the answer back that led to it. */

describe('cannot be taken back', () => {
  test('AFT-TURRET-18 the mode of a Turret that somebody tried to destroy', () => {
    const game = classic('scout')
      .turret('hibernatorium', 'inactive')
      .hand('scout', 'demolition')
      .play()
      .act('demolition:destroy-turret')
    expect(game.kinds('turret-mode', 'turret-holds')).toEqual(['turret-mode', 'turret-holds'])
    expect(game.match.undoStop(0)).toBe('secret')
  })

  test('AFT-CHAR-BOUNTY-09 AFT-TRAIT-01 the hand that is lost with Laika', () => {
    const game = classic('bounty-hunter', 'soldier')
      .at('soldier', 'turret-room')
      .hand('bounty-hunter', 'sentries', 'search', 'infected')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .play()
      .choose('move:c-6-11', 'pay:search#1')
      .choose('sentries')
    expect(game.player('bounty-hunter').hand).toEqual([])
    expect([game.whereIs('bounty-hunter'), game.prompt]).toEqual(['turret-room', 'action'])
    expect(game.match.undoStop(0)).toBe('secret')
  })

  test('AFT-CHAR-PSYCH-03 a look at the hand and the Items of another', () => {
    const game = classic('psychologist', 'scout')
      .item('psychologist', 'emotion-reader')
      .cards('psychologist', 2)
      .hand('scout', 'search')
      .play()
      .act('emotion-reader:1')
    expect(game.log('sees-card', 'psychologist')).toHaveLength(1)
    expect(game.match.undoStop(0)).toBe('secret')
  })
})
