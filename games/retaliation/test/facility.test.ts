import { describe, expect, test } from 'vitest'
import { newCorridor } from '../exploration.ts'
import { PLACES } from '../facility.ts'
import { NONE } from '../state.ts'
import { retaliation } from './position.ts'

/** Landing Zone and Armory, joined by Corridor 201 with a Door slot at the Landing Zone. */
function doored(...crew: string[]) {
  return retaliation(...crew)
    .room('r2c2', 'armory')
    .corridor('r2c0-r2c2', 201)
    .corridor('r2c2-r2c4', 404)
}

describe('Doors', () => {
  test('RET-DOOR-01 RET-DOOR-02 RET-DOOR-03 RET-DOOR-15: Closed and Opened at their slot, nobody is hurt, Noise stays', () => {
    const game = doored('recon').noise(201).hand('recon', 'repairs').play()
    expect(game.ways('repairs')).toEqual(['work-door:201-0'])
    game.act('repairs:work-door:201-0')
    expect(game.corridor(201).doors[0].closed).toBe(true)
    expect(game.corridor(201).noise).toBe(true)
    const open = doored('recon').closed(201, 'landing-zone').hand('recon', 'repairs').play()
    open.act('repairs:work-door:201-0')
    expect(open.corridor(201).doors[0].closed).toBe(false)
  })

  test('RET-DOOR-04: only a Closed Door can be Destroyed, and it is never Closed again', () => {
    expect(doored('recon').hand('recon', 'demolition').play().ways('demolition')).toEqual([
      'sabotage',
    ])
    const game = doored('recon')
      .closed(201, 'landing-zone')
      .hand('recon', 'demolition', 'repairs')
      .play()
    game.act('demolition:destroy-door:201-0')
    expect(game.corridor(201).doors[0]).toEqual({ closed: false, destroyed: true })
    expect(game.ways('repairs')).toEqual([])
  })

  test('RET-DOOR-05 RET-CORR-03 RET-MAP-08 RET-DOOR-09: behind a Closed Door a Corridor stays adjacent, and Noise goes through', () => {
    const game = doored('recon')
      .closed(201, 'landing-zone')
      .events('generators-overheat')
      .phase('event')
      .dice({ noise: [2] })
      .play()
    expect(game.noise).toEqual([201])
  })

  test('RET-DOOR-06: a Corridor is laid with its slot at the new Room', () => {
    const game = retaliation('recon')
      .exploration(7)
      .corridorTiles(101)
      .cards('recon', 2)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.corridor(101).doorEnd).toBe(0)
    expect(game.corridor(101).doors[0].closed).toBe(true)
  })

  test('RET-DOOR-07 RET-DOOR-08: nobody moves, reinforces or orders through a Closed Door', () => {
    const game = doored('recon', 'officer')
      .at('officer', 'armory')
      .closed(201, 'landing-zone')
      .hand('recon', 'secure', 'search')
      .play()
    expect(game.ways('move')).toEqual(['104', '304'])
    expect(game.ways('secure').filter((way) => way.startsWith('reinforce'))).toEqual([])
  })

  test('RET-DOOR-11: a Door at the far end is in reach unless another one is Closed in between', () => {
    const laid = () =>
      doored('recon').at('recon', 'armory').hand('recon', 'demolition').closed(201, 'landing-zone')
    expect(laid().play().ways('demolition')).toContain('destroy-door:201-0')
    expect(laid().closed(201, 'armory').play().ways('demolition')).not.toContain(
      'destroy-door:201-0',
    )
  })

  test('RET-DOOR-10: an effect on the whole Facility ignores Closed Doors', () => {
    const game = doored('combat-engineer')
      .room('r3c1', 'alarm-room')
      .at('combat-engineer', 'alarm-room')
      .closed(304, 'alarm-room')
      .closed(201, 'landing-zone')
      .hand('combat-engineer', 'computer-skills')
      .play()
    game.act('computer-skills:work-door:201-0')
    expect(game.corridor(201).doors[0].closed).toBe(false)
  })

  test('RET-DOOR-13: with no token left none is Closed; Destroyed Doors keep theirs', () => {
    const game = doored('recon')
      .hand('recon', 'repairs')
      .with((s) => {
        let left = 14
        for (const corridor of s.corridors) {
          if (!corridor || corridor.tile === 201) continue
          for (const door of corridor.doors) if (left-- > 0) door.destroyed = true
        }
        while (left > 0) {
          const place = s.corridors.findIndex(
            (corridor, i) => corridor === null && ![1, 2, 7, 8].includes(i),
          )
          const doors = [0, 1].map(() => ({ closed: false, destroyed: left-- > 0 }))
          const tile = s.corridorSupply.shift()!
          s.corridors[place] = {
            tile,
            reinforced: false,
            noise: false,
            doorEnd: -1,
            doors: doors as never,
          }
        }
      })
      .play()
    expect(game.ways('repairs')).toEqual([])
  })

  test('RET-DOOR-14: a Portable Barrier closes a Destroyed Door, or where no slot is; Opened, the place is as before', () => {
    const game = doored('recon')
      .destroyed(201, 'landing-zone')
      .item('recon', 'portable-barrier')
      .hand('recon', 'repairs', 'search')
      .play()
    expect(game.ways('portable-barrier')).toEqual(
      expect.arrayContaining(['201-0', '201-1', '104-0']),
    )
    game.act('portable-barrier:201-0')
    expect(game.corridor(201).doors[0]).toEqual({ closed: true, destroyed: true })
  })

  test('Termination Codes close every end at a Room', () => {
    const game = doored('recon')
      .room('r3c1', 'alarm-room')
      .at('recon', 'alarm-room')
      .item('recon', 'termination-codes')
      .cards('recon', 1)
      .play()
    game.act('termination-codes:landing-zone')
    expect(
      [104, 201, 304].map(
        (tile) => game.corridor(tile).doors.filter(({ closed }) => closed).length,
      ),
    ).toEqual([1, 1, 1])
  })
})

