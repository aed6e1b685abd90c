import { describe, expect, test } from 'vitest'
import { burstHits } from '../chances.ts'
import type { IntruderType } from '../kinds.ts'
import { itemDef } from '../pack.ts'
import { retaliation } from './position.ts'

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

  test('RET-BURST-02: it needs a loaded Ranged Weapon that works', () => {
    const laid = () => retaliation('recon').horde(204, 'adult').cards('recon', 2)
    expect(laid().loaded('recon', 'assault-rifle', null).play().ways('burst')).toEqual([])
    expect(laid().loaded('recon', 'assault-rifle', 'half-ammo').play().ways('burst')).toHaveLength(
      1,
    )
    expect(laid().emptyHanded('recon').play().ways('burst')).toEqual([])
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

  test('RET-BURST-07 RET-BURST-10: those that are chosen die, whichever came first', () => {
    const game = horde(2, 'larva', 'adult', 'drone').choose('hits:1-0-0-0')
    expect(game.intrudersAt(204)).toEqual(['larva', 'adult'])
    const small = horde(2, 'drone', 'adult', 'larva').choose('hits:0-1-1-0')
    expect(small.intrudersAt(204)).toEqual(['drone'])
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

  test.each([
    ['assault-rifle', [1, 2, 3, 4]],
    ['automatic-shotgun', [1, 2, 3, 4]],
    ['carbine', [1, 2, 3, 4]],
    ['sawed-off-shotgun', [1, 2, 3, 4]],
    ['bf-gun', [2, 2, 3, 4]],
    ['handgun', [0, 1, 2, 3]],
    ['assault-shotgun', [1, 2, 3, 4]],
    ['drum-mag-rifle', [1, 2, 3, 4]],
    ['flamethrower', [1, 2, 3, 4]],
    ['gatling-gun', [1, 2, 3, 4]],
    ['grenade-launcher', [1, 2, 3, 4]],
    ['hand-cannon', [0, 1, 2, 3]],
    ['plasma-gun', [1, 2, 3, 4]],
    ['sonic-gun', [1, 2, 2, 2]],
    ['submachine-gun', [1, 2, 3, 4]],
  ])('RET-BURST-05 RET-COMBAT-04: the Hits of each face, %s', (weapon, hits) => {
    const text = itemDef({ id: weapon }).weapon ?? {}
    expect(([1, 2, 3, 4] as const).map((face) => burstHits(text, face))).toEqual(hits)
  })

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

  test('the Gatling Gun Bursts once more at a last Intruder, and not at none', () => {
    const gatling = (...horde: 'adult'[]) =>
      retaliation('recon')
        .item('recon', 'gatling-gun')
        .loaded('recon', 'gatling-gun', 'ammo', null)
        .horde(204, ...horde)
        .cards('recon', 2)
        .dice({ burst: [1] })
        .play()
        .act('burst:gatling-gun:204')
    expect(gatling('adult', 'adult').prompt).toBe('burst-again')
    expect(gatling('adult').prompt).not.toBe('burst-again')
  })

  test('the Grenade Launcher throws its Grenades before a Burst or in place of it', () => {
    const game = retaliation('recon')
      .item('recon', 'grenade-launcher')
      .loaded('recon', 'grenade-launcher', null, 'grenade', 'grenade')
      .horde(204, 'adult', 'adult', 'adult', 'adult', 'adult')
      .cards('recon', 2)
      .dice({ burst: [1, 1] })
      .play()
    // RET-COMBAT-04: without Ammo a first Grenade is all that it can do.
    game.act('burst:grenade-launcher:204')
    expect(game.options()).toEqual(['launch-grenade', 'enough'])
    game.act('enough')
    expect(game.intrudersAt(204)).toHaveLength(2)
    expect(game.player('recon').hands.flat()[1].slots).toEqual([null, null, 'grenade'])
  })

  test('the Grenade Launcher: after its Grenades the Burst follows, at whoever is left', () => {
    const launcher = (...horde: 'adult'[]) =>
      retaliation('recon')
        .item('recon', 'grenade-launcher')
        .loaded('recon', 'grenade-launcher', 'ammo', 'grenade', null)
        .horde(204, ...horde)
        .cards('recon', 2)
        .dice({ burst: [1, 1] })
        .play()
        .act('burst:grenade-launcher:204')
    const all = ['adult', 'adult', 'adult', 'adult', 'adult'] as const
    expect(launcher(...all).options()).toEqual(['launch-grenade', 'burst-now'])
    const instead = launcher(...all).act('launch-grenade', 'enough')
    expect(instead.intrudersAt(204)).toHaveLength(2)
    expect(instead.player('recon').hands.flat()[1].slots).toEqual(['ammo', null, null])
    const both = launcher(...all).act('launch-grenade', 'burst-now')
    expect(both.intrudersAt(204)).toHaveLength(1)
    expect(both.player('recon').hands.flat()[1].slots).toEqual(['half-ammo', null, null])
    const now = launcher(...all).act('burst-now')
    expect(now.intrudersAt(204)).toHaveLength(4)
    expect(now.player('recon').hands.flat()[1].slots).toEqual(['half-ammo', 'grenade', null])
    const none = launcher('adult').act('launch-grenade')
    expect(none.player('recon').hands.flat()[1].slots).toEqual(['ammo', null, null])
  })
})

test('RET-QUEEN-17: after her card the Queen takes no more Hits in the same Action', () => {
  const game = retaliation('recon')
    .item('recon', 'grenade-launcher')
    .loaded('recon', 'grenade-launcher', 'ammo', 'grenade', 'grenade')
    .intruder('queen', 204)
    .with((s) => {
      s.queen.hits = 4
    })
    .queenHealth(6)
    .cards('recon', 2)
    .dice({ burst: [1, 1] })
    .play()
  game.act('burst:grenade-launcher:204', 'launch-grenade', 'launch-grenade')
  expect(game.log('queen-health')).toHaveLength(1)
  expect(game.state.queen.hits).toBe(0)
})

test('RET-BURST-02 RET-BURST-12: nobody Bursts without Ammo, nor at nobody', () => {
  const armed = () => retaliation('recon').cards('recon', 2)
  expect(armed().play().forbidden('burst')).toBe('RET-BURST-12')
  const empty = armed().horde(204, 'adult').loaded('recon', 'assault-rifle', null).play()
  expect(empty.forbidden('burst')).toBe('RET-BURST-02')
  expect(armed().horde(204, 'adult').play().forbidden('burst')).toBeNull()
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
    game.act('use-gear:throw-grenade:belt-0:204')
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.player('recon').belt).toEqual([null, null, null, null])
    expect(game.player('recon').hands.flat()[0].slots).toEqual(['ammo'])
    expect(game.state.gear.grenade).toBe(16)
  })

  test('RET-GREN-05 RET-GREN-06 RET-DOOR-08: not through a Closed Door, not at nobody', () => {
    const shut = thrower().closed(204, 'landing-zone').play()
    expect(shut.ways('use-gear')).toEqual([])
    expect(thrower().play().ways('use-gear')).toEqual(['throw-grenade:belt-0:204'])
  })
})
