import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { cardPlace, inHands, isOffered } from './item-tools.ts'
import { alternatePosition, position } from './position.ts'

/** Yellow Items (components 9.2). */

test('chemicals fill one Flamethrower in hand, and nothing else', () => {
  const start = () =>
    position('scout', 'captain')
      .item('scout', 'chemicals')
      .ammo('scout', 'rifle', 0)
      .cards('scout', 1)
  const game = start().item('scout', 'flamethrower', { ammo: 0 }).play()
  expect(game.ways('chemicals')).toEqual(['flamethrower#1'])
  game.act('chemicals:flamethrower#1')
  expect(game.view(null).players[0].hands[1]).toMatchObject({ item: 'flamethrower', ammo: 4 })
  expect(cardPlace(game, 'chemicals')).toBe('yellow discard')
  expect(start().play().why('chemicals')).toBe('no-flamethrower')
  const full = start().item('scout', 'flamethrower', { ammo: 4 }).play()
  expect(full.why('chemicals')).toBe('weapon-full')
})

describe.each(['tools', 'duct-tape'])('%s', (item) => {
  test(`${item} repairs the room`, () => {
    const game = position('scout', 'captain')
      .at('scout', 'surgery')
      .malfunction('surgery')
      .item('scout', item)
      .cards('scout', 1)
      .play()
      .act(`${item}:repair-room`)
    expect(game.room('surgery').malfunction).toBe(false)
    expect(cardPlace(game, item)).toBe('yellow discard')
  })

  test(`${item} repairs or breaks the Engine of the room, in secret but for a change of order`, () => {
    const start = (tile: string) =>
      position('scout', 'captain')
        .at('scout', tile)
        .at('captain', tile)
        .malfunction(tile)
        .engines(true, false, true)
        .item('scout', item)
        .cards('scout', 1)
        .play()
    expect(start('armory').ways(item)).not.toContain('turn-engine')
    const game = start('engine-2').act(`${item}:turn-engine`)
    expect(game.view('scout').engines).toEqual([null, false, null])
    expect(game.view('captain').engines).toEqual([null, null, null])
    expect(game.asked).toEqual(['scout'])
    game.choose('change-order')
    expect(own(game.state).engines[1].working).toBe(true)
    expect(game.room('engine-2').malfunction).toBe(true)
    expect(game.view('captain').engines).toEqual([null, null, null])
    expect(game.log('engine-order-changed', 'captain')).toHaveLength(1)
    expect(game.log('sees-engine', 'captain')).toEqual([])
    const kept = start('engine-2').act(`${item}:turn-engine`, 'keep-order')
    expect(own(kept.state).engines[1].working).toBe(false)
    expect(kept.log('engine-order-kept', 'captain')).toHaveLength(1)
  })
})

test('tools open or close one door of the room; duct-tape does not', () => {
  const start = (item: string) =>
    position('scout', 'captain')
      .item('scout', item)
      .door('c-8-11', 'closed')
      .door('c-6-11', 'destroyed')
      .cards('scout', 1)
      .play()
  expect(start('tools').ways('tools').sort()).toEqual([
    'turn-door:c-11-14',
    'turn-door:c-11-15',
    'turn-door:c-8-11',
  ])
  expect(start('tools').act('tools:turn-door:c-8-11').corridor('c-8-11').door).toBe('open')
  expect(start('tools').act('tools:turn-door:c-11-14').corridor('c-11-14').door).toBe('closed')
  expect(isOffered(start('duct-tape'), 'duct-tape')).toBe(false)
})

test('duct-tape binds two Heavy Items in hand to one hand', () => {
  const game = position('scout', 'captain')
    .item('scout', 'duct-tape')
    .item('scout', 'fire-extinguisher')
    .cards('scout', 2)
    .play()
    .act('duct-tape:bind:rifle+fire-extinguisher#0')
    .act('pick-up:corpse')
  expect(game.log('binds')).toMatchObject([
    { params: { seat: 0, item: 'rifle', other: 'fire-extinguisher' }, rule: 'NEM-ITEM-15' },
  ])
  expect(inHands(game, 0)).toEqual(['rifle', 'fire-extinguisher', 'corpse'])
  const [one, two] = game.view('captain').players[0].hands
  expect(one.bound).toBe(two.bound)
  expect(one.bound).toBeGreaterThan(0)
  expect(cardPlace(game, 'duct-tape')).toBe('yellow discard')
})

