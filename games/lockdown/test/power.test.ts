import { describe, expect, test } from 'vitest'
import { isDark, isLit } from '../darkness.ts'
import { restOfRound } from './passing.ts'
import { lockdown, onSurfaceBoard } from './position.ts'

/** POWER, DARK, SECTION, STAIRS: where there is light, and how it goes out. */

const crew = () => lockdown('hacker', 'sentry')

/** The Time token leaves a space, and the round goes on. */
const leaving = (space: number) => crew().space(space)

describe('power', () => {
  test('LOCK-POWER-01 LOCK-SECTION-06 each section is powered while its token is blue', () => {
    const game = crew().power('s2', false).play()
    const lit = (tile: string) =>
      isLit(
        game.state,
        game.state.rooms.findIndex((one) => one.tile === tile),
      )
    expect([lit('alert-room'), lit('repository'), lit('isolation-room')]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('LOCK-POWER-04 LOCK-POWER-06 LOCK-BOARD-07 a red threshold takes the highest blue token, while the Time token is red', () => {
    const game = restOfRound(leaving(15).powerTokens(4, 1, 3, 2), 'time')
    expect(game.log('power-off').map(({ params }) => params!.power)).toEqual(['s1'])
    expect(game.own.power.s1.on).toBe(false)
  })

  test.each([15, 14, 10, 8, 5])(
    'LOCK-POWER-04 leaving space %d passes a red threshold: nothing with the Time token blue',
    (space) => {
      expect(restOfRound(leaving(space).timeActive(), 'time').log('power-off')).toHaveLength(0)
      expect(restOfRound(leaving(space), 'time').log('power-off')).toHaveLength(1)
    },
  )

  test.each([12, 6, 4])(
    'LOCK-POWER-05 leaving space %d passes a blue threshold: always',
    (space) => {
      expect(restOfRound(leaving(space).timeActive(), 'time').log('power-off')).toHaveLength(1)
    },
  )

  test.each([13, 11, 9, 7, 3])('LOCK-BOARD-07 there is no threshold after space %d', (space) => {
    expect(restOfRound(leaving(space), 'time').log('power-off')).toHaveLength(0)
  })

  test('LOCK-POWER-06 nothing happens where no token is blue; the Elevator counts as a place', () => {
    expect(restOfRound(leaving(15).dark(), 'time').log('power-off')).toHaveLength(0)
    const game = restOfRound(leaving(15).dark().power('elevator', true), 'time')
    expect(game.told('power-off', 'power')).toEqual(['elevator'])
  })

  test('LOCK-SECTION-07 the Elevator is a fourth section for whatever changes power', () => {
    const game = restOfRound(leaving(15).powerTokens(1, 2, 3, 4), 'time')
    expect(game.told('power-off', 'power')).toEqual(['elevator'])
  })

  test('LOCK-POWER-09 the power left after the Time step counts in the same Event Phase', () => {
    const game = restOfRound(leaving(15).powerTokens(4, 1, 3, 2).noise('c06', 'c22'), 'time')
    expect(game.noise).toContain('c06')
    expect(game.noise).not.toContain('c22')
  })

  test('LOCK-POWER-03 LOCK-POWER-07 the Backup Power Supply turns the Time token blue', () => {
    const game = crew()
      .at('hacker', 'backup-power')
      .cards('hacker', 2)
      .dark()
      .powerTokens(3, 1, 2, 4)
      .play()
    game.act('backup-power:restore-power')
    expect(game.decision().options.map(({ label }) => label)).toEqual([
      'red-token',
      'blue-token',
      'blue-token',
      'red-token',
    ])
    expect(game.options()).toEqual(['power:3', 'power:1', 'power:2', 'power:4'])
    game.act('power:3')
    expect(game.options()).toEqual(['power:1', 'power:2', 'power:4'])
    game.act('power:1', 'power:2')
    expect(game.told('power-kept', 'seat')).toEqual([0])
    expect(game.own.timeActive).toBe(true)
    expect([
      game.own.power.s1,
      game.own.power.s2,
      game.own.power.s3,
      game.own.power.elevator,
    ]).toEqual([
      { number: 3, on: false },
      { number: 1, on: true },
      { number: 2, on: true },
      { number: 4, on: false },
    ])
  })

  test('LOCK-ROOM-46 LOCK-ROOM-47 LOCK-ROOM-48 LOCK-ROOM-49 with three blue tokens none is turned; they are laid anew at will', () => {
    const game = crew()
      .at('hacker', 'backup-power')
      .cards('hacker', 2)
      .powerTokens(1, 2, 3, 4)
      .power('s1', false)
      .timeActive()
      .play()
    game.act('backup-power:restore-power', 'power:4', 'power:3', 'power:1')
    expect(game.log('power-on')).toHaveLength(0)
    expect(game.log('power-kept')).toHaveLength(0)
    expect(game.own.power).toEqual({
      s1: { number: 4, on: true },
      s2: { number: 3, on: true },
      s3: { number: 1, on: false },
      elevator: { number: 2, on: true },
    })
    expect(game.log('time-active')).toHaveLength(0)
  })
})

describe('the dark', () => {
  test('LOCK-DARK-01 LOCK-DARK-06 LOCK-STAIRS-02 LOCK-STAIRS-03 LOCK-ROOM-45 unpowered sections and all staircases are dark', () => {
    const { state } = crew().power('s1', false).play()
    const dark = state.rooms.flatMap(({ tile }, place) => (isDark(state, place) ? [tile] : []))
    expect(dark).toEqual(
      expect.arrayContaining(['alert-room', 'elevator-1', 'staircase-1', 'staircase-2']),
    )
    expect(dark).toHaveLength(5 + 2 + 2)
    expect(
      isLit(
        state,
        state.rooms.findIndex(({ tile }) => tile === 'staircase-1'),
      ),
    ).toBe(false)
  })

  test('LOCK-MODE-ALT-41 intersections are neither dark nor powered', () => {
    const { state } = onSurfaceBoard('hacker', 'sentry').dark().play()
    const place = state.rooms.findIndex(({ tile }) => tile === 'intersection-1')
    expect([isDark(state, place), isLit(state, place)]).toEqual([false, false])
  })

  /** A Night Stalker with the numbers 2 and 4 comes to somebody with three cards in hand. */
  const met = (dark: boolean) =>
    crew()
      .at('hacker', 'repository')
      .at('sentry', 'isolation-room')
      .cards('hacker', 4)
      .noise('c22')
      .power('s2', !dark)
      .attacks('slash-1')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 2, higher: 4 }] })

  test('LOCK-TOKEN-02 LOCK-POWER-02 the lower number in the light, the higher in the dark', () => {
    const come = (dark: boolean) => {
      const game = met(dark).play()
      const s2 = game.state.rooms[5].tile
      game.act(`move:${s2 ? 'c15' : ''}`)
      return game
    }
    expect(come(false).log('surprise-attack')).toHaveLength(0)
    expect(
      come(true)
        .log('surprise-attack')
        .map(({ params }) => params!.number),
    ).toEqual([4])
  })

  test('LOCK-TOKEN-03 LOCK-DARK-04 LOCK-STAIRS-06 a light makes the lower number count, and the section stays dark', () => {
    const game = met(true).item('hacker', 'light-stick').play().act('move:c15')
    expect(game.prompt).toBe('light')
    game.choose(game.options().find((id) => id.includes('light-stick'))!)
    expect(game.log('surprise-attack')).toHaveLength(0)
    expect(game.own.power.s2.on).toBe(false)
  })

  test('LOCK-ATTACK-07 LOCK-ATTACK-11 LOCK-DARK-02 the dark part of an Attack card comes after its effect, in the dark only', () => {
    const attacked = (dark: boolean) =>
      crew()
        .at('hacker', 'repository')
        .at('sentry', 'isolation-room')
        .power('s2', !dark)
        .intruder('adult', 'repository')
        .attacks('slash-1')
        .events('doors-release')
        .dice({ tokens: ['blank'] })
        .phase('attacks')
        .play()
    expect(attacked(false).player('hacker').lightWounds).toBe(1)
    expect(attacked(true).player('hacker').lightWounds).toBe(2)
  })

  test('LOCK-DARK-05 one use of a light counters one effect', () => {
    const game = crew()
      .at('hacker', 'repository')
      .at('sentry', 'isolation-room')
      .dark()
      .item('hacker', 'light-stick')
      .intruder('adult', 'repository')
      .intruder('adult', 'repository')
      .attacks('slash-1', 'slash-2')
      .events('doors-release')
      .dice({ tokens: ['blank'] })
      .phase('attacks')
      .play()
    game.choose(game.options().find((id) => id.includes('light-stick'))!)
    expect(game.player('hacker').lightWounds).toBe(0)
    expect(game.player('hacker').wounds).toHaveLength(1)
  })

  test('LOCK-EVENT-11 LOCK-EVENT-15 LOCK-DARK-03 the dark part of an Event hits those in the dark, besides its effect', () => {
    const game = crew()
      .at('hacker', 'repository')
      .at('sentry', 'isolation-room')
      .power('s2', false)
      .cards('hacker', 3)
      .cards('sentry', 3)
      .events('lights-out')
      .dice({ tokens: ['blank'] })
      .phase('event')
      .play()
    expect(game.own.lightsOut).toBe(true)
    expect(game.asked).toEqual(['hacker'])
  })
})

