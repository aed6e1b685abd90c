import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

/** A Scientist about to stop in the Loading Dock, which gives no Sector action to the Scientists. */
const toDock = () =>
  position('scientists', 'marines')
    .unit('scientist-1', 'tech-bay', 'a')
    .unit('marine-1', 'corridors', 'a')

const stopInDock = ['move:scientist-1', 'room:loading-dock-a']

/** A Marine about to stop in the Control Room. */
const toControlRoom = () => toDock().toMove('marines')

describe('Archives', () => {
  test('THE-CARD-23 sci-archives: gives its value in Data, and multiplies', () => {
    const one = toDock().card('sci-archives', 'dock-1', { upgrades: 2 }).play()
    expect(one.choose(...stopInDock).data('scientists')).toBe(3)
    const two = toDock().card('sci-archives', 'dock-1').card('sci-archives', 'dock-2').play()
    expect(two.choose(...stopInDock).data('scientists')).toBe(2)
    const copied = toDock().card('sci-archives', 'dock-1').card('sci-duplication', 'dock-2').play()
    expect(copied.choose(...stopInDock).data('scientists')).toBe(2)
  })

  test('THE-CARD-23 sci-archives: in a death-match one more than its value for each enemy player', () => {
    const game = position('scientists', 'marines', 'aliens', 'greys')
      .unit('scientist-1', 'laboratory', 'a')
      .card('sci-archives', 'ctl-2', { upgrades: 1 })
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect(game.data('scientists')).toBe((2 + 1) * 3)
  })
})

describe('Detonation', () => {
  const targets = () =>
    toDock()
      .unit('marine-2', 'control-room', 'a')
      .unit('marine-3', 'control-room', 'b')
      .unit('scientist-2', 'control-room', 'c')

  test('THE-CARD-24 sci-detonation: every enemy of a chosen Sector takes its value in wounds; it leaves', () => {
    const game = targets().card('sci-detonation', 'dock-1', { upgrades: 1 }).play()
    game.choose(...stopInDock)
    expect(game.asked).toBe('scientists')
    game.choose('detonate:control-room')
    expect([game.life('marines'), game.life('scientists')]).toEqual([20 - 4, 20])
    expect(game.card('dock-1')).toBeNull()
  })

  test('THE-CARD-24 sci-detonation: it may be kept for later', () => {
    const game = targets().card('sci-detonation', 'dock-1').play()
    game.choose(...stopInDock, 'no-more')
    expect(game.life('marines')).toBe(20)
    expect(game.card('dock-1')!.id).toBe('sci-detonation')
  })

  test('THE-CARD-24 sci-detonation: it multiplies, with a Sector for each; the Duplication stays', () => {
    const game = targets().card('sci-detonation', 'dock-1').card('sci-duplication', 'dock-2').play()
    game.choose(...stopInDock, 'detonate:control-room', 'detonate:corridors')
    expect(game.life('marines')).toBe(17)
    expect(game.card('dock-1')).toBeNull()
    expect(game.card('dock-2')!.id).toBe('sci-duplication')
  })
})

describe('Infirmary', () => {
  test('THE-CARD-25 sci-infirmary: gives back 1 Life, more when upgraded, never above 20', () => {
    const life = (before: number, upgrades: number) => {
      const start = toDock().life('scientists', before)
      const game = start.card('sci-infirmary', 'dock-1', { upgrades }).play()
      return game.choose(...stopInDock).life('scientists')
    }
    expect([life(10, 0), life(10, 2), life(19, 2)]).toEqual([11, 13, 20])
  })

  test('THE-CARD-25 THE-LIFE-05 sci-infirmary: the log tells what was really given back', () => {
    const regained = (before: number) => {
      const start = toDock().life('scientists', before)
      const game = start.card('sci-infirmary', 'dock-1', { upgrades: 1 }).play()
      return game.choose(...stopInDock).told('life-regained', 'points')
    }
    expect([regained(10), regained(19), regained(20)]).toEqual([[2], [1], []])
  })

  test('THE-CARD-25 sci-infirmary: it multiplies', () => {
    const game = toDock()
      .life('scientists', 10)
      .card('sci-infirmary', 'dock-1')
      .card('sci-duplication', 'dock-2')
      .card('sci-infirmary', 'dock-3')
      .play()
    expect(game.choose(...stopInDock).life('scientists')).toBe(14)
  })

  test('THE-CARD-25 sci-infirmary: in a death-match the others lose Life, shared out by the Scientists', () => {
    const game = position('scientists', 'marines', 'aliens')
      .unit('scientist-1', 'laboratory', 'a')
      .life('marines', 1)
      .life('aliens', 5)
      .card('sci-infirmary', 'ctl-2', { upgrades: 2 })
      .play()
    game.choose('move:scientist-1', 'room:control-room-a')
    expect([game.asked, game.options]).toEqual(['scientists', ['lower:marines', 'lower:aliens']])
    game.choose('lower:marines')
    // The Marines stand on 0: the other two points fall on the Aliens.
    expect([game.life('marines'), game.life('aliens'), game.life('scientists')]).toEqual([0, 3, 0])
  })
})

