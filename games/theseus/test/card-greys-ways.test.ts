import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

describe('Teleportation', () => {
  /** A Grey about to end its Movement in the Control Room, where a Teleportation lies. */
  const gate = () =>
    position('greys', 'marines')
      .unit('grey-1', 'corridors', 'a')
      .unit('marine-1', 'tech-bay', 'a')
      .card('gre-teleportation', 'ctl-2')

  test('THE-CARD-70 gre-teleportation: a Grey that ends its Movement there may go on to any Sector', () => {
    const game = gate().play()
    game.choose('move:grey-1')
    expect([game.asked, game.options]).toEqual([
      'greys',
      [
        'teleport:corridors',
        'stay:control-room',
        'teleport:grey-wreck',
        'teleport:tech-bay',
        'teleport:loading-dock',
      ],
    ])
    game.choose('teleport:loading-dock', 'room:loading-dock-c')
    expect(game.place('grey-1')).toBe('loading-dock-c')
  })

  test('THE-CARD-71 gre-teleportation: the Sector it leaves neither ejects, traps nor acts', () => {
    const game = gate()
      .unit('marine-2', 'control-room', 'a')
      .unit('marine-3', 'control-room', 'b')
      .unit('grey-2', 'control-room', 'c')
      .unit('grey-3', 'control-room', 'd')
      .card('mar-fire', 'ctl-1')
      .card('gre-probe', 'ctl-3')
      .play()
    game.choose('move:grey-1', 'teleport:loading-dock', 'room:loading-dock-a')
    expect(game.log('ejected')).toHaveLength(0)
    expect([game.life('greys'), game.data('greys'), game.malfunction]).toEqual([20, 0, null])
    expect(game.options).toContain('plan-draw:dock-p1')
  })

  test('THE-CARD-71 gre-teleportation: everything of the Sector it reaches is resolved', () => {
    const game = gate()
      .unit('grey-2', 'loading-dock', 'a', { upgraded: true })
      .unit('marine-2', 'loading-dock', 'b')
      .unit('marine-3', 'loading-dock', 'c')
      .card('gre-probe', 'dock-1')
      .card('mar-fire', 'dock-2')
      .play()
    game.choose('move:grey-1', 'teleport:loading-dock', 'attack:marine-2')
    expect(game.kinds('trap', 'flash-assault', 'action')).toEqual([
      'trap',
      'flash-assault',
      'action',
    ])
    expect([game.life('greys'), game.data('greys')]).toEqual([19, 1 + 2])
    const home = gate().play()
    home.choose('move:grey-1', 'teleport:grey-wreck', 'room:grey-wreck-a')
    expect(home.upgrades('greys')).toBe(1)
  })

  test('THE-CARD-72 gre-teleportation: it may stay, and the Sector acts as usual', () => {
    const game = gate().card('gre-probe', 'ctl-3').card('mar-fire', 'ctl-1').play()
    game.choose('move:grey-1', 'stay:control-room', 'room:control-room-a')
    expect([game.life('greys'), game.data('greys')]).toEqual([19, 2])
    expect(game.malfunction).toBe('ctl-1')
  })

  test('THE-CARD-73 THE-CARD-87 gre-teleportation: one jump per Movement, however many there are', () => {
    const game = gate().card('gre-duplication', 'ctl-1').card('gre-teleportation', 'dock-1').play()
    game.choose('move:grey-1', 'teleport:loading-dock')
    expect(game.prompt).toBe('room')
    game.choose('room:loading-dock-a')
    const two = gate().card('gre-teleportation', 'ctl-1').play()
    two.choose('move:grey-1', 'stay:control-room')
    expect(two.prompt).toBe('room')
  })

  test('THE-CARD-88 gre-teleportation: not for a unit that an enemy moves, nor one from Space', () => {
    const moved = position('greys', 'marines')
      .toMove('marines')
      .unit('marine-1', 'control-room', 'a')
      .unit('grey-1', 'corridors', 'a')
      .card('gre-teleportation', 'ctl-2')
      .card('mar-team-tactics', 'grey-1')
      .play()
    moved.choose('move:marine-1', 'room:grey-wreck-a', 'move-enemy:grey-1')
    expect([moved.asked, moved.prompt]).toEqual(['marines', 'room'])
    const space = position('greys', 'marines')
      .unitInSpace('grey-1')
      .unit('marine-1', 'tech-bay', 'a')
      .card('gre-teleportation', 'ctl-2')
      .play()
    space.choose('place:grey-1', 'room:control-room-a')
    expect(space.place('grey-1')).toBe('control-room-a')
    expect(space.asked).toBe('marines')
  })
})

