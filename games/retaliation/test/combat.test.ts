import { describe, expect, test } from 'vitest'
import { SLOTS } from '../facility.ts'
import type { IntruderType, ShootFace } from '../kinds.ts'
import { type Position, retaliation } from './position.ts'

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

  test('RET-SHOOT-01: those that differ in type or Hits are told apart', () => {
    const ways = retaliation('recon')
      .intruder('adult', 'landing-zone')
      .intruder('drone', 'landing-zone')
      .intruder('adult', 'landing-zone', 1)
      .intruder('adult', 'landing-zone')
      .cards('recon', 1)
      .play()
      .ways('shoot')
    expect(ways.map((id) => id.replace('assault-rifle:', '')).sort()).toEqual([
      'adult-1',
      'adult-3',
      'drone-2',
    ])
  })

  test('RET-COMBAT-02: in the Corridor it hits the Queen, and slays an Adult', () => {
    const leaving = (type: 'queen' | 'adult' | 'drone') =>
      retaliation('recon')
        .room('r2c2', 'armory')
        .item('recon', 'assault-shotgun')
        .loaded('recon', 'assault-shotgun', 'ammo')
        .intruder(type, 204)
        .cards('recon', 2)
        .dice({ noise: [1] })
        .play()
        .act('move:204', 'use:assault-shotgun')
    const queen = leaving('queen')
    expect([queen.intrudersAt(204), queen.state.queen.hits]).toEqual([['queen'], 1])
    expect(leaving('adult').intrudersAt(204)).toEqual([])
    const drone = leaving('drone')
    expect([drone.intruder('drone-1')!.hits, drone.log('hit-lost').length]).toEqual([0, 1])
  })

  test('RET-QUEEN-17: a Queen Health card of an Action before does not spare her in the Intruder Phase', () => {
    const game = retaliation('recon')
      .item('recon', 'assault-shotgun')
      .loaded('recon', 'assault-shotgun', 'ammo')
      .intruder('queen', 'landing-zone')
      .with((s) => {
        s.queen.spent = true
      })
      .phase('attacks')
      .play()
      .choose('use:assault-shotgun')
    expect(game.state.queen.hits).toBe(1)
  })

  describe('RET-MALF-10 RET-MALF-11: without a Malfunction marker', () => {
    const beset = (broken = 14) => {
      const laid = retaliation('recon')
        .item('recon', 'bayonet')
        .intruder('adult', 'landing-zone')
        .attacks('scratch-3')
      const rooms = Object.values(laid.state.tiles).flat()
      const slots = SLOTS.map(({ id }) => id).filter((id) => id !== 'r2c0' && id !== 'r0c4')
      for (const [i, tile] of rooms
        .filter((one) => one !== 'nest')
        .slice(0, broken)
        .entries()) {
        laid.room(slots[i], tile).malfunction(tile)
      }
      return laid
    }
    const attacked = () => beset().secure('landing-zone', 3).events('damage').phase('attacks')

    test('the Bayonet burns the Room in place of breaking', () => {
      const game = attacked().play().choose('use:bayonet')
      expect(game.room('landing-zone').fire).toBe(true)
      expect(game.player('recon').hands.flat().at(-1)).toMatchObject({ malfunction: false })
      expect(game.player('recon').health).toBe(0)
    })

    test('the Bayonet cannot be used in a Room that burns', () => {
      const game = attacked().fire('landing-zone').play()
      expect(game.log('attack-card')).toHaveLength(1)
      expect(game.player('recon').health).toBeGreaterThan(0)
    })

    test('RET-MELEE-12: nor does a Weapon prevent the response there, unless it is broken already', () => {
      const striking = (laid: Position) =>
        laid
          .item('recon', 'tactical-hatchet', { malfunction: true })
          .cards('recon', 1)
          .dice({ shoot: [5] })
          .play()
          .act('melee:bare:adult-1')
      expect(striking(beset(13)).options()).toContain('parry:bayonet')
      const burning = striking(beset(13).fire('landing-zone'))
      expect(burning.options()).toEqual(['let-attack', 'parry:tactical-hatchet'])
    })

    test('nor does Demolition break such a Room', () => {
      const demolishing = () => beset().hand('recon', 'demolition')
      expect(demolishing().play().ways('demolition')).toEqual(['sabotage'])
      expect(demolishing().fire('landing-zone').play().ways('demolition')).toEqual([])
    })
  })

  test('RET-MALF-10 RET-MALF-11: a Fire keeps nobody from the Bayonet while a marker is left', () => {
    const game = retaliation('recon')
      .item('recon', 'bayonet')
      .intruder('adult', 'landing-zone')
      .secure('landing-zone', 3)
      .fire('landing-zone')
      .events('damage')
      .phase('attacks')
      .play()
    expect(game.options()).toContain('use:bayonet')
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
