import { describe, expect, test } from 'vitest'
import type { IntruderType, ShootFace } from '../kinds.ts'
import { retaliation } from './position.ts'

/** Somebody with an Intruder in the Room. */
function facing(character: string, type: IntruderType, hits = 0) {
  return retaliation(character)
    .intruder(type, 'landing-zone', hits)
    .cards(character, 3)
    .lifeSupport('A')
}

function shot(face: ShootFace, hits = 0, type: IntruderType = 'adult') {
  return facing('heavy-gun-operator', type, hits)
    .dice({ shoot: [face] })
    .play()
    .act(`shoot:bf-gun:${type}-1`)
}

describe('Shooting', () => {
  test('RET-SHOOT-01 RET-ACT-20: only at an Intruder in the own Room', () => {
    const game = retaliation('recon').horde(204, 'adult').cards('recon', 2).play()
    expect(game.ways('shoot')).toEqual([])
    expect(game.forbidden('shoot')).toBe('RET-ACT-20')
  })

  test('RET-SHOOT-02 RET-AMMO-05 RET-HEAVY-03: with a loaded Ranged Weapon that works; half-full is enough', () => {
    const empty = facing('recon', 'adult').loaded('recon', 'assault-rifle', null).play()
    expect(empty.forbidden('shoot')).toBe('RET-SHOOT-02')
    const broken = facing('recon', 'adult')
      .emptyHanded('recon')
      .item('recon', 'drum-mag-rifle', { malfunction: true })
      .loaded('recon', 'drum-mag-rifle', 'ammo')
      .play()
    expect(broken.forbidden('shoot')).toBe('RET-SHOOT-02')
    const half = facing('recon', 'adult').loaded('recon', 'assault-rifle', 'half-ammo').play()
    expect(half.ways('shoot')).toEqual(['assault-rifle:adult-1'])
  })

  test('RET-SHOOT-03 RET-SHOOT-08 RET-ACT-08: a Hit, then the roll; no Ammo is spent', () => {
    const game = shot(5)
    expect(game.intruder('adult-1')!.hits).toBe(1)
    expect(game.player('heavy-gun-operator').hands.flat()[0].slots).toEqual(['ammo', 'ammo'])
    expect(game.player('heavy-gun-operator').hand).toHaveLength(2)
  })

  test('RET-SHOOT-05: a Critical kills', () =>
    expect(shot('crit').intrudersIn('landing-zone')).toEqual([]))

  test.each([
    [2, 1, true],
    [3, 1, false],
    [4, 3, true],
    [5, 3, false],
    [5, 4, true],
  ] as const)(
    'RET-SHOOT-06 RET-SHOOT-09 RET-COMBAT-03: %i with %i Hits before',
    (face, hits, dies) => {
      expect(shot(face, hits).intrudersIn('landing-zone')).toEqual(dies ? [] : ['adult'])
    },
  )

  test('RET-SHOOT-07 RET-AMMO-03: the ammo face spends Ammo; the Hit remains', () => {
    const game = shot('ammo')
    expect(game.intruder('adult-1')!.hits).toBe(1)
    expect(game.player('heavy-gun-operator').hands.flat()[0].slots).toEqual(['half-ammo', 'ammo'])
  })

  test('RET-SHOOT-10 RET-SHOOT-12 RET-IHEALTH-01: a Larva dies of the Hit; the roll is still made', () => {
    const game = shot('ammo', 0, 'larva')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.player('heavy-gun-operator').hands.flat()[0].slots).toEqual(['half-ammo', 'ammo'])
  })

  test('RET-IHEALTH-02: a Drone in a Room is like an Adult', () => {
    expect(shot(2, 1, 'drone').intrudersIn('landing-zone')).toEqual([])
    expect(shot(3, 1, 'drone').intrudersIn('landing-zone')).toEqual(['drone'])
  })

  test('RET-COMBAT-06: Characters are no targets', () => {
    const game = retaliation('recon', 'officer')
      .intruder('adult', 'landing-zone')
      .cards('recon', 2)
      .play()
    expect(
      [...game.ways('shoot'), ...game.ways('melee')].every((way) => way.endsWith('adult-1')),
    ).toBe(true)
  })
})

