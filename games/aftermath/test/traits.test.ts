import { describe, expect, test } from 'vitest'
import { classic, Position } from './position.ts'

/** TRAIT: the Traits of the Characters of Nemesis. */

const costs = (position: Position) =>
  Object.fromEntries(
    position
      .play()
      .decision()
      .options.map(({ id, params }) => [id, params?.cost]),
  )

const plainly = (...crew: string[]) => new Position(crew, { play: 'classic', traits: false })

describe('trait-captain', () => {
  const round = (position: Position) => position.phase('round').play().player('captain').hand.length

  test('AFT-TRAIT-01 one card more in company', () => {
    expect(round(classic('captain', 'scout'))).toBe(6)
    expect(round(classic('captain', 'scout').at('scout', 'cockpit'))).toBe(5)
    expect(round(plainly('captain', 'scout'))).toBe(5)
    const inPods = classic('captain', 'scout', 'soldier').inPod('captain', 1).inPod('scout', 1)
    expect(round(inPods)).toBe(5)
  })

  test('AFT-TRAIT-01 two cards less when another dies, of the own choice', () => {
    const game = classic('scout', 'captain', 'soldier')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-leg')
      .wound('scout', 'wound-arm')
      .hand('captain', 'search', 'rest', 'order')
      .fire('hibernatorium')
      .play()
      .pass()
    expect([game.asked, game.prompt]).toEqual([['captain'], 'bereaved'])
    expect(game.decision()).toMatchObject({ min: 2, max: 2 })
    game.pick('card:search#0', 'card:order#2')
    expect(game.player('captain').hand).toEqual(['rest'])
  })
})

describe('trait-pilot', () => {
  test('AFT-TRAIT-01 Cockpit and Engines cost 1', () => {
    const cockpit = costs(classic('pilot', 'scout').at('pilot', 'cockpit').cards('pilot', 3))
    expect(cockpit).toMatchObject({ 'cockpit:check-coordinates': 1, 'careful-move:c-1-2': 2 })
    const engine = costs(classic('pilot', 'scout').at('pilot', 'engine-2').cards('pilot', 3))
    expect(engine['engine-2']).toBe(1)
    const comms = costs(classic('pilot', 'scout').at('pilot', 'comms-room').cards('pilot', 3))
    expect(comms['comms-room']).toBe(2)
    expect(costs(plainly('pilot').at('pilot', 'engine-2').cards('pilot', 3))['engine-2']).toBe(2)
  })

  test('AFT-TRAIT-01 Melee costs 2', () => {
    const fighting = classic('pilot', 'scout').intruder('adult', 'hibernatorium').cards('pilot', 3)
    expect(costs(fighting)).toMatchObject({ 'melee:adult-1': 2, 'move:c-6-11': 1 })
  })
})

describe('trait-scientist', () => {
  test('AFT-TRAIT-01 once a round one card is scanned for nothing, and nothing comes of it', () => {
    const game = classic('scientist', 'scout')
      .hand('scientist', 'infected', 'clean', 'search')
      .play()
    game.choose('cold-analysis')
    expect(game.player('scientist')).toMatchObject({ larva: false })
    expect(game.player('scientist').hand).toHaveLength(3)
    expect(game.log('scans', 'scientist')).toMatchObject([{ params: { infected: 1, clean: 0 } }])
    expect(game.options()).not.toContain('cold-analysis')
    expect(game.view(null).turn.taken).toBe(0)
    expect(game.view('scientist').players[0].hand).toEqual([
      'contamination-infected',
      'contamination',
      'search',
    ])
  })

  test('AFT-TRAIT-01 again in the next round; not without a card to scan', () => {
    const game = classic('scientist').hand('scientist', 'clean').play()
    game.choose('cold-analysis')
    expect(game.ownOf('scientist').traitUsed).toBe(true)
    const round = classic('scientist')
      .with((s) => {
        ;(s.players[0].own as { traitUsed: boolean }).traitUsed = true
      })
      .phase('round')
      .play()
    expect(round.ownOf('scientist').traitUsed).toBe(false)
    expect(classic('scientist').cards('scientist', 2).play().options()).not.toContain(
      'cold-analysis',
    )
  })

  test('AFT-TRAIT-01 the basic Shoot costs 2', () => {
    const fighting = classic('scientist').intruder('adult', 'hibernatorium').cards('scientist', 3)
    expect(costs(fighting)).toMatchObject({ 'shoot:pistol#0:adult-1': 2, 'move:c-6-11': 1 })
  })
})

