import { expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { position } from './position.ts'

function workshop(...items: string[]) {
  const game = position('scout', 'captain').cards('scout', 1)
  for (const item of items) game.item('scout', item)
  return game
}

test('NEM-CRAFT-01 Crafted Items are in no Item deck', () => {
  const { state } = workshop()
  const crafted = Object.values(printed.items).filter(({ recipe }) => recipe)
  expect(crafted).toHaveLength(4)
  const decks = Object.values(state.items).flat()
  for (const { id } of crafted) {
    expect(decks.filter((card) => card.id === id)).toEqual([])
    expect(state.crafted.filter((card) => card === id)).toHaveLength(3)
  }
})

test('NEM-CRAFT-02 NEM-CRAFT-05 the recipes: two cards, one symbol each', () => {
  const ways = (...items: string[]) =>
    workshop(...items)
      .play()
      .ways('craft')
  expect(ways('chemicals', 'medkit')).toEqual(['antidote:chemicals+medkit'])
  expect(ways('alcohol', 'medkit')).toEqual(['antidote:alcohol+medkit'])
  expect(ways('energy-charge', 'tools')).toEqual(['taser:energy-charge+tools'])
  expect(ways('energy-charge-yellow', 'tools')).toEqual(['taser:energy-charge-yellow+tools'])
  expect(ways('chemicals', 'tools')).toEqual(['flamethrower:chemicals+tools'])
  expect(ways('chemicals', 'bandages')).toEqual(['molotov-cocktail:chemicals+bandages'])
  expect(ways('alcohol', 'clothes-yellow')).toEqual(['molotov-cocktail:alcohol+clothes-yellow'])
  expect(ways('alcohol', 'clothes-green')).toEqual(['molotov-cocktail:alcohol+clothes-green'])
})

test('NEM-CRAFT-02 one card supplies one symbol, and Items without a symbol none', () => {
  const game = workshop('chemicals', 'chemicals', 'duct-tape', 'grenade').play()
  expect(game.ways('craft')).toEqual([])
  expect(game.forbidden('craft')).toBe('NEM-CRAFT-02')
})

test('NEM-CRAFT-02 the components must be one’s own', () => {
  const game = workshop('chemicals').item('captain', 'tools').play()
  expect(game.ways('craft')).toEqual([])
})

test('NEM-CRAFT-03 of several Items that could be made the crafter takes one', () => {
  const game = workshop('chemicals', 'tools', 'energy-charge', 'medkit').play()
  expect(game.ways('craft').sort()).toEqual([
    'antidote:chemicals+medkit',
    'flamethrower:chemicals+tools',
    'taser:energy-charge+tools',
  ])
  game.act('craft:taser:energy-charge+tools')
  expect(game.player('scout').inventory.map(({ id }) => id)).toEqual([
    'chemicals',
    'medkit',
    'taser',
  ])
  expect(game.view(null).crafted.filter((id) => id === 'taser')).toHaveLength(2)
  // Everybody knows what was taken from the open pile.
  expect(game.view('captain').players[0].inventory).toContainEqual({
    colour: 'crafted',
    id: 'taser',
  })
})

test('NEM-CRAFT-03 a Flamethrower goes into a hand, fully loaded', () => {
  const game = workshop('chemicals', 'tools').carrying('scout', 'egg').play()
  game.act('craft:flamethrower:chemicals+tools')
  expect(game.prompt).toBe('drop-one')
  game.choose('drop:egg#1')
  expect(game.view(null).players[0].hands).toMatchObject([
    { item: 'rifle' },
    { item: 'flamethrower', ammo: 4 },
  ])
})

test('NEM-CRAFT-04 anybody may look through the pile at any time', () => {
  const game = workshop().play()
  for (const reader of ['scout', 'captain', null] as const) {
    expect(game.view(reader).crafted).toEqual([
      ...Array<string>(3).fill('antidote'),
      ...Array<string>(3).fill('flamethrower'),
      ...Array<string>(3).fill('molotov-cocktail'),
      ...Array<string>(3).fill('taser'),
    ])
  }
})

test('NEM-CRAFT-06 without a card left in the pile there is nothing to make', () => {
  const game = workshop('energy-charge', 'tools', 'chemicals')
  for (const owner of ['scout', 'captain', 'captain'] as const) game.item(owner, 'taser')
  expect(game.play().ways('craft')).toEqual(['flamethrower:chemicals+tools'])
})

test('NEM-CRAFT-07 the components lie face up on their discards', () => {
  const game = workshop('energy-charge', 'tools').play()
  game.act('craft:taser:energy-charge+tools')
  const { red, yellow } = game.view('captain').decks
  expect([red.discard, yellow.discard]).toEqual([['energy-charge'], ['tools']])
})

test('NEM-CRAFT-02 the two components may be all that one has', () => {
  const game = workshop('energy-charge', 'tools').emptyHanded('scout').play()
  expect(game.ways('craft')).toEqual(['taser:energy-charge+tools'])
})
