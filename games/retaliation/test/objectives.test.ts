import { describe, expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { PRINTED } from '../packs.ts'
import { over } from './over.ts'
import { type Position, retaliation, retaliationWith } from './position.ts'

/** Whether the first of these wins with an Objective. */
function wins(
  objective: string,
  change: (laid: Position) => unknown = () => {},
  seats = 3,
): boolean {
  const crew = ['recon', 'officer', 'contractor', 'medical-support', 'combat-engineer'].slice(
    0,
    seats,
  )
  const laid = over(...crew).objectives('recon', objective)
  change(laid)
  return laid.play().winners!.includes('recon')
}

describe('Objectives', () => {
  test('RET-OBJ-02 RET-OBJ-03 RET-OBJ-04 Official Order and Ulterior Motive go by the Mission Task', () => {
    const eggs = (laid: Position) => laid.item('recon', 'egg').item('officer', 'egg')
    expect(wins('official-order')).toBe(false)
    expect(wins('official-order', eggs)).toBe(true)
    expect(wins('ulterior-motive', eggs)).toBe(false)
  })

  test('Self-Serving: the only Survivor', () => {
    expect(wins('self-serving')).toBe(false)
    expect(
      wins('self-serving', (laid) => laid.out('officer', 'dead').out('contractor', 'dead')),
    ).toBe(true)
  })

  test('RET-OBJ-07: whoever brought it about: Nest, Queen', () => {
    expect(wins('veni-vidi-vici', (laid) => laid.set({ nestDestroyed: true }))).toBe(true)
    expect(wins('the-great-hunt', (laid) => laid.queenDead())).toBe(true)
    expect(wins('the-great-hunt')).toBe(false)
  })

  test('Shutdown: no Life Support, and Data of their own', () => {
    expect(wins('shutdown-private')).toBe(false)
    expect(wins('shutdown-private', (laid) => laid.is('recon', { data: true }))).toBe(true)
    expect(
      wins('shutdown-private', (laid) => laid.is('recon', { data: true }).lifeSupport('B')),
    ).toBe(false)
  })

  test('RET-OBJ-09: Luxurious Offer: an Egg in hand', () => {
    expect(wins('luxurious-offer')).toBe(false)
    expect(wins('luxurious-offer', (laid) => laid.item('recon', 'egg'))).toBe(true)
  })

  test('RET-OBJ-10: The favourite of the crew: the lowest Rank Survives or the highest does not', () => {
    expect(wins('crews-favorite')).toBe(true)
    expect(wins('crews-favorite', (laid) => laid.out('contractor', 'dead'))).toBe(false)
    expect(
      wins('crews-favorite', (laid) => laid.out('contractor', 'dead').out('officer', 'dead')),
    ).toBe(true)
    expect(wins('weve-got-history', () => {}, 4)).toBe(true)
  })

  test.each([
    ['greener-pastures', 'officer', 3],
    ['an-old-feud', 'contractor', 3],
    ['hostile-takeover', 'medical-support', 4],
    ['corporate-contract', 'combat-engineer', 5],
  ] as const)('%s: that player does not Survive', (objective, victim, seats) => {
    expect(wins(objective, () => {}, seats)).toBe(false)
    expect(wins(objective, (laid) => laid.out(victim, 'dead'), seats)).toBe(true)
  })

  test('The Right Moment to Strike: not open to player 1, who must be the only Survivor', () => {
    expect(wins('the-right-moment-to-strike')).toBe(false)
    expect(
      wins('the-right-moment-to-strike', (laid) =>
        laid.out('officer', 'dead').out('contractor', 'dead'),
      ),
    ).toBe(true)
  })

  test('RET-OBJ-06 Quarantine: nobody Escapes by the Lander', () => {
    expect(wins('quarantine')).toBe(false)
    const others = (laid: Position) =>
      laid
        .out('recon', 'hibernated', 'hibernation')
        .out('officer', 'escaped', 'shuttle')
        .out('contractor', 'dead')
        .is('contractor', { left: null })
    expect(wins('quarantine', others)).toBe(true)
  })

  test('RET-OBJ-09: Contamination cards count wherever they lie', () => {
    const laid = retaliation('recon')
      .hand('recon', 'clean')
      .discard('recon', 'infected', 'clean')
      .deckTop('recon', 'clean', 'infected', 'clean')
    expect(factsOf(laid.state).players[0].contamination).toBe(6)
  })

  test('RET-OBJ-05 RET-OBJ-09: Experimental Subjects: 3 Contamination cards of the Escaped, dead ones included', () => {
    expect(wins('experimental-subjects')).toBe(false)
    expect(
      wins('experimental-subjects', (laid) => laid.discard('officer', 'clean', 'clean', 'clean')),
    ).toBe(true)
  })

  test.each(['insider-information', 'states-evidence'])(
    '%s: among the Survivors only one has Data',
    (objective) => {
      expect(wins(objective, (laid) => laid.is('recon', { data: true }))).toBe(true)
      expect(
        wins(objective, (laid) => laid.is('recon', { data: true }).is('officer', { data: true })),
      ).toBe(false)
    },
  )
})

/** Whether a Mission Task is fulfilled, for whoever has the Official Order. */
function done(task: string, change: (laid: Position) => unknown = () => {}): boolean {
  return wins('official-order', (laid) => {
    laid.with((s) => {
      s.missionTask = task
    })
    change(laid)
  })
}

describe('Mission Tasks', () => {
  test('RET-OBJ-01: Eradication: the Queen is dead and the Facility is not', () => {
    expect(done('eradication')).toBe(false)
    expect(done('eradication', (laid) => laid.queenDead())).toBe(true)
    expect(
      done('eradication', (laid) =>
        laid.with((s) => {
          s.autodestruction = { state: 'running', space: 9 }
        }),
      ),
    ).toBe(false)
  })

  test('Escort Mission: the Robot was in the Reactor, and Data Escapes', () => {
    const robot = (laid: Position) =>
      laid.with((s) => {
        s.robot.wasInReactor = true
      })
    expect(done('escort-mission', robot)).toBe(false)
    expect(done('escort-mission', (laid) => robot(laid).is('officer', { data: true }))).toBe(true)
  })

  test('Essential Data: Data by the Lander, no Corridor of Section A Unexplored', () => {
    const data = (laid: Position) => laid.is('officer', { data: true })
    expect(done('essential-data', data)).toBe(false)
    const explored = (laid: Position) =>
      data(laid).room('r1c1', 'armory').room('r2c2', 'shelter').room('r3c1', 'alarm-room')
    expect(done('essential-data', explored)).toBe(true)
  })

  const off = (laid: Position) => laid.set({ lifeSupport: null })

  test('Facility Restart: the Hibernatorium Active, the Reactor shut down', () => {
    expect(done('facility-restart', off)).toBe(false)
    expect(done('facility-restart', (laid) => off(laid).set({ hibernatoriumActive: true }))).toBe(
      true,
    )
  })

  test('Perimeter Clearing: shut down, all A Rooms found', () => {
    const found = (laid: Position) => laid.found('A')
    expect(done('perimeter-clearing', off)).toBe(false)
    expect(done('perimeter-clearing', (laid) => found(off(laid)))).toBe(true)
  })

  test('Reconnaissance: all A, B and C Rooms, and the Hibernatorium', () => {
    const all = (laid: Position) => laid.found('A', 'B', 'C')
    expect(done('reconnaissance', all)).toBe(false)
    expect(done('reconnaissance', (laid) => all(laid).hibernatorium())).toBe(true)
  })

  test('The Supply Route: Reinforced Corridors from the Landing Zone to Life Support Control C', () => {
    const route = (laid: Position) => laid.room('r2c2', 'life-support-control-c')
    expect(done('the-supply-route', route)).toBe(false)
    expect(done('the-supply-route', (laid) => route(laid).reinforced(204))).toBe(true)
  })

  test('The Supply Route: through the Rooms between, every Corridor of it', () => {
    const route = (laid: Position) =>
      laid
        .room('r2c2', 'armory')
        .room('r2c4', 'life-support-control-c')
        .corridor('r2c2-r2c4', 404)
        .reinforced(204)
    expect(done('the-supply-route', route)).toBe(false)
    expect(done('the-supply-route', (laid) => route(laid).reinforced(404))).toBe(true)
  })
})

test('The Supply Route: of ways that lack as many Corridors the shortest, found early or late', () => {
  const laid = retaliation('recon')
    .room('r1c1', 'alarm-room')
    .room('r2c2', 'armory')
    .room('r3c1', 'server-room')
    .room('r3c3', 'life-support-control-c')
    .corridor('r1c1-r2c2', 401)
    .corridor('r2c2-r3c3', 402)
    .corridor('r3c1-r3c3', 403)
    .reinforced(104, 401, 304)
  expect(factsOf(laid.state).supplyRoute).toEqual({ reinforced: 1, corridors: 2 })
})

describe('cooperative Tasks', () => {
  const together = (tasks: string[], change: (laid: Position) => unknown = () => {}) => {
    const laid = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .phase('end')
      .with((s) => {
        s.ending = 'everybody-out'
        s.tasks = tasks
      })
      .out('recon', 'escaped', 'lander')
      .out('officer', 'escaped', 'lander')
    change(laid)
    return laid.play().winners!
  }

  test('RET-MODE-COOP-03 RET-MODE-COOP-05: all win together where every Task is done and somebody Survives', () => {
    const nest = (laid: Position) => laid.set({ nestDestroyed: true })
    expect(together(['clean-up'])).toEqual([])
    expect(together(['clean-up'], nest)).toEqual(['recon', 'officer'])
    expect(together(['clean-up'], (laid) => nest(laid).out('officer', 'dead'))).toEqual([
      'recon',
      'officer',
    ])
    expect(together(['clean-up', 'faceoff'], nest)).toEqual([])
  })

  test('RET-MODE-COOP-04: two Tasks that ask for an Egg need two Characters', () => {
    const both = ['culinary-sample', 'scientific-sample']
    expect(
      together(both, (laid) => laid.emptyHanded('recon').item('recon', 'egg').item('recon', 'egg')),
    ).toEqual([])
    expect(together(both, (laid) => laid.item('recon', 'egg').item('officer', 'egg'))).toHaveLength(
      2,
    )
  })

  test('RET-MODE-COOP-06: a Character alone fulfils both Tasks that ask for an Egg with one', () => {
    const alone = (laid: Position) =>
      laid
        .set({
          phase: 'end',
          ending: 'everybody-out',
          tasks: ['culinary-sample', 'scientific-sample'],
        })
        .out('recon', 'escaped', 'lander')
        .play().winners
    expect(alone(retaliation('recon').item('recon', 'egg'))).toEqual(['recon'])
    expect(alone(retaliation('recon'))).toEqual([])
  })

  test('RET-MODE-COOP-06: no more Data tokens are asked for than one Character can carry', () => {
    const asking = Object.values(PRINTED.tasks).filter(
      ({ kind, ways }) =>
        kind === 'coop' &&
        ways(factsOf(retaliation('recon').state))
          .flat()
          .some(({ id }) => id.startsWith('data')),
    )
    expect(asking.map(({ id }) => id)).toEqual(['crucial-intelligence'])
    const alone = (data: boolean) =>
      retaliation('recon')
        .set({ phase: 'end', ending: 'everybody-out', tasks: ['crucial-intelligence'] })
        .out('recon', 'escaped', 'lander')
        .is('recon', { data })
        .play().winners
    expect([alone(true), alone(false)]).toEqual([['recon'], []])
  })

  test.each([
    ['closedown', (laid) => laid.lifeSupport('A', 'B', 'C')],
    ['crucial-intelligence', (laid) => laid.is('recon', { data: true })],
    ['deep-search', (laid) => laid.found('C')],
    ['entrance-inspection', (laid) => laid.found('A')],
    ['faceoff', (laid) => laid.queenDead()],
    ['no-corner-uncovered', (laid) => laid.hibernatorium().found('B')],
    ['safety-procedure', (laid) => laid.set({ hibernatoriumActive: true })],
    ['shutdown-coop', (laid) => laid.set({ lifeSupport: null })],
    ['systems-backup', (laid) => laid.room('r4c8', 'reactor').robot('server-robot', 'reactor')],
  ] as [string, (laid: Position) => unknown][])('%s', (task, change) => {
    expect(together([task])).toEqual([])
    expect(together([task], change)).toHaveLength(2)
  })

  test('RET-MODE-COOP-18: the Starting Player token passes over who is knocked over', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer', 'contractor')
      .out('officer', 'down')
      .emptyHanded('officer')
      .phase('cleanup')
      .play()
    expect(game.state.first).toBe(2)
  })

  test('RET-MODE-COOP-19 RET-MODE-COOP-20 RET-MODE-SOLO-01 RET-MODE-SOLO-02: who lies there at the end is dead; secrets stay secret', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .out('officer', 'down')
      .emptyHanded('officer')
      .hand('recon', 'search')
      .is('recon', { health: 8 })
      .lifeSupport('A')
      .fire('landing-zone')
      .play()
    expect(game.view('officer').players[0].hand).toBeNull()
    game.pass()
    expect(game.player('officer').fate).toBe('dead')
    expect(game.winners).toEqual([])
  })
})
