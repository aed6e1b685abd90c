import { places } from '@bulkhead/hull/queries.ts'
import { describe, expect, test } from 'vitest'
import { PLANS, SHIP_ROOMS, SHIPS } from '../board.ts'
import { MAIN_ROOM } from '../shuttle.ts'
import { classic, epilogue, investigation, Position } from './position.ts'

/** SHUTTLE: the second board. */

const TWOS = ['technical-23', 'technical-24', 'technical-25']
/** Rooms of the standard board with a technical entrance. */
const ENTRANCES = [2, 4, 5, 9, 14, 15, 19, 21].map((room) => `technical-${room}`)

/** The Scout in a room, with cards to go elsewhere. */
function scoutAt(tile: string) {
  return epilogue('scout', 'soldier').at('scout', tile).cards('scout', 6)
}

describe('the board', () => {
  test('AFT-SHUTTLE-01 AFT-COMP-01 four rooms: the Main Room and three tiles "2"', () => {
    const { state } = epilogue('scout').play()
    const kinds = PLANS['standard-shuttle'].slots.slice(SHIP_ROOMS).map(({ kind }) => kind)
    expect(kinds).toEqual(['special', '2', '2', '2'])
    expect(state.rooms).toHaveLength(25)
    expect(state.rooms[MAIN_ROOM].tile).toBe('shuttle-main')
  })

  test.each(['standard-shuttle', 'alternate-shuttle'])(
    '%s: it lies beside the ship, and no room on another',
    (board) => {
      const { slots } = PLANS[board]
      const [ship, shuttle] = [slots.slice(0, SHIP_ROOMS), slots.slice(SHIP_ROOMS)]
      const left = Math.min(...ship.map(({ x }) => x))
      expect(shuttle.every(({ x }) => x < left)).toBe(true)
      const heights = ship.map(({ y }) => y)
      for (const { y } of shuttle) {
        expect(y).toBeGreaterThan(Math.min(...heights))
        expect(y).toBeLessThan(Math.max(...heights))
      }
      expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(slots.length)
    },
  )

  test('AFT-SHUTTLE-08 every room has an exit for each number, others at the two ends of a corridor', () => {
    const { numbered, plan } = SHIPS['standard-shuttle']
    const exits = (room: number) =>
      [1, 2, 3, 4].map((number) => {
        const exit = numbered[room - 1][number]!
        return exit < 0 ? `technical${exit}` : plan.corridors[exit].id
      })
    expect(exits(22)).toEqual(['s-22-23', 's-22-24', 's-22-25', 'technical-1'])
    expect(exits(23)).toEqual(['s-22-23', 's-22-23', 's-23-24', 's-23-24'])
    expect(exits(24)).toEqual(['s-22-24', 's-23-24', 's-24-25', 's-23-24'])
    expect(exits(25)).toEqual(['s-22-25', 's-22-25', 's-24-25', 's-24-25'])
    const { rooms } = epilogue('scout').state
    const game = epilogue('scout')
      .cards('scout', 3)
      .dice({ noise: ['silence'] })
      .play()
    game.act('move:s-22-23')
    expect(game.whereIs('scout')).toBe(rooms[22].tile)
  })

  test('AFT-SHUTTLE-08 noise in the sleeve lies on the technical icon, and an Intruder takes it off the board', () => {
    const game = epilogue('scout')
      .at('scout', 'cockpit')
      .intruder('breeder', 'shuttle-main')
      .events('aft-new-brood')
      .phase('event')
    // Exit 4 of the Main Room.
    expect(game.play().lair('breeder-1')).toBe('gone')
    const alarm = epilogue('scout')
      .tile(23, 'alarm-room')
      .at('scout', 'alarm-room')
      .cards('scout', 1)
      .dice({ noise: [4] })
    expect(alarm.play().act('alarm-room:22').noise).toEqual(['technical-1'])
  })

  test('AFT-SHUTTLE-02 nothing is found there, not even by somebody who scavenges', () => {
    const game = epilogue('scout', 'soldier')
      .tile(23, 'canteen')
      .at('scout', 'canteen')
      .hand('scout', 'search', 'scavenging', 'rest', 'demolition')
      .play()
    expect(game.why('search')).toBe('not-searchable')
    expect(game.why('scavenging')).toBe('not-searchable')
    expect(game.state.rooms.slice(SHIP_ROOMS).map(({ items }) => items)).toEqual([0, 0, 0, 0])
  })

  test('AFT-SHUTTLE-03 the Main Room has no action', () => {
    const game = scoutAt('shuttle-main').play()
    expect(game.ways('shuttle-main')).toEqual([])
    expect(game.options()).not.toContain('shuttle-main')
  })
})

