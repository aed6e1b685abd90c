import { describe, expect, test } from 'vitest'
import { retaliation, retaliationWith } from './position.ts'

/** A row of Rooms: Landing Zone, 204, Armory, 404, Server Room; nobody but who is put there. */
function row(...crew: string[]) {
  return retaliation(...crew)
    .room('r2c2', 'armory')
    .room('r2c4', 'server-room')
    .corridor('r2c2-r2c4', 404)
}

/** The Event Protect and Serve moves horizontal Corridors, then Rooms; then everybody is in Secured Rooms. */
function moving(position: ReturnType<typeof row>, event = 'protect-and-serve') {
  return position
    .events(event)
    .phase('event')
    .dice({ tokens: ['blank', 'blank', 'blank'] })
}

describe('Intruder movement', () => {
  test('RET-IMOVE-01 RET-IMOVE-02 RET-IMOVE-05 RET-IMOVE-09: a group in a Corridor of the shown orientation goes on towards the closest Character', () => {
    const game = moving(row('recon').horde(404, 'adult', 'adult', 'drone')).play()
    // First line: all into the empty Armory; second line: on into Corridor 204.
    expect(game.intrudersAt(204).sort()).toEqual(['adult', 'adult', 'drone'])
  })

  test('RET-IMOVE-04: into a Room with a Character only the largest', () => {
    const game = moving(
      row('recon').horde(204, 'adult', 'drone', 'adult').attacks('scratch-3'),
    ).play()
    expect(game.intrudersIn('landing-zone')).toEqual(['drone'])
    expect(game.intrudersAt(204)).toEqual(['adult', 'adult'])
  })

  test('RET-IMOVE-06 RET-IMOVE-10: those in a Room with a Character stay, the others leave their Rooms', () => {
    const game = moving(
      row('recon').intruder('adult', 'landing-zone').intruder('adult', 'armory'),
    ).play()
    expect(game.intrudersIn('landing-zone')).toEqual(['adult'])
    expect(game.intrudersAt(204)).toEqual(['adult'])
  })

  test('RET-IMOVE-09: other orientations stay where they are', () => {
    const game = moving(row('recon').horde(104, 'adult'), 'damage').play()
    expect(game.intrudersAt(104)).toEqual(['adult'])
  })

  test('RET-IMOVE-03 RET-IMOVE-07 RET-ROUND-05 RET-ROUND-06: the closest Character; among equals the first in Turn order', () => {
    const game = moving(
      row('recon', 'officer')
        .at('officer', 'server-room')
        .intruder('adult', 'armory')
        .first('officer'),
    ).play()
    expect(game.intrudersAt(404)).toEqual(['adult'])
    const other = moving(
      row('recon', 'officer')
        .at('officer', 'server-room')
        .intruder('adult', 'armory')
        .first('recon'),
    ).play()
    expect(other.intrudersAt(204)).toEqual(['adult'])
  })

  test('RET-IMOVE-12: two lines one after the other may move a group twice', () => {
    const game = moving(row('recon').horde(404, 'adult')).play()
    expect(game.log('enters')).toHaveLength(1)
    expect(game.intrudersAt(204)).toEqual(['adult'])
  })

  test('RET-IMOVE-13 RET-IMOVE-03: a Closed Door is Destroyed, and nobody moves', () => {
    const game = moving(row('recon').horde(204, 'adult').closed(204, 'landing-zone')).play()
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.corridor(204).doors.some(({ destroyed }) => destroyed)).toBe(true)
  })

  test('RET-IMOVE-14 RET-CORR-02 RET-ROOM-05: among equal routes the lowest number', () => {
    const game = moving(
      retaliation('recon')
        .room('r1c1', 'armory')
        .room('r3c1', 'shelter')
        .room('r2c2', 'nest')
        .corridor('r2c0-r2c2', 410)
        .with((s) => {
          s.corridors[23] = null
          s.corridorSupply.unshift(410)
        })
        .corridor('r1c1-r2c2', 305)
        .corridor('r2c2-r3c1', 206)
        .intruder('adult', 'nest'),
    ).play()
    expect(game.intrudersAt(206)).toEqual(['adult'])
  })

  test('RET-IMOVE-15: where that Corridor is full, the other route of the same length', () => {
    const full = ['adult', 'adult', 'adult', 'adult', 'adult', 'adult'] as const
    const game = moving(
      retaliation('recon')
        .room('r1c1', 'armory')
        .room('r3c1', 'shelter')
        .room('r2c2', 'nest')
        .with((s) => {
          s.corridorSupply.unshift(s.corridors[23]!.tile)
          s.corridors[23] = null
        })
        .corridor('r1c1-r2c2', 305)
        .corridor('r2c2-r3c1', 206)
        .horde(206, ...full)
        .intruder('adult', 'nest'),
    ).play()
    expect(game.intrudersAt(305)).toEqual(['adult'])
  })

  test('RET-IMOVE-16 RET-CORR-04 RET-CORR-13 RET-CORR-16: those that fit go in, the largest first, the rest wait', () => {
    const game = moving(
      row('recon')
        .horde(204, 'adult', 'adult', 'adult', 'adult')
        .closed(204, 'landing-zone')
        .intruder('adult', 'armory')
        .intruder('drone', 'armory')
        .intruder('adult', 'armory'),
      'life-support-failure',
    ).play()
    expect(game.intrudersAt(204).filter((type) => type === 'drone')).toHaveLength(1)
    expect(game.intrudersAt(204)).toHaveLength(6)
    expect(game.intrudersIn('armory')).toEqual(['adult'])
  })

  test('RET-CORR-14 RET-CORR-19: a larger one changes places with smaller ones, without an Attack', () => {
    const game = moving(
      row('recon')
        .horde(204, 'adult', 'adult', 'adult', 'larva', 'larva', 'larva')
        .closed(204, 'landing-zone')
        .intruder('drone', 'armory'),
      'life-support-failure',
    ).play()
    expect(game.intrudersAt(204)).toContain('drone')
    expect(game.intrudersIn('armory')).toEqual(['larva'])
  })

  test('RET-IMOVE-17 RET-IMOVE-18 RET-IMOVE-21: with nobody on the map they do not move', () => {
    const game = moving(
      row('recon')
        .is('recon', { inLander: true })
        .horde(404, 'adult')
        .with((s) => {
          s.lander.where = 'landed'
        }),
    ).play()
    game.choose('wait')
    expect(game.intrudersAt(404)).toEqual(['adult'])
  })

  test('RET-IMOVE-21: a Room with nobody but a knocked-over model is entered by the whole group', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .room('r2c2', 'armory')
      .room('r2c4', 'server-room')
      .corridor('r2c2-r2c4', 404)
      .secure('landing-zone', 3)
      .out('officer', 'down')
      .emptyHanded('officer')
      .at('officer', 'armory')
      .horde(404, 'adult', 'adult')
      .events('damage')
      .phase('event')
      .play()
    expect(game.intrudersIn('armory')).toEqual(['adult', 'adult'])
    expect(game.log('attacks')).toHaveLength(0)
  })

  test('RET-IMOVE-19: nothing goes out of the open end of an Unexplored Corridor', () => {
    const game = moving(
      retaliation('recon').room('r2c2', 'armory').at('recon', 'armory').horde(304, 'adult'),
      'scent-of-prey',
    )
      .dice({ noise: [3] })
      .play()
    expect(game.log('enters')).toHaveLength(1)
    expect(game.intrudersAt(204).length + game.intrudersIn('landing-zone').length).toBe(1)
  })

  test('RET-IMOVE-08 RET-IMOVE-11 RET-IMOVE-20: groups go row by row, each by the situation of its moment', () => {
    const game = moving(
      row('recon')
        .at('recon', 'armory')
        .horde(204, 'adult')
        .horde(404, 'adult')
        .is('recon', { health: 8 })
        .attacks('scratch-3'),
    ).play()
    // The first one kills the only Character: the second has nobody to go to.
    expect(game.log('enters')).toHaveLength(1)
    expect(game.prompt).toBe('over')
  })
})

