import { NONE } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { lockdown, type Position } from './position.ts'

/** Action cards of the Hacker and of the Xenobiologist (components 8.3, 8.4). */

/** The Hacker in a room with these cards, the Sentry elsewhere. */
function hacker(tile: string, ...cards: string[]): Position {
  return lockdown('hacker', 'sentry')
    .at('hacker', tile)
    .at('sentry', 'alert-room')
    .hand('hacker', ...cards)
}

describe('bypass', () => {
  test('LOCK-POWER-08 bypass: the token of any section or of the Elevator turns, either way', () => {
    const game = hacker('archive', 'bypass', 'search').power('s2', false).play()
    expect(game.ways('bypass')).toEqual(['s1', 's2', 's3', 'elevator'])
    const said = game.decision().options.filter(({ id }) => id.startsWith('bypass:'))
    expect(said.map(({ label }) => label)).toEqual([
      'cut-power',
      'power-up',
      'cut-power',
      'cut-power',
    ])
    expect(said.map(({ targets }) => targets![0])).toEqual(
      ['s1', 's2', 's3', 'elevator'].map((id) => ({ kind: 'power', id })),
    )
    game.act('bypass:elevator')
    expect(game.view(null).power.elevator.on).toBe(false)
    const on = hacker('archive', 'bypass', 'search').dark().play().act('bypass:s1')
    expect(on.view(null).power.s1.on).toBe(true)
  })

  test('LOCK-COMPUTER-04 bypass: only at a working computer', () => {
    expect(hacker('guard-room', 'bypass', 'search').play().ways('bypass')).toEqual([])
    const broken = hacker('archive', 'bypass', 'search').malfunction('archive').play()
    expect(broken.why('bypass')).toBe('no-computer')
  })
})

describe('remote-access', () => {
  test('LOCK-COMPUTER-02 remote-access: an effect of the face-up card for nothing, without power', () => {
    const game = hacker('archive', 'remote-access', 'search')
      .dark()
      .computer('logistics', 'surveillance')
      .play()
    expect(game.ways('remote-access')).toContain('learn')
    game.act('remote-access:learn')
    expect(game.ownOf('hacker').knowledge).toBe(2)
    expect(game.player('hacker').hand).toEqual([])
    expect(game.view(null).computer).toBe('surveillance')
  })

  test('remote-access: only at a working computer', () => {
    expect(hacker('guard-room', 'remote-access', 'search').play().ways('remote-access')).toEqual([])
  })

  test('remote-access: what an effect still asks is asked', () => {
    const game = hacker('archive', 'remote-access', 'search')
      .computer('door-control', 'logistics')
      .door('c33', 'closed')
      .door('c34', 'closed')
      .play()
    game.choose('remote-access:open-doors').pick('open-one:c34').settle()
    expect(game.corridor('c34').door).toBe('open')
    expect(game.corridor('c33').door).toBe('closed')
  })
})

describe('data-breach', () => {
  const breach = () =>
    hacker('archive', 'data-breach').holds('sentry', 'red', 'blue').unexplored('nest', 'slime-3')

  test('LOCK-CONTIN-05 data-breach: a token of another player, in any section', () => {
    const game = breach().play()
    expect(game.ways('data-breach')).toEqual([
      'look-at-contingency:1-1',
      'look-at-contingency:1-2',
      'look-at-room:8',
    ])
    game.act('data-breach:look-at-contingency:1-1')
    expect(game.view('hacker').players[1].contingencies).toEqual(['red', null])
    expect(game.view(null).players[1].contingencies).toEqual([null, null])
  })

  test('LOCK-GEN-15 data-breach: or an unexplored room and its token', () => {
    const game = breach().play().act('data-breach:look-at-room:8')
    expect(game.log('sees-room', 'hacker')[0].params).toMatchObject({ tile: 'nest' })
    expect(game.log('sees-token', 'hacker')[0].params).toMatchObject({ token: 'slime-3' })
    expect(game.log('sees-room', 'sentry')).toEqual([])
  })

  test('data-breach: only at a working computer', () => {
    expect(hacker('guard-room', 'data-breach').play().ways('data-breach')).toEqual([])
  })
})

