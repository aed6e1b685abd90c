import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** WEAK: discovering Weaknesses, and the eight cards (components 11.3). */

/** The Scientist in the Laboratory with these Objects lying there. */
function laboratory(...objects: string[]): Position {
  return position('scientist', 'captain')
    .at('scientist', 'laboratory')
    .at('captain', 'cockpit')
    .cards('scientist', 2)
    .object('laboratory', ...objects)
}

function analyses(game: Playing): string[] {
  return game.options().filter((id) => id.startsWith('laboratory'))
}

test.each([
  ['corpse', 'corpse'],
  ['corpse-1', 'corpse'],
  ['egg', 'egg'],
  ['carcass', 'carcass'],
] as const)('NEM-WEAK-01 NEM-WEAK-02 a %s tells the Weakness of the %s slot', (object, slot) => {
  const ready = laboratory(object).weakness('corpse', 'vital-places', false)
  ready.weakness('egg', 'way-of-moving', false).weakness('carcass', 'way-of-fighting', false)
  const game = ready.play()
  expect(analyses(game)).toEqual([`laboratory:${slot}`])
  game.act(`laboratory:${slot}`)
  const all = { corpse: 'vital-places', egg: 'way-of-moving', carcass: 'way-of-fighting' }
  expect(game.view(null).weaknesses).toEqual({
    corpse: null,
    egg: null,
    carcass: null,
    [slot]: all[slot],
  })
  expect(game.room('laboratory').objects).toEqual([object])
})

test('NEM-WEAK-02 without a matching Object nothing can be analysed', () => {
  const game = laboratory().play()
  expect(analyses(game)).toEqual([])
  expect(game.why('laboratory')).toBe('nothing-to-analyse')
})

test('NEM-WEAK-03 the card is turned up for everybody, and the whole crew benefits', () => {
  const game = laboratory('carcass')
    .weakness('carcass', 'endangered-species', false)
    .intruder('adult', 'cockpit')
    .cards('captain', 1)
    .attacks('scratch-1')
    .dice({ combat: ['one'] })
    .toAct('scientist', 1)
    .play()
  for (const reader of ['scientist', 'captain', null] as const) {
    expect(game.view(reader).weaknesses.carcass).toBeNull()
  }
  game.act('laboratory:carcass')
  for (const reader of ['scientist', 'captain', null] as const) {
    expect(game.view(reader).weaknesses.carcass).toBe('endangered-species')
  }
  game.act('shoot:revolver#0:adult-1')
  expect(game.lair('adult-1')).toBe('gone')
})

test('NEM-WEAK-04 a discovered Weakness holds on, and is not analysed again', () => {
  const game = laboratory('carcass', 'egg')
    .weakness('carcass', 'vital-places')
    .weakness('egg', 'way-of-moving', false)
    .play()
  expect(analyses(game)).toEqual(['laboratory:egg'])
})

test('NEM-WEAK-04 an undiscovered one changes nothing', () => {
  const game = fighter('adult')
    .weakness('egg', 'vital-places', false)
    .dice({ combat: ['miss'] })
    .play()
    .act('shoot:rifle#0:adult-1')
  expect(game.log('injured')).toEqual([])
})

// --- the cards ---

function fighter(type: IntruderType): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .at('scout', 'armory')
    .cards('scout', 3)
    .intruder(type, 'armory')
    .attacks('scratch-4', 'bite-3')
    .woundDeck('wound-body')
}

test('NEM-WEAK-04 vital-places: a missed Adult is hit all the same, and never wounds', () => {
  const blow = (type: IntruderType, attack: string) =>
    fighter(type)
      .weakness('egg', 'vital-places')
      .dice({ combat: ['miss'] })
      .play()
      .act(`${attack}:${type}-1`)
  for (const attack of ['shoot:rifle#0', 'melee']) {
    const game = blow('adult', attack)
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.player('scout').wounds).toEqual([])
    expect(blow('creeper', attack).intruder('creeper-1')?.injuries).toBe(0)
  }
  expect(blow('queen', 'melee').player('scout').wounds).toHaveLength(1)
  // Only the blank face counts as a hit.
  const creeper = fighter('adult')
    .weakness('egg', 'vital-places')
    .dice({ combat: ['creeper'] })
  expect(creeper.play().act('melee:adult-1').player('scout').wounds).toHaveLength(1)
})

