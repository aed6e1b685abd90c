import { describe, expect, test } from 'vitest'
import { newGame, setUp } from './new-game.ts'
import { type Playing, position } from './position.ts'

/** Lines that tell what would otherwise change in silence. */

/** The lines of a kind: what each names, and its rule. */
function told(game: Playing, kind: string): string[] {
  return game.log(kind).map(({ params, rule }) => [...Object.values(params ?? {}), rule].join(' '))
}

describe('tokens on cards', () => {
  test('THE-CARD-51 THE-CARD-93 each card that Crawlers deactivate, and each that they free', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'control-room', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-fire', 'dock-1')
      .card('mar-hideout', 'dock-2')
      .pending('ali-crawlers', 'nest-p1')
      .play()
    game.choose('move:alien-1', 'room:alien-nest-a', 'go-on')
    game.choose('plan-install:nest-p1', 'install:dock-3').endTurn()
    expect(told(game, 'crawled')).toEqual([
      'mar-fire dock-1 THE-CARD-51',
      'mar-hideout dock-2 THE-CARD-51',
    ])
    expect(told(game, 'crawlers-gone')).toEqual([])

    game.choose('move:marine-1', 'room:loading-dock-a', 'clean-base:dock-3')
    expect(told(game, 'crawlers-gone')).toEqual([
      'mar-fire dock-1 THE-CARD-93',
      'mar-hideout dock-2 THE-CARD-93',
    ])
  })

  test('THE-MALF-11 the card from which the Malfunction token is lifted, installed or pending', () => {
    const lifted = (from: string) => {
      const game = position('marines', 'aliens')
        .unit('marine-1', 'corridors', 'a')
        .card('ali-hive', 'nest-1')
        .pending('ali-tentacles', 'nest-p1')
        .malfunction(from)
        .play()
      game.choose('move:marine-1', 'room:control-room-a')
      expect(game.prompt).toBe('malfunction')
      return told(game, 'malfunction-lifted')
    }
    expect(lifted('nest-1')).toEqual(['ali-hive THE-MALF-11'])
    expect(lifted('nest-p1')).toEqual(['ali-tentacles THE-MALF-11'])
  })

  test('THE-CARD-65 which upgrade was lost', () => {
    const game = position('greys', 'marines')
      .unit('grey-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a', { upgraded: true })
      .card('gre-downgrade', 'ctl-2', { upgrades: 1 })
      .card('mar-fire', 'tec-2', { upgrades: 2 })
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    game.choose('downgrade-card:tec-2', 'downgrade-unit:marine-1')
    expect(told(game, 'card-downgraded')).toEqual(['mar-fire tec-2 1 THE-CARD-65'])
    expect(told(game, 'unit-downgraded')).toEqual(['marine-1 THE-CARD-65'])
  })

  test('THE-PAND-26 THE-PAND-44 the Embryo that goes back to the reserve', () => {
    const pandora = () =>
      position('aliens', 'pandora')
        .pandoraAt('control-room')
        .unit('alien-1', 'control-room', 'a')
        .unit('runner-1', 'corridors', 'a')
        .card('ali-camouflaged', 'nest-1')
    const discarded = pandora().controlled('nest-1', 'catcher-1', false).play()
    discarded.choose('move:alien-1', 'room:alien-nest-a', 'clean-base:nest-1')
    expect(told(discarded, 'embryo-returns')).toEqual(['catcher-1 THE-PAND-44'])

    const used = pandora()
      .card('ali-hive', 'nest-2')
      .controlled('nest-2', 'warrior-1')
      .unit('alien-2', 'tech-bay', 'a')
      .play()
    used.choose('move:alien-1', 'room:alien-nest-a')
    expect(told(used, 'control-ends')).toEqual(['ali-hive warrior-1 THE-PAND-26'])
  })
})

