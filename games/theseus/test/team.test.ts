import { describe, expect, test } from 'vitest'
import { teamPosition } from './position.ts'

/** Alliance A is the Marines (seat 0) and the Scientists, B the Aliens and the Greys. */
function station() {
  return teamPosition('marines', 'aliens', 'scientists', 'greys')
}

describe('what is treated as one’s own', () => {
  test('THE-TEAM-10 a Trap of the partner does nothing to a unit', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .card('sci-defence-system', 'ctl-2', { active: true })
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.log('trap')).toEqual([])
    expect(game.life('marines')).toBe(20)
  })

  test('THE-TEAM-10 an attack passes over the partner’s units', () => {
    const game = station()
      .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
      .unit('scientist-1', 'corridors', 'b')
      .unit('grey-1', 'corridors', 'c')
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.told('attacks', 'target')).toEqual(['grey-1'])
  })

  test('THE-TEAM-10 a unit resolves the partner’s Action cards where it ends', () => {
    const game = station()
      .unit('scientist-1', 'corridors', 'a')
      .card('mar-armoury', 'ctl-2')
      .toMove('scientists')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.told('action', 'card')).toEqual(['mar-armoury'])
    expect(game.upgrades('scientists')).toBe(1)
  })

  test('THE-TEAM-10 the alliance’s Sector gives its action to both partners', () => {
    const game = station()
      .unit('scientist-1', 'control-room', 'a')
      .card('mar-fire', 'dock-1')
      .card('ali-hive', 'dock-2')
      .toMove('scientists')
      .play()
    game.choose('move:scientist-1', 'room:loading-dock-a')
    expect(game.options).toEqual(['take-upgrade', 'clean-base:dock-2'])
  })

  test('THE-TEAM-10 the Malfunction token goes on cards of the other alliance only', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .card('sci-camera', 'cor-1')
      .card('ali-hive', 'tec-2')
      .card('gre-probe', 'tec-4')
      .pending('sci-archives', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.options).toEqual(['malfunction:tec-2', 'malfunction:tec-4'])
  })

  test('THE-TEAM-10 a Protection does not bind the partner', () => {
    const game = station()
      .unit('scientist-1', 'corridors', 'a')
      .card('mar-protection', 'tec-2')
      .card('ali-hive', 'tec-4')
      .toMove('scientists')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.malfunction).toBe('tec-4')
  })

  test('THE-TEAM-11 the partner’s units cannot be chosen for the Movement', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .unit('scientist-1', 'corridors', 'b')
      .unitInSpace('scientist-2')
      .play()
    expect(game.options).toEqual(['move:marine-1'])
  })

  test('THE-TEAM-11 nor for an Extra Turn', () => {
    const game = station()
      .unit('marine-1', 'loading-dock', 'a')
      .unit('scientist-1', 'corridors', 'b')
      .unit('alien-1', 'alien-nest', 'a')
      .play()
    game.choose('move:marine-1', 'room:tech-bay-a')
    expect(game.log('extra-turn')).toEqual([])
    expect(game.active).toBe('aliens')
  })

  test('THE-TEAM-12 nobody draws from the partner’s deck', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'alien-nest', 'a')
      .deck('marines')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.active).toBe('aliens')
    expect(game.card('ctl-p1')).toBeNull()
  })

  test('THE-TEAM-14 an Instant card of one partner may be played by the other', () => {
    const game = station()
      .unit('grey-1', 'corridors', 'a')
      .card('ali-hive', 'ctl-2')
      .kept('aliens', 'ali-shaft')
      .toMove('greys')
      .play()
    game.choose('play:ali-shaft', 'install:tec-4')
    expect(game.card('tec-4')?.id).toBe('ali-hive')
    expect(game.kept('aliens')).toEqual([])
  })

  test('THE-TEAM-14 a Bonus card that one partner takes may be used by the other', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'corridors', 'b')
      .unit('scientist-1', 'loading-dock', 'c')
      .bonus('bon-gangway', 'dock-3')
      .pending('mar-fire', 'dock-p1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'go-on')
    game.choose('plan-install:dock-p1', 'install-bonus:dock-3').endTurn()
    game.endTurn()
    expect(game.active).toBe('scientists')
    expect(game.options).toContain('move:scientist-1+gangway')
  })

  test('THE-TEAM-15 the Upgrade tokens of the alliance serve both partners', () => {
    const game = station().unit('scientist-1', 'corridors', 'a').toMove('scientists')
    const playing = game.upgrades('marines', 2).play()
    playing.choose('upgrade-unit:scientist-1')
    expect(playing.unit('scientist-1').upgraded).toBe(true)
    expect(playing.upgrades('marines')).toBe(1)
  })

  test('THE-TEAM-15 THE-TEAM-24 they may go on units and cards of the partner', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a', { upgraded: true })
      .unit('scientist-1', 'tech-bay', 'a')
      .unit('alien-1', 'tech-bay', 'b')
      .card('sci-archives', 'tec-2')
      .card('ali-hive', 'tec-4')
      .upgrades('marines', 1)
      .play()
    expect(game.options).toEqual([
      'move:marine-1',
      'upgrade-unit:scientist-1',
      'upgrade-card:tec-2',
    ])
  })

  test('THE-TEAM-21 the partner’s pending card may be installed; the own deck refills', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .pending('sci-clamp', 'ctl-p1')
      .deck('marines', 'mar-fire')
      .deck('scientists', 'sci-archives')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    game.choose('plan-install:ctl-p1', 'install:cor-1')
    expect(game.card('cor-1')).toMatchObject({ id: 'sci-clamp', owner: 2 })
    expect(game.card('ctl-p1')).toMatchObject({ id: 'mar-fire', owner: 0 })
    expect(game.deck('scientists')).toEqual(['sci-archives'])
  })

  test('THE-TEAM-21 without a card of the own deck the End-of-game token moves', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .pending('sci-clamp', 'ctl-p1')
      .deck('marines')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    game.choose('plan-install:ctl-p1', 'install:cor-1')
    expect(game.card('ctl-p1')).toBeNull()
    expect(game.state.endOfGame).toBe(1)
  })

  test('THE-TEAM-27 an installed card of the partner may be discarded to free its slot', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .card('sci-archives', 'cor-1')
      .card('gre-probe', 'cor-2')
      .pending('mar-fire', 'ctl-p1')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    game.choose('plan-install:ctl-p1')
    expect(game.options).toContain('install-over:cor-1')
    expect(game.options.some((id) => id.endsWith(':cor-2'))).toBe(false)
    game.choose('install-over:cor-1')
    expect(game.card('cor-1')?.id).toBe('mar-fire')
    expect(game.state.discarded).toContain('sci-archives')
  })

  test('THE-TEAM-25 the partner’s Shortcut may be used for an own unit', () => {
    const game = station()
      .unit('grey-1', 'corridors', 'a')
      .card('ali-ventilation-conduit', 'ctl-2')
      .toMove('greys')
      .play()
    game.choose('move:grey-1', 'skip:ctl-2', 'room:loading-dock-a')
    expect(game.place('grey-1')).toBe('loading-dock-a')
  })

  test('THE-TEAM-25 so may the partner’s Teleportation', () => {
    const game = station()
      .unit('alien-1', 'corridors', 'a')
      .card('gre-teleportation', 'ctl-2')
      .toMove('aliens')
      .play()
    game.choose('move:alien-1', 'teleport:tech-bay', 'room:tech-bay-b')
    expect(game.place('alien-1')).toBe('tech-bay-b')
  })
})