test('NEM-WEAK-04 vulnerability-to-fire: 1 more damage from every fire', () => {
  const weak = (ready: Position) => ready.weakness('egg', 'vulnerability-to-fire')
  const burnt = weak(position('scout', 'captain'))
    .intruder('adult', 'armory')
    .fire('armory')
    .attacks('scratch-4')
    .events('hunt-3')
    .dice({ tokens: ['larva'] })
    .phase('fire')
    .play()
  expect(burnt.told('injured', 'injuries')).toEqual([2])
  const molotov = weak(position('scout', 'captain').cards('scout', 1))
    .item('scout', 'molotov-cocktail')
    .intruder('adult', 'shower-room')
    .attacks('scratch-4')
    .play()
    .act('molotov-cocktail:14')
  expect(molotov.told('injured', 'injuries')).toEqual([2])
  const flame = (face: 'miss' | 'creeper') =>
    weak(fighter('queen'))
      .emptyHanded('scout')
      .item('scout', 'flamethrower', { ammo: 4 })
      .dice({ combat: [face] })
      .play()
      .act('shoot:flamethrower#0:queen-1')
      .told('injured', 'injuries')
  expect(flame('creeper')).toEqual([2])
  expect(flame('miss')).toEqual([])
  const rifle = weak(fighter('adult'))
    .dice({ combat: ['one'] })
    .play()
  expect(rifle.act('shoot:rifle#0:adult-1').told('injured', 'injuries')).toEqual([1])
})

test('NEM-WEAK-04 reaction-to-danger: numbers on tokens count 1 less, but at least 1', () => {
  const surprised = (type: 'adult' | 'larva', number: number, cards: number) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .cards('scout', cards + 1)
      .weakness('egg', 'reaction-to-danger')
      .noise('c-13-14')
      .attacks('scratch-1')
      .dice({ noise: [1], tokens: [{ type, number }] })
      .play()
      .act('move:c-11-14')
      .log('surprise-attack').length === 1
  expect(surprised('adult', 3, 2)).toBe(false)
  expect(surprised('adult', 3, 1)).toBe(true)
  expect(surprised('adult', 4, 2)).toBe(true)
  expect(surprised('larva', 1, 0)).toBe(true)
  expect(surprised('larva', 1, 1)).toBe(false)
})

test('NEM-WEAK-04 vulnerability-to-energy: 1 more damage from a hit with an energy Weapon', () => {
  const hit = (face: 'miss' | 'one', ready = fighter('adult')) =>
    ready
      .weakness('egg', 'vulnerability-to-energy')
      .dice({ combat: [face] })
      .play()
  expect(hit('one').act('shoot:rifle#0:adult-1').intruder('adult-1')?.injuries).toBe(2)
  expect(hit('miss').act('shoot:rifle#0:adult-1').intruder('adult-1')?.injuries).toBe(0)
  expect(hit('one').act('melee:adult-1').intruder('adult-1')?.injuries).toBe(1)
  const classic = fighter('adult').emptyHanded('scout').item('scout', 'flamethrower', { ammo: 1 })
  const flame = hit('one', classic).act('shoot:flamethrower#0:adult-1')
  expect(flame.intruder('adult-1')?.injuries).toBe(1)
})

test('NEM-WEAK-04 way-of-moving: only Breeders and the Queen break through doors', () => {
  const moved = (type: IntruderType, event: string, door: string) =>
    position('scout', 'captain')
      .weakness('egg', 'way-of-moving')
      .intruder(type, 'armory')
      .door('c-18-20', 'closed')
      .door('c-18-21', 'closed')
      .door('c-15-18', 'closed')
      .events(event)
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
      .corridor(door).door
  expect(moved('adult', 'malfunction', 'c-18-20')).toBe('closed')
  expect(moved('creeper', 'damage', 'c-18-20')).toBe('closed')
  expect(moved('breeder', 'malfunction', 'c-18-20')).toBe('destroyed')
  expect(moved('queen', 'hunt-3', 'c-15-18')).toBe('destroyed')
})

