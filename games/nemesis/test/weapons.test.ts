import type { CombatFace, IntruderType } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { type Position, position } from './position.ts'

/** How each Weapon shoots (components 8.9, 9.1, 9.4): faces, minimum, extra damage, in this order. */

const FACES: readonly CombatFace[] = ['miss', 'creeper', 'adult', 'one', 'two']

/** A Character with this Weapon fully loaded, and an Intruder in the room. */
function armed(character: string, weapon: string, type: IntruderType = 'adult'): Position {
  const other = character === 'captain' ? 'pilot' : 'captain'
  const game = position(character, other)
    .at(character, 'armory')
    .cards(character, 3)
    .intruder(type, 'armory')
    .attacks('scratch-4', 'bite-3')
  const { capacity } = printed.items[weapon].weapon!
  return printed.characters[character].item === weapon
    ? game
    : game.emptyHanded(character).item(character, weapon, { ammo: capacity })
}

interface Situation {
  readonly type?: IntruderType
  readonly weakness?: string
}

/** The damage that each face deals, in the order of FACES. */
function damage(character: string, weapon: string, { type, weakness }: Situation = {}) {
  const target = type ?? 'adult'
  return FACES.map((face) => {
    const ready = armed(character, weapon, target).dice({ combat: [face] })
    if (weakness) ready.weakness('carcass', weakness)
    const game = ready.play()
    game.act(`shoot:${weapon}#0:${target}-1`)
    return Number(game.told('injured', 'injuries')[0] ?? 0)
  })
}

function ammoOf(game: ReturnType<Position['play']>): number {
  return game.view(null).players[0].hands[0].ammo
}

test.each([
  ['captain', 'revolver', 6],
  ['pilot', 'shotgun', 2],
  ['scientist', 'pistol', 3],
  ['scout', 'rifle', 4],
  ['soldier', 'assault-rifle', 5],
  ['mechanic', 'sawed-off', 2],
] as const)('NEM-SHOOT-08 the %s starts with the %s and %i Ammo', (character, weapon, ammo) => {
  const game = position(character).play()
  expect(game.view(null).players[0].hands).toMatchObject([{ item: weapon, ammo }])
})

test.each([
  ['revolver', false],
  ['shotgun', true],
  ['pistol', true],
  ['rifle', true],
  ['assault-rifle', true],
  ['sawed-off', true],
  ['prototype-rifle', true],
  ['prototype-shotgun', true],
  ['prototype-pistol', true],
  ['flamethrower', false],
] as const)(
  'NEM-SHOOT-08 %s: an Energy Charge and the Armory load energy Weapons only',
  (weapon, energy) => {
    const owner = Object.values(printed.characters).find((one) => one.item === weapon)?.id
    const character = owner ?? 'scout'
    const game = armed(character, weapon)
      .with((s) => {
        s.intruders.splice(0).forEach(({ token }) => {
          if (token) s.reserve.push(token)
        })
      })
      .ammo(character, weapon, 0)
      .item(character, 'energy-charge')
      .play()
    const charge = `energy-charge:charge-weapon:${weapon}#0`
    expect(game.options().includes(charge)).toBe(energy)
    expect(game.options().includes(`armory:${weapon}#0`)).toBe(energy)
    if (!energy) return
    game.act(charge)
    expect(ammoOf(game)).toBe(printed.items[weapon].weapon!.capacity)
  },
)

test('NEM-SHOOT-08 revolver: 1 extra damage on a rolled double hit', () => {
  expect(damage('captain', 'revolver')).toEqual([0, 0, 1, 1, 3])
  expect(damage('captain', 'revolver', { type: 'queen' })).toEqual([0, 0, 0, 1, 3])
})

test('NEM-SHOOT-08 shotgun: 1 extra damage when the shot deals any', () => {
  expect(damage('pilot', 'shotgun')).toEqual([0, 0, 2, 2, 3])
  expect(damage('pilot', 'shotgun', { type: 'breeder' })).toEqual([0, 0, 0, 2, 3])
})

test('NEM-SHOOT-08 pistol: a double hit counts as a single one', () => {
  expect(damage('scientist', 'pistol')).toEqual([0, 0, 1, 1, 1])
})

