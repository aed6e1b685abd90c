import { expect, test } from 'vitest'
import { inHands } from './item-tools.ts'
import { position } from './position.ts'

test('NEM-BODY-01 Corpses, Carcasses and Eggs are Objects: no cards, no Items', () => {
  const game = position('scout', 'captain')
    .emptyHanded('scout')
    .carrying('scout', 'carcass')
    .object('hibernatorium', 'egg')
    .cards('scout', 4)
    .play()
  expect(game.ways('pick-up')).toEqual(['corpse', 'egg'])
  game.act('pick-up:egg')
  expect(game.view('captain').players[0]).toMatchObject({
    hands: [
      { item: null, object: 'carcass' },
      { item: null, object: 'egg' },
    ],
    inventory: [],
  })
  game.choose('drop').pick('drop:carcass#0')
  const { discard, known } = game.view('scout').decks.red
  expect([discard, known]).toEqual([[], []])
})

test('NEM-BODY-02 an Object takes a hand', () => {
  const game = position('scout', 'captain')
    .at('scout', 'storage')
    .carrying('scout', 'carcass')
    .itemDeck('yellow', 'fire-extinguisher', 'tools')
    .cards('scout', 2)
    .play()
    .act('storage:yellow', 'keep-item:fire-extinguisher#0')
  expect(game.prompt).toBe('drop-one')
})

test('NEM-BODY-03 an Object does nothing by itself: it matters where something asks for it', () => {
  const options = (tile: string, carries: boolean) => {
    const at = position('scout', 'captain').at('scout', tile).cards('scout', 5)
    return (carries ? at.carrying('scout', 'carcass') : at).play().options()
  }
  expect(options('surgery', true)).toEqual(options('surgery', false))
  const added = options('laboratory', true).filter(
    (id) => !options('laboratory', false).includes(id),
  )
  expect(added).toEqual(['laboratory:carcass'])
})

test('NEM-BODY-04 a dropped Object lies where it was dropped, for anybody there to pick up', () => {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'armory')
    .carrying('scout', 'corpse')
    .cards('captain', 1)
    .play()
  game.choose('drop').pick('drop:corpse#1')
  expect(game.view(null).rooms[17].objects).toEqual(['corpse'])
  expect(inHands(game, 0)).toEqual(['rifle'])
  game.pass().act('pick-up:corpse')
  expect(inHands(game, 1)).toEqual(['revolver', 'corpse'])
  expect(game.room('armory').objects).toEqual([])
})

test('NEM-BODY-05 the blue Corpse lies in the Hibernatorium, other Corpses where Characters die', () => {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .carrying('scout', 'egg')
    .fire('armory')
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-leg')
    .wound('scout', 'wound-leg')
    .play()
  expect(game.room('hibernatorium').objects).toEqual(['corpse'])
  game.pass()
  expect(game.whereIs('scout')).toBe('dead')
  expect(game.room('armory').objects).toEqual(['corpse-0', 'egg'])
})

test('NEM-BODY-05 a killed Intruder leaves a Carcass, a Larva none', () => {
  const killing = (type: 'larva' | 'creeper' | 'adult' | 'breeder' | 'queen') =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .at('scout', 'armory')
      .intruder(type, 'armory', { injuries: 12 })
      .attacks('scratch-1', 'scratch-4')
      .item('scout', 'molotov-cocktail')
      .cards('scout', 1)
      .play()
      .act('molotov-cocktail:18')
  for (const type of ['creeper', 'adult', 'breeder', 'queen'] as const) {
    const game = killing(type)
    expect(game.lair(`${type}-1`)).toBe('gone')
    expect(game.room('armory').objects).toEqual(['carcass'])
  }
  expect(killing('larva').lair('larva-1')).toBe('gone')
  expect(killing('larva').room('armory').objects).toEqual([])
})

test('NEM-BODY-05 Eggs come from the Nest', () => {
  const game = position('scout', 'captain')
    .at('scout', 'nest')
    .cards('scout', 2)
    .dice({ noise: ['silence'] })
    .play()
    .act('nest')
  expect(inHands(game, 0)).toEqual(['rifle', 'egg'])
  expect(game.view(null).eggs).toBe(4)
})
