import { describe, expect, test } from 'vitest'
import { cardPlace, costOf, inHands, inventory, isOffered } from './item-tools.ts'
import { position } from './position.ts'

/** Quest Items that act by themselves, or in reply to something (components 8.10). */

describe('intercom', () => {
  const start = (...items: string[]) => {
    const game = position('captain', 'scout', 'soldier')
      .at('scout', 'laboratory')
      .at('soldier', 'armory')
      .hand('captain', 'order', 'motivation')
    for (const item of items) game.item('captain', item)
    return game
  }

  test('intercom: an Order reaches any room with a Computer, and leads to a room next to it', () => {
    expect(isOffered(start().play(), 'order')).toBe(false)
    const game = start('intercom')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('order')).toEqual(['1:c-5-10', '1:c-10-13'])
    game.act('order:1:c-5-10')
    expect(game.whereIs('scout')).toBe('comms-room')
    expect(game.view('captain').players[0].hand).toEqual(['motivation'])
    expect(inventory(game, 0, 'captain')).toEqual(['intercom'])
    const broken = start('intercom').malfunction('laboratory').play()
    expect(broken.ways('order')).toEqual([])
  })

  test('intercom: a Character in combat over there Escapes', () => {
    const game = start('intercom')
      .intruder('adult', 'laboratory')
      .attacks('scratch-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('order:1:c-5-10')
    expect(game.log('attack')[0].params).toMatchObject({ seat: 1 })
    expect(game.view(null).players[1].lightWounds).toBe(1)
    expect(game.whereIs('scout')).toBe('comms-room')
  })

  test('intercom: Motivation reaches one room with a Computer instead of the Captain’s own', () => {
    expect(start().play().ways('motivation')).toEqual(['11'])
    const game = start('intercom').play()
    // The rooms of the standard board with a Computer, and the Captain's own.
    expect(game.ways('motivation')).toEqual(['2', '5', '6', '7', '10', '11', '13'])
    game.act('motivation:10')
    expect(game.view(null).players.map((player) => player.handCount)).toEqual([2, 1, 0])
  })
})

describe('autoloader', () => {
  const start = () =>
    position('soldier', 'captain')
      .item('soldier', 'energy-charge')
      .item('soldier', 'energy-charge-yellow')
      .with((s) => {
        const [player] = s.players
        player.hands[0].item!.added = ['autoloader']
        player.hands[0].item!.ammo = 0
        player.quests = ['armor']
      })

  test('autoloader: one more Ammo on the Assault Rifle, and Energy Charges load it for nothing', () => {
    const game = start().play()
    for (const charge of ['energy-charge', 'energy-charge-yellow']) {
      expect(costOf(game, `${charge}:charge-weapon:assault-rifle#0`)).toBe(0)
      // Nothing else of the card is free.
      expect(game.ways(charge)).toEqual(['charge-weapon:assault-rifle#0'])
    }
    game.act('energy-charge:charge-weapon:assault-rifle#0')
    expect(game.view(null).players[0].hands[0].ammo).toBe(6)
    expect(cardPlace(game, 'energy-charge')).toBe('red discard')
  })

  test('autoloader: with an Extended Magazine the Assault Rifle holds 8', () => {
    const game = start().item('soldier', 'extended-magazine').play()
    game.act('extended-magazine:assault-rifle#0')
    game.act('energy-charge:charge-weapon:assault-rifle#0')
    expect(game.view(null).players[0].hands[0]).toMatchObject({
      ammo: 8,
      added: ['autoloader', 'extended-magazine'],
    })
  })

  test('autoloader: other Weapons cost as ever', () => {
    const game = start().item('soldier', 'prototype-rifle', { ammo: 0 }).cards('soldier', 1).play()
    expect(costOf(game, 'energy-charge:charge-weapon:prototype-rifle#1')).toBe(1)
    expect(costOf(game, 'energy-charge:turn-door:c-6-11')).toBe(1)
  })
})

describe('armor', () => {
  const attacked = (card: string) =>
    position('soldier', 'captain')
      .at('captain', 'cockpit')
      .item('soldier', 'armor')
      .intruder('adult', 'hibernatorium')
      .attacks(card)
      .cards('soldier', 1)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-11-14')

  test('armor: once the Attack card is seen, its effect can be ignored by discarding Armor', () => {
    const game = attacked('bite-1')
    expect(game.decision()).toMatchObject({ prompt: 'armor', seat: 0 })
    expect(game.told('attack-card', 'attack')).toEqual(['bite-1'])
    game.choose('armor')
    expect(game.view(null).players[0]).toMatchObject({ wounds: [], lightWounds: 0, inventory: [] })
    expect(game.view(null).players[0].deckCount).toBe(9)
    expect(game.state.removed).toEqual(['armor'])
    expect(game.whereIs('soldier')).toBe('shower-room')
    const borne = attacked('bite-1').choose('bear-it')
    expect(borne.view(null).players[0].wounds).toHaveLength(1)
    expect(inventory(borne, 0, 'soldier')).toEqual(['armor'])
  })

  test('armor: an attack that misses asks for nothing', () => {
    const game = attacked('tail-1')
    expect(game.log('attack-misses')).toHaveLength(1)
    expect(game.log('item-used')).toEqual([])
    expect(game.whereIs('soldier')).toBe('shower-room')
  })

  test('armor: an ignored Larva stays in the room, and anybody may wear Armor', () => {
    const game = position('captain', 'scout')
      .at('scout', 'cockpit')
      .item('captain', 'armor')
      .intruder('larva', 'hibernatorium')
      .cards('captain', 1)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-11-14')
    expect(game.prompt).toBe('armor')
    game.choose('armor')
    expect(game.view(null).players[0]).toMatchObject({ larva: false })
    expect(game.lair('larva-1')).toBe('hibernatorium')
    expect(game.view(null).decks.contamination.count).toBe(27)
  })
})

