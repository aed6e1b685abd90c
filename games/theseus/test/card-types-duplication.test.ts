import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** A Scientist about to stop in the Corridors, where three cards can lie round a fourth. */
const toCorridors = () =>
  position('marines', 'scientists')
    .toMove('scientists')
    .unit('scientist-1', 'laboratory', 'a')
    .unit('marine-1', 'tech-bay', 'a')

/** Lets the Scientist stop in the Corridors and tells the Data gained. */
function dataOf(start: ReturnType<typeof toCorridors>): number {
  const game = start.play()
  game.choose('move:scientist-1', 'room:corridors-a')
  while (game.prompt === 'action-order') game.choose(game.options[0])
  return game.data('scientists')
}

describe('Shortcuts', () => {
  test('THE-CARDTYPE-12 a Shortcut changes the Movement of its owner, not that of an enemy', () => {
    const way = (owner: 'aliens' | 'marines') => {
      const game = position('marines', 'aliens')
        .toMove(owner)
        .unit(`${owner.slice(0, -1)}-1`, 'corridors', 'a')
        .unit(owner === 'aliens' ? 'marine-2' : 'alien-2', 'tech-bay', 'a')
        .card('ali-ventilation-conduit', 'ctl-2')
        .play()
      return game.choose(`move:${owner.slice(0, -1)}-1`).prompt
    }
    expect(way('aliens')).toBe('skip')
    expect(way('marines')).toBe('room')
  })

  test('THE-CARDTYPE-13 a skipped Sector costs no Movement point, even where the Movement would have ended', () => {
    const game = position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('ali-ventilation-conduit', 'ctl-2')
      .card('mar-fire', 'ctl-1')
      .play()
    game.choose('move:alien-1', 'skip:ctl-2', 'room:loading-dock-a')
    expect(game.place('alien-1')).toBe('loading-dock-a')
    expect(game.life('aliens')).toBe(20)
  })

  test('THE-CARDTYPE-13 skipping is optional', () => {
    const game = position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('ali-ventilation-conduit', 'ctl-2')
      .card('mar-fire', 'ctl-1')
      .play()
    game.choose('move:alien-1')
    expect(game.options).toEqual(['enter', 'skip:ctl-2'])
    game.choose('enter', 'room:control-room-a')
    expect(game.place('alien-1')).toBe('control-room-a')
    expect(game.life('aliens')).toBe(19)
  })
})