describe('Weapons', () => {
  test('RET-COMBAT-04 RET-COMBAT-05: the Automatic Shotgun deals 2 Hits, and a Critical spends Ammo', () => {
    const two = facing('combat-engineer', 'adult')
      .dice({ shoot: [5] })
      .play()
      .act('shoot:automatic-shotgun:adult-1')
    expect(two.intruder('adult-1')!.hits).toBe(2)
    const crit = facing('combat-engineer', 'adult')
      .dice({ shoot: ['crit'] })
      .play()
      .act('shoot:automatic-shotgun:adult-1')
    expect(crit.player('combat-engineer').hands.flat()[0].slots).toEqual(['half-ammo'])
    expect(crit.intrudersIn('landing-zone')).toEqual([])
  })

  test('the Assault Rifle may Shoot once more for Ammo', () => {
    const game = facing('recon', 'adult')
      .dice({ shoot: [5, 2] })
      .play()
    game.act('shoot:assault-rifle:adult-1', 'shoot-again')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['half-ammo'])
  })

  test('the Carbine adds a Hit to a target that survived', () => {
    const game = facing('medical-support', 'adult')
      .dice({ shoot: [5] })
      .play()
      .act('shoot:carbine:adult-1')
    expect(game.intruder('adult-1')!.hits).toBe(2)
  })

  test('the Sawed-off Shotgun may Repel an Adult in place of the Shot', () => {
    const game = facing('officer', 'adult').play()
    game.act('shoot:sawed-off-shotgun:adult-1', 'repel-it', 'repel:204')
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.player('officer').hands.flat()[0].slots).toEqual(['half-ammo'])
    expect(game.log('shoot-roll')).toHaveLength(0)
  })

  test('the Submachine Gun kills on the ammo face', () => {
    const game = facing('recon', 'adult')
      .item('recon', 'submachine-gun')
      .loaded('recon', 'submachine-gun', 'ammo')
      .dice({ shoot: ['ammo'] })
      .play()
      .act('shoot:submachine-gun:adult-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.player('recon').hands.flat()[1].slots).toEqual(['half-ammo'])
  })

  test('the Hand Cannon: number faces count 1 lower', () => {
    const game = facing('recon', 'adult', 1)
      .item('recon', 'hand-cannon')
      .loaded('recon', 'hand-cannon', 'ammo')
      .dice({ shoot: [3] })
      .play()
      .act('shoot:hand-cannon:adult-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
  })

  test('RET-AMMO-07: what requires no Ammo spends none', () => {
    const game = facing('recon', 'adult')
      .item('recon', 'sonic-gun')
      .dice({ shoot: ['ammo'] })
      .play()
    game.act('shoot:sonic-gun:adult-1')
    expect(game.room('landing-zone').malfunction).toBe(true)
    expect(game.log('spends-ammo')).toHaveLength(0)
  })

  test('RET-AMMO-07: it pays where an effect asks for Ammo', () => {
    const game = retaliation('heavy-gun-operator')
      .emptyHanded('heavy-gun-operator')
      .item('heavy-gun-operator', 'plasma-gun')
      .intruder('adult', 'landing-zone')
      .hand('heavy-gun-operator', 'forcing-fire')
      .play()
    game.act('forcing-fire', 'repel:104')
    expect(game.intrudersAt(104)).toEqual(['adult'])
  })

  test('the Flamethrower burns Oxygen without Life Support, and sets the Room on fire', () => {
    const flame = (oxygen: number) =>
      retaliation('recon')
        .intruder('adult', 'landing-zone')
        .item('recon', 'flamethrower')
        .is('recon', { oxygen })
        .cards('recon', 2)
        .dice({ shoot: ['ammo'] })
        .play()
    const game = flame(2).act('shoot:flamethrower:adult-1')
    expect(game.player('recon').oxygen).toBe(1)
    expect(game.room('landing-zone').fire).toBe(true)
    expect(flame(0).ways('shoot')).toEqual(['assault-rifle:adult-1'])
  })

  test('the Plasma Gun hurts 2 for each marker, then gets one more', () => {
    const game = facing('recon', 'adult')
      .item('recon', 'plasma-gun', { markers: 1 })
      .dice({ shoot: ['ammo'] })
      .play()
      .act('shoot:plasma-gun:adult-1')
    expect(game.player('recon').health).toBe(2)
    expect(game.player('recon').hands.flat()[1].markers).toBe(2)
  })

  test('the Assault Shotgun prevents an Attack for all its Ammo, with a Hit', () => {
    const game = retaliation('recon')
      .item('recon', 'assault-shotgun')
      .loaded('recon', 'assault-shotgun', 'ammo')
      .intruder('adult', 'landing-zone')
      .secure('landing-zone', 3)
      .events('damage')
      .phase('attacks')
      .play()
    game.choose('use:assault-shotgun')
    expect(game.intruder('adult-1')!.hits).toBe(1)
    expect(game.player('recon')).toMatchObject({ health: 0 })
    expect(game.player('recon').hands.flat()[1].slots).toEqual([null])
  })

  test('RET-MALF-11: the Bayonet prevents an Attack for a Malfunction', () => {
    const game = retaliation('recon')
      .item('recon', 'bayonet')
      .intruder('adult', 'landing-zone')
      .secure('landing-zone', 3)
      .events('damage')
      .phase('attacks')
      .play()
    game.choose('use:bayonet')
    expect(
      game
        .player('recon')
        .hands.flat()
        .find(({ id }) => id === 'bayonet')!.malfunction,
    ).toBe(true)
    expect(game.player('recon').health).toBe(0)
  })
})