/** The Xenobiologist in a room with these cards, the Hacker elsewhere. */
function biologist(tile: string, ...cards: string[]): Position {
  return lockdown('xenobiologist', 'hacker')
    .at('xenobiologist', tile)
    .at('hacker', 'alert-room')
    .hand('xenobiologist', ...cards)
}

describe('vivisection', () => {
  test.each([
    [1, 1],
    [2, 2],
    [5, 3],
    [8, 5],
  ])('vivisection: with %i Knowledge %i damage, without a die', (knowledge, damage) => {
    const game = biologist('repository', 'vivisection', 'search', 'rest')
      .knowledge('xenobiologist', knowledge)
      .intruder('breeder', 'repository')
      .attacks('slash-4', 'slash-3')
      .play()
      .act('vivisection:breeder-1')
    expect(game.told('injured', 'injuries')).toEqual([damage])
    expect(game.log('combat-roll')).toEqual([])
  })

  test('vivisection: it costs 2 more cards, and an Intruder', () => {
    const game = biologist('repository', 'vivisection', 'search').intruder('larva', 'repository')
    expect(game.play().ways('vivisection')).toEqual([])
    const calm = biologist('repository', 'vivisection', 'search', 'rest').play()
    expect(calm.forbidden('vivisection')).toBe('LOCK-COST-10')
  })
})

describe('field-experience', () => {
  const student = () => biologist('repository', 'field-experience')

  test('LOCK-KNOW-03 field-experience: 1 Knowledge beside an Intruder or an Object', () => {
    const gained = (base: Position) =>
      base.play().act('field-experience').ownOf('xenobiologist').knowledge
    expect(gained(student().intruder('larva', 'repository'))).toBe(2)
    expect(gained(student().object('repository', 'carcass'))).toBe(2)
    expect(gained(student().at('hacker', 'repository').carrying('hacker', 'egg'))).toBe(2)
    expect(gained(biologist('nest', 'field-experience'))).toBe(2)
    expect(student().play().forbidden('field-experience')).toBe('LOCK-KNOW-03')
  })

  test('LOCK-KNOW-05 field-experience: not beyond the last space of the track', () => {
    const game = student().knowledge('xenobiologist', 8).object('repository', 'carcass').play()
    expect(game.forbidden('field-experience')).toBe('LOCK-KNOW-05')
  })
})

