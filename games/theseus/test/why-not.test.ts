import { describe, expect, test } from 'vitest'
import { newGame } from './new-game.ts'
import { type Playing, position } from './position.ts'
import { allReasons, reasons } from './reasons.ts'

describe('what cannot be done now: units', () => {
  test('THE-CARD-85 a unit held by a Clamp is named with the Clamp as the reason', () => {
    const game = position('marines', 'scientists')
      .card('sci-clamp', 'cor-1')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'tech-bay', 'a')
      .held('marine-1', 'cor-1')
      .play()
    expect(reasons(game, 'marines', 'unit.marine-1')).toEqual(['held THE-CARD-85'])
    expect(reasons(game, 'marines', 'unit.marine-2')).toEqual([])
  })

  test('THE-SPACE-03 a unit in Space is named only when every Room is taken', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .play()
    expect(reasons(game, 'marines', 'unit.marine-1')).toEqual([])
    const full = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .play()
    for (const sector of full.state.ring) {
      expect(reasons(full, 'marines', 'unit.marine-1')).toEqual([])
      full.state.rooms[sector].fill(0)
    }
    expect(reasons(full, 'marines', 'unit.marine-1')).toEqual(['no-room THE-SPACE-03'])
    expect(reasons(full, 'marines', 'unit.marine-2')).toEqual([])
  })

  test('THE-TURN-06 a unit that has moved is named while its turn goes on', () => {
    const game = position('marines', 'aliens')
      .pending('mar-fire', 'dock-p1')
      .unit('marine-1', 'control-room', 'a')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(reasons(game, 'marines', 'unit.marine-1')).toEqual(['moved THE-TURN-06'])
  })

  test('THE-TOKEN-09 a Minor Alien cannot be moved by its own player', () => {
    const game = position('aliens', 'marines')
      .minorAlien('minor-alien-1', 'corridors', 'a')
      .unit('alien-1', 'tech-bay', 'a')
      .play()
    expect(reasons(game, 'aliens', 'unit.minor-alien-1')).toEqual(['minor-alien THE-TOKEN-09'])
    expect(reasons(game, 'aliens', 'unit.minor-alien-2')).toEqual([])
  })

  test('THE-TURN-04 units of an enemy are not named', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .minorAlien('minor-alien-1', 'corridors', 'a')
      .play()
    expect(reasons(game, 'marines', 'unit.minor-alien-1')).toEqual([])
  })

  test('THE-PAND-23 an Embryo on a card is no unit', () => {
    const game = position('pandora', 'marines')
      .pandoraAt('corridors')
      .card('mar-fire', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .unit('creature-1', 'tech-bay', 'a')
      .play()
    expect(reasons(game, 'pandora', 'unit.runner-1')).toEqual(['on-card THE-PAND-23'])
  })
})

describe('what cannot be done now: Sectors', () => {
  test('THE-ATTACK-03 the Corridors do nothing for units without an attack', () => {
    const basic = position('aliens', 'marines').unit('alien-1', 'tech-bay', 'a').play()
    expect(reasons(basic, 'aliens', 'sector.corridors')).toEqual(['nobody-attacks THE-ATTACK-03'])
    const upgraded = position('aliens', 'marines')
      .unit('alien-1', 'tech-bay', 'a', { upgraded: true })
      .play()
    expect(reasons(upgraded, 'aliens', 'sector.corridors')).toEqual([])
  })

  test('THE-ATTACK-03 neither an enemy who attacks nor an own unit that is held helps', () => {
    const game = position('scientists', 'marines', 'pandora')
      .unit('scientist-1', 'tech-bay', 'a')
      .unit('scientist-2', 'corridors', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .card('sci-clamp', 'cor-1')
      .controlled('cor-1', 'catcher-1', false)
      .held('scientist-2', 'cor-1')
      .play()
    const why = ['nobody-attacks THE-ATTACK-03']
    expect(reasons(game, 'scientists', 'sector.corridors')).toEqual(why)
  })

  test('THE-SECTACT-16 the Tech Bay does nothing without another unit to move', () => {
    const alone = position('marines', 'aliens').unit('marine-1', 'corridors', 'a').play()
    expect(reasons(alone, 'marines', 'sector.tech-bay')).toEqual(['no-extra-turn THE-SECTACT-16'])
    const two = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'corridors', 'b')
      .play()
    expect(reasons(two, 'marines', 'sector.tech-bay')).toEqual([])
  })

  test('THE-MALF-12 the Control Room does nothing without an enemy card', () => {
    const game = position('marines', 'aliens').unit('marine-1', 'corridors', 'a').play()
    expect(reasons(game, 'marines', 'sector.control-room')).toEqual(['no-enemy-card THE-MALF-12'])
    const against = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .pending('ali-hive', 'nest-p1')
      .play()
    expect(reasons(against, 'marines', 'sector.control-room')).toEqual([])
  })

  test('THE-MALF-12 own cards are not enough, one installed card of an enemy is', () => {
    const own = () =>
      position('marines', 'aliens')
        .unit('marine-1', 'corridors', 'a')
        .card('mar-fire', 'cor-1')
        .pending('mar-armoury', 'dock-p1')
    const why = (game: Playing) => reasons(game, 'marines', 'sector.control-room')
    expect(why(own().play())).toEqual(['no-enemy-card THE-MALF-12'])
    expect(why(own().card('ali-hive', 'cor-2').play())).toEqual([])
  })

  test('THE-SECTACT-02 an enemy faction Sector gives no Sector action', () => {
    const game = position('marines', 'aliens').unit('marine-1', 'corridors', 'a').play()
    expect(reasons(game, 'marines', 'sector.alien-nest')).toEqual(['enemy-sector THE-SECTACT-02'])
  })

  test('THE-SECTACT-18 Clean Base needs an enemy card in the own Sector', () => {
    const empty = position('marines', 'aliens').unit('marine-1', 'corridors', 'a').play()
    expect(reasons(empty, 'marines', 'sector.loading-dock')).toEqual([
      'nothing-to-clean THE-SECTACT-18',
    ])
    const invaded = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('ali-hive', 'dock-1')
      .play()
    expect(reasons(invaded, 'marines', 'sector.loading-dock')).toEqual([])
  })

  test('THE-TOKEN-02 an own Sector without Upgrade tokens in the supply says so', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .upgrades('aliens', 20)
      .play()
    expect(reasons(game, 'marines', 'sector.loading-dock')).toEqual([
      'no-upgrade-left THE-TOKEN-02',
    ])
  })
})

