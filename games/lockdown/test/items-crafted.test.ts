import { describe, expect, test } from 'vitest'
import { CRAFTED_ITEMS } from '../cards/items/crafted.ts'
import { ammoOf, inventory } from './item-tools.ts'
import { lockdown, onSurfaceBoard, type Position } from './position.ts'

/** Crafted Items (components 17.4). */

function holding(item: string, tile = 'repository'): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .item('sentry', item)
    .cards('sentry', 2)
}

test('LOCK-CRAFT-04 five Items can be crafted, 3 cards each', () => {
  expect(CRAFTED_ITEMS.map(({ id, copies, recipe }) => [id, copies, recipe])).toEqual([
    ['antidote', 3, ['cross', 'flame']],
    ['taser', 3, ['battery', 'wrench']],
    ['flamethrower', 3, ['flame', 'wrench']],
    ['thermite-charge', 3, ['flame', 'battery']],
    ['enviro-suit', 3, ['cloth', 'wrench']],
  ])
})

test.each([
  ['antidote', 'medkit', 'alcohol'],
  ['taser', 'energy-charge', 'toolbelt'],
  ['flamethrower', 'fuel', 'toolbelt'],
  ['thermite-charge', 'fuel', 'energy-charge-yellow'],
  ['enviro-suit', 'clothes-green', 'toolbelt'],
])('LOCK-CRAFT-03 %s is made of %s and %s', (crafted, one, two) => {
  const game = lockdown('survivor', 'hacker')
    .item('survivor', one)
    .item('survivor', two)
    .cards('survivor', 1)
    .play()
  expect(game.ways('craft')).toEqual([`${crafted}:${one}+${two}`])
  game.act(`craft:${crafted}:${one}+${two}`)
  const { hands } = game.player('survivor')
  expect([...inventory(game, 'survivor'), ...hands.map(({ item }) => item?.id)]).toEqual([crafted])
})

test('LOCK-LARVA-04 antidote: infected cards everywhere and the Larva go; then a new deck and a pass', () => {
  const game = lockdown('sentry', 'hacker')
    .at('hacker', 'alert-room')
    .item('sentry', 'antidote')
    .hand('sentry', 'rest', 'search', 'infected')
    .discard('sentry', 'infected')
    .is('sentry', { larva: true })
    .play()
  game.act('antidote')
  expect(game.player('sentry')).toMatchObject({ larva: false, hand: [], discard: [], passed: true })
  const left = game.player('sentry').deck.filter((card) => typeof card === 'number')
  expect(left).toHaveLength(1)
  expect(game.told('contamination-removed', 'number')).toEqual([2])
})

describe('taser', () => {
  test('LOCK-RETREAT-06 taser: 1 damage, then a retreat', () => {
    const game = holding('taser')
      .intruder('adult', 'repository')
      .attacks('slash-4')
      .events('brood-guard')
      .play()
      .act('taser:shock-intruder:adult-1')
    expect(game.intruder('adult-1')?.injuries).toBe(1)
    expect(game.lair('adult-1')).toBe('guard-room')
  })

  test('taser: or another Character discards the hand', () => {
    const game = holding('taser').at('hacker', 'repository').cards('hacker', 4).play()
    game.act('taser:shock-character:1')
    expect(game.player('hacker').hand).toEqual([])
  })
})

describe('flamethrower', () => {
  const burning = (face: 'two' | 'creeper' | 'miss') =>
    lockdown('survivor', 'hacker')
      .at('survivor', 'staircase-1')
      .item('survivor', 'flamethrower', { ammo: 4 })
      .cards('survivor', 1)
      .intruder('queen', 'staircase-1')
      .attacks('slash-4', 'slash-3')
      .dice({ combat: [face] })
      .play()
      .act('shoot:flamethrower#0:queen-1')

  test('LOCK-SHOOT-10 flamethrower: at least 1 damage but on a blank; a double hit burns', () => {
    expect(burning('creeper').intruder('queen-1')?.injuries).toBe(1)
    expect(burning('miss').intruder('queen-1')?.injuries).toBe(0)
    const game = burning('two')
    expect(game.intruder('queen-1')?.injuries).toBe(2)
    expect(game.room('staircase-1').fire).toBe(true)
    expect(ammoOf(game, 'survivor', 'flamethrower')).toBe(3)
  })
})

describe('thermite-charge', () => {
  test('LOCK-PVP-02 thermite-charge: Fire, 1 damage to Intruders, a Serious Wound to Characters', () => {
    const game = holding('thermite-charge')
      .at('hacker', 'laboratory')
      .intruder('creeper', 'laboratory')
      .attacks('slash-4')
      .woundDeck('wound-hand')
      .play()
    expect(game.ways('thermite-charge').sort()).toEqual(['10', '20', '6', '7', '9'])
    game.act('thermite-charge:9')
    expect(game.room('laboratory').fire).toBe(true)
    expect(game.intruder('creeper-1')?.injuries).toBe(1)
    expect(game.player('hacker').wounds).toHaveLength(1)
    expect(game.player('sentry').wounds).toEqual([])
  })

  test('LOCK-EGG-04 thermite-charge: an Egg there dies, and then there is a noise roll', () => {
    const game = holding('thermite-charge', 'contaminated-room')
      .dice({ noise: ['silence'] })
      .play()
    const eggs = game.state.eggs
    game.act('thermite-charge:8')
    expect(game.state.eggs).toBe(eggs - 1)
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-COST-16 thermite-charge: not into a burning room with nobody in it', () => {
    const game = holding('thermite-charge').fire('laboratory').play()
    expect(game.ways('thermite-charge')).not.toContain('9')
  })

  test('LOCK-MODE-ALT-12 thermite-charge: an intersection does not burn', () => {
    const game = onSurfaceBoard('sentry', 'hacker')
      .at('sentry', 'intersection-2')
      .item('sentry', 'thermite-charge')
      .cards('sentry', 2)
      .woundDeck('wound-hand')
      .play()
    const here = game.state.rooms.findIndex(({ tile }) => tile === 'intersection-2') + 1
    game.act(`thermite-charge:${here}`)
    expect(game.room('intersection-2').fire).toBe(false)
    expect(game.player('sentry').wounds).toHaveLength(1)
  })
})

test('LOCK-BUNKER-03 enviro-suit: to the Bunker on foot', () => {
  const walking = (item: string) =>
    holding(item, 'vent-control')
      .roverAt('bunker')
      .gateOpen()
      .dice({ noise: [1] })
      .play()
  expect(walking('taser').ways('escape-base')).toEqual([])
  const game = walking('enviro-suit')
  expect(game.ways('escape-base')).toEqual(['foot'])
  expect(game.act('escape-base:foot').whereIs('sentry')).toBe('bunker')
})
