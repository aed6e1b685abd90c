import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { cardPlace, costOf, inHands, isOffered } from './item-tools.ts'
import { position } from './position.ts'

/** Red Items (components 9.1); thrown ones have a file of their own. */

describe('energy-charge', () => {
  test('energy-charge fills one energy Weapon in hand to its capacity', () => {
    const game = position('scout', 'captain')
      .item('scout', 'energy-charge')
      .item('scout', 'prototype-rifle', { ammo: 2 })
      .ammo('scout', 'rifle', 0)
      .cards('scout', 2)
      .play()
    const charging = game.ways('energy-charge').filter((id) => id.startsWith('charge-weapon'))
    expect(charging).toEqual(['charge-weapon:rifle#0', 'charge-weapon:prototype-rifle#1'])
    game.act('energy-charge:charge-weapon:rifle#0')
    expect(game.view(null).players[0].hands.map((held) => held.ammo)).toEqual([4, 2])
    expect(cardPlace(game, 'energy-charge')).toBe('red discard')
  })

  test('energy-charge counts what has been added to the Weapon, and spares a full one', () => {
    const game = position('scout', 'captain')
      .item('scout', 'energy-charge')
      .item('scout', 'extended-magazine')
      .ammo('scout', 'rifle', 1)
      .cards('scout', 2)
      .play()
      .act('extended-magazine:rifle#0')
      .act('energy-charge:charge-weapon:rifle#0')
    expect(game.view(null).players[0].hands[0].ammo).toBe(6)
    const full = position('scout', 'captain')
      .item('scout', 'energy-charge')
      .cards('scout', 1)
      .play()
    expect(full.ways('energy-charge').filter((id) => id.startsWith('charge'))).toEqual([])
  })

  test('energy-charge opens or closes one door of the room instead, in combat too', () => {
    const start = () =>
      position('scout', 'captain')
        .item('scout', 'energy-charge')
        .intruder('adult', 'hibernatorium')
        .door('c-8-11', 'closed')
        .door('c-11-14', 'destroyed')
        .cards('scout', 1)
        .play()
    expect(start().ways('energy-charge').sort()).toEqual([
      'turn-door:c-11-15',
      'turn-door:c-6-11',
      'turn-door:c-8-11',
    ])
    const opened = start().act('energy-charge:turn-door:c-8-11')
    expect(opened.corridor('c-8-11').door).toBe('open')
    const closed = start().act('energy-charge:turn-door:c-6-11')
    expect(closed.corridor('c-6-11').door).toBe('closed')
    expect(closed.corridor('c-8-11').door).toBe('closed')
  })
})

describe('smoke-grenade', () => {
  const smoky = () =>
    position('scout', 'captain', 'pilot', 'soldier')
      .item('scout', 'smoke-grenade')
      .intruder('adult', 'hibernatorium')
      .cards('scout', 1)
      .hand('captain', 'rest', 'clean')
      .hand('pilot', 'clean')
      .dice({ noise: [1] })
      .play()

  test('smoke-grenade: the others there discard an Action card, and the user leaves unharmed', () => {
    const game = smoky().act('smoke-grenade:c-11-14')
    expect(game.asked).toEqual(['captain', 'pilot'])
    expect(game.options('captain')).toEqual(['discard:rest#0'])
    expect(game.options('pilot')).toEqual(['no-action-card'])
    game.say('captain', 'discard:rest#0').say('pilot', 'no-action-card')
    expect(game.view(null).players.map((player) => player.discard.length)).toEqual([1, 1, 0, 0])
    expect(game.view('captain').players[1].hand).toEqual(['contamination'])
    expect(game.whereIs('scout')).toBe('shower-room')
    expect(game.log('attack')).toEqual([])
    expect(game.lair('adult-1')).toBe('hibernatorium')
    expect(game.noise).toEqual(['c-13-14'])
    expect(cardPlace(game, 'smoke-grenade')).toBe('red discard')
  })

  test('NEM-ITEM-20 smoke-grenade: the user, with cards left, is not asked and keeps them', () => {
    const game = position('scout', 'captain')
      .item('scout', 'smoke-grenade')
      .intruder('adult', 'hibernatorium')
      .hand('scout', 'rest', 'search')
      .hand('captain', 'rest')
      .dice({ noise: [1] })
      .play()
    game.act('smoke-grenade:c-11-14')
    expect(game.asked).toEqual(['captain'])
    game.say('captain', 'discard:rest#0')
    expect(game.view(null).players.map(({ handCount }) => handCount)).toEqual([1, 0])
    expect(game.whereIs('scout')).toBe('shower-room')
  })

  test('smoke-grenade: out of the smoke into the unknown is exploring', () => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .item('scout', 'smoke-grenade')
      .intruder('adult', 'hibernatorium')
      .unexplored('shower-room', 'slime-3')
      .door('c-6-11', 'closed')
      .cards('scout', 1)
      .cards('captain', 1)
      .dice({ noise: ['danger'] })
      .play()
    expect(game.ways('smoke-grenade').sort()).toEqual(['c-11-14', 'c-11-15', 'c-8-11'])
    game.act('smoke-grenade:c-11-14')
    expect(game.room('shower-room').explored).toBe(true)
    expect(game.view(null).players[0].slime).toBe(true)
    // Danger draws the Intruder that was left behind.
    expect(game.lair('adult-1')).toBe('shower-room')
    expect(game.view(null).players[1].handCount).toBe(1)
  })
})

