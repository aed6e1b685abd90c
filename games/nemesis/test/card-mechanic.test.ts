import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { alternatePosition, position } from './position.ts'

describe('ingenuity', () => {
  const tinkering = (room: string, ...items: string[]) => {
    const game = position('mechanic', 'captain').at('mechanic', room).hand('mechanic', 'ingenuity')
    for (const item of items) game.item('mechanic', item)
    return game
  }

  test('ingenuity: the room or its Engine is repaired for the card alone', () => {
    const game = tinkering('armory').malfunction('armory').play()
    expect(game.ways('ingenuity')).toEqual(['repair-room'])
    game.act('ingenuity:repair-room')
    expect(game.room('armory').malfunction).toBe(false)
    expect(game.player('mechanic').discard).toEqual(['ingenuity'])
    const engine = tinkering('engine-1').play().act('ingenuity:turn-engine', 'change-order')
    expect(own(engine.state).engines[0].working).toBe(false)
  })

  test('ingenuity: or an Item is crafted at no further cost', () => {
    const game = tinkering('armory', 'alcohol', 'bandages').play()
    expect(game.ways('ingenuity')).toEqual(['craft:molotov-cocktail:alcohol+bandages'])
    game.act('ingenuity:craft:molotov-cocktail:alcohol+bandages')
    expect(game.player('mechanic').inventory.map(({ id }) => id)).toEqual(['molotov-cocktail'])
    expect(game.view(null).decks.green.discard).toEqual(['alcohol', 'bandages'])
  })

  test('ingenuity: any yellow Item stands for the wrench, and only for the wrench', () => {
    const game = tinkering('armory', 'alcohol', 'duct-tape', 'energy-charge', 'grenade').play()
    expect(game.ways('ingenuity').sort()).toEqual([
      'craft:flamethrower:alcohol+duct-tape',
      'craft:taser:energy-charge+duct-tape',
    ])
    game.act('ingenuity:craft:flamethrower:alcohol+duct-tape')
    expect(game.view(null).players[0].hands).toMatchObject([
      { item: 'sawed-off' },
      { item: 'flamethrower', ammo: 4 },
    ])
    const heavy = tinkering('armory', 'alcohol', 'fire-extinguisher').play()
    expect(heavy.ways('ingenuity')).toEqual(['craft:flamethrower:alcohol+fire-extinguisher'])
    // The basic action does not know that trick.
    const plain = tinkering('armory', 'alcohol', 'duct-tape').cards('mechanic', 1).play()
    expect(plain.ways('craft')).toEqual([])
  })

  test('ingenuity: two cards are needed all the same', () => {
    expect(tinkering('armory', 'chemicals').play().ways('ingenuity')).toEqual([])
    expect(tinkering('armory', 'chemicals', 'chemicals').play().ways('ingenuity')).toEqual([
      'craft:flamethrower:chemicals+chemicals',
    ])
  })

  test('ingenuity: not in combat', () => {
    const game = tinkering('engine-1').intruder('larva', 'engine-1').play()
    expect(game.forbidden('ingenuity')).toBe('NEM-COST-07')
  })
})

describe('pyrotechnics', () => {
  const playing = () => position('mechanic', 'captain').hand('mechanic', 'pyrotechnics', 'search')

  test('pyrotechnics: any Item is used up to set the room on fire', () => {
    const game = playing().item('mechanic', 'medkit').item('mechanic', 'tools').play()
    expect(game.ways('pyrotechnics')).toEqual([
      'light-fire:sawed-off#0',
      'light-fire:medkit',
      'light-fire:tools',
    ])
    game.choose('pyrotechnics:light-fire:medkit')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
    game.settle()
    expect(game.room('hibernatorium').fire).toBe(true)
    expect(game.view(null).decks.green.discard).toEqual(['medkit'])
    expect(game.player('mechanic').inventory.map(({ id }) => id)).toEqual(['tools'])
    const gun = playing().play().act('pyrotechnics:light-fire:sawed-off#0')
    expect(gun.player('mechanic').hands).toEqual([])
  })

  test('pyrotechnics: without an Item there is no fire; Objects do not burn', () => {
    const game = playing().emptyHanded('mechanic').carrying('mechanic', 'carcass').play()
    expect(game.ways('pyrotechnics')).toEqual([])
  })

  test('pyrotechnics: or the fire of the room is put out, without an Item', () => {
    const game = playing().fire('hibernatorium', 'monitoring-room').play()
    expect(game.ways('pyrotechnics')).toEqual(['put-out-fire'])
    game.act('pyrotechnics:put-out-fire')
    expect(game.room('hibernatorium').fire).toBe(false)
    expect(game.room('monitoring-room').fire).toBe(true)
    expect(game.player('mechanic').hands).toHaveLength(1)
  })

  test('pyrotechnics: not in combat', () => {
    const game = playing().intruder('larva', 'hibernatorium').play()
    expect(game.forbidden('pyrotechnics')).toBe('NEM-COST-07')
  })
})