describe('Small Laboratory', () => {
  test('THE-CARD-26 sci-small-laboratory: 1 Data for each visible enemy in the Sector, at most its value', () => {
    const data = (enemies: number, upgrades: number) => {
      const start = toDock().card('sci-small-laboratory', 'dock-1', { upgrades })
      for (let i = 2; i < 2 + enemies; i++) start.unit(`marine-${i}`, 'loading-dock', 'xxbc'[i])
      return start
        .play()
        .choose(...stopInDock)
        .data('scientists')
    }
    expect([data(0, 0), data(1, 0), data(2, 0), data(2, 1)]).toEqual([0, 1, 2, 2])
    const three = toDock()
      .unit('marine-2', 'loading-dock', 'b')
      .unit('marine-3', 'loading-dock', 'c')
      .unit('scientist-2', 'loading-dock', 'd')
      .card('sci-small-laboratory', 'dock-1', { upgrades: 1 })
      .play()
    expect(three.choose('move:scientist-1').data('scientists')).toBe(2)
  })

  test('THE-CARD-26 sci-small-laboratory: invisible units do not count; it multiplies', () => {
    const game = position('scientists', 'greys')
      .unit('scientist-1', 'tech-bay', 'a')
      .unit('grey-1', 'grey-wreck', 'b', { invisible: true })
      .unit('grey-2', 'grey-wreck', 'c')
      .card('sci-small-laboratory', 'grey-1')
      .card('sci-duplication', 'grey-2')
      .play()
    game.choose('move:scientist-1', 'room:grey-wreck-a')
    expect(game.data('scientists')).toBe(2)
  })

  test('THE-CARD-26 sci-small-laboratory: never more than its value', () => {
    const game = position('scientists', 'marines')
      .unit('scientist-1', 'tech-bay', 'a')
      .unit('marine-1', 'loading-dock', 'b')
      .unit('marine-2', 'loading-dock', 'c')
      .unit('marine-3', 'loading-dock', 'd')
      .card('sci-small-laboratory', 'dock-1')
      .play()
    expect(game.choose('move:scientist-1').data('scientists')).toBe(2)
  })

  test('THE-CARD-26 sci-small-laboratory: in a death-match its value for each enemy player at most', () => {
    const game = position('scientists', 'marines', 'aliens')
      .unit('scientist-1', 'laboratory', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('marine-2', 'control-room', 'c')
      .unit('alien-1', 'control-room', 'd')
      .card('sci-small-laboratory', 'ctl-2')
      .play()
    game.choose('move:scientist-1')
    expect(game.data('scientists')).toBe(3)
  })
})

describe('Station Plan', () => {
  const plan = () =>
    toDock()
      .card('sci-station-plan', 'dock-1')
      .pending('sci-camera', 'cor-p1')
      .pending('sci-archives', 'lab-p1')
      .pending('mar-fire', 'lab-p2')
      .deck('scientists', 'sci-infirmary', 'sci-clamp', 'sci-detonation')

  test('THE-CARD-27 sci-station-plan: installs an own pending card of any Sector, Bonus and refill included', () => {
    const game = plan().bonus('bon-gangway', 'ctl-1').play()
    game.choose(...stopInDock)
    expect(game.options).toEqual(['no-planning', 'plan-install:cor-p1', 'plan-install:lab-p1'])
    game.choose('plan-install:cor-p1', 'install-bonus:ctl-1')
    expect(game.card('ctl-1')!.id).toBe('sci-camera')
    expect(game.kept('scientists')).toEqual(['bon-gangway'])
    expect(game.card('cor-p1')!.id).toBe('sci-infirmary')
    expect(game.prompt).toBe('planning')
    expect(game.options).toContain('plan-draw:dock-p1')
  })

  test('THE-CARD-27 sci-station-plan: it may be declined; without a card to refill the End-of-game token moves', () => {
    expect(
      plan()
        .play()
        .choose(...stopInDock, 'no-planning').prompt,
    ).toBe('planning')
    const game = plan().deck('scientists').play()
    game.choose(...stopInDock, 'plan-install:cor-p1', 'install:ctl-2')
    expect(game.card('cor-p1')).toBeNull()
    expect(game.state.endOfGame).toBe(1)
  })

  test('THE-CARD-27 sci-station-plan: it multiplies', () => {
    const game = plan().card('sci-duplication', 'dock-2').play()
    game.choose(...stopInDock, 'plan-install:cor-p1', 'install:ctl-2')
    expect(game.options).toEqual(['no-planning', 'plan-install:cor-p1', 'plan-install:lab-p1'])
    game.choose('plan-install:lab-p1', 'install:ctl-1')
    expect([game.card('ctl-2')!.id, game.card('ctl-1')!.id]).toEqual(['sci-camera', 'sci-archives'])
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARDTYPE-16 sci-station-plan: a Duplication that was discarded for the first card copies no more', () => {
    const game = plan().card('sci-duplication', 'dock-2').play()
    game.choose(...stopInDock, 'plan-install:cor-p1', 'install-over:dock-2')
    expect(game.card('dock-2')!.id).toBe('sci-camera')
    expect(game.prompt).toBe('planning')
  })

  test('THE-CARDTYPE-16 sci-station-plan: one that was discarded for the first card is not copied', () => {
    const game = plan().card('sci-duplication', 'dock-2').play()
    game.choose(...stopInDock, 'plan-install:cor-p1', 'install-over:dock-1')
    expect(game.card('dock-1')!.id).toBe('sci-camera')
    expect(game.prompt).toBe('planning')
  })
})

describe('Defence System', () => {
  test('THE-CARD-84 sci-defence-system: installed inactive it does nothing, upgraded or not', () => {
    for (const upgrades of [0, 3]) {
      const game = toControlRoom().card('sci-defence-system', 'ctl-2', { upgrades }).play()
      game.choose('move:marine-1', 'room:control-room-a')
      expect(game.life('marines')).toBe(20)
    }
  })

  test('THE-CARD-84 sci-defence-system: an own stop activates it for as long as it is installed', () => {
    const game = position('scientists', 'marines')
      .unit('scientist-1', 'corridors', 'a')
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .card('sci-defence-system', 'ctl-2')
      .play()
    game.choose('move:scientist-1', 'room:control-room-a').endTurn()
    expect(game.card('ctl-2')!.active).toBe(true)
    game.choose('move:marine-1', 'room:control-room-b')
    expect(game.life('marines')).toBe(19)
    expect(game.card('ctl-2')!.active).toBe(true)
  })

  test('THE-CARD-84 sci-defence-system: a further own stop finds it active already', () => {
    const lines = (active: boolean) =>
      toDock()
        .card('sci-defence-system', 'dock-1', { active })
        .play()
        .choose(...stopInDock)
        .told('activated', 'card')
    expect(lines(false)).toEqual(['sci-defence-system'])
    expect(lines(true)).toEqual([])
  })

  test('THE-CARD-28 sci-defence-system: active it strikes those who stop and those who pass; it multiplies', () => {
    const active = () =>
      toControlRoom().card('sci-defence-system', 'ctl-2', { active: true, upgrades: 1 })
    const stop = active().play().choose('move:marine-1', 'room:control-room-a')
    expect(stop.life('marines')).toBe(18)
    const pass = active()
      .unit('marine-2', 'corridors', 'b')
      .card('sci-duplication', 'ctl-1')
      .play()
      .choose('move:marine-1', 'room:laboratory-a')
    expect(pass.life('marines')).toBe(16)
    expect(pass.card('ctl-2')!.id).toBe('sci-defence-system')
  })
})

describe('Camera', () => {
  test('THE-CARD-29 sci-camera: it begins with no Recording point', () => {
    const game = position('scientists', 'marines')
      .unit('scientist-1', 'control-room', 'a')
      .pending('sci-camera', 'lab-p1')
      .play()
    game.choose('move:scientist-1', 'room:laboratory-a', 'go-on', 'plan-install:lab-p1')
    game.choose('install:ctl-2')
    expect(game.card('ctl-2')).toMatchObject({ id: 'sci-camera', recording: 0 })
  })

  test('THE-CARD-30 sci-camera: each enemy stop records 2, one more per Upgrade token; a pass nothing', () => {
    const recorded = (upgrades: number, passing = false) => {
      const start = toControlRoom().card('sci-camera', 'ctl-2', { upgrades })
      if (passing) start.unit('marine-2', 'corridors', 'b')
      const game = start.play()
      game.choose('move:marine-1').choose(game.options[0])
      return game.card('ctl-2')!.recording
    }
    expect([recorded(0), recorded(2), recorded(0, true)]).toEqual([2, 4, 0])
  })

  test('THE-CARD-31 sci-camera: a Scientist who stops is paid in Data, and the token goes back to 0', () => {
    const game = toDock().card('sci-camera', 'dock-1', { recording: 4 }).play()
    game.choose(...stopInDock)
    expect(game.data('scientists')).toBe(4)
    expect(game.card('dock-1')!.recording).toBe(0)
  })

  test('THE-CARD-31 sci-camera: an empty one pays nothing, and the log says nothing of Data', () => {
    const game = toDock().card('sci-camera', 'dock-1').play()
    game.choose(...stopInDock)
    expect(game.log('data-gained')).toEqual([])
  })

  test('THE-CARD-32 sci-camera: at 6 it is full', () => {
    for (const recording of [5, 6]) {
      const game = toControlRoom().card('sci-camera', 'ctl-2', { recording }).play()
      game.choose('move:marine-1', 'room:control-room-a')
      expect(game.card('ctl-2')!.recording).toBe(6)
    }
  })

  test('THE-CARD-33 sci-camera: a Duplication doubles the Data, not the recording', () => {
    const paid = toDock()
      .card('sci-camera', 'dock-1', { recording: 2 })
      .card('sci-duplication', 'dock-2')
      .play()
    expect(paid.choose(...stopInDock).data('scientists')).toBe(4)
    expect(paid.card('dock-1')!.recording).toBe(0)
    const recorded = toControlRoom().card('sci-camera', 'ctl-2').card('sci-duplication', 'ctl-1')
    const game = recorded.play().choose('move:marine-1', 'room:control-room-a')
    expect(game.card('ctl-2')!.recording).toBe(2)
  })

  test('THE-CARD-30 sci-camera: several Cameras count separately', () => {
    const game = toControlRoom()
      .card('sci-camera', 'ctl-1', { recording: 1 })
      .card('sci-camera', 'ctl-2', { upgrades: 1 })
      .play()
    game.choose('move:marine-1', 'room:control-room-a', 'trap:ctl-1')
    expect([game.card('ctl-1')!.recording, game.card('ctl-2')!.recording]).toEqual([3, 3])
  })

  test('THE-CARD-96 sci-camera: it pays only a player who can collect Data, else it keeps its points', () => {
    const stop = (partner: 'marines' | 'greys') => {
      const enemy = partner === 'marines' ? 'greys' : 'marines'
      const game = teamPosition('scientists', 'aliens', partner, enemy)
        .toMove(partner)
        .unit(`${partner.slice(0, -1)}-1`, 'tech-bay', 'a')
        .card('sci-camera', 'nest-1', { recording: 4 })
        .play()
      game.choose(`move:${partner.slice(0, -1)}-1`, 'room:alien-nest-a')
      return [game.data(partner), game.data('scientists'), game.card('nest-1')!.recording]
    }
    expect(stop('greys')).toEqual([4, 0, 0])
    expect(stop('marines')).toEqual([0, 0, 4])
  })
})
