import { describe, expect, test } from 'vitest'
import { cardPlace, costOf, inHands, isOffered } from './itemtools.ts'
import { position } from './position.ts'

/** What active Quest Items do (components 8.10); how they are activated is with the Quests. */

describe('ship-log', () => {
  const start = () =>
    position('captain', 'scout', 'soldier')
      .beforeFirstEncounter()
      .at('captain', 'laboratory')
      .at('soldier', 'armory')
      .item('captain', 'ship-log')
      .cards('captain', 1)

  test('ship-log: every Objective that one Character anywhere still holds, for the reader alone', () => {
    const game = start().play()
    expect(game.ways('ship-log')).toEqual(['1', '2'])
    game.act('ship-log:2')
    const seen = (reader: 'captain' | 'scout' | null, owner: number) =>
      game.view(reader).players[owner].objectives.map(({ id }) => id)
    expect(seen('captain', 2)).toEqual(['tireless-explorer', 'ab-ovo'])
    expect(seen('captain', 1)).toEqual([null, null])
    expect(seen('scout', 2)).toEqual([null, null])
    expect(seen(null, 2)).toEqual([null, null])
    expect(JSON.stringify(game.log(undefined, 'scout'))).not.toContain('ab-ovo')
    expect(game.log('looks-at-objective', 'scout')).toHaveLength(2)
    expect(game.state.removed).toEqual(['ship-log'])
  })

  test('ship-log: whoever sleeps or has left can be looked up, the dead cannot', () => {
    const gone = start().out('scout', 'hibernating').out('soldier', 'escaped').play()
    expect(gone.ways('ship-log')).toEqual(['1', '2'])
    expect(start().out('scout', 'dead').play().ways('ship-log')).toEqual(['2'])
  })

  test('ship-log needs a working Computer', () => {
    expect(start().at('captain', 'armory').play().why('ship-log')).toBe('no-computer')
    expect(start().malfunction('laboratory').play().why('ship-log')).toBe('no-computer')
  })
})

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
    expect(cardPlace(game, 'intercom')).toBe('inventory')
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

describe('orbital-thrusters', () => {
  const start = () =>
    position('pilot', 'scout', 'captain')
      .first('scout')
      .at('scout', 'armory')
      .at('captain', 'surgery')
      .item('pilot', 'orbital-thrusters')
      .cards('pilot', 2)
      .cards('scout', 2)
      .cards('captain', 1)

  test('orbital-thrusters: everybody passes in order, discarding as they like', () => {
    const game = start().is('captain', { passed: true }).play().act('orbital-thrusters')
    expect([game.prompt, game.asked]).toEqual(['discard-on-pass', ['scout']])
    game.pick('card:search#0')
    expect([game.prompt, game.asked]).toEqual(['discard-on-pass', ['pilot']])
    game.pick()
    expect(game.told('passes', 'seat')).toEqual([1, 0])
    expect(game.view(null).players[1].discard).toEqual(['search'])
    expect(game.log('time')).toHaveLength(1)
    expect(game.view(null).round).toBe(2)
    expect(game.state.removed).toContain('orbital-thrusters')
  })

  test('orbital-thrusters: the Event phase has no Intruder attacks, and the next one has', () => {
    const game = start()
      .intruder('adult', 'armory')
      .intruder('larva', 'hibernatorium')
      .events('nest-noise', 'lurking')
      .dice({ tokens: ['blank'] })
      .play()
      .act('orbital-thrusters')
    game.pick().pick().pick()
    expect(game.view(null).round).toBe(2)
    expect(game.log('attack')).toEqual([])
    expect(game.log('event')).toHaveLength(1)
    game.pass().pass().pass()
    expect(game.told('attack', 'intruder')).toEqual(['adult-1', 'larva-2'])
  })

  test('orbital-thrusters: passing has its effects, but only the user’s turn ends in a fire', () => {
    const game = start()
      .fire('hibernatorium', 'armory', 'surgery')
      .wound('captain', 'wound-bleeding')
      .play()
      .act('orbital-thrusters')
    expect(game.asked).toEqual(['scout'])
    game.pick()
    expect(game.asked).toEqual(['captain'])
    game.pick()
    expect(game.asked).toEqual(['pilot'])
    game.pick()
    expect(game.told('light-wound', 'seat')).toEqual([2, 0])
  })
})

test('pilot-evacuation-key locks or unlocks one pod of the section', () => {
  const start = (tile: string) =>
    position('pilot', 'scout', 'captain')
      .at('pilot', tile)
      .unlocked(3)
      .item('pilot', 'pilot-evacuation-key')
      .cards('pilot', 1)
      .play()
  const game = start('evacuation-a')
  expect(game.ways('pilot-evacuation-key')).toEqual(['1', '3'])
  game.act('pilot-evacuation-key:1')
  expect(game.view(null).pods.map((pod) => pod.locked)).toEqual([false, true, false])
  expect(game.state.removed).toEqual(['pilot-evacuation-key'])
  expect(start('evacuation-b').ways('pilot-evacuation-key')).toEqual(['2'])
  expect(start('armory').why('pilot-evacuation-key')).toBe('no-pod-here')
})

