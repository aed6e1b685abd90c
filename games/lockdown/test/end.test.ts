import { describe, expect, test } from 'vitest'
import { beforeExplosion, beforePurge, purgeUnder } from './endings.ts'
import { lockdown, lockdownCoop, type Playing, type Position } from './position.ts'

/** END, VICTORY, CONTIN, OBJ: how it ends, and who has won. */

const three = (position: Position) =>
  position.out('hacker', 'escaped').out('sentry', 'bunker').out('janitor', 'locked-in')
const CREW = ['hacker', 'sentry', 'janitor', 'survivor'] as const
const fates = (game: Playing) => CREW.map((one) => game.player(one).fate)

describe('the end', () => {
  test('LOCK-END-02 LOCK-END-12 LOCK-VICTORY-02 the purge kills whoever is in the base and not locked in', () => {
    const game = three(beforePurge(...CREW)).play()
    expect(game.match.result!.reason).toBe('purge')
    expect(fates(game)).toEqual(['escaped', 'bunker', 'locked-in', 'dead'])
  })

  test('LOCK-END-03 the purge kills no Intruder and destroys nothing', () => {
    const game = three(beforePurge(...CREW).intruder('queen', 'nest')).play()
    expect([game.state.queenKilled, game.state.nestDestroyed, game.state.intruders.length]).toEqual(
      [false, false, 1],
    )
  })

  test('LOCK-END-04 LOCK-VICTORY-02 an explosion kills those locked in, not who has left', () => {
    const game = three(beforeExplosion(...CREW)).play()
    expect(fates(game)).toEqual(['escaped', 'bunker', 'dead', 'dead'])
  })

  test('LOCK-FIRE-04 LOCK-END-04 a 13th Fire marker destroys the base', () => {
    const position = lockdown('hacker', 'sentry').at('sentry', 'isolation-room').cards('hacker', 1)
    const tile = position.state.rooms[5].tile
    const others = position.state.rooms.map((one) => one.tile).filter((one) => one !== tile)
    const game = position
      .fire(...others.slice(0, 12))
      .unexplored(tile, 'fire-1')
      .play()
    expect(game.act('move:c15').match.result!.reason).toBe('explosion')
  })

  test('LOCK-FIRE-05 a second marker in a burning room is none at all', () => {
    const position = lockdown('hacker', 'sentry').at('sentry', 'isolation-room').cards('hacker', 1)
    const tile = position.state.rooms[5].tile
    const others = position.state.rooms.map((one) => one.tile).filter((one) => one !== tile)
    const game = position
      .fire(tile, ...others.slice(0, 11))
      .unexplored(tile, 'fire-1')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.act('move:c15').match.result).toBeNull()
  })

  test('LOCK-MALF-07 LOCK-MALF-08 an 11th Malfunction marker destroys the base', () => {
    const position = lockdown('hacker', 'sentry').at('sentry', 'isolation-room').cards('hacker', 1)
    const tile = position.tile(6, 'archive').state.rooms[5].tile
    const breakable = position.state.rooms
      .map((one) => one.tile)
      .filter((one) => ![tile, 'nest', 'contaminated-room'].includes(one))
    const game = position
      .malfunction(...breakable.slice(0, 10))
      .unexplored(tile, 'malfunction-1')
      .play()
    expect(game.act('move:c15').match.result!.reason).toBe('explosion')
  })

  const lastOne = (position: Position) =>
    position
      .out('sentry', 'locked-in')
      .at('hacker', 'isolation-room')
      .cards('hacker', 2)
      .space(8)
      .contingency('green')
      .dice({ noise: ['silence'] })
      .play()
      .act('isolation-room')

  test('LOCK-END-06 LOCK-END-07 LOCK-POWER-10 when nobody is left who could act the game ends: with the purge', () => {
    const game = lastOne(lockdown('hacker', 'sentry'))
    expect(game.match.result!.reason).toBe('nobody-left')
    expect(game.state.time).toBe(0)
    expect(game.log('power-off')).toHaveLength(0)
    expect(game.log('launch')).toHaveLength(0)
    expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['locked-in', 'locked-in'])
  })

  test.each([false, true])(
    'LOCK-END-07 with the Autodestruction on the track the base is destroyed (red: %s)',
    (red) => {
      const game = lastOne(lockdown('hacker', 'sentry').autodestructionAt(4, red))
      expect(game.state.time).toBe(4)
      expect([game.whereIs('hacker'), game.whereIs('sentry')]).toEqual(['dead', 'dead'])
      expect(game.match.result!.reason).toBe('explosion')
    },
  )

  test('LOCK-END-08 with the Alert Procedure the Time token goes to its space', () => {
    const game = lastOne(lockdown('hacker', 'sentry').alertAt(4))
    expect(game.state.time).toBe(4)
    expect(game.whereIs('hacker')).toBe('locked-in')
  })

  test('LOCK-END-09 with both, the base is destroyed', () => {
    const game = lockdown('hacker', 'sentry')
      .out('sentry', 'locked-in')
      .space(4)
      .alertAt(4)
      .autodestructionAt(2)
      .phase('time')
      .play()
    expect(game.match.result!.reason).toBe('explosion')
    expect(game.whereIs('sentry')).toBe('dead')
  })

  test('LOCK-END-06 whoever waits in a pod is still in the base', () => {
    const game = lockdown('hacker', 'sentry')
      .out('sentry', 'bunker')
      .at('hacker', 'css-a')
      .cards('hacker', 2)
      .space(10)
      .css(10, 'none')
      .events('doors-release')
      .dice({ tokens: ['blank'] })
      .play()
      .act('css-a')
    expect(game.match.result).toBeNull()
    expect(game.whereIs('hacker')).toBe('css-a')
  })

  test('LOCK-END-10 with no survivor nobody wins, and no check is made', () => {
    const game = beforeExplosion('hacker', 'sentry').play()
    expect(game.winners).toEqual([])
    expect(game.log('check-contingency')).toHaveLength(0)
  })

  test('LOCK-END-11 who is out of the game is asked nothing more', () => {
    const game = lockdown('hacker', 'sentry', 'janitor').out('sentry', 'bunker').play()
    game.pass()
    expect(game.asked).toEqual(['janitor'])
  })
})

