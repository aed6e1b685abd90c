import { describe, expect, test } from 'vitest'
import { cardPlace, isOffered } from './item-tools.ts'
import { position } from './position.ts'

/** Grenade and Molotov Cocktail: whom they hurt, where, and in which order (components 9.1, 9.4). */

function wounds(game: ReturnType<ReturnType<typeof position>['play']>): number[] {
  return game.view(null).players.map((player) => player.wounds.length)
}

describe('grenade', () => {
  test('grenade: 2 damage to the one chosen, 1 to each other Intruder, a Serious Wound to everybody', () => {
    const game = position('scout', 'captain', 'soldier')
      .first('captain')
      .item('scout', 'grenade')
      .cards('scout', 1)
      .intruder('breeder', 'hibernatorium')
      .intruder('adult', 'hibernatorium')
      .intruder('larva', 'hibernatorium')
      .intruder('queen', 'hibernatorium')
      .attacks('scratch-1', 'bite-3', 'scratch-4', 'bite-1', 'bite-2')
      .play()
    expect(game.ways('grenade')).toEqual(['breeder-1', 'adult-2', 'larva-3', 'queen-4'])
    game.act('grenade:adult-2')
    const injured = game.log('injured').map(({ params }) => [params?.intruder, params?.injuries])
    expect(injured).toEqual([
      ['adult-2', 2],
      ['queen-4', 1],
      ['breeder-1', 1],
      ['larva-3', 1],
    ])
    // The one chosen is checked first, and dies of the first card; then the others, biggest first.
    expect(game.told('kill-check', 'attack')[0]).toBe('scratch-1')
    expect(game.told('intruder-dies', 'intruder')).toEqual(['adult-2', 'larva-3'])
    // Characters after the Intruders, from the First Player on, the thrower too.
    expect(game.told('serious-wound', 'seat')).toEqual([1, 2, 0])
    const order = game.kinds('injured', 'kill-check', 'intruder-dies', 'serious-wound')
    expect(order.lastIndexOf('intruder-dies')).toBeLessThan(order.indexOf('serious-wound'))
    expect(order.lastIndexOf('injured')).toBeLessThan(order.indexOf('kill-check'))
    expect(game.log('noise-roll')).toEqual([])
    expect(cardPlace(game, 'grenade')).toBe('red discard')
  })

  test('grenade: thrown next door it hurts those there and not the thrower', () => {
    const game = position('scout', 'captain')
      .at('captain', 'shower-room')
      .item('scout', 'grenade')
      .cards('scout', 1)
      .intruder('adult', 'shower-room')
      .intruder('creeper', 'hibernatorium')
      .attacks('scratch-4')
      .play()
      .act('grenade:adult-1')
    expect(wounds(game)).toEqual([0, 1])
    expect(game.intruder('adult-1')?.injuries).toBe(2)
    expect(game.intruder('creeper-2')?.injuries).toBe(0)
  })

  test('grenade: never through a closed door, nor further than one room; unexplored rooms count', () => {
    const game = position('scout', 'captain')
      .item('scout', 'grenade')
      .cards('scout', 1)
      .intruder('adult', 'shower-room')
      .intruder('adult', 'monitoring-room')
      .intruder('adult', 'airlock-control')
      .intruder('adult', 'armory')
      .door('c-6-11', 'closed')
      .door('c-11-15', 'destroyed')
      .unexplored('shower-room')
      .play()
    expect(game.ways('grenade').sort()).toEqual(['adult-1', 'adult-3'])
  })

  test('grenade: an arrow makes its victim retreat once; the others are hurt all the same', () => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .item('scout', 'grenade')
      .cards('scout', 1)
      .intruder('adult', 'hibernatorium')
      .intruder('creeper', 'hibernatorium')
      .attacks('claws-4', 'scratch-4')
      .events('hunt-2')
      .play()
      .act('grenade:adult-1')
    expect(game.lair('adult-1')).toBe('monitoring-room')
    expect(game.intruder('adult-1')?.injuries).toBe(2)
    expect(game.intruder('creeper-2')?.injuries).toBe(1)
  })

  test('grenade: two Eggs of the Nest next door, then a noise roll in the thrower’s own room', () => {
    const game = position('scout', 'captain')
      .at('scout', 'slime-room')
      .at('captain', 'nest')
      .item('scout', 'grenade')
      .cards('scout', 1)
      .intruder('adult', 'nest')
      .attacks('scratch-4')
      .dice({ noise: [1] })
      .play()
    expect(game.ways('grenade')).toEqual(['adult-1', 'eggs-9'])
    game.act('grenade:eggs-9')
    expect(game.view(null).eggs).toBe(3)
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(wounds(game)).toEqual([0, 1])
    expect(game.log('noise-roll')[0].params).toMatchObject({ seat: 0, place: 7 })
    expect(game.noise).toEqual(['c-4-8'])
    expect(game.kinds('injured', 'serious-wound', 'egg-destroyed', 'noise-roll')).toEqual([
      'injured',
      'serious-wound',
      'egg-destroyed',
      'egg-destroyed',
      'noise-roll',
    ])
  })

  test('grenade: thrown at an Intruder it leaves the Eggs alone', () => {
    const game = position('scout', 'captain')
      .at('scout', 'slime-room')
      .item('scout', 'grenade')
      .cards('scout', 1)
      .intruder('adult', 'nest')
      .attacks('scratch-4')
      .play()
      .act('grenade:adult-1')
    expect(game.view(null).eggs).toBe(5)
    expect(game.log('noise-roll')).toEqual([])
  })

  test('grenade: the last Egg alone; an Egg that is carried is no target', () => {
    const last = position('scout', 'captain')
      .at('scout', 'armory')
      .item('scout', 'grenade')
      .object('armory', 'egg')
      .cards('scout', 1)
      .dice({ noise: ['silence'] })
      .play()
      .act('grenade:eggs-18')
    expect(last.room('armory').objects).toEqual([])
    expect(wounds(last)).toEqual([1, 0])
    const carried = position('scout', 'captain')
      .item('scout', 'grenade')
      .carrying('captain', 'egg')
      .cards('scout', 1)
      .play()
    expect(isOffered(carried, 'grenade')).toBe(false)
    expect(carried.why('grenade')).toBe('no-target')
  })

  test('grenade: Eggs lying loose in the Nest may be named instead of those of the brood', () => {
    const nest = () =>
      position('scout', 'captain')
        .at('scout', 'slime-room')
        .item('scout', 'grenade')
        .object('nest', 'egg')
        .cards('scout', 1)
        .dice({ noise: ['silence'] })
        .play()
    expect(nest().ways('grenade')).toEqual(['eggs-9', 'loose-eggs-9'])
    const brood = nest().act('grenade:eggs-9')
    expect([brood.view(null).eggs, brood.room('nest').objects]).toEqual([3, ['egg']])
    const loose = nest().act('grenade:loose-eggs-9')
    expect([loose.view(null).eggs, loose.room('nest').objects]).toEqual([4, []])
  })

  test('grenade: whoever dies of their own Grenade makes no noise any more', () => {
    const game = position('scout', 'captain')
      .at('scout', 'armory')
      .item('scout', 'grenade')
      .object('armory', 'egg', 'egg', 'egg')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-leg')
      .cards('scout', 1)
      .play()
      .act('grenade:eggs-18')
    expect(game.whereIs('scout')).toBe('dead')
    expect(game.room('armory').objects).toEqual(['egg', 'corpse-0'])
    expect(game.log('noise-roll')).toEqual([])
  })

  test('grenade: an unexplored Nest betrays no Eggs', () => {
    const game = position('scout', 'captain')
      .at('scout', 'slime-room')
      .item('scout', 'grenade')
      .unexplored('nest')
      .cards('scout', 1)
      .play()
    expect(isOffered(game, 'grenade')).toBe(false)
  })
})

