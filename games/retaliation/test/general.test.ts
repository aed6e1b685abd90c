import { describe, expect, test } from 'vitest'
import { BASIC_ACTIONS } from '../actions/basic.ts'
import { SLOTS } from '../facility.ts'
import { INTRUDER_TYPES, sizeOf } from '../kinds.ts'
import { PRINTED } from '../packs.ts'
import { retaliation } from './position.ts'

describe('general terms', () => {
  test('RET-GEN-03 RET-INTR-01: four types of one race, from largest to smallest', () => {
    expect(INTRUDER_TYPES.map((type) => sizeOf(type))).toEqual([4, 3, 2, 1])
    expect(INTRUDER_TYPES).toEqual(['queen', 'drone', 'adult', 'larva'])
  })

  test('RET-GEN-04 RET-MAP-03: Characters, Intruders and the Robot are models: the first and the last stand in Rooms, Intruders also in Corridors', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .robot('military-robot', 'armory')
      .horde(204, 'adult')
      .intruder('adult', 'landing-zone')
      .play()
    const { players, intruders, robot } = game.view(null)
    expect(players[0].room).toBe(9)
    expect(robot.room).toBe(10)
    expect(intruders).toEqual([
      { name: 'adult-1', type: 'adult', room: -1, corridor: 23, hits: 0 },
      { name: 'adult-2', type: 'adult', room: 9, corridor: -1, hits: 0 },
    ])
  })

  test('RET-GEN-05 RET-INFO-09: everybody sees the boards of all, but not what lies in a Backpack', () => {
    const game = retaliation('recon', 'officer')
      .wound('recon', 'leg')
      .item('recon', 'utility-vest')
      .item('recon', 'tools')
      .belt('recon', 'medpack')
      .is('recon', { larva: true, data: true, suffocating: true, oxygen: 0 })
      .play()
    const seen = game.view('officer').players[0]
    expect(seen).toMatchObject({
      character: 'recon',
      number: 1,
      health: 3,
      oxygen: 0,
      suffocating: true,
      wounds: ['leg'],
      larva: true,
      data: true,
      belt: ['medpack', null, null, null],
    })
    expect(seen.armor!.id).toBe('utility-vest')
    expect(seen.hands[0][0].id).toBe('assault-rifle')
    expect(seen.backpack.map(({ id }) => id)).toEqual([null])
  })

  test('RET-GEN-08: all Characters choose from the same Basic Actions', () => {
    for (const character of Object.keys(PRINTED.characters)) {
      const game = retaliation(character).cards(character, 5).play()
      expect(game.options().filter((id) => id.startsWith('move:'))).toEqual([
        'move:104',
        'move:204',
        'move:304',
      ])
    }
    expect(BASIC_ACTIONS.map(({ id, cost, calm }) => [id, cost, calm])).toEqual([
      ['move', 1, false],
      ['cautious-move', 2, true],
      ['secure', 1, true],
      ['shoot', 1, false],
      ['burst', 1, false],
      ['melee', 1, false],
      ['activate-robot', 1, true],
      ['trade', 1, true],
      ['use-gear', 1, false],
    ])
  })

  test('RET-INFO-06: nobody sees the Robot card before it is revealed', () => {
    const game = retaliation('recon', 'officer').play()
    expect([game.view('recon').robot.id, game.view(null).robot.id]).toEqual([null, null])
  })

  test('RET-INFO-10: faces in every discard pile, numbers of every deck and hand', () => {
    const game = retaliation('recon', 'officer')
      .discard('recon', 'search', 'infected')
      .cards('recon', 2)
      .play()
    const seen = game.view('officer').players[0]
    expect(seen.discard).toEqual(['re-search', { infected: null }])
    expect([seen.handSize, seen.deckSize, seen.hand]).toEqual([2, 7, null])
  })

  test('RET-MAP-02 RET-MAP-12: every slot is in one Section; random Rooms turn up in any', () => {
    expect(SLOTS.map(({ section }) => section).filter((section) => section === 'A')).toHaveLength(8)
    const game = retaliation('recon')
      .exploration(3)
      .tiles('?', 'nest')
      .tiles('?', 'armory')
      .cards('recon', 2)
      .dice({ tokens: ['blank'] })
      .play()
    game.act('move:204')
    expect(PRINTED.rooms[game.whereIs('recon')].type).toBe('?')
  })

  test('RET-ROOM-09 RET-SEARCH-06: Life Support Control B shows one green and one red icon', () => {
    const game = retaliation('recon')
      .room('r2c2', 'life-support-control-b')
      .at('recon', 'life-support-control-b')
      .itemDeck('green', 'stimulants')
      .itemDeck('red', 'flashbang')
      .hand('recon', 'search')
      .play()
    game.act('search')
    expect(game.options()).toEqual(['keep:stimulants#0', 'keep:flashbang#1'])
  })

  test('RET-ITEM-08: a mark without an effect changes nothing: a Melee Weapon is held like any other', () => {
    const game = retaliation('recon')
      .item('recon', 'entrenching-tool')
      .intruder('adult', 'landing-zone')
      .cards('recon', 1)
      .play()
    expect(game.ways('melee')).toEqual([
      'bare:adult-1',
      'assault-rifle:adult-1',
      'entrenching-tool:adult-1',
    ])
  })

  test('RET-INTR-02 RET-INTR-03: any number of Intruders in a Room', () => {
    const laid = retaliation('recon').room('r2c2', 'armory')
    for (let i = 0; i < 9; i++) laid.intruder('adult', 'armory')
    expect(laid.play().intrudersIn('armory')).toHaveLength(9)
  })

  test('RET-BAG-04: tokens come only from the piles', () => {
    const game = retaliation('recon')
      .phase('development')
      .dice({ tokens: ['larva'] })
      .play()
    const { bag, piles } = game.state
    expect(bag.length + Object.values(piles).flat().length).toBe(40)
  })

  test('RET-COMBAT-07 RET-EFFECT-05: others may be hurt by a side effect; what would still concern the dead is dropped', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .at('officer', 'armory')
      .is('officer', { health: 8 })
      .item('recon', 'remote-detonator')
      .secure('armory', 1)
      .cards('recon', 1)
      .play()
    game.act('remote-detonator:armory')
    expect(game.whereIs('officer')).toBe('dead')
    expect(game.whereIs('recon')).toBe('landing-zone')
  })

  test('RET-COMBAT-08: Hits are counted, however many markers there are', () => {
    const laid = retaliation('heavy-gun-operator').cards('heavy-gun-operator', 2)
    for (let i = 0; i < 31; i++) laid.intruder('adult', 'landing-zone', 1)
    const game = laid
      .dice({ shoot: [5] })
      .play()
      .act('shoot:bf-gun:adult-1')
    expect(game.intruder('adult-1')!.hits).toBe(2)
  })

  test('RET-GOLDEN-01: of two results the worse comes first: destruction before the Lander lands', () => {
    const game = retaliation('recon', 'officer')
      .round(9)
      .set({ autodestruction: { state: 'running', space: 10 } })
      .phase('cleanup')
      .play()
    expect(game.log('lander-lands')).toHaveLength(0)
    expect(game.match.result!.reason).toBe('destroyed')
  })

  test.each(['recon', 'officer'])(
    'RET-GOLDEN-02: whom an Intruder turns to that may turn to either: the first in Turn order, the %s',
    (first) => {
      const game = retaliation('recon', 'officer')
        .first(first)
        .intruder('adult', 'landing-zone')
        .phase('attacks')
        .play()
      expect(game.told('attacks', 'seat')).toEqual([game.seat(first)])
    },
  )

  test('RET-GOLDEN-03: an effect without a target acts in the own Room', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .fire('armory')
      .item('recon', 'phosphates')
      .cards('recon', 1)
      .play()
    expect(game.ways('phosphates')).not.toContain('extinguish')
  })

  test('RET-OPP-08: an Attacker that is gone before its turn is skipped and does not count', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .item('recon', 'assault-shotgun')
      .loaded('recon', 'assault-shotgun', 'ammo')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .cards('recon', 2)
      .attacks('scratch-3', 'scratch-1')
      .dice({ noise: [1] })
      .play()
    game.act('move:204', 'use:assault-shotgun')
    // The first is shot before it Attacks; two more Attack.
    expect(game.intrudersAt(204)).toHaveLength(3)
    expect(game.log('attacks')).toHaveLength(3)
    expect(game.log('attack-card')).toHaveLength(2)
  })

  test('RET-REPEL-04: farther away it goes to the lowest number that is not closer', () => {
    const game = retaliation('heavy-gun-operator')
      .room('r2c2', 'armory')
      .room('r2c4', 'server-room')
      .corridor('r2c2-r2c4', 404)
      .corridor('r2c2-r3c3', 205)
      .at('heavy-gun-operator', 'server-room')
      .robot('military-robot', 'landing-zone')
      .is('heavy-gun-operator', { data: true })
      .intruder('queen', 204)
      .queenHealth(1)
      .with((s) => {
        s.queen.hits = 4
      })
      .cards('heavy-gun-operator', 2)
      .dice({ burst: [1] })
      .play()
    game.act('activate-robot:robot-fires:204')
    // Three steps from the Server Room: only the Landing Zone is not closer.
    expect(game.intrudersIn('landing-zone')).toEqual(['queen'])
  })
})
