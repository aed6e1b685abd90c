import { NONE } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { STARTING_ITEMS } from '../cards/items/starting.ts'
import { ammoOf, inHands, inventory } from './item-tools.ts'
import { lockdown, type Position } from './position.ts'

/** Starting and Quest Items (components 17.5, 17.6). */

/** A shot on a staircase, where the combat die is rolled. */
function shot(who: string, weapon: string, type: 'adult' | 'queen', ...combat: string[]) {
  const other = who === 'hacker' ? 'sentry' : 'hacker'
  const base = lockdown(who, other)
    .at(who, 'staircase-1')
    .at(other, 'alert-room')
    .cards(who, 1)
    .intruder(type, 'staircase-1')
    .attacks('slash-4', 'slash-3')
    .dice({ combat: combat as ('one' | 'two' | 'adult' | 'miss')[] })
  if (weapon === 'assault-rifle') base.item(who, weapon, { ammo: 3 })
  return base.play().act(`shoot:${weapon}#0:${type}-1`)
}

test('LOCK-SETUP-37 starting Items come with their Ammo', () => {
  expect(STARTING_ITEMS.map(({ id, weapon }) => [id, weapon?.loaded, weapon?.capacity])).toEqual([
    ['smg', 4, 5],
    ['probe-arm', undefined, undefined],
    ['pistol', 3, 3],
    ['nail-gun', 4, 6],
  ])
  const game = lockdown('sentry', 'hacker', 'janitor').play()
  expect(ammoOf(game, 'sentry', 'smg')).toBe(4)
  expect(ammoOf(game, 'hacker', 'pistol')).toBe(3)
  expect(ammoOf(game, 'janitor', 'nail-gun')).toBe(4)
})

test('LOCK-SHOOT-08 smg: after a shot without damage 1 more Ammo rolls again, once', () => {
  const game = shot('sentry', 'smg', 'queen', 'adult', 'two')
  expect(game.prompt).toBe('retry')
  game.choose('retry-shot')
  expect(game.intruder('queen-1')?.injuries).toBe(2)
  expect(ammoOf(game, 'sentry', 'smg')).toBe(2)
  const kept = shot('sentry', 'smg', 'queen', 'adult').choose('keep-shot')
  expect(ammoOf(kept, 'sentry', 'smg')).toBe(3)
  expect(shot('sentry', 'smg', 'queen', 'one').prompt).not.toBe('retry')
})

test('LOCK-SHOOT-10 pistol: a double hit counts as a single one', () => {
  expect(shot('hacker', 'pistol', 'queen', 'two').intruder('queen-1')?.injuries).toBe(1)
})

describe('nail-gun', () => {
  test('LOCK-SHOOT-10 nail-gun: the Adult face misses Adults, and them alone', () => {
    expect(shot('janitor', 'nail-gun', 'adult', 'adult').intruder('adult-1')?.injuries).toBe(0)
    expect(shot('janitor', 'nail-gun', 'adult', 'one').intruder('adult-1')?.injuries).toBe(1)
  })

  test('LOCK-ITEM-09 nail-gun: a Toolbelt fills it, in combat too', () => {
    const game = lockdown('janitor', 'hacker')
      .item('janitor', 'toolbelt')
      .cards('janitor', 1)
      .intruder('larva', 'repository')
      .play()
      .act('nail-gun')
    expect(ammoOf(game, 'janitor', 'nail-gun')).toBe(6)
    expect(inventory(game, 'janitor')).toEqual([])
    const without = lockdown('janitor', 'hacker').cards('janitor', 1).play()
    expect(without.why('nail-gun')).toBe('no-toolbelt')
  })
})

