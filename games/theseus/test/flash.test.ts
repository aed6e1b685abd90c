import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** Three Aliens wait in the Control Room; a Marine in the Corridors will fill it. */
function almostFull(): Position {
  return position('marines', 'aliens')
    .unit('marine-1', 'corridors', 'a')
    .unit('alien-1', 'control-room', 'b')
    .unit('alien-2', 'control-room', 'c')
    .unit('alien-3', 'control-room', 'd')
}

describe('when', () => {
  test('THE-FLASH-01 a unit that fills a Sector at the end of its Movement must attack there', () => {
    const game = almostFull().play().choose('move:marine-1')
    expect(game.told('flash-assault', 'sector')).toEqual(['control-room'])
    // Only the target may be chosen.
    expect(game.options).toEqual(['attack:alien-1', 'attack:alien-3'])
    game.choose('attack:alien-1')
    expect(game.life('aliens')).toBe(19)
  })

  test('THE-FLASH-01 three units in a Sector set nothing off', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'control-room', 'b')
      .unit('alien-2', 'control-room', 'c')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.log('flash-assault')).toEqual([])
    expect(game.life('aliens')).toBe(20)
  })

  test('THE-FLASH-01 passing through a full Sector sets nothing off', () => {
    const game = almostFull()
      .unit('marine-2', 'corridors', 'b')
      .unit('marine-3', 'control-room', 'a')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(game.log('flash-assault')).toEqual([])
  })

  test('THE-FLASH-01 a Trap that empties a Room prevents the Flash Assault', () => {
    const game = position('aliens', 'marines')
      .card('mar-ambush', 'ctl-2')
      .unit('alien-1', 'corridors', 'a', { upgraded: true })
      .unit('marine-1', 'control-room', 'a')
      .minorAlien('minor-alien-1', 'control-room', 'b')
      .minorAlien('minor-alien-2', 'control-room', 'c')
      .play()
    game.choose('move:alien-1')
    expect(game.asked).toBe('marines')
    game.choose('attack:minor-alien-1')
    expect(game.place('minor-alien-1')).toBe('off')
    expect(game.told('flash-assault', 'faction')).toEqual(['marines'])
    expect(game.life('marines')).toBe(20)
  })

  test('THE-FLASH-05 in the Corridors a Flash Assault comes first and an Assault later', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'corridors', 'b')
      .minorAlien('minor-alien-1', 'corridors', 'c')
      .minorAlien('minor-alien-2', 'corridors', 'd')
      .unit('marine-2', 'tech-bay', 'a')
      .unit('alien-2', 'tech-bay', 'b')
      .card('mar-armoury', 'cor-1')
      .play()
    game.choose('move:marine-1', 'attack:alien-1').endTurn()
    const kinds = ['flash-assault', 'action', 'assault']
    expect(game.kinds(...kinds)).toEqual(kinds)
    const attackers = game.told('attacks', 'unit')
    expect(attackers.filter((unit) => unit === 'marine-1')).toHaveLength(2)
    expect(attackers.filter((unit) => unit === 'marine-2')).toHaveLength(1)
  })

  test('THE-FLASH-06 several Flash Assaults may happen in one turn', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'loading-dock', 'a')
      .unit('alien-1', 'tech-bay', 'b')
      .unit('alien-2', 'tech-bay', 'c')
      .minorAlien('minor-alien-1', 'tech-bay', 'd')
      .unit('marine-2', 'corridors', 'a')
      .unit('alien-3', 'control-room', 'b')
      .minorAlien('minor-alien-2', 'control-room', 'c')
      .minorAlien('minor-alien-3', 'control-room', 'd')
      .play()
    game.choose('move:marine-1', 'attack:alien-1', 'attack:alien-3')
    expect(game.told('flash-assault', 'sector')).toEqual(['tech-bay', 'control-room'])
    expect(game.active).toBe('marines')
    expect(game.life('aliens')).toBe(18)
  })
})