describe('pheromones', () => {
  const scent = (knowledge: number) =>
    biologist('guard-room', 'pheromones', 'search').knowledge('xenobiologist', knowledge)

  test('LOCK-KNOW-04 pheromones: from 3 Knowledge on all noise around the room goes', () => {
    const noisy = (knowledge: number) => scent(knowledge).noise('c18', 'c21', 'technical-1', 'c20')
    expect(noisy(2).play().forbidden('pheromones')).toBe('LOCK-KNOW-04')
    const game = noisy(3).play().act('pheromones:hush')
    expect(game.noise).toEqual(['c20'])
  })

  test('LOCK-KNOW-04 pheromones: from 5 on a small Intruder of the room retreats', () => {
    const fight = (knowledge: number) =>
      scent(knowledge)
        .intruder('adult', 'guard-room')
        .intruder('breeder', 'guard-room')
        .events('brood-guard')
    expect(fight(4).play().ways('pheromones')).toEqual([])
    const game = fight(5).play()
    expect(game.ways('pheromones')).toEqual(['repel:adult-1'])
    game.act('pheromones:repel:adult-1')
    expect(game.lair('adult-1')).toBe('repository')
  })

  test('LOCK-KNOW-04 pheromones: from 7 on an Intruder next door goes where one likes', () => {
    const near = (knowledge: number) => scent(knowledge).intruder('queen', 'emergency-room')
    expect(near(6).play().ways('pheromones')).toEqual([])
    const game = near(7).play()
    expect(game.ways('pheromones').sort()).toEqual([
      'herd:queen-1:c20',
      'herd:queen-1:c21',
      'herd:queen-1:c24',
    ])
    game.act('pheromones:herd:queen-1:c24')
    expect(game.lair('queen-1')).toBe('staircase-2')
  })

  test('pheromones: a closed Door is destroyed instead, an entrance takes it off the board', () => {
    const shut = scent(7).intruder('adult', 'laboratory').door('c14', 'closed').play()
    expect(shut.act('pheromones:herd:adult-1:c14').corridor('c14').door).toBe('destroyed')
    expect(shut.lair('adult-1')).toBe('laboratory')
    const gone = scent(7).intruder('adult', 'laboratory').play()
    expect(gone.act('pheromones:herd:adult-1:technical-1').lair('adult-1')).toBe('gone')
  })

  test('pheromones: not one that fights, nor one behind a closed Door', () => {
    const fight = scent(7).at('hacker', 'laboratory').intruder('adult', 'laboratory').play()
    expect(fight.ways('pheromones')).toEqual([])
    const shut = scent(7).intruder('adult', 'laboratory').door('c23', 'closed').play()
    expect(shut.ways('pheromones')).toEqual([])
  })
})

describe('specimen-handling', () => {
  test('LOCK-COST-15 specimen-handling: an Object without paying, and a card', () => {
    const game = biologist('repository', 'specimen-handling').object('repository', 'carcass').play()
    game.act('specimen-handling:carcass')
    expect(game.player('xenobiologist').hands).toEqual([{ object: 'carcass' }])
    expect(game.player('xenobiologist').hand).toHaveLength(1)
    const nothing = biologist('repository', 'specimen-handling').play()
    expect(nothing.why('specimen-handling')).toBe('no-object')
  })
})

test('the Pilot of this box: facility-knowledge, old-hand and rover-driver', () => {
  const pilot = (tile: string, card: string) =>
    lockdown('pilot', 'hacker').at('pilot', tile).at('hacker', 'laboratory').hand('pilot', card)
  const seen = pilot('staircase-1', 'facility-knowledge').unexplored('nest').play()
  expect(seen.ways('facility-knowledge').sort()).toEqual([
    'look-at-room:8',
    'turn-door:c11',
    'turn-door:c12',
  ])
  seen.act('facility-knowledge:look-at-room:8')
  expect(seen.log('sees-room', 'pilot')).toHaveLength(1)
  expect(seen.log('sees-token', 'pilot')).toEqual([])
  const hand = pilot('guard-room', 'old-hand').play().act('old-hand:guard-room:taser')
  expect(hand.player('pilot').inventory.map(({ id }) => id)).toEqual(['taser'])
  expect(pilot('archive', 'old-hand').play().why('old-hand')).toBe('computer-here')
  const ride = pilot('elevator-2', 'old-hand').elevatorAt('elevator-2').play()
  ride.act('old-hand:elevator-2:ride-elevator:18')
  expect(ride.whereIs('pilot')).toBe('elevator-1')
  // At a computer, or in the Exit Airlock.
  const sent = pilot('archive', 'rover-driver').play().act('rover-driver:send-rover:bunker')
  expect(sent.view(null).rover).toBe(NONE)
  expect([sent.log('rover-to-bunker').length, sent.log('rover').length]).toEqual([1, 0])
  expect(pilot('guard-room', 'rover-driver').play().ways('rover-driver')).toEqual([])
  const away = pilot('vent-control', 'rover-driver').gateOpen().play()
  expect(away.ways('rover-driver')).toEqual(['send-rover:bunker', 'drive-to-bunker'])
  expect(away.act('rover-driver:drive-to-bunker').whereIs('pilot')).toBe('bunker')
})
