import { describe, expect, test } from 'vitest'
import { restOfRound } from './passing.ts'
import { lockdown, onSurfaceBoard, type Position } from './position.ts'

/** ISOL, GATE, ROVER, BUNKER, ELEVATOR: the ways out, and the way up and down. */

const crew = () => lockdown('hacker', 'sentry')
/** In the Exit Airlock, whatever room lies there. */
const airlock = (position: Position) =>
  position.at('hacker', position.state.rooms[0].tile).cards('hacker', 4)
const atGate = () => airlock(crew().gateOpen())

describe('the Main Gate', () => {
  test('LOCK-GATE-01 LOCK-BUNKER-01 while it is shut nobody reaches the Bunker', () => {
    const game = airlock(crew()).play()
    expect(game.forbidden('escape-base')).toBe('LOCK-GATE-01')
  })

  test('LOCK-FIRST-07 LOCK-GATE-02 LOCK-GATE-03 LOCK-GATE-05 the first death opens it, later ones do nothing', () => {
    const game = lockdown('hacker', 'sentry', 'janitor')
      .wound('hacker', 'wound-arm')
      .wound('hacker', 'wound-hand')
      .wound('hacker', 'wound-leg')
      .fire('repository')
      .play()
    game.pass()
    expect(game.whereIs('hacker')).toBe('dead')
    expect(game.own.gateOpen).toBe(true)
    expect(game.log('gate-opens')).toHaveLength(1)
  })

  test('LOCK-GATE-04 what turns Doors does not turn it', () => {
    const game = airlock(crew()).item('hacker', 'energy-charge').play()
    expect(game.options().filter((id) => id.includes('door'))).not.toHaveLength(0)
    expect(game.options().filter((id) => id.includes('gate'))).toHaveLength(0)
  })
})

describe('the Bunker', () => {
  test('LOCK-BUNKER-02 LOCK-ROVER-01 LOCK-ROVER-02 LOCK-BUNKER-06 with the Rover: no noise roll, and it ends at the Bunker', () => {
    const game = atGate().play().act('escape-base:rover')
    expect(game.whereIs('hacker')).toBe('bunker')
    expect(game.own.rover).toBe(-1)
    expect(game.told('in-bunker', 'seat')).toEqual([0])
    expect(game.log('noise-roll')).toHaveLength(0)
    expect(game.asked).toEqual(['sentry'])
  })

  test('LOCK-BUNKER-01 nobody thinks of it but in an Exit Airlock', () => {
    const elsewhere = lockdown('hacker', 'sentry').gateOpen().cards('hacker', 3).play()
    expect([elsewhere.forbidden('escape-base'), elsewhere.ways('escape-base')]).toEqual([null, []])
  })

  test('LOCK-BUNKER-04 with neither Rover nor suit it is impossible', () => {
    expect(atGate().roverAt('bunker').play().forbidden('escape-base')).toBe('LOCK-BUNKER-04')
  })

  test('LOCK-BUNKER-03 LOCK-BUNKER-09 on foot after a noise roll, with an Enviro-Suit', () => {
    const walking = () => atGate().roverAt('bunker').item('hacker', 'enviro-suit')
    const away = walking()
      .dice({ noise: ['silence'] })
      .play()
      .act('escape-base:foot')
    expect(away.whereIs('hacker')).toBe('bunker')
    const stopped = walking()
      .noise('technical-1')
      .dice({ noise: [2], tokens: [{ type: 'larva', number: 0 }] })
      .play()
      .act('escape-base:foot')
    expect(stopped.whereIs('hacker')).toBe(stopped.state.rooms[0].tile)
    expect(stopped.log('escape-fails')).toHaveLength(1)
  })

  test('LOCK-BUNKER-03 a Blank token does not stop anybody, an Intruder drawn in by Danger does', () => {
    const walking = () => atGate().roverAt('bunker').item('hacker', 'enviro-suit')
    const blank = walking()
      .noise('technical-1')
      .dice({ noise: [2], tokens: ['blank'] })
      .play()
    expect(blank.act('escape-base:foot').whereIs('hacker')).toBe('bunker')
    const neighbour = crew().state.rooms[2].tile
    const danger = walking()
      .intruder('adult', neighbour)
      .dice({ noise: ['danger'] })
      .play()
    expect(danger.act('escape-base:foot').whereIs('hacker')).not.toBe('bunker')
  })

  test('LOCK-BUNKER-05 whoever has both chooses', () => {
    expect(atGate().item('hacker', 'enviro-suit').play().ways('escape-base')).toEqual([
      'rover',
      'foot',
    ])
  })

  test('LOCK-BUNKER-07 LOCK-BOARD-04 LOCK-BOARD-05 a Malfunction in room 001 does not prevent it; elsewhere it is not offered', () => {
    const tile = crew().state.rooms[0].tile
    expect(atGate().malfunction(tile).play().ways('escape-base')).toEqual(['rover'])
    expect(crew().gateOpen().cards('hacker', 4).play().ways('escape-base')).toEqual([])
  })

  test('LOCK-BUNKER-01 not beside an Intruder, and it costs 2', () => {
    const tile = crew().state.rooms[0].tile
    expect(atGate().intruder('larva', tile).play().forbidden('escape-base')).toBe('LOCK-COST-10')
    const poor = crew().gateOpen()
    expect(poor.at('hacker', tile).cards('hacker', 1).play().forbidden('escape-base')).toBe(
      'LOCK-COST-12',
    )
  })

  test('LOCK-BUNKER-08 LOCK-TURN-06 several may be there; the turn ends at once', () => {
    const game = lockdown('hacker', 'sentry', 'janitor').gateOpen().out('janitor', 'bunker')
    const over = airlock(game).fire(game.state.rooms[0].tile).play().act('escape-base:rover')
    expect([over.whereIs('hacker'), over.whereIs('janitor')]).toEqual(['bunker', 'bunker'])
    expect(over.player('hacker').lightWounds).toBe(0)
    expect(over.asked).toEqual(['sentry'])
  })

  test('LOCK-COST-02 LOCK-REACT-04 it is one action, and can be interrupted', () => {
    const tile = crew().state.rooms[0].tile
    const game = atGate().at('sentry', tile).hand('sentry', 'interruption').play()
    game.choose('escape-base:rover')
    game.pick(...game.options().slice(0, 2))
    expect(game.prompt).toBe('interrupt')
    game.say('sentry', 'interruption')
    expect(game.whereIs('hacker')).toBe(tile)
    expect(game.view(null).turn.taken).toBe(1)
  })
})