describe('tokens on units', () => {
  test('THE-TOKEN-07 Parasites shed at home', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'control-room', 'a')
      .parasites('marine-1', 2)
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(told(game, 'parasites-shed')).toEqual(['marine-1 THE-TOKEN-07'])
  })

  test('THE-TOKEN-08 Invisibility that ends with the next Movement', () => {
    const game = position('greys', 'aliens')
      .unit('grey-1', 'corridors', 'a', { invisible: true })
      .unit('alien-1', 'tech-bay', 'a')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(told(game, 'visible')).toEqual(['grey-1 THE-TOKEN-08'])
    game.endTurn()
    game.choose('move:alien-1', 'room:alien-nest-a')
    expect(told(game, 'visible')).toHaveLength(1)
  })

  test('THE-EJECT-08 whatever an ejected unit carried', () => {
    const game = position('greys', 'scientists')
      .unit('grey-1', 'corridors', 'a')
      .unit('grey-2', 'control-room', 'a', { invisible: true })
      .unit('grey-3', 'control-room', 'b')
      .unit('scientist-1', 'control-room', 'c')
      .unit('scientist-2', 'control-room', 'd')
      .card('sci-clamp', 'ctl-2')
      .held('grey-2', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'eject:grey-2')
    expect(game.kinds('ejected', 'released', 'visible')).toEqual(['ejected', 'released', 'visible'])
    expect(told(game, 'released')[0]).toBe('grey-2 THE-EJECT-08')
    expect(told(game, 'visible')).toEqual(['grey-2 THE-EJECT-08'])
  })

  test('THE-TOKEN-06 a unit whose Clamp leaves the game', () => {
    const game = position('marines', 'scientists')
      .unit('marine-1', 'control-room', 'a')
      .unit('marine-2', 'tech-bay', 'a')
      .card('sci-clamp', 'dock-1')
      .held('marine-2', 'dock-1')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a', 'clean-base:dock-1')
    expect(told(game, 'released')).toEqual(['marine-2 THE-TOKEN-06'])
  })

  test('THE-CARD-89 a unit that is relocated, before it takes its Room', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .card('ali-abduction', 'ctl-2')
      .play()
    game.choose('move:alien-1', 'room:control-room-a', 'abduct:marine-1', 'abduct-to:tech-bay')
    expect(game.prompt).toBe('room')
    expect(told(game, 'relocated')).toEqual(['marine-1 tech-bay THE-CARD-89'])
  })
})

describe('the setup', () => {
  test('THE-SETUP-01 THE-SETUP-09 THE-SETUP-14 THE-SETUP-17 the ring, Bonus, drawn and pending cards', () => {
    const game = setUp(newGame(['marines', 'aliens']))
    expect(told(game, 'ring')).toEqual(['THE-SETUP-01'])
    expect(told(game, 'bonus-cards')).toEqual(['THE-SETUP-09'])
    expect(told(game, 'draws')).toEqual(['marines 3 THE-SETUP-14', 'aliens 3 THE-SETUP-14'])
    const slots = ['dock-p1', 'dock-p2', 'nest-p1', 'nest-p2']
    expect(game.told('pending', 'pending')).toEqual(slots)
    expect(game.told('pending', 'card')).toEqual(slots.map((slot) => game.card(slot)?.id))
    expect(new Set(game.log('pending').map((line) => line.rule))).toEqual(new Set(['THE-SETUP-17']))
  })

  test('THE-BEGIN-05 THE-BEGIN-10 THE-TEAM-05 as many cards as the mode and the variant say', () => {
    const draws = (factions: Parameters<typeof newGame>[0], options: object) =>
      told(setUp(newGame(factions, { ...options })), 'draws')[0]
    const four = ['marines', 'aliens', 'scientists', 'greys'] as const
    expect(draws(['marines', 'aliens'], { threeCards: true })).toBe('marines 5 THE-BEGIN-05')
    expect(draws(four, { mode: 'team' })).toBe('marines 2 THE-TEAM-05')
    expect(draws(four, { mode: 'team', threeCards: true })).toBe('marines 4 THE-BEGIN-10')
  })

  test('THE-DM-01 each Sector that a player lays', () => {
    const game = newGame(['marines', 'aliens', 'greys'], { ring: 'players' })
    game.choose('lay:tech-bay', 'lay:grey-wreck')
    expect(told(game, 'sector-laid')).toEqual(['tech-bay THE-DM-01', 'grey-wreck THE-DM-01'])
  })

  test("THE-TEAM-03 THE-TEAM-28 each alliance's Sector, and Pandora's token on it", () => {
    const game = setUp(newGame(['pandora', 'aliens', 'marines', 'greys'], { mode: 'team' }))
    expect(told(game, 'alliance-sector')).toEqual([
      'pandora loading-dock THE-TEAM-28',
      'aliens alien-nest THE-TEAM-03',
    ])
    expect(told(game, 'pandora-token')).toEqual(['loading-dock THE-TEAM-28'])
  })
})

