import type { CombatFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** The scout alone in the Nest, with cards; dice say nothing unless told. */
function nest(cards = 4): Position {
  return position('scout', 'captain')
    .at('scout', 'nest')
    .at('captain', 'cockpit')
    .cards('scout', cards)
    .dice({ noise: ['silence', 'silence'] })
}

/** The scout in the Storage, where an Egg lies. */
function withEgg(): Position {
  return position('scout', 'captain')
    .at('scout', 'storage')
    .at('captain', 'cockpit')
    .object('storage', 'egg')
    .cards('scout', 4)
    .dice({ noise: ['silence'] })
}

const eggs = (game: Playing) => game.view(null).eggs
const looseIn = (game: Playing, tile: string) =>
  game.room(tile).objects.filter((object) => object === 'egg').length

/** The fire damage step comes next, and nothing else happens in the Event phase. */
const burning = (ship: Position) =>
  ship
    .phase('fire')
    .events('regeneration')
    .dice({ tokens: ['blank'] })
    .play()

test('NEM-EGG-01 the Eggs in the Nest are those of the Intruder board', () => {
  expect(eggs(nest().play())).toBe(5)
  expect(eggs(nest().play().act('nest'))).toBe(4)
  expect(
    eggs(
      nest()
        .dice({ combat: ['one'] })
        .play()
        .act('melee:eggs'),
    ),
  ).toBe(4)
})

test('NEM-EGG-02 an Egg is taken for 2 cards, then comes a noise roll', () => {
  const game = nest(2).play()
  game.choose('nest')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
  game.settle()
  expect(game.view(null).players[0].hands.map(({ object }) => object)).toEqual([null, 'egg'])
  expect(game.kinds('picks-up', 'noise-roll')).toEqual(['picks-up', 'noise-roll'])
  expect(game.view(null).turn.taken).toBe(1)
})

test('NEM-EGG-02 it takes a free hand, or something must be dropped', () => {
  const game = nest().item('scout', 'fire-extinguisher').play()
  game.act('nest')
  expect(game.prompt).toBe('drop-one')
  expect(game.options()).toEqual(['drop:rifle#0', 'drop:fire-extinguisher#1'])
  expect(game.log('noise-roll')).toEqual([])
  game.choose('drop:fire-extinguisher#1')
  const held = game.view(null).players[0].hands.map(({ item, object }) => item ?? object)
  expect(held).toEqual(['rifle', 'egg'])
  expect(game.log('noise-roll')).toHaveLength(1)
})

test('NEM-EGG-02 without an Egg on the Intruder board there is none to take', () => {
  const game = nest().eggs(0).object('nest', 'egg').play()
  expect(game.options()).not.toContain('nest')
  expect(game.forbidden('nest')).toBe('NEM-EGG-02')
})

test('NEM-EGG-02 the Egg is kept whatever the roll brings', () => {
  const game = nest()
    .noise('c-8-9')
    .dice({ noise: [4], tokens: ['creeper'] })
    .attacks('scratch-1')
    .play()
  game.act('nest')
  expect(game.intrudersIn('nest')).toEqual(['creeper'])
  expect(game.view(null).players[0].hands[1].object).toBe('egg')
  expect(eggs(game)).toBe(4)
})

test('NEM-EGG-03 an Egg lying on the board is picked up for 1 card, those of the Nest not', () => {
  const game = withEgg().play()
  game.choose('pick-up:egg')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 1, max: 1 })
  game.settle()
  expect(looseIn(game, 'storage')).toBe(0)
  expect(eggs(game)).toBe(5)
  expect(game.log('noise-roll')).toEqual([])
  expect(nest().play().ways('pick-up')).toEqual([])
})

test('NEM-EGG-04 with the last Egg taken or destroyed the Nest is destroyed', () => {
  const last = () => nest().eggs(1).object('nest', 'egg')
  expect(last().play().view(null).nestDestroyed).toBe(false)
  expect(last().play().act('nest').view(null).nestDestroyed).toBe(true)
  const shot = last()
    .dice({ combat: ['one'] })
    .play()
    .act('shoot:rifle#0:eggs')
  expect(shot.view(null).nestDestroyed).toBe(true)
  expect(looseIn(shot, 'nest')).toBe(1)
  const named = last()
    .dice({ combat: ['one'] })
    .play()
    .act('melee:loose-eggs')
  expect(named.view(null)).toMatchObject({ nestDestroyed: false, eggs: 1 })
})

test('NEM-EGG-04 a destroyed Nest stays destroyed', () => {
  const game = nest()
    .eggs(1)
    .dice({ tokens: ['queen'] })
    .events('regeneration')
    .play()
  game.act('nest').choose('drop', 'drop:egg#1')
  expect(looseIn(game, 'nest')).toBe(1)
  expect(game.view(null)).toMatchObject({ nestDestroyed: true, eggs: 0 })
  expect(game.options()).not.toContain('nest')
  const laid = position('scout', 'captain')
    .eggs(0)
    .with((s) => {
      s.nestDestroyed = true
    })
    .dice({ tokens: ['queen'] })
    .phase('bag')
    .play()
  expect(laid.view(null)).toMatchObject({ nestDestroyed: true, eggs: 0, eggSupply: 3 })
})