describe('motion-tracker', () => {
  const rolling = (...faces: (1 | 2 | 'silence' | 'danger')[]) =>
    position('scout', 'captain')
      .item('scout', 'motion-tracker')
      .hand('scout', 'search', 'rest', 'clean')
      .dice({ noise: faces })

  test('motion-tracker: Heavy; one Action card rolls the die again, once, before the result counts', () => {
    const game = rolling(1, 2).play().choose('move:c-11-14').pick('pay:search#0').settle()
    expect(inHands(game, 0)).toEqual(['rifle', 'motion-tracker'])
    expect(game.prompt).toBe('motion-tracker')
    expect(game.noise).toEqual([])
    expect(game.options()).toEqual(['keep-roll', 'reroll:rest#0'])
    game.choose('reroll:rest#0')
    expect(game.prompt).toBe('action')
    expect(game.told('noise-roll', 'face')).toEqual([1, 2])
    expect(game.noise).toEqual(['c-14-17'])
    expect(game.view(null).players[0].discard).toEqual(['search', 'rest'])
    expect(game.view(null).turn.taken).toBe(1)
    const kept = rolling(1, 2).play().choose('move:c-11-14').pick('pay:search#0').settle()
    expect(kept.choose('keep-roll').noise).toEqual(['c-13-14'])
  })

  test('motion-tracker: it does not help in combat, nor from somebody else’s hand', () => {
    const fight = rolling('silence')
      .at('scout', 'nest')
      .intruder('adult', 'nest')
      .dice({ noise: [1], combat: ['one'] })
      .play()
      .act('shoot:rifle#0:eggs')
    expect(fight.log('noise-roll')).toHaveLength(1)
    expect(fight.prompt).toBe('action')
    const other = rolling(1).toAct('captain').cards('captain', 1).play().act('move:c-11-14')
    expect(other.prompt).toBe('action')
  })

  test('motion-tracker: who has no card in hand is not asked', () => {
    const game = position('scout', 'captain')
      .item('scout', 'motion-tracker')
      .cards('scout', 1)
      .dice({ noise: [1] })
      .play()
      .act('move:c-11-14')
    expect(game.prompt).toBe('action')
    expect(game.noise).toEqual(['c-13-14'])
  })

  test('motion-tracker: also in another’s turn and after passing', () => {
    const game = position('captain', 'scout')
      .item('scout', 'motion-tracker')
      .is('scout', { passed: true })
      .hand('captain', 'order')
      .hand('scout', 'rest')
      .dice({ noise: ['danger', 'silence'] })
      .play()
      .act('order:1:c-11-14')
    expect(game.asked).toEqual(['scout'])
    game.choose('reroll:rest#0')
    expect(game.noise).toEqual([])
    expect(game.whereIs('scout')).toBe('shower-room')
  })
})

describe('holo-computer', () => {
  const start = () =>
    position('scientist', 'captain')
      .at('scientist', 'surgery')
      .malfunction('surgery')
      .hand(
        'scientist',
        'intranet',
        'threat-assessment',
        'rest',
        'computer-skills',
        'access-denied',
      )

  test('holo-computer: in hand it lets Intranet and Threat Assessment be played anywhere', () => {
    expect(isOffered(start().play(), 'intranet')).toBe(false)
    expect(start().play().why('threat-assessment')).toBe('no-computer')
    const game = start().item('scientist', 'holo-computer').events('hunt-2').play()
    expect(inHands(game, 0)).toEqual(['pistol', 'holo-computer'])
    expect(game.ways('intranet')).toContain('comms-room')
    game.act('threat-assessment')
    expect(game.view('scientist').decks.events.known).toEqual([{ at: 0, id: 'hunt-2' }])
    expect(game.view('captain').decks.events.known).toEqual([])
    game.choose('leave-event').act('intranet:comms-room')
    expect(game.view(null).players[0].signal).toBe(true)
  })

  test('holo-computer: no other card gets a Computer by it', () => {
    const game = start().item('scientist', 'holo-computer').play()
    expect(game.why('access-denied')).toBe('no-computer')
    expect(game.ways('computer-skills').filter((id) => !id.startsWith('turn-door'))).toEqual([])
  })
})
