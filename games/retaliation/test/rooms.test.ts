import { describe, expect, test } from 'vitest'
import { retaliation } from './position.ts'

/** The Recon in a Room to the east, with cards enough to use it. */
function inside(tile: string, ...others: string[]) {
  return retaliation('recon', ...others)
    .room('r2c2', tile)
    .corridor('r2c2-r2c4', 404)
    .at('recon', tile)
    .cards('recon', 4)
}

describe('the Rooms of the Sections', () => {
  test('RET-ROOM-08 RET-ROOM-10: the Landing Zone gives tokens of its slots, which are not refilled', () => {
    const game = retaliation('recon').cards('recon', 4).play()
    game.act('use-room:restock', 'take-gear:medpack', 'take-gear:medpack', 'done')
    expect(game.player('recon').belt).toEqual(['medpack', 'medpack', null, null])
    expect(game.state.landingGear.medpack).toBe(2)
    expect(game.ways('use-room')).toEqual(['restock'])
    game.act('use-room:restock', 'take-gear:medpack', 'take-gear:medpack')
    expect(game.options()).not.toContain('take-gear:medpack')
  })

  test('RET-ROOM-11: the Drilling Room lays a Corridor from the Robot', () => {
    const game = inside('drilling-room')
      .robot('medical-robot', 'landing-zone')
      .corridorTiles(101)
      .play()
    expect(game.ways('use-room')).toEqual([])
    const beside = inside('drilling-room')
      .robot('medical-robot', 'drilling-room')
      .corridorTiles(101)
      .play()
    expect(beside.ways('use-room')).toEqual(['drill:NE', 'drill:SE', 'drill:SW', 'drill:NW'])
    beside.act('use-room:drill:NE')
    expect(beside.corridor(101).doorEnd).toBe(1)
    expect(inside('drilling-room').play().ways('use-room')).toEqual([])
  })

  test('RET-ROOM-12 RET-MAP-10: Life Support Control A switches, or puts out any Fire', () => {
    const game = inside('life-support-control-a').fire('landing-zone').play()
    game.act('use-room:switch-life-support')
    expect(game.state.lifeSupport).toEqual({ A: true, B: false, C: false })
    game.act('use-room:extinguish-any:landing-zone')
    expect(game.room('landing-zone').fire).toBe(false)
  })

  test('RET-ROOM-13 RET-CONT-11 RET-CONT-05 RET-CONT-06: the Surgery Room removes a Larva, and Infected cards of deck and discard pile', () => {
    const game = inside('surgery-room')
      .is('recon', { larva: true })
      .hand('recon', 'infected')
      .discard('recon', 'infected', 'clean')
      .play()
    game.act('use-room:remove-larva')
    const { larva, hand, deck, discard } = game.player('recon')
    expect(larva).toBe(false)
    expect(hand).toHaveLength(1)
    expect(discard).toEqual([])
    expect(deck.filter((card) => typeof card === 'number')).toHaveLength(1)
    expect(game.state.removed.filter((id) => id === 'contamination')).toHaveLength(1)
    expect(inside('surgery-room').play().ways('use-room')).toEqual([])
  })

  test('RET-ROOM-14 RET-ESCAPE-04: one Hibernates in the Active Hibernatorium only', () => {
    const laid = (active: boolean) =>
      retaliation('recon', 'officer')
        .room('r1c3', 'armory')
        .hibernatorium(active)
        .at('recon', 'hibernatorium')
        .cards('recon', 2)
        .dice({ noise: [1] })
        .play()
    expect(laid(false).ways('use-room')).toEqual([])
    const game = laid(true).act('use-room:hibernate')
    expect(game.whereIs('recon')).toBe('hibernated')
    expect(game.player('recon').left).toBe('hibernation')
  })

  test('RET-ROOM-16 RET-AA-02 RET-AA-03 RET-INFO-05 RET-INFO-11: Life Support Control B lets one look at the Anti-Aircraft tokens and stack them', () => {
    const game = inside('life-support-control-b', 'officer').play()
    const before = game.state.antiAircraft.map(({ id }) => id)
    game.act('use-room:stack-anti-aircraft')
    expect(game.view('recon').antiAircraft.upper).toBe(before[1])
    expect(game.view('officer').antiAircraft.upper).toBeNull()
    game.choose('aa-swap')
    expect(game.state.antiAircraft.map(({ id }) => id)).toEqual([...before].reverse())
    expect(game.view('recon').antiAircraft.upper).toBe(before[0])
  })

  test('RET-ROOM-17 RET-OBJ-08: the Server Room gives one Data token', () => {
    const game = inside('server-room').play().act('use-room:copy-data')
    expect(game.player('recon').data).toBe(true)
    expect(game.ways('use-room').filter((way) => way.startsWith('copy'))).toEqual([])
  })

  test('RET-ROOM-17 RET-ROOM-25 RET-MALF-03: or uses another Computer Room, if it works', () => {
    const laid = () => inside('server-room').room('r3c1', 'cooling-system')
    const game = laid().play()
    game.act('use-room:use-other-room:cooling-system:start-autodestruction')
    expect(game.state.autodestruction.state).toBe('running')
    expect(game.whereIs('recon')).toBe('server-room')
    expect(laid().malfunction('cooling-system').play().ways('use-room')).toEqual(['copy-data'])
  })

  test('RET-ROOM-18: Life Support Control C makes the Hibernatorium Active, for good', () => {
    const game = inside('life-support-control-c').play().act('use-room:power-hibernatorium')
    expect(game.state.hibernatoriumActive).toBe(true)
    expect(game.ways('use-room')).toEqual(['switch-life-support'])
  })

  test('RET-ROOM-20 RET-SELFD-04: the Reactor shuts everything down for good', () => {
    const game = inside('reactor')
      .lifeSupport('A', 'C')
      .with((s) => {
        s.autodestruction = { state: 'running', space: 6 }
      })
      .play()
    game.act('use-room:shut-down')
    expect(game.state).toMatchObject({ lifeSupport: null, antiAircraft: [] })
    expect(game.state.autodestruction.state).toBe('gone')
    expect(game.ways('use-room')).toEqual([])
  })

  test('RET-ROOM-21 RET-ESCAPE-05 RET-ESCAPE-09 RET-AA-07: the Escape Shuttle takes one Character, once', () => {
    const game = inside('escape-shuttle', 'officer')
      .dice({ noise: [1] })
      .play()
      .act('use-room:take-off')
    expect(game.whereIs('recon')).toBe('escaped')
    expect(game.player('recon').left).toBe('shuttle')
    expect(game.log('escapes').map(({ rule }) => rule)).toEqual(['RET-ESCAPE-05'])
    expect(game.state.shuttleUsed).toBe(true)
    const failed = inside('escape-shuttle')
      .secure('escape-shuttle', 3)
      .dice({ noise: ['hazard'], tokens: ['adult'] })
      .play()
    failed.act('use-room:take-off')
    expect(failed.state.shuttleUsed).toBe(false)
  })

  test('RET-ROOM-19 RET-NEST-01 RET-NEST-03 RET-NEST-04: in the Nest an Egg is taken or destroyed, and Noise rolled', () => {
    const game = inside('nest')
      .dice({ noise: [1, 1] })
      .play()
    game.act('use-room:take-egg')
    expect(
      game
        .player('recon')
        .hands.flat()
        .map(({ id }) => id),
    ).toEqual(['assault-rifle', 'egg'])
    expect(game.state.eggs).toBe(4)
    expect(game.ways('use-room')).toEqual(['destroy-egg'])
    game.act('use-room:destroy-egg')
    expect(game.state.eggs).toBe(3)
    expect(game.log('noise-roll')).toHaveLength(2)
  })

  test('RET-NEST-06 RET-NEST-07: with the last Egg gone the Nest is destroyed', () => {
    const game = inside('nest')
      .with((s) => {
        s.eggs = 1
        s.removed.push('egg', 'egg', 'egg', 'egg')
      })
      .dice({ noise: [1] })
      .play()
    game.act('use-room:take-egg')
    expect(game.state.nestDestroyed).toBe(true)
    expect(game.ways('use-room')).toEqual([])
  })

  test('RET-NEST-05 RET-NEST-08: Fire in the Nest burns one Egg each Round', () => {
    const game = inside('nest')
      .at('recon', 'landing-zone')
      .fire('nest')
      .secure('landing-zone', 3)
      .events('damage')
      .phase('burning')
      .play()
    expect(game.state.eggs).toBe(4)
    expect(game.state.nestDestroyed).toBe(false)
  })
})

