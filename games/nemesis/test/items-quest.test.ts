import { describe, expect, test } from 'vitest'
import { cardPlace, costOf, inHands } from './item-tools.ts'
import { position } from './position.ts'

/** What active Quest Items are used for (components 8.10); how they are activated is with the Quests. */

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
    // The Captain is First Player now, then comes the Pilot.
    expect(game.told('attack', 'intruder')).toEqual(['larva-2', 'adult-1'])
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
  expect([door('c-15-18'), door('c-11-15'), door('c-15-16')]).toEqual([
    'closed',
    'open',
    'destroyed',
  ])
  expect(game.view(null).rooms[14].explored).toBe(false)
  expect(game.state.removed).toEqual(['security-key'])
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
