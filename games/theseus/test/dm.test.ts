import { Match } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../components.ts'
import { theseus } from '../index.ts'
import { newGame, setUp } from './new-game.ts'
import { type Playing, type Position, position } from './position.ts'

const THREE: readonly FactionId[] = ['marines', 'aliens', 'scientists']
const FOUR: readonly FactionId[] = [...THREE, 'greys']

describe('setup', () => {
  test('THE-DM-01 the players may lay the Sectors of the ring in turn and in any order', () => {
    const game = newGame(THREE, { ring: 'players' })
    const laid = ['laboratory', 'tech-bay', 'alien-nest', 'loading-dock', 'control-room']
    const asked = laid.slice(0, 4).map((sector) => {
      const faction = game.asked
      game.choose(`lay:${sector}`)
      return faction
    })
    expect(asked).toEqual(['marines', 'aliens', 'scientists', 'marines'])
    expect(ringOf(game)).toEqual(['corridors', ...laid])
  })

  test('THE-DM-01 the ring may be drawn at random, with the same Sectors in it', () => {
    const rings = [1, 2, 3].map((seed) => ringOf(newGame(THREE, { ring: 'random' }, seed)))
    expect(new Set(rings.map((ring) => ring.join())).size).toBeGreaterThan(1)
    for (const ring of rings) {
      expect([...ring].sort()).toEqual([...ringOf(newGame(THREE))].sort())
    }
  })

  test('THE-DM-01 the ring of two players is not free', () => {
    const seed = { kind: 'fast' as const, seed: 1 }
    const options = { ring: 'random', factions: ['marines', 'aliens'] }
    expect(Match.start(theseus, { seats: 2, seed, options })).toMatchObject({ code: 'bad-setup' })
  })

  test('THE-DM-02 the turn order follows the faction Sectors clockwise from the Corridors', () => {
    const game = newGame(THREE, { ring: 'players' })
    game.choose('lay:tech-bay', 'lay:laboratory', 'lay:alien-nest', 'lay:control-room')
    expect(ringOf(game).at(-1)).toBe('loading-dock')
    setUp(game)
    const turns = [game.active, game.endTurn().active, game.endTurn().active]
    expect(turns).toEqual(['scientists', 'aliens', 'marines'])
    expect(game.endTurn().active).toBe('scientists')
  })

  test('THE-DM-03 the ring has three neutral Sectors and one for each base faction', () => {
    const neutral = ['control-room', 'corridors', 'tech-bay']
    const homes = ['alien-nest', 'laboratory', 'loading-dock']
    const sorted = (...factions: FactionId[]) => [...ringOf(newGame(factions))].sort()
    expect(sorted(...THREE)).toEqual([...homes, ...neutral].sort())
    expect(sorted(...FOUR)).toEqual([...homes, 'grey-wreck', ...neutral].sort())
    expect(sorted('marines', 'aliens', 'pandora')).toEqual(
      ['alien-nest', 'loading-dock', ...neutral].sort(),
    )
    expect(sorted(...THREE, 'pandora')).toEqual([...homes, ...neutral].sort())
  })

  test('THE-DM-04 everybody starts with 0 Life', () => {
    for (const factions of [THREE, FOUR, [...THREE, 'pandora'] as FactionId[]]) {
      const game = setUp(newGame(factions))
      for (const faction of factions) expect(game.life(faction)).toBe(0)
    }
    expect(setUp(newGame(['marines', 'aliens'])).life('marines')).toBe(20)
  })

  test('THE-DM-05 a Sector that is full before the first turn has set off no Flash Assault', () => {
    const rooms = ['a', 'b', 'c', 'd'].map((room) => `room:loading-dock-${room}`)
    const game = setUp(newGame(THREE), ...rooms)
    expect(ringRooms(game, 'loading-dock')).not.toContain(null)
    expect(game.log('flash-assault')).toEqual([])
    for (const faction of THREE) expect(game.life(faction)).toBe(0)
  })
})

