import { describe, expect, test } from 'vitest'
import { YELLOW_ITEMS } from '../cards/items/yellow.ts'
import { ammoOf, inHands, inventory } from './item-tools.ts'
import { lockdown, onSurfaceBoard, type Position } from './position.ts'

/** Yellow Items (components 17.2). */

function holding(item: string, tile = 'repository', cards = 2): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .item('sentry', item)
    .cards('sentry', cards)
}

test('there are 30 yellow Items', () => {
  expect(YELLOW_ITEMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
})

test('LOCK-MALF-03 toolbelt: the Malfunction goes, or a Door is opened or closed', () => {
  const game = holding('toolbelt').malfunction('repository').play()
  expect(game.ways('toolbelt').sort()).toEqual([
    'repair-room',
    'turn-door:c15',
    'turn-door:c16',
    'turn-door:c17',
    'turn-door:c18',
  ])
  expect(game.act('toolbelt:repair-room').room('repository').malfunction).toBe(false)
  expect(inventory(game, 'sentry')).toEqual([])
  expect(holding('toolbelt').play().act('toolbelt:turn-door:c15').corridor('c15').door).toBe(
    'closed',
  )
})

describe('fuel', () => {
  test('LOCK-ITEM-13 fuel: fills a Flamethrower', () => {
    const game = holding('fuel').item('sentry', 'flamethrower', { ammo: 1 }).play()
    game.act('fuel:refuel:flamethrower#1')
    expect(ammoOf(game, 'sentry', 'flamethrower')).toBe(4)
    expect(holding('fuel').play().ways('fuel')).toEqual([])
  })

  test('LOCK-KNOW-04 fuel: with 4 Knowledge it sets the room on fire', () => {
    const game = holding('fuel').knowledge('sentry', 4).play().act('fuel:set-fire')
    expect(game.room('repository').fire).toBe(true)
    expect(holding('fuel').knowledge('sentry', 3).play().ways('fuel')).toEqual([])
    expect(holding('fuel').knowledge('sentry', 4).fire('repository').play().ways('fuel')).toEqual(
      [],
    )
  })

  test('LOCK-MODE-ALT-12 fuel: not at an intersection', () => {
    const game = onSurfaceBoard('sentry', 'hacker')
      .at('sentry', 'intersection-1')
      .item('sentry', 'fuel')
      .knowledge('sentry', 4)
      .cards('sentry', 2)
      .play()
    expect(game.ways('fuel')).toEqual([])
  })
})

describe('duct-tape', () => {
  test('LOCK-MALF-03 duct-tape: the Malfunction goes', () => {
    const game = holding('duct-tape').malfunction('repository').play().act('duct-tape:repair-room')
    expect(game.room('repository').malfunction).toBe(false)
  })

  test('LOCK-ITEM-11 duct-tape: two Heavy Items take one hand; Objects cannot be joined', () => {
    const game = holding('duct-tape').item('sentry', 'flashlight').play()
    game.act('duct-tape:bind:smg+flashlight#0')
    const [one, two] = game.player('sentry').hands
    expect(one.item!.bound).toBeGreaterThan(0)
    expect(two.item!.bound).toBe(one.item!.bound)
    expect(holding('duct-tape').carrying('sentry', 'carcass').play().ways('duct-tape')).toEqual([])
  })
})

describe('flashlight', () => {
  const meeting = (cards: number) =>
    lockdown('sentry', 'hacker')
      .at('hacker', 'alert-room')
      .item('sentry', 'flashlight')
      .cards('sentry', cards)
      .dark()
      .noise('c12')
      .attacks('bite-1')
      .woundDeck('wound-hand')
      .dice({ noise: [1], tokens: [{ type: 'adult', number: 2, higher: 4 }] })
      .play()
      .act('move:c17')

  test('LOCK-TOKEN-03 flashlight: for an Action card the lower number counts, after it is paid', () => {
    const game = meeting(4)
    game.choose('use-light:flashlight#0')
    expect(game.prompt).toBe('flashlight')
    game.choose(game.options()[0])
    // Two cards are left: as many as the lower number.
    expect(game.player('sentry').hand).toHaveLength(2)
    expect(game.player('sentry').wounds).toEqual([])
    expect(inHands(game, 'sentry')).toContain('flashlight')
    const short = meeting(3).choose('use-light:flashlight#0')
    short.choose(short.options()[0])
    expect(short.player('sentry').wounds).toHaveLength(1)
  })

  test('LOCK-STAIRS-06 flashlight: it helps on a staircase as elsewhere', () => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', 'staircase-1')
      .item('sentry', 'flashlight')
      .cards('sentry', 1)
      .intruder('adult', 'staircase-1')
      .attacks('slash-1')
      .events('doors-release')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()
    game.choose('use-light:flashlight#0')
    game.choose(game.options()[0])
    expect(game.player('sentry').lightWounds).toBe(1)
  })

  test('flashlight: not without an Action card', () => {
    const game = meeting(1)
    expect(game.options()).toEqual(['bear-it'])
  })
})

