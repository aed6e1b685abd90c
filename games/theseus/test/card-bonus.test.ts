import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('Unexpected Reinforcements', () => {
  const reinforced = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'loading-dock', 'a')
      .kept('marines', 'bon-unexpected-reinforcements')

  test('THE-CARD-80 bon-unexpected-reinforcements: the top card goes to an empty installed slot of any Sector', () => {
    const game = reinforced()
      .deck('marines', 'mar-fire', 'mar-armoury')
      .card('mar-assault', 'cor-1')
      .card('ali-hive', 'ctl-2')
      .bonus('bon-gangway', 'cor-4')
      .play()
    game.choose('play:bon-unexpected-reinforcements')
    expect(game.asked).toBe('marines')
    for (const taken of ['cor-1', 'ctl-2', 'cor-4']) {
      expect(game.options).not.toContain(`install:${taken}`)
    }
    expect(game.options).toContain('install:nest-1')
    game.choose('install:nest-1')
    expect(game.card('nest-1')!.id).toBe('mar-fire')
    expect(game.deck('marines')).toEqual(['mar-armoury'])
    expect(game.kept('marines')).toEqual([])
    expect(game.state.discarded).toContain('bon-unexpected-reinforcements')
  })

  test('THE-CARD-80 bon-unexpected-reinforcements: an Instant is kept instead', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'tech-bay', 'a')
      .kept('aliens', 'bon-unexpected-reinforcements')
      .deck('aliens', 'ali-shaft', 'ali-hive')
      .play()
    game.choose('play:bon-unexpected-reinforcements')
    expect(game.kept('aliens')).toEqual(['ali-shaft'])
    expect(game.deck('aliens')).toEqual(['ali-hive'])
    expect(game.prompt).toBe('movement')
  })

  test('THE-CARD-80 bon-unexpected-reinforcements: not with an empty deck, nor without an empty slot', () => {
    expect(reinforced().deck('marines').play().options).toEqual(['move:marine-1'])
    const full = (deck: string, ...empty: string[]) =>
      position('aliens', 'marines')
        .unit('alien-1', 'tech-bay', 'a')
        .deck('aliens', deck)
        .kept('aliens', 'bon-unexpected-reinforcements')
        .fillSlots('marines', ...empty)
        .play().options
    expect(full('ali-hive')).toEqual(['move:alien-1'])
    const playable = ['move:alien-1', 'play:bon-unexpected-reinforcements']
    expect(full('ali-hive', 'tec-2')).toEqual(playable)
    expect(full('ali-shaft')).toEqual(playable)
  })

  test('THE-CARD-81 bon-unexpected-reinforcements: it may be used at once, before the pending slot is refilled', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .unit('alien-1', 'corridors', 'a')
      .deck('marines', 'mar-fire', 'mar-armoury')
      .pending('mar-hideout', 'dock-p1')
      .bonus('bon-unexpected-reinforcements', 'cor-4')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'go-on', 'plan-install:dock-p1')
    game.choose('install-bonus:cor-4')
    expect(game.card('dock-p1')).toBeNull()
    game.choose('play:bon-unexpected-reinforcements', 'install:tec-2')
    expect(game.card('tec-2')!.id).toBe('mar-fire')
    game.endTurn()
    expect(game.card('dock-p1')!.id).toBe('mar-armoury')
  })
})

describe('Gangway', () => {
  const start = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'tech-bay', 'a')

  test('THE-CARD-82 bon-gangway: one Sector more, which counts as a Movement point', () => {
    const game = start().kept('marines', 'bon-gangway').parasites('marine-1', 1).play()
    expect(game.options).toEqual(['move:marine-1', 'move:marine-1+gangway'])
    game.choose('move:marine-1+gangway', 'room:loading-dock-a')
    expect(game.place('marine-1')).toBe('loading-dock-a')
    expect(game.life('marines')).toBe(18)
    expect(game.kept('marines')).toEqual([])
    expect(game.state.discarded).toContain('bon-gangway')
  })

  test('THE-CARD-82 bon-gangway: it is not used up by a Movement made without it', () => {
    const game = start().kept('marines', 'bon-gangway').play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.kept('marines')).toEqual(['bon-gangway'])
  })

  test('THE-CARD-97 bon-gangway: several may serve one Movement', () => {
    const game = start().kept('marines', 'bon-gangway', 'bon-gangway').play()
    game.choose('move:marine-1+gangway+gangway', 'room:tech-bay-b')
    expect(game.place('marine-1')).toBe('tech-bay-b')
    expect(game.kept('marines')).toEqual([])
  })

  test('THE-CARD-82 bon-gangway: each way to go names its cards and its Movement points', () => {
    const game = start().kept('marines', 'bon-gangway', 'bon-gangway').play()
    expect(game.decision.options.map(({ label, params }) => ({ label, ...params }))).toEqual([
      { label: 'move', points: 1, gangways: 0 },
      { label: 'move-gangway', points: 2, gangways: 1 },
      { label: 'move-gangway', points: 3, gangways: 2 },
    ])
  })

  test('THE-CARD-97 bon-gangway: not for a unit from Space, nor for an enemy unit', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('marine-2', 'tech-bay', 'a')
      .unit('alien-1', 'corridors', 'a')
      .card('mar-team-tactics', 'nest-1')
      .kept('marines', 'bon-gangway')
      .play()
    expect(game.options).toEqual(['place:marine-1', 'move:marine-2', 'move:marine-2+gangway'])
    game.choose('move:marine-2', 'room:alien-nest-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:alien-1'])
    game.choose('move-enemy:alien-1')
    expect(game.options).toContain('room:control-room-a')
  })
})

describe('Upgrade', () => {
  test('THE-CARD-83 bon-upgrade: gives 1 Upgrade token, now or in a later turn', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'corridors', 'a')
      .kept('marines', 'bon-upgrade')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a').endTurn()
    expect(game.kept('marines')).toEqual(['bon-upgrade'])
    game.endTurn().choose('play:bon-upgrade')
    expect(game.upgrades('marines')).toBe(1)
    expect(game.kept('marines')).toEqual([])
    expect(game.state.discarded.at(-1)).toBe('bon-upgrade')
  })
})
