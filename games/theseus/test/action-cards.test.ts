import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('which cards', () => {
  test('THE-ACTCARD-01 all own Action cards of the Sector where the Movement ended are resolved', () => {
    const game = position('scientists', 'marines')
      .life('scientists', 10)
      .card('sci-archives', 'ctl-1')
      .card('sci-infirmary', 'ctl-2')
      .card('sci-archives', 'tec-2')
      .unit('scientist-1', 'corridors', 'a')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a', 'action:ctl-1')
    expect(game.data('scientists')).toBe(1)
    expect(game.life('scientists')).toBe(11)
    expect(game.kinds('arrives', 'action')).toEqual(['arrives', 'action', 'action'])
  })

  test('THE-ACTCARD-01 cards of a Sector that is passed or left are not resolved, nor pending ones', () => {
    const game = position('scientists', 'marines')
      .card('sci-archives', 'cor-1')
      .card('sci-archives', 'ctl-1')
      .pending('sci-archives', 'lab-p1')
      .unit('scientist-1', 'corridors', 'a')
      .unit('marine-1', 'corridors', 'b')
      .play()
    game.choose('move:scientist-1', 'room:laboratory-a').endTurn()
    expect(game.data('scientists')).toBe(0)
    expect(game.log('action')).toEqual([])
  })

  test('THE-ACTCARD-02 enemy Action cards do nothing for the active player', () => {
    const game = position('aliens', 'marines')
      .card('mar-armoury', 'ctl-2')
      .unit('alien-1', 'corridors', 'a')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(game.log('action')).toEqual([])
    expect([game.upgrades('aliens'), game.upgrades('marines')]).toEqual([0, 0])
    // Straight to the action of the Control Room and then to Planning.
    expect(game.malfunction).toBe('ctl-2')
    expect(game.prompt).toBe('planning')
  })

  test('THE-ACTCARD-05 an enemy unit that is moved resolves no Action card and no Sector action', () => {
    const start = () =>
      position('greys', 'marines')
        .card('gre-mind-control', 'ctl-2')
        .card('gre-probe', 'dock-1')
        .card('mar-armoury', 'dock-2')
        .unit('grey-1', 'corridors', 'a')
    const atHome = start().unit('marine-1', 'tech-bay', 'a').play()
    atHome.choose('move:grey-1', 'room:control-room-a')
    atHome.choose('move-enemy:marine-1', 'room:loading-dock-a')
    expect(atHome.place('marine-1')).toBe('loading-dock-a')
    expect(atHome.told('action', 'card')).toEqual(['gre-mind-control'])
    expect(atHome.data('greys')).toBe(0)
    expect(atHome.upgrades('marines')).toBe(0)

    const inCorridors = start()
      .unit('marine-1', 'loading-dock', 'a')
      .unit('grey-2', 'grey-wreck', 'a', { upgraded: true })
      .unit('marine-2', 'grey-wreck', 'b')
      .play()
    inCorridors.choose('move:grey-1', 'room:control-room-a')
    inCorridors.choose('move-enemy:marine-1', 'room:corridors-a')
    expect(inCorridors.place('marine-1')).toBe('corridors-a')
    expect(inCorridors.kinds('assault', 'attacks')).toEqual([])
  })

  test('THE-ACTCARD-06 an Action card works again for each own unit that ends its Movement there', () => {
    const game = position('marines', 'aliens')
      .card('mar-armoury', 'tec-2')
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'control-room', 'a')
      .unit('alien-1', 'control-room', 'b')
      .play()
    game.choose('move:marine-1', 'room:tech-bay-a')
    expect(game.upgrades('marines')).toBe(1)
    game.endTurn()
    expect(game.told('moves', 'unit')).toEqual(['marine-1', 'marine-2'])
    expect(game.place('marine-2')).toMatch(/^tech-bay/)
    expect(game.upgrades('marines')).toBe(2)
  })

  test('THE-ACTCARD-07 a card installed during the phase is not resolved in it', () => {
    const game = position('scientists', 'marines')
      .card('sci-station-plan', 'lab-1')
      .pending('sci-archives', 'lab-p1')
      .unit('scientist-1', 'control-room', 'a')
      .play()
    game.choose('move:scientist-1', 'room:laboratory-a', 'plan-install:lab-p1', 'install:lab-2')
    expect(game.card('lab-2')?.id).toBe('sci-archives')
    expect(game.data('scientists')).toBe(0)
    expect(game.told('action', 'card')).toEqual(['sci-station-plan'])
  })

  test('THE-ACTCARD-07 a card that leaves before its turn is neither resolved nor offered', () => {
    const game = position('scientists', 'marines')
      .life('scientists', 10)
      .card('sci-station-plan', 'lab-1')
      .card('sci-archives', 'lab-2')
      .card('sci-infirmary', 'lab-3')
      .pending('sci-camera', 'lab-p1')
      .unit('scientist-1', 'control-room', 'a')
      .play()
    game.choose('move:scientist-1', 'room:laboratory-a', 'action:lab-1')
    game.choose('plan-install:lab-p1', 'install-over:lab-2')
    expect(game.prompt).not.toBe('action-order')
    expect(game.told('action', 'card')).toEqual(['sci-station-plan', 'sci-infirmary'])
    expect(game.data('scientists')).toBe(0)
    expect(game.life('scientists')).toBe(11)
  })

  test('THE-ACTCARD-07 a card that Shaft moves out of the Sector in the phase is not resolved', () => {
    const start = () =>
      position('aliens', 'marines')
        .card('ali-phantom-attack', 'ctl-1')
        .card('ali-assault', 'ctl-2')
        .kept('aliens', 'ali-shaft')
        .unit('alien-1', 'corridors', 'a', { upgraded: true })
        .unit('marine-1', 'control-room', 'b')
        .play()
        .choose('move:alien-1', 'room:control-room-a', 'action:ctl-1', 'attack-with:alien-1')
        .choose('play:ali-shaft', 'shaft:ctl-2')
    expect(start().choose('install:cor-1').endTurn().log('assault')).toEqual([])
    expect(start().choose('install:cor-1').endTurn().life('marines')).toBe(19)
    // Inside the Sector it has not left.
    expect(start().choose('install:ctl-3').endTurn().life('marines')).toBe(18)
  })

  test('THE-ACTCARD-07 a malfunctioning Action card is not resolved', () => {
    const game = position('scientists', 'marines')
      .card('sci-archives', 'lab-1')
      .malfunction('lab-1')
      .unit('scientist-1', 'control-room', 'a')
      .play()
    game.choose('move:scientist-1', 'room:laboratory-a')
    expect(game.data('scientists')).toBe(0)
  })

  test('THE-ACTCARD-09 the Sector counts, even if the moved unit has been ejected from it', () => {
    const game = position('aliens', 'marines')
      .card('ali-incubator', 'ctl-1')
      .card('ali-assault', 'ctl-2')
      .pending('mar-fire', 'dock-p1')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'control-room', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('marine-2', 'control-room', 'c')
      .play()
    game.choose('move:alien-1', 'action:ctl-1', 'eject:alien-1')
    expect(game.place('alien-1')).toBe('space')
    while (game.prompt !== 'planning') game.choose(game.options[0])
    expect(game.log('assault')).toHaveLength(1)
    expect(game.malfunction).toBe('dock-p1')
    expect(game.options).toEqual(['plan-draw:ctl-p1', 'no-planning'])
  })
})

