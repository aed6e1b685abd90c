import { expect, test } from 'vitest'
import { position } from './position.ts'

test('NEM-COST-04 NEM-COST-10 what cannot be paid is not offered', () => {
  const one = position('scout', 'captain').tile(6, 'canteen').at('scout', 'canteen')
  const game = one.cards('scout', 1).play()
  expect(game.ways('move')).not.toEqual([])
  expect(game.ways('careful-move')).toEqual([])
  expect(game.options()).not.toContain('canteen')
  expect(game.forbidden('canteen')).toBe('NEM-COST-10')
})

test('NEM-COST-05 an Item action costs what the Item shows', () => {
  const game = position('scout', 'captain')
    .item('scout', 'bandages')
    .is('scout', { lightWounds: 1 })
    .cards('scout', 2)
    .play()
  game.choose('bandages:heal-light')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
  const free = position('soldier', 'captain').item('soldier', 'extended-magazine').play()
  free.choose('extended-magazine:assault-rifle#0')
  expect(free.prompt).toBe('action')
  expect(free.view(null).turn.taken).toBe(1)
})

test('NEM-COST-06 what is for combat only cannot be used out of it', () => {
  const start = () =>
    position('scout', 'captain')
      .hand('scout', 'adrenaline', 'suppressive-fire', 'search')
      .item('scout', 'smoke-grenade')
      .at('captain', 'cockpit')
  const calm = start().play()
  for (const action of ['adrenaline', 'suppressive-fire', 'smoke-grenade']) {
    expect(calm.ways(action)).toEqual([])
    expect(calm.forbidden(action)).toBe('NEM-COST-06')
  }
  const fight = start().intruder('adult', 'hibernatorium').play()
  for (const action of ['adrenaline', 'suppressive-fire', 'smoke-grenade']) {
    expect(fight.ways(action)).not.toEqual([])
  }
})

test('NEM-COST-07 what is for calm moments only cannot be used in combat', () => {
  const start = () =>
    position('scout', 'captain')
      .at('scout', 'storage')
      .hand('scout', 'search', 'reconnaissance', 'rest', 'clean')
      .item('scout', 'bandages')
      .is('scout', { lightWounds: 1 })
  const calm = start().play()
  expect(calm.options()).toEqual(expect.arrayContaining(['search:red', 'rest', 'storage:red']))
  expect(calm.ways('bandages')).toEqual(['heal-light'])
  const fight = start().intruder('adult', 'storage').play()
  for (const action of ['search', 'reconnaissance', 'rest', 'bandages', 'storage']) {
    expect(fight.forbidden(action)).toBe('NEM-COST-07')
    expect(fight.options().filter((id) => id.split(':')[0] === action)).toEqual([])
  }
})

test('NEM-COST-08 an action without either symbol is possible in combat and out of it', () => {
  const start = () =>
    position('captain', 'scout').hand('captain', 'demolition', 'motivation').at('scout', 'cockpit')
  for (const game of [start().play(), start().intruder('queen', 'hibernatorium').play()]) {
    expect(game.options()).toContain('demolition:break-room')
    expect(game.options()).toContain('motivation:11')
  }
})

test('NEM-COST-08 the group may forbid it: no room action in combat', () => {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .ammo('scout', 'rifle', 0)
    .cards('scout', 3)
    .intruder('larva', 'armory')
    .play()
  expect(game.forbidden('armory')).toBe('NEM-COST-07')
  expect(game.ways('armory')).toEqual([])
})

test('NEM-COST-11 the played card does not count either', () => {
  const game = position('mechanic', 'captain')
    .at('mechanic', 'shower-room')
    .hand('mechanic', 'technical-corridors', 'search', 'rest')
    .noise('c-15-16')
    .attacks('scratch-1')
    .dice({ noise: [2], tokens: [{ type: 'adult', number: 2 }] })
    .play()
  game.act('technical-corridors:15')
  expect(game.whereIs('mechanic')).toBe('airlock-control')
  expect(game.log('surprise-attack')).toHaveLength(1)
})

test('NEM-COST-12 without paying means without cards only: every other condition holds', () => {
  const start = () => position('pilot', 'captain').at('pilot', 'armory').hand('pilot', 'old-friend')
  expect(start().play().forbidden('old-friend')).toBe('NEM-ITEM-13')
  const empty = start().ammo('pilot', 'shotgun', 0)
  const game = empty.play().act('old-friend:armory:shotgun#0')
  expect(game.view(null).players[0].hands[0].ammo).toBe(2)
  expect(game.player('pilot').discard).toEqual(['old-friend'])
  const broken = start().ammo('pilot', 'shotgun', 0).malfunction('armory').play()
  expect(broken.forbidden('old-friend')).toBe('NEM-ROOM-03')
})

test('NEM-COST-13 what harms several harms Intruders first, then Characters in order, Eggs last', () => {
  const game = position('scout', 'captain', 'pilot')
    .at('scout', 'monitoring-room')
    .item('scout', 'molotov-cocktail')
    .cards('scout', 1)
    .first('captain')
    .intruder('adult', 'hibernatorium')
    .object('hibernatorium', 'egg')
    .attacks('scratch-4')
    .woundDeck('wound-leg', 'wound-body')
    .dice({ noise: ['silence'] })
    .play()
  game.act('molotov-cocktail:11')
  expect(game.kinds('injured', 'kill-check', 'serious-wound', 'egg-destroyed')).toEqual([
    'injured',
    'kill-check',
    'serious-wound',
    'serious-wound',
    'egg-destroyed',
  ])
  expect(game.told('serious-wound', 'seat')).toEqual([1, 2])
})