test('NEM-EGG-05 a fire step destroys one uncarried Egg of a burning room, without noise', () => {
  const game = burning(position('scout', 'captain').object('storage', 'egg', 'egg').fire('storage'))
  expect(looseIn(game, 'storage')).toBe(1)
  expect(eggs(game)).toBe(5)
  expect(game.log('noise-roll')).toEqual([])
})

test('NEM-EGG-05 in a burning Nest it is one of the Intruder board', () => {
  const game = burning(position('scout', 'captain').object('nest', 'egg').fire('nest'))
  expect(eggs(game)).toBe(4)
  expect(looseIn(game, 'nest')).toBe(1)
  const hidden = burning(position('scout', 'captain').unexplored('nest').fire('nest'))
  // It would betray the Nest.
  expect(eggs(hidden)).toBe(5)
  const other = burning(position('scout', 'captain').fire('slime-room'))
  expect(eggs(other)).toBe(5)
})

test('NEM-EGG-06 uncarried Eggs may be attacked anywhere, at the usual cost', () => {
  const game = withEgg()
    .dice({ combat: ['one'] })
    .play()
  const costs = game.decision().options.filter(({ id }) => /^(shoot|melee)/.test(id))
  expect(costs.map(({ id, params }) => [id, params?.cost])).toEqual([
    ['shoot:rifle#0:eggs', 1],
    ['melee:eggs', 1],
  ])
  game.act('shoot:rifle#0:eggs')
  expect(looseIn(game, 'storage')).toBe(0)
  expect(game.view(null).players[0].hands[0].ammo).toBe(3)
  const elsewhere = position('scout', 'captain').cards('scout', 2).object('storage', 'egg').play()
  expect([...elsewhere.ways('shoot'), ...elsewhere.ways('melee')]).toEqual([])
})

test.each([
  ['miss', 0, 0],
  ['creeper', 1, 1],
  ['adult', 1, 1],
  ['one', 1, 1],
  ['two', 2, 1],
] as const)(
  'NEM-EGG-07 a roll of %s destroys %i with Shoot and %i with Melee',
  (face, shot, struck) => {
    const roll = (attack: string) => {
      const combat: CombatFace[] = [face]
      return 5 - eggs(nest().dice({ combat }).play().act(attack))
    }
    expect(roll('shoot:rifle#0:eggs')).toBe(shot)
    expect(roll('melee:eggs')).toBe(struck)
  },
)

test('NEM-EGG-08 Melee against an Egg neither wounds nor contaminates', () => {
  for (const face of ['miss', 'one'] as const) {
    const game = nest(1)
      .dice({ combat: [face] })
      .play()
      .act('melee:eggs')
    expect(game.view(null).players[0]).toMatchObject({ lightWounds: 0, wounds: [] })
    expect(game.log('contaminated')).toEqual([])
    expect(game.view(null).decks.contamination.count).toBe(27)
  }
})

test('NEM-EGG-09 a Grenade thrown at Eggs destroys two of them, or the last one', () => {
  const throwing = (left: number) =>
    nest(1).at('scout', 'slime-room').item('scout', 'grenade').eggs(left).play()
  const game = throwing(5)
  expect(game.ways('grenade')).toEqual(['eggs-9'])
  game.act('grenade:eggs-9')
  expect(eggs(game)).toBe(3)
  expect(game.view(null).players[0].wounds).toEqual([])
  const last = throwing(1).act('grenade:eggs-9')
  expect(last.view(null)).toMatchObject({ eggs: 0, nestDestroyed: true })
})

test('NEM-EGG-09 a Grenade hurts whoever is with the Eggs, as with an Intruder', () => {
  const game = nest(1)
    .item('scout', 'grenade')
    .intruder('adult', 'nest')
    .attacks('bite-3')
    .woundDeck('wound-leg')
    .play()
  expect(game.ways('grenade')).toEqual(['adult-1', 'eggs-9'])
  game.act('grenade:eggs-9')
  expect(game.intruder('adult-1')!.injuries).toBe(1)
  expect(game.view(null).players[0].wounds).toEqual([{ id: 'wound-leg', dressed: false }])
  expect(eggs(game)).toBe(3)
  const behindDoor = nest(1)
    .at('scout', 'slime-room')
    .item('scout', 'grenade')
    .door('c-8-9', 'closed')
  expect(behindDoor.play().ways('grenade')).toEqual([])
})

test('NEM-EGG-09 a Molotov Cocktail destroys one Egg and sets the room on fire', () => {
  const game = nest(1).at('scout', 'slime-room').item('scout', 'molotov-cocktail').play()
  expect(game.ways('molotov-cocktail')).toEqual(['9'])
  game.act('molotov-cocktail:9')
  expect(eggs(game)).toBe(4)
  expect(game.room('nest').fire).toBe(true)
})