test('NEM-SHOOT-08 rifle: nothing special', () => {
  expect(damage('scout', 'rifle')).toEqual([0, 0, 1, 1, 2])
})

test('NEM-SHOOT-08 assault-rifle: 1 extra damage when the shot deals any', () => {
  expect(damage('soldier', 'assault-rifle')).toEqual([0, 0, 2, 2, 3])
})

test('NEM-SHOOT-08 sawed-off: a single hit counts as a double one', () => {
  expect(damage('mechanic', 'sawed-off')).toEqual([0, 0, 1, 2, 2])
  expect(damage('mechanic', 'sawed-off', { type: 'creeper' })).toEqual([0, 1, 1, 2, 2])
})

test('NEM-SHOOT-08 prototype-rifle: on a double hit one more Ammo may buy one more damage', () => {
  for (const [answer, injuries, ammo] of [
    ['spend-ammo', 3, 4],
    ['save-ammo', 2, 5],
  ] as const) {
    const game = armed('scout', 'prototype-rifle')
      .dice({ combat: ['two'] })
      .play()
    game.act('shoot:prototype-rifle#0:adult-1')
    expect(game.options()).toEqual(['save-ammo', 'spend-ammo'])
    game.choose(answer)
    expect(game.intruder('adult-1')?.injuries).toBe(injuries)
    expect(ammoOf(game)).toBe(ammo)
    expect(game.log('kill-check')).toHaveLength(1)
  }
})

test('NEM-SHOOT-08 prototype-rifle: the last Ammo may be the one more', () => {
  const game = armed('scout', 'prototype-rifle')
    .ammo('scout', 'prototype-rifle', 2)
    .dice({ combat: ['two'] })
    .play()
  game.act('shoot:prototype-rifle#0:adult-1')
  expect(game.options()).toEqual(['save-ammo', 'spend-ammo'])
  game.choose('spend-ammo')
  expect(game.view(null).players[0].hands[0].ammo).toBe(0)
})

test('NEM-SHOOT-08 prototype-rifle: no such offer on other faces, nor with the last Ammo', () => {
  const other = armed('scout', 'prototype-rifle')
    .dice({ combat: ['one'] })
    .play()
  other.act('shoot:prototype-rifle#0:adult-1')
  expect(other.prompt).toBe('action')
  expect(other.intruder('adult-1')?.injuries).toBe(1)
  const last = armed('scout', 'prototype-rifle')
    .ammo('scout', 'prototype-rifle', 1)
    .dice({ combat: ['two'] })
    .play()
  last.act('shoot:prototype-rifle#0:adult-1')
  expect(last.prompt).toBe('action')
  expect(last.intruder('adult-1')?.injuries).toBe(2)
})

test('NEM-SHOOT-08 prototype-shotgun: every face but a miss hits, single and double hits harder', () => {
  expect(damage('scout', 'prototype-shotgun')).toEqual([0, 1, 1, 2, 3])
  expect(damage('scout', 'prototype-shotgun', { type: 'queen' })).toEqual([0, 1, 1, 2, 3])
})

test('NEM-SHOOT-08 prototype-pistol: the die may be rolled again once, and the second roll stays', () => {
  const game = armed('scout', 'prototype-pistol')
    .dice({ combat: ['two', 'miss'] })
    .play()
  game.act('shoot:prototype-pistol#0:adult-1')
  expect(game.prompt).toBe('reroll')
  game.choose('reroll-shot')
  expect(game.prompt).toBe('action')
  expect(game.told('combat-roll', 'face')).toEqual(['two', 'miss'])
  expect(game.intruder('adult-1')?.injuries).toBe(0)
  expect(ammoOf(game)).toBe(2)
  const kept = armed('scout', 'prototype-pistol')
    .dice({ combat: ['two', 'miss'] })
    .play()
  kept.act('shoot:prototype-pistol#0:adult-1', 'keep-shot')
  expect(kept.intruder('adult-1')?.injuries).toBe(2)
})

test('NEM-SHOOT-08 flamethrower: every face but a miss hits anything', () => {
  expect(damage('scout', 'flamethrower')).toEqual([0, 1, 1, 1, 2])
  expect(damage('scout', 'flamethrower', { type: 'queen' })).toEqual([0, 1, 1, 1, 2])
})

