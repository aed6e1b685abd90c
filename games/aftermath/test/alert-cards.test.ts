import { describe, expect, test } from 'vitest'
import { epilogue, investigation, type Position } from './position.ts'

/** The ten Alerts, one by one. */

/** The Shuttle's marker is about to reach the space on which the second Alert is revealed. */
function revealing(alert: string, position = epilogue('scout', 'soldier', 'mechanic')): Position {
  return position.alerts(alert).shuttle(1).phase('time').events('aft-bulkhead-failure')
}

/** The Scout in a room, with cards to pay. */
function at(tile: string, alert: string, extra = {}): Position {
  return epilogue('scout', 'soldier').at('scout', tile).cards('scout', 6).alert(alert, extra)
}

/** Activated in these rooms, one after the other. */
function activated(alert: string, ...tiles: string[]) {
  let done = {}
  for (const tile of tiles) {
    const game = at(tile, alert, done).play().act('activate-alert')
    if (!game.own.alert) return 'fulfilled'
    done = game.own.alert
  }
  return done
}

test('alert-reactor-surge: the Generator, then Engine 2', () => {
  expect(activated('alert-reactor-surge', 'generator')).toMatchObject({ level: 1 })
  expect(activated('alert-reactor-surge', 'generator', 'engine-2')).toBe('fulfilled')
})

describe('alert-distress-beacon', () => {
  test('noise in every exit of the Comms Room that has none', () => {
    const game = revealing('alert-distress-beacon')
    const position = game.tile(2, 'comms-room').noise('c-1-2').play()
    expect(position.noise).toEqual(['c-1-2', 'c-2-6', 'technical-1'])
  })

  test('none while the Comms Room is not explored', () => {
    const position = investigation('scout')
      .unexplored('comms-room', 'slime-3')
      .alerts('alert-distress-beacon')
      .phase('event')
      .events('aft-new-brood')
      .dice({ tokens: ['larva'] })
    expect(position.play().noise).toEqual([])
  })

  test('an Activation in the Comms Room', () => {
    expect(activated('alert-distress-beacon', 'comms-room')).toBe('fulfilled')
  })
})

describe('alert-hull-stress', () => {
  const broken = (position: Position) =>
    position.play().state.rooms.flatMap(({ tile, malfunction }) => (malfunction ? [tile] : []))

  test('a Malfunction in the Generator, where there is none', () => {
    expect(broken(revealing('alert-hull-stress'))).toEqual(['generator'])
    const there = revealing('alert-hull-stress').malfunction('generator')
    expect(broken(there)).toEqual(['generator'])
  })

  test('never so many that fewer than 2 markers are left', () => {
    const rooms = ['cockpit', 'storage', 'armory', 'surgery', 'laboratory']
    const five = revealing('alert-hull-stress').malfunction(...rooms)
    expect(broken(five)).toHaveLength(6)
    const six = revealing('alert-hull-stress').malfunction(...rooms, 'comms-room')
    expect(broken(six)).toHaveLength(6)
  })

  /** The Scout repairs the room that they are in. */
  const repairing = (tile: string, extra = {}) =>
    epilogue('scout', 'soldier')
      .at('scout', tile)
      .malfunction(tile, 'cockpit', 'engine-1')
      .alert('alert-hull-stress', extra)
      .hand('scout', 'basic-repairs', 'search', 'rest')
      .play()
      .act('basic-repairs:repair-room')

  test('a repair on the Nemesis since it was revealed', () => {
    expect(repairing('storage').own.alert).toBeNull()
  })

  test('nothing else that happens is a repair', () => {
    const game = at('nest', 'alert-hull-stress')
      .malfunction('cockpit')
      .dice({ noise: ['silence'] })
      .play()
      .act('nest')
    expect(game.own.alert).toMatchObject({ repaired: 0, eggGone: true })
  })

  test('repairs on the Shuttle do not count', () => {
    expect(repairing('shuttle-main').own.alert).toMatchObject({ repaired: 0 })
  })

  test('or none left on the Nemesis', () => {
    const game = epilogue('scout')
      .at('scout', 'storage')
      .malfunction('storage', 'shuttle-main')
      .alert('alert-hull-stress')
      .hand('scout', 'basic-repairs', 'search', 'rest')
      .play()
      .act('basic-repairs:repair-room')
    expect(game.own.alert).toBeNull()
  })
})