describe('scoring', () => {
  test('THE-DM-06 each wound of an attack gives its attacker 1 Life and takes none', () => {
    const game = position(...THREE)
      .unit('marine-1', 'laboratory', 'a', { upgraded: true })
      .unit('alien-1', 'corridors', 'b')
      .unit('scientist-1', 'corridors', 'c')
      .life('aliens', 4)
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.life('marines')).toBe(2)
    expect(game.life('aliens')).toBe(4)
    expect(game.life('scientists')).toBe(0)
    expect(game.log('wounded').map((line) => line.rule)).toEqual(['THE-DM-06', 'THE-DM-06'])
  })

  test('THE-DM-06 a Trap scores as many Life as the wounds it deals', () => {
    const game = position(...THREE)
      .unit('marine-1', 'loading-dock', 'a')
      .card('ali-tentacles', 'ctl-2', { upgrades: 2 })
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.life('aliens')).toBe(3)
    expect(game.life('marines')).toBe(0)
  })

  test('THE-DM-07 a Trap scores for its owner when a third player moves a unit into it', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'alien-nest', 'a')
      .unit('alien-1', 'grey-wreck', 'b')
      .card('gre-mind-control', 'cor-1')
      .card('mar-fire', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'room:corridors-a')
    game.choose('move-enemy:alien-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(1)
    expect(game.life('greys')).toBe(0)
    expect(game.life('aliens')).toBe(0)
  })

  test('THE-DM-08 the Infirmary lowers the other players as the Scientists share it out', () => {
    const game = position('scientists', 'marines', 'aliens', 'greys')
      .unit('scientist-1', 'laboratory', 'a')
      .card('sci-infirmary', 'ctl-2', { upgrades: 2 })
      .life('scientists', 5)
      .life('marines', 1)
      .life('aliens', 7)
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.asked).toBe('scientists')
    expect(game.options).toEqual(['lower:marines', 'lower:aliens'])
    game.choose('lower:marines')
    expect(game.life('marines')).toBe(0)
    // Nobody falls below 0, so only the Aliens are left to lose the other two points.
    expect(game.life('aliens')).toBe(5)
    expect(game.life('scientists')).toBe(5)
    expect(game.winners).toBeNull()
  })

  test('THE-DM-08 THE-DM-10 the Infirmary may bring a player to 0, and nobody loses by it', () => {
    const game = position('scientists', 'marines', 'aliens')
      .unit('scientist-1', 'laboratory', 'a')
      .card('sci-infirmary', 'ctl-2')
      .life('marines', 1)
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(0)
    expect(game.winners).toBeNull()
  })

  test('THE-DM-10 a faction on 0 that is wounded plays on', () => {
    const game = position(...THREE)
      .unit('marine-1', 'loading-dock', 'a')
      .unit('scientist-1', 'laboratory', 'a')
      .card('ali-hive', 'ctl-2')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(0)
    expect(game.winners).toBeNull()
  })

  test('THE-DM-09 a player who reaches 20 Life wins at once', () => {
    const game = position(...THREE)
      .unit('marine-1', 'laboratory', 'a', { upgraded: true })
      .unit('alien-1', 'corridors', 'b')
      .unit('scientist-1', 'corridors', 'c')
      .life('marines', 18)
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.winners).toEqual(['marines'])
    expect(game.life('marines')).toBe(20)
  })

  test('THE-DM-09 a player who reaches 20 Data wins at once', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'grey-wreck', 'a')
      .card('gre-probe', 'ctl-2')
      .data('greys', 19)
      .life('marines', 19)
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.winners).toEqual(['greys'])
  })

  test('THE-DM-17 a Trap may win the game for its owner in a third player’s turn', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'alien-nest', 'a')
      .unit('alien-1', 'grey-wreck', 'b')
      .card('gre-mind-control', 'cor-1')
      .card('mar-fire', 'ctl-2')
      .life('marines', 19)
      .play()
    game.choose('move:grey-1', 'room:corridors-a')
    game.choose('move-enemy:alien-1', 'room:control-room-a')
    expect(game.winners).toEqual(['marines'])
  })
})