describe('who attacks', () => {
  test('THE-FLASH-02 it is an Assault in the Sector that was entered and nowhere else', () => {
    const game = almostFull()
      .unit('marine-2', 'tech-bay', 'a')
      .minorAlien('minor-alien-1', 'tech-bay', 'b')
      .play()
    game.choose('move:marine-1', 'attack:alien-1')
    expect(game.told('attacks', 'unit')).toEqual(['marine-1'])
    expect(game.place('minor-alien-1')).toBe('tech-bay-b')
  })

  test('THE-FLASH-02 Camouflaged cards and Bursts of other Sectors do not act in it', () => {
    const camouflaged = position('aliens', 'marines')
      .unit('alien-1', 'tech-bay', 'a', { upgraded: true })
      .unit('alien-2', 'loading-dock', 'b')
      .unit('marine-1', 'loading-dock', 'c')
      .unit('marine-2', 'loading-dock', 'd')
      .unit('marine-3', 'corridors', 'b')
      .card('ali-camouflaged', 'cor-1')
      .play()
    camouflaged.choose('move:alien-1')
    expect(camouflaged.told('wounded', 'unit')).toEqual(['marine-1'])
    const burst = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('alien-1', 'alien-nest', 'b')
      .unit('alien-2', 'alien-nest', 'c', { invisible: true })
      .unit('marine-2', 'alien-nest', 'd')
      .unit('marine-3', 'corridors', 'a')
      .unit('alien-3', 'corridors', 'b')
      .card('mar-burst', 'cor-1')
      .play()
    burst.choose('move:marine-1')
    expect(burst.told('wounded', 'unit')).toEqual(['alien-1', 'alien-1'])
  })

  test('THE-FLASH-02 attacks follow the profile and the Passages as in an Assault', () => {
    const game = almostFull().unit('marine-1', 'corridors', 'a', { upgraded: true }).play()
    game.choose('move:marine-1').endTurn()
    // The Alien in Room c stands behind a Wall.
    expect(game.told('attacks', 'target').sort()).toEqual(['alien-1', 'alien-3'])
    expect(game.life('aliens')).toBe(18)
  })

  test('THE-FLASH-03 all units of the mover in the Sector attack and no enemy unit does', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'control-room', 'c')
      .unit('alien-1', 'control-room', 'b', { upgraded: true })
      .unit('marine-3', 'control-room', 'd')
      .play()
    game.choose('move:marine-1').endTurn()
    expect(game.told('attacks', 'unit').sort()).toEqual(['marine-1', 'marine-2'])
    expect(game.life('aliens')).toBe(18)
    expect(game.life('marines')).toBe(20)
  })

  test('THE-FLASH-03 without a unit of the attacker there it has no effect', () => {
    const game = position('marines', 'aliens')
      .card('mar-team-tactics', 'ctl-2')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'tech-bay', 'a')
      .unit('alien-2', 'alien-nest', 'a', { upgraded: true })
      .unit('alien-3', 'alien-nest', 'b')
      .minorAlien('minor-alien-1', 'alien-nest', 'c')
      .play()
    game.choose('move:marine-1', 'room:control-room-a', 'move-enemy:alien-1')
    expect(game.place('alien-1')).toBe('alien-nest-d')
    expect(game.log('attacks')).toEqual([])
    expect([game.life('marines'), game.life('aliens')]).toEqual([20, 20])
  })

  test('THE-FLASH-03 a Camouflaged card of the attacker acts even without a unit there', () => {
    const start = () =>
      position('aliens', 'marines', 'scientists')
        .card('ali-abduction', 'nest-1')
        .unit('alien-1', 'corridors', 'a')
        .unit('marine-1', 'alien-nest', 'b')
        .unit('marine-2', 'tech-bay', 'a')
        .unit('marine-3', 'tech-bay', 'b')
        .unit('scientist-1', 'tech-bay', 'c')
    const abduct = ['move:alien-1', 'room:alien-nest-a', 'abduct:marine-1', 'abduct-to:tech-bay']
    const game = start()
      .card('ali-camouflaged', 'tec-2')
      .play()
      .choose(...abduct)
    expect(game.prompt).toBe('camouflaged')
    game.choose('wound:scientist-1')
    expect(game.life('aliens')).toBe(1)
    expect(
      start()
        .play()
        .choose(...abduct)
        .life('aliens'),
    ).toBe(0)
  })

  test('THE-FLASH-04 who moves an enemy unit triggers the Flash Assault, not its owner', () => {
    const game = position('greys', 'marines')
      .card('gre-mind-control', 'ctl-2')
      .unit('grey-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('marine-2', 'loading-dock', 'a')
      .unit('grey-2', 'loading-dock', 'b', { upgraded: true })
      .unit('grey-3', 'loading-dock', 'c')
      .play()
    game.choose('move:grey-1', 'room:control-room-a', 'move-enemy:marine-1')
    expect(game.told('flash-assault', 'faction')).toEqual(['greys'])
    expect(game.told('attacks', 'unit')).toEqual(['grey-2'])
    expect(game.data('greys')).toBe(1)
    expect(game.life('greys')).toBe(20)
  })
})

