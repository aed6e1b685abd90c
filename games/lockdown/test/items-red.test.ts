import { describe, expect, test } from 'vitest'
import { RED_ITEMS } from '../cards/items/red.ts'
import { ammoOf, costOf, inHands, inventory } from './item-tools.ts'
import { lockdown, type Position } from './position.ts'

/** Red Items (components 17.1). */

/** The Sentry with an Item and cards to pay; the Hacker elsewhere. */
function holding(item: string, tile = 'repository', cards = 2): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .item('sentry', item)
    .cards('sentry', cards)
}

test('there are 30 red Items', () => {
  expect(RED_ITEMS.reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
})

describe('energy-charge', () => {
  test('LOCK-ITEM-13 energy-charge: fills an energy Weapon, and no classic one', () => {
    const game = holding('energy-charge').ammo('sentry', 'smg', 1).play()
    expect(game.ways('energy-charge')).toContain('charge-weapon:smg#0')
    game.act('energy-charge:charge-weapon:smg#0')
    expect(ammoOf(game, 'sentry', 'smg')).toBe(5)
    expect(game.view(null).decks.red.discard).toEqual(['energy-charge'])
    const nails = lockdown('janitor', 'hacker').item('janitor', 'energy-charge').cards('janitor', 2)
    expect(
      nails
        .play()
        .ways('energy-charge')
        .some((id) => id.startsWith('charge')),
    ).toBe(false)
  })

  test('energy-charge: or one Door of the room, in combat too', () => {
    const game = holding('energy-charge')
      .intruder('larva', 'repository')
      .door('c15', 'closed')
      .play()
    game.act('energy-charge:turn-door:c15')
    expect(game.corridor('c15').door).toBe('open')
  })
})

describe('light-stick', () => {
  /** An Encounter in the dark with a token of 1 and 3, and 2 cards left in hand. */
  const meeting = (item: string) =>
    lockdown('sentry', 'hacker')
      .at('hacker', 'alert-room')
      .item('sentry', item)
      .cards('sentry', 3)
      .dark()
      .noise('c12')
      .attacks('bite-1')
      .woundDeck('wound-hand')
      .dice({ noise: [1], tokens: [{ type: 'adult', number: 1, higher: 3 }] })
      .play()
      .act('move:c17')

  test('LOCK-TOKEN-03 light-stick: the lower number of a token counts', () => {
    const game = meeting('light-stick')
    expect(game.options()).toEqual(['bear-it', 'use-light:light-stick#0'])
    game.choose('use-light:light-stick#0')
    expect(game.player('sentry').wounds).toEqual([])
    expect(game.view(null).decks.red.discard).toEqual(['light-stick'])
  })

  test('LOCK-TOKEN-02 light-stick: without it the higher one does', () => {
    const game = meeting('light-stick').choose('bear-it')
    expect(game.player('sentry').wounds).toHaveLength(1)
    expect(inventory(game, 'sentry')).toEqual(['light-stick'])
  })

  test('LOCK-DARK-05 light-stick: whoever hides a red card is asked, others are not', () => {
    const game = meeting('grenade')
    expect(game.options()).toEqual(['bear-it'])
    expect(meeting('medkit').player('sentry').wounds).toHaveLength(1)
  })

  test('LOCK-DARK-05 light-stick: the dark part of an Attack card is ignored', () => {
    const attacked = (answer: string) =>
      lockdown('sentry', 'hacker')
        .at('hacker', 'alert-room')
        .item('sentry', 'light-stick')
        .cards('sentry', 3)
        .dark()
        .intruder('adult', 'repository')
        .attacks('slash-1')
        .events('doors-release')
        .dice({ tokens: ['larva'] })
        .phase('attacks')
        .play()
        .choose(answer)
        .player('sentry').lightWounds
    expect(attacked('use-light:light-stick#0')).toBe(1)
    expect(attacked('bear-it')).toBe(2)
  })

  test('light-stick: not while Lights Out forbids it', () => {
    const game = lockdown('sentry', 'hacker')
      .at('hacker', 'alert-room')
      .item('sentry', 'light-stick')
      .cards('sentry', 3)
      .dark()
      .with((s) => Object.assign(s.own as object, { lightsOut: true }))
      .intruder('adult', 'repository')
      .attacks('slash-1')
      .phase('attacks')
      .play()
    expect(game.player('sentry').lightWounds).toBe(2)
  })
})

describe('grenade', () => {
  test('LOCK-DMG-10 grenade: 2 damage to one, 1 to others, a Serious Wound to everybody there', () => {
    const game = holding('grenade')
      .at('hacker', 'laboratory')
      .intruder('breeder', 'laboratory')
      .intruder('larva', 'laboratory')
      .attacks('slash-4', 'slash-3')
      .woundDeck('wound-hand')
      .play()
    game.act('grenade:breeder-1')
    expect(game.intruder('breeder-1')?.injuries).toBe(2)
    expect(game.intruder('larva-2')).toBe(undefined)
    expect(game.player('hacker').wounds).toHaveLength(1)
    expect(game.player('sentry').wounds).toEqual([])
  })

  test('LOCK-DOOR-03 grenade: never through a closed Door; LOCK-PVP-01 not at Characters', () => {
    const shut = holding('grenade').intruder('adult', 'laboratory').door('c16', 'closed').play()
    expect(shut.ways('grenade')).toEqual([])
    expect(holding('grenade').at('hacker', 'laboratory').play().ways('grenade')).toEqual([])
  })

  test('LOCK-EGG-04 grenade: or 2 uncarried Eggs, and a noise roll', () => {
    const game = holding('grenade', 'contaminated-room')
      .dice({ noise: ['silence'] })
      .play()
    const eggs = game.state.eggs
    game.act('grenade:eggs-8')
    expect(game.state.eggs).toBe(eggs - 2)
    expect(game.log('noise-roll')).toHaveLength(1)
  })
})

describe('smoke-grenade', () => {
  test('LOCK-ESCAPE-06 smoke-grenade: others discard a card, the user leaves unharmed', () => {
    const game = lockdown('sentry', 'hacker')
      .item('sentry', 'smoke-grenade')
      .cards('sentry', 1)
      .hand('hacker', 'rest')
      .intruder('adult', 'repository')
      .dice({ noise: ['silence'] })
      .play()
      .act('smoke-grenade:c16')
    game.say('hacker', game.options('hacker')[0])
    expect(game.player('hacker').hand).toEqual([])
    expect(game.whereIs('sentry')).toBe('laboratory')
    expect(game.log('attack')).toEqual([])
  })

  test('smoke-grenade: only in combat', () => {
    expect(holding('smoke-grenade').play().forbidden('smoke-grenade')).toBe('LOCK-COST-10')
  })
})

describe('decoy', () => {
  test('LOCK-IMOVE-09 decoy: Intruders around a neighbouring room move there, fighting ones strike first', () => {
    const game = holding('decoy')
      .intruder('creeper', 'repository')
      .intruder('adult', 'elevator-2')
      .attacks('slash-1')
      .play()
    game.act('decoy:9')
    expect(game.intrudersIn('laboratory').sort()).toEqual(['adult', 'creeper'])
    expect(game.player('sentry').lightWounds).toBe(1)
  })

  test('LOCK-IMOVE-03 decoy: a closed Door is destroyed instead of crossed', () => {
    const game = holding('decoy').intruder('adult', 'elevator-2').door('c14', 'closed').play()
    game.act('decoy:9')
    expect(game.corridor('c14').door).toBe('destroyed')
    expect(game.lair('adult-1')).toBe('elevator-2')
  })
})

describe('recon-drone', () => {
  test('LOCK-GEN-15 recon-drone: one unexplored room and its token', () => {
    const game = holding('recon-drone').unexplored('nest', 'slime-3').play().act('recon-drone:8')
    expect(game.log('sees-room', 'sentry')).toHaveLength(1)
    expect(game.log('sees-token', 'sentry')).toHaveLength(1)
    expect(game.log('sees-room', 'hacker')).toEqual([])
  })
})

describe('extended-magazine', () => {
  test('LOCK-ITEM-10 extended-magazine: capacity and Ammo of an energy Weapon rise by 2', () => {
    const game = holding('extended-magazine').play()
    expect(costOf(game, 'extended-magazine:smg#0')).toBe(1)
    game.act('extended-magazine:smg#0')
    expect(game.player('sentry').hands[0].item).toMatchObject({
      ammo: 6,
      added: ['extended-magazine'],
    })
    expect(inventory(game, 'sentry')).toEqual([])
  })
})

describe('prototypes', () => {
  const shooting = (weapon: string, ...combat: ('one' | 'two' | 'creeper' | 'miss')[]) =>
    lockdown('survivor', 'hacker')
      .at('survivor', 'staircase-1')
      .item('survivor', weapon, { ammo: 2 })
      .cards('survivor', 1)
      .intruder('queen', 'staircase-1')
      .attacks('slash-4', 'slash-3')
      .dice({ combat })
      .play()
      .act(`shoot:${weapon}#0:queen-1`)

  test('LOCK-SHOOT-08 prototype-rifle: on a double hit 1 more Ammo for 1 more damage', () => {
    const game = shooting('prototype-rifle', 'two').choose('spend-ammo')
    expect(game.intruder('queen-1')?.injuries).toBe(3)
    expect(ammoOf(game, 'survivor', 'prototype-rifle')).toBe(0)
    const saved = shooting('prototype-rifle', 'two').choose('save-ammo')
    expect(saved.intruder('queen-1')?.injuries).toBe(2)
  })

  test('LOCK-SHOOT-10 prototype-shotgun: at least 1 but on a blank, 1 more on the hits', () => {
    expect(shooting('prototype-shotgun', 'creeper').intruder('queen-1')?.injuries).toBe(1)
    expect(shooting('prototype-shotgun', 'one').intruder('queen-1')?.injuries).toBe(2)
    expect(shooting('prototype-shotgun', 'two').intruder('queen-1')?.injuries).toBe(3)
    expect(shooting('prototype-shotgun', 'miss').intruder('queen-1')?.injuries).toBe(0)
  })

  test('LOCK-SHOOT-08 prototype-pistol: the die may be rolled again once', () => {
    const game = shooting('prototype-pistol', 'miss', 'two').choose('reroll-shot')
    expect(game.intruder('queen-1')?.injuries).toBe(2)
  })

  test('LOCK-ITEM-08 the prototypes are Heavy, and their numbers those of the catalogue', () => {
    const weapons = RED_ITEMS.flatMap(({ id, weapon }) =>
      weapon ? [[id, weapon.loaded, weapon.capacity]] : [],
    )
    expect(weapons).toEqual([
      ['prototype-rifle', 6, 6],
      ['prototype-shotgun', 2, 2],
      ['prototype-pistol', 3, 3],
    ])
    expect(inHands(holding('prototype-rifle').play(), 'sentry')).toEqual(['smg', 'prototype-rifle'])
  })
})

describe('comms-key', () => {
  test('comms-key: all Objectives of somebody with a Signal, at a working computer', () => {
    const ready = () =>
      holding('comms-key', 'archive').beforeFirstEncounter().is('hacker', { signal: true })
    const game = ready().play().act('comms-key:1')
    expect(game.log('sees-objective', 'sentry')).toHaveLength(2)
    expect(ready().at('sentry', 'guard-room').play().why('comms-key')).toBe('no-computer')
    expect(holding('comms-key', 'archive').play().ways('comms-key')).toEqual([])
  })
})

describe('autodestruct-key', () => {
  test('LOCK-SELFD-09 autodestruct-key: starts the Autodestruction, or stops a yellow one', () => {
    const key = () => holding('autodestruct-key', 'archive').space(12)
    const started = key().play()
    expect(started.ways('autodestruct-key')).toEqual(['start-autodestruction'])
    started.act('autodestruct-key:start-autodestruction')
    expect(started.view(null).autodestruction).toEqual({ space: 9, red: false })
    const stopped = key().autodestructionAt(10).play()
    stopped.act('autodestruct-key:stop-autodestruction')
    expect(stopped.view(null).autodestruction).toBe(null)
    expect(key().autodestructionAt(10, true).play().ways('autodestruct-key')).toEqual([])
    expect(key().malfunction('archive').play().why('autodestruct-key')).toBe('no-computer')
  })
})