describe('recon-drone', () => {
  test('recon-drone shows one unexplored tile and its token to the user alone', () => {
    const game = position('scout', 'captain')
      .item('scout', 'recon-drone')
      .unexplored('surgery', 'danger-2')
      .unexplored('nest', 'fire-1')
      .cards('scout', 1)
      .play()
    expect(game.ways('recon-drone')).toEqual(['9', '17'])
    game.act('recon-drone:17')
    expect(game.view('scout').rooms[16]).toMatchObject({ tile: 'surgery', token: 'danger-2' })
    expect(game.view('scout').rooms[8]).toMatchObject({ tile: null, token: null })
    for (const reader of ['captain', null] as const) {
      expect(game.view(reader).rooms[16]).toMatchObject({ tile: null, token: null })
      const lines = JSON.stringify(game.log(undefined, reader))
      expect(lines).toContain('looks-at-room')
      expect(lines).not.toContain('surgery')
      expect(lines).not.toContain('danger-2')
    }
    expect(game.room('surgery')).toMatchObject({ explored: false, token: { id: 'danger-2' } })
  })

  test('recon-drone has nothing to do once everything is explored', () => {
    const game = position('scout', 'captain').item('scout', 'recon-drone').cards('scout', 1).play()
    expect(game.why('recon-drone')).toBe('all-explored')
  })
})