describe('technical-corridors', () => {
  const crawling = (room: string) =>
    position('mechanic', 'captain')
      .at('mechanic', room)
      .hand('mechanic', 'technical-corridors', 'search', 'rest')

  test('technical-corridors: from one entrance to any other, then a pass', () => {
    const game = crawling('shower-room')
      .dice({ noise: [1] })
      .play()
    expect(game.ways('technical-corridors')).toEqual(['2', '4', '5', '9', '15', '19', '21'])
    game.choose('technical-corridors:21')
    expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
    game.settle()
    expect(game.whereIs('mechanic')).toBe('engine-1')
    expect(game.noise).toEqual(['c-16-21'])
    expect(game.prompt).toBe('discard-on-pass')
    game.pick()
    expect(game.view(null).players[0].passed).toBe(true)
    expect(game.asked).toEqual(['captain'])
  })

  test('technical-corridors: an unexplored room is explored; doors do not matter', () => {
    const game = crawling('shower-room')
      .unexplored('airlock-control', 'fire-2')
      .door('c-11-15', 'closed')
      .door('c-15-16', 'closed')
      .door('c-15-18', 'closed')
      .dice({ noise: ['silence'] })
      .play()
    game.act('technical-corridors:15').pick()
    expect(game.room('airlock-control')).toMatchObject({ explored: true, items: 2, fire: true })
    // Passing there ends the turn there.
    expect(game.player('mechanic').lightWounds).toBe(1)
  })

  test('technical-corridors: not without an entrance, and not in combat', () => {
    expect(crawling('hibernatorium').play().forbidden('technical-corridors')).toBe('NEM-TECH-02')
    const fight = crawling('shower-room').intruder('larva', 'shower-room').play()
    expect(fight.forbidden('technical-corridors')).toBe('NEM-COST-07')
  })

  test('technical-corridors: of two networks only the own one', () => {
    const from = (room: string) =>
      alternatePosition('mechanic', 'captain')
        .at('mechanic', room)
        .hand('mechanic', 'technical-corridors', 'search')
        .play()
        .ways('technical-corridors')
    expect(from('fire-control')).toEqual(['8', '14', '20'])
    expect(from('comms-room')).toEqual(['12', '13', '21'])
  })

  test('technical-corridors: a cancelled crawl is no pass', () => {
    const game = crawling('shower-room')
      .at('captain', 'shower-room')
      .hand('captain', 'interruption')
      .play()
    game.choose('technical-corridors:21', 'pay:search#0').say('captain', 'interruption').settle()
    expect(game.whereIs('mechanic')).toBe('shower-room')
    expect(game.prompt).toBe('action')
    expect(game.view(null).players[0].passed).toBe(false)
  })
})

test('NEM-CARD-04 what is given up for a fire is listed once, a Heavy Item that is no Weapon too', () => {
  const game = position('mechanic', 'scout')
    .item('mechanic', 'fire-extinguisher')
    .hand('mechanic', 'pyrotechnics', 'rest')
    .play()
  const given = game.options().filter((id) => id.includes('fire-extinguisher'))
  expect(new Set(given).size).toBe(given.length)
  const lit = game.options().filter((id) => id.includes('light-fire'))
  expect(lit.filter((id) => id.includes('fire-extinguisher'))).toHaveLength(1)
})
