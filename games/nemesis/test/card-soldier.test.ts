import type { CombatFace } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

const shooting = (card: string) =>
  position('soldier', 'captain')
    .hand('soldier', card)
    .at('captain', 'cockpit')
    .intruder('queen', 'hibernatorium')
    .attacks('scratch-4', 'bite-3')

describe('full-auto', () => {
  const volley = (ammo: number, face: CombatFace) =>
    shooting('full-auto')
      .ammo('soldier', 'assault-rifle', ammo)
      .dice({ combat: [face] })
      .play()
      .act('full-auto:queen-1')

  test('full-auto: all Ammo for the roll, 1 more for every 2 Ammo, and the Rifle’s own bonus', () => {
    const game = volley(5, 'two')
    expect(game.intruder('queen-1')?.injuries).toBe(2 + 2 + 1)
    expect(game.view(null).players[0].hands[0].ammo).toBe(0)
    expect(game.player('soldier').discard).toEqual(['full-auto'])
    expect(volley(5, 'one').intruder('queen-1')?.injuries).toBe(1 + 2 + 1)
    expect(volley(2, 'one').intruder('queen-1')?.injuries).toBe(1 + 1 + 1)
  })

  test('full-auto: the extra injuries come even with a miss', () => {
    expect(volley(5, 'miss').intruder('queen-1')?.injuries).toBe(2 + 1)
    expect(volley(3, 'creeper').intruder('queen-1')?.injuries).toBe(1 + 1)
    // A single round has nothing to add.
    expect(volley(1, 'miss').intruder('queen-1')?.injuries).toBe(0)
    expect(volley(1, 'one').intruder('queen-1')?.injuries).toBe(2)
  })

  test('full-auto: one roll and one kill check', () => {
    const game = volley(5, 'one')
    expect(game.log('combat-roll')).toHaveLength(1)
    expect(game.told('kill-check', 'attack')).toEqual(['scratch-4', 'bite-3'])
  })

  test('full-auto: with the Autoloader 6 Ammo', () => {
    const game = shooting('full-auto')
      .with((s) => {
        const { item } = s.players[0].hands[0]
        item!.added.push('autoloader')
        item!.ammo = 6
        s.players[0].quests = ['armor']
      })
      .dice({ combat: ['miss'] })
      .play()
    expect(game.act('full-auto:queen-1').intruder('queen-1')?.injuries).toBe(3 + 1)
  })

  test('full-auto: only an Intruder, with the loaded Assault Rifle in hand, in combat', () => {
    const start = () => shooting('full-auto').object('hibernatorium', 'egg')
    expect(start().play().ways('full-auto')).toEqual(['queen-1'])
    const empty = start().ammo('soldier', 'assault-rifle', 0)
    expect(empty.item('soldier', 'prototype-rifle', { ammo: 6 }).play().ways('full-auto')).toEqual(
      [],
    )
    const calm = position('soldier', 'captain').hand('soldier', 'full-auto').play()
    expect(calm.forbidden('full-auto')).toBe('NEM-COST-06')
  })
})

describe('nerves-of-steel', () => {
  const walking = (number: number, ...cards: string[]) =>
    position('soldier', 'captain')
      .at('captain', 'cockpit')
      .hand('soldier', 'search', ...cards)
      .noise('c-6-11')
      .attacks('scratch-1')
      .dice({ noise: [2], tokens: [{ type: 'adult', number }] })
      .play()
      .act('move:c-6-11')

  test('nerves-of-steel: a Surprise Attack is ignored', () => {
    const game = walking(2, 'nerves-of-steel')
    expect(game.options()).toEqual(['bear-it', 'nerves-of-steel'])
    game.choose('nerves-of-steel')
    expect(game.player('soldier')).toMatchObject({ lightWounds: 0, hand: [] })
    expect(game.player('soldier').discard).toEqual(['search', 'nerves-of-steel'])
    expect(game.log('attack')).toEqual([])
    expect(game.intrudersIn('monitoring-room')).toEqual(['adult'])
    expect(game.view(null).turn.taken).toBe(1)
  })

  test('nerves-of-steel: it need not be played', () => {
    const game = walking(2, 'nerves-of-steel').choose('bear-it')
    expect(game.player('soldier').lightWounds).toBe(1)
    expect(game.player('soldier').hand).toEqual(['nerves-of-steel'])
  })

  test('nerves-of-steel: the question comes to a Soldier with any card, and betrays nothing', () => {
    const game = walking(2, 'rest')
    expect(game.prompt).toBe('nerves')
    expect(game.options()).toEqual(['bear-it'])
  })

  test('nerves-of-steel: no other attack is ignored', () => {
    const game = position('soldier', 'captain')
      .hand('soldier', 'search', 'nerves-of-steel')
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .dice({ noise: ['silence'] })
      .play()
    game.act('move:c-6-11')
    expect(game.player('soldier').lightWounds).toBe(1)
    expect(game.player('soldier').hand).toEqual(['nerves-of-steel'])
  })
})

describe('aimed-shot', () => {
  test('aimed-shot: a shot with an energy Weapon without the basic cost', () => {
    const game = shooting('aimed-shot')
      .dice({ combat: ['one'] })
      .play()
    game.act('aimed-shot:assault-rifle#0:queen-1', 'keep-shot')
    expect(game.intruder('queen-1')?.injuries).toBe(2)
    expect(game.view(null).players[0].hands[0].ammo).toBe(4)
    expect(game.player('soldier').discard).toEqual(['aimed-shot'])
  })

  test('aimed-shot: the die may be rolled again once, and the second roll counts', () => {
    const game = shooting('aimed-shot')
      .dice({ combat: ['one', 'miss'] })
      .play()
    game.act('aimed-shot:assault-rifle#0:queen-1')
    expect(game.options()).toEqual(['keep-shot', 'reroll-shot'])
    game.choose('reroll-shot')
    expect(game.told('combat-roll', 'face')).toEqual(['one', 'miss'])
    expect(game.intruder('queen-1')?.injuries).toBe(0)
    expect(game.prompt).toBe('action')
    expect(game.view(null).players[0].hands[0].ammo).toBe(4)
  })

  test('aimed-shot: no classic and no empty Weapon, in combat only', () => {
    const classic = shooting('aimed-shot')
      .ammo('soldier', 'assault-rifle', 0)
      .item('soldier', 'flamethrower', { ammo: 4 })
      .play()
    expect(classic.ways('aimed-shot')).toEqual([])
    const calm = position('soldier', 'captain').hand('soldier', 'aimed-shot').play()
    expect(calm.forbidden('aimed-shot')).toBe('NEM-COST-06')
  })
})
