import { describe, expect, test } from 'vitest'
import { supplyOf } from '../queries.ts'
import { type Playing, position } from './position.ts'

function isControlled(game: Playing, slot: string): boolean {
  return game.card(slot)?.control != null
}

describe('Data and tokens', () => {
  test('THE-PAND-46 THE-PAND-09 a controlled card that gives Data gives Pandora none', () => {
    for (const [faction, card] of [
      ['scientists', 'sci-archives'],
      ['scientists', 'sci-small-laboratory'],
      ['greys', 'gre-probe'],
    ] as const) {
      const game = position(faction, 'pandora')
        .unit('creature-1', 'corridors', 'a')
        .unit(faction === 'greys' ? 'grey-1' : 'scientist-1', 'control-room', 'b')
        .card(card, 'ctl-2')
        .controlled('ctl-2', 'catcher-1', false)
        .toMove('pandora')
        .play()
      game.choose('move:creature-1', 'room:control-room-a')
      expect(game.told('action', 'card')).toEqual([card])
      expect([game.data('pandora'), game.data(faction)]).toEqual([0, 0])
    }
  })

  test('THE-PAND-46 a controlled Camera records, but does not pay, and that is no use', () => {
    const game = position('scientists', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('scientist-1', 'tech-bay', 'a')
      .unit('scientist-2', 'control-room', 'b')
      .card('sci-camera', 'ctl-2', { recording: 2 })
      .controlled('ctl-2', 'runner-1')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.log('action')).toEqual([])
    expect(game.card('ctl-2')?.recording).toBe(2)
    expect(isControlled(game, 'ctl-2')).toBe(true)
  })

  test('THE-PAND-46 the points stay on the Camera for its owner', () => {
    const game = position('scientists', 'pandora')
      .unit('creature-1', 'laboratory', 'a')
      .unit('scientist-1', 'corridors', 'a')
      .card('sci-camera', 'ctl-2', { recording: 2 })
      .controlled('ctl-2', 'runner-1')
      .play()
    // Her Camera records the Scientist; with that its one use is over and it pays its owner.
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.told('recorded', 'points')).toEqual([4])
    expect(isControlled(game, 'ctl-2')).toBe(false)
    expect(game.data('scientists')).toBe(4)
  })

  test('THE-PAND-45 a Brood Chamber under control adds nothing to the Data of its owner', () => {
    const game = position('greys', 'pandora')
      .unit('grey-1', 'tech-bay', 'a', { upgraded: true })
      .unit('creature-1', 'corridors', 'b')
      .card('gre-brood-chamber', 'cor-1')
      .controlled('cor-1', 'catcher-1', false)
      .play()
    game.choose('move:grey-1', 'room:corridors-a')
    expect(game.data('greys')).toBe(1)
  })

  test('THE-PAND-25 a Downgrade takes the token on a card under control from Pandora', () => {
    const game = position('greys', 'marines', 'pandora')
      .unit('grey-1', 'grey-wreck', 'a')
      .card('mar-fire', 'tec-2', { upgrades: 1 })
      .controlled('tec-2', 'catcher-1', false)
      .card('gre-downgrade', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.told('downgraded', 'faction')).toEqual(['pandora'])
    expect(game.card('tec-2')?.upgrades).toBe(0)
  })

  test('THE-TOKEN-03 a Minor Alien that was moved, removed and comes again has not moved', () => {
    const game = position('marines', 'aliens', 'pandora')
      .toMove('pandora')
      .unit('creature-1', 'corridors', 'a')
      .minorAlien('minor-alien-1', 'control-room', 'a')
      .card('mar-team-tactics', 'dock-1')
      .controlled('dock-1', 'catcher-1', false)
      .card('ali-incubator', 'dock-2')
      .controlled('dock-2', 'catcher-2', false)
      .card('mar-fire', 'nest-1')
      .play()
    game.choose('move:creature-1', 'room:loading-dock-a', 'action:dock-1')
    game.choose('move-enemy:minor-alien-1', 'room:alien-nest-a', 'room:loading-dock-b')
    expect(game.kinds('minor-alien-removed', 'minor-alien')).toEqual([
      'minor-alien-removed',
      'minor-alien',
    ])
    expect(game.seen('minor-alien-1')).toMatchObject({ owner: 2, room: 'b', moved: false })
  })

  test('THE-PAND-47 a Minor Alien of a controlled Incubator is hers, also after the control', () => {
    const game = position('aliens', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('alien-1', 'control-room', 'b')
      .card('ali-incubator', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:control-room-d', 'room:control-room-a')
    expect(isControlled(game, 'ctl-2')).toBe(false)
    expect(game.unit('minor-alien-1')).toMatchObject({ owner: 1, kind: 'minor-alien' })
    game.endTurn().endTurn()
    expect(game.options.some((id) => id.includes('minor-alien'))).toBe(false)
  })

  test('THE-PAND-47 a Minor Alien of hers attacks in her Assault', () => {
    const game = position('aliens', 'pandora')
      .minorAlien('minor-alien-1', 'control-room', 'a', 'pandora')
      .unit('alien-1', 'control-room', 'b')
      .unit('alien-2', 'corridors', 'c', { invisible: true })
      .unit('creature-1', 'tech-bay', 'a')
      .card('ali-hive', 'ctl-2')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:corridors-a')
    expect(game.told('attacks', 'unit')).toEqual(['minor-alien-1'])
    expect(game.life('aliens')).toBe(19)
  })

  test('THE-PAND-47 an Invisibility token stays on her unit when the control is over', () => {
    const game = position('greys', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'tech-bay', 'b')
      .unit('grey-1', 'control-room', 'b')
      .card('gre-invisibility', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:control-room-a', 'hide:creature-2')
    expect(isControlled(game, 'ctl-2')).toBe(false)
    expect(game.unit('creature-2').invisible).toBe(true)
    expect(supplyOf(game.state, 'invisibility')).toBe(1)
  })

  test('THE-PAND-47 a Parasite of a controlled card wounds for Pandora', () => {
    const game = position('aliens', 'marines', 'pandora')
      .unit('alien-1', 'alien-nest', 'a')
      .unit('marine-1', 'loading-dock', 'a')
      .unit('creature-1', 'corridors', 'a')
      .card('ali-parasite', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(game.unit('alien-1').parasites).toBe(1)
    expect(isControlled(game, 'ctl-2')).toBe(false)
    game.endTurn().endTurn().endTurn()
    expect(game.active).toBe('aliens')
    expect(game.life('pandora')).toBe(0)
    game.choose('move:alien-1')
    expect(game.life('pandora')).toBe(1)
  })

  test('THE-PAND-47 a Deactivation token of a controlled Detector silences Traps for her', () => {
    const game = position('marines', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .card('mar-detector', 'ctl-2')
      .controlled('ctl-2', 'runner-1')
      .card('mar-fire', 'dock-1')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:control-room-a', 'deactivate:loading-dock')
    expect(isControlled(game, 'ctl-2')).toBe(false)
    game.endTurn().endTurn()
    game.choose('move:creature-1', 'room:loading-dock-a')
    expect(game.log('deactivated')).toHaveLength(1)
    expect(game.life('pandora')).toBe(20)
  })
})
