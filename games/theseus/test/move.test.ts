import { describe, expect, test } from 'vitest'
import { type Playing, position } from './position.ts'

/** How far a unit would go, as its option says. */
function pointsOf(game: Playing, unit: string) {
  return game.decision.options.find((option) => option.id === `move:${unit}`)?.params?.points
}

describe('which unit, and how far', () => {
  test('THE-MOVE-01 the active player moves any one own unit of any Sector, or one from Space', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'alien-nest', 'c')
      .unitInSpace('marine-3')
      .unit('alien-1', 'control-room', 'a')
      .unitInSpace('alien-2')
      .play()
    expect(game.asked).toBe('marines')
    expect(game.options).toEqual(['move:marine-1', 'move:marine-2', 'place:marine-3'])
  })

  test('THE-MOVE-02 a unit goes as many Sectors as units of any faction stand in its Sector', () => {
    const ends = ['control-room', 'loading-dock', 'tech-bay', 'alien-nest']
    const others = ['alien-1', 'marine-2', 'alien-2']
    ends.forEach((end, i) => {
      const start = position('marines', 'aliens').unit('marine-1', 'corridors', 'a')
      others.slice(0, i).forEach((name, room) => {
        start.unit(name, 'corridors', 'bcd'[room])
      })
      const game = start.play()
      expect(pointsOf(game, 'marine-1')).toBe(i + 1)
      game.choose('move:marine-1', `room:${end}-a`)
      expect(game.place('marine-1')).toBe(`${end}-a`)
    })
  })

  test('THE-MOVE-02 the units are counted when the Movement begins, not on the way', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'control-room', 'a')
      .unit('alien-1', 'control-room', 'b')
      .play()
    game.choose('move:marine-1', 'room:control-room-c')
    expect(game.place('marine-1')).toBe('control-room-c')
  })

  test('THE-MOVE-03 all Movement points must be used, neither more nor less', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'corridors', 'b')
      .play()
    game.choose('move:marine-1')
    expect(game.prompt).toBe('room')
    expect(game.options).toHaveLength(4)
    for (const option of game.options) expect(option).toMatch(/^room:loading-dock-/)
  })

  test('THE-MOVE-04 units move clockwise only', () => {
    const ring = ['corridors', 'control-room', 'loading-dock', 'tech-bay', 'alien-nest']
    ring.forEach((sector, i) => {
      const game = position('marines', 'aliens').unit('marine-1', sector, 'a').play()
      game.choose('move:marine-1', `room:${ring[(i + 1) % ring.length]}-b`)
      expect(game.place('marine-1')).toBe(`${ring[(i + 1) % ring.length]}-b`)
    })
  })

  test('THE-MOVE-15 every unit in a Room counts, whatever its side, tokens or kind', () => {
    const game = position('marines', 'aliens', 'greys')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'corridors', 'b', { upgraded: true })
      .minorAlien('minor-alien-1', 'corridors', 'c')
      .unit('grey-1', 'corridors', 'd', { invisible: true })
      .play()
    expect(pointsOf(game, 'marine-1')).toBe(4)
  })

  test('THE-MOVE-15 held units, Creatures and Embryos count; Embryos on cards and Space do not', () => {
    const game = position('scientists', 'pandora')
      .card('sci-clamp', 'cor-1')
      .card('sci-camera', 'cor-2')
      .unit('scientist-1', 'corridors', 'a')
      .unit('creature-1', 'corridors', 'b')
      .unit('runner-1', 'corridors', 'c')
      .controlled('cor-2', 'catcher-1', false)
      .unitInSpace('creature-2')
      .held('creature-1', 'cor-1')
      .play()
    expect(pointsOf(game, 'scientist-1')).toBe(3)
  })

  test('THE-MOVE-15 a Camouflaged card is no unit to count', () => {
    const game = position('marines', 'aliens')
      .card('ali-camouflaged', 'cor-1')
      .unit('marine-1', 'corridors', 'a')
      .play()
    expect(pointsOf(game, 'marine-1')).toBe(1)
  })

  test('THE-MOVE-14 a Gangway is declared with the unit and its Sector must be used too', () => {
    const start = () =>
      position('marines', 'aliens')
        .kept('marines', 'bon-gangway')
        .unit('marine-1', 'corridors', 'a')
        .unit('marine-2', 'tech-bay', 'a')
        .play()
    const game = start()
    expect(game.options).toContain('move:marine-1')
    expect(game.options).toContain('move:marine-1+gangway')
    game.choose('move:marine-1+gangway')
    expect(game.kept('marines')).toEqual([])
    for (const option of game.options) expect(option).toMatch(/^room:loading-dock-/)

    const without = start().choose('move:marine-1')
    for (const option of without.options) expect(option).toMatch(/^room:control-room-/)
    expect(without.kept('marines')).toEqual(['bon-gangway'])
  })

  test('THE-MOVE-14 a Runner may be declared to go one Sector further, other units not', () => {
    const game = position('marines', 'pandora')
      .toMove('pandora')
      .unit('runner-1', 'corridors', 'a')
      .unit('creature-1', 'tech-bay', 'a')
      .play()
    expect(game.options).toEqual(['move:creature-1', 'move:runner-1', 'move:runner-1+run'])
    game.choose('move:runner-1+run')
    for (const option of game.options) expect(option).toMatch(/^room:loading-dock-/)
  })
})

