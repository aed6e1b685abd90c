import type { CombatFace, IntruderType } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { COMBAT_DIE } from '../components.ts'
import { type Playing, position } from './position.ts'

/** COMBAT, SHOOT, MELEE: who is in combat, and what a Character's attack does. */

const TYPES: readonly IntruderType[] = ['larva', 'creeper', 'adult', 'breeder', 'queen']

/** The Scout in the Armory with an Intruder of this type, and with cards of the highest endurance to come. */
function duel(type: IntruderType) {
  return position('scout', 'captain')
    .at('scout', 'armory')
    .cards('scout', 3)
    .intruder(type, 'armory')
    .attacks('scratch-4', 'bite-3')
}

/** Damage dealt by one shot or blow with this face, for each type of Intruder. */
function damageOf(attack: 'shoot:rifle#0' | 'melee', face: CombatFace): Record<string, number> {
  const outcomes = TYPES.map((type) => {
    const game = duel(type)
      .woundDeck('wound-body')
      .dice({ combat: [face] })
      .play()
    game.act(`${attack}:${type}-1`)
    return [type, Number(game.told('injured', 'injuries')[0] ?? 0)] as const
  })
  return Object.fromEntries(outcomes)
}

/** The types against which a blow with this face costs the attacker a Serious Wound. */
function missesOf(face: CombatFace): IntruderType[] {
  return TYPES.filter((type) => {
    const game = duel(type)
      .woundDeck('wound-body')
      .dice({ combat: [face] })
      .play()
    game.act(`melee:${type}-1`)
    return game.player('scout').wounds.length === 1
  })
}

function offers(game: Playing, action: string): boolean {
  return game.options().some((id) => id === action || id.startsWith(`${action}:`))
}

// --- combat ---

test('NEM-COMBAT-01 a Character and an Intruder in one room are both in combat', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .hand('scout', 'rest', 'search', 'infected')
    .intruder('adult', 'hibernatorium')
    .intruder('adult', 'armory')
    .attacks('tail-1')
    .events('life-support-failure')
    .dice({ tokens: ['larva'] })
    .play()
  expect(game.why('rest')).toBe('in-combat')
  expect(offers(game, 'melee')).toBe(true)
  game.pass()
  // Adults move by this Event, but not the one that fights.
  game.pass()
  expect(game.lair('adult-1')).toBe('hibernatorium')
  expect(game.lair('adult-2')).toBe('engine-2')
})

test('NEM-COMBAT-02 on their turn Characters attack or escape; Intruders wait for the Event phase', () => {
  const game = duel('adult')
    .attacks('scratch-4', 'scratch-1')
    .events('coolant-leak')
    .dice({ combat: ['one'], tokens: ['larva'] })
    .play()
  expect(offers(game, 'shoot')).toBe(true)
  expect(offers(game, 'melee')).toBe(true)
  const move = game.decision().options.find((option) => option.id === 'move:c-18-20')
  expect(move?.label).toBe('escape')
  game.act('shoot:rifle#0:adult-1').pass()
  expect(game.log('attack')).toEqual([])
  game.pass()
  expect(game.kinds('time', 'attack')).toEqual(['time', 'attack'])
  expect(game.player('scout').lightWounds).toBe(1)
})

test('NEM-COMBAT-03 in combat no other basic action, and nothing marked out of combat', () => {
  const ready = () =>
    position('scout', 'captain')
      .hand('scout', 'rest', 'demolition', 'suppressive-fire', 'search', 'infected')
      .item('scout', 'bandages')
      .item('scout', 'chemicals')
      .item('scout', 'grenade')
      .item('scout', 'tools')
      .item('scout', 'energy-charge')
      .is('scout', { lightWounds: 1 })
  const calm = ready().play()
  const basic = ['careful-move', 'pick-up', 'trade', 'craft', 'activate-quest']
  for (const action of [...basic, 'rest', 'bandages']) expect(offers(calm, action)).toBe(true)
  expect(calm.why('suppressive-fire')).toBe('no-combat')
  const game = ready().intruder('adult', 'hibernatorium').play()
  for (const action of [...basic, 'rest', 'bandages']) {
    expect(offers(game, action)).toBe(false)
    expect(game.why(action)).toBe('in-combat')
  }
  for (const action of ['move', 'shoot', 'melee', 'demolition', 'suppressive-fire', 'grenade']) {
    expect(offers(game, action)).toBe(true)
  }
})