describe('probe-arm', () => {
  const biologist = () => lockdown('xenobiologist', 'hacker').at('hacker', 'alert-room')

  test('LOCK-SETUP-39 probe-arm: it lies beside the board and takes no hand', () => {
    const game = biologist().play()
    expect(inHands(game, 'xenobiologist')).toEqual([])
    expect(game.view('hacker').players[0].inventory.map(({ id }) => id)).toEqual(['probe-arm'])
  })

  test('probe-arm: a Carcass of an Intruder that is not harmed; then it lies face down', () => {
    const game = biologist()
      .cards('xenobiologist', 3)
      .intruder('adult', 'repository')
      .play()
      .act('probe-arm:take-sample')
    expect(inHands(game, 'xenobiologist')).toEqual(['carcass'])
    expect(game.intruder('adult-1')?.injuries).toBe(0)
    expect(game.view(null).probeArmSpent).toBe(true)
    expect(game.ways('probe-arm')).toEqual([])
  })

  test('probe-arm: not from a Larva, nor without a free hand', () => {
    const larva = biologist().cards('xenobiologist', 2).intruder('larva', 'repository').play()
    expect(larva.ways('probe-arm')).toEqual([])
    const full = biologist()
      .cards('xenobiologist', 2)
      .carrying('xenobiologist', 'carcass')
      .carrying('xenobiologist', 'egg')
      .intruder('adult', 'repository')
      .play()
    expect(full.ways('probe-arm')).toEqual([])
  })

  test('probe-arm: a Toolbelt makes it ready again, out of combat', () => {
    const spent = () =>
      biologist()
        .item('xenobiologist', 'toolbelt')
        .cards('xenobiologist', 2)
        .with((s) => Object.assign(s.own as object, { probeArmSpent: true }))
    const game = spent().play().act('probe-arm:clean-probe')
    expect(game.view(null).probeArmSpent).toBe(false)
    expect(inventory(game, 'xenobiologist')).toEqual(['probe-arm'])
    expect(spent().intruder('adult', 'repository').play().ways('probe-arm')).toEqual([])
  })
})

/** Somebody about to activate their Quest Item. */
function questing(who: string, tile: string, item?: string): Position {
  const other = who === 'hacker' ? 'sentry' : 'hacker'
  const base = lockdown(who, other).at(who, tile).at(other, 'alert-room').cards(who, 3)
  return item ? base.item(who, item) : base
}

describe('assault-rifle', () => {
  test('LOCK-QUEST-02 LOCK-QUEST-04 assault-rifle: an Energy Charge activates it, with 3 Ammo', () => {
    const game = questing('survivor', 'archive', 'energy-charge').play()
    game.act('activate-quest:assault-rifle:energy-charge')
    expect(ammoOf(game, 'survivor', 'assault-rifle')).toBe(3)
    expect(questing('survivor', 'archive').play().ways('activate-quest')).toEqual([])
  })

  test('LOCK-SHOOT-10 assault-rifle: 1 more damage where it deals any', () => {
    expect(shot('survivor', 'assault-rifle', 'queen', 'one').intruder('queen-1')?.injuries).toBe(2)
    expect(shot('survivor', 'assault-rifle', 'queen', 'miss').intruder('queen-1')?.injuries).toBe(0)
  })
})

describe('wail', () => {
  test('LOCK-QUEST-02 wail: in the dark with noise in two places around', () => {
    const at = (...noise: string[]) => questing('lab-rat', 'guard-room').noise(...noise)
    expect(at('c18', 'technical-1').dark().play().ways('activate-quest')).toEqual(['wail'])
    expect(at('c18').dark().play().ways('activate-quest')).toEqual([])
    expect(at('c18', 'c21').play().ways('activate-quest')).toEqual([])
  })

  test('LOCK-NOISEMARK-02 wail: noise in any corridors of the section comes or goes', () => {
    const game = questing('lab-rat', 'guard-room')
      .item('lab-rat', 'wail')
      .noise('c18', 'c05')
      .play()
    game.choose('wail')
    // All corridors of S-02, and not the icon of the Technical Corridors.
    expect(game.options()).toHaveLength(13)
    game.pick('silence:c18', 'noise:c12', 'noise:c24').settle()
    expect(game.noise).toEqual(['c05', 'c12', 'c24'])
    expect(inventory(game, 'lab-rat')).toEqual(['wail'])
  })

  test('LOCK-SECTION-10 wail: not on a staircase', () => {
    const game = questing('lab-rat', 'staircase-1').item('lab-rat', 'wail').play()
    expect(game.forbidden('wail')).toBe('LOCK-SECTION-10')
  })
})