describe('sections', () => {
  test('LOCK-SECTION-05 LOCK-SECTION-08 three sections from the top down, joined by staircases only', () => {
    const { state, own } = crew().play()
    expect(Object.keys(own.power)).toEqual(['s1', 's2', 's3', 'elevator'])
    expect(state.rooms.filter(({ tile }) => tile.startsWith('staircase'))).toHaveLength(2)
  })

  test('LOCK-SECTION-10 on a staircase one is in no section: Computer Actions and the like are not for it', () => {
    const game = crew().at('hacker', 'staircase-1').cards('hacker', 3).play()
    expect(game.options().some((id) => id.startsWith('gain-knowledge'))).toBe(false)
  })

  test('LOCK-STAIRS-04 LOCK-STAIRS-07 LOCK-MALF-05 a staircase can hold a Malfunction and Fire, which hurts there too', () => {
    const game = crew()
      .at('hacker', 'staircase-1')
      .fire('staircase-1')
      .malfunction('staircase-1')
      .play()
    game.pass()
    expect(game.player('hacker').lightWounds).toBe(1)
  })

  test('LOCK-STAIRS-01 LOCK-ROOM-45 a staircase is entered like any room and has no action', () => {
    const game = crew().at('hacker', 'staircase-1').cards('hacker', 3).play()
    expect(game.ways('move')).toEqual(['c12', 'c11'])
    expect(game.options()).not.toContain('staircase-1')
  })
})