describe('Time Loop', () => {
  /** A Grey about to leave the Corridors with three Movement points. */
  const three = () =>
    position('greys', 'marines')
      .unit('grey-1', 'corridors', 'a')
      .unit('grey-2', 'corridors', 'b')
      .unit('marine-1', 'corridors', 'c')

  test('THE-CARD-59 gre-time-loop: a passing Grey may use up a Movement point there', () => {
    const spent = three().card('gre-time-loop', 'ctl-2').play()
    spent.choose('move:grey-1')
    expect([spent.asked, spent.options]).toEqual(['greys', ['spend:0', 'spend:1']])
    spent.choose('spend:1', 'room:grey-wreck-a')
    expect(spent.place('grey-1')).toBe('grey-wreck-a')
    const passed = three().card('gre-time-loop', 'ctl-2').play()
    passed.choose('move:grey-1', 'spend:0', 'room:tech-bay-a')
    expect(passed.place('grey-1')).toBe('tech-bay-a')
  })

  test('THE-CARD-60 THE-CARD-95 gre-time-loop: upgraded, several points; with none left it is a stop', () => {
    const game = three()
      .card('gre-time-loop', 'ctl-2', { upgrades: 3 })
      .card('mar-minefield', 'ctl-1')
      .card('mar-fire', 'ctl-3')
      .play()
    game.choose('move:grey-1')
    expect(game.options).toEqual(['spend:0', 'spend:1', 'spend:2'])
    expect(game.life('greys')).toBe(20)
    game.choose('spend:2', 'room:control-room-d', 'trap:ctl-1')
    expect(game.place('grey-1')).toBe('control-room-d')
    expect(game.life('greys')).toBe(20 - 2 - 1)
  })

  test('THE-CARD-59 gre-time-loop: it multiplies', () => {
    const copied = three().card('gre-time-loop', 'ctl-2').card('gre-duplication', 'ctl-1').play()
    copied.choose('move:grey-1')
    expect(copied.options).toEqual(['spend:0', 'spend:1', 'spend:2'])
    const two = three().card('gre-time-loop', 'ctl-2').card('gre-time-loop', 'ctl-1').play()
    two.choose('move:grey-1', 'spend:1', 'spend:1', 'room:control-room-a')
    expect(two.place('grey-1')).toBe('control-room-a')
  })

  test('THE-CARD-59 THE-CARD-60 gre-time-loop: upgraded and copied, each copy has the raised value', () => {
    const game = three()
      .unit('marine-2', 'corridors', 'd')
      .card('gre-time-loop', 'ctl-2', { upgrades: 1 })
      .card('gre-duplication', 'ctl-1')
      .kept('greys', 'bon-gangway', 'bon-gangway')
      .play()
    game.choose('move:grey-1+gangway+gangway')
    expect(game.options).toEqual(['spend:0', 'spend:1', 'spend:2', 'spend:3', 'spend:4'])
    game.choose('spend:4', 'room:grey-wreck-a')
    expect(game.place('grey-1')).toBe('grey-wreck-a')
  })

  test('THE-CARD-95 gre-time-loop: points used up there are used: a Parasite wounds for each', () => {
    const game = position('greys', 'aliens')
      .unit('grey-1', 'corridors', 'a')
      .unit('grey-2', 'corridors', 'b')
      .parasites('grey-1', 1)
      .card('gre-time-loop', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'spend:1', 'room:control-room-a')
    expect(game.life('greys')).toBe(18)
  })

  test('THE-CARD-95 gre-time-loop: it acts neither where the Movement ends, nor on departure, nor for enemies', () => {
    const ends = position('greys', 'marines')
      .unit('grey-1', 'corridors', 'a')
      .card('gre-time-loop', 'ctl-2')
      .play()
    expect(ends.choose('move:grey-1').prompt).toBe('room')
    expect(three().card('gre-time-loop', 'cor-1').play().choose('move:grey-1').prompt).toBe('room')
    const enemy = three().card('gre-time-loop', 'ctl-2').toMove('marines').play()
    expect(enemy.choose('move:marine-1').prompt).toBe('room')
  })
})