describe('what cannot be done now: when', () => {
  test("THE-TURN-10 nothing is said in another player's turn", () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'tech-bay', 'b', { moved: true })
      .play()
    expect(allReasons(game, 'aliens')).toEqual([])
  })

  test('THE-TURN-10 not even to the owner of a Trap who has to choose, nor during the setup', () => {
    const ambush = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'control-room', 'b')
      .unit('marine-1', 'control-room', 'c')
      .card('mar-ambush', 'ctl-2')
      .card('mar-fire', 'dock-1')
      .malfunction('dock-1')
      .play()
    ambush.choose('move:alien-1', 'room:control-room-d')
    expect(ambush.asked).toBe('marines')
    expect(allReasons(ambush, 'marines')).toEqual([])
    const setup = newGame(['marines', 'aliens'])
    expect(allReasons(setup, setup.asked)).toEqual([])
  })
})

describe('what cannot be done now: upgrading, cleaning, planning', () => {
  test('THE-UPG-01 a unit on its upgraded side takes no other token', () => {
    const marines = (upgrades: number) =>
      position('marines', 'aliens')
        .unit('marine-1', 'tech-bay', 'a', { upgraded: true })
        .unit('marine-2', 'corridors', 'a')
        .unitInSpace('marine-3', { upgraded: true })
        .upgrades('marines', upgrades)
        .play()
    for (const unit of ['unit.marine-1', 'unit.marine-3']) {
      expect(reasons(marines(1), 'marines', unit)).toEqual(['upgraded THE-UPG-01'])
      expect(reasons(marines(0), 'marines', unit)).toEqual([])
    }
    expect(reasons(marines(1), 'marines', 'unit.marine-2')).toEqual([])
  })

  test('THE-MALF-06 Clean Base leaves a malfunctioning card where it is', () => {
    const invaded = (slot: string) =>
      position('marines', 'aliens')
        .unit('marine-1', 'corridors', 'a')
        .card('ali-hive', slot)
        .malfunction(slot)
        .play()
    const what = 'card.ali-hive'
    expect(reasons(invaded('dock-1'), 'marines', what)).toEqual(['not-discarded THE-MALF-06'])
    // Clean Base reaches no other Sector.
    expect(reasons(invaded('cor-1'), 'marines', what)).toEqual([])
  })

  test('THE-PLAN-13 an empty pending slot stays empty without a deck', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .pending('ali-hive', 'ctl-p1')
      .deck('marines')
      .play()
    expect(reasons(game, 'marines', 'pending.cor-p1')).toEqual(['empty-deck THE-PLAN-13'])
    expect(reasons(game, 'marines', 'pending.ctl-p1')).toEqual([])
    const stocked = position('marines', 'aliens').unit('marine-1', 'corridors', 'a').play()
    expect(reasons(stocked, 'marines', 'pending.cor-p1')).toEqual([])
  })

  test('THE-MALF-14 an enemy pending card with the Malfunction token cannot be replaced', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .pending('ali-hive', 'ctl-p1')
      .malfunction('ctl-p1')
      .play()
    expect(reasons(game, 'marines', 'card.ali-hive')).toEqual(['pending-malfunction THE-MALF-14'])
  })
})