describe('Duplication', () => {
  test('THE-CARDTYPE-14 it repeats a card directly next to it with all its tokens, not a diagonal one', () => {
    const upgraded = () => toCorridors().card('sci-archives', 'cor-2', { upgrades: 2 })
    expect(dataOf(upgraded())).toBe(3)
    expect(dataOf(upgraded().card('sci-duplication', 'cor-1'))).toBe(6)
    expect(dataOf(upgraded().card('sci-duplication', 'cor-4'))).toBe(6)
    const diagonal = toCorridors().card('sci-archives', 'cor-1').card('sci-duplication', 'cor-4')
    expect(dataOf(diagonal)).toBe(1)
  })

  test('THE-CARDTYPE-14 it repeats only cards of its own faction', () => {
    const enemy = toCorridors().card('sci-archives', 'cor-2').card('mar-duplication', 'cor-1')
    expect(dataOf(enemy)).toBe(1)
  })

  test('THE-CARDTYPE-14 it reaches no card of another Sector', () => {
    const game = position('marines', 'scientists')
      .toMove('scientists')
      .unit('scientist-1', 'control-room', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('sci-archives', 'dock-1')
      .card('sci-duplication', 'ctl-2')
      .play()
    game.choose('move:scientist-1', 'room:loading-dock-a')
    expect(game.data('scientists')).toBe(1)
  })

  test('THE-CARDTYPE-15 it copies three neighbours at the same time', () => {
    const three = toCorridors()
      .card('sci-duplication', 'cor-2')
      .card('sci-archives', 'cor-1')
      .card('sci-archives', 'cor-3')
      .card('sci-camera', 'cor-4', { recording: 3 })
    expect(dataOf(three)).toBe(2 + 2 + 6)
  })

  test('THE-CARDTYPE-16 it copies no malfunctioning card, and copies nothing when it malfunctions', () => {
    const pair = () => toCorridors().card('sci-archives', 'cor-2').card('sci-duplication', 'cor-1')
    expect(dataOf(pair().malfunction('cor-2'))).toBe(0)
    expect(dataOf(pair().malfunction('cor-1'))).toBe(1)
  })

  test('THE-CARDTYPE-16 it copies no card that has left the game', () => {
    const game = position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'alien-nest', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-minefield', 'ctl-2')
      .card('mar-duplication', 'ctl-1')
      .play()
    game.choose('move:alien-1', 'room:control-room-a').endTurn()
    expect(game.life('aliens')).toBe(16)
    game.choose('move:marine-1', 'room:alien-nest-b').endTurn()
    game.choose('move:alien-2', 'room:control-room-b')
    expect(game.place('alien-2')).toBe('control-room-b')
    expect(game.life('aliens')).toBe(16)
  })

  test('THE-CARDTYPE-17 neighbouring Duplications do not copy each other', () => {
    const row = toCorridors()
      .card('sci-archives', 'cor-1')
      .card('sci-duplication', 'cor-2')
      .card('sci-duplication', 'cor-3')
    expect(dataOf(row)).toBe(2)
  })

  test('THE-CARDTYPE-22 two Duplications next to one card make it work three times', () => {
    const between = toCorridors()
      .card('sci-archives', 'cor-2', { upgrades: 1 })
      .card('sci-duplication', 'cor-1')
      .card('sci-duplication', 'cor-3')
    expect(dataOf(between)).toBe(6)
  })

  test('THE-CARDTYPE-22 it acts each time a neighbouring card applies, not only on Action cards', () => {
    const module = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'corridors', 'b')
      .card('mar-strategic-position', 'cor-2', { upgrades: 1 })
      .card('mar-duplication', 'cor-1')
      .play()
    module.choose('move:marine-1', 'room:corridors-a')
    expect(module.life('aliens')).toBe(20 - 1 - 2 - 2)
  })

  test('THE-CARDTYPE-23 a copied single-use card is discarded once; the Duplication stays', () => {
    const game = position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-minefield', 'ctl-2', { upgrades: 1 })
      .card('mar-duplication', 'ctl-1')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(game.life('aliens')).toBe(14)
    expect(game.card('ctl-2')).toBeNull()
    expect(game.card('ctl-1')!.id).toBe('mar-duplication')
    expect(game.state.discarded.filter((id) => id === 'mar-minefield')).toHaveLength(1)
  })

  test('THE-CARDTYPE-24 choices are made anew for each resolution', () => {
    const game = toCorridors()
      .unit('marine-2', 'control-room', 'a')
      .card('sci-detonation', 'cor-2')
      .card('sci-duplication', 'cor-1')
      .play()
    game.choose(
      'move:scientist-1',
      'room:corridors-a',
      'detonate:tech-bay',
      'detonate:control-room',
    )
    expect(game.told('wounded', 'unit')).toEqual(['marine-1', 'marine-2'])
  })

  test('THE-CARD-02 sci-duplication: the Scientists have it', () => {
    expect(
      dataOf(toCorridors().card('sci-archives', 'cor-2').card('sci-duplication', 'cor-3')),
    ).toBe(2)
  })

  test('THE-CARD-02 mar-duplication: the Marines have it', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'tech-bay', 'a')
      .card('mar-armoury', 'nest-1')
      .card('mar-duplication', 'nest-2')
      .play()
    game.choose('move:marine-1', 'room:alien-nest-a')
    expect(game.upgrades('marines')).toBe(2)
  })

  test('THE-CARD-02 ali-duplication: the Aliens have it', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('ali-hive', 'ctl-2')
      .card('ali-duplication', 'ctl-1')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(18)
  })

  test('THE-CARD-02 gre-duplication: the Greys have it', () => {
    const game = position('greys', 'marines')
      .unit('grey-1', 'tech-bay', 'a')
      .card('gre-probe', 'dock-1')
      .card('gre-duplication', 'dock-2')
      .play()
    game.choose('move:grey-1', 'room:loading-dock-a')
    expect(game.data('greys')).toBe(4)
  })
})