describe('the Isolation Room', () => {
  const inside = () => crew().at('hacker', 'isolation-room').cards('hacker', 4).space(8)

  test('LOCK-ISOL-02 the sixth card in the first round too', () => {
    const game = lockdown('survivor', 'sentry').with((s) => {
      s.round = 0
    })
    expect(game.phase('round').play().player('survivor').hand).toHaveLength(6)
  })

  test('LOCK-ISOL-05 LOCK-ISOL-08 locked in: off the board, with everything carried', () => {
    const game = inside()
      .dice({ noise: ['silence'] })
      .play()
      .act('isolation-room')
    expect(game.whereIs('hacker')).toBe('locked-in')
    expect(game.player('hacker').hands).toHaveLength(1)
    expect(game.asked).toEqual(['sentry'])
  })

  test('LOCK-ISOL-04 LOCK-NOISE-11 it fails where an Intruder comes, though somebody else is there', () => {
    const game = inside()
      .at('sentry', 'isolation-room')
      .noise('c33')
      .dice({ noise: [1], tokens: [{ type: 'larva', number: 0 }] })
      .play()
      .act('isolation-room')
    expect(game.whereIs('hacker')).toBe('isolation-room')
    expect(game.log('locking-in-fails')).toHaveLength(1)
    expect(game.player('hacker').hand).toHaveLength(2)
  })

  test('LOCK-ISOL-06 others may follow', () => {
    const game = lockdown('hacker', 'sentry', 'janitor').out('janitor', 'locked-in')
    game.at('hacker', 'isolation-room').cards('hacker', 4).space(8)
    expect(game.play().options()).toContain('isolation-room')
  })

  test('LOCK-MALF-06 LOCK-ISOL-07 a Malfunction does nothing to whoever is locked in; the purge neither', () => {
    const game = restOfRound(
      crew().out('hacker', 'locked-in').malfunction('isolation-room').space(1).contingency('green'),
      'time',
    )
    expect(game.whereIs('hacker')).toBe('locked-in')
  })
})

