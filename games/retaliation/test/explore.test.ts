import { describe, expect, test } from 'vitest'
import { AROUND, slotAt } from '../facility.ts'
import { PRINTED } from '../packs.ts'
import { retaliation } from './position.ts'

/** The Recon about to explore to the east, with Corridor tiles known beforehand. */
function scout(card: number, tile = 'surgery-room') {
  return retaliation('recon')
    .exploration(card)
    .tiles('A', tile)
    .tiles('?', 'alarm-room')
    .corridorTiles(105, 205, 305, 405)
    .cards('recon', 3)
}

const EAST = slotAt('r2c2')

describe('exploration', () => {
  test('RET-EXPLORE-01 RET-EXPLORE-04 RET-EXPLORE-05 RET-EXPLORE-13 RET-MOVE-05: a Room of the Section behind the Corridor, and the Character goes there', () => {
    const game = scout(4)
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.state.rooms[EAST]!.tile).toBe('surgery-room')
    expect(game.whereIs('recon')).toBe('surgery-room')
    expect(game.state.exploration.discard).toEqual(['exploration-04'])
    expect(game.room('hibernatorium')).toBeUndefined()
    expect(game.view(null).robot.revealed).toBe(false)
  })

  test('RET-EXPLORE-04: a random Room where the card shows one', () => {
    const game = scout(3)
      .dice({ tokens: ['blank'] })
      .play()
    game.act('move:204')
    expect(game.whereIs('recon')).toBe('alarm-room')
  })

  test('RET-EXPLORE-06: without a tile of the Section a random Room', () => {
    const game = scout(4)
      .with((s) => {
        s.tiles.A = []
      })
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.whereIs('recon')).toBe('alarm-room')
  })

  test('RET-EXPLORE-02 RET-EXPLORE-03 RET-EXPLORE-07: Corridors clockwise from the north-east, as the map lies', () => {
    const game = scout(4)
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    const { NE, E, SE, SW, NW } = AROUND[EAST]
    const tiles = [NE, E, SE, SW, NW].map((place) => game.state.corridors[place!]?.tile ?? null)
    expect(tiles).toEqual([105, 205, 305, null, null])
  })

  test('RET-EXPLORE-08 RET-MAP-04: no Corridor leaves the Facility', () => {
    const game = retaliation('recon')
      .room('r0c0', 'armory')
      .corridor('r0c0-r0c2', 404)
      .at('recon', 'armory')
      .exploration(4)
      .corridorTiles(105, 205, 305)
      .cards('recon', 2)
      .dice({ noise: [1] })
      .play()
    game.act('move:404')
    // North-east lies beyond the border; east is the printed Corridor of the Hibernatorium.
    expect(AROUND[slotAt('r0c2')].NE).toBeUndefined()
    expect(game.state.corridors[AROUND[slotAt('r0c2')].SE!]!.tile).toBe(105)
    expect(game.state.corridorSupply).toContain(205)
  })

  test('RET-EXPLORE-09: none to a Room that lies there already', () => {
    const game = scout(4)
      .room('r1c3', 'armory')
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    const { NE, E } = AROUND[EAST]
    expect(game.state.corridors[NE!]).toBeNull()
    expect(game.state.corridors[E!]!.tile).toBe(105)
  })

  test('RET-EXPLORE-10 RET-EXPLORE-12: markers in the Room and in its Corridors, none where no Corridor was laid', () => {
    const game = scout(4)
      .dice({ noise: [3] })
      .play()
    game.act('move:204')
    expect(game.room('surgery-room').malfunction).toBe(true)
    expect(game.noise).toContain(105)
    const walled = scout(4)
      .room('r1c3', 'armory')
      .dice({ noise: [1] })
      .play()
    walled.act('move:204')
    expect(walled.noise).toEqual([105])
  })

  test('RET-EXPLORE-10: Fire', () => {
    const game = scout(6)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.room('surgery-room').fire).toBe(true)
  })

  test.each(Object.values(PRINTED.exploration))(
    'RET-EXPLORE-15: whatever else is printed on it, $id does what it lists and no more',
    (card) => {
      const game = scout(Number(card.id.slice(-2)))
        .corridorTiles(201, 301, 202, 302)
        .dice({ noise: [1], tokens: ['blank'] })
        .play()
      game.act('move:204')
      const told = game.match.log(null).map(({ kind }) => kind)
      const kinds = new Set(told.slice(told.indexOf('exploration') + 1))
      const listed = [
        'room-found',
        'corridor-laid',
        'moves',
        ...(card.noise.length > 0 ? ['noise'] : []),
        ...(card.malfunction ? ['malfunction'] : []),
        ...(card.fire ? ['fire'] : []),
        ...(card.closesDoors ? ['door-closed'] : []),
        ...(card.adults ? ['horde'] : []),
        ...(card.roll === 'noise' ? ['noise-roll', 'noise-nothing'] : []),
        ...(card.roll === 'hazard' ? ['hazard', 'token', 'blank-returns', 'tokens-added'] : []),
      ]
      expect([...kinds].sort()).toEqual(listed.sort())
    },
  )

  test('RET-EXPLORE-11: no second Noise marker in a Corridor', () => {
    const game = scout(4)
      .room('r1c1', 'armory')
      .corridor('r1c3-r2c2', 406, { noise: true })
      .dice({ noise: [2] })
      .play()
    game.act('move:204')
    expect(game.corridor(406).noise).toBe(true)
    expect(game.state.intruders).toEqual([])
  })

  test('RET-EXPLORE-13: a cautious Move secures the new Room', () => {
    const game = scout(4)
      .dice({ noise: [4] })
      .play()
    game.act('cautious-move:204')
    expect(game.room('surgery-room').secure).toBe(1)
  })

  test('RET-EXPLORE-14 RET-EXPLORE-18: one Noise roll where the Entrance Effect orders it, none else', () => {
    const rolled = scout(4)
      .dice({ noise: [4] })
      .play()
    rolled.act('move:204')
    expect(rolled.log('noise-roll')).toHaveLength(1)
    const silent = scout(1).play()
    silent.act('move:204')
    expect(silent.log('noise-roll')).toHaveLength(0)
  })

  test('RET-EXPLORE-14: a Hazard', () => {
    const game = scout(3)
      .attacks('scratch-3')
      .dice({ tokens: ['adult'] })
      .play()
    game.act('move:204')
    expect(game.intrudersIn('alarm-room')).toEqual(['adult'])
  })

  test('RET-EXPLORE-16 RET-EXPLORE-20: a card that leaves the game does so, also without its Entrance Effect', () => {
    const game = scout(3)
      .dice({ tokens: ['blank'] })
      .play()
    game.act('move:204')
    expect(game.state.removed).toContain('exploration-03')
    const drone = scout(3).item('recon', 'exploring-drone').play()
    drone.act('exploring-drone:204')
    expect(drone.state.removed).toContain('exploration-03')
  })

  test('RET-EXPLORE-17: an empty deck is made anew from the discards; cards that left stay out', () => {
    const game = scout(4)
      .with((s) => {
        s.exploration.discard = ['exploration-06']
        s.removed.push('exploration-03')
        s.exploration.deck = []
      })
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.room('surgery-room').fire).toBe(true)
  })

  test('RET-EXPLORE-19: only Doors that touch the new Room close', () => {
    const game = scout(5)
      .corridorTiles(101, 201)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    const { NE } = AROUND[EAST]
    const { doors, doorEnd } = game.state.corridors[NE!]!
    expect(doors[doorEnd].closed).toBe(true)
    expect(doors[1 - doorEnd].closed).toBe(false)
    expect(game.corridor(204).doors.some(({ closed }) => closed)).toBe(false)
  })

  test('RET-EXPLORE-21 RET-ROBOT-03 RET-SETUP-04: a Room beside it brings the Hibernatorium and the Robot to light', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .corridor('r1c3-r2c2', 404)
      .at('recon', 'armory')
      .exploration(6)
      .tiles('B', 'server-room')
      .corridorTiles(105)
      .cards('recon', 2)
      .dice({ noise: [4] })
      .play()
    expect(game.view(null).robot.id).toBeNull()
    game.act('move:404')
    expect(game.room('hibernatorium')).toBeDefined()
    expect(game.view(null).robot.id).not.toBeNull()
    expect(game.corridor(211).doorEnd).toBe(0)
  })

  test('RET-EXPLORE-22: a Corridor that led there is joined and no longer Unexplored', () => {
    const game = scout(4)
      .room('r1c1', 'armory')
      .corridor('r1c1-r2c2', 406)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.noise).toContain(406)
    expect(game.ways('move')).toContain('406')
  })

  test('RET-EXPLORE-23: without a Character moving only the tiles and markers are laid', () => {
    const game = scout(4).item('recon', 'exploring-drone').play()
    game.act('exploring-drone:204')
    expect(game.whereIs('recon')).toBe('landing-zone')
    expect(game.room('surgery-room').malfunction).toBe(true)
    expect(game.log('noise-roll')).toHaveLength(0)
    const shut = scout(4).closed(204, 'landing-zone').item('recon', 'exploring-drone').play()
    expect(shut.ways('exploring-drone')).toEqual(['104', '304'])
  })

  test('RET-EXPLORE-24: Adults of an Entrance Effect come in the Corridor one came through', () => {
    const game = scout(11)
      .noise(204)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.intrudersAt(204)).toEqual(['adult', 'adult', 'adult'])
    expect(game.corridor(204).noise).toBe(false)
  })
})