describe('battle-suit', () => {
  const suited = (suit: boolean) => {
    const base = questing('sentry', 'contaminated-room').fire('contaminated-room')
    return suit ? base.item('sentry', 'battle-suit', { seen: [0, 1, NONE] }) : base
  }

  test('LOCK-QUEST-02 battle-suit: a Toolbelt or Duct Tape activates it', () => {
    const game = questing('sentry', 'archive', 'duct-tape').play()
    game.act('activate-quest:battle-suit:duct-tape')
    expect(inventory(game, 'sentry')).toEqual(['battle-suit'])
  })

  test('LOCK-FIRE-01 battle-suit: no wounds by Fire markers', () => {
    expect(suited(true).play().pass().player('sentry').lightWounds).toBe(0)
    expect(suited(false).play().pass().player('sentry').lightWounds).toBe(1)
  })

  test('LOCK-SLIME-03 battle-suit: no Slime', () => {
    const search = (suit: boolean) => {
      const base = lockdown('sentry', 'hacker')
        .at('sentry', 'contaminated-room')
        .hand('sentry', 'search')
        .itemDeck('green', 'medkit', 'alcohol')
      if (suit) base.item('sentry', 'battle-suit', { seen: [0, 1, NONE] })
      return base.play().act('search:green', 'keep-item:medkit#0').player('sentry').slime
    }
    expect(search(false)).toBe(true)
    expect(search(true)).toBe(false)
  })

  test('LOCK-BUNKER-09 battle-suit: it counts as an Enviro-Suit', () => {
    const game = questing('sentry', 'vent-control')
      .item('sentry', 'battle-suit', { seen: [0, 1, NONE] })
      .roverAt('bunker')
      .gateOpen()
      .play()
    expect(game.ways('escape-base')).toEqual(['foot'])
  })
})

describe('analysis-kit', () => {
  test('LOCK-QUEST-04 analysis-kit: activated in one of two laboratories that works', () => {
    const ways = (base: Position) => base.play().ways('activate-quest')
    expect(ways(questing('xenobiologist', 'laboratory'))).toEqual(['analysis-kit'])
    expect(ways(questing('xenobiologist', 'testing-lab'))).toEqual(['analysis-kit'])
    expect(ways(questing('xenobiologist', 'laboratory').malfunction('laboratory'))).toEqual([])
    expect(ways(questing('xenobiologist', 'archive'))).toEqual([])
  })

  test('LOCK-WEAK-09 analysis-kit: 3 Knowledge for an Object, and no Weakness', () => {
    const game = questing('xenobiologist', 'archive')
      .item('xenobiologist', 'analysis-kit')
      .object('archive', 'carcass')
      .play()
      .act('analysis-kit:carcass')
    expect(game.ownOf('xenobiologist').knowledge).toBe(4)
    expect(game.room('archive').objects).toEqual([])
    expect(game.state.weaknesses.second.found).toBe(false)
    expect(inventory(game, 'xenobiologist')).toContain('analysis-kit')
  })
})

describe('cyberdeck', () => {
  const deck = (tile: string) =>
    lockdown('hacker', 'sentry')
      .at('hacker', tile)
      .item('hacker', 'cyberdeck')
      .hand('hacker', 'bypass', 'search')

  test('LOCK-QUEST-02 cyberdeck: an Energy Charge at a working computer activates it', () => {
    const ways = (tile: string) =>
      questing('hacker', tile, 'energy-charge').play().ways('activate-quest')
    expect(ways('archive')).toEqual(['cyberdeck:energy-charge'])
    expect(ways('guard-room')).toEqual([])
  })

  test('LOCK-COMPUTER-08 cyberdeck: in a powered section any room has a working computer', () => {
    expect(deck('guard-room').play().ways('bypass')).toHaveLength(4)
    expect(deck('guard-room').dark().play().ways('bypass')).toEqual([])
    expect(deck('archive').malfunction('archive').play().ways('bypass')).toHaveLength(4)
    expect(deck('staircase-1').play().ways('bypass')).toEqual([])
  })

  test('LOCK-COMPUTER-01 cyberdeck: Computer Actions too', () => {
    expect(deck('guard-room').computer('logistics').play().options()).toContain('learn')
  })
})

describe('cleaning-cart', () => {
  test('LOCK-QUEST-04 cleaning-cart: activated in the Repository; one more hand', () => {
    const game = lockdown('janitor', 'hacker')
      .cards('janitor', 4)
      .carrying('janitor', 'egg')
      .object('repository', 'carcass')
      .play()
      .act('activate-quest:cleaning-cart')
      .act('pick-up:carcass')
    expect(inHands(game, 'janitor')).toEqual(['nail-gun', 'egg', 'carcass'])
  })

  test('LOCK-ITEM-06 cleaning-cart: whoever loses it drops what no longer fits', () => {
    const game = lockdown('janitor', 'hacker')
      .item('janitor', 'cleaning-cart', { seen: [0, 1, NONE] })
      .carrying('janitor', 'egg')
      .carrying('janitor', 'carcass')
      .play()
    game.choose('drop').pick(game.options().find((id) => id.includes('cleaning-cart'))!)
    expect(game.prompt).toBe('drop-one')
    game.choose(game.options().find((id) => id.includes('egg'))!)
    expect(inHands(game, 'janitor')).toEqual(['nail-gun', 'carcass'])
  })
})