describe('what it follows', () => {
  test('THE-FLASH-07 a move by Team Tactics or Mind Control that fills a Sector', () => {
    for (const [mover, card] of [
      ['marines', 'mar-team-tactics'],
      ['greys', 'gre-mind-control'],
    ] as const) {
      const unit = mover === 'marines' ? 'marine-1' : 'grey-1'
      const game = position(mover, 'aliens')
        .card(card, 'ctl-2')
        .unit(unit, 'corridors', 'a')
        .unit('alien-1', 'tech-bay', 'a')
        .unit('alien-2', 'alien-nest', 'a')
        .unit('alien-3', 'alien-nest', 'b')
        .minorAlien('minor-alien-1', 'alien-nest', 'c')
        .play()
      game.choose(`move:${unit}`, 'room:control-room-a', 'move-enemy:alien-1')
      expect(game.told('flash-assault', 'faction')).toEqual([mover])
    }
  })

  test('THE-FLASH-07 a relocation by Abduction', () => {
    const game = position('aliens', 'marines')
      .card('ali-abduction', 'ctl-2')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('alien-2', 'tech-bay', 'a', { upgraded: true })
      .unit('marine-2', 'tech-bay', 'b')
      .unit('marine-3', 'tech-bay', 'c')
      .play()
    game.choose('move:alien-1', 'room:control-room-a', 'abduct:marine-1', 'abduct-to:tech-bay')
    expect(game.place('marine-1')).toBe('tech-bay-d')
    game.endTurn()
    expect(game.told('flash-assault', 'faction')).toEqual(['aliens'])
    expect(game.told('attacks', 'target').sort()).toEqual(['marine-1', 'marine-2'])
  })

  test('THE-FLASH-07 the appearance of a Minor Alien by the Incubator', () => {
    const game = position('aliens', 'marines')
      .card('ali-incubator', 'ctl-2')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('alien-2', 'control-room', 'c')
      .play()
    game.choose('move:alien-1', 'room:control-room-d')
    expect(game.place('minor-alien-1')).toBe('control-room-a')
    expect(game.told('flash-assault', 'faction')).toEqual(['aliens'])
    expect(game.told('attacks', 'unit')).toEqual(['minor-alien-1'])
    expect(game.life('marines')).toBe(19)
  })

  test('THE-FLASH-07 not a Sector filled at setup', () => {
    const game = almostFull()
      .unit('marine-2', 'tech-bay', 'a')
      .with((state) => {
        state.cursor = 'last-units'
      })
      .play()
    game.choose('room:control-room-a')
    expect(game.place('marine-3')).toBe('control-room-a')
    expect(game.log('flash-assault')).toEqual([])
  })

  test('THE-FLASH-07 not a placement from Space', () => {
    const game = almostFull().unitInSpace('marine-2').play()
    game.choose('place:marine-2', 'room:control-room-a')
    expect(game.place('marine-2')).toBe('control-room-a')
    expect(game.log('flash-assault')).toEqual([])
    expect(game.life('aliens')).toBe(20)
  })

  test('THE-FLASH-07 not a Hatching', () => {
    const game = position('marines', 'pandora')
      .toMove('pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'control-room', 'a')
      .unit('creature-3', 'control-room', 'b')
      .play()
    game.choose('move:creature-1', 'room:control-room-c', 'hatch:warrior')
    expect(game.place('warrior-1')).toBe('control-room-d')
    expect(game.log('flash-assault')).toEqual([])
  })
})