describe('fire-blanket', () => {
  test('LOCK-DISC-03 fire-blanket: the Fire of the room goes, in combat too', () => {
    const game = holding('fire-blanket').fire('repository').intruder('larva', 'repository').play()
    expect(game.act('fire-blanket:extinguish').room('repository').fire).toBe(false)
  })

  test('LOCK-FIRE-01 fire-blanket: or no wound from Fire until the end of the round', () => {
    const game = holding('fire-blanket').fire('repository').play()
    game.act('fire-blanket:shield').pass()
    expect(game.told('fireproof', 'seat')).toEqual([0])
    expect(game.view('hacker').players.map(({ fireproof }) => fireproof)).toEqual([true, false])
    expect(game.player('sentry').lightWounds).toBe(0)
    const bare = holding('fire-blanket').fire('repository').play().pass()
    expect(bare.player('sentry').lightWounds).toBe(1)
  })
})

test('LOCK-SLIME-04 LOCK-HEAL-02 clothes-yellow: no Slime, or a wound is dressed', () => {
  const ready = () =>
    holding('clothes-yellow').is('sentry', { slime: true }).wound('sentry', 'wound-leg')
  expect(ready().play().act('clothes-yellow:remove-slime').player('sentry').slime).toBe(false)
  const dressed = ready().play().act('clothes-yellow:dress:wound-leg')
  expect(dressed.player('sentry').wounds[0].dressed).toBe(true)
})

test('LOCK-ITEM-13 energy-charge-yellow: as the red one', () => {
  const game = holding('energy-charge-yellow').ammo('sentry', 'smg', 0).play()
  game.act('energy-charge-yellow:charge-weapon:smg#0')
  expect(ammoOf(game, 'sentry', 'smg')).toBe(5)
  expect(game.view(null).decks.yellow.discard).toEqual(['energy-charge-yellow'])
})

describe('cave-plans', () => {
  test('LOCK-TECH-02 LOCK-TECH-07 cave-plans: through the Technical Corridors without an Attack card', () => {
    const game = holding('cave-plans', 'laboratory')
      .unexplored('archive', 'fire-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('cave-plans:16')
    expect(game.whereIs('sentry')).toBe('archive')
    expect(game.log('attack-card')).toEqual([])
    expect(game.room('archive').fire).toBe(true)
    expect(game.log('noise-roll')).toHaveLength(1)
    expect(holding('cave-plans').play().forbidden('cave-plans')).toBe('LOCK-TECH-07')
  })
})

test('LOCK-GEN-15 facility-plans: two unexplored tiles, without their tokens', () => {
  const game = holding('facility-plans').unexplored('nest').unexplored('decon', 'fire-2').play()
  game.choose('facility-plans').pick('look-at-room:8', 'look-at-room:12').settle()
  expect(game.log('sees-room', 'sentry')).toHaveLength(2)
  expect(game.log('sees-token', 'sentry')).toEqual([])
})