describe('Repelling', () => {
  test('RET-REPEL-01 RET-REPEL-02 RET-REPEL-08 RET-REPEL-11 RET-IHEALTH-04: from the own Room into a Corridor of choice, without Hits', () => {
    const game = row('recon')
      .intruder('adult', 'landing-zone', 2)
      .item('recon', 'military-taser')
      .cards('recon', 2)
      .play()
    game.act('military-taser:repel-one:adult-1', 'repel:204')
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.intruder('adult-1')!.hits).toBe(0)
  })

  test('RET-REPEL-06: a Closed Door is Destroyed, and it stays', () => {
    const game = row('recon')
      .intruder('adult', 'landing-zone')
      .closed(204, 'landing-zone')
      .item('recon', 'military-taser')
      .cards('recon', 2)
      .play()
    game.act('military-taser:repel-one:adult-1', 'repel:204')
    expect(game.intrudersIn('landing-zone')).toEqual(['adult'])
    expect(game.corridor(204).doors.some(({ destroyed }) => destroyed)).toBe(true)
  })

  test('RET-REPEL-10: several are driven one after the other, the largest first', () => {
    const game = row('heavy-gun-operator')
      .intruder('adult', 'landing-zone')
      .intruder('drone', 'landing-zone')
      .hand('heavy-gun-operator', 'forcing-fire')
      .play()
    game.act('forcing-fire')
    expect(game.decision().params).toEqual({ type: 'drone' })
    game.act('repel:204', 'repel:104')
    expect(game.intrudersAt(204)).toEqual(['drone'])
    expect(game.intrudersAt(104)).toEqual(['adult'])
  })

  /** A Burst wounds the Queen, and a card that Repels her is drawn. */
  const queenIn = (corridor: number) =>
    row('heavy-gun-operator')
      .intruder('queen', corridor)
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(1)
      .cards('heavy-gun-operator', 2)
      .dice({ burst: [1] })

  test('RET-REPEL-03 RET-QUEEN-18: from an adjacent Corridor to the Room at its other end', () => {
    const game = queenIn(204).play()
    game.act('burst:bf-gun:204')
    expect(game.intrudersIn('armory')).toEqual(['queen'])
  })

  test('RET-REPEL-04: from a Room to the lowest number that is not closer', () => {
    const game = row('recon')
      .corridor('r2c2-r3c3', 406)
      .item('recon', 'rpg-launcher')
      .intruder('queen', 'armory')
      .queenHealth(1)
      .cards('recon', 2)
      .play()
    game.act('rpg-launcher:armory')
    expect(game.log('queen-health')).toHaveLength(1)
    expect(game.intrudersAt(404)).toEqual(['queen'])
  })

  test('RET-REPEL-04: what no way leads to is not closer anywhere: there it goes by the number alone', () => {
    const game = retaliation('recon')
      .room('r2c2', 'server-room')
      .at('recon', 'server-room')
      .room('r4c6', 'armory')
      .room('r4c8', 'shelter')
      .corridor('r4c6-r4c8', 404)
      .robot('military-robot', 'armory')
      .is('recon', { data: true })
      .intruder('queen', 404)
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(1)
      .cards('recon', 1)
      .dice({ burst: [1] })
      .play()
    game.act('activate-robot:robot-fires:404')
    expect(game.intrudersIn('shelter')).toEqual(['queen'])
  })

  test('RET-REPEL-05: at the open end of an Unexplored Corridor it stays', () => {
    const game = queenIn(104).play()
    game.act('burst:bf-gun:104')
    expect(game.intrudersAt(104)).toEqual(['queen'])
  })

  test('RET-REPEL-07: entering a Room with Characters it Attacks the first in Turn order', () => {
    const game = row('heavy-gun-operator', 'recon', 'officer')
      .at('recon', 'armory')
      .at('officer', 'armory')
      .first('officer')
      .intruder('queen', 204)
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(1)
      .cards('heavy-gun-operator', 2)
      .attacks('scratch-3')
      .dice({ burst: [1] })
      .play()
    game.act('burst:bf-gun:204')
    expect(game.told('attacks', 'seat')).toEqual([game.seat('officer')])
  })

  test('RET-REPEL-09 RET-QUEEN-15: without a Character as its source, into the Corridor with the lowest number', () => {
    const game = row('recon')
      .corridor('r2c0-r3c1', 103)
      .at('recon', 'server-room')
      .intruder('queen', 'landing-zone')
      .fire('landing-zone')
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(1)
      .phase('burning')
      .events('damage')
      .secure('server-room', 1)
      .play()
    expect(game.log('queen-health')).toHaveLength(1)
    expect(game.told('into-corridor', 'corridor')).toEqual([103])
  })
})