test('NEM-WEAK-04 way-of-moving: who is stopped so still answers Danger', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .weakness('egg', 'way-of-moving')
    .intruder('adult', 'armory')
    .door('c-15-18', 'closed')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-15')
  expect(game.lair('adult-1')).toBe('armory')
  expect(game.corridor('c-15-18').door).toBe('closed')
  expect(game.noise).toEqual([])
})

test('NEM-WEAK-04 susceptibility-to-phosphates: an extinguisher hurts before it repels', () => {
  const sprayed = (attack: string, injuries = 0) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .at('scout', 'armory')
      .cards('scout', 1)
      .weakness('egg', 'susceptibility-to-phosphates')
      .item('scout', 'fire-extinguisher')
      .intruder('adult', 'armory', { injuries })
      .attacks(attack)
      .events('malfunction', 'hunt-3')
      .play()
      .act('fire-extinguisher:spray:adult-1')
  const lives = sprayed('scratch-4')
  expect(lives.intruder('adult-1')?.injuries).toBe(1)
  expect(lives.lair('adult-1')).toBe('engine-2')
  const dies = sprayed('scratch-1', 1)
  expect(dies.room('armory').objects).toEqual(['carcass'])
  expect(dies.log('retreats')).toEqual([])
  // A retreat that the check has caused is the only one.
  expect(sprayed('claws-4').log('retreats')).toHaveLength(1)
})

test('NEM-WEAK-04 susceptibility-to-phosphates: so does the Fire Control System', () => {
  const game = position('scout', 'captain')
    .at('scout', 'fire-control')
    .at('captain', 'cockpit')
    .cards('scout', 2)
    .weakness('egg', 'susceptibility-to-phosphates')
    .intruder('larva', 'armory')
    .intruder('breeder', 'armory')
    .attacks('scratch-4', 'bite-3')
    .events('malfunction')
    .play()
    .act('fire-control:18')
  expect(game.lair('larva-1')).toBe('gone')
  expect(game.lair('breeder-2')).toBe('engine-2')
  expect(game.intruder('breeder-2')?.injuries).toBe(1)
})

test('NEM-WEAK-04 way-of-fighting: the Bite of an Adult wounds lightly, but kills as ever', () => {
  const bitten = (type: IntruderType, ...wounds: string[]) => {
    const ready = fighter(type).weakness('egg', 'way-of-fighting').attacks('bite-1')
    for (const wound of wounds) ready.wound('scout', wound)
    return ready
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-18-20')
  }
  expect(bitten('adult').player('scout')).toMatchObject({ lightWounds: 1, wounds: [] })
  expect(bitten('breeder').player('scout').wounds).toHaveLength(1)
  expect(bitten('adult', 'wound-hand', 'wound-body').whereIs('scout')).toBe('dead')
})

test('NEM-WEAK-04 endangered-species: each check needs 1 damage less, two cards together too', () => {
  const dies = (type: IntruderType, injuries: number, ...cards: string[]) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .cards('scout', 1)
      .weakness('egg', 'endangered-species')
      .intruder(type, 'hibernatorium', { injuries: injuries - 1 })
      .attacks(...cards)
      .dice({ combat: ['one'] })
      .play()
      .act(`shoot:rifle#0:${type}-1`)
      .lair(`${type}-1`) === 'gone'
  expect(dies('adult', 3, 'bite-1')).toBe(true)
  expect(dies('adult', 2, 'bite-1')).toBe(false)
  expect(dies('queen', 7, 'bite-1', 'bite-2')).toBe(true)
  expect(dies('queen', 6, 'bite-1', 'bite-2')).toBe(false)
})

test.each([
  ['vulnerability-to-fire', 'flamethrower'],
  ['vulnerability-to-energy', 'rifle'],
])('NEM-WEAK-04 NEM-EGG-07 %s is of Intruders: Eggs are none', (weakness, weapon) => {
  const ship = position('scout', 'captain').at('scout', 'nest').weakness('egg', weakness)
  if (weapon !== 'rifle') ship.emptyHanded('scout').item('scout', weapon, { ammo: 1 })
  const game = ship
    .cards('scout', 1)
    .dice({ combat: ['one'], noise: ['silence'] })
    .play()
    .act(`shoot:${weapon}#0:eggs`)
  expect(game.view(null).eggs).toBe(4)
})