describe('the way', () => {
  test('THE-MOVE-06 units in the Sectors passed neither stop nor slow the moving one', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'corridors', 'b')
      .unit('alien-1', 'control-room', 'a')
      .unit('alien-2', 'control-room', 'b')
      .unit('alien-3', 'control-room', 'c')
      .minorAlien('minor-alien-1', 'control-room', 'd')
      .play()
    game.choose('move:marine-1', 'room:loading-dock-a')
    expect(game.place('marine-1')).toBe('loading-dock-a')
    expect(game.log('ejected')).toEqual([])
  })

  test('THE-MOVE-07 with an own Shortcut the Sector it lies in may be skipped', () => {
    const start = () =>
      position('marines', 'aliens')
        .card('mar-secret-passage', 'ctl-2')
        .unit('marine-1', 'corridors', 'a')
        .play()
        .choose('move:marine-1')
    const game = start()
    expect(game.options).toEqual(['enter', 'skip:ctl-2'])
    game.choose('skip:ctl-2', 'room:loading-dock-a')
    expect(game.place('marine-1')).toBe('loading-dock-a')
    expect(start().choose('enter', 'room:control-room-a').place('marine-1')).toBe('control-room-a')
  })

  test('THE-MOVE-07 an enemy Shortcut does not help', () => {
    const game = position('marines', 'aliens')
      .card('ali-ventilation-conduit', 'ctl-2')
      .unit('marine-1', 'corridors', 'a')
      .play()
    game.choose('move:marine-1')
    expect(game.prompt).toBe('room')
  })

  test('THE-MOVE-08 nothing in the Sector of departure acts on the unit that leaves it', () => {
    const game = position('marines', 'aliens')
      .card('ali-tentacles', 'cor-1')
      .card('ali-hive', 'cor-2')
      .card('mar-secret-passage', 'cor-3')
      .unit('marine-1', 'corridors', 'a')
      .play()
    game.choose('move:marine-1')
    expect(game.prompt).toBe('room')
    game.choose('room:control-room-a')
    expect(game.life('marines')).toBe(20)
    expect(game.log('trap')).toEqual([])
  })

  test('THE-MOVE-12 a Sector may be skipped before it is entered and without using a point', () => {
    const game = position('aliens', 'marines')
      .card('ali-ventilation-conduit', 'ctl-1')
      .card('mar-fire', 'ctl-2')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .play()
    game.choose('move:alien-1')
    expect(game.life('aliens')).toBe(20)
    game.choose('skip:ctl-1', 'room:tech-bay-a')
    expect(game.place('alien-1')).toBe('tech-bay-a')
    expect(game.life('aliens')).toBe(20)
  })

  test('THE-MOVE-12 points may be used up in a Time Loop before Traps strike a passing unit', () => {
    const start = () =>
      position('greys', 'marines')
        .card('gre-time-loop', 'ctl-1')
        .card('mar-fire', 'ctl-2')
        .card('mar-minefield', 'ctl-3')
        .unit('grey-1', 'corridors', 'a')
        .unit('marine-1', 'corridors', 'b')
        .play()
        .choose('move:grey-1')
    const game = start()
    expect(game.prompt).toBe('time-loop')
    expect(game.life('greys')).toBe(20)
    game.choose('spend:1', 'room:control-room-a', 'trap:ctl-2')
    expect(game.place('grey-1')).toBe('control-room-a')
    expect(game.life('greys')).toBe(17)

    const passing = start().choose('spend:0', 'room:grey-wreck-a')
    expect(passing.life('greys')).toBe(19)
    expect(passing.told('trap', 'card')).toEqual(['mar-fire'])
  })

  test('THE-MOVE-12 a Ventilation Grate makes a pass a stop before Traps are resolved', () => {
    const start = () =>
      position('aliens', 'marines')
        .card('ali-ventilation-grate', 'ctl-1')
        .card('mar-minefield', 'ctl-2')
        .unit('alien-1', 'corridors', 'a')
        .unit('marine-1', 'corridors', 'b')
        .play()
        .choose('move:alien-1')
    const game = start()
    expect(game.options).toEqual(['pass', 'stop-here:ctl-1'])
    game.choose('stop-here:ctl-1', 'room:control-room-a')
    expect(game.place('alien-1')).toBe('control-room-a')
    expect(game.life('aliens')).toBe(18)

    const passing = start().choose('pass', 'room:alien-nest-a')
    expect(passing.life('aliens')).toBe(20)
  })

  test('THE-MOVE-12 in the last Sector a Trap that also strikes passing units acts once', () => {
    const game = position('marines', 'aliens')
      .card('ali-tentacles', 'ctl-2')
      .unit('marine-1', 'corridors', 'a')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(19)
  })

  test('THE-MOVE-12 where no point is left neither Time Loop nor Grate is asked about', () => {
    const greys = position('greys', 'marines')
      .card('gre-time-loop', 'ctl-1')
      .unit('grey-1', 'corridors', 'a')
      .play()
    expect(greys.choose('move:grey-1').prompt).toBe('room')
    const aliens = position('aliens', 'marines')
      .card('ali-ventilation-grate', 'ctl-1')
      .unit('alien-1', 'corridors', 'a')
      .play()
    expect(aliens.choose('move:alien-1').prompt).toBe('room')
  })

  test('THE-MOVE-13 one Shortcut card serves once in a Movement, several serve in turn', () => {
    const start = () =>
      position('aliens', 'marines')
        .card('ali-ventilation-conduit', 'ctl-2')
        .kept('aliens', 'bon-gangway', 'bon-gangway', 'bon-gangway')
        .unit('alien-1', 'corridors', 'a')
        .unit('marine-1', 'corridors', 'b')
        .unit('marine-2', 'corridors', 'c')
    // Twice past the Control Room: the second time it is entered like any other Sector.
    const one = start().play()
    one.choose('move:alien-1+gangway+gangway+gangway', 'skip:ctl-2', 'room:alien-nest-a')
    expect(one.place('alien-1')).toBe('alien-nest-a')

    const two = start().card('ali-ventilation-conduit', 'tec-2').play()
    two.choose('move:alien-1+gangway+gangway+gangway', 'skip:ctl-2', 'skip:tec-2')
    expect(two.choose('room:tech-bay-a').place('alien-1')).toBe('tech-bay-a')
  })
})