describe('whose wounds', () => {
  test('THE-DM-13 wounds that a card adds to an attack score for the attacker', () => {
    const game = position(...THREE)
      .unit('marine-1', 'laboratory', 'a')
      .unit('alien-1', 'corridors', 'b')
      .card('mar-strategic-position', 'cor-1', { upgrades: 1 })
      .life('aliens', 6)
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.life('marines')).toBe(3)
    expect(game.life('aliens')).toBe(6)
  })

  test('THE-DM-13 a Camouflaged scores for its owner', () => {
    const game = position('aliens', 'marines', 'scientists')
      .unit('alien-1', 'laboratory', 'a')
      .unit('marine-1', 'control-room', 'a')
      .card('ali-camouflaged', 'ctl-2', { upgrades: 1 })
      .play()
    game.choose('move:alien-1', 'room:corridors-a')
    expect(game.life('aliens')).toBe(2)
    expect(game.life('marines')).toBe(0)
  })

  test('THE-DM-13 a Parasite scores for its owner, whoever moves the unit', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'alien-nest', 'a')
      .unit('marine-1', 'grey-wreck', 'b', { parasites: 2, parasitesOf: 2 })
      .card('gre-mind-control', 'cor-1')
      .play()
    game.choose('move:grey-1', 'room:corridors-a')
    game.choose('move-enemy:marine-1', 'room:control-room-a')
    expect(game.life('aliens')).toBe(2)
    expect(game.life('greys')).toBe(0)
  })

  test('THE-DM-13 a Life Drain scores its wounds once for the player who resolves it', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'grey-wreck', 'a')
      .unit('marine-1', 'control-room', 'c')
      .card('gre-life-drain', 'ctl-2', { upgrades: 2 })
      .life('marines', 5)
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.life('greys')).toBe(3)
    expect(game.life('marines')).toBe(5)
  })

  test('THE-DM-13 a Detonation scores for the player who resolves it', () => {
    const game = position('scientists', 'marines', 'aliens')
      .unit('scientist-1', 'laboratory', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'tech-bay', 'c')
      .card('sci-detonation', 'ctl-2')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a', 'detonate:tech-bay')
    expect(game.life('scientists')).toBe(2)
    expect(game.life('marines')).toBe(0)
  })

  test('THE-DM-14 a Data attack gives Data, which counts in the total beside Life', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'alien-nest', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .data('greys', 4)
      .life('greys', 3)
      .life('marines', 7)
      .deck('greys')
      .pending('gre-probe', 'cor-p1')
      .endOfGame(3)
      .play()
    game.choose('move:grey-1', 'room:corridors-a')
    expect(game.data('greys')).toBe(5)
    expect(game.life('greys')).toBe(3)
    game.choose('plan-install:cor-p1', 'install:cor-1')
    expect(game.winners).toEqual(['greys'])
  })

  test('THE-DM-15 a Minor Alien that is removed scores nothing', () => {
    const game = position(...THREE)
      .unit('marine-1', 'laboratory', 'a', { upgraded: true })
      .minorAlien('minor-alien-1', 'corridors', 'b')
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.place('minor-alien-1')).toBe('off')
    expect(game.life('marines')).toBe(0)
  })
})