describe('Bursting', () => {
  const horde = (face: 1 | 2 | 3 | 4, ...types: IntruderType[]) =>
    retaliation('heavy-gun-operator')
      .horde(204, ...types)
      .cards('heavy-gun-operator', 2)
      .dice({ burst: [face] })
      .play()
      .act('burst:bf-gun:204')

  test('RET-BURST-01 RET-BURST-12 RET-DOOR-07 RET-DOOR-12: at Intruders in an adjacent Corridor, not behind a Closed Door at the near end', () => {
    const laid = () =>
      retaliation('recon').room('r2c2', 'armory').horde(204, 'adult').cards('recon', 2)
    expect(laid().play().ways('burst')).toEqual(['assault-rifle:204'])
    expect(laid().closed(204, 'landing-zone').play().forbidden('burst')).toBe('RET-BURST-12')
    expect(laid().closed(204, 'armory').play().ways('burst')).toEqual(['assault-rifle:204'])
  })

  test('RET-BURST-02 RET-BURST-03 RET-BURST-04 RET-ACT-09: it spends Ammo, whatever it kills', () => {
    const game = horde(1, 'drone', 'drone')
    expect(game.player('heavy-gun-operator').hands.flat()[0].slots).toEqual(['half-ammo', 'ammo'])
  })

  test('RET-BURST-05 RET-BURST-06 RET-BURST-10 RET-COMBAT-02: each Hit kills an Adult', () => {
    expect(horde(3, 'adult', 'adult', 'adult', 'adult').intrudersAt(204)).toEqual(['adult'])
  })

  test('RET-BURST-07 RET-BURST-13 RET-IHEALTH-02: a Drone takes 2 or none; no Hit may be held back', () => {
    const game = horde(2, 'drone', 'larva')
    expect(game.options()).toEqual(['hits:1-0-0-0', 'hits:0-0-1-0'])
    game.choose('hits:1-0-0-0')
    expect(game.intrudersAt(204)).toEqual(['larva'])
  })

  test('RET-BURST-09 RET-COMBAT-01: Hits that nobody can take are lost', () => {
    const game = horde(3, 'drone')
    expect(game.intrudersAt(204)).toEqual([])
    expect(game.state.intruders).toEqual([])
  })

  test('RET-BURST-08 RET-QUEEN-02: the Queen takes any number, on her track', () => {
    const game = horde(3, 'queen')
    expect(game.state.queen.hits).toBe(3)
    expect(game.intruder('queen-1')!.hits).toBe(0)
  })

  test('RET-BURST-11: the symbol breaks the BF Gun, after 4 Hits', () => {
    const game = horde(4, 'adult', 'adult', 'adult', 'adult', 'adult')
    expect(game.intrudersAt(204)).toHaveLength(1)
    expect(game.player('heavy-gun-operator').hands.flat()[0].malfunction).toBe(true)
  })

  test('the BF Gun: a rolled 1 counts as 2', () =>
    expect(horde(1, 'adult', 'adult').intrudersAt(204)).toEqual([]))

  test('RET-BURST-14: a number of 0 deals no Hit; Ammo is spent', () => {
    const game = retaliation('contractor')
      .horde(204, 'adult')
      .cards('contractor', 2)
      .dice({ burst: [1] })
      .play()
    game.act('burst:handgun:204')
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.player('contractor').hands.flat()[0].slots).toEqual(['half-ammo'])
  })

  test('RET-IHEALTH-03: nobody in a Corridor ever has Hits', () => {
    expect(horde(1, 'drone', 'drone').state.intruders.every(({ hits }) => hits === 0)).toBe(true)
  })

  test('the Gatling Gun may Burst once more for nothing, not after the symbol', () => {
    const gatling = (face: 1 | 4) =>
      retaliation('recon')
        .item('recon', 'gatling-gun')
        .loaded('recon', 'gatling-gun', 'ammo', null)
        .horde(204, 'adult', 'adult', 'adult', 'adult', 'adult', 'adult')
        .cards('recon', 2)
        .dice({ burst: [face, 2] })
        .play()
        .act('burst:gatling-gun:204')
    const twice = gatling(1).act('burst-again')
    expect(twice.intrudersAt(204)).toHaveLength(3)
    expect(twice.player('recon').hands.flat()[1].slots).toEqual(['half-ammo', null])
    expect(gatling(4).prompt).not.toBe('burst-again')
  })

  test('the Grenade Launcher throws its Grenades before a Burst or in place of it', () => {
    const game = retaliation('recon')
      .item('recon', 'grenade-launcher')
      .loaded('recon', 'grenade-launcher', null, 'grenade', 'grenade')
      .horde(204, 'adult', 'adult', 'adult', 'adult', 'adult')
      .cards('recon', 2)
      .dice({ burst: [1, 1] })
      .play()
    game.act('burst:grenade-launcher:204', 'launch-grenade', 'enough')
    expect(game.intrudersAt(204)).toHaveLength(2)
    expect(game.player('recon').hands.flat()[1].slots).toEqual([null, null, 'grenade'])
  })
})

