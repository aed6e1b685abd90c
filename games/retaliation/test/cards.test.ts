import { describe, expect, test } from 'vitest'
import { retaliation } from './position.ts'

/** Somebody with a card in the Landing Zone, and the Armory to the east. */
function holding(character: string, card: string, ...more: string[]) {
  return retaliation(character)
    .room('r2c2', 'armory')
    .hand(character, card, ...more)
    .dice({ noise: [1, 1] })
}

describe('the cards of the Recon', () => {
  test('Scouting: a cautious Move, or exploring and a search at once', () => {
    const known = holding('recon', 'scouting').play().act('scouting:scout:204')
    expect(known.room('armory').secure).toBe(1)
    const unknown = holding('recon', 'scouting').exploration(6).tiles('A', 'surgery-room').play()
    unknown.act('scouting:scout-and-search:104')
    expect(unknown.whereIs('recon')).toBe('surgery-room')
    expect(unknown.prompt).toBe('search')
  })

  test('Shoot First: before an Intruder that the Noise roll brought Attacks', () => {
    const game = holding('recon', 'shoot-first')
      .corridor('r2c2-r2c4', 404)
      .horde(404, 'adult')
      .dice({ noise: [4], shoot: ['crit'] })
      .play()
    game.act('shoot-first:204', 'shoot:assault-rifle:adult-1')
    expect(game.state.intruders).toEqual([])
    expect(game.log('attack-card')).toHaveLength(0)
    expect(game.whereIs('recon')).toBe('armory')
  })

  test('Shoot First: or before leaving', () => {
    const game = holding('recon', 'shoot-first')
      .horde(304, 'adult')
      .dice({ noise: [1], burst: [1] })
      .play()
    game.act('shoot-first:204', 'burst:assault-rifle:304')
    expect(game.intrudersAt(304)).toEqual([])
    expect(game.whereIs('recon')).toBe('armory')
  })

  test('Sprint: a second Move for 1 Oxygen', () => {
    const game = holding('recon', 'sprint').play().act('sprint:204', 'move:204')
    expect(game.whereIs('recon')).toBe('landing-zone')
    expect(game.player('recon').oxygen).toBe(6)
    expect(game.state.turn.taken).toBe(1)
  })

  test('Taking Aim: the first roll may be rolled once more, and then stands', () => {
    const game = holding('recon', 'taking-aim')
      .intruder('adult', 'landing-zone')
      .dice({ shoot: [5, 'crit'] })
      .play()
    game.act('taking-aim:shoot:assault-rifle:adult-1', 'reroll')
    expect(game.intrudersIn('landing-zone')).toEqual([])
  })
})

describe('the cards of the Combat Engineer', () => {
  test('Fast Secure: 2 Secure tokens, or a linked Corridor for nothing', () => {
    const game = holding('combat-engineer', 'fast-secure').robot('server-robot', 'armory').play()
    expect(game.ways('fast-secure')).toEqual(['place-secure', 'reinforce:204'])
  })

  test('Computer Skills: the Room for nothing, where a Computer works', () => {
    const game = holding('combat-engineer', 'computer-skills')
      .room('r3c1', 'alarm-room')
      .at('combat-engineer', 'alarm-room')
      .noise(104)
      .play()
    game.act('computer-skills:use-room:silence:104')
    expect(game.noise).toEqual([])
    expect(holding('combat-engineer', 'computer-skills').play().ways('computer-skills')).toEqual([])
  })

  test('Pyrotechnics: a Fire goes out, or everything in a Corridor dies for a Grenade', () => {
    const fire = holding('combat-engineer', 'pyrotechnics')
      .fire('landing-zone')
      .play()
      .act('pyrotechnics:extinguish')
    expect(fire.room('landing-zone').fire).toBe(false)
    const horde = holding('combat-engineer', 'pyrotechnics')
      .belt('combat-engineer', 'grenade')
      .horde(204, 'drone', 'adult')
      .play()
    horde.act('pyrotechnics:burn-out:204')
    expect(horde.intrudersAt(204)).toEqual([])
    expect(horde.player('combat-engineer').belt[0]).toBeNull()
  })

  test('RET-MOVE-14: Tactical Retreat: out of Combat without an Attack, with somebody who is willing', () => {
    const game = retaliation('combat-engineer', 'recon')
      .room('r2c2', 'armory')
      .intruder('adult', 'landing-zone')
      .hand('combat-engineer', 'tactical-retreat', 'search')
      .dice({ noise: [1] })
      .play()
    game.choose('tactical-retreat:204:with-1')
    expect(game.asked).toEqual(['recon'])
    game.act('agree')
    expect([game.whereIs('combat-engineer'), game.whereIs('recon')]).toEqual(['armory', 'armory'])
    expect(game.log('attack-prevented')).toHaveLength(1)
    expect(game.player('combat-engineer').hands.flat()[0].slots).toEqual(['half-ammo'])
  })
})