describe('fire-extinguisher', () => {
  const start = () =>
    position('scout', 'captain')
      .item('scout', 'fire-extinguisher')
      .cards('scout', 1)
      .intruder('adult', 'hibernatorium')
      .intruder('queen', 'hibernatorium', { injuries: 3 })

  test('fire-extinguisher is Heavy, and puts the fire of the room out, in combat too', () => {
    const game = start().fire('hibernatorium', 'cockpit').play()
    expect(inHands(game, 0)).toEqual(['rifle', 'fire-extinguisher'])
    expect(game.ways('fire-extinguisher')).toEqual(['extinguish', 'spray:adult-1', 'spray:queen-2'])
    game.act('fire-extinguisher:extinguish')
    expect(game.room('hibernatorium').fire).toBe(false)
    expect(game.room('cockpit').fire).toBe(true)
    expect(game.lair('adult-1')).toBe('hibernatorium')
    expect(inHands(game, 0)).toEqual(['rifle'])
    expect(cardPlace(game, 'fire-extinguisher')).toBe('yellow discard')
  })

  test('fire-extinguisher makes one Intruder of the user’s choice retreat, unhurt', () => {
    const game = start().fire('hibernatorium').events('hunt-2').play()
    game.act('fire-extinguisher:spray:queen-2')
    expect(game.lair('queen-2')).toBe('monitoring-room')
    expect(game.intruder('queen-2')?.injuries).toBe(3)
    expect(game.lair('adult-1')).toBe('hibernatorium')
    expect(game.room('hibernatorium').fire).toBe(true)
    expect(game.log('kill-check')).toEqual([])
  })

  test('fire-extinguisher: with Susceptibility to Phosphates 1 damage comes before the one retreat', () => {
    const weak = () => start().weakness('egg', 'susceptibility-to-phosphates').events('hunt-2')
    const alive = weak().attacks('scratch-4').play().act('fire-extinguisher:spray:adult-1')
    expect(alive.intruder('adult-1')).toMatchObject({ injuries: 1 })
    expect(alive.lair('adult-1')).toBe('monitoring-room')
    const arrow = weak().attacks('claws-4').play().act('fire-extinguisher:spray:adult-1')
    expect(arrow.log('retreats')).toHaveLength(1)
    expect(arrow.lair('adult-1')).toBe('monitoring-room')
  })

  test('fire-extinguisher has nothing to do without fire or Intruders', () => {
    const game = position('scout', 'captain')
      .item('scout', 'fire-extinguisher')
      .cards('scout', 1)
      .fire('cockpit')
      .intruder('adult', 'shower-room')
      .play()
    expect(isOffered(game, 'fire-extinguisher')).toBe(false)
  })
})

test.each([
  ['clothes-yellow', 'yellow'],
  ['clothes-green', 'green'],
])('%s wash the slime off, or dress one Serious Wound', (item, colour) => {
  const start = () =>
    position('scout', 'captain')
      .item('scout', item)
      .is('scout', { slime: true, lightWounds: 1 })
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-hand', true)
      .wound('scout', 'wound-body')
      .cards('scout', 1)
      .play()
  expect(start().ways(item)).toEqual(['remove-slime', 'dress:wound-leg', 'dress:wound-body'])
  const washed = start().act(`${item}:remove-slime`)
  expect(washed.view(null).players[0]).toMatchObject({ slime: false, lightWounds: 1 })
  expect(washed.view(null).players[0].wounds.map((wound) => wound.dressed)).toEqual([
    false,
    true,
    false,
  ])
  const dressed = start().act(`${item}:dress:wound-body`)
  expect(dressed.view(null).players[0].slime).toBe(true)
  expect(dressed.view(null).players[0].wounds.map((wound) => wound.dressed)).toEqual([
    false,
    true,
    true,
  ])
  expect(cardPlace(dressed, item)).toBe(`${colour} discard`)
  const well = position('scout', 'captain').item('scout', item).cards('scout', 1).play()
  expect(well.why(item)).toBe('no-slime')
})

test('energy-charge-yellow does what the red one does', () => {
  const start = () =>
    position('scout', 'captain')
      .item('scout', 'energy-charge-yellow')
      .ammo('scout', 'rifle', 1)
      .door('c-8-11', 'closed')
      .cards('scout', 1)
      .play()
  const charged = start().act('energy-charge-yellow:charge-weapon:rifle#0')
  expect(charged.view(null).players[0].hands[0].ammo).toBe(4)
  expect(cardPlace(charged, 'energy-charge-yellow')).toBe('yellow discard')
  expect(start().act('energy-charge-yellow:turn-door:c-8-11').corridor('c-8-11').door).toBe('open')
})