describe('how', () => {
  test('THE-ACTCARD-03 the active player decides the order of the cards', () => {
    const start = () =>
      position('greys', 'marines')
        .card('gre-probe', 'ctl-1')
        .card('gre-optimiser', 'ctl-2')
        .unit('grey-1', 'corridors', 'a')
        .play()
        .choose('move:grey-1', 'room:control-room-a')
    expect(start().asked).toBe('greys')
    expect(start().options).toEqual(['action:ctl-1', 'action:ctl-2'])
    const cards = ['gre-probe', 'gre-optimiser']
    expect(start().choose('action:ctl-1').endTurn().told('action', 'card')).toEqual(cards)
    expect(start().choose('action:ctl-2').endTurn().told('action', 'card')).toEqual(cards.reverse())
  })

  test('THE-ACTCARD-03 among equal cards the order is asked only where they differ in value', () => {
    const prompt = (upgrades: number) =>
      position('greys', 'marines')
        .card('gre-probe', 'ctl-1')
        .card('gre-probe', 'ctl-2', { upgrades })
        .unit('grey-1', 'corridors', 'a')
        .play()
        .choose('move:grey-1', 'room:control-room-a').prompt
    expect(prompt(1)).toBe('action-order')
    expect(prompt(0)).not.toBe('action-order')
  })

  test('THE-ACTCARD-04 a card without a “may” cannot be declined', () => {
    const game = position('greys', 'marines')
      .card('gre-life-drain', 'ctl-2')
      .unit('grey-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('marine-2', 'control-room', 'c')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.options).toEqual(['wound:marine-1', 'wound:marine-2'])

    const downgrade = position('greys', 'marines')
      .card('gre-downgrade', 'ctl-2')
      .unit('grey-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'b', { upgraded: true })
      .play()
    downgrade.choose('move:grey-1', 'room:control-room-a')
    expect(downgrade.unit('marine-1').upgraded).toBe(false)
  })

  test('THE-ACTCARD-04 what a card words with “may” or “up to” may be declined', () => {
    const detonation = position('scientists', 'marines')
      .card('sci-detonation', 'ctl-2')
      .unit('scientist-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .play()
    detonation.choose('move:scientist-1', 'room:control-room-a', 'no-more')
    expect(detonation.life('marines')).toBe(20)
    expect(detonation.card('ctl-2')?.id).toBe('sci-detonation')

    const phantom = position('aliens', 'marines')
      .card('ali-phantom-attack', 'ctl-2')
      .unit('alien-1', 'corridors', 'a', { upgraded: true })
      .unit('marine-1', 'control-room', 'b')
      .play()
    phantom.choose('move:alien-1', 'room:control-room-a', 'no-more')
    expect(phantom.life('marines')).toBe(20)
  })

  test('THE-ACTCARD-08 each resolution is finished, with what it sets off, before the next', () => {
    const game = position('aliens', 'marines')
      .card('ali-incubator', 'ctl-1')
      .card('ali-duplication', 'ctl-2')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'a')
      .unit('alien-2', 'control-room', 'b')
      .play()
    game.choose('move:alien-1', 'room:control-room-c', 'eject:alien-2')
    expect(game.kinds('minor-alien', 'ejected', 'flash-assault')).toEqual([
      'minor-alien',
      'flash-assault',
      'ejected',
      'minor-alien',
      'flash-assault',
    ])
  })

  test('THE-ACTCARD-08 a unit moved by a card meets Traps and a Flash Assault before the next card', () => {
    const game = position('marines', 'aliens')
      .card('mar-team-tactics', 'ctl-1')
      .card('mar-armoury', 'ctl-2')
      .card('mar-fire', 'nest-1')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'tech-bay', 'a')
      .unit('marine-2', 'alien-nest', 'a')
      .unit('alien-2', 'alien-nest', 'b')
      .unit('alien-3', 'alien-nest', 'c')
      .play()
    game.choose('move:marine-1', 'room:control-room-a', 'action:ctl-1', 'move-enemy:alien-1')
    game.endTurn()
    expect(game.kinds('action', 'trap', 'flash-assault', 'upgrade-taken')).toEqual([
      'action',
      'trap',
      'flash-assault',
      'action',
      'upgrade-taken',
    ])
  })
})
