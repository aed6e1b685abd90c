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
