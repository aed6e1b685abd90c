import { describe, expect, test } from 'vitest'
import { inHands, inventory } from './item-tools.ts'
import { position } from './position.ts'

/** Keeping, finding, using and losing Items: the rules of all of them. */

describe('finding', () => {
  test('NEM-ITEM-01 a Character starts with a Weapon; Quests, Search, Craft and Trade bring more', () => {
    const game = position('captain', 'scout')
      .at('captain', 'comms-room')
      .at('scout', 'comms-room')
      .item('scout', 'grenade')
      .item('captain', 'chemicals')
      .item('captain', 'bandages')
      .itemDeck('yellow', 'tools', 'duct-tape')
      .hand('captain', 'search', 'rest', 'reload', 'demolition')
      .with((s) => {
        s.turn.allowed = 9
      })
      .play()
    expect(inHands(game, 0)).toEqual(['revolver'])
    game.act('search:yellow', 'keep-item:tools#0')
    game.act('activate-quest:ship-log')
    game.act('craft:molotov-cocktail:chemicals+bandages')
    game.act('trade', 'trade-with:1').pick()
    game.choose('give-in-return').pick('offer:grenade#1').pick().choose('agree', 'end-trade')
    expect(inventory(game, 0, 'captain')).toEqual([
      'molotov-cocktail',
      'ship-log',
      'grenade',
      'tools',
    ])
  })

  test('NEM-ITEM-02 red, yellow and green Items can be found; blue ones cannot', () => {
    const searching = (tile: string, slot?: number) => {
      const at = position('scout', 'captain').hand('scout', 'search')
      return (slot ? at.tile(slot, tile) : at).at('scout', tile).play().ways('search')
    }
    expect(searching('armory')).toEqual(['red'])
    expect(searching('generator')).toEqual(['yellow'])
    expect(searching('surgery')).toEqual(['green'])
    expect(searching('evacuation-a')).toEqual(['red', 'yellow', 'green'])
    const storage = position('scout', 'captain').at('scout', 'storage').cards('scout', 2).play()
    expect(storage.ways('storage')).toEqual(['red', 'yellow', 'green'])
  })

  test('NEM-ITEM-06 an Inventory has no limit', () => {
    const filled = position('scout', 'captain').at('scout', 'surgery').hand('scout', 'search')
    for (let i = 0; i < 7; i++) filled.item('scout', 'medkit').item('scout', 'bandages')
    for (let i = 0; i < 11; i++) filled.item('scout', 'energy-charge')
    const game = filled.itemDeck('green', 'alcohol', 'synthetic-food').play()
    game.act('search:green', 'keep-item:alcohol#0')
    expect(game.prompt).toBe('action')
    expect(game.view(null).players[0].inventory).toHaveLength(26)
  })

  test('NEM-ITEM-12 a Weapon found by Search or in the Storage has 1 Ammo', () => {
    const ammo = (tile: string, action: string, ...hand: string[]) =>
      position('scout', 'captain')
        .at('scout', tile)
        .hand('scout', ...hand)
        .itemDeck('red', 'prototype-pistol', 'grenade')
        .play()
        .act(action, 'keep-item:prototype-pistol#0')
        .view(null).players[0].hands[1]
    expect(ammo('armory', 'search:red', 'search')).toMatchObject({
      item: 'prototype-pistol',
      ammo: 1,
    })
    expect(ammo('storage', 'storage:red', 'rest', 'search')).toMatchObject({ ammo: 1 })
  })

  test('NEM-ITEM-21 a crafted Weapon is full, a traded one keeps its Ammo', () => {
    const crafted = position('scout', 'captain')
      .item('scout', 'chemicals')
      .item('scout', 'tools')
      .cards('scout', 1)
      .play()
      .act('craft:flamethrower:chemicals+tools')
    expect(crafted.view(null).players[0].hands[1]).toMatchObject({ item: 'flamethrower', ammo: 4 })
    const traded = position('scout', 'captain')
      .ammo('scout', 'rifle', 3)
      .ammo('captain', 'revolver', 2)
      .cards('scout', 1)
      .play()
      .act('trade', 'trade-with:1')
      .pick('offer:rifle#0')
      .choose('give-in-return')
      .pick('offer:revolver#0')
      .choose('agree', 'end-trade')
    expect(traded.view(null).players[0].hands).toMatchObject([{ item: 'revolver', ammo: 2 }])
    expect(traded.view(null).players[1].hands).toMatchObject([{ item: 'rifle', ammo: 3 }])
  })
})