test('NEM-SHOOT-08 flamethrower: a double hit sets the room on fire', () => {
  const burns = (face: CombatFace) => {
    const game = armed('scout', 'flamethrower')
      .dice({ combat: [face] })
      .play()
    return game.act('shoot:flamethrower#0:adult-1').room('armory').fire
  }
  expect(FACES.map(burns)).toEqual([false, false, false, false, true])
})

test('NEM-SHOOT-08 flamethrower: only Chemicals load it, in full', () => {
  const game = position('scout', 'captain')
    .cards('scout', 2)
    .item('scout', 'flamethrower', { ammo: 1 })
    .item('scout', 'chemicals')
    .item('scout', 'energy-charge')
    .play()
  expect(game.options()).not.toContain('energy-charge:charge-weapon:flamethrower#1')
  game.act('chemicals:flamethrower#1')
  expect(game.view(null).players[0].hands[1].ammo).toBe(4)
})

test('NEM-SHOOT-08 extra damage for a hit adds up with Vulnerability to Energy', () => {
  const weakness = 'vulnerability-to-energy'
  expect(damage('pilot', 'shotgun', { weakness })).toEqual([0, 0, 3, 3, 4])
  expect(damage('scientist', 'pistol', { weakness })).toEqual([0, 0, 2, 2, 2])
  expect(damage('scout', 'prototype-shotgun', { weakness })).toEqual([0, 2, 2, 3, 4])
})

test('NEM-SHOOT-08 Vital Places replace a miss before anything is added', () => {
  const weakness = 'vital-places'
  expect(damage('captain', 'revolver', { weakness })).toEqual([1, 0, 1, 1, 3])
  expect(damage('pilot', 'shotgun', { weakness })).toEqual([2, 0, 2, 2, 3])
  // What is tied to a face is tied to the one rolled: a miss stays a miss for that.
  expect(damage('mechanic', 'sawed-off', { weakness })).toEqual([1, 0, 1, 2, 2])
  expect(damage('scout', 'prototype-shotgun', { weakness })).toEqual([1, 1, 1, 2, 3])
})

test('NEM-SHOOT-08 full-auto: all Ammo at once, 1 more damage for every two of them', () => {
  const volley = (face: CombatFace, ammo: number) => {
    const game = position('soldier', 'captain')
      .at('captain', 'cockpit')
      .hand('soldier', 'full-auto')
      .ammo('soldier', 'assault-rifle', ammo)
      .intruder('adult', 'hibernatorium')
      .attacks('scratch-4', 'bite-3')
      .dice({ combat: [face] })
      .play()
    game.act('full-auto:adult-1')
    expect(ammoOf(game)).toBe(0)
    expect(game.log('kill-check').length).toBeLessThan(2)
    return Number(game.told('injured', 'injuries')[0] ?? 0)
  }
  expect(volley('two', 5)).toBe(5)
  expect(volley('miss', 5)).toBe(3)
  expect(volley('miss', 1)).toBe(0)
  expect(volley('one', 1)).toBe(2)
})

test('NEM-SHOOT-08 aimed-shot: an energy Weapon, no basic cost, and the die once more', () => {
  const game = position('soldier', 'captain')
    .at('captain', 'cockpit')
    .hand('soldier', 'aimed-shot')
    .item('soldier', 'flamethrower', { ammo: 4 })
    .intruder('adult', 'hibernatorium')
    .attacks('scratch-4')
    .dice({ combat: ['miss', 'one'] })
    .play()
  const shots = game.options().filter((id) => id.startsWith('aimed-shot'))
  expect(shots).toEqual(['aimed-shot:assault-rifle#0:adult-1'])
  game.act(shots[0], 'reroll-shot')
  expect(game.intruder('adult-1')?.injuries).toBe(2)
  expect(ammoOf(game)).toBe(4)
})

test('NEM-SHOOT-08 no Weapon but the Flamethrower sets a room on fire', () => {
  const double = (weapon: string) =>
    armed('scout', weapon)
      .dice({ combat: ['two'] })
      .play()
      .act(`shoot:${weapon}#0:adult-1`)
      .room('armory').fire
  expect([double('rifle'), double('flamethrower')]).toEqual([false, true])
})