describe('Mind Control', () => {
  /** A Grey stops in the Loading Dock, where Mind Control waits. */
  const control = (upgrades = 0) =>
    position('greys', 'marines')
      .unit('grey-1', 'tech-bay', 'a')
      .card('gre-mind-control', 'dock-1', { upgrades })
  const stopInDock = ['move:grey-1', 'room:loading-dock-a']

  test('THE-CARD-75 THE-CARD-90 gre-mind-control: moves an enemy by the count of its Sector, into a chosen Room', () => {
    const start = () =>
      control().unit('marine-1', 'corridors', 'a').unit('marine-2', 'corridors', 'b')
    const game = start().play()
    game.choose(...stopInDock)
    expect(game.options).toEqual(['no-more', 'move-enemy:marine-1', 'move-enemy:marine-2'])
    game.choose('move-enemy:marine-1')
    expect([game.asked, game.prompt]).toEqual(['greys', 'room'])
    game.choose('room:grey-wreck-d')
    expect(game.place('marine-1')).toBe('grey-wreck-d')
    expect(game.prompt).toBe('planning')
    const declined = start().play()
    expect(declined.choose(...stopInDock, 'no-more').prompt).toBe('planning')
  })

  test('THE-CARD-75 gre-mind-control: it moves neither own units nor those of a partner', () => {
    const game = teamPosition('greys', 'marines', 'aliens', 'scientists')
      .unit('grey-1', 'corridors', 'a')
      .unit('grey-2', 'tech-bay', 'a')
      .unit('alien-1', 'tech-bay', 'b')
      .unit('marine-1', 'tech-bay', 'c')
      .card('gre-mind-control', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    expect(game.options).toEqual(['no-more', 'move-enemy:marine-1'])
  })

  test('THE-CARD-76 gre-mind-control: in a full Sector the Greys choose who is ejected and assault', () => {
    const game = control()
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'control-room', 'a')
      .unit('marine-3', 'control-room', 'b')
      .unit('grey-2', 'control-room', 'c', { upgraded: true })
      .unit('grey-3', 'control-room', 'd')
      .play()
    game.choose(...stopInDock, 'move-enemy:marine-1')
    expect([game.asked, game.options]).toEqual([
      'greys',
      ['eject:marine-2', 'eject:marine-3', 'eject:grey-2', 'eject:grey-3'],
    ])
    game.choose('eject:marine-2')
    expect([game.place('marine-2'), game.place('marine-1')]).toEqual(['space', 'control-room-a'])
    expect(game.told('flash-assault', 'faction')).toEqual(['greys'])
    expect(game.data('greys')).toBe(1)
  })

  test('THE-CARD-77 gre-mind-control: the moved unit resolves no card and no Sector action, but Traps', () => {
    const game = control()
      .unit('marine-1', 'corridors', 'a')
      .card('mar-armoury', 'ctl-1')
      .card('gre-minefield', 'ctl-3')
      .card('gre-probe', 'ctl-2')
      .play()
    game.choose(...stopInDock, 'move-enemy:marine-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(18)
    expect([game.upgrades('marines'), game.data('greys'), game.malfunction]).toEqual([0, 0, null])
    expect([game.asked, game.prompt]).toEqual(['greys', 'planning'])
  })

  test("THE-CARD-78 THE-CARD-91 gre-mind-control: with the Greys' Shortcuts but Teleportation, not the owner's", () => {
    const game = control()
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'corridors', 'b')
      .card('mar-secret-passage', 'ctl-1')
      .card('gre-time-loop', 'ctl-2')
      .card('gre-teleportation', 'ctl-3')
      .play()
    game.choose(...stopInDock, 'move-enemy:marine-1')
    expect([game.asked, game.options]).toEqual(['greys', ['spend:0', 'spend:1']])
    game.choose('spend:1')
    expect(game.prompt).toBe('room')
    game.choose('room:control-room-a')
    expect(game.place('marine-1')).toBe('control-room-a')
  })

  test('THE-CARD-78 gre-mind-control: a Barricade and a Hideout still protect the enemy', () => {
    const game = control()
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'control-room', 'a')
      .unit('marine-3', 'control-room', 'b')
      .unit('grey-2', 'control-room', 'c', { upgraded: true })
      .unit('grey-3', 'control-room', 'd')
      .card('mar-barricade', 'ctl-1')
      .card('mar-hideout', 'ctl-2')
      .play()
    game.choose(...stopInDock, 'move-enemy:marine-1')
    expect(game.options).toEqual(['eject:grey-2', 'eject:grey-3'])
    game.choose('eject:grey-3')
    expect(game.data('greys')).toBe(0)
  })

  test('THE-CARD-79 gre-mind-control: upgraded, doubled or copied it moves several, never the same twice', () => {
    const marines = (start: ReturnType<typeof control>) =>
      start.unit('marine-1', 'corridors', 'a').unit('marine-2', 'corridors', 'b').play()
    const games = [
      marines(control(1)),
      marines(control().card('gre-mind-control', 'dock-2')),
      marines(control().card('gre-duplication', 'dock-2')),
    ]
    for (const game of games) {
      game.choose(...stopInDock, 'move-enemy:marine-1', 'room:grey-wreck-a')
      expect(game.options).toEqual(['no-more', 'move-enemy:marine-2'])
      game.choose('move-enemy:marine-2', 'room:control-room-a')
      expect(game.place('marine-2')).toBe('control-room-a')
      expect(game.prompt).toBe('planning')
    }
  })

  test('THE-CARD-79 gre-mind-control: upgraded and copied, each copy moves as many as the raised value', () => {
    const game = position('greys', 'marines', 'aliens')
      .unit('grey-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'a')
      .unit('marine-2', 'control-room', 'b')
      .unit('marine-3', 'control-room', 'c')
      .unit('alien-1', 'alien-nest', 'a')
      .unit('alien-2', 'alien-nest', 'b')
      .card('gre-mind-control', 'grey-1', { upgrades: 1 })
      .card('gre-duplication', 'grey-2')
      .play()
    game.choose('move:grey-1', 'room:grey-wreck-a')
    for (const left of [4, 3, 2, 1]) {
      expect(game.decision).toMatchObject({ prompt: 'move-enemy', params: { left } })
      game.choose(game.options[1])
      game.choose(game.options[0])
    }
    expect(game.log('moves')).toHaveLength(1 + 4)
    expect(game.prompt).not.toBe('move-enemy')
  })
})
