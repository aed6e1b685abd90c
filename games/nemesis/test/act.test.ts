import { describe, expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { type Position, position } from './position.ts'

const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })
const BASIC = [
  'move',
  'careful-move',
  'shoot',
  'melee',
  'pick-up',
  'trade',
  'craft',
  'activate-quest',
]

/** A Character who could do anything basic; somebody else is there, and an Egg. */
function ready(character: string, other: string): Position {
  const game = position(character, other)
    .at(character, 'armory')
    .at(other, 'armory')
    .object('armory', 'egg')
    .cards(character, 3)
  for (const item of ['tools', 'chemicals', 'energy-charge']) game.item(character, item)
  return game.is(character, { quests: ['intercom', 'flashlight', 'lab-equipment'] })
}

describe('who and when', () => {
  test('NEM-ACT-01 every Character has the same basic actions', () => {
    for (const character of Object.keys(printed.characters)) {
      const game = ready(character, character === 'scout' ? 'captain' : 'scout').play()
      const offered = new Set(game.options().map((id) => id.split(':')[0]))
      for (const basic of BASIC) expect([character, offered.has(basic)]).toEqual([character, true])
    }
  })

  test('NEM-ACT-01 in combat there are only Move, Shoot and Melee', () => {
    const game = ready('scout', 'captain').intruder('adult', 'armory').play()
    const offered = new Set(game.options().map((id) => id.split(':')[0]))
    expect(BASIC.filter((basic) => offered.has(basic))).toEqual(['move', 'shoot', 'melee'])
    for (const basic of ['careful-move', 'pick-up', 'trade', 'craft', 'activate-quest']) {
      expect(game.forbidden(basic)).toBe('NEM-COST-07')
    }
  })
})