describe('the random Rooms', () => {
  test('RET-ROOM-24: Sprinklers Control puts out a Section', () => {
    const game = inside('sprinklers-control')
      .room('r2c6', 'nest')
      .fire('landing-zone', 'sprinklers-control', 'nest')
      .play()
    expect(game.ways('use-room')).toEqual(['sprinkle:A', 'sprinkle:C'])
    game.act('use-room:sprinkle:A')
    expect([game.room('landing-zone').fire, game.room('nest').fire]).toEqual([false, true])
  })

  test('the Shelter takes Contamination out of the hand, not with a Larva', () => {
    const game = inside('shelter').hand('recon', 'infected', 'clean').play().act('use-room:cleanse')
    expect(game.player('recon').hand.filter((card) => typeof card === 'number')).toEqual([])
    expect(
      inside('shelter').hand('recon', 'clean').is('recon', { larva: true }).play().ways('use-room'),
    ).toEqual([])
  })

  test('the Emergency Room heals its user', () => {
    const game = inside('emergency-room').wound('recon', 'leg').is('recon', { health: 5 }).play()
    game.act('use-room:heal-here', 'restore:2')
    expect(game.player('recon').health).toBe(3)
    game.act('use-room:treat-here')
    expect(game.player('recon').wounds).toEqual([])
  })

  test('the Supply Room shows three Items; up to two are kept', () => {
    const game = inside('supply-room')
      .itemDeck('green', 'stimulants')
      .itemDeck('red', 'flashbang')
      .itemDeck('yellow', 'tools')
      .play()
    game.act('use-room:take-supplies')
    expect(game.decision()).toMatchObject({ min: 0, max: 2 })
    game.pick('keep:stimulants#0', 'keep:tools#2')
    expect(game.player('recon').backpack.map(({ id }) => id)).toEqual(['stimulants', 'tools'])
  })

  test('the second card that is kept lies among those looked at while the first one asks', () => {
    const game = inside('supply-room')
      .itemDeck('green', 'stimulants')
      .itemDeck('red', 'ammo')
      .itemDeck('yellow', 'tools')
      .play()
    game.act('use-room:take-supplies').pick('keep:ammo#1', 'keep:tools#2')
    expect(game.decision().prompt).not.toBe('search')
    expect(game.view('recon').looked).toEqual(['tools'])
    while (game.decision().prompt !== 'action') game.pick(game.options()[0])
    expect(game.player('recon').backpack.map(({ id }) => id)).toContain('tools')
  })

  test('the Armory gives Ammo and Grenades; own tokens may be thrown away, equal ones once', () => {
    const game = inside('armory').belt('recon', 'medpack', 'medpack', 'medpack', 'medpack').play()
    game.act('use-room:restock')
    expect(game.options()).not.toContain('take-gear:medpack')
    expect(game.options().filter((id) => id.startsWith('throw-gear:belt'))).toEqual([
      'throw-gear:belt-0',
    ])
    game.act('throw-gear:belt-0', 'take-gear:grenade', 'done')
    expect(game.player('recon').belt).toEqual(['grenade', 'medpack', 'medpack', 'medpack'])
  })

  test('the Door Control Room turns any Doors of a Section', () => {
    const game = inside('door-control-room')
      .corridor('r1c1-r2c0', 101)
      .corridor('r2c0-r3c1', 301)
      .closed(101, 'r1c1')
      .play()
    game.act('use-room:control-doors:A')
    expect(game.options()).not.toContain('done')
    game.act('door:101-0')
    expect(game.options()).toContain('done')
    game.act('door:301-0')
    expect(game.corridor(101).doors[0].closed).toBe(false)
    expect(game.corridor(301).doors[0].closed).toBe(true)
  })

  test('the Security Robot Room secures or reinforces where the Robot is', () => {
    const game = inside('security-robot-room').robot('medical-robot', 'landing-zone').play()
    game.act('use-room:secure-robot', 'use-room:reinforce-robot:104')
    expect(game.room('landing-zone').secure).toBe(1)
    expect(game.corridor(104).reinforced).toBe(true)
    expect(inside('security-robot-room').play().ways('use-room')).toEqual([])
    const full = inside('security-robot-room').robot('medical-robot', 'landing-zone')
    expect(full.secure('landing-zone', 3).play().ways('use-room')).not.toContain('secure-robot')
  })

  test('RET-NEST-06: the Nest stands as long as one Egg is left', () => {
    const game = inside('nest')
      .with((s) => {
        s.removed.push(...Array.from({ length: s.eggs - 2 }, () => 'egg'))
        s.eggs = 2
      })
      .dice({ noise: [1, 1] })
      .play()
      .act('use-room:destroy-egg')
    expect(game.state).toMatchObject({ eggs: 1, nestDestroyed: false })
  })

  test('the Gunnery Room fires beside Rooms with a red icon', () => {
    const game = inside('gunnery-room')
      .horde(404, 'adult', 'adult')
      .horde(304, 'adult')
      .dice({ burst: [2] })
      .play()
    expect(game.ways('use-room')).toEqual(['fire-guns:404'])
    game.act('use-room:fire-guns:404')
    expect(game.intrudersAt(404)).toEqual([])
  })

  test('Pressure Control pushes an Intruder one step', () => {
    const game = inside('pressure-control', 'officer')
      .horde(304, 'adult')
      .attacks('scratch-3')
      .play()
    game.act('use-room:push:adult-1:landing-zone')
    expect(game.intrudersIn('landing-zone')).toEqual(['adult'])
    expect(game.player('officer').health).toBe(1)
  })

  test('the Alarm Room resolves or discards a Noise', () => {
    const game = inside('alarm-room')
      .noise(104, 304)
      .dice({ tokens: ['adult-2'] })
      .play()
    game.act('use-room:answer-noise:104', 'use-room:silence:304')
    expect(game.intrudersAt(104)).toHaveLength(2)
    expect(game.noise).toEqual([])
  })

  test('RET-ROOM-23 RET-MOVE-12: the Technical Corridor Entrance leads anywhere, with an Attack and a Noise roll', () => {
    const game = inside('technical-corridor-entrance')
      .room('r4c8', 'nest')
      .intruder('adult', 'technical-corridor-entrance')
      .attacks('scratch-3', 'scratch-4')
      .dice({ noise: [1] })
      .play()
    expect(game.forbidden('use-room')).toBe('RET-ACT-18')
    const calm = inside('technical-corridor-entrance')
      .room('r4c8', 'armory')
      .secure('armory', 3)
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
    calm.act('use-room:crawl:armory')
    expect(calm.whereIs('recon')).toBe('armory')
    expect(calm.player('recon').health).toBe(1)
    expect(calm.room('armory').secure).toBe(3)
    expect(calm.log('noise-roll')).toHaveLength(1)
  })

  test('RET-MOVE-12: whoever dies on the way gets nowhere', () => {
    const game = retaliation('contractor', 'recon')
      .room('r2c2', 'technical-corridor-entrance')
      .room('r4c8', 'armory')
      .at('contractor', 'technical-corridor-entrance')
      .is('contractor', { health: 8 })
      .intruder('adult', 'technical-corridor-entrance')
      .hand('contractor', 'always-prepared')
      .attacks('scratch-3', 'scratch-4')
      .play()
    game.act('always-prepared:use-room:crawl:armory')
    expect(game.whereIs('contractor')).toBe('dead')
    expect(game.log('attacks')).toHaveLength(1)
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('RET-ROOM-23: whom the passage kills is heard by nobody', () => {
    const game = inside('technical-corridor-entrance')
      .room('r4c8', 'armory')
      .is('recon', { health: 8 })
      .attacks('scratch-3')
      .play()
    game.act('use-room:crawl:armory')
    expect(game.whereIs('recon')).toBe('dead')
    expect(game.log('noise-roll')).toEqual([])
  })

  test('RET-MOVE-12: only Intruders in the Room that is left have an opportunity', () => {
    const game = retaliation('contractor')
      .room('r2c2', 'technical-corridor-entrance')
      .room('r4c8', 'armory')
      .at('contractor', 'technical-corridor-entrance')
      .intruder('adult', 'technical-corridor-entrance')
      .horde(204, 'adult')
      .hand('contractor', 'always-prepared')
      .attacks('scratch-3', 'scratch-4')
      .dice({ noise: [1] })
      .play()
    game.act('always-prepared:use-room:crawl:armory')
    expect(game.whereIs('contractor')).toBe('armory')
    // One by the Intruder that is left behind, one of the passage itself.
    expect(game.log('attacks')).toHaveLength(2)
    expect(game.player('contractor').health).toBe(3)
  })

  test('the Decontamination Room clears deck and discard pile for 2 Oxygen and all Action cards', () => {
    const game = inside('decontamination-room')
      .discard('recon', 'clean', 'infected')
      .hand('recon', 'clean')
      .play()
    game.act('use-room:decontaminate')
    const { hand, discard, oxygen } = game.player('recon')
    expect(hand).toHaveLength(1)
    expect(discard.some((card) => typeof card === 'number')).toBe(false)
    expect(oxygen).toBe(5)
    expect(
      inside('decontamination-room')
        .discard('recon', 'clean')
        .is('recon', { oxygen: 1 })
        .play()
        .ways('use-room'),
    ).toEqual([])
  })

  test('RET-ESCAPE-08: Always Prepared uses a Room in Combat; an attempt fails where an Intruder is', () => {
    const game = retaliation('contractor')
      .intruder('adult', 'landing-zone')
      .with((s) => {
        s.lander.where = 'landed'
        s.antiAircraft = []
      })
      .hand('contractor', 'always-prepared')
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
    game.act('always-prepared:use-room:board')
    expect(game.whereIs('contractor')).toBe('landing-zone')
    expect(game.player('contractor').health).toBe(1)
  })
})