describe('bait', () => {
  test('bait draws all Intruders around a neighbouring room; fighters strike first, biggest first', () => {
    const game = position('scout', 'captain')
      .at('captain', 'comms-room')
      .item('scout', 'bait')
      .cards('scout', 2)
      .intruder('creeper', 'comms-room')
      .intruder('adult', 'hibernatorium')
      .intruder('larva', 'engine-control')
      .intruder('breeder', 'fire-control')
      .intruder('queen', 'slime-room')
      .intruder('adult', 'monitoring-room')
      .door('c-2-6', 'closed')
      .attacks('scratch-1', 'scratch-2')
      .play()
    game.act('bait:6')
    // The Breeder fights nobody; the Queen is not next to the room, and one was there before.
    expect(game.told('attack', 'intruder')).toEqual(['adult-2', 'creeper-1'])
    expect(game.told('attack', 'seat')).toEqual([0, 1])
    expect(game.view(null).players.map((player) => player.lightWounds)).toEqual([1, 1])
    expect(game.intrudersIn('monitoring-room')).toEqual(['creeper', 'adult', 'larva', 'adult'])
    expect(game.lair('breeder-4')).toBe('fire-control')
    expect(game.corridor('c-2-6').door).toBe('destroyed')
    expect(game.lair('queen-5')).toBe('slime-room')
    expect(cardPlace(game, 'bait')).toBe('red discard')
  })

  test('bait: only where something is near enough to come', () => {
    const game = position('scout', 'captain')
      .item('scout', 'bait')
      .intruder('adult', 'fire-control')
      .cards('scout', 1)
      .play()
    expect(game.ways('bait')).toEqual(['6'])
  })

  test('bait: a Larva that settles on its victim comes no more', () => {
    const game = position('scout', 'captain')
      .at('captain', 'fire-control')
      .item('scout', 'bait')
      .intruder('larva', 'fire-control')
      .cards('scout', 1)
      .play()
      .act('bait:6')
    expect(game.player('captain').larva).toBe(true)
    expect(game.log('intruder-moves')).toEqual([])
  })

  test('bait: one in combat that a closed door stops strikes all the same, and destroys it', () => {
    const game = position('scout', 'captain')
      .at('captain', 'comms-room')
      .item('scout', 'bait')
      .cards('scout', 1)
      .intruder('larva', 'comms-room')
      .intruder('adult', 'comms-room')
      .door('c-5-6', 'closed')
      .attacks('scratch-1')
      .play()
      .act('bait:6')
    expect(game.told('attack', 'intruder')).toEqual(['adult-2', 'larva-1'])
    // The Larva has settled on its victim and cannot follow the bait.
    expect(game.view(null).players[1]).toMatchObject({ lightWounds: 1, larva: true })
    expect(game.lair('larva-1')).toBe('gone')
    expect(game.lair('adult-2')).toBe('comms-room')
    expect(game.corridor('c-5-6').door).toBe('destroyed')
  })

  test('bait is thrown into neighbouring rooms only', () => {
    const game = position('scout', 'captain')
      .item('scout', 'bait')
      .cards('scout', 1)
      .intruder('adult', 'hibernatorium')
      .door('c-8-11', 'closed')
      .door('c-11-15', 'destroyed')
      .play()
    expect(game.ways('bait').sort()).toEqual(['14', '15', '6'])
  })
})

describe('Weapons and what is added to them', () => {
  test('extended-magazine: 2 more Ammo and room for 2 more, for good', () => {
    const game = position('soldier', 'captain')
      .item('soldier', 'extended-magazine')
      .item('soldier', 'prototype-shotgun', { ammo: 0 })
      .ammo('soldier', 'assault-rifle', 5)
      .play()
    expect(game.ways('extended-magazine')).toEqual(['assault-rifle#0', 'prototype-shotgun#1'])
    expect(costOf(game, 'extended-magazine:assault-rifle#0')).toBe(0)
    game.act('extended-magazine:assault-rifle#0')
    expect(game.view(null).players[0].hands).toMatchObject([
      { item: 'assault-rifle', ammo: 7, added: ['extended-magazine'] },
      { item: 'prototype-shotgun', ammo: 0, added: [] },
    ])
    expect(isOffered(game, 'extended-magazine')).toBe(false)
    expect(game.view(null).decks.red.discard).toEqual([])
  })

  test.each([
    ['prototype-rifle', 6],
    ['prototype-shotgun', 2],
    ['prototype-pistol', 3],
  ])(
    '%s is a Heavy energy Weapon for %i Ammo, found with 1, and kept when shot',
    (id, capacity) => {
      const game = position('scout', 'captain')
        .at('captain', 'cockpit')
        .at('scout', 'armory')
        .item('scout', 'energy-charge')
        .itemDeck('red', id, 'grenade')
        .hand('scout', 'search', 'rest', 'demolition')
        .with((s) => {
          s.turn.allowed = 3
        })
        .object('armory', 'egg')
        .dice({ combat: ['miss'], noise: ['silence'] })
        .play()
        .act('search:red', `keep-item:${id}#0`)
      expect(inHands(game, 0)).toEqual(['rifle', id])
      expect(game.view(null).players[0].hands[1].ammo).toBe(1)
      game.act(`energy-charge:charge-weapon:${id}#1`)
      expect(game.view(null).players[0].hands[1].ammo).toBe(capacity)
      game.act(`shoot:${id}#1:eggs`)
      if (game.prompt === 'reroll') game.choose('keep-shot')
      expect(game.view(null).players[0].hands[1]).toMatchObject({ item: id, ammo: capacity - 1 })
    },
  )
})