describe('Corridors', () => {
  test('RET-CORR-07 RET-CORR-09 RET-CORR-18: an Empty Corridor is Reinforced; Noise goes, a Door stays', () => {
    const game = doored('recon', 'officer')
      .at('officer', 'armory')
      .noise(201)
      .destroyed(201, 'landing-zone')
      .hand('recon', 'secure', 'search')
      .play()
    expect(game.ways('secure')).toContain('reinforce:201')
    game.act('secure:reinforce:201')
    expect(game.corridor(201)).toMatchObject({ reinforced: true, noise: false })
    expect(game.corridor(201).doors[0].destroyed).toBe(true)
    const horde = doored('recon', 'officer')
      .at('officer', 'armory')
      .horde(201, 'adult')
      .hand('recon', 'secure', 'search')
      .play()
    expect(horde.ways('secure')).not.toContain('reinforce:201')
  })

  test('RET-CORR-12: those of the Hibernatorium are not', () => {
    const game = retaliation('recon', 'officer')
      .room('r1c3', 'armory')
      .hibernatorium()
      .at('recon', 'armory')
      .at('officer', 'hibernatorium')
      .hand('recon', 'secure', 'search')
      .play()
    expect(game.ways('secure')).toEqual(['place-secure'])
  })

  test('RET-CORR-08: joined to one Room it is Unexplored', () => {
    const game = doored('recon').events('landing-zone-explodes').phase('event').play()
    expect(game.noise).toEqual([104, 404, 304])
  })

  test('Explosives lay a Corridor to a Room beside, for a Grenade', () => {
    const game = blaster().play()
    game.act('explosives:blast:alarm-room')
    expect(game.corridor(105)).toBeDefined()
    expect(game.player('combat-engineer').belt[0]).toBeNull()
  })

  test('RET-CORR-17: with an empty supply no Corridor is laid', () => {
    const game = blaster()
      .with((s) => {
        s.corridors.forEach((corridor, place) => {
          const free = corridor === null && ![1, 2, 7, 8, WALL].includes(place)
          if (free && s.corridorSupply.length > 0) {
            s.corridors[place] = newCorridor(s.corridorSupply.pop()!, NONE)
          }
        })
      })
      .play()
    expect(game.state.corridorSupply).toEqual([])
    expect(game.ways('explosives')).toEqual(['gain-gear'])
  })
})

const WALL = PLACES.findIndex(({ id }) => id === 'r1c1-r2c2')

/** A Combat Engineer in a Room with yellow icons, beside the Alarm Room, with a Grenade. */
function blaster() {
  return doored('combat-engineer')
    .room('r1c1', 'alarm-room')
    .room('r2c2', 'pressure-control')
    .at('combat-engineer', 'pressure-control')
    .belt('combat-engineer', 'grenade')
    .corridorTiles(105)
    .hand('combat-engineer', 'explosives')
}

describe('Fire', () => {
  test('RET-FIRE-01 RET-FIRE-05: one in a Room; a second is ignored', () => {
    const game = doored('recon')
      .fire('landing-zone')
      .secure('landing-zone', 3)
      .events('landing-zone-explodes')
      .phase('event')
      .play()
    expect(game.room('landing-zone').fire).toBe(true)
    expect(game.room('armory').fire).toBe(false)
    expect(game.log('fire')).toHaveLength(0)
  })

  /** Nine Rooms burn already. */
  const ablaze = () => {
    const laid = retaliation('recon')
    const tiles = [
      'shelter',
      'armory',
      'nest',
      'reactor',
      'alarm-room',
      'surgery-room',
      'server-room',
      'gunnery-room',
      'escape-shuttle',
    ]
    const slots = ['r0c0', 'r0c8', 'r1c7', 'r2c8', 'r3c7', 'r4c8', 'r4c0', 'r4c2', 'r4c6']
    for (const [i, tile] of tiles.entries()) laid.room(slots[i], tile)
    return laid.fire(...tiles)
  }

  test('RET-FIRE-02 RET-FIRE-06 RET-SELFD-09 RET-SELFD-06: a tenth destroys the Facility at once', () => {
    const game = ablaze().events('landing-zone-explodes').phase('event').play()
    expect(game.match.result).toMatchObject({ winners: [], reason: 'destroyed' })
    expect(game.room('landing-zone').malfunction).toBe(false)
    expect(game.whereIs('recon')).toBe('dead')
  })

  test('RET-FIRE-03 RET-FIRE-04 RET-FIRE-07: it spreads to placed neighbours, from the Fires of the beginning, not through a Closed Door', () => {
    const laid = () =>
      doored('recon')
        .room('r2c4', 'server-room')
        .fire('landing-zone')
        .lifeSupport('A', 'B', 'C')
        .secure('landing-zone', 3)
        .events('fire-breath')
        .phase('event')
        .dice({ noise: [4] })
    const game = laid().play()
    expect([game.room('armory').fire, game.room('server-room').fire]).toEqual([true, false])
    expect(laid().closed(201, 'landing-zone').play().room('armory').fire).toBe(false)
  })
})