describe('the checks', () => {
  test('LOCK-VICTORY-03 LOCK-VICTORY-10 LOCK-CONTIN-01 first the contingency, then contamination, then Objectives', () => {
    const game = three(beforePurge(...CREW)).play()
    const kinds = game.kinds('check-contingency', 'check-contamination', 'check-objectives')
    expect(kinds).toEqual([
      'check-contingency',
      ...Array(3).fill('check-contamination'),
      ...Array(3).fill('check-objectives'),
    ])
  })

  test('LOCK-CONTIN-08 Code Green kills nobody', () => {
    expect(fates(three(purgeUnder('green', ...CREW)).play()).slice(0, 3)).toEqual([
      'escaped',
      'bunker',
      'locked-in',
    ])
  })

  test('LOCK-CONTIN-09 Code Yellow kills whoever has an active Knowledge token', () => {
    const game = three(purgeUnder('yellow', ...CREW).archived('sentry')).play()
    expect(fates(game)).toEqual(['escaped', 'dead', 'locked-in', 'dead'])
  })

  test('LOCK-CONTIN-10 Code Blue kills whoever has sent no Signal', () => {
    const game = three(purgeUnder('blue', ...CREW).is('janitor', { signal: true })).play()
    expect(fates(game)).toEqual(['dead', 'dead', 'locked-in', 'dead'])
  })

  test('LOCK-CONTIN-11 LOCK-CONTIN-12 LOCK-CONTIN-14 Code Gray reaches the pods, Code Red whoever is locked in', () => {
    expect(fates(three(purgeUnder('gray', ...CREW)).play())).toEqual([
      'dead',
      'bunker',
      'locked-in',
      'dead',
    ])
    expect(fates(three(purgeUnder('red', ...CREW)).play())).toEqual([
      'escaped',
      'bunker',
      'dead',
      'dead',
    ])
  })

  test('LOCK-OBJ-13 LOCK-CONTIN-12 after Code Red the base counts as destroyed, after a purge not', () => {
    expect(
      three(purgeUnder('red', ...CREW))
        .play()
        .view(null).ending!.baseDestroyed,
    ).toBe(true)
    expect(
      three(purgeUnder('green', ...CREW))
        .play()
        .view(null).ending!.baseDestroyed,
    ).toBe(false)
    expect(
      three(beforeExplosion(...CREW))
        .play()
        .view(null).ending!.baseDestroyed,
    ).toBe(true)
  })

  test('LOCK-CONTIN-02 LOCK-GEN-14 the active contingency is a secret until the end', () => {
    const game = beforePurge('hacker', 'sentry').phase('turn').play()
    expect([game.view('hacker').contingency, game.view(null).contingency]).toEqual([null, null])
    const over = three(beforePurge(...CREW)).play()
    expect(over.view(null).contingency).toBe('green')
  })

  test('LOCK-CONTIN-03 LOCK-GEN-09 one’s own tokens are one’s own secret; how many there are is public', () => {
    const game = lockdown('hacker', 'sentry').holds('hacker', 'red', 'blue').play()
    const seen = (reader: string | null) => game.view(reader).players[0].contingencies
    expect(seen('hacker')).toEqual(['red', 'blue'])
    expect(seen('sentry')).toEqual([null, null])
    expect(seen(null)).toEqual([null, null])
  })

  test('LOCK-CONTIN-07 LOCK-DEATH-04 tokens stay until death, then they are mixed into the pool', () => {
    const game = lockdown('hacker', 'sentry')
      .holds('hacker', 'red', 'gray')
      .wound('hacker', 'wound-arm')
      .wound('hacker', 'wound-hand')
      .wound('hacker', 'wound-leg')
      .fire('repository')
      .play()
    expect(game.own.pool).toHaveLength(2)
    game.pass()
    expect(game.own.pool).toHaveLength(4)
    expect(game.ownOf('hacker').contingencies).toEqual([])
    expect(game.view('hacker').pool).toEqual([null, null, null, null])
  })

  test('LOCK-VICTORY-04 LOCK-VICTORY-05 all cards are scanned; with an infected one, any Contamination card among four means death', () => {
    const ended = (seed: number, ...cards: string[]) =>
      beforePurge('hacker', 'sentry')
        .out('hacker', 'bunker')
        .discard('hacker', ...cards)
        .play(seed)
    const clean = ended(1, 'clean', 'clean', 'clean', 'clean')
    expect(clean.log('last-scan').map(({ params }) => params!.clean)).toEqual([4])
    expect([clean.log('last-draw').length, clean.whereIs('hacker')]).toEqual([0, 'bunker'])
    const games = Array.from({ length: 20 }, (_, seed) => ended(seed, 'infected', 'clean', 'clean'))
    for (const game of games) {
      const [drawn] = game.told('last-draw', 'number') as number[]
      expect(game.whereIs('hacker')).toBe(drawn > 0 ? 'dead' : 'bunker')
    }
    expect(new Set(games.map((game) => game.whereIs('hacker'))).size).toBe(2)
  })

  test('LOCK-VICTORY-06 LOCK-VICTORY-09 with a Larva one draws at once; without any Contamination card one survives', () => {
    const game = beforePurge('hacker', 'sentry')
      .out('hacker', 'bunker')
      .is('hacker', { larva: true })
      .play()
    expect(game.log('last-scan')).toHaveLength(0)
    expect(game.log('last-draw').map(({ params }) => params!.number)).toEqual([0])
    expect(game.whereIs('hacker')).toBe('bunker')
  })

  test('LOCK-VICTORY-01 LOCK-VICTORY-07 LOCK-VICTORY-08 LOCK-GEN-02 each who survives and fulfils their Objective wins, several or none', () => {
    const position = beforePurge('hacker', 'sentry', 'janitor')
      .out('hacker', 'bunker')
      .out('sentry', 'escaped')
      .out('janitor', 'locked-in')
      .objectives('hacker', ['scholar', 'personal'])
      .objectives('sentry', ['scholar', 'personal'])
      .objectives('janitor', ['loose-end-1', 'corporate'])
      .knowledge('hacker', 7)
      .knowledge('sentry', 8)
    expect(position.play().winners).toEqual(['hacker', 'sentry'])
  })

  test('LOCK-VICTORY-11 LOCK-OBJ-01 the dead never win', () => {
    const game = beforePurge('hacker', 'sentry')
      .out('sentry', 'bunker')
      .objectives('hacker', ['scholar', 'personal'])
      .objectives('sentry', ['scholar', 'personal'])
      .knowledge('hacker', 8)
      .play()
    expect(game.winners).toEqual([])
  })

  test('LOCK-FIRST-06 whoever still holds two Objectives keeps one before the checks', () => {
    const game = beforePurge('hacker', 'sentry')
      .out('sentry', 'bunker')
      .beforeFirstEncounter()
      .play()
    expect(game.prompt).toBe('objective')
    expect(game.log('check-contingency')).toHaveLength(0)
  })

  test('LOCK-MODE-SOLO-05 alone one wins by surviving with the Objective fulfilled', () => {
    const solo = (knowledge: number) =>
      beforePurge('hacker')
        .out('hacker', 'bunker')
        .objectives('hacker', ['full-understanding', 'group'])
        .knowledge('hacker', knowledge)
        .play().winners
    expect(solo(6)).toEqual(['hacker'])
    expect(solo(5)).toEqual([])
  })

  test('LOCK-MODE-COOP-02 LOCK-MODE-COOP-07 the group wins if all Objectives are fulfilled and somebody survives', () => {
    const together = (...knowledge: [number, number]) =>
      lockdownCoop('hacker', 'sentry')
        .space(1)
        .phase('time')
        .contingency('green')
        .out('hacker', 'bunker')
        .objectives('hacker', ['full-understanding', 'group'])
        .objectives('sentry', ['full-understanding', 'group'])
        .knowledge('hacker', knowledge[0])
        .knowledge('sentry', knowledge[1])
        .play().winners
    expect(together(6, 1)).toEqual(['hacker', 'sentry'])
    expect(together(5, 5)).toEqual([])
  })
})