describe('points and the end', () => {
  test('THE-TEAM-18 a wound lowers the Life of the unit’s player alone', () => {
    const game = station().unit('marine-1', 'corridors', 'a').card('ali-hive', 'ctl-2').play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect([game.life('marines'), game.life('scientists')]).toEqual([19, 20])
  })

  test('THE-TEAM-18 Data belongs to the player who gains it', () => {
    const game = teamPosition('scientists', 'marines', 'greys', 'aliens')
      .unit('scientist-1', 'corridors', 'a')
      .card('sci-archives', 'ctl-2')
      .data('greys', 5)
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect([game.data('scientists'), game.data('greys')]).toEqual([1, 5])
  })

  test('THE-TEAM-19 an opponent brought to 0 Life gives the victory to both partners', () => {
    const game = station()
      .unit('marine-1', 'corridors', 'a')
      .card('ali-hive', 'ctl-2')
      .life('marines', 1)
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.winners).toEqual(['aliens', 'greys'])
  })

  test('THE-TEAM-19 a player who reaches 20 Data wins for both partners', () => {
    const game = station()
      .unit('grey-1', 'corridors', 'a')
      .card('gre-probe', 'ctl-2')
      .data('greys', 19)
      .life('aliens', 1)
      .toMove('greys')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.winners).toEqual(['aliens', 'greys'])
  })

  /** The Aliens replace a pending card and have none left: the End-of-game token arrives. */
  function ending() {
    return station()
      .unit('marine-1', 'control-room', 'a')
      .unit('alien-1', 'alien-nest', 'a')
      .unit('scientist-1', 'control-room', 'b')
      .unit('grey-1', 'loading-dock', 'a')
      .pending('mar-fire', 'cor-p1')
      .deck('aliens')
      .endOfGame(3)
      .toMove('aliens')
  }

  test('THE-TEAM-20 at the end the alliance with the higher total of all its points wins', () => {
    const game = ending().life('marines', 19).life('aliens', 1).life('greys', 18).data('greys', 2)
    const playing = game.life('scientists', 1).data('scientists', 3).play()
    playing.choose('move:alien-1', 'room:corridors-a')
    playing.choose('plan-replace:cor-p1')
    expect(playing.winners).toEqual(['marines', 'scientists'])
  })

  test('THE-TEAM-20 on a tie all four play once more, and may share the victory', () => {
    const game = ending().life('marines', 19).data('scientists', 1).play()
    game.choose('move:alien-1', 'room:corridors-a')
    game.choose('plan-replace:cor-p1')
    const turns = Array.from({ length: 4 }, () => {
      const { active } = game
      game.endTurn()
      return active
    })
    expect(turns).toEqual(['scientists', 'greys', 'marines', 'aliens'])
    expect(game.winners).toEqual(['marines', 'scientists', 'aliens', 'greys'])
    expect(game.match.result?.reason).toBe('shared')
  })

  test('THE-TEAM-20 a tie that an additional turn breaks has one winning alliance', () => {
    const game = ending()
      .life('marines', 19)
      .data('scientists', 1)
      .card('gre-probe', 'tec-2')
      .play()
    game.choose('move:alien-1', 'room:corridors-a')
    game.choose('plan-replace:cor-p1')
    game.endTurn().endTurn().endTurn().endTurn()
    expect(game.data('greys')).toBe(2)
    expect(game.winners).toEqual(['aliens', 'greys'])
  })
})