describe('alert-fire-aboard', () => {
  const burning = (position: Position) =>
    position.play().state.rooms.flatMap(({ tile, fire }) => (fire ? [tile] : []))

  test('a Fire in the Hibernatorium', () => {
    expect(burning(revealing('alert-fire-aboard'))).toEqual(['hibernatorium'])
  })

  test('never so many that fewer than 2 markers are left; unless it burns nothing is to be done', () => {
    const rooms = ['cockpit', 'armory', 'surgery', 'laboratory', 'nest', 'engine-1']
    const six = revealing('alert-fire-aboard').fire(...rooms)
    expect(burning(six)).toHaveLength(6)
    expect(six.play().own.alert).toBeNull()
    const five = revealing('alert-fire-aboard').fire(...rooms.slice(1))
    expect(burning(five)).toHaveLength(6)
    expect(five.play().own.alert).not.toBeNull()
  })

  test('it must not burn, whatever else does', () => {
    const game = (tile: string, other: string) =>
      epilogue('scout')
        .at('scout', tile)
        .fire(tile, other)
        .alert('alert-fire-aboard')
        .item('scout', 'fire-extinguisher')
        .cards('scout', 1)
        .play()
        .act('fire-extinguisher:extinguish')
    expect(game('storage', 'hibernatorium').own.alert).not.toBeNull()
    expect(game('hibernatorium', 'cockpit').own.alert).toBeNull()
  })
})

describe('alert-stirring-hive', () => {
  test('an Egg taken from the Nest', () => {
    const game = at('nest', 'alert-stirring-hive')
      .dice({ noise: ['silence'] })
      .play()
      .act('nest')
    expect(game.own.alert).toBeNull()
  })

  test('or one destroyed, wherever it lies', () => {
    const game = at('cockpit', 'alert-stirring-hive')
      .object('cockpit', 'egg')
      .dice({ combat: ['two'], noise: ['silence'] })
      .play()
      .act('shoot:rifle#0:eggs')
    expect(game.room('cockpit').objects).toEqual([])
    expect(game.own.alert).toBeNull()
  })

  test('by nothing else that happens', () => {
    const game = epilogue('scout', 'soldier')
      .at('scout', 'storage')
      .malfunction('storage')
      .alert('alert-stirring-hive')
      .hand('scout', 'basic-repairs', 'search', 'rest')
      .play()
      .act('basic-repairs:repair-room')
    expect(game.own.alert).toMatchObject({ repaired: 1, eggGone: false })
  })

  test('done at once where the Nest has no Egg', () => {
    const empty = revealing('alert-stirring-hive').eggs(0)
    expect(empty.play().own.alert).toBeNull()
    expect(revealing('alert-stirring-hive').play().own.alert).toMatchObject({ level: 0 })
  })
})