describe('Grenades', () => {
  const thrower = () =>
    retaliation('recon')
      .room('r2c2', 'armory')
      .belt('recon', 'grenade')
      .cards('recon', 2)
      .horde(204, 'adult', 'adult', 'adult', 'adult')

  test('RET-GREN-01 RET-GREN-02 RET-GREN-03 RET-GREN-04: the Burst die plus 2, without Weapon or Ammo', () => {
    const game = thrower()
      .dice({ burst: [1] })
      .play()
    game.act('use-gear', 'throw-grenade:belt-0:204')
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.player('recon').belt).toEqual([null, null, null, null])
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['ammo'])
    expect(game.state.gear.grenade).toBe(16)
  })

  test('RET-GREN-05 RET-GREN-06 RET-DOOR-08: not through a Closed Door, not at nobody', () => {
    const shut = thrower().closed(204, 'landing-zone').play()
    expect(shut.options()).not.toContain('use-gear')
    const open = thrower().play().act('use-gear')
    expect(open.options().filter((id) => id.startsWith('throw'))).toEqual([
      'throw-grenade:belt-0:204',
    ])
  })
})

describe('Melee', () => {
  const strike = (face: ShootFace, hits = 0) =>
    facing('recon', 'adult', hits)
      .attacks('scratch-3')
      .dice({ shoot: [face] })
      .play()
      .act('melee:bare:adult-1')

  test('RET-MELEE-01 RET-MELEE-03 RET-MELEE-04 RET-MELEE-10 RET-ACT-10: a Contamination, a Hit, a roll; a Critical kills', () => {
    const game = strike('crit')
    expect(game.player('recon').discard.filter((card) => typeof card === 'number')).toHaveLength(1)
    expect(game.intrudersIn('landing-zone')).toEqual([])
  })

  test('RET-MELEE-02: without an Intruder in the Room it is not possible', () => {
    expect(retaliation('recon').cards('recon', 2).play().forbidden('melee')).toBe('RET-ACT-20')
  })

  test('RET-MELEE-05: a number up to its Hits kills', () => {
    expect(strike(2, 1).intrudersIn('landing-zone')).toEqual([])
    expect(strike(3, 1).act('let-attack').intrudersIn('landing-zone')).toEqual(['adult'])
  })

  test('RET-MELEE-06 RET-MELEE-07: the ammo face is nothing; a survivor strikes back', () => {
    const game = strike('ammo').act('let-attack')
    expect(game.player('recon').health).toBe(1)
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['ammo'])
  })

  test('RET-MELEE-07 RET-MELEE-12: unless a Weapon takes a Malfunction', () => {
    const game = strike(5).act('parry:assault-rifle')
    expect(game.player('recon')).toMatchObject({ health: 0 })
    expect(game.player('recon').hands.flat()[0].malfunction).toBe(true)
  })

  test('RET-MELEE-08 RET-MALF-06: a broken Weapon prevents it too, and is destroyed', () => {
    const game = facing('recon', 'adult')
      .with((s) => {
        s.players[0].hands[0][0].malfunction = true
      })
      .dice({ shoot: [5] })
      .play()
      .act('melee:bare:adult-1', 'parry:assault-rifle')
    expect(game.player('recon').hands.flat()).toEqual([])
    expect(game.player('recon').health).toBe(0)
  })

  test('RET-MELEE-09 RET-HEAVY-04: without a Weapon one may strike, but not prevent the response', () => {
    const game = facing('recon', 'adult')
      .emptyHanded('recon')
      .attacks('scratch-3')
      .dice({ shoot: [5] })
      .play()
    game.act('melee:bare:adult-1')
    expect(game.player('recon').health).toBe(1)
  })

  test('RET-MELEE-11: the Tactical Hatchet kills without a roll, and breaks', () => {
    const game = facing('recon', 'drone')
      .item('recon', 'tactical-hatchet')
      .play()
      .act('melee:tactical-hatchet:drone-1')
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.log('shoot-roll')).toHaveLength(0)
    expect(game.player('recon').hands.flat()[1].malfunction).toBe(true)
  })

  test('RET-INTR-05: a killed Intruder can come again', () => {
    const game = strike('crit')
    expect(game.state.intruders).toEqual([])
    expect(game.state.removed).toEqual([])
  })
})

