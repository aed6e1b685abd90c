import { describe, expect, test } from 'vitest'
import { retaliation } from './position.ts'

describe('Items that do something', () => {
  const using = (item: string) =>
    retaliation('recon', 'officer').room('r2c2', 'armory').item('recon', item).cards('recon', 2)

  test('Grenade: thrown at once, or kept as a token', () => {
    const thrown = using('grenade')
      .horde(204, 'adult', 'adult', 'adult')
      .dice({ burst: [1] })
      .play()
      .act('grenade:throw:204')
    expect(thrown.intrudersAt(204)).toEqual([])
    expect(using('grenade').play().act('grenade:gain-gear').player('recon').belt[0]).toBe('grenade')
  })

  test('Remote Detonator: a Secure token blows up', () => {
    const game = using('remote-detonator')
      .secure('armory', 1)
      .at('officer', 'armory')
      .intruder('drone', 'armory')
      .play()
    game.act('remote-detonator:armory')
    expect(game.intrudersIn('armory')).toEqual([])
    expect(game.player('officer').health).toBe(3)
    expect(game.room('armory').secure).toBe(0)
  })

  test('RET-INFO-11: Personal Log Codes show the Objectives of another, to one reader', () => {
    const game = using('personal-log-codes')
      .room('r3c1', 'alarm-room')
      .at('recon', 'alarm-room')
      .objectives('officer', 'quarantine')
      .play()
    game.act('personal-log-codes:1')
    expect(game.view('recon').players[1].objectives[0].id).toBe('quarantine')
    expect(game.view(null).players[1].objectives[0].id).toBeNull()
    const read = (reader: string) => game.log('sees-objective', reader).map(({ params }) => params)
    expect(read('recon')).toEqual([{ seat: 0, other: 1, objective: 'quarantine' }])
    expect(read('officer')).toEqual([])
  })

  test('RET-HEAVY-02: of two equal Items either one can go', () => {
    const holding = () =>
      retaliation('officer')
        .room('r2c2', 'armory')
        .at('officer', 'armory')
        .hand('officer', 'search')
        .cards('officer', 1)
        .emptyHanded('officer')
        .item('officer', 'medkit')
        .item('officer', 'medkit', { malfunction: true })
        .item('officer', 'duct-tape')
        .itemDeck('red', 'military-taser')
        .play()
    const left = (slot: number) =>
      holding()
        .act('search')
        .pick('keep:military-taser#0')
        .choose(`drop:medkit#${slot}`)
        .player('officer')
        .hands[1 - slot].map(({ malfunction }) => malfunction)
    expect([left(0), left(1)]).toEqual([[true], [false]])
    expect(holding().ways('duct-tape')).toEqual(
      expect.arrayContaining(['tape:medkit-0-0:medkit', 'tape:medkit-1-0:medkit']),
    )
  })

  test('RET-AMMO-04: Ammo is spent from the Weapon or from the Autoloader Belt, by choice', () => {
    const burst = () =>
      retaliation('recon')
        .item('recon', 'autoloader-belt')
        .loaded('recon', 'autoloader-belt', 'ammo', 'ammo')
        .horde(204, 'adult')
        .cards('recon', 2)
        .dice({ burst: [1] })
        .play()
        .act('burst:assault-rifle:204')
    expect(burst().options()).toEqual([
      'spend-ammo:assault-rifle-0',
      'spend-ammo:autoloader-belt-0',
    ])
    const { armor, hands } = burst().act('spend-ammo:autoloader-belt-0').player('recon')
    expect([hands[0][0].slots, armor!.slots]).toEqual([['ammo'], ['half-ammo', 'ammo']])
  })

  test('Anti-Aircraft Codes: only at a Computer that works', () => {
    const at = (tile: string) =>
      using('anti-aircraft-codes').room('r3c1', 'alarm-room').at('recon', tile)
    expect(at('alarm-room').play().options()).toContain('anti-aircraft-codes')
    expect(at('armory').play().options()).not.toContain('anti-aircraft-codes')
    expect(at('alarm-room').malfunction('alarm-room').play().options()).not.toContain(
      'anti-aircraft-codes',
    )
  })

  test('Medkit: a Serious Wound and 3 Health', () => {
    const game = using('medkit').wound('recon', 'leg').is('recon', { health: 6 }).play()
    game.act('medkit:medkit-both:0', 'restore:3')
    expect(game.player('recon')).toMatchObject({ wounds: [], health: 3 })
  })

  test('Antiseptic: a Contamination card leaves the game unscanned', () => {
    const game = using('antiseptic').hand('recon', 'infected').play()
    game.act('antiseptic', 'card:contamination#1')
    expect(game.state.removed).toContain('contamination')
    expect(game.player('recon').larva).toBe(false)
  })

  test('Heavy Oxygen Tank, Emergency Life Support Codes', () => {
    const tank = using('heavy-oxygen-tank')
      .is('recon', { oxygen: 1 })
      .play()
      .act('heavy-oxygen-tank:0')
    expect(tank.player('recon').oxygen).toBe(7)
    const codes = using('emergency-life-support-codes')
      .room('r3c1', 'alarm-room')
      .at('recon', 'alarm-room')
      .play()
    codes.act('emergency-life-support-codes:B')
    expect(codes.state.lifeSupport!.B).toBe(true)
  })

  test('Phosphates reinforce a Corridor that need not be linked; an Extinguisher repels', () => {
    const game = using('phosphates').play().act('phosphates:reinforce:104')
    expect(game.corridor(104).reinforced).toBe(true)
    const driven = using('fire-extinguisher').intruder('adult', 'landing-zone').play()
    driven.act('fire-extinguisher:repel-one:adult-1', 'repel:104')
    expect(driven.intrudersAt(104)).toEqual(['adult'])
  })

  test('Robot Controller: the Robot anywhere, or its slots filled anew', () => {
    const game = using('robot-controller')
      .robot('server-robot', 'armory')
      .with((s) => {
        s.robot.ammo = null
        s.gear.ammo++
      })
      .play()
    expect(game.ways('robot-controller')).toEqual([
      'activate-robot:move-robot:landing-zone',
      'refill-robot',
    ])
    game.act('robot-controller:refill-robot')
    expect(game.state.robot.ammo).toBe('ammo')
    expect(game.told('robot-refilled', 'gear')).toEqual(['ammo'])
    expect(game.state.items.yellow.discard).toEqual(['robot-controller'])
  })

  test('Engineering Equipment, Entrenching Tool', () => {
    const tool = using('engineering-equipment').play().act('engineering-equipment:reinforce:304')
    expect(tool.corridor(304).reinforced).toBe(true)
    expect(tool.state.support.discard).toEqual(['engineering-equipment'])
    const spade = using('entrenching-tool').play().act('entrenching-tool:place-secure')
    expect(spade.room('landing-zone').secure).toBe(2)
    expect(
      spade
        .player('recon')
        .hands.flat()
        .map(({ id }) => id),
    ).toContain('entrenching-tool')
  })

  test('Noise Scanner: a Noise goes; only its own value draws a token', () => {
    const scan = (noise: 1 | 2) =>
      using('noise-scanner')
        .noise(104)
        .dice({ noise: [noise], tokens: ['adult-2'] })
        .play()
        .act('noise-scanner:104')
    expect(scan(1).intrudersAt(104)).toHaveLength(2)
    expect(scan(2).intrudersAt(104)).toHaveLength(0)
    expect(scan(2).noise).toEqual([])
  })

  test('Portable Device: a Control Room, Malfunction or not', () => {
    const game = using('portable-device')
      .room('r3c1', 'life-support-control-b')
      .at('recon', 'life-support-control-b')
      .malfunction('life-support-control-b')
      .play()
    game.act('portable-device:switch-life-support')
    expect(game.state.lifeSupport!.B).toBe(true)
  })

  test('RPG Launcher: everything in and around a neighbouring Room', () => {
    const game = using('rpg-launcher')
      .at('officer', 'armory')
      .intruder('adult', 'armory')
      .corridor('r2c2-r2c4', 404)
      .horde(404, 'drone')
      .play()
    game.act('rpg-launcher:armory')
    expect(game.state.intruders).toEqual([])
    expect(game.player('officer').health).toBe(3)
  })

  test('Security System Control: Hits beside a Secured Room', () => {
    const game = using('security-system-control')
      .secure('armory', 1)
      .horde(204, 'adult', 'adult')
      .dice({ burst: [2] })
      .play()
    game.act('security-system-control:armory:204')
    expect(game.intrudersAt(204)).toEqual([])
    expect(game.room('armory').secure).toBe(0)
  })
})
