import { describe, expect, test } from 'vitest'
import { everybodyPasses, restOfRound } from './passing.ts'
import { lockdown, type Playing } from './position.ts'

/** SELFD, ALERT, CSS: what lies on the Time track. */

const crew = () => lockdown('hacker', 'sentry')

describe('the Autodestruction', () => {
  const cooling = (space: number) =>
    crew().at('hacker', 'cooling-system').cards('hacker', 2).space(space)

  test('LOCK-SELFD-01 LOCK-SELFD-10 LOCK-ROOM-24 its token lies yellow on the third space ahead', () => {
    const game = cooling(12).play()
    game.act(game.options().find((id) => id.startsWith('cooling-system'))!)
    expect(game.own.autodestruction).toEqual({ space: 9, red: false })
  })

  test('LOCK-SELFD-06 never beyond the last space', () => {
    const game = cooling(2).play()
    game.act(game.options().find((id) => id.startsWith('cooling-system'))!)
    expect(game.own.autodestruction).toEqual({ space: 0, red: false })
    expect(game.told('autodestruction-starts', 'space')).toEqual([0])
  })

  test('LOCK-SELFD-08 LOCK-SELFD-09 it cannot be started while it is on the track', () => {
    const game = cooling(12).autodestructionAt(5).play()
    expect(game.forbidden('cooling-system')).not.toBeNull()
  })

  test('LOCK-SELFD-03 LOCK-SELFD-04 LOCK-GATE-02 LOCK-FIRST-01 when the Time token leaves it, it turns red three spaces on and the Gate opens', () => {
    const game = restOfRound(crew().space(9).autodestructionAt(9), 'time')
    expect(game.own.autodestruction).toEqual({ space: 6, red: true })
    expect(game.told('autodestruction-red', 'space')).toEqual([6])
    expect(game.state.time).toBe(8)
    expect(game.own.gateOpen).toBe(true)
  })

  test('LOCK-SELFD-02 while it is yellow the Power Generator stops it, and it may start anew', () => {
    const game = crew()
      .at('hacker', 'power-generator')
      .cards('hacker', 4)
      .autodestructionAt(9)
      .play()
    game.act(game.options().find((id) => id.startsWith('power-generator') && id.includes('stop'))!)
    expect(game.own.autodestruction).toBeNull()
    expect(game.log('autodestruction-stops')).toHaveLength(1)
  })

  test('LOCK-SELFD-04 LOCK-SELFD-09 not once it is red', () => {
    const game = crew()
      .at('hacker', 'power-generator')
      .cards('hacker', 4)
      .autodestructionAt(9, true)
      .play()
    expect(game.options().some((id) => id.includes('stop'))).toBe(false)
  })

  test('LOCK-SELFD-05 LOCK-END-04 LOCK-END-05 leaving the red token destroys the base with everything in it', () => {
    const game = restOfRound(
      lockdown('hacker', 'sentry', 'janitor')
        .space(6)
        .autodestructionAt(6, true)
        .intruder('queen', 'nest')
        .out('janitor', 'locked-in'),
      'time',
    )
    expect(game.match.result!.reason).toBe('explosion')
    expect(['hacker', 'sentry', 'janitor'].map((one) => game.whereIs(one))).toEqual([
      'dead',
      'dead',
      'dead',
    ])
    expect([game.state.queenKilled, game.state.nestDestroyed, game.state.intruders.length]).toEqual(
      [true, true, 0],
    )
    expect(game.state.eggs).toBe(0)
    expect(game.log('explodes').map(({ rule }) => rule)).toEqual(['LOCK-END-04'])
    expect(game.winners).toEqual([])
  })

  test('LOCK-SELFD-06 on the last space it destroys the base besides the purge', () => {
    const game = restOfRound(
      crew().space(1).autodestructionAt(0).out('sentry', 'locked-in'),
      'time',
    )
    expect(game.match.result!.reason).toBe('explosion')
    expect(game.whereIs('sentry')).toBe('dead')
  })

  test('LOCK-SELFD-07 it may start with somebody locked in', () => {
    const game = cooling(12).out('sentry', 'locked-in').play()
    expect(game.options().some((id) => id.startsWith('cooling-system'))).toBe(true)
  })
})