describe('a tie', () => {
  /** The Greys end the game in the Corridors; they and the Scientists have 22 points, the Aliens 19. */
  function tie(furnish = (game: Position) => game): Playing {
    const game = position('greys', 'aliens', 'scientists')
      .unit('grey-1', 'laboratory', 'a')
      .unit('alien-1', 'alien-nest', 'a')
      .unit('scientist-1', 'tech-bay', 'a')
      .unit('scientist-2', 'control-room', 'a')
      .card('ali-tentacles', 'lab-1')
      .life('greys', 11)
      .data('greys', 11)
      .life('scientists', 10)
      .data('scientists', 12)
      .life('aliens', 19)
      .pending('gre-minefield', 'cor-p1')
      .deck('greys')
      .endOfGame(3)
    const playing = furnish(game).play()
    playing.choose('move:grey-1', 'room:corridors-a')
    return playing.choose('plan-install:cor-p1', 'install:nest-1')
  }

  test('THE-DM-11 the markers of the losers go, their cards and units stay and work', () => {
    const game = tie()
    const out = game.match.view(null).players.filter((player) => player.out)
    expect(out.map((player) => player.faction)).toEqual(['aliens'])
    expect(game.place('alien-1')).toBe('alien-nest-a')
    game.choose('move:scientist-1', 'room:laboratory-a')
    expect(game.told('trap', 'card')).toEqual(['ali-tentacles'])
  })

  test('THE-DM-12 the tied play one more turn each, from the next after who caused the end', () => {
    const game = tie()
    expect(game.winners).toBeNull()
    expect(game.log('tie')[0].rule).toBe('THE-DM-12')
    expect(game.active).toBe('scientists')
    game.choose('move:scientist-1', 'room:laboratory-a')
    expect(game.endTurn().active).toBe('greys')
    game.endTurn()
    expect(game.winners).toEqual(['greys', 'scientists'])
    expect(game.match.result?.reason).toBe('shared')
  })

  test('THE-DM-12 a loser who caused the end is followed by the next tied player', () => {
    const game = position(...THREE)
      .unit('marine-1', 'control-room', 'a')
      .unit('alien-1', 'laboratory', 'a')
      .unit('scientist-1', 'tech-bay', 'a')
      .life('marines', 5)
      .life('scientists', 5)
      .pending('mar-fire', 'cor-p1')
      .deck('aliens')
      .endOfGame(3)
      .toMove('aliens')
      .play()
    game.choose('move:alien-1', 'room:corridors-a', 'plan-replace:cor-p1')
    expect([game.active, game.endTurn().active]).toEqual(['scientists', 'marines'])
  })

  test('THE-DM-12 a tie that an additional turn breaks has one winner', () => {
    const game = tie()
    game.choose('move:scientist-2', 'room:alien-nest-b').endTurn()
    expect(game.winners).toBeNull()
    game.endTurn()
    expect(game.life('greys')).toBe(13)
    expect(game.winners).toEqual(['greys'])
  })

  test('THE-DM-16 in the additional turns the losers score nothing and cannot win', () => {
    const game = tie()
    game.choose('move:scientist-1', 'room:laboratory-a')
    expect(game.told('wounded', 'faction')).toEqual(['aliens'])
    expect(game.life('aliens')).toBe(19)
    expect(game.endTurn().endTurn().winners).toEqual(['greys', 'scientists'])
  })

  test('THE-DM-16 in the additional turns the losers lose no points either', () => {
    const game = tie((before) => before.card('sci-infirmary', 'lab-2'))
    game.choose('move:scientist-1', 'room:laboratory-a')
    expect(game.told('life-lowered', 'faction')).toEqual(['greys'])
    expect(game.life('aliens')).toBe(19)
    expect(game.endTurn().endTurn().winners).toEqual(['scientists'])
  })

  test('THE-DM-16 a loser does not win even if all who were tied fall below', () => {
    const game = position('marines', 'scientists', 'pandora')
      .unit('scientist-1', 'corridors', 'a')
      .unit('creature-1', 'tech-bay', 'a')
      .unit('creature-2', 'tech-bay', 'b')
      .card('sci-infirmary', 'dock-1', { upgrades: 1 })
      .card('sci-infirmary', 'dock-2', { upgrades: 1 })
      .controlled('dock-2', 'catcher-1', false)
      .life('marines', 9)
      .life('scientists', 10)
      .life('pandora', 10)
      .with((state) => {
        state.players[0].out = true
        state.turn.additional = [2]
      })
      .toMove('scientists')
      .play()
    game.choose('move:scientist-1', 'room:loading-dock-a').endTurn()
    game.choose('move:creature-1', 'room:loading-dock-b')
    expect([game.life('scientists'), game.life('pandora')]).toEqual([8, 8])
    expect(game.winners).toEqual(['scientists', 'pandora'])
  })
})

function ringOf(game: Playing): readonly string[] {
  return game.match.view(null).sectors.map((sector) => sector.id)
}

function ringRooms(game: Playing, sector: string) {
  return game.match.view(null).sectors.find((one) => one.id === sector)!.rooms
}