describe('places in a Corridor', () => {
  const burstAt = (noWayOut: ReturnType<typeof retaliation>) =>
    noWayOut
      .events('no-way-out')
      .phase('event')
      .dice({ noise: [4, 4, 4] })

  test('RET-CORR-05 RET-CORR-11: a Noise marker goes first; a Reinforced Corridor takes Intruders too', () => {
    const game = burstAt(retaliation('recon').noise(104).reinforced(204)).play()
    expect(game.intrudersAt(104)).toHaveLength(4)
    expect(game.corridor(104).noise).toBe(false)
    expect(game.intrudersAt(204)).toHaveLength(0)
    const adults = retaliation('recon')
      .exploration(11)
      .reinforced(204)
      .cards('recon', 2)
      .dice({ noise: [4] })
      .play()
    adults.act('move:204')
    expect(adults.intrudersAt(204)).toHaveLength(3)
  })

  test('RET-CORR-04 RET-CORR-20: six at most; what does not fit is not placed', () => {
    const game = burstAt(retaliation('recon').horde(204, 'drone', 'drone', 'drone', 'drone')).play()
    expect(game.intrudersAt(204)).toHaveLength(6)
    // Nobody makes room for one that is not larger.
    for (const name of ['drone-1', 'drone-2', 'drone-3', 'drone-4'])
      expect(game.intruder(name)).toBeDefined()
  })

  test('RET-CORR-15 RET-CORR-19: smaller ones leave the map for a larger one, only as many as needed', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .at('recon', 'armory')
      .corridor('r2c2-r2c4', 404)
      .horde(404, 'adult', 'adult', 'adult', 'larva')
      .item('recon', 'noise-scanner')
      .noise(104)
      .cards('recon', 2)
      .dice({ noise: [1], tokens: ['queen'] })
      .play()
    game.act('noise-scanner:104')
    expect(game.intrudersAt(104)).toEqual(['queen'])
    const served = retaliation('recon')
      .horde(304, 'queen', 'adult', 'larva')
      .events('protect-and-serve')
      .phase('event')
      .dice({ tokens: ['blank'] })
      .play()
    // The Queen leaves two places: both Drones need them.
    expect(served.intrudersAt(304).sort()).toEqual(['drone', 'drone', 'queen'])
  })
})