test('NEM-COMBAT-04 no room action in combat, by whatever card', () => {
  const ready = () =>
    position('pilot', 'captain')
      .at('pilot', 'comms-room')
      .hand('pilot', 'computer-skills', 'search', 'search')
  const calm = ready().play()
  expect(offers(calm, 'comms-room')).toBe(true)
  expect(offers(calm, 'computer-skills:room-action')).toBe(true)
  const game = ready().intruder('larva', 'comms-room').play()
  expect(game.why('comms-room')).toBe('in-combat')
  expect(offers(game, 'comms-room')).toBe(false)
  expect(offers(game, 'computer-skills')).toBe(false)
})

test('NEM-COMBAT-05 only Intruders in the own room are attacked, unless a card says otherwise', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 2)
    .item('scout', 'grenade')
    .intruder('adult', 'shower-room')
    .attacks('scratch-4')
    .play()
  expect(offers(game, 'shoot')).toBe(false)
  expect(offers(game, 'melee')).toBe(false)
  expect(game.why('shoot')).toBe('nothing-to-attack')
  game.act('grenade:adult-1')
  expect(game.intruder('adult-1')?.injuries).toBe(2)
})

// --- shooting ---

test('NEM-SHOOT-01 only a Weapon in hand with Ammo shoots', () => {
  const two = duel('adult').item('scout', 'prototype-pistol', { ammo: 1 }).play()
  expect(two.options().filter((id) => id.startsWith('shoot:'))).toEqual([
    'shoot:rifle#0:adult-1',
    'shoot:prototype-pistol#1:adult-1',
  ])
  const one = duel('adult').item('scout', 'prototype-pistol').play()
  expect(one.options().filter((id) => id.startsWith('shoot:'))).toEqual(['shoot:rifle#0:adult-1'])
  const none = duel('adult').ammo('scout', 'rifle', 0).play()
  expect(offers(none, 'shoot')).toBe(false)
  expect(none.why('shoot')).toBe('no-loaded-weapon')
})

test('NEM-SHOOT-02 the Ammo of the chosen Weapon is spent before the die is rolled, hit or miss', () => {
  for (const face of ['miss', 'one'] as const) {
    const game = duel('adult')
      .item('scout', 'prototype-rifle', { ammo: 3 })
      .dice({ combat: [face] })
      .play()
    game.act('shoot:rifle#0:adult-1')
    const ammo = game.view(null).players[0].hands.map((held) => held.ammo)
    expect(ammo).toEqual([3, 3])
    expect(game.player('scout').hand).toHaveLength(2)
    expect(game.kinds('shoots', 'combat-roll', 'injured')).toEqual([
      'shoots',
      'combat-roll',
      ...(face === 'one' ? ['injured'] : []),
    ])
  }
})

test('NEM-SHOOT-03 a blank face misses everything', () => {
  expect(damageOf('shoot:rifle#0', 'miss')).toEqual({
    larva: 0,
    creeper: 0,
    adult: 0,
    breeder: 0,
    queen: 0,
  })
})

test('NEM-SHOOT-04 the Creeper face hits Larvae and Creepers only', () => {
  expect(damageOf('shoot:rifle#0', 'creeper')).toEqual({
    larva: 1,
    creeper: 1,
    adult: 0,
    breeder: 0,
    queen: 0,
  })
})

test('NEM-SHOOT-05 the Adult face hits Larvae, Creepers and Adults only', () => {
  expect(damageOf('shoot:rifle#0', 'adult')).toEqual({
    larva: 1,
    creeper: 1,
    adult: 1,
    breeder: 0,
    queen: 0,
  })
})

test('NEM-SHOOT-06 a single hit deals 1 damage to anything', () => {
  expect(damageOf('shoot:rifle#0', 'one')).toEqual({
    larva: 1,
    creeper: 1,
    adult: 1,
    breeder: 1,
    queen: 1,
  })
})

test('NEM-SHOOT-07 a double hit deals 2 damage to anything', () => {
  expect(damageOf('shoot:rifle#0', 'two')).toEqual({
    larva: 2,
    creeper: 2,
    adult: 2,
    breeder: 2,
    queen: 2,
  })
})