describe('the cards of the Medical Support', () => {
  test('Combat Drugs: a Medpack fills a hand to 3', () => {
    const game = holding('medical-support', 'combat-drugs')
      .belt('medical-support', 'medpack')
      .play()
    game.act('combat-drugs:0')
    expect(game.player('medical-support').hand).toHaveLength(3)
  })

  test('Combat Drugs: only whoever holds fewer than 3 cards', () => {
    const crew = retaliation('medical-support', 'recon')
      .belt('medical-support', 'medpack')
      .hand('medical-support', 'combat-drugs', 'search')
      .cards('recon', 3)
    expect(crew.play().ways('combat-drugs')).toEqual(['0'])
    expect(crew.hand('medical-support', 'rest', 'secure').play().ways('combat-drugs')).toEqual([])
  })

  test('Field Surgery: a Serious Wound for a Medpack, or for a Contamination', () => {
    const surgery = () =>
      holding('medical-support', 'field-surgery', 'search')
        .wound('medical-support', 'leg')
        .belt('medical-support', 'medpack')
        .play()
        .act('field-surgery:0')
    const paid = surgery().act('spend-medpack')
    expect(paid.player('medical-support').wounds).toEqual([])
    expect(paid.player('medical-support').belt[0]).toBeNull()
    const dirty = surgery().act('contaminate')
    expect(dirty.player('medical-support').discard.some((card) => typeof card === 'number')).toBe(
      true,
    )
  })

  test('First Aid: 1 Health, or a Medpack where a green icon is', () => {
    const game = holding('medical-support', 'first-aid').is('medical-support', { health: 2 }).play()
    game.act('first-aid:restore-health:0')
    expect(game.player('medical-support').health).toBe(1)
    const room = holding('medical-support', 'first-aid')
      .room('r3c1', 'shelter')
      .at('medical-support', 'shelter')
      .play()
    room.act('first-aid:gain-gear')
    expect(room.player('medical-support').belt[0]).toBe('medpack')
  })

  test('Hippocratic Oath: 2 Hits and an attack, beside somebody with a Serious Wound', () => {
    const laid = () =>
      retaliation('medical-support', 'recon')
        .intruder('adult', 'landing-zone')
        .hand('medical-support', 'hippocratic-oath')
        .dice({ shoot: [3] })
    expect(laid().play().ways('hippocratic-oath')).toEqual([])
    const game = laid().wound('recon', 'leg').play()
    game.act('hippocratic-oath:adult-1', 'shoot:carbine:adult-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
  })
})

describe('the cards of the Heavy Gun Operator', () => {
  test('Breakthrough: a Burst, then through the same Corridor without an Attack', () => {
    const game = holding('heavy-gun-operator', 'breakthrough')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .dice({ burst: [2], noise: [1] })
      .play()
    game.act('breakthrough:bf-gun:204')
    expect(game.whereIs('heavy-gun-operator')).toBe('armory')
    expect(game.intrudersAt(204)).toHaveLength(2)
    expect(game.log('attack-card')).toHaveLength(0)
  })

  test('Continuous Fire: a Hit for each card, then perhaps a Burst', () => {
    const game = holding('heavy-gun-operator', 'continuous-fire', 'search', 'rest')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .dice({ burst: [1] })
      .play()
    game.choose('continuous-fire:204')
    game.pick('card:hg-search#0', 'card:hg-rest#1')
    expect(game.intrudersAt(204)).toHaveLength(2)
    game.act('burst:bf-gun:204')
    expect(game.intrudersAt(204)).toHaveLength(0)
  })

  test('Fast Reload: a token onto the Weapon, and a Shot with it', () => {
    const game = holding('heavy-gun-operator', 'fast-reload')
      .loaded('heavy-gun-operator', 'bf-gun', null, null)
      .belt('heavy-gun-operator', 'ammo')
      .intruder('adult', 'landing-zone')
      .dice({ shoot: ['crit'] })
      .play()
    expect(game.ways('fast-reload')).toEqual(['bf-gun:reload'])
    game.act('fast-reload:bf-gun:reload')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.player('heavy-gun-operator').hands.flat()[0].slots).toEqual(['ammo', null])
  })
})

describe('the cards of the Contractor', () => {
  test('Move Quietly: to a Discovered Room, without a Noise roll', () => {
    const game = holding('contractor', 'move-quietly').play()
    expect(game.ways('move-quietly')).toEqual(['204'])
    game.act('move-quietly:204')
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('Weak Spot: a Hit, then a Shot or a Melee Attack', () => {
    const game = holding('contractor', 'weak-spot')
      .intruder('adult', 'landing-zone')
      .dice({ shoot: [2] })
      .play()
    game.act('weak-spot:adult-1', 'shoot:handgun:adult-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
  })

  test('Weak Spot: the one that was hit is attacked, though it is like another now', () => {
    const game = holding('contractor', 'weak-spot')
      .intruder('adult', 'landing-zone', 1)
      .intruder('adult', 'landing-zone')
      .dice({ shoot: [2] })
      .play()
    game.act('weak-spot:adult-2', 'shoot:handgun:adult-1')
    expect(game.state.intruders.map(({ name }) => name)).toEqual(['adult-1'])
  })

  test('Always Prepared: 2 Items of a deck, one is kept', () => {
    const game = holding('contractor', 'always-prepared', 'search')
      .itemDeck('yellow', 'tools', 'phosphates')
      .play()
    game.act('always-prepared:rummage:yellow')
    game.pick('keep:phosphates#1')
    expect(game.player('contractor').backpack.map(({ id }) => id)).toEqual(['phosphates'])
  })

  test('Basic Secure: each option for a card', () => {
    expect(holding('contractor', 'basic-secure').play().ways('basic-secure')).toEqual([])
    const game = holding('contractor', 'basic-secure', 'search')
      .play()
      .act('basic-secure:place-secure')
    expect(game.room('landing-zone').secure).toBe(2)
  })
})

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