describe('the ways between the boards', () => {
  test('AFT-SHUTTLE-04 from the Main Room a Move or a Careful Movement reaches every entrance of the ship', () => {
    const game = scoutAt('shuttle-main').play()
    const ducts = (action: string) => game.ways(action).filter((id) => id.startsWith('technical'))
    expect(ducts('move')).toEqual(ENTRANCES)
    expect(ducts('careful-move')).toEqual(ENTRANCES)
    const { params } = game.decision().options.find(({ id }) => id === 'move:technical-5')!
    expect(params).toMatchObject({ cost: 1 })
  })

  test('AFT-SHUTTLE-04 whoever arrives explores and rolls for noise, and came through no corridor', () => {
    const tile = epilogue('scout').state.rooms[4].tile
    const game = scoutAt('shuttle-main')
      .token(tile, 'lockdown')
      .dice({ noise: [1] })
      .play()
    game.act('move:technical-5')
    expect(game.whereIs('scout')).toBe(tile)
    expect(game.log('noise-roll')).toHaveLength(1)
    // Exploration closes every door, as nobody came by one of them.
    expect(['c-5-6', 'c-5-10'].map((id) => game.corridor(id).door)).toEqual(['closed', 'closed'])
  })

  test('AFT-SHUTTLE-04 a careful mover leaves noise, and needs an exit without it', () => {
    const tile = epilogue('scout').state.rooms[4].tile
    const game = scoutAt('shuttle-main').play()
    game.act('careful-move:technical-5', 'noise:c-5-6')
    expect(game.whereIs('scout')).toBe(tile)
    expect(game.noise).toEqual(['c-5-6'])
    const loud = scoutAt('shuttle-main').noise('c-5-6', 'c-5-10', 'technical-1').play()
    expect(loud.ways('careful-move')).not.toContain('technical-5')
  })

  test('AFT-SHUTTLE-04 in combat it is an Escape', () => {
    const game = scoutAt('shuttle-main').intruder('larva', 'shuttle-main').attacks('scratch-1')
    const escaping = game.dice({ noise: ['silence'] }).play()
    const option = escaping.decision().options.find(({ id }) => id === 'move:technical-2')!
    expect(option.label).toBe('escape-technical')
    escaping.act('move:technical-2')
    expect(escaping.player('scout').larva).toBe(true)
    expect(escaping.log('enters')).toHaveLength(1)
  })

  test('AFT-SHUTTLE-05 from an entrance the "2" rooms of the Shuttle are reached, not the Main Room', () => {
    const tile = epilogue('scout').state.rooms[1].tile
    const ducts = scoutAt(tile)
      .play()
      .ways('move')
      .filter((id) => id.startsWith('technical'))
    expect(ducts).toEqual(TWOS)
    const cockpit = scoutAt('cockpit').play().ways('move')
    expect(cockpit).toEqual(['c-1-3', 'c-1-2', 'c-1-4'])
  })

  test('AFT-SHUTTLE-05 with every door closed the ducts are still a way', () => {
    const doors = ['s-22-23', 's-22-24', 's-22-25']
    const shut = doors.reduce(
      (position, id) => position.door(id, 'closed'),
      scoutAt('shuttle-main'),
    )
    expect(shut.play().ways('move')).toEqual(ENTRANCES)
    const room = doors
      .concat('s-23-24')
      .reduce((p, id) => p.door(id, 'closed'), scoutAt('shuttle-main'))
    const nowhere = room.with((s) => {
      s.players[0].room = 22
    })
    expect(nowhere.play().why('move')).toBe('no-way-out')
  })

  test('AFT-SHUTTLE-08 whoever crawls through the Technical Corridors stays on the ship', () => {
    const tile = epilogue('scout').state.rooms[1].tile
    const game = scoutAt(tile).item('scout', 'technical-corridor-plans').play()
    const reached = game.ways('technical-corridor-plans')
    expect(reached).toEqual(['4', '5', '9', '14', '15', '19', '21'])
    const main = scoutAt('shuttle-main').item('scout', 'technical-corridor-plans').play()
    expect(main.why('technical-corridor-plans')).toBe('no-entrance')
  })

  test('AFT-SHUTTLE-04 on the alternate board both networks are reached', () => {
    const board = epilogueOnAlternate().play()
    const ducts = board.ways('move').filter((id) => id.startsWith('technical'))
    expect(ducts).toEqual([2, 3, 8, 12, 13, 14, 20, 21].map((room) => `technical-${room}`))
  })

  test('a classic game has no Shuttle', () => {
    const game = classic('scout').cards('scout', 3).at('scout', 'engine-3').play()
    expect(game.state.rooms).toHaveLength(SHIP_ROOMS)
    expect(game.ways('move').filter((id) => id.startsWith('technical'))).toEqual([])
  })
})