test('NEM-SHOOT-07 the die has one blank, two Creepers, an Adult, a single and a double hit', () => {
  expect([...COMBAT_DIE].sort()).toEqual(['adult', 'creeper', 'creeper', 'miss', 'one', 'two'])
})

test('NEM-SHOOT-08 a Weapon may cap the damage of a shot', () => {
  const game = position('scientist', 'captain')
    .at('captain', 'cockpit')
    .cards('scientist', 1)
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-4')
    .dice({ combat: ['two'] })
    .play()
  game.act('shoot:pistol#0:adult-1')
  expect(game.intruder('adult-1')?.injuries).toBe(1)
})

test('NEM-SHOOT-09 a missed shot costs nothing but the Ammo and the card', () => {
  const game = duel('queen')
    .dice({ combat: ['adult'] })
    .play()
  game.act('shoot:rifle#0:queen-1')
  expect(game.player('scout')).toMatchObject({ lightWounds: 0, wounds: [] })
  expect(game.player('scout').discard).toEqual(['search'])
  expect(game.log('kill-check')).toEqual([])
})

// --- melee ---

test('NEM-MELEE-01 anybody may strike an Intruder in the room, with empty hands too', () => {
  const game = duel('adult')
    .emptyHanded('scout')
    .dice({ combat: ['one'] })
    .play()
  expect(offers(game, 'shoot')).toBe(false)
  game.act('melee:adult-1')
  expect(game.intruder('adult-1')?.injuries).toBe(1)
  expect(game.player('scout').hand).toHaveLength(2)
})

test('NEM-MELEE-02 a Contamination card comes first, whatever the die shows', () => {
  for (const face of ['miss', 'two'] as const) {
    const game = duel('adult')
      .woundDeck('wound-body')
      .dice({ combat: [face] })
      .play()
    game.act('melee:adult-1')
    expect(game.view(null).players[0].discard.at(-1)).toBe('contamination')
    expect(game.view(null).decks.contamination.count).toBe(26)
    expect(game.kinds('contaminated', 'combat-roll', 'serious-wound', 'injured')).toEqual([
      'contaminated',
      'combat-roll',
      face === 'miss' ? 'serious-wound' : 'injured',
    ])
  }
})

test('NEM-MELEE-03 a blank face misses and wounds the attacker seriously', () => {
  expect(missesOf('miss')).toEqual(TYPES)
  expect(Object.values(damageOf('melee', 'miss'))).toEqual([0, 0, 0, 0, 0])
})

test('NEM-MELEE-04 the Creeper face misses Adults and bigger ones, at the price of a wound', () => {
  expect(missesOf('creeper')).toEqual(['adult', 'breeder', 'queen'])
  expect(Object.values(damageOf('melee', 'creeper'))).toEqual([1, 1, 0, 0, 0])
})

test('NEM-MELEE-05 the Adult face misses Breeders and the Queen, at the price of a wound', () => {
  expect(missesOf('adult')).toEqual(['breeder', 'queen'])
  expect(Object.values(damageOf('melee', 'adult'))).toEqual([1, 1, 1, 0, 0])
})

test('NEM-MELEE-06 a single hit deals 1 damage to anything', () => {
  expect(missesOf('one')).toEqual([])
  expect(Object.values(damageOf('melee', 'one'))).toEqual([1, 1, 1, 1, 1])
})

test('NEM-MELEE-07 a double hit deals only 1 damage in Melee', () => {
  expect(missesOf('two')).toEqual([])
  expect(Object.values(damageOf('melee', 'two'))).toEqual([1, 1, 1, 1, 1])
})

test('NEM-SHOOT-02 NEM-MELEE-02 the log says what was attacked', () => {
  const start = () =>
    position('scout', 'captain')
      .at('scout', 'nest')
      .intruder('adult', 'nest')
      .cards('scout', 2)
      .attacks('scratch-4')
      .dice({ combat: ['one'], noise: ['silence'] })
      .play()
  expect(start().act('shoot:rifle#0:adult-1').told('shoots', 'target')).toEqual(['adult'])
  expect(start().act('melee:eggs').told('strikes', 'target')).toEqual(['eggs'])
})
