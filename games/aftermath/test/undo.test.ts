import { Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { aftermath } from '../index.ts'
import { AFTER_NEMESIS, shipLeftBy } from './earlier.ts'
import { classic, epilogue } from './position.ts'

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
    expect([...game.match.informed]).toEqual([0, null])
  })

  test('AFT-ROOM-09 a look at the tokens of a Turret', () => {
    const game = classic('scout')
      .tile(6, 'turret-room')
      .at('scout', 'turret-room')
      .turret('cockpit', 'all')
      .cards('scout', 2)
      .play()
      .act('turret-room:1')
    expect(game.prompt).toBe('turret-mode')
    expect(game.match.undoStop(0)).toBe('secret')
    expect([...game.match.informed]).toEqual([0])
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
      .item('scout', 'tools')
      .play()
      .act('emotion-reader:1')
    expect(game.log('sees-item', 'psychologist')).toHaveLength(1)
    expect(game.match.undoStop(0)).toBe('secret')
    expect([...game.match.informed]).toEqual([0])
  })

  test('AFT-CHAR-ANDROID-14 Contamination that everybody sees the Android draw', () => {
    const game = classic('android', 'scout')
      .deckTop('android', 'clean', 'search', 'demolition')
      .hand('android', 'overclock')
      .play()
      .act('overclock')
    expect(game.log('draws-clean', 'scout')).toHaveLength(1)
    expect([...game.match.informed]).toEqual(expect.arrayContaining([0, 1, null]))
  })

  test('AFT-EPI-24 the first Alert, with the last choice of a Character', () => {
    const match = must(
      Match.start(aftermath, {
        seats: 1,
        seed: { kind: 'fast', seed: 1 },
        options: { play: 'epilogue', draft: 'free' },
        before: shipLeftBy(AFTER_NEMESIS, 1),
      }),
    )
    while (match.state.phase === 'draft') {
      const [{ seat, id, options }] = match.pending()
      must(match.answer(seat, id, options[0].id))
    }
    expect(match.log(null).filter(({ kind }) => kind === 'alert')).toHaveLength(1)
    expect([...match.informed]).toEqual(expect.arrayContaining([0, null]))
  })

  test('AFT-EPI-28 the second Alert, before anything else is drawn', () => {
    const game = epilogue('android')
      .item('android', 'deactivation-module')
      .cards('android', 1)
      .intruder('adult', 'shuttle-main')
      .shuttle(1)
      .play()
      .pass()
    expect([game.prompt, game.log('alert').length]).toEqual(['hide', 1])
    expect(game.match.undoStop(0)).toBe('secret')
  })

  test('AFT-EPI-38 what the others have answered to the Last Call', () => {
    const game = epilogue('scout', 'captain', 'soldier')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand')
      .wound('scout', 'wound-body')
      .hand('scout', 'search')
      .hand('captain', 'search', 'rest', 'order')
      .phase('event')
      .events('aft-last-call')
      .play()
      .say('scout', 'be-wounded')
      .say('captain', 'be-wounded')
    expect([game.whereIs('scout'), game.prompt]).toEqual(['dead', 'bereaved'])
    expect(game.match.undoStop(1)).toBe('secret')
  })
})
