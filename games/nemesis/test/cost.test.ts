import { expect, test } from 'vitest'
import { position } from './position.ts'

const silence = (rolls: number) => ({ noise: Array<'silence'>(rolls).fill('silence') })

test('NEM-COST-01 an action of any of the four groups is one of the two of a turn', () => {
  const start = () =>
    position('scout', 'captain')
      .at('scout', 'monitoring-room')
      .unexplored('surgery')
      .hand('scout', 'search', 'rest', 'demolition', 'reconnaissance')
      .item('scout', 'bandages')
      .is('scout', { lightWounds: 1 })
  const taken = (action: string, ...then: string[]) =>
    start()
      .dice(silence(1))
      .play()
      .act(action, ...then)
      .view(null).turn.taken
  expect(taken('move:c-6-11')).toBe(1)
  expect(taken('demolition:break-room')).toBe(1)
  expect(taken('bandages:heal-light')).toBe(1)
  expect(taken('monitoring-room:17')).toBe(1)
  const game = start().dice(silence(1)).play().act('bandages:heal-light').act('monitoring-room:17')
  expect(game.asked).toEqual(['captain'])
})

test('NEM-COST-02 the price is paid with Action cards from the hand, face up on the discard pile', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'search', 'rest', 'demolition')
    .at('captain', 'cockpit')
    .dice(silence(1))
    .play()
  game.choose('careful-move:c-6-11')
  expect(game.prompt).toBe('pay')
  expect(game.decision()).toMatchObject({ min: 2, max: 2, rule: 'NEM-COST-02' })
  game.pick('pay:rest#1', 'pay:demolition#2')
  const seen = game.view('captain').players[0]
  expect(seen.discard).toEqual(['rest', 'demolition'])
  expect(seen.handCount).toBe(1)
  expect(game.view('scout').players[0].hand).toEqual(['search'])
})

test('NEM-COST-03 Contamination cards cannot pay', () => {
  const game = position('scout', 'captain').hand('scout', 'search', 'clean', 'infected').play()
  expect(game.forbidden('careful-move')).toBe('NEM-COST-10')
  game.choose('move:c-6-11')
  expect(game.options()).toEqual(['pay:search#0'])
  const poor = position('scout', 'captain').hand('scout', 'clean', 'infected').play()
  expect(poor.ways('move')).toEqual([])
})

test('NEM-COST-04 basic actions cost 1, Careful Movement 2, and room actions 2', () => {
  const game = position('captain', 'scout')
    .at('captain', 'armory')
    .at('scout', 'armory')
    .item('captain', 'tools')
    .item('captain', 'chemicals')
    .item('captain', 'prototype-rifle')
    .object('armory', 'egg')
    .hand('captain', 'search', 'rest', 'demolition')
    .play()
  const costs = new Map(
    game.decision().options.map(({ id, params }) => [id.split(':')[0], params?.cost]),
  )
  for (const basic of ['move', 'shoot', 'melee', 'pick-up', 'trade', 'craft', 'activate-quest']) {
    expect([basic, costs.get(basic)]).toEqual([basic, 1])
  }
  expect(costs.get('careful-move')).toBe(2)
  expect(costs.get('armory')).toBe(2)
})

test('NEM-COST-04 NEM-COST-10 what cannot be paid is not offered', () => {
  const one = position('scout', 'captain').tile(6, 'canteen').at('scout', 'canteen')
  const game = one.cards('scout', 1).play()
  expect(game.ways('move')).not.toEqual([])
  expect(game.ways('careful-move')).toEqual([])
  expect(game.options()).not.toContain('canteen')
  expect(game.forbidden('canteen')).toBe('NEM-COST-10')
})

test('NEM-COST-05 NEM-CARD-02 a card costs itself and what it shows besides', () => {
  const start = (...cards: string[]) =>
    position('scout', 'captain')
      .hand('scout', ...cards)
      .at('scout', 'storage')
      .play()
  expect(start('search').options()).toContain('search:red')
  expect(start('scavenging').options()).not.toContain('scavenging:red')
  const game = start('scavenging', 'rest', 'search')
  game.choose('scavenging:red')
  expect(game.decision()).toMatchObject({ min: 1, max: 1 })
  expect(game.options()).toEqual(['pay:rest#0', 'pay:search#1'])
  game.choose('pay:rest#0')
  expect(game.player('scout').discard).toEqual(['scavenging', 'rest'])
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

test('NEM-COST-09 an Intruder in the room is combat, an Egg is not, nor an Intruder next door', () => {
  const start = () =>
    position('scout', 'captain').at('scout', 'armory').cards('scout', 3).at('captain', 'cockpit')
  expect(start().intruder('larva', 'armory').play().ways('careful-move')).toEqual([])
  expect(start().object('armory', 'egg', 'carcass').play().ways('careful-move')).not.toEqual([])
  expect(start().intruder('queen', 'engine-2').play().ways('careful-move')).not.toEqual([])
  const nest = position('scout', 'captain').at('scout', 'nest').cards('scout', 3).play()
  expect(nest.ways('careful-move')).not.toEqual([])
})

test('NEM-COST-10 an action whose conditions are not met is not offered, and says why', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .hand('scout', 'search', 'rest', 'basic-repairs', 'demolition')
    .play()
  expect(game.forbidden('search')).toBe('NEM-SEARCH-07')
  expect(game.forbidden('basic-repairs')).toBe('NEM-MALF-03')
  expect(game.forbidden('trade')).toBe('NEM-TRADE-01')
  expect(game.forbidden('craft')).toBe('NEM-CRAFT-02')
  expect(game.forbidden('pick-up')).toBe('NEM-ACT-10')
  for (const action of ['search', 'rest', 'basic-repairs', 'trade', 'craft', 'pick-up']) {
    expect(game.options().filter((id) => id.split(':')[0] === action)).toEqual([])
  }
})

test('NEM-COST-11 paid and played cards no longer count when an Intruder is met', () => {
  const start = (cards: number) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .cards('scout', cards)
      .noise('c-6-11')
      .attacks('scratch-1')
      .dice({ noise: [2], tokens: [{ type: 'adult', number: 2 }] })
      .play()
  // Two cards, of which one is paid: fewer than 2 are left.
  expect(start(2).act('move:c-6-11').log('surprise-attack')).toHaveLength(1)
  expect(start(3).act('move:c-6-11').log('surprise-attack')).toHaveLength(0)
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

test('NEM-COST-11 first the choices, then the price, then the others, then the effect', () => {
  const game = position('scout', 'captain')
    .cards('scout', 3)
    .cards('captain', 2)
    .dice(silence(1))
    .play()
  game.choose('move:c-6-11')
  expect([game.asked[0], game.prompt]).toEqual(['scout', 'pay'])
  expect(game.whereIs('scout')).toBe('hibernatorium')
  game.choose(game.options()[0])
  expect([game.asked[0], game.prompt]).toEqual(['captain', 'interrupt'])
  expect(game.player('scout').hand).toHaveLength(2)
  expect(game.whereIs('scout')).toBe('hibernatorium')
  game.choose('let-pass')
  expect(game.whereIs('scout')).toBe('monitoring-room')
})

test('NEM-COST-11 until it is paid an action may be called off', () => {
  const game = position('scout', 'captain').cards('scout', 3).play()
  game.choose('move:c-6-11')
  game.match.cancel(0, game.decision().id)
  expect(game.prompt).toBe('action')
  expect(game.player('scout').hand).toHaveLength(3)
  expect(game.view(null).turn.taken).toBe(0)
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