describe('moving', () => {
  test('NEM-ACT-02 a Move costs a card and ends in an adjacent room', () => {
    const game = position('scout', 'captain').cards('scout', 2).dice(silence(1)).play()
    game.act('move:c-11-15')
    expect(game.whereIs('scout')).toBe('airlock-control')
    expect(game.player('scout').hand).toHaveLength(1)
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('NEM-ACT-03 a Move from combat is an Escape', () => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .cards('scout', 2)
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-1')
      .dice(silence(1))
      .play()
    const labels = game.decision().options.filter(({ id }) => id.startsWith('move:'))
    expect(new Set(labels.map(({ label }) => label))).toEqual(new Set(['escape']))
    game.act('move:c-6-11')
    expect(game.player('scout').lightWounds).toBe(1)
    expect(game.whereIs('scout')).toBe('monitoring-room')
  })

  test('NEM-ACT-04 Careful Movement leaves Noise in a chosen exit instead of a roll', () => {
    const game = position('scout', 'captain').cards('scout', 2).noise('c-13-14').play()
    game.act('careful-move:c-11-14')
    expect(game.player('scout').hand).toEqual([])
    // Exits that have none; the technical entrance is one of them.
    expect(game.prompt).toBe('careful-noise')
    expect(game.options().sort()).toEqual(['noise:c-11-14', 'noise:c-14-17', 'noise:technical-1'])
    game.choose('noise:technical-1')
    expect(game.noise).toEqual(['c-13-14', 'technical-1'])
    expect(game.log('noise-roll')).toEqual([])
    expect(game.whereIs('scout')).toBe('shower-room')
  })

  test('NEM-ACT-04 carefully entered, an unexplored room makes neither silence nor danger', () => {
    const enter = (token: string, slime: boolean) =>
      position('scout', 'captain')
        .cards('scout', 2)
        .unexplored('monitoring-room', token)
        .intruder('adult', 'comms-room')
        .is('scout', { slime })
        .play()
        .act('careful-move:c-6-11')
    for (const slime of [true, false]) {
      for (const token of ['silence-1', 'danger-2']) {
        const game = enter(token, slime)
        expect(game.prompt).toBe('careful-noise')
        game.choose('noise:c-2-6')
        expect(game.noise).toEqual(['c-2-6'])
        expect(game.lair('adult-1')).toBe('comms-room')
        expect(game.room('monitoring-room').items).toBe(Number(token.split('-')[1]))
      }
    }
  })

  test('NEM-ACT-04 the other exploration effects come first and then the marker', () => {
    const game = position('scout', 'captain')
      .cards('scout', 2)
      .unexplored('monitoring-room', 'doors-2')
      .play()
    game.act('careful-move:c-6-11')
    expect(game.corridor('c-6-11').door).toBe('closed')
    expect(game.prompt).toBe('careful-noise')
    game.choose('noise:c-6-11')
    expect(game.noise).toEqual(['c-6-11'])
  })

  test('NEM-ACT-04 nobody leaves Noise in a room that is occupied', () => {
    const start = () => position('scout', 'captain').cards('scout', 2)
    const company = start().at('captain', 'monitoring-room').play().act('careful-move:c-6-11')
    const lair = start().intruder('larva', 'monitoring-room').play().act('careful-move:c-6-11')
    for (const game of [company, lair]) {
      expect(game.whereIs('scout')).toBe('monitoring-room')
      expect(game.prompt).toBe('action')
      expect(game.noise).toEqual([])
      expect(game.log('noise-roll')).toEqual([])
    }
  })

  test('NEM-ACT-05 a room whose exits all have Noise cannot be entered carefully', () => {
    const start = () => position('scout', 'captain').cards('scout', 2)
    const all = ['c-2-6', 'c-5-6', 'c-6-7', 'c-6-11']
    expect(
      start()
        .noise(...all.slice(1))
        .play()
        .ways('careful-move'),
    ).toContain('c-6-11')
    const loud = start()
      .noise(...all)
      .play()
    expect(loud.ways('careful-move')).not.toContain('c-6-11')
    expect(loud.ways('careful-move')).toContain('c-11-15')
    // Occupied or not.
    const met = start()
      .noise(...all)
      .at('captain', 'monitoring-room')
      .play()
    expect(met.ways('careful-move')).not.toContain('c-6-11')
  })

  test('NEM-ACT-05 a technical entrance is an exit too', () => {
    const corridors = ['c-11-14', 'c-13-14', 'c-14-17']
    const start = () =>
      position('scout', 'captain')
        .cards('scout', 2)
        .noise(...corridors)
    expect(start().play().ways('careful-move')).toContain('c-11-14')
    expect(start().noise('technical-1').play().ways('careful-move')).not.toContain('c-11-14')
    // The only exit left is taken without a question.
    expect(start().play().act('careful-move:c-11-14').noise).toContain('technical-1')
  })

  test('NEM-ACT-05 with Noise everywhere around there is no Careful Movement at all', () => {
    const game = position('scout', 'captain')
      .at('scout', 'evacuation-b')
      .cards('scout', 2)
      .door('c-1-3', 'closed')
      .noise('c-3-7', 'c-6-7', 'c-7-8')
      .play()
    expect(game.ways('careful-move')).toEqual([])
    expect(game.forbidden('careful-move')).toBe('NEM-ACT-05')
  })

  test('NEM-ACT-06 there is no Careful Movement out of combat', () => {
    const start = () => position('scout', 'captain').cards('scout', 2)
    const game = start().intruder('larva', 'hibernatorium').play()
    expect(game.ways('careful-move')).toEqual([])
    expect(game.forbidden('careful-move')).toBe('NEM-COST-07')
    expect(start().play().ways('careful-move')).not.toEqual([])
  })
})

describe('attacking', () => {
  test('NEM-ACT-07 Shoot: one Intruder of the room, a Weapon in hand, 1 Ammo', () => {
    const game = position('scout', 'captain')
      .cards('scout', 1)
      .item('scout', 'prototype-pistol', { ammo: 2 })
      .intruder('adult', 'hibernatorium')
      .intruder('creeper', 'hibernatorium')
      .intruder('breeder', 'monitoring-room')
      .attacks('scratch-3')
      .dice({ combat: ['adult'] })
      .play()
    expect(game.ways('shoot').sort()).toEqual([
      'prototype-pistol#1:adult-1',
      'prototype-pistol#1:creeper-2',
      'rifle#0:adult-1',
      'rifle#0:creeper-2',
    ])
    game.act('shoot:rifle#0:adult-1')
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.view(null).players[0].hands.map(({ ammo }) => ammo)).toEqual([3, 2])
    expect(game.player('scout').hand).toEqual([])
  })

  test('NEM-ACT-07 without Ammo or without a Weapon there is no shot', () => {
    const start = () =>
      position('scout', 'captain').cards('scout', 1).intruder('adult', 'hibernatorium')
    expect(start().ammo('scout', 'rifle', 0).play().forbidden('shoot')).toBe('NEM-SHOOT-01')
    expect(start().emptyHanded('scout').play().ways('shoot')).toEqual([])
  })

  test('NEM-ACT-08 Melee: one Intruder of the room, without a Weapon', () => {
    const game = position('scout', 'captain')
      .emptyHanded('scout')
      .cards('scout', 1)
      .intruder('adult', 'hibernatorium')
      .intruder('larva', 'monitoring-room')
      .attacks('scratch-3')
      .dice({ combat: ['two'] })
      .play()
    expect(game.ways('melee')).toEqual(['adult-1'])
    game.act('melee:adult-1')
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.player('scout').discard).toHaveLength(2)
  })

  test('NEM-ACT-09 Eggs of the room that nobody carries may be attacked', () => {
    const start = () => position('scout', 'captain').cards('scout', 1).dice(silence(1))
    const lying = start()
      .object('hibernatorium', 'egg')
      .dice({ combat: ['one'] })
      .play()
    expect(lying.ways('shoot')).toEqual(['rifle#0:eggs'])
    lying.act('shoot:rifle#0:eggs')
    expect(lying.room('hibernatorium').objects).not.toContain('egg')
    const struck = start()
      .object('hibernatorium', 'egg')
      .dice({ combat: ['one'] })
      .play()
    expect(struck.act('melee:eggs').room('hibernatorium').objects).not.toContain('egg')
    const carried = start().carrying('captain', 'egg').play()
    expect(carried.ways('shoot')).toEqual([])
    expect(carried.ways('melee')).toEqual([])
  })
})

