import { describe, expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

function isControlled(game: Playing, slot: string): boolean {
  return game.card(slot)?.control != null
}

describe('Shortcuts', () => {
  test.each([
    ['marines', 'mar-secret-passage'],
    ['aliens', 'ali-ventilation-conduit'],
  ] as const)(
    'THE-PAND-39 one use of a Shortcut of the %s is the Movement in which she skips its Sector',
    (faction, card) => {
      const game = position(faction, 'pandora')
        .unit('creature-1', 'corridors', 'a')
        .card(card, 'ctl-2')
        .controlled('ctl-2', 'runner-1')
        .toMove('pandora')
        .play()
      game.choose('move:creature-1', 'skip:ctl-2')
      expect(isControlled(game, 'ctl-2')).toBe(true)
      game.choose(game.options[0])
      expect(isControlled(game, 'ctl-2')).toBe(false)
    },
  )

  test('THE-PAND-39 a Movement in which the Shortcut is not used leaves it to her', () => {
    const game = position('marines', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .card('mar-secret-passage', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'enter', 'room:control-room-a')
    expect(isControlled(game, 'ctl-2')).toBe(true)
  })

  test('THE-PAND-39 a Ventilation Grate is used by the Movement that ends there', () => {
    const game = position('aliens', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'corridors', 'b')
      .card('ali-ventilation-grate', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .toMove('pandora')
    const used = game.play().choose('move:creature-1', 'stop-here:ctl-2', 'room:control-room-a')
    expect(isControlled(used, 'ctl-2')).toBe(false)
  })

  test('THE-PAND-39 a Time Loop is used by the Movement that spends points there', () => {
    const loop = () =>
      position('greys', 'pandora')
        .unit('creature-1', 'corridors', 'a')
        .unit('creature-2', 'corridors', 'b')
        .card('gre-time-loop', 'ctl-2')
        .controlled('ctl-2', 'runner-1')
        .toMove('pandora')
        .play()
    const used = loop().choose('move:creature-1', 'spend:1', 'room:control-room-a')
    expect(isControlled(used, 'ctl-2')).toBe(false)
    const unused = loop().choose('move:creature-1', 'spend:0', 'room:grey-wreck-a')
    expect(isControlled(unused, 'ctl-2')).toBe(true)
  })

  test('THE-PAND-39 a Teleportation is used by the jump, not by staying', () => {
    const gate = () =>
      position('greys', 'pandora')
        .unit('creature-1', 'corridors', 'a')
        .card('gre-teleportation', 'ctl-2')
        .controlled('ctl-2', 'runner-1')
        .toMove('pandora')
        .play()
    const used = gate().choose('move:creature-1', 'teleport:grey-wreck', 'room:grey-wreck-a')
    expect(isControlled(used, 'ctl-2')).toBe(false)
    const unused = gate().choose('move:creature-1', 'stay:control-room', 'room:control-room-a')
    expect(isControlled(unused, 'ctl-2')).toBe(true)
  })

  test('THE-PAND-39 permanent control of a Shortcut outlasts its use, and an own one is nobody’s to end', () => {
    const kept = position('marines', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .card('mar-secret-passage', 'ctl-2')
      .controlled('ctl-2', 'catcher-1', false)
      .toMove('pandora')
      .play()
    kept.choose('move:creature-1', 'skip:ctl-2', 'room:loading-dock-a')
    expect(isControlled(kept, 'ctl-2')).toBe(true)
    const own = position('marines', 'pandora')
      .unit('marine-1', 'corridors', 'a')
      .card('mar-secret-passage', 'ctl-2')
      .play()
    own.choose('move:marine-1', 'skip:ctl-2', 'room:loading-dock-a')
    expect(own.log('control-ends')).toEqual([])
  })
})

describe('Modules, Special cards and Duplications', () => {
  /** Pandora's turn: her Creature goes from the Tech Bay into the Corridors, an Assault follows. */
  function assault(game: Position): Playing {
    return game
      .unit('creature-1', 'tech-bay', 'c')
      .toMove('pandora')
      .play()
      .choose('move:creature-1', 'room:corridors-a')
  }

  test('THE-PAND-40 a Strategic Position is used up at the end of the turn in which it acted', () => {
    const game = assault(
      position('marines', 'pandora')
        .unit('marine-1', 'corridors', 'b')
        .unit('marine-2', 'control-room', 'b')
        .unit('creature-2', 'control-room', 'a')
        .card('mar-strategic-position', 'ctl-2')
        .controlled('ctl-2', 'runner-1'),
    )
    expect(game.life('marines')).toBe(17)
    expect(game.active).toBe('marines')
    expect(isControlled(game, 'ctl-2')).toBe(false)
  })

  test('THE-PAND-40 the turn in which it was taken does not count', () => {
    const game = position('marines', 'pandora')
      .unit('runner-1', 'tech-bay', 'a')
      .unit('creature-1', 'corridors', 'a')
      .unit('marine-1', 'corridors', 'b')
      .card('mar-strategic-position', 'cor-1')
      .toMove('pandora')
      .play()
    game.choose('move:runner-1', 'room:corridors-c', 'take-control:cor-1')
    expect(game.life('marines')).toBe(18)
    expect(game.active).toBe('marines')
    expect(isControlled(game, 'cor-1')).toBe(true)
  })

  test('THE-PAND-40 a turn in which it changes nothing leaves it to her', () => {
    const nothingHit = assault(
      position('marines', 'pandora')
        .unit('marine-1', 'corridors', 'b')
        .card('mar-strategic-position', 'ctl-2')
        .controlled('ctl-2', 'runner-1'),
    )
    expect(nothingHit.life('marines')).toBe(19)
    expect(isControlled(nothingHit, 'ctl-2')).toBe(true)
    const minorAlienHit = assault(
      position('marines', 'aliens', 'pandora')
        .minorAlien('minor-alien-1', 'corridors', 'b')
        .card('mar-strategic-position', 'cor-1')
        .controlled('cor-1', 'runner-1'),
    )
    expect(minorAlienHit.place('minor-alien-1')).toBe('off')
    expect(isControlled(minorAlienHit.endTurn(), 'cor-1')).toBe(true)
  })

  test('THE-PAND-40 a Camouflaged that finds nobody to wound is not used', () => {
    const hidden = (room: string) =>
      assault(
        position('aliens', 'pandora')
          .unit('alien-1', room, 'b')
          .unit('alien-2', 'corridors', 'b')
          .card('ali-camouflaged', 'ctl-2')
          .controlled('ctl-2', 'runner-1'),
      )
    expect(isControlled(hidden('alien-nest'), 'ctl-2')).toBe(true)
    const used = hidden('control-room')
    expect(used.life('aliens')).toBe(18)
    expect(isControlled(used, 'ctl-2')).toBe(false)
  })

  test('THE-PAND-40 a Burst is used where a unit of hers attacks once more', () => {
    const burst = (room: string) =>
      assault(
        position('marines', 'pandora')
          .unit('marine-1', 'control-room', 'b')
          .unit('marine-2', 'corridors', 'b')
          .unit('creature-2', 'control-room', room)
          .card('mar-burst', 'ctl-2')
          .controlled('ctl-2', 'runner-1'),
      )
    const used = burst('a')
    expect(used.life('marines')).toBe(17)
    expect(isControlled(used, 'ctl-2')).toBe(false)
    const walled = burst('d')
    expect(walled.life('marines')).toBe(19)
    expect(isControlled(walled, 'ctl-2')).toBe(true)
  })

  test('THE-PAND-40 a Barricade is used where it narrows an enemy’s choice', () => {
    const game = position('marines', 'pandora')
      .unit('marine-1', 'control-room', 'a')
      .unit('marine-2', 'loading-dock', 'a')
      .unit('marine-3', 'loading-dock', 'b')
      .unit('creature-1', 'loading-dock', 'c')
      .unit('creature-2', 'loading-dock', 'd')
      .card('mar-barricade', 'dock-2')
      .controlled('dock-2', 'runner-1')
      .play()
    game.choose('move:marine-1')
    expect(game.options).toEqual(['eject:marine-2', 'eject:marine-3'])
    game.choose('eject:marine-2')
    expect(isControlled(game, 'dock-2')).toBe(true)
    expect(isControlled(game.endTurn(), 'dock-2')).toBe(false)
  })

  test('THE-PAND-40 a Barricade where no unit of hers stands narrows nothing', () => {
    const game = position('marines', 'aliens', 'pandora')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'loading-dock', 'a')
      .unit('marine-3', 'loading-dock', 'b')
      .unit('alien-1', 'loading-dock', 'c')
      .unit('alien-2', 'loading-dock', 'd')
      .card('mar-barricade', 'dock-2')
      .controlled('dock-2', 'runner-1')
      .play()
    game.choose('move:marine-1', 'eject:marine-2').endTurn()
    expect(isControlled(game, 'dock-2')).toBe(true)
  })

  test.each([
    ['a Hideout that keeps a unit of hers from an attack is used', 'b', true, false],
    ['a Hideout that no attack could reach is not', 'c', true, true],
    ['a Hideout where nobody can attack is not', 'b', false, true],
  ])('THE-PAND-40 %s', (_, room, upgraded, stays) => {
    const game = position('marines', 'aliens', 'pandora')
      .unit('alien-1', 'control-room', 'a', { upgraded })
      .unit('alien-2', 'alien-nest', room === 'b' ? 'c' : 'b')
      .unit('alien-3', 'alien-nest', 'd')
      .unit('creature-1', 'alien-nest', room)
      .card('mar-hideout', 'nest-1')
      .controlled('nest-1', 'runner-1')
      .toMove('aliens')
      .play()
    game.choose('move:alien-1', 'take-upgrade').endTurn()
    expect(game.log('flash-assault')).toHaveLength(1)
    expect(game.log('attacks')).toEqual([])
    expect(isControlled(game, 'nest-1')).toBe(stays)
  })

  test.each([
    ['a Hideout that keeps one of several units from an attack is used', 'creature-1', false],
    ['a Hideout in an attack on units of others is not', 'marine-2', true],
  ])('THE-PAND-40 %s', (_, unit, stays) => {
    const game = position('marines', 'aliens', 'pandora')
      .unit('alien-1', 'control-room', 'a', { upgraded: true })
      .unit(unit, 'alien-nest', 'b')
      .unit('marine-1', 'alien-nest', 'd')
      .unit('alien-2', 'alien-nest', 'c')
      .card('mar-hideout', 'nest-1')
      .controlled('nest-1', 'runner-1')
      .toMove('aliens')
      .play()
    game.choose('move:alien-1', 'take-upgrade').endTurn()
    expect(game.told('attacks', 'target')).toContain('marine-1')
    expect(isControlled(game, 'nest-1')).toBe(stays)
  })

  test('THE-PAND-40 Crawlers are used where a card lies deactivated in a later turn', () => {
    const game = position('aliens', 'pandora')
      .unit('alien-1', 'control-room', 'a')
      .card('ali-crawlers', 'tec-1')
      .controlled('tec-1', 'runner-1')
      .card('ali-hive', 'tec-2')
      .play()
    expect(game.card('tec-2')?.crawled).toBe(true)
    game.endTurn()
    expect(isControlled(game, 'tec-1')).toBe(false)
    expect(game.card('tec-2')?.crawled).toBe(false)
  })

  test('THE-PAND-40 Crawlers that deactivate nothing are not used, nor is another card while they do', () => {
    const idle = position('aliens', 'pandora')
      .unit('alien-1', 'control-room', 'a')
      .card('ali-crawlers', 'tec-1')
      .controlled('tec-1', 'runner-1')
      .play()
    expect(isControlled(idle.endTurn(), 'tec-1')).toBe(true)
    const other = position('aliens', 'marines', 'pandora')
      .unit('alien-1', 'control-room', 'a')
      .card('ali-crawlers', 'tec-1')
      .card('mar-fire', 'tec-2')
      .card('mar-hideout', 'cor-1')
      .controlled('cor-1', 'runner-1')
      .play()
    expect(other.card('tec-2')?.crawled).toBe(true)
    expect(isControlled(other.endTurn(), 'cor-1')).toBe(true)
  })

  test('THE-PAND-40 THE-CARD-93 Crawlers given back act for the Aliens again', () => {
    const game = position('aliens', 'marines', 'pandora')
      .unit('alien-1', 'control-room', 'a')
      .card('ali-crawlers', 'tec-1')
      .controlled('tec-1', 'runner-1')
      .card('ali-hive', 'tec-2')
      .card('mar-fire', 'tec-3')
      .play()
    const crawled = () => ['tec-2', 'tec-3'].map((slot) => game.card(slot)?.crawled)
    expect(crawled()).toEqual([true, true])
    game.endTurn()
    expect(isControlled(game, 'tec-1')).toBe(false)
    expect(crawled()).toEqual([false, true])
  })

  test('THE-PAND-40 a Duplication is used where it copies a card of hers', () => {
    const game = assault(
      position('marines', 'pandora')
        .unit('marine-1', 'corridors', 'd', { invisible: true })
        .card('mar-armoury', 'cor-2')
        .controlled('cor-2', 'catcher-1', false)
        .card('mar-duplication', 'cor-1')
        .controlled('cor-1', 'runner-1'),
    )
    expect(game.upgrades('pandora')).toBe(2)
    expect(isControlled(game, 'cor-1')).toBe(true)
    game.endTurn()
    expect(isControlled(game, 'cor-1')).toBe(false)
    expect(isControlled(game, 'cor-2')).toBe(true)
  })

  test('THE-PAND-40 THE-PAND-41 a Duplication whose copy she declines is not used', () => {
    const detecting = (second: string) =>
      assault(
        position('marines', 'pandora')
          .unit('marine-1', 'corridors', 'd', { invisible: true })
          .card('mar-detector', 'cor-2')
          .controlled('cor-2', 'catcher-1', false)
          .card('mar-duplication', 'cor-1')
          .controlled('cor-1', 'runner-1'),
      ).choose('deactivate:tech-bay', second)
    expect(isControlled(detecting('no-more').endTurn(), 'cor-1')).toBe(true)
    expect(isControlled(detecting('deactivate:tech-bay').endTurn(), 'cor-1')).toBe(false)
  })

  test('THE-PAND-40 a Duplication beside a Time Loop is used where she spends more than the card alone gives', () => {
    const spending = (points: number) => {
      const game = position('greys', 'pandora')
        .unit('creature-1', 'corridors', 'a')
        .unit('creature-2', 'corridors', 'b')
        .unit('creature-3', 'corridors', 'c')
        .card('gre-time-loop', 'ctl-2')
        .controlled('ctl-2', 'catcher-1', false)
        .card('gre-duplication', 'ctl-1')
        .controlled('ctl-1', 'runner-1')
        .toMove('pandora')
        .play()
      return game.choose('move:creature-1', `spend:${points}`).endTurn()
    }
    expect(isControlled(spending(1), 'ctl-1')).toBe(true)
    expect(isControlled(spending(2), 'ctl-1')).toBe(false)
  })

  test('THE-PAND-40 THE-PAND-43 a Protection that drew the token keeps its Embryo under it', () => {
    const game = position('marines', 'pandora')
      .unit('marine-1', 'corridors', 'a')
      .unit('creature-1', 'tech-bay', 'c')
      .unit('creature-2', 'tech-bay', 'd')
      .card('mar-protection', 'tec-2')
      .controlled('tec-2', 'runner-1')
      .card('mar-fire', 'dock-1')
      .controlled('dock-1', 'catcher-1', false)
      .card('mar-armoury', 'cor-1')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.malfunction).toBe('tec-2')
    expect(isControlled(game.endTurn(), 'tec-2')).toBe(true)
    // Pandora takes the token to an enemy card: now the use is over.
    game.choose('move:creature-1', 'room:control-room-c')
    expect(game.malfunction).toBe('cor-1')
    expect(game.active).toBe('marines')
    expect(isControlled(game, 'tec-2')).toBe(false)
  })

  test('THE-PAND-40 a turn that a tie cuts short ends a use as well', () => {
    const game = position('marines', 'pandora')
      .unit('marine-1', 'tech-bay', 'a')
      .unit('marine-2', 'corridors', 'a')
      .unit('marine-3', 'corridors', 'b')
      .unit('creature-1', 'corridors', 'c')
      .unit('creature-2', 'corridors', 'd')
      .card('mar-barricade', 'cor-1')
      .controlled('cor-1', 'runner-1')
      .pending('mar-fire', 'cor-p1')
      .deck('marines')
      .life('pandora', 17)
      .life('marines', 13)
      .endOfGame(3)
      .play()
    game.choose('move:marine-1', 'eject:marine-2')
    while (game.prompt !== 'planning') game.choose(game.options[0])
    expect(game.life('pandora')).toBe(13)
    game.choose('plan-install:cor-p1', 'install:ctl-2')
    expect(game.log('tie')).toHaveLength(1)
    expect(isControlled(game, 'cor-1')).toBe(false)
  })
})