describe('on the way', () => {
  test('THE-CARDTYPE-13 a Sector that is skipped', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .card('ali-ventilation-conduit', 'ctl-2')
      .play()
    game.choose('move:alien-1', 'skip:ctl-2')
    expect(told(game, 'skips')).toEqual(['alien-1 control-room THE-CARDTYPE-13'])
  })

  test('THE-CARD-95 points that a Time Loop uses up, and nothing where none are', () => {
    const loop = (spent: string) =>
      told(
        position('greys', 'marines')
          .unit('grey-1', 'corridors', 'a')
          .unit('marine-1', 'corridors', 'b')
          .card('gre-time-loop', 'ctl-1')
          .play()
          .choose('move:grey-1', spent),
        'time-loop',
      )
    expect(loop('spend:1')).toEqual(['grey-1 1 THE-CARD-95'])
    expect(loop('spend:0')).toEqual([])
  })

  test('THE-CARD-71 a Teleportation that is used', () => {
    const gate = (to: string) =>
      told(
        position('greys', 'marines')
          .unit('grey-1', 'corridors', 'a')
          .card('gre-teleportation', 'ctl-2')
          .play()
          .choose('move:grey-1', to),
        'teleports',
      )
    expect(gate('teleport:tech-bay')).toEqual(['grey-1 tech-bay THE-CARD-71'])
    expect(gate('stay:control-room')).toEqual([])
  })
})

describe('cards', () => {
  test('THE-CARD-24 the Sector of a Detonation, though nobody be there', () => {
    const game = position('scientists', 'marines')
      .unit('scientist-1', 'corridors', 'a')
      .card('sci-detonation', 'ctl-2')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a', 'detonate:tech-bay')
    expect(told(game, 'detonates')).toEqual(['tech-bay THE-CARD-24'])
  })

  test('THE-CARD-58 where a Shaft takes a card', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .card('ali-hive', 'nest-1')
      .kept('aliens', 'ali-shaft')
      .play()
    game.choose('play:ali-shaft', 'install:tec-2')
    expect(told(game, 'card-moved')).toEqual(['ali-hive tec-2 THE-CARD-58'])
  })

  test('THE-CARD-69 a Transfer', () => {
    const game = position('greys', 'marines')
      .unit('grey-1', 'corridors', 'a')
      .card('gre-transfer', 'ctl-2')
      .upgrades('greys', 1)
      .play()
    game.choose('move:grey-1', 'room:control-room-a', 'transfer-unspent')
    expect(told(game, 'transferred')).toEqual(['greys THE-CARD-69'])
  })
})

describe('what ends a game', () => {
  test('THE-LIFE-04 whose Life is gone', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('ali-hive', 'ctl-2')
      .life('marines', 1)
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(told(game, 'life-gone')).toEqual(['marines THE-LIFE-04'])
  })

  test('THE-DM-09 who has all the Life in a death-match', () => {
    const game = position('marines', 'aliens', 'greys')
      .unit('marine-1', 'corridors', 'a')
      .card('ali-hive', 'dock-1')
      .life('aliens', 19)
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(told(game, 'life-full')).toEqual(['aliens THE-DM-09'])
  })

  test('THE-DATA-03 who has all the Data', () => {
    const game = position('scientists', 'aliens')
      .unit('scientist-1', 'corridors', 'a')
      .card('sci-archives', 'ctl-2')
      .data('scientists', 19)
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(told(game, 'data-full')).toEqual(['scientists THE-DATA-03'])
  })
})
