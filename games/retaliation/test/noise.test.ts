import { describe, expect, test } from 'vitest'
import { retaliation, retaliationWith } from './position.ts'

/** The Recon moves east into the Armory, around which Corridors of values 1, 4 and 4 lie. */
function entering(...crew: string[]) {
  return retaliation('recon', ...crew)
    .room('r2c2', 'armory')
    .corridor('r1c3-r2c2', 404)
    .corridor('r2c2-r2c4', 105)
    .corridor('r2c2-r3c3', 405)
    .cards('recon', 2)
}

describe('noise rolls', () => {
  test('RET-NOISE-02 RET-NOISE-05 RET-NOISE-07: a marker in every Corridor with the value', () => {
    const game = entering()
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.noise).toEqual([404, 405])
    expect(game.log('noise-nothing')).toHaveLength(0)
  })

  test('RET-NOISE-03: the largest Intruder comes out of a Corridor', () => {
    const game = entering()
      .horde(404, 'adult', 'drone', 'larva')
      .attacks('scratch-3')
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.intrudersIn('armory')).toEqual(['drone'])
    expect(game.intrudersAt(404)).toEqual(['adult', 'larva'])
    expect(game.noise).toEqual([405])
  })

  test('RET-NOISE-04 RET-NOISEMARK-01 RET-NOISEMARK-06: a marker that lies there is resolved; what comes does not Attack', () => {
    const game = entering()
      .noise(404)
      .dice({ noise: [4], tokens: ['adult-3'] })
      .play()
    game.act('move:204')
    expect(game.intrudersAt(404)).toEqual(['adult', 'adult', 'adult'])
    expect(game.noise).toEqual([405])
    expect(game.told('token', 'token')).toEqual(['adult'])
    expect(game.log('attacks')).toHaveLength(0)
  })

  test.each(['semi-coop', 'coop'])(
    'RET-NOISE-07 RET-EFFECT-05: whoever dies of what the first brings makes no more noise (%s)',
    (mode) => {
      const game = retaliationWith({ mode }, 'recon', 'officer')
        .room('r2c2', 'armory')
        .corridor('r1c3-r2c2', 404)
        .corridor('r2c2-r3c3', 405)
        .horde(404, 'adult')
        .is('recon', { health: 8 })
        .cards('recon', 2)
        .attacks('scratch-3')
        .dice({ noise: [4] })
        .play()
      game.act('move:204')
      expect(game.whereIs('recon')).not.toBe('armory')
      expect(game.intrudersIn('armory')).toEqual(['adult'])
      expect(game.noise).toEqual([])
    },
  )

  test('RET-NOISE-06: nothing where no Corridor has the value', () => {
    const game = entering()
      .dice({ noise: [3] })
      .play()
    game.act('move:204')
    expect(game.noise).toEqual([])
    expect(game.log('noise-nothing')).toHaveLength(1)
    const one = entering()
      .dice({ noise: [1] })
      .play()
      .act('move:204')
    expect(one.log('noise-nothing')).toHaveLength(0)
  })

  test('RET-NOISE-07: Intruders placed by one step are not moved by the same roll', () => {
    const game = entering()
      .noise(404)
      .horde(405, 'adult')
      .attacks('scratch-3')
      .dice({ noise: [4], tokens: ['adult-2'] })
      .play()
    game.act('move:204')
    expect(game.intrudersAt(404)).toEqual(['adult', 'adult'])
    expect(game.intrudersIn('armory')).toEqual(['adult'])
  })

  test('RET-NOISE-08 RET-NOISE-09 RET-NOISE-13 RET-BAG-06 RET-ATTACK-05: a Hazard brings one of the front, which Attacks whoever rolled', () => {
    const game = entering('officer')
      .at('officer', 'armory')
      .first('officer')
      .attacks('scratch-3')
      .dice({ noise: ['hazard'], tokens: ['adult-4'] })
      .play()
    game.act('move:204')
    expect(game.intrudersIn('armory')).toEqual(['adult'])
    expect(game.told('attacks', 'seat')).toEqual([game.seat('recon')])
  })

  test('RET-NOISE-10: a Closed Door is Destroyed, and the Intruder stays', () => {
    const game = entering()
      .horde(404, 'adult')
      .closed(404, 'armory')
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.intrudersAt(404)).toEqual(['adult'])
    expect(game.corridor(404).doors.some(({ destroyed }) => destroyed)).toBe(true)
  })

  test('RET-NOISE-11: none is placed where no marker is left', () => {
    const game = entering()
      .with((s) => {
        const corridor = { reinforced: false, noise: true, doorEnd: -1 }
        const doors = () => [1, 2].map(() => ({ closed: false, destroyed: false }))
        let placed = 0
        s.corridors.forEach((one, place) => {
          if (one || placed === 30 || [1, 2, 7, 8].includes(place)) return
          const tile = s.corridorSupply.shift()!
          s.corridors[place] = { ...corridor, tile, doors: doors() as never }
          placed++
        })
      })
      .dice({ noise: [4] })
      .play()
    const before = game.noise.length
    expect(before).toBe(30)
    game.act('move:204')
    expect(game.noise.length).toBeLessThanOrEqual(30)
    expect(game.corridor(404).noise).toBe(false)
  })

  test('RET-NOISE-12: other effects order a roll for the Room of whoever makes it', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .corridor('r2c2-r2c4', 404)
      .at('officer', 'armory')
      .events('generators-overheat')
      .phase('event')
      .dice({ noise: [1, 4] })
      .play()
    expect(game.noise).toEqual([104, 404])
  })

  test('RET-NOISE-14: a Hazard may be ignored where an effect says so', () => {
    const game = retaliation('recon')
      .item('recon', 'perimeter-security-device')
      .exploration(3)
      .cards('recon', 2)
      .play()
    game.act('move:204')
    expect(game.log('hazard-ignored')).toHaveLength(1)
    expect(game.state.intruders).toEqual([])
  })

  test('RET-CORR-10: a Reinforced Corridor is matched by no roll', () => {
    const game = entering()
      .reinforced(404, 405)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.noise).toEqual([])
  })

  test('RET-MODE-DEADLY-02 RET-MODE-DEADLY-03 RET-MODE-DEADLY-04 RET-SETUP-19: the second value counts in Deadly mode alone, once, and not on a Reinforced Corridor', () => {
    const with407 = (deadly: boolean, noise: 3 | 4) =>
      retaliationWith({ deadly }, 'recon')
        .room('r2c2', 'armory')
        .corridor('r2c2-r2c4', 407)
        .corridor('r2c2-r3c3', 410, { reinforced: true })
        .cards('recon', 2)
        .dice({ noise: [noise] })
        .play()
        .act('move:204').noise
    expect(with407(false, 3)).toEqual([])
    expect(with407(true, 3)).toEqual([407])
    expect(with407(true, 4)).toEqual([407])
  })
})