describe('one ship', () => {
  test('AFT-SHUTTLE-06 what acts at a distance reaches both boards', () => {
    const game = scoutAt('shuttle-main').tile(23, 'command-center').at('scout', 'command-center')
    const ways = game.play().ways('command-center')
    expect(ways).toEqual(places(epilogue('scout').state).map((place) => String(place + 1)))
    const extinguish = epilogue('scout').tile(23, 'fire-control').at('scout', 'fire-control')
    expect(extinguish.cards('scout', 2).play().ways('fire-control')).toHaveLength(25)
  })

  test('AFT-SHUTTLE-09 its rooms are explored, and hold Fire, Malfunctions, noise and doors', () => {
    const { rooms } = investigation('scout').state
    expect(rooms.slice(SHIP_ROOMS).map(({ explored }) => explored)).toEqual([
      true,
      true,
      true,
      true,
    ])
    const game = epilogue('scout').hand('scout', 'demolition').play().act('demolition:break-room')
    expect(game.room('shuttle-main').malfunction).toBe(true)
    const closing = scoutAt('shuttle-main').item('scout', 'energy-charge').play()
    closing.act('energy-charge:turn-door:s-22-23')
    expect(closing.corridor('s-22-23').door).toBe('closed')
    const noisy = scoutAt('shuttle-main')
      .dice({ noise: [3] })
      .play()
      .act('move:s-22-24')
    expect(noisy.noise).toEqual(['s-24-25'])
    const burning = scoutAt('shuttle-main').fire('shuttle-main').play().pass()
    expect(burning.player('scout').lightWounds).toBe(1)
  })

  test('AFT-SHUTTLE-09 while docked it is destroyed with the Nemesis', () => {
    const game = scoutAt('shuttle-main').selfDestruct(5).phase('time').play()
    expect(game.winners).toEqual([])
    expect(game.match.result!.reason).toBe('explosion')
    expect(game.told('perishes', 'cause')).toEqual(['explosion', 'explosion'])
  })
})

describe('its track', () => {
  test('AFT-SHUTTLE-07 five spaces and a red one', () => {
    const game = epilogue('scout').phase('time').play()
    expect(game.own.shuttle).toBe(1)
    expect(game.told('shuttle-time', 'left')).toEqual([4])
    expect(epilogue('scout').shuttle(4).phase('time').play().told('shuttle-time', 'left')).toEqual([
      0,
    ])
  })
})

/** After a game on the alternate side of the board. */
function epilogueOnAlternate(): Position {
  const { state } = new Position(['captain', 'pilot'], { play: 'classic', board: 'alternate' })
  const before = {
    game: 'aftermath',
    options: { play: 'classic' },
    seats: 2,
    state: { ...state, ending: { cause: 'jump', exploded: false, checks: [], winners: [] } },
    result: { winners: [], reason: 'jump' },
  }
  return new Position(['scout', 'soldier'], { play: 'epilogue' }, before).cards('scout', 6)
}
