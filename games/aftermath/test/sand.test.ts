import { Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { aftermath } from '../index.ts'
import { Position } from './position.ts'

/** SAND: playing with the hourglass. */

/** The sand has run through in the Scout's turn. */
function runOut(...crew: string[]) {
  return new Position(crew, { play: 'classic', hourglass: '5' }).sand('run-out')
}

describe('the sand', () => {
  test('AFT-SAND-01 AFT-COMP-03 is an option, in every way to play', () => {
    const values = aftermath.options.hourglass
    expect(values).toMatchObject({ default: 'none' })
    for (const play of ['classic', 'investigation']) {
      const start = (hourglass: string) =>
        must(
          Match.start(aftermath, {
            seats: 1,
            options: { play, hourglass },
            seed: { kind: 'fast', seed: 1 },
          }),
        ).view(0).sand
      expect(start('none')).toBeNull()
      expect(start('5')).toMatchObject({ seconds: 300 })
    }
  })

  test('AFT-SAND-11 so many minutes', () => {
    const seconds = (hourglass: string) =>
      new Position(['scout'], { play: 'classic', hourglass }).play().own.sand?.seconds
    expect(['3', '5', '10'].map(seconds)).toEqual([180, 300, 600])
  })

  test('AFT-SAND-02 is turned at the start of every round', () => {
    const game = new Position(['scout'], { play: 'classic', hourglass: '5' }).sand('aside')
    const played = game.phase('round').play()
    expect(played.own.sand).toMatchObject({ state: 'runs' })
    expect(played.offers(null)).toEqual(['sand:2'])
    expect(played.match.offers(null)).toMatchObject([{ seconds: 300, rule: 'AFT-SAND-03' }])
  })

  test('AFT-SAND-03 only time can take it while it runs, be it in the midst of an action', () => {
    const game = new Position(['scout', 'soldier'], { play: 'classic', hourglass: '5' })
      .sand('runs')
      .cards('scout', 3)
      .play()
    expect([game.offers('scout'), game.offers('soldier')]).toEqual([[], []])
    game.choose('move:c-6-11')
    expect(game.offers(null)).toEqual(['sand:1'])
    must(game.match.take(null, 'sand:1'))
    expect(game.prompt).toBe('pay')
    expect(game.own.sand).toMatchObject({ state: 'run-out' })
    expect(game.log('sand')).toMatchObject([{ rule: 'AFT-SAND-03' }])
    // An action is resolved completely first.
    expect(game.offers('soldier')).toEqual([])
    game.dice({ noise: ['silence'] }).settle()
    expect(game.offers('soldier')).toEqual(['hourglass'])
  })

  test('AFT-SAND-09 outside the Player phase nobody can take it: its use is lost', () => {
    const game = runOut('scout')
      .phase('event')
      .events('nest-noise')
      .dice({ tokens: ['larva'] })
      .play()
    expect(game.own.sand).toMatchObject({ state: 'runs' })
    expect(game.offers('scout')).toEqual([])
  })
})

test('AFT-SAND-09 in the Event phase the sand does not run through, nor can it be taken', () => {
  const asked = (sand: 'runs' | 'run-out') =>
    new Position(['scout', 'soldier'], { play: 'epilogue', hourglass: '5' })
      .sand(sand)
      .cards('scout', 2)
      .phase('event')
      .events('aft-last-call')
      .play()
  for (const game of [asked('runs'), asked('run-out')]) {
    expect(game.prompt).toBe('last-call')
    expect([game.offers(null), game.offers('scout'), game.offers('soldier')]).toEqual([[], [], []])
  }
})

describe('taking the hourglass', () => {
  test('AFT-SAND-09 anybody aboard and awake, passed or not; not the dead, hibernating or gone', () => {
    const game = runOut('scout', 'soldier', 'mechanic', 'captain', 'pilot')
      .is('soldier', { passed: true })
      .out('mechanic', 'dead')
      .out('captain', 'hibernating')
      .inPod('pilot', 1)
      .play()
    const offers = ['scout', 'soldier', 'mechanic', 'captain', 'pilot'].map((one) =>
      game.offers(one),
    )
    expect(offers).toEqual([['hourglass'], ['hourglass'], [], [], ['hourglass']])
  })

  test('AFT-SAND-03 AFT-SAND-10 whoever takes it chooses any room, explored or not, and rolls there', () => {
    const game = runOut('scout', 'soldier').unexplored('storage', 'slime-3').play()
    game.take('soldier', 'hourglass')
    expect(game.state.turn.chooses).toBe(false)
    expect(game.log('hourglass-taken')).toMatchObject([
      { params: { seat: 1 }, rule: 'AFT-SAND-03' },
    ])
    expect(game.asked).toEqual(['soldier'])
    expect(game.options()).toHaveLength(21)
    game.dice({ noise: [3] }).choose('hourglass-room:1')
    expect(game.log('noise-roll')).toMatchObject([{ params: { seat: 1, place: 0, face: 3 } }])
    expect(game.noise).toEqual(['c-1-2'])
    expect(game.prompt).toBe('hourglass-again')
    game.choose('keep-hourglass')
    expect(game.asked).toEqual(['scout'])
    expect(game.prompt).toBe('action')
  })

  test('AFT-SAND-10 until a room is chosen it can be put back', () => {
    const game = runOut('scout', 'soldier').play().take('soldier', 'hourglass')
    expect(game.decision()).toMatchObject({ prompt: 'hourglass-room', cancel: true })
    expect(game.match.cancel(1, game.decision().id)).toBeNull()
    expect([game.asked, game.offers('soldier')]).toEqual([['scout'], ['hourglass']])
  })

  test('AFT-SAND-06 once per round', () => {
    const game = runOut('scout', 'soldier')
      .dice({ noise: [3] })
      .play()
    game.take('scout', 'hourglass').choose('hourglass-room:1', 'keep-hourglass')
    expect(game.own.sand).toMatchObject({ state: 'aside' })
    expect([game.offers('scout'), game.offers('soldier'), game.offers(null)]).toEqual([[], [], []])
  })

  test('AFT-SAND-09 the first to claim it has it', () => {
    const game = runOut('scout', 'soldier').play().take('soldier', 'hourglass')
    expect(game.offers('scout')).toEqual([])
    expect(game.match.take(0, 'hourglass')).not.toBeNull()
  })

  test('AFT-SAND-07 nobody has to: play goes on', () => {
    const game = runOut('scout', 'soldier').play().pass()
    expect(game.asked).toEqual(['soldier'])
    expect(game.offers('soldier')).toEqual(['hourglass'])
  })

  test('AFT-SAND-08 after its roll it may be taken out of the game', () => {
    const game = runOut('scout')
      .dice({ noise: ['silence'], tokens: ['larva'] })
      .events('nest-noise')
      .play()
    game.take('scout', 'hourglass').choose('hourglass-room:1', 'end-hourglass')
    expect(game.own.sand).toBeNull()
    expect(game.log('hourglass-gone')).toHaveLength(1)
    game.pass()
    expect(game.state.round).toBe(2)
    expect(game.offers(null)).toEqual([])
  })
})

describe('an Encounter by it', () => {
  /** Noise where the die falls; an Adult with the number 3 comes. */
  const meeting = (position: Position) =>
    position
      .noise('c-6-11')
      .attacks('scratch-1')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 3 }] })

  test('AFT-SAND-04 surprises whoever has the fewest cards of all there, Contamination included', () => {
    const game = meeting(runOut('scout', 'soldier', 'mechanic'))
      .hand('scout', 'search', 'rest', 'demolition')
      .hand('soldier', 'search', 'clean', 'clean')
      .hand('mechanic', 'search', 'rest')
      .play()
    game.take('scout', 'hourglass').choose('hourglass-room:11')
    expect(game.told('surprise-attack', 'seat')).toEqual([2])
    expect(game.player('mechanic').lightWounds).toBe(1)
  })

  test('AFT-SAND-04 a tie goes to the nearest to the First Player; enough cards keep it off', () => {
    const tie = meeting(runOut('scout', 'soldier')).first('soldier').play()
    tie.take('scout', 'hourglass').choose('hourglass-room:11')
    expect(tie.told('surprise-attack', 'seat')).toEqual([1])
    const full = meeting(runOut('scout')).hand('scout', 'search', 'rest', 'demolition').play()
    full.take('scout', 'hourglass').choose('hourglass-room:11')
    expect(full.log('surprise-attack')).toEqual([])
    expect(full.intrudersIn('hibernatorium')).toEqual(['adult'])
  })

  test('AFT-SAND-05 where nobody is there is no Surprise Attack', () => {
    const game = runOut('scout')
      .noise('c-1-2')
      .dice({ noise: [3], tokens: [{ type: 'adult', number: 4 }] })
      .play()
      .take('scout', 'hourglass')
      .choose('hourglass-room:1')
    expect(game.kinds('encounter', 'encounter-unmet', 'surprise-attack')).toEqual([
      'encounter-unmet',
    ])
    expect(game.intrudersIn('cockpit')).toEqual(['adult'])
  })

  test('whoever had the turn goes on with it, or the next one if it killed them', () => {
    const mortal = (position: Position) =>
      meeting(position)
        .wound('scout', 'wound-leg')
        .wound('scout', 'wound-hand')
        .wound('scout', 'wound-body')
    const game = mortal(runOut('scout', 'soldier')).at('soldier', 'cockpit').play()
    game.take('soldier', 'hourglass').choose('hourglass-room:11', 'keep-hourglass')
    expect(game.player('scout').fate).toBe('dead')
    expect(game.asked).toEqual(['soldier'])
    expect(game.state.turn.seat).toBe(1)
    const lives = meeting(runOut('scout', 'soldier')).cards('scout', 1).toAct('scout', 1).play()
    lives.take('soldier', 'hourglass').choose('hourglass-room:11', 'keep-hourglass')
    expect(lives.state.turn).toMatchObject({ seat: 0, taken: 1 })
  })
})

test('it is replayed exactly, without a clock', () => {
  const options = { play: 'classic', hourglass: '3', draft: 'free' }
  const match = must(Match.start(aftermath, { seats: 2, options, seed: { kind: 'fast', seed: 5 } }))
  const first = () => {
    const [{ seat, id, options: all }] = match.pending()
    must(match.answer(seat, id, all[0].id))
  }
  while (match.state.phase !== 'turn') first()
  must(match.take(null, match.offers(null)[0].id))
  must(match.take(1, 'hourglass'))
  first()
  const save = JSON.parse(JSON.stringify(match.save()))
  const resumed = must(Match.resume(aftermath, save))
  expect(resumed.state).toEqual(match.state)
  expect(resumed.log(null)).toEqual(match.log(null))
  expect(match.answers.filter(({ offer }) => offer).map(({ seat }) => seat)).toEqual([null, 1])
})