describe('the arrival', () => {
  test('THE-MOVE-05 the mover chooses any empty Room of the Sector where the Movement ends', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'control-room', 'b')
      .play()
    game.choose('move:marine-1')
    expect(game.asked).toBe('marines')
    expect(game.options).toEqual([
      'room:control-room-a',
      'room:control-room-c',
      'room:control-room-d',
    ])
    expect(game.choose('room:control-room-d').place('marine-1')).toBe('control-room-d')
  })

  test('THE-MOVE-05 who moves an enemy unit chooses its Room', () => {
    const game = position('marines', 'aliens')
      .card('mar-team-tactics', 'ctl-2')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'tech-bay', 'a')
      .play()
    game.choose('move:marine-1', 'room:control-room-a', 'move-enemy:alien-1')
    expect(game.asked).toBe('marines')
    expect(game.choose('room:alien-nest-c').place('alien-1')).toBe('alien-nest-c')
  })

  test('THE-MOVE-09 ejection, Traps, release of held units and Flash Assault follow in order', () => {
    const game = position('marines', 'scientists')
      .card('sci-clamp', 'ctl-1')
      .card('sci-camera', 'ctl-2')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'control-room', 'a')
      .held('marine-2', 'ctl-1')
      .unit('scientist-1', 'control-room', 'b')
      .unit('scientist-2', 'control-room', 'c')
      .unit('scientist-3', 'control-room', 'd')
      .play()
    game.choose('move:marine-1', 'eject:scientist-3').endTurn()
    const kinds = ['moves', 'ejected', 'trap', 'released', 'flash-assault']
    expect(game.kinds(...kinds)).toEqual(kinds)
    // The unit that was held attacks with the others.
    expect(game.told('attacks', 'unit').sort()).toEqual(['marine-1', 'marine-2'])
    expect(game.life('scientists')).toBe(18)
  })

  test('THE-MOVE-09 without a Trap, a held unit or a full Sector nothing follows', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'control-room', 'b')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.kinds('ejected', 'trap', 'released', 'flash-assault')).toEqual([])
  })

  test('THE-MOVE-10 a card that moves another unit later in the turn starts the sequence anew', () => {
    const game = position('marines', 'aliens')
      .card('mar-team-tactics', 'ctl-2')
      .card('mar-minefield', 'tec-2')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'control-room', 'b')
      .unit('alien-2', 'control-room', 'c')
      .minorAlien('minor-alien-3', 'control-room', 'd')
      .unit('alien-3', 'loading-dock', 'a')
      .unit('marine-2', 'tech-bay', 'a')
      .minorAlien('minor-alien-1', 'tech-bay', 'b')
      .minorAlien('minor-alien-2', 'tech-bay', 'c')
      .play()
    game.choose('move:marine-1', 'attack:alien-1', 'move-enemy:alien-3').endTurn()
    const kinds = ['moves', 'trap', 'flash-assault']
    expect(game.kinds(...kinds)).toEqual(['moves', 'flash-assault', ...kinds])
    expect(game.told('flash-assault', 'sector')).toEqual(['control-room', 'tech-bay'])
    expect(game.told('flash-assault', 'faction')).toEqual(['marines', 'marines'])
  })

  test('THE-MOVE-11 a unit that comes round may take its former Room and meets Traps there', () => {
    const start = () =>
      position('marines', 'aliens')
        .kept('marines', 'bon-gangway', 'bon-gangway')
        .card('ali-hive', 'cor-1')
        .unit('marine-1', 'corridors', 'a')
        .unit('alien-1', 'corridors', 'b')
        .unit('alien-2', 'corridors', 'c')
    const game = start().play()
    game.choose('move:marine-1+gangway+gangway')
    expect(game.options).toEqual(['room:corridors-a', 'room:corridors-d'])
    game.choose('room:corridors-a')
    expect(game.place('marine-1')).toBe('corridors-a')
    expect(game.life('marines')).toBe(19)
    expect(game.log('flash-assault')).toEqual([])

    const full = start().unit('alien-3', 'corridors', 'd').play()
    full.choose('move:marine-1+gangway')
    expect(full.place('marine-1')).toBe('corridors-a')
    expect(full.told('flash-assault', 'sector')).toEqual(['corridors'])
  })

  test('THE-MOVE-11 a Shortcut in the Sector it left serves when the unit comes round', () => {
    const game = position('marines', 'aliens')
      .kept('marines', 'bon-gangway', 'bon-gangway')
      .card('mar-secret-passage', 'cor-1')
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-1', 'corridors', 'b')
      .unit('alien-2', 'corridors', 'c')
      .play()
    game.choose('move:marine-1+gangway+gangway', 'skip:cor-1', 'room:control-room-a')
    expect(game.place('marine-1')).toBe('control-room-a')
  })
})