test('plasma-torch opens or closes one door of the room, a destroyed one too, and is kept', () => {
  const start = () =>
    position('mechanic', 'captain')
      .item('mechanic', 'plasma-torch')
      .door('c-6-11', 'destroyed')
      .door('c-8-11', 'closed')
      .cards('mechanic', 2)
      .play()
  const game = start()
  expect(game.ways('plasma-torch').sort()).toEqual(['c-11-14', 'c-11-15', 'c-6-11', 'c-8-11'])
  game.act('plasma-torch:c-6-11')
  expect(game.corridor('c-6-11').door).toBe('closed')
  // From now on it is a door like any other.
  game.act('plasma-torch:c-6-11')
  expect(game.corridor('c-6-11').door).toBe('open')
  expect(cardPlace(game, 'plasma-torch')).toBe('inventory')
  expect(start().act('plasma-torch:c-8-11').corridor('c-8-11').door).toBe('open')
  expect(start().act('plasma-torch:c-11-14').corridor('c-11-14').door).toBe('closed')
})

test('flashlight: a Search for 2 cards without the Search card, while the room has Items', () => {
  const start = (tile: string, items: number) =>
    position('mechanic', 'captain')
      .at('mechanic', tile)
      .items(tile, items)
      .item('mechanic', 'flashlight')
      .itemDeck('red', 'grenade', 'bait')
      .hand('mechanic', 'rest', 'demolition')
  const game = start('armory', 1).play()
  expect(game.ways('flashlight')).toEqual(['red'])
  expect(costOf(game, 'flashlight:red')).toBe(2)
  game.act('flashlight:red', 'keep-item:bait#1')
  expect(game.room('armory').items).toBe(0)
  expect(game.view('mechanic').players[0].inventory.map(({ id }) => id)).toContain('bait')
  expect(game.view('captain').players[0].inventory).toContainEqual({ colour: 'red', id: null })
  expect(cardPlace(game, 'flashlight')).toBe('inventory')
  expect(start('armory', 0).play().why('flashlight')).toBe('nothing-left')
  const hall = position('mechanic', 'captain').item('mechanic', 'flashlight').cards('mechanic', 2)
  expect(hall.play().why('flashlight')).toBe('not-searchable')
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
    expect(cardPlace(borne, 'armor')).toBe('inventory')
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

test('security-key opens and closes any doors of any one room, explored or not', () => {
  const game = position('scout', 'captain')
    .unexplored('airlock-control')
    .item('scout', 'security-key')
    .door('c-11-15', 'closed')
    .door('c-15-16', 'destroyed')
    .cards('scout', 1)
    .play()
  expect(game.ways('security-key')).toHaveLength(21)
  game.act('security-key:15')
  expect(game.options().sort()).toEqual(['close-door:c-15-18', 'open-door:c-11-15'])
  game.pick('close-door:c-15-18', 'open-door:c-11-15')
  const door = (id: string) => game.corridor(id).door
  expect([door('c-15-18'), door('c-11-15'), door('c-15-16')]).toEqual(['closed', 'open', 'destroyed'])
  expect(game.view(null).rooms[14].explored).toBe(false)
  expect(game.state.removed).toEqual(['security-key'])
})

describe('holo-computer', () => {
  const start = () =>
    position('scientist', 'captain')
      .at('scientist', 'surgery')
      .malfunction('surgery')
      .hand('scientist', 'intranet', 'threat-assessment', 'rest', 'computer-skills', 'access-denied')

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

describe('lab-equipment', () => {
  const start = () =>
    position('scientist', 'captain')
      .at('scientist', 'armory')
      .at('captain', 'armory')
      .item('scientist', 'lab-equipment')
      .cards('scientist', 1)

  test('lab-equipment: the Weakness of an Object that lies here or that anybody here carries', () => {
    const game = start().object('armory', 'carcass').carrying('captain', 'egg').play()
    expect(game.ways('lab-equipment')).toEqual(['egg', 'carcass'])
    expect(game.view('captain').weaknesses.egg).toBeNull()
    game.act('lab-equipment:egg')
    for (const reader of ['captain', null] as const) {
      expect(game.view(reader).weaknesses.egg).toBe('way-of-fighting')
      expect(game.view(reader).weaknesses.carcass).toBeNull()
    }
    expect(inHands(game, 1)).toEqual(['revolver', 'egg'])
    expect(game.room('armory').objects).toEqual(['carcass'])
    expect(game.state.removed).toEqual(['lab-equipment'])
  })

  test('lab-equipment: Corpses of any colour, and the Eggs of the Nest', () => {
    const corpse = start().at('scientist', 'hibernatorium').play()
    expect(corpse.ways('lab-equipment')).toEqual(['corpse'])
    expect(start().at('scientist', 'nest').play().ways('lab-equipment')).toEqual(['egg'])
    expect(start().object('armory', 'corpse-1').play().ways('lab-equipment')).toEqual(['corpse'])
  })

  test('lab-equipment: nothing to analyse, or all of it known', () => {
    expect(start().play().why('lab-equipment')).toBe('nothing-to-analyse')
    const known = start().object('armory', 'carcass').weakness('carcass', 'vital-places').play()
    expect(known.why('lab-equipment')).toBe('nothing-to-analyse')
  })
})