describe('alert-lost-samples', () => {
  test('a Sample in the Laboratory, and with five players one in the Storage', () => {
    const five = epilogue('scout', 'soldier', 'mechanic', 'captain', 'pilot')
    const full = revealing('alert-lost-samples', five).play()
    expect([full.room('laboratory').objects, full.room('storage').objects]).toEqual([
      ['sample'],
      ['sample'],
    ])
    expect(full.own.alert).toMatchObject({ samples: 2 })
    const four = epilogue('scout', 'soldier', 'mechanic', 'captain')
    const fewer = revealing('alert-lost-samples', four).play()
    expect(fewer.room('laboratory').objects).toEqual(['sample'])
    expect(fewer.room('storage').objects).toEqual([])
    expect(fewer.own.alert).toMatchObject({ samples: 1 })
  })

  /** The Scout carries a Sample from the Main Room into a room of the Shuttle, or from room 2 there. */
  const carrying = (samples: number) =>
    epilogue('scout', 'soldier')
      .with((s) => {
        s.players[0].room = 1
      })
      .alert('alert-lost-samples', { samples })
      .carrying('scout', 'sample')
      .cards('scout', 3)
      .dice({ noise: ['silence', 'silence'] })

  test('all of them in rooms of the Shuttle, carried or lying', () => {
    expect(carrying(1).play().act('move:technical-23').own.alert).toBeNull()
    expect(carrying(2).play().act('move:technical-23').own.alert).not.toBeNull()
    const lying = carrying(2).object('shuttle-main', 'sample').play().act('move:technical-24')
    expect(lying.own.alert).toBeNull()
    expect(carrying(1).play().act('move:c-1-2').own.alert).not.toBeNull()
  })

  test('whatever else is there', () => {
    const beside = carrying(1).object('shuttle-main', 'carcass', 'egg').play()
    expect(beside.act('move:technical-23').own.alert).toBeNull()
    const other = carrying(2).object('shuttle-main', 'carcass').play()
    expect(other.act('move:technical-23').own.alert).not.toBeNull()
  })

  test('one that has left in a pod is not there', () => {
    const game = carrying(2).out('soldier', 'escaped').carrying('soldier', 'sample')
    expect(game.play().act('move:technical-23').own.alert).not.toBeNull()
  })
})

test('alert-quarantine: the Surgery, or the Main Room of the Shuttle', () => {
  expect(activated('alert-quarantine', 'surgery')).toBe('fulfilled')
  expect(activated('alert-quarantine', 'shuttle-main')).toBe('fulfilled')
})

describe('alert-black-box', () => {
  test('an Activation in the Cockpit puts a Sample there', () => {
    const game = at('cockpit', 'alert-black-box').play().act('activate-alert')
    expect(game.room('cockpit').objects).toEqual(['sample'])
    expect(game.own.alert).toMatchObject({ level: 1, samples: 1 })
  })

  test('which has to be brought to the Shuttle', () => {
    const game = epilogue('scout')
      .with((s) => {
        s.players[0].room = 1
      })
      .alert('alert-black-box', { level: 1, samples: 1 })
      .carrying('scout', 'sample')
      .cards('scout', 1)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:technical-25')
    expect(game.own.alert).toBeNull()
  })
})

test('alert-pod-clamps: either Evacuation Section', () => {
  expect(activated('alert-pod-clamps', 'evacuation-a')).toBe('fulfilled')
  expect(activated('alert-pod-clamps', 'evacuation-b')).toBe('fulfilled')
  expect(at('cockpit', 'alert-pod-clamps').play().why('activate-alert')).toBe('activated-in-either')
})

test('alert-drive-drift: Engine 1 and Engine 3, in either order', () => {
  expect(activated('alert-drive-drift', 'engine-3')).toMatchObject({ level: 1 })
  expect(activated('alert-drive-drift', 'engine-3', 'engine-1')).toBe('fulfilled')
  expect(activated('alert-drive-drift', 'engine-1', 'engine-3')).toBe('fulfilled')
  expect(at('engine-2', 'alert-drive-drift').play().options()).not.toContain('activate-alert')
  const again = at('engine-1', 'alert-drive-drift', { level: 1, activated: 'engine-1' })
  expect(again.play().why('activate-alert')).toBe('activated-in')
  const there = at('engine-1', 'alert-drive-drift').play().act('activate-alert')
  expect(there.own.alert).toMatchObject({ activated: 'engine-1' })
  expect(there.why('activate-alert')).toBe('activated-in')
})