describe('the Queen', () => {
  const queen = (hits: number, card: number, face: ShootFace = 5) =>
    retaliation('heavy-gun-operator')
      .room('r2c2', 'armory')
      .intruder('queen', 'landing-zone')
      .with((s) => {
        s.queen.hits = hits
      })
      .queenHealth(card)
      .cards('heavy-gun-operator', 3)
      .dice({ shoot: [face] })

  test('RET-QUEEN-01 RET-QUEEN-03 RET-QUEEN-04 RET-QUEEN-08: the fifth Hit reaches the skull; a card is resolved, and her Hits begin anew', () => {
    const game = queen(4, 6).play().act('shoot:bf-gun:queen-1')
    expect(game.state.queenHealth.discard).toEqual(['queen-health-06'])
    expect(game.state.queen.hits).toBe(0)
  })

  test('RET-QUEEN-06: further cards are discarded unseen', () => {
    const game = queen(4, 6).play().act('shoot:bf-gun:queen-1')
    expect(game.state.queenHealth.deck).toHaveLength(10)
    expect(game.state.queenHealth.unseen).toHaveLength(1)
    expect(game.view(null).queen.cards).toBe(10)
  })

  test('RET-QUEEN-05: a Critical, or a number up to her Hits, is a skull', () => {
    expect(queen(0, 6, 'crit').play().act('shoot:bf-gun:queen-1').log('queen-health')).toHaveLength(
      1,
    )
    expect(queen(1, 6, 2).play().act('shoot:bf-gun:queen-1').log('queen-health')).toHaveLength(1)
    expect(queen(1, 6, 3).play().act('shoot:bf-gun:queen-1').log('queen-health')).toHaveLength(0)
  })

  test('RET-QUEEN-17 RET-SHOOT-12: one card for an Action', () => {
    const game = queen(4, 6, 'crit').play().act('shoot:bf-gun:queen-1')
    expect(game.log('queen-health')).toHaveLength(1)
    game.dice({ shoot: ['crit'] }).act('shoot:bf-gun:queen-1')
    expect(game.log('queen-health')).toHaveLength(2)
  })

  test('RET-QUEEN-07 RET-QUEEN-09 RET-QUEEN-16: on the last card she acts once more, and dies', () => {
    const game = queen(4, 2)
      .with((s) => {
        s.queenHealth.unseen = s.queenHealth.deck.splice(0, 11)
      })
      .attacks('scratch-3')
      .play()
      .act('shoot:bf-gun:queen-1')
    expect(game.player('heavy-gun-operator').health).toBe(1)
    expect(game.state.queen.dead).toBe(true)
    expect(game.state.intruders).toEqual([])
  })

  test('RET-QUEEN-11: Activated with Characters in her Room she Attacks', () => {
    const game = queen(4, 2).attacks('scratch-3').play().act('shoot:bf-gun:queen-1')
    expect(game.player('heavy-gun-operator').health).toBe(1)
  })

  test('RET-QUEEN-20 RET-QUEEN-14 RET-QUEEN-13: she may withdraw, and be placed again', () => {
    const game = queen(4, 3).play().act('shoot:bf-gun:queen-1')
    expect(game.state.intruders).toEqual([])
    expect(game.state.queen.dead).toBe(false)
  })

  test('cards in her Room, a Malfunction there', () => {
    const cards = queen(4, 7).play().act('shoot:bf-gun:queen-1')
    expect(cards.player('heavy-gun-operator').hand).toHaveLength(4)
    const broken = queen(4, 12).play().act('shoot:bf-gun:queen-1')
    expect(broken.room('landing-zone').malfunction).toBe(true)
    const noise = queen(4, 9)
      .dice({ shoot: [5], noise: [1] })
      .play()
      .act('shoot:bf-gun:queen-1')
    expect(noise.noise).toEqual([104])
  })
})