describe('the Alert Procedure', () => {
  const alert = (space: number): Playing => {
    const game = crew().at('hacker', 'alert-room').cards('hacker', 2).space(space).play()
    return game.act('alert-room:start-alert')
  }

  test.each([
    [15, 7],
    [9, 4],
    [3, 1],
    [2, 1],
    [1, 0],
  ])('LOCK-ALERT-01 LOCK-ALERT-05 started on %d its token lies on %d', (space, half) => {
    expect(alert(space).own.alert).toBe(half)
  })

  test('LOCK-ALERT-03 LOCK-ISOL-03 LOCK-SETUP-03 LOCK-FIRST-01 it opens the Isolation Room before the white spaces', () => {
    const shut = crew().at('hacker', 'isolation-room').cards('hacker', 2).space(12)
    expect(shut.play().forbidden('isolation-room')).toBe('LOCK-ISOL-03')
    const open = crew().at('hacker', 'isolation-room').cards('hacker', 2).space(12).alertAt(6)
    expect(open.play().options()).toContain('isolation-room')
    const white = crew().at('hacker', 'isolation-room').cards('hacker', 2).space(8)
    expect(white.play().options()).toContain('isolation-room')
  })

  test('LOCK-ALERT-04 it cannot be started a second time', () => {
    const game = crew().at('hacker', 'alert-room').cards('hacker', 2).alertAt(5).play()
    expect(game.options().some((id) => id.includes('start-alert'))).toBe(false)
  })

  test('LOCK-ALERT-02 LOCK-ALERT-06 LOCK-ALERT-07 LOCK-END-01 it ends the game when the Time token leaves its space', () => {
    const game = restOfRound(
      lockdown('hacker', 'sentry', 'janitor')
        .space(4)
        .alertAt(4)
        .contingency('green')
        .intruder('queen', 'nest')
        .out('janitor', 'locked-in'),
      'time',
    )
    expect(game.match.result!.reason).toBe('alert')
    expect(['hacker', 'sentry', 'janitor'].map((one) => game.whereIs(one))).toEqual([
      'dead',
      'dead',
      'locked-in',
    ])
    expect([game.state.queenKilled, game.state.nestDestroyed]).toEqual([false, false])
  })

  test('LOCK-ALERT-02 not on the way to it', () => {
    expect(restOfRound(crew().space(5).alertAt(4), 'time').match.result).toBeNull()
  })
})