describe('molotov-cocktail', () => {
  test('molotov-cocktail: fire, 1 damage to every Intruder and a Serious Wound to every Character', () => {
    const game = position('scout', 'captain')
      .first('captain')
      .item('scout', 'molotov-cocktail')
      .cards('scout', 1)
      .intruder('creeper', 'hibernatorium')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-4', 'bite-3')
      .play()
    expect(game.ways('molotov-cocktail')).toEqual(['11'])
    game.act('molotov-cocktail:11')
    expect(game.room('hibernatorium').fire).toBe(true)
    expect(game.told('injured', 'intruder')).toEqual(['adult-2', 'creeper-1'])
    expect(game.told('injured', 'injuries')).toEqual([1, 1])
    expect(game.told('serious-wound', 'seat')).toEqual([1, 0])
    expect(game.kinds('fire', 'injured', 'serious-wound')[0]).toBe('fire')
    expect(game.log('noise-roll')).toEqual([])
    expect(cardPlace(game, 'molotov-cocktail')).toBe('crafted discard')
  })

  test('molotov-cocktail: into a neighbouring room that holds an Intruder or Eggs, not through doors', () => {
    const game = position('scout', 'captain')
      .at('captain', 'shower-room')
      .item('scout', 'molotov-cocktail')
      .cards('scout', 1)
      .intruder('adult', 'shower-room')
      .intruder('adult', 'monitoring-room')
      .object('airlock-control', 'egg')
      .door('c-6-11', 'closed')
      .attacks('scratch-4')
      .play()
    expect(game.ways('molotov-cocktail').sort()).toEqual(['14', '15'])
    game.act('molotov-cocktail:14')
    expect(wounds(game)).toEqual([0, 1])
    expect(game.room('shower-room').fire).toBe(true)
    expect(game.room('hibernatorium').fire).toBe(false)
  })

  test('molotov-cocktail: one Egg burns, then the thrower rolls for noise in their own room', () => {
    const game = position('scout', 'captain')
      .at('scout', 'slime-room')
      .item('scout', 'molotov-cocktail')
      .cards('scout', 1)
      .intruder('larva', 'nest')
      .dice({ noise: [1] })
      .play()
      .act('molotov-cocktail:9')
    expect(game.view(null).eggs).toBe(4)
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.room('nest').fire).toBe(true)
    expect(game.noise).toEqual(['c-4-8'])
    expect(game.kinds('intruder-dies', 'egg-destroyed', 'noise-roll')).toEqual([
      'intruder-dies',
      'egg-destroyed',
      'noise-roll',
    ])
  })

  test('molotov-cocktail: a loose Egg in the Nest may be named, a carried one cannot', () => {
    const at = () =>
      position('scout', 'captain').item('scout', 'molotov-cocktail').cards('scout', 1)
    const nest = at()
      .at('scout', 'slime-room')
      .object('nest', 'egg')
      .dice({ noise: ['silence'] })
    const game = nest.play()
    expect(game.ways('molotov-cocktail')).toEqual(['eggs-9', 'loose-eggs-9'])
    game.act('molotov-cocktail:loose-eggs-9')
    expect([game.view(null).eggs, game.room('nest').objects]).toEqual([5, []])
    expect(isOffered(at().carrying('captain', 'egg').play(), 'molotov-cocktail')).toBe(false)
  })

  test('molotov-cocktail: Vulnerability to Fire adds 1 damage to each Intruder', () => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .item('scout', 'molotov-cocktail')
      .cards('scout', 1)
      .intruder('adult', 'hibernatorium')
      .intruder('creeper', 'hibernatorium')
      .attacks('scratch-4', 'bite-3')
      .weakness('egg', 'vulnerability-to-fire')
      .play()
      .act('molotov-cocktail:11')
    expect(game.told('injured', 'injuries')).toEqual([2, 2])
  })

  test('molotov-cocktail: a ninth Fire marker destroys the ship before anything else happens', () => {
    const burning = ['cockpit', 'nest', 'surgery', 'armory', 'storage', 'generator', 'laboratory']
    const game = position('scout', 'captain')
      .item('scout', 'molotov-cocktail')
      .cards('scout', 1)
      .intruder('adult', 'hibernatorium')
      .fire(...burning, 'engine-1')
      .play()
      .act('molotov-cocktail:11')
    expect(game.match.result).not.toBeNull()
    expect(game.log('ends-explosion')).toHaveLength(1)
    expect(game.log('injured')).toEqual([])
  })
})

test('NEM-COST-13 NEM-EGG-10 molotov-cocktail: who dies of it makes no noise roll any more', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .object('hibernatorium', 'egg')
    .item('scout', 'molotov-cocktail')
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-bleeding')
    .wound('scout', 'wound-body')
    .cards('scout', 2)
    .play()
    .act('molotov-cocktail:11')
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.log('noise-roll')).toEqual([])
  expect(game.log('egg-destroyed')).toHaveLength(1)
})