describe('using', () => {
  test('NEM-ITEM-10 a single-use Item goes face up to the discard of its colour', () => {
    const game = position('scout', 'captain')
      .item('scout', 'bandages')
      .item('scout', 'tools')
      .item('scout', 'energy-charge')
      .is('scout', { lightWounds: 2 })
      .cards('scout', 3)
      .with((s) => {
        s.turn.allowed = 3
      })
      .play()
      .act('bandages:heal-light')
      .act('tools:turn-door:c-6-11')
      .act('energy-charge:turn-door:c-8-11')
    const { decks, players } = game.view('captain')
    expect(decks.green.discard).toEqual(['bandages'])
    expect(decks.yellow.discard).toEqual(['tools'])
    expect(decks.red.discard).toEqual(['energy-charge'])
    expect(players[0].inventory).toEqual([])
  })

  test('NEM-ITEM-10 NEM-ITEM-17 a used Crafted Item is spent, an unused one that is dropped returns to its pile', () => {
    const start = () =>
      position('scout', 'captain')
        .at('captain', 'cockpit')
        .item('scout', 'molotov-cocktail')
        .intruder('larva', 'hibernatorium')
        .cards('scout', 2)
    const left = (game: ReturnType<ReturnType<typeof start>['play']>) =>
      game.view(null).crafted.filter((id) => id === 'molotov-cocktail').length
    const used = start().play().act('molotov-cocktail:11')
    expect(left(used)).toBe(2)
    expect(used.view(null).decks.crafted.discard).toEqual(['molotov-cocktail'])
    const dropped = start().play().choose('drop').pick('drop:molotov-cocktail#1')
    expect(left(dropped)).toBe(3)
    expect(dropped.view(null).decks.crafted.discard).toEqual([])
  })

  test('NEM-ITEM-13 Ammo beyond the capacity of a Weapon is lost', () => {
    const game = position('scout', 'captain')
      .at('scout', 'armory')
      .ammo('scout', 'rifle', 3)
      .cards('scout', 4)
      .play()
      .act('armory:rifle#0')
    expect(game.view(null).players[0].hands[0].ammo).toBe(4)
    expect(game.ways('armory')).toEqual([])
  })

  test('NEM-ITEM-18 an Item with a symbol can be a component besides its use', () => {
    const game = position('scout', 'captain')
      .item('scout', 'medkit')
      .item('scout', 'alcohol')
      .item('scout', 'grenade')
      .wound('scout', 'wound-leg')
      .cards('scout', 3)
      .play()
    expect(game.ways('medkit')).toEqual(['dress:wound-leg'])
    expect(game.ways('craft')).toEqual(['antidote:alcohol+medkit'])
  })

  test('NEM-ITEM-19 what charges energy Weapons does nothing for classic ones', () => {
    const game = position('captain', 'scout')
      .at('captain', 'armory')
      .ammo('captain', 'revolver', 0)
      .item('captain', 'prototype-rifle', { ammo: 1 })
      .item('captain', 'energy-charge')
      .item('captain', 'extended-magazine')
      .cards('captain', 4)
      .play()
    const charging = game.options().filter((id) => id.includes('#'))
    expect(charging.filter((id) => id.includes('revolver'))).toEqual([])
    expect(charging).toEqual([
      'energy-charge:charge-weapon:prototype-rifle#1',
      'extended-magazine:prototype-rifle#1',
      'armory:prototype-rifle#1',
    ])
    const bare = position('captain', 'scout')
      .item('captain', 'extended-magazine')
      .ammo('captain', 'revolver', 0)
      .play()
    expect(bare.why('extended-magazine')).toBe('no-energy-weapon')
  })
})

describe('losing', () => {
  test('NEM-ITEM-17 a dropped Item lies face down under its deck, and nobody can pick it up', () => {
    const game = position('scout', 'captain')
      .item('scout', 'medkit')
      .item('scout', 'bandages')
      .cards('captain', 3)
      .play()
    const before = game.view(null).decks.green.count
    game.choose('drop').pick('drop:medkit#1')
    const bottom = { at: before, id: 'medkit' }
    expect(game.view('scout').decks.green).toMatchObject({ count: before + 1, known: [bottom] })
    expect(game.view('captain').decks.green).toMatchObject({ discard: [], known: [] })
    expect(game.log('drops-some', 'captain')[0].params).toMatchObject({ colour: 'green' })
    expect(inventory(game, 0, 'captain')).toEqual(['green'])
    expect(game.pass().ways('pick-up')).toEqual(['corpse'])
  })

  test('NEM-ITEM-17 NEM-ITEM-04 who has seen an Item follows it under the deck, unless others hide it', () => {
    const shown = (...others: string[]) => {
      const ready = position('scout', 'captain')
        .item('scout', 'bandages')
        .is('scout', { lightWounds: 1 })
        .hand('scout', 'search')
        .hand('captain', 'interruption')
      for (const other of others) ready.item('scout', other)
      const game = ready.play().choose('bandages:heal-light').pick('pay:search#0')
      game.say('captain', 'interruption').choose('drop').pick('drop:bandages#1')
      return game.view('captain')
    }
    expect(shown().decks.green.known).toHaveLength(1)
    expect(shown('tools').decks.green.known).toHaveLength(1)
    const hidden = shown('medkit')
    expect(hidden.decks.green.known).toEqual([])
    expect(hidden.players[0].inventory).toEqual([{ colour: 'green', id: null }])
  })

  test('NEM-ITEM-17 starting Weapons and Quest Items are out of the game, and so is Ammo', () => {
    const game = position('scout', 'captain')
      .at('scout', 'armory')
      .item('scout', 'motion-tracker')
      .hand('scout', 'search')
      .play()
    game.choose('drop').pick('drop:rifle#0', 'drop:motion-tracker#1')
    expect(game.state.removed).toEqual(['rifle', 'motion-tracker'])
    expect(game.view(null).players[0].quests).toEqual(['security-key'])
    const found = position('scout', 'captain')
      .at('scout', 'armory')
      .item('scout', 'prototype-rifle', { ammo: 5 })
      .hand('scout', 'search')
      .with((s) => s.removed.push(...s.items.red.splice(0).map(({ id }) => id)))
      .play()
    found.choose('drop').pick('drop:prototype-rifle#1')
    expect(found.view('captain').decks.red.known).toEqual([{ at: 0, id: 'prototype-rifle' }])
    found.act('search:red')
    expect(found.view(null).players[0].hands[1]).toMatchObject({ item: 'prototype-rifle', ammo: 1 })
  })
})