describe('technical-corridor-plans', () => {
  test('technical-corridor-plans lead to any other entrance, explored or not, and no pass follows', () => {
    const game = position('scout', 'captain')
      .at('scout', 'shower-room')
      .unexplored('nest', 'fire-1')
      .item('scout', 'technical-corridor-plans')
      .cards('scout', 2)
      .dice({ noise: [4] })
      .play()
    expect(game.ways('technical-corridor-plans')).toEqual(['2', '4', '5', '9', '15', '19', '21'])
    game.act('technical-corridor-plans:9')
    expect(game.whereIs('scout')).toBe('nest')
    expect(game.room('nest')).toMatchObject({ explored: true, fire: true })
    expect(game.noise).toEqual(['c-8-9'])
    expect(game.decision()).toMatchObject({ prompt: 'action', seat: 0, params: { taken: 1 } })
    expect(cardPlace(game, 'technical-corridor-plans')).toBe('yellow discard')
  })

  test('technical-corridor-plans need an entrance, and stay in their own network', () => {
    const outside = position('scout', 'captain')
      .item('scout', 'technical-corridor-plans')
      .cards('scout', 1)
      .play()
    expect(outside.why('technical-corridor-plans')).toBe('no-entrance')
    const red = alternatePosition('scout', 'captain')
      .at('scout', 'evacuation-a')
      .item('scout', 'technical-corridor-plans')
      .cards('scout', 1)
      .play()
    expect(red.ways('technical-corridor-plans')).toEqual(['2', '14', '20'])
  })
})

describe('space-suit', () => {
  const start = () =>
    position('scout', 'captain')
      .at('scout', 'generator')
      .unexplored('comms-room')
      .door('c-2-6', 'closed')
      .door('c-1-2', 'closed')
      .item('scout', 'space-suit')
      .hand('scout', 'search', 'rest', 'demolition', 'infected')
      .dice({ noise: [3] })

  test('space-suit: all Action cards are discarded for the way to another explored yellow room', () => {
    const game = start().play()
    expect(game.ways('space-suit')).toEqual(['2', '7', '15'])
    game.act('space-suit:2')
    expect(game.whereIs('scout')).toBe('fire-control')
    expect(game.view('scout').players[0].hand).toEqual(['contamination'])
    expect(game.view('captain').players[0].discard.slice().sort()).toEqual([
      'demolition',
      'rest',
      'search',
    ])
    expect(game.noise).toEqual(['c-1-2'])
    expect(cardPlace(game, 'space-suit')).toBe('yellow discard')
  })

  test('space-suit: the hand lies open for all, so the way cannot be taken back', () => {
    const met = start().at('captain', 'fire-control').play().act('space-suit:2')
    expect(met.log('noise-roll')).toEqual([])
    expect(met.match.undoStop(0)).not.toBeNull()
  })

  test('space-suit: no noise where somebody is, and none from a room that is not yellow', () => {
    const met = start().at('captain', 'fire-control').play().act('space-suit:2')
    expect(met.log('noise-roll')).toEqual([])
    expect(start().at('scout', 'armory').play().why('space-suit')).toBe('not-yellow')
  })
})

describe('nemesis-plans', () => {
  test('nemesis-plans show two unexplored tiles, without their tokens, to the user alone', () => {
    const game = position('scout', 'captain')
      .unexplored('surgery', 'danger-2')
      .unexplored('nest', 'fire-1')
      .unexplored('armory', 'slime-4')
      .item('scout', 'nemesis-plans')
      .cards('scout', 1)
      .play()
      .choose('nemesis-plans')
    expect(game.decision()).toMatchObject({ prompt: 'look-at-rooms', min: 2, max: 2 })
    expect(game.options()).toEqual(['look-at-room:9', 'look-at-room:17', 'look-at-room:18'])
    game.pick('look-at-room:9', 'look-at-room:17').settle()
    const seen = (reader: 'scout' | 'captain' | null) =>
      [8, 16, 17].map((place) => game.view(reader).rooms[place].tile)
    expect(seen('scout')).toEqual(['nest', 'surgery', null])
    expect(seen('captain')).toEqual([null, null, null])
    expect(seen(null)).toEqual([null, null, null])
    expect(game.view('scout').rooms.filter(({ token }) => token !== null)).toEqual([])
    expect(JSON.stringify(game.log(undefined, 'captain'))).not.toContain('surgery')
    expect(cardPlace(game, 'nemesis-plans')).toBe('yellow discard')
  })

  test('nemesis-plans show the only one that is left, and need one', () => {
    const start = () =>
      position('scout', 'captain').item('scout', 'nemesis-plans').cards('scout', 1)
    const one = start().unexplored('surgery').play().choose('nemesis-plans')
    one.pick('look-at-room:17').settle()
    expect(one.view('scout').rooms[16].tile).toBe('surgery')
    expect(start().play().why('nemesis-plans')).toBe('all-explored')
  })

  test('NEM-COST-11 nemesis-plans: the rooms are named before they are paid for; cancelled, nobody looks', () => {
    const game = position('scout', 'captain')
      .unexplored('surgery', 'fire-1')
      .unexplored('nest', 'fire-2')
      .item('scout', 'nemesis-plans')
      .cards('scout', 1)
      .hand('captain', 'interruption')
      .play()
      .choose('nemesis-plans')
      .pick('look-at-room:9', 'look-at-room:17')
    expect(game.prompt).toBe('pay')
    game.pick('pay:search#0').choose('interruption')
    expect(game.view('scout').rooms[8].tile).toBeNull()
    expect(cardPlace(game, 'nemesis-plans')).toBe('inventory')
  })
})