describe('things', () => {
  test('NEM-ACT-10 Pick Up takes one Object that lies in the room into a free hand', () => {
    const game = position('scout', 'captain')
      .cards('scout', 1)
      .object('hibernatorium', 'carcass', 'egg')
      .object('monitoring-room', 'egg')
      .carrying('captain', 'carcass')
      .play()
    expect(game.ways('pick-up')).toEqual(['corpse', 'carcass', 'egg'])
    game.act('pick-up:carcass')
    expect(game.view(null).players[0].hands.map(({ object }) => object)).toEqual([null, 'carcass'])
    expect(game.room('hibernatorium').objects).toEqual(['corpse', 'egg'])
    expect(game.player('scout').hand).toEqual([])
  })

  test('NEM-ACT-10 with both hands full something else is dropped for it', () => {
    const game = position('scout', 'captain').cards('scout', 1).carrying('scout', 'egg').play()
    game.act('pick-up:corpse')
    expect(game.prompt).toBe('drop-one')
    expect(game.options()).toEqual(['drop:rifle#0', 'drop:egg#1'])
    game.choose('drop:egg#1')
    expect(game.room('hibernatorium').objects).toEqual(['egg'])
    expect(game.player('scout').hands).toMatchObject([
      { item: { id: 'rifle' } },
      { object: 'corpse' },
    ])
  })

  test('NEM-ACT-11 a Heavy Item that is found needs no Pick Up', () => {
    const game = position('scout', 'captain')
      .at('scout', 'storage')
      .hand('scout', 'search')
      .itemDeck('red', 'prototype-rifle', 'grenade')
      .play()
    expect(game.forbidden('pick-up')).toBe('NEM-ACT-10')
    game.act('search:red', 'keep-item:prototype-rifle#0')
    expect(game.view('captain').players[0].hands.map(({ item }) => item)).toEqual([
      'rifle',
      'prototype-rifle',
    ])
    expect(game.view(null).turn.taken).toBe(1)
  })

  test('NEM-ACT-12 Trade opens an exchange with those in the room', () => {
    const game = position('scout', 'captain', 'pilot')
      .cards('scout', 1)
      .at('pilot', 'cockpit')
      .play()
    game.act('trade')
    expect(game.prompt).toBe('trade')
    expect(game.options()).toEqual(['trade-with:1', 'end-trade'])
    expect(game.player('scout').hand).toEqual([])
  })

  test('NEM-ACT-13 Craft turns two components into a Crafted Item', () => {
    const game = position('scout', 'captain')
      .cards('scout', 1)
      .item('scout', 'chemicals')
      .item('scout', 'medkit')
      .play()
    game.act('craft:antidote:chemicals+medkit')
    expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['antidote'])
    expect(game.player('scout').hand).toEqual([])
  })

  test('NEM-ACT-14 activating a Quest Item costs a card and is forbidden in combat', () => {
    const start = () => position('scout', 'captain').at('scout', 'cockpit').cards('scout', 1)
    const game = start().play().act('activate-quest:security-key')
    expect(game.player('scout').hand).toEqual([])
    expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['security-key'])
    const fight = start().intruder('larva', 'cockpit').play()
    expect(fight.ways('activate-quest')).toEqual([])
    expect(fight.forbidden('activate-quest')).toBe('NEM-COST-07')
    const poor = position('scout', 'captain').at('scout', 'cockpit').play()
    expect(poor.ways('activate-quest')).toEqual([])
  })
})