describe('Noise markers', () => {
  test.each([
    ['adult-2', ['adult', 'adult']],
    ['drone-1-1', ['drone', 'adult']],
    ['drone-3-1', ['drone', 'adult', 'adult', 'adult']],
    ['larva', ['larva']],
    ['queen', ['queen']],
    ['blank', []],
  ])('RET-NOISEMARK-02 RET-NOISEMARK-03 RET-NOISEMARK-04: %s', (token, there) => {
    const game = entering()
      .noise(404)
      .dice({ noise: [4], tokens: [token] })
      .play()
    game.act('move:204')
    expect(game.intrudersAt(404)).toEqual(there)
  })

  test('RET-NOISEMARK-05 RET-PHASE-08: Events resolve markers that are there, row by row', () => {
    const game = retaliation('recon')
      .noise(104, 304)
      .events('breaking-in')
      .phase('event')
      .dice({ tokens: ['adult-2', 'adult-3'] })
      .play()
    expect(game.told('noise-answered', 'corridor')).toEqual([104, 304])
    expect(game.intrudersAt(104)).toHaveLength(2)
    expect(game.intrudersAt(304)).toHaveLength(3)
    expect(game.intrudersAt(204)).toHaveLength(0)
  })

  test('RET-NOISEMARK-07 RET-CORR-06: Intruders and a marker are never together', () => {
    const game = retaliation('recon')
      .horde(104, 'adult')
      .events('landing-zone-explodes')
      .phase('event')
      .play()
    expect(game.noise).toEqual([204, 304])
  })
})