describe('CSS pods', () => {
  const loading = (letter: 'a' | 'b' | 'c') =>
    crew()
      .at('hacker', `css-${letter}`)
      .at('sentry', 'repository')
      .hand('hacker', 'search', 'rest', 'demolition')
      .space(10)

  test('LOCK-CSS-01 LOCK-ROOM-23 only while the Time token is at a CSS token', () => {
    expect(loading('a').play().options()).toContain('css-a')
    expect(loading('a').space(9).play().forbidden('css-a')).toBe('LOCK-ROOM-23')
  })

  test('LOCK-CSS-02 one Character a pod, each room its own', () => {
    const game = loading('a').inPod('sentry', 'a').play()
    expect(game.forbidden('css-a')).toBe('LOCK-CSS-02')
    const other = lockdown('hacker', 'sentry')
      .at('hacker', 'css-a')
      .inPod('sentry', 'b')
      .cards('hacker', 2)
      .space(10)
    expect(other.play().options()).toContain('css-a')
  })

  test('LOCK-CSS-03 LOCK-PASS-04 the hand is discarded, a pass follows with its effects, then the figure is in the pod', () => {
    const game = loading('a').wound('hacker', 'wound-bleeding').fire('css-a').play()
    game.act('css-a')
    expect(game.whereIs('hacker')).toBe('pod-a')
    expect(game.log('boards')).toMatchObject([{ params: { seat: 0, pod: 'a' } }])
    expect(game.player('hacker').hand).toEqual([])
    expect(game.player('hacker').passed).toBe(true)
    expect(game.player('hacker').lightWounds).toBe(2)
  })

  const launching = (token: string) =>
    lockdown('hacker', 'sentry', 'janitor')
      .tile(3, 'css-b')
      .space(10)
      .css(10, token)
      .inPod('hacker', 'a')
      .inPod('sentry', 'b')
      .at('janitor', 'repository')
      .toAct('janitor')

  const launched = (token: string, position = launching(token)) => restOfRound(position, 'launch')

  test('LOCK-CSS-05 LOCK-CSS-06 LOCK-CSS-14 LOCK-CSS-16 a token with a letter sends that pod; the others come back wounded', () => {
    const game = launched('a')
    expect(game.match.undoStop(2)).not.toBeNull()
    expect(game.told('evacuated', 'seat')).toEqual([0])
    expect(game.log('comes-back')).toMatchObject([{ params: { seat: 1, place: 2 } }])
    expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['escaped', 'css-b'])
    expect(game.player('sentry').wounds).toHaveLength(1)
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('LOCK-CSS-07 all pods leave', () => {
    const game = launched('all')
    expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['escaped', 'escaped'])
  })

  test('LOCK-CSS-08 no pod leaves, and everybody comes back wounded', () => {
    const game = launched('none')
    expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['css-a', 'css-b'])
    expect(['hacker', 'sentry'].map((one) => game.player(one).wounds.length)).toEqual([1, 1])
  })

  test('LOCK-CSS-15 an empty pod launches nobody', () => {
    const game = launched('c')
    expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['css-a', 'css-b'])
  })

  test('LOCK-CSS-10 LOCK-CSS-12 a used token lies open; one not reached stays secret', () => {
    const game = launched('none')
    const { css } = game.view(null)
    expect(css.find(({ space }) => space === 10)).toEqual({ space: 10, id: 'none', used: true })
    expect(css.find(({ space }) => space === 8)?.id).toBeNull()
  })

  test('LOCK-CSS-09 the same pod may leave again', () => {
    const game = restOfRound(launching('a').css(10, 'a', true).space(8).css(8, 'a'), 'launch')
    expect(game.whereIs('hacker')).toBe('escaped')
  })

  test('LOCK-CSS-11 back beside an Intruder one is in combat, without an encounter', () => {
    const game = launched('none', launching('none').intruder('larva', 'css-a').attacks('slash-1'))
    expect(game.log('encounter')).toHaveLength(0)
    expect(game.player('hacker').larva).toBe(true)
  })

  test('LOCK-CSS-16 LOCK-ROUND-09 who has come back takes part from the next round on', () => {
    const game = launched('none')
    expect(game.state.round).toBe(2)
    expect(game.player('hacker').passed).toBe(false)
    expect(game.player('hacker').hand.length).toBeGreaterThan(0)
  })

  test('LOCK-CSS-13 LOCK-GEN-13 who still waits when the base is destroyed has not left', () => {
    const game = crew().inPod('hacker', 'a').space(9).at('sentry', 'repository')
    const over = restOfRound(game.autodestructionAt(9, true), 'time')
    expect(over.whereIs('hacker')).toBe('dead')
  })

  test('LOCK-CSS-18 the launch comes before the last end', () => {
    const game = restOfRound(
      crew().inPod('hacker', 'a').space(1).css(1, 'all').contingency('green'),
      'launch',
    )
    expect(game.match.result!.reason).toBe('purge')
    expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['escaped', 'dead'])
  })

  test('LOCK-CSS-17 LOCK-CSS-04 LOCK-MOVE-04 who is in a pod occupies no room and is not attacked', () => {
    const game = crew()
      .inPod('hacker', 'a')
      .intruder('adult', 'css-a')
      .at('sentry', 'repository')
      .toAct('sentry')
      .events('doors-release')
      .dice({ tokens: ['adult'], noise: ['silence'] })
      .play()
    everybodyPasses(game)
    expect(game.log('attack')).toHaveLength(0)
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-DEATH-07 whoever dies on the return leaves the Corpse in the CSS room', () => {
    const game = launched(
      'none',
      launching('none')
        .wound('hacker', 'wound-arm')
        .wound('hacker', 'wound-hand')
        .wound('hacker', 'wound-leg'),
    )
    expect(game.room('css-a').objects).toEqual(['corpse-0'])
  })
})