describe('the Elevator', () => {
  const inS1 = () => crew().at('hacker', 'elevator-1').cards('hacker', 3)

  test('LOCK-ELEVATOR-01 LOCK-ELEVATOR-02 called for 1 card while it is powered and elsewhere', () => {
    const game = inS1().play()
    game.act('elevator-1:call-elevator')
    expect(game.state.rooms[game.own.elevator].tile).toBe('elevator-1')
    expect(game.player('hacker').hand).toHaveLength(2)
    const off = inS1().power('elevator', false).play()
    expect(off.options().some((id) => id.includes('elevator'))).toBe(false)
  })

  test('LOCK-ELEVATOR-03 LOCK-ELEVATOR-05 ridden from where it is to any other Elevator Room, without noise', () => {
    const game = inS1().elevatorAt('elevator-1').play()
    const rides = game.ways('elevator-1').filter((id) => id.startsWith('ride-elevator'))
    expect(rides).toHaveLength(2)
    game.act(`elevator-1:${rides[1]}`)
    expect(game.whereIs('hacker')).toBe('elevator-3')
    expect(game.view(null).elevator).toBe(game.state.players[0].room)
    expect(game.log('rides')).toMatchObject([{ params: { seat: 0 }, rule: 'LOCK-ELEVATOR-03' }])
    expect(game.state.rooms[game.own.elevator].tile).toBe('elevator-3')
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('LOCK-ELEVATOR-04 LOCK-PASS-05 others come along who agree, passed or not; it rides whatever they say', () => {
    const riding = () =>
      lockdown('hacker', 'sentry', 'janitor')
        .at('hacker', 'elevator-1')
        .at('sentry', 'elevator-1')
        .at('janitor', 'elevator-1')
        .is('janitor', { passed: true })
        .elevatorAt('elevator-1')
        .cards('hacker', 3)
        .play()
    const game = riding()
    const ride = game.options().find((id) => id.includes('ride-elevator'))!
    game.choose(ride).pick('take-along:1', 'take-along:2')
    game.say('sentry', 'refuse')
    game.say('janitor', 'agree').settle()
    expect(['hacker', 'sentry', 'janitor'].map((one) => game.whereIs(one))).toEqual([
      'elevator-2',
      'elevator-1',
      'elevator-2',
    ])
  })

  test('LOCK-ELEVATOR-06 a Malfunction stops both actions there, not the arrival', () => {
    const broken = inS1().elevatorAt('elevator-1').malfunction('elevator-1').play()
    expect(broken.forbidden('elevator-1')).toBe('LOCK-ROOM-03')
    const arriving = inS1().elevatorAt('elevator-1').malfunction('elevator-2').play()
    arriving.act(arriving.options().find((id) => id.includes('ride-elevator'))!)
    expect(arriving.whereIs('hacker')).toBe('elevator-2')
  })

  test('LOCK-ELEVATOR-07 an Intruder at the arrival means combat, without an encounter', () => {
    const game = inS1().elevatorAt('elevator-1').intruder('adult', 'elevator-2').play()
    game.act(game.options().find((id) => id.includes('ride-elevator'))!)
    expect(game.log('encounter')).toHaveLength(0)
    expect(game.options().some((id) => id.startsWith('melee'))).toBe(true)
  })

  test('LOCK-ELEVATOR-08 it runs whatever the power of the section', () => {
    const game = inS1().dark().power('elevator', true).play()
    expect(game.options()).toContain('elevator-1:call-elevator')
  })

  test('LOCK-BOARD-08 LOCK-IMOVE-10 Elevator Rooms are not adjacent: Danger draws nothing through it', () => {
    const game = lockdown('hacker', 'sentry')
      .at('hacker', crew().state.rooms[1].tile)
      .at('sentry', 'isolation-room')
      .cards('hacker', 1)
      .intruder('adult', 'elevator-2')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:c01')
    expect(game.whereIs('hacker')).toBe('elevator-1')
    expect(game.lair('adult-1')).toBe('elevator-2')
  })
})

describe('the Rover on the alternate board', () => {
  const driving = () => {
    const position = onSurfaceBoard('hacker', 'sentry')
    return position.at('hacker', position.state.rooms[7].tile).cards('hacker', 4)
  }

  test('LOCK-MODE-ALT-23 LOCK-MODE-ALT-25 LOCK-MODE-ALT-31 from its Exit Airlock to any other, without noise', () => {
    const game = driving().play()
    expect(game.ways('drive-rover')).toEqual(['1', '3', '6'])
    game.act('drive-rover:3')
    expect(game.player('hacker').room).toBe(2)
    expect(game.own.rover).toBe(2)
    expect(game.log('noise-roll')).toHaveLength(0)
    expect(game.player('hacker').hand).toHaveLength(3)
  })

  test('LOCK-MODE-ALT-23 an unexplored airlock is explored, and its token resolved', () => {
    const position = driving()
    const tile = position.state.rooms[2].tile
    const game = position.unexplored(tile, 'danger-2').play().act('drive-rover:3')
    expect(game.log('danger-alone')).toHaveLength(1)
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('LOCK-MODE-ALT-24 LOCK-MODE-ALT-45 to the Bunker from any Exit Airlock, once the Gate is open', () => {
    expect(driving().play().forbidden('escape-base')).toBe('LOCK-GATE-01')
    const game = driving().gateOpen().play()
    expect(game.ways('escape-base')).toEqual(['rover'])
    expect(game.act('escape-base:rover').whereIs('hacker')).toBe('bunker')
  })

  test('LOCK-MODE-ALT-33 LOCK-MODE-ALT-22 on foot only from the intersection of the Bunker, with a suit', () => {
    const at = (tile: string) =>
      onSurfaceBoard('hacker', 'sentry').at('hacker', tile).gateOpen().cards('hacker', 4)
    expect(at('intersection-4').play().forbidden('escape-base')).toBe('LOCK-BUNKER-04')
    const game = at('intersection-4')
      .item('hacker', 'enviro-suit')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('escape-base')).toEqual(['foot'])
    expect(game.act('escape-base:foot').whereIs('hacker')).toBe('bunker')
    const inAirlock = driving().gateOpen().roverAt('bunker').item('hacker', 'enviro-suit')
    expect(inAirlock.play().ways('escape-base')).toEqual([])
  })
})