describe('the Intruder bag', () => {
  const hazard = () => retaliation('recon').events('short-circuit').phase('event')

  test('RET-BAG-01 RET-BAG-02: a resolved token goes to the bottom of its pile', () => {
    const game = hazard()
      .attacks('scratch-3')
      .dice({ tokens: ['adult-2'] })
      .play()
    expect(game.intrudersIn('landing-zone')).toEqual(['adult'])
    expect(game.state.piles.adult[0]).toMatchObject({ adults: 2 })
  })

  test('RET-BAG-03 RET-BAG-07 RET-BAG-15: the Blank brings 2 Adult tokens and goes back', () => {
    const game = hazard()
      .dice({ tokens: ['blank', 'blank'] })
      .play()
    const types = game.state.bag.map(({ type }) => type)
    expect(types).toContain('blank')
    expect(types.filter((type) => type === 'adult')).toHaveLength(4 + 4)
  })

  test('RET-BAG-05 RET-BAG-14: from the top of the pile, as many as there are', () => {
    const game = hazard()
      .with((s) => {
        s.bag.push(...s.piles.adult.splice(1))
      })
      .dice({ tokens: ['blank'] })
      .play()
    expect(game.state.piles.adult).toHaveLength(0)
  })

  test.each([
    ['larva', 'drone', 2],
    ['adult', 'queen', 2],
    ['drone', 'queen', 2],
    ['queen', 'larva', 2],
  ] as const)(
    'RET-BAG-08 RET-BAG-09 RET-BAG-10 RET-BAG-11 RET-PHASE-11: Bag Development, %s',
    (token, added, number) => {
      const laid = retaliation('recon')
        .phase('development')
        .dice({ tokens: [token] })
      const before = laid.state.bag.filter(({ type }) => type === added).length
      const game = laid.play()
      expect(game.log('phase-development')).toHaveLength(1)
      expect(game.told('tokens-added', 'token')).toEqual([added])
      expect(game.state.bag.filter(({ type }) => type === added)).toHaveLength(before + number)
    },
  )

  test('RET-BAG-08: a Queen on the map is Activated', () => {
    const game = retaliation('recon')
      .intruder('queen', 104)
      .attacks('scratch-3')
      .phase('development')
      .dice({ tokens: ['queen'] })
      .play()
    expect(game.intrudersIn('landing-zone')).toEqual(['queen'])
  })

  test('RET-BAG-12 RET-QUEEN-10 RET-QUEEN-19: after her death a Queen token brings a Drone and leaves the game', () => {
    const dead = () =>
      hazard().with((s) => {
        s.queen.dead = true
      })
    const room = dead()
      .attacks('scratch-3')
      .dice({ tokens: ['queen'] })
      .play()
    expect(room.intrudersIn('landing-zone')).toEqual(['drone'])
    expect(room.state.removed).toContain('queen-token')
    const bag = dead()
      .phase('development')
      .dice({ tokens: ['queen'] })
      .play()
    expect(bag.told('tokens-added', 'token')).toEqual(['drone'])
    const adult = dead()
      .phase('development')
      .dice({ tokens: ['adult'] })
      .play()
    expect(adult.told('tokens-added', 'token')).toEqual(['larva'])
  })

  test('RET-BAG-13 RET-QUEEN-12: an Activated Queen goes for whoever caused the draw', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .room('r1c1', 'alarm-room')
      .corridor('r1c1-r2c2', 105)
      .at('recon', 'armory')
      .intruder('queen', 'landing-zone')
      .at('officer', 'alarm-room')
      .first('officer')
      .secure('alarm-room', 1)
      .events('damage')
      .phase('event')
      .dice({ tokens: ['queen'] })
      .play()
    expect(game.intrudersAt(204)).toEqual(['queen'])
  })

  test('RET-INTR-04: no more than there are models', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .with((s) => {
        for (let i = 0; i < 8; i++) {
          const name = `drone-${++s.placed}`
          s.intruders.push({ name, type: 'drone', room: 11 - 1, corridor: -1, hits: 0 })
        }
      })
      .events('short-circuit')
      .phase('event')
      .dice({ tokens: ['drone'] })
      .play()
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.told('no-model-left', 'type')).toContain('drone')
  })
})

test('RET-NOISE-03 RET-DEATH-01: whoever dies of the first Corridor makes no Noise in the next', () => {
  const entering = (health: number) =>
    retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .corridor('r1c3-r2c2', 105)
      .corridor('r2c2-r2c4', 106)
      .horde(105, 'adult')
      .is('recon', { health })
      .cards('recon', 2)
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
      .act('move:204')
  expect([entering(0).whereIs('recon'), entering(0).noise]).toEqual(['armory', [106]])
  expect([entering(8).whereIs('recon'), entering(8).noise]).toEqual(['dead', []])
})