describe('keys', () => {
  test('comms-key: one Objective, of the kind named, of somebody who has sent a Signal', () => {
    const game = position('scout', 'captain', 'soldier')
      .beforeFirstEncounter()
      .at('scout', 'laboratory')
      .item('scout', 'comms-key')
      .is('captain', { signal: true })
      .is('scout', { signal: true })
      .cards('scout', 1)
      .play()
    expect(game.ways('comms-key')).toEqual(['1-personal', '1-corporate'])
    game.act('comms-key:1-corporate')
    const seen = (reader: 'scout' | 'soldier' | null) =>
      game.view(reader).players[1].objectives.map(({ id }) => id)
    expect(seen('scout')).toEqual([null, 'necroscopy'])
    expect(seen('soldier')).toEqual([null, null])
    expect(seen(null)).toEqual([null, null])
    expect(game.log('looks-at-objective')[0].params).toMatchObject({ owner: 1, kind: 'corporate' })
    expect(JSON.stringify(game.log(undefined, 'captain'))).not.toContain('necroscopy')
    expect(cardPlace(game, 'comms-key')).toBe('red discard')
  })

  test('comms-key: an Objective that one knows already is not offered', () => {
    const game = position('scout', 'captain')
      .beforeFirstEncounter()
      .at('scout', 'laboratory')
      .item('scout', 'comms-key')
      .is('captain', { signal: true })
      .with((s) => s.players[1].objectives[0].seen.push(0))
      .cards('scout', 1)
      .play()
    expect(game.ways('comms-key')).toEqual(['1-corporate'])
  })

  test('comms-key needs a working Computer and a Signal', () => {
    const at = (tile: string) =>
      position('scout', 'captain').at('scout', tile).item('scout', 'comms-key').cards('scout', 1)
    expect(at('laboratory').play().why('comms-key')).toBe('no-target')
    const signalled = at('armory').is('captain', { signal: true }).play()
    expect(signalled.why('comms-key')).toBe('no-computer')
    const broken = at('laboratory').is('captain', { signal: true }).malfunction('laboratory')
    expect(broken.play().why('comms-key')).toBe('no-computer')
  })

  test('evacuation-key locks or unlocks one pod of the section, occupied or not', () => {
    const game = position('scout', 'captain', 'soldier')
      .at('scout', 'evacuation-a')
      .item('scout', 'evacuation-key')
      .unlocked(3)
      .inPod('soldier', 3)
      .malfunction('evacuation-a')
      .cards('scout', 1)
      .play()
    expect(game.ways('evacuation-key')).toEqual(['1', '3'])
    game.act('evacuation-key:3')
    expect(game.view(null).pods.map((pod) => pod.locked)).toEqual([true, true, true])
    expect(cardPlace(game, 'evacuation-key')).toBe('red discard')
    const launched = position('scout', 'captain', 'soldier')
      .at('scout', 'evacuation-a')
      .item('scout', 'evacuation-key')
      .with((state) => {
        own(state).pods[0].gone = true
      })
      .cards('scout', 1)
      .play()
    expect(launched.ways('evacuation-key')).toEqual(['3'])
    const elsewhere = position('scout', 'captain')
      .at('scout', 'armory')
      .item('scout', 'evacuation-key')
      .cards('scout', 1)
      .play()
    expect(elsewhere.why('evacuation-key')).toBe('no-pod-here')
  })

  test('self-destruct-key starts the sequence, and stops it until it is on yellow', () => {
    const at = (tile: string, square = -1) =>
      position('scout', 'captain', 'soldier')
        .at('scout', tile)
        .item('scout', 'self-destruct-key')
        .cards('scout', 1)
        .selfDestruct(square)
    const started = at('laboratory').play().act('self-destruct-key')
    expect(started.view(null).selfDestruct).toBe(0)
    expect(cardPlace(started, 'self-destruct-key')).toBe('red discard')
    const stopped = at('laboratory', 2).play().act('self-destruct-key')
    expect(stopped.view(null).selfDestruct).toBe(-1)
    expect(at('laboratory', 3).play().why('self-destruct-key')).toBe('no-return')
    expect(at('armory').play().why('self-destruct-key')).toBe('no-computer')
    const asleep = at('laboratory').out('captain', 'hibernating').play()
    expect(asleep.why('self-destruct-key')).toBe('hibernating')
  })
})