describe('Malfunctions', () => {
  test('RET-MALF-02 RET-PHASE-09: one on a Room; a second is ignored', () => {
    const game = doored('recon')
      .malfunction('landing-zone')
      .events('landing-zone-explodes')
      .phase('event')
      .play()
    expect(game.log('malfunction')).toHaveLength(0)
    expect(game.room('landing-zone').fire).toBe(true)
  })

  test('RET-MALF-03 RET-MALF-04: the Room cannot be used, but be searched', () => {
    const game = doored('recon')
      .at('recon', 'armory')
      .malfunction('armory')
      .hand('recon', 'search', 'rest', 'repairs')
      .play()
    expect(game.forbidden('use-room')).toBe('RET-MALF-03')
    expect(game.options()).toContain('search')
  })

  test('RET-MALF-09: it may be discarded from the Room, an Item or the Robot there', () => {
    const game = doored('combat-engineer')
      .robot('technical-robot', 'landing-zone')
      .with((s) => {
        s.robot.malfunction = true
        s.players[0].hands[0][0].malfunction = true
      })
      .malfunction('landing-zone')
      .hand('combat-engineer', 'fast-repairs')
      .play()
    expect(game.ways('fast-repairs')).toEqual([
      'fix:room',
      'fix:automatic-shotgun-0-0',
      'fix:robot',
      'work-door:201-0',
    ])
    game.act('fast-repairs:fix:robot')
    expect(game.state.robot.malfunction).toBe(false)
  })

  test('RET-MALF-10: with none of 14 left, Fire in the Room concerned', () => {
    const game = doored('recon').with((s) => {
      const broken = Array.from({ length: 14 }, () => ({
        id: 'egg',
        seen: [],
        malfunction: true,
        slots: [],
        markers: 0,
      }))
      s.players[0].hands[1].push(...broken)
      s.eggs -= 14
    })
    expect(game.state.eggs).toBe(-9)
    const played = game.hand('recon', 'demolition').play()
    played.act('demolition:sabotage')
    expect(played.room('landing-zone')).toMatchObject({ fire: true, malfunction: false })
  })

  test('RET-ROOM-07: the Nest never breaks', () => {
    const game = doored('recon')
      .room('r3c1', 'nest')
      .at('recon', 'nest')
      .hand('recon', 'demolition')
      .play()
    expect(game.ways('demolition')).toEqual([])
  })

  test('RET-MALF-07 RET-MALF-08: a broken Robot cannot be Activated; a second marker is ignored', () => {
    const game = doored('recon')
      .robot('technical-robot', 'landing-zone')
      .with((s) => {
        s.robot.malfunction = true
      })
      .cards('recon', 2)
      .play()
    expect(game.forbidden('activate-robot')).toBe('RET-MALF-07')
  })
})

describe('Secure tokens', () => {
  test('RET-SECURE-03 RET-ROOM-06: some Rooms can never be Secured', () => {
    const game = doored('recon')
      .room('r3c1', 'supply-room')
      .at('recon', 'supply-room')
      .cards('recon', 2)
      .play()
    expect(game.forbidden('secure')).toBe('RET-ROOM-06')
  })

  test('RET-SECURE-10: with none left none is placed', () => {
    const laid = doored('recon').cards('recon', 2)
    const tiles = [
      'shelter',
      'alarm-room',
      'reactor',
      'surgery-room',
      'server-room',
      'gunnery-room',
    ]
    const slots = ['r0c0', 'r0c8', 'r2c8', 'r3c7', 'r4c8', 'r4c0']
    for (const [i, tile] of tiles.entries()) laid.room(slots[i], tile).secure(tile, 3)
    expect(laid.secure('armory', 2).play().forbidden('secure')).toBe('RET-SECURE-10')
  })

  test('RET-SECURE-11: the Shelter without tokens is a Room without a Secure token', () => {
    const game = doored('recon')
      .room('r3c1', 'shelter')
      .at('recon', 'shelter')
      .events('short-circuit')
      .phase('event')
      .dice({ tokens: ['adult', 'blank'] })
      .play()
    expect(game.intrudersIn('shelter')).toEqual(['adult'])
    expect(game.log('attacks')).toHaveLength(0)
  })
})