test('NEM-EGG-10 each attempt is followed by a noise roll of the attacker, a miss too', () => {
  for (const attack of [
    'shoot:rifle#0:eggs',
    'melee:eggs',
    'grenade:eggs-9',
    'molotov-cocktail:9',
  ]) {
    const game = nest(2)
      .item('scout', 'grenade')
      .item('scout', 'molotov-cocktail')
      .dice({ combat: ['miss'], noise: [1] })
      .play()
    game.act(attack)
    expect([attack, game.told('noise-roll', 'seat')]).toEqual([attack, [0]])
    expect(game.noise).toEqual(['c-9-12'])
  }
  const thrown = nest(1)
    .at('scout', 'slime-room')
    .item('scout', 'grenade')
    .dice({ noise: [1] })
    .play()
    .act('grenade:eggs-9')
  expect(thrown.noise).toEqual(['c-4-8'])
})

test('NEM-EGG-11 Eggs make no combat, do not attack and do not move', () => {
  const game = withEgg().hand('scout', 'scavenging').play()
  expect(game.options()).toContain('storage:red')
  expect(game.forbidden('storage')).toBe(null)
  const night = withEgg()
    .phase('attacks')
    .events('opening-hatches')
    .dice({ tokens: ['blank'] })
    .play()
  expect(night.log('attack')).toEqual([])
  expect(looseIn(night, 'storage')).toBe(1)
  const danger = position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'cockpit')
    .object('airlock-control', 'egg')
    .cards('scout', 1)
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-18-21')
  expect(looseIn(danger, 'airlock-control')).toBe(1)
})

test('NEM-EGG-12 Eggs may be attacked in combat too', () => {
  const game = nest(2)
    .intruder('creeper', 'nest')
    .dice({ combat: ['one'] })
    .play()
  expect(game.ways('shoot')).toEqual(['rifle#0:creeper-1', 'rifle#0:eggs'])
  game.act('melee:eggs')
  expect(eggs(game)).toBe(4)
  expect(game.intruder('creeper-1')!.injuries).toBe(0)
})

test('NEM-EGG-12 a carried Egg can be neither attacked nor burned', () => {
  const ship = () => position('scout', 'captain').at('scout', 'storage').carrying('scout', 'egg')
  const game = ship().at('captain', 'storage').cards('scout', 2).item('scout', 'grenade').play()
  expect([...game.ways('shoot'), ...game.ways('melee'), ...game.ways('grenade')]).toEqual([])
  const burnt = burning(ship().fire('storage'))
  expect(burnt.view(null).players[0].hands[1].object).toBe('egg')
})

test('NEM-EGG-12 in the Nest it is Eggs of the Intruder board, unless a loose one is named', () => {
  const start = () =>
    nest(2)
      .object('nest', 'egg')
      .dice({ combat: ['one'] })
      .play()
  expect(start().ways('melee')).toEqual(['eggs', 'loose-eggs'])
  const board = start().act('melee:eggs')
  expect([eggs(board), looseIn(board, 'nest')]).toEqual([4, 1])
  const loose = start().act('melee:loose-eggs')
  expect([eggs(loose), looseIn(loose, 'nest')]).toEqual([5, 0])
})

test('NEM-EGG-13 an Egg lost to an event counts, even with the Nest still unexplored', () => {
  const hatch = (left: number) =>
    position('scout', 'captain')
      .unexplored('nest')
      .eggs(left)
      .events('hatching')
      .dice({ tokens: ['blank'] })
      .phase('event')
      .play()
  expect(hatch(1).view(null)).toMatchObject({ eggs: 0, nestDestroyed: true })
  expect(hatch(1).view(null).rooms[8]).toMatchObject({ explored: false, tile: null })
  expect(hatch(2).view(null)).toMatchObject({ eggs: 1, nestDestroyed: false })
})

test('NEM-EGG-09 a Nest that nobody has explored is no target: it would be betrayed', () => {
  const game = nest(1)
    .unexplored('nest')
    .at('scout', 'slime-room')
    .item('scout', 'grenade')
    .item('scout', 'molotov-cocktail')
    .play()
  expect([...game.ways('grenade'), ...game.ways('molotov-cocktail')]).toEqual([])
})

test('NEM-EGG-07 more hits than Eggs destroy nothing else that lies there', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .object('hibernatorium', 'egg', 'corpse')
    .cards('scout', 1)
    .dice({ combat: ['two'], noise: ['silence'] })
    .play()
    .act('shoot:rifle#0:eggs')
  expect(game.room('hibernatorium').objects).toEqual(['corpse'])
})

test('NEM-EGG-12 in the Nest loose Eggs are a target of their own only where there are any', () => {
  const targets = (...objects: string[]) =>
    position('scout', 'captain')
      .at('scout', 'nest')
      .object('nest', ...objects)
      .cards('scout', 1)
      .play()
      .ways('shoot')
  expect(targets('corpse')).toEqual(['rifle#0:eggs'])
  expect(targets('corpse', 'egg')).toEqual(['rifle#0:eggs', 'rifle#0:loose-eggs'])
})