describe('trait-scout', () => {
  test('AFT-TRAIT-01 the first Careful Movement of a round costs 1', () => {
    const game = classic('scout', 'soldier').cards('scout', 5).play()
    const price = () =>
      game.decision().options.find(({ id }) => id === 'careful-move:c-6-11')?.params?.cost
    expect(price()).toBe(1)
    game.act('careful-move:c-6-11', 'noise:c-2-6')
    expect([game.whereIs('scout'), price()]).toEqual(['turret-room', 2])
    const walking = classic('scout', 'soldier')
      .cards('scout', 5)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-6-11')
    expect(walking.ownOf('scout').traitUsed).toBe(false)
  })

  test('AFT-TRAIT-01 the Inventory holds 4 Items', () => {
    const game = classic('scout', 'soldier')
      .at('scout', 'armory')
      .item('scout', 'tools')
      .item('scout', 'medkit')
      .item('scout', 'bandages')
      .item('scout', 'duct-tape')
      .hand('scout', 'search')
      .itemDeck('red', 'grenade', 'energy-charge')
      .play()
      .act('search:red', 'keep-item:grenade#0')
    expect(game.prompt).toBe('drop-one')
    game.choose(game.options()[0])
    expect(game.player('scout').inventory).toHaveLength(4)
  })

  test('AFT-TRAIT-01 NEM-TRADE-07 who is given a fifth Item drops one', () => {
    const game = classic('scout', 'soldier')
      .item('scout', 'tools')
      .item('scout', 'medkit')
      .item('scout', 'bandages')
      .item('scout', 'duct-tape')
      .item('soldier', 'grenade')
      .cards('scout', 4)
      .play()
      .act('trade', 'trade-with:1')
    game.pick().choose('give-in-return').pick('offer:grenade#1').pick().choose('agree')
    expect([game.asked, game.prompt]).toEqual([['scout'], 'drop-one'])
    game.choose(game.options()[0])
    expect(game.player('scout').inventory).toHaveLength(4)
  })
})

describe('trait-soldier', () => {
  const shooting = (position: Position, ...combat: ('miss' | 'one')[]) =>
    position
      .intruder('adult', 'hibernatorium')
      .cards('soldier', 4)
      .attacks('scratch-4')
      .dice({ combat })
      .play()
      .act('shoot:assault-rifle#0:adult-1')

  test('AFT-TRAIT-01 one miss in a round may be rolled again', () => {
    const game = shooting(classic('soldier', 'scout'), 'miss', 'one')
    expect(game.prompt).toBe('reroll')
    game.choose('reroll-shot')
    expect(game.intruder('adult-1')!.injuries).toBe(2)
    game.dice({ combat: ['miss'] }).act('shoot:assault-rifle#0:adult-1')
    expect(game.told('combat-roll', 'face')).toEqual(['miss', 'one', 'miss'])
    expect(game.prompt).not.toBe('reroll')
  })

  test('AFT-TRAIT-01 whoever keeps the miss may roll a later one again; hits are kept', () => {
    const game = shooting(classic('soldier', 'scout'), 'miss', 'miss').choose('keep-shot')
    expect(game.intruder('adult-1')!.injuries).toBe(0)
    game.act('shoot:assault-rifle#0:adult-1')
    expect(game.prompt).toBe('reroll')
    expect(shooting(classic('soldier', 'scout'), 'one').prompt).toBe('action')
    const other = classic('scout', 'soldier')
      .intruder('adult', 'hibernatorium')
      .cards('scout', 2)
      .dice({ combat: ['miss'] })
      .play()
      .act('shoot:rifle#0:adult-1')
    expect([other.prompt, other.told('combat-roll', 'face')]).toEqual(['action', ['miss']])
  })

  test('AFT-TRAIT-01 rooms with a Computer cost 3', () => {
    const comms = costs(classic('soldier').at('soldier', 'comms-room').cards('soldier', 4))
    expect(comms['comms-room']).toBe(3)
    const moves = Object.entries(comms).filter(([id]) => id.startsWith('move:'))
    expect(new Set(moves.map(([, cost]) => cost))).toEqual(new Set([1]))
    const surgery = costs(
      classic('soldier')
        .at('soldier', 'armory')
        .ammo('soldier', 'assault-rifle', 0)
        .cards('soldier', 4),
    )
    expect(surgery['armory:assault-rifle#0']).toBe(2)
  })
})

describe('trait-mechanic', () => {
  test('AFT-TRAIT-01 repairing a room or handling an Engine draws a card', () => {
    const room = classic('mechanic', 'scout')
      .hand('mechanic', 'quick-repairs')
      .malfunction('hibernatorium')
      .play()
      .act('quick-repairs:repair-room')
    expect(room.player('mechanic').hand).toHaveLength(1)
    const twice = classic('mechanic', 'scout')
      .hand('mechanic', 'quick-repairs', 'demolition')
      .malfunction('hibernatorium')
      .play()
      .act('quick-repairs:repair-room')
      .act('demolition:break-room')
    expect(twice.told('draws', 'number')).toEqual([1])
    const engine = classic('mechanic', 'scout')
      .at('mechanic', 'engine-1')
      .hand('mechanic', 'quick-repairs')
      .play()
      .act('quick-repairs:turn-engine', 'keep-order')
    expect(engine.player('mechanic').hand).toHaveLength(1)
  })

  test('AFT-TRAIT-01 nothing else does', () => {
    const game = classic('mechanic', 'scout')
      .intruder('larva', 'hibernatorium')
      .hand('mechanic', 'search', 'rest')
      .dice({ combat: ['one'] })
      .play()
    game.act(game.options().find((id) => id.startsWith('shoot:'))!)
    expect(game.log('intruder-dies')).toHaveLength(1)
    expect(game.player('mechanic').hand).toHaveLength(1)
  })

  test('AFT-TRAIT-01 not what another does', () => {
    const game = classic('scout', 'mechanic')
      .hand('scout', 'basic-repairs', 'search', 'search')
      .malfunction('hibernatorium')
      .play()
      .act('basic-repairs:repair-room')
    expect(game.player('mechanic').hand).toEqual([])
    expect(game.player('scout').hand).toEqual([])
  })

  test('AFT-TRAIT-01 Rest costs 1', () => {
    const resting = classic('mechanic').hand('mechanic', 'rest', 'clean', 'search')
    expect(costs(resting).rest).toBe(1)
  })
})
