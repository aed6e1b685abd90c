import { describe, expect, test } from 'vitest'
import { ALERTS } from '../cards/alerts.ts'
import { epilogue, investigation } from './position.ts'

/** ALERT: what holds for all Alerts. */

/** The Scout in a room, with cards in hand. */
function working(tile: string, alert: string) {
  return epilogue('scout', 'soldier').at('scout', tile).cards('scout', 6).alert(alert)
}

describe('an Alert', () => {
  test('AFT-ALERT-01 AFT-COMP-08 is one of ten small tasks, each once in the deck', () => {
    expect(ALERTS).toHaveLength(10)
    const { own } = epilogue('scout').play()
    expect(own.alerts.map(({ id }) => id).sort()).toEqual(ALERTS.map(({ id }) => id).sort())
  })

  test('AFT-ALERT-02 not fulfilled in time, everybody aboard loses', () => {
    const game = working('cockpit', 'alert-black-box').shuttle(1).phase('time').play()
    expect(game.match.result).toMatchObject({ winners: [], reason: 'alert' })
    expect(game.told('perishes', 'cause')).toEqual(['alert', 'alert'])
  })

  test('AFT-ALERT-05 AFT-ALERT-06 of two levels has the first done before the second can be', () => {
    const game = working('engine-2', 'alert-reactor-surge').play()
    expect(game.options()).not.toContain('activate-alert')
    const first = working('generator', 'alert-reactor-surge').play().act('activate-alert')
    expect(first.own.alert).toMatchObject({ level: 1 })
    expect(first.log('alert-level')).toMatchObject([
      { params: { alert: 'alert-reactor-surge', level: 1 }, rule: 'AFT-ALERT-06' },
    ])
    const both = epilogue('scout').at('scout', 'engine-2').cards('scout', 2)
    const fulfilled = both.alert('alert-reactor-surge', { level: 1 }).play().act('activate-alert')
    expect(fulfilled.own.alert).toBeNull()
    expect(fulfilled.own.alertDiscard).toEqual(['alert-reactor-surge'])
    expect(fulfilled.log('alert-fulfilled')).toHaveLength(1)
  })

  test('AFT-ALERT-07 of one level is fulfilled as soon as its conditions are met', () => {
    const game = working('comms-room', 'alert-distress-beacon').play().act('activate-alert')
    expect(game.own.alert).toBeNull()
  })

  test('AFT-ALERT-05 AFT-ALERT-06 a level is told, and so is the end, but not both at once', () => {
    const told = (tile: string, level: number) =>
      epilogue('scout', 'soldier')
        .at('scout', tile)
        .cards('scout', 2)
        .alert('alert-reactor-surge', { level })
        .play()
        .act('activate-alert')
        .kinds('alert-activated', 'alert-level', 'alert-fulfilled')
    expect(told('generator', 0)).toEqual(['alert-activated', 'alert-level'])
    expect(told('engine-2', 1)).toEqual(['alert-activated', 'alert-fulfilled'])
  })

  test('AFT-ALERT-11 what is fulfilled stays so', () => {
    const game = epilogue('scout')
      .at('scout', 'hibernatorium')
      .alert('alert-fire-aboard')
      .fire('hibernatorium')
      .item('scout', 'fire-extinguisher')
      .hand('scout', 'search')
      .play()
      .act('fire-extinguisher:extinguish')
    expect(game.own.alert).toBeNull()
    game.room('hibernatorium').fire = true
    expect(game.own.alertDiscard).toEqual(['alert-fire-aboard'])
    const level = working('generator', 'alert-reactor-surge').play().act('activate-alert')
    level.room('generator').malfunction = true
    expect(level.own.alert).toMatchObject({ level: 1 })
  })

  test('AFT-ALERT-13 is public, and anybody can work on it', () => {
    const game = working('generator', 'alert-reactor-surge')
      .at('soldier', 'engine-2')
      .cards('soldier', 2)
      .play()
      .act('activate-alert')
    for (const reader of ['scout', 'soldier', null]) {
      expect(game.view(reader).alert).toMatchObject({ id: 'alert-reactor-surge', level: 1 })
    }
    game.pass().act('activate-alert')
    expect(game.told('alert-activated', 'seat')).toEqual([0, 1])
    expect(game.own.alert).toBeNull()
  })

  test('AFT-ALERT-14 an empty deck is made anew of the discarded cards', () => {
    const game = investigation('scout')
      .with((s) => {
        const own = s.own as { alerts: { id: string }[]; alertDiscard: string[] }
        own.alertDiscard = own.alerts.splice(0).map(({ id }) => id)
      })
      .phase('event')
      .events('aft-new-brood')
      .play()
    expect(game.own.alert).not.toBeNull()
    expect(game.own.alerts).toHaveLength(9)
    expect(game.own.alertDiscard).toEqual([])
  })
})

describe('the Activation', () => {
  test('AFT-ALERT-08 is possible only in the room that the Alert names', () => {
    const elsewhere = working('cockpit', 'alert-reactor-surge').play()
    expect(elsewhere.why('activate-alert')).toBe('activated-in')
    expect(elsewhere.forbidden('activate-alert')).toBe('AFT-ALERT-08')
    expect(working('generator', 'alert-reactor-surge').play().options()).toContain('activate-alert')
    const either = working('cockpit', 'alert-drive-drift').play()
    expect(either.why('activate-alert')).toBe('activated-in-either')
    const nothing = working('cockpit', 'alert-fire-aboard').play()
    expect(nothing.why('activate-alert')).toBe('no-activation')
  })

  test('AFT-ALERT-08 without an Alert there is none', () => {
    const game = epilogue('scout').cards('scout', 3).play()
    expect(game.options()).not.toContain('activate-alert')
    expect(game.why('activate-alert')).toBeNull()
  })

  test('AFT-ALERT-09 costs 1 card and is possible in combat', () => {
    const game = working('generator', 'alert-reactor-surge').intruder('larva', 'generator').play()
    const option = game.decision().options.find(({ id }) => id === 'activate-alert')!
    expect(option.params).toMatchObject({ cost: 1, alert: 'alert-reactor-surge' })
    game.act('activate-alert')
    expect(game.player('scout').hand).toHaveLength(5)
    expect(game.state.turn.taken).toBe(1)
    const broke = epilogue('scout').at('scout', 'generator').alert('alert-reactor-surge').play()
    expect(broke.why('activate-alert')).toBe('too-dear')
  })

  test('AFT-ALERT-08 a Malfunction does not prevent it: it is no room action', () => {
    const game = working('generator', 'alert-reactor-surge').malfunction('generator').play()
    expect(game.options()).toContain('activate-alert')
  })

  test('AFT-ALERT-10 does nothing else', () => {
    const game = working('generator', 'alert-reactor-surge').play().act('activate-alert')
    expect(game.own.selfDestruct).toBe(-1)
    expect(game.room('generator')).toMatchObject({ malfunction: false, fire: false, objects: [] })
    expect(game.log('noise-roll')).toEqual([])
  })

  test('an Activation that was interrupted has done nothing', () => {
    const game = working('generator', 'alert-reactor-surge')
      .at('soldier', 'generator')
      .hand('soldier', 'interruption')
      .play()
    game.choose('activate-alert')
    game.pick(game.options()[0])
    game.say('soldier', 'interruption')
    expect(game.own.alert).toMatchObject({ level: 0 })
  })
})

describe('Samples', () => {
  test('AFT-ALERT-03 AFT-ALERT-04 are heavy Objects that lie in rooms', () => {
    const game = epilogue('scout', 'soldier')
      .alerts('alert-lost-samples')
      .at('scout', 'laboratory')
      .shuttle(1)
      .phase('time')
      .events('aft-bulkhead-failure')
      .play()
    expect(game.room('laboratory').objects).toEqual(['sample'])
    expect(game.log('sample')).toMatchObject([{ rule: 'AFT-ALERT-03' }])
    const carried = epilogue('scout')
      .alert('alert-lost-samples', { samples: 1 })
      .at('scout', 'laboratory')
      .object('laboratory', 'sample')
      .cards('scout', 2)
      .play()
      .act('pick-up:sample')
    expect(carried.player('scout').hands.map(({ object }) => object)).toContain('sample')
  })

  test('AFT-ALERT-13 may be picked up, dropped and traded', () => {
    const game = epilogue('scout', 'soldier')
      .alert('alert-lost-samples', { samples: 2 })
      .at('scout', 'laboratory')
      .at('soldier', 'laboratory')
      .carrying('scout', 'sample')
      .cards('scout', 2)
      .emptyHanded('soldier')
      .play()
    game.act('trade')
    game.choose(game.options().find((id) => id.startsWith('trade-with'))!)
    game.pick(game.options().find((id) => id.includes('sample'))!)
    game.say('soldier', 'take-offer').say('scout', 'agree')
    expect(game.player('soldier').hands).toEqual([{ object: 'sample' }])
    const drop = epilogue('scout')
      .alert('alert-lost-samples', { samples: 1 })
      .at('scout', 'laboratory')
      .carrying('scout', 'sample')
      .play()
      .choose('drop')
    drop.pick(drop.options().find((id) => id.includes('sample'))!)
    expect(drop.room('laboratory').objects).toEqual(['sample'])
  })

  test('AFT-ALERT-03 are put away with their Alert', () => {
    const game = epilogue('scout')
      .alert('alert-lost-samples', { samples: 2 })
      .object('shuttle-main', 'sample')
      .tile(23, 'canteen')
      .at('scout', 'canteen')
      .carrying('scout', 'sample')
      .with((s) => {
        s.players[0].room = 21
      })
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:s-22-23')
    expect(game.own.alert).toBeNull()
    expect(game.room('shuttle-main').objects).toEqual([])
    expect(game.player('scout').hands.some(({ object }) => object === 'sample')).toBe(false)
  })
})

describe('a room that nobody has explored', () => {
  test('AFT-ALERT-12 is not turned up: its marker is skipped', () => {
    const game = investigation('scout')
      .unexplored('generator', 'slime-3')
      .alerts('alert-hull-stress')
      .events('aft-new-brood')
      .phase('event')
      .play()
    expect(game.room('generator')).toMatchObject({ explored: false, malfunction: false })
    expect(game.view(null).rooms.filter(({ tile }) => tile === 'generator')).toEqual([])
    // So nothing is broken on the Nemesis: there is nothing to do.
    expect(game.own).toMatchObject({ alert: null, alertDiscard: ['alert-hull-stress'] })
  })

  test('AFT-ALERT-12 gets its Sample as soon as it is explored, and an Activation is possible from then on', () => {
    const position = investigation('scout')
      .unexplored('laboratory', 'slime-3')
      .alerts('alert-lost-samples')
      .events('aft-new-brood')
      .phase('event')
    const game = position.play()
    expect(game.own.alert).toMatchObject({ samples: 1, awaited: ['laboratory'] })
    expect(game.room('laboratory').objects).toEqual([])
    const walking = investigation('scout')
      .tile(2, 'laboratory')
      .at('scout', 'cockpit')
      .unexplored('laboratory', 'slime-3')
      .alert('alert-lost-samples', { samples: 1, awaited: ['laboratory'] })
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-1-2')
    expect(walking.room('laboratory').objects).toEqual(['sample'])
    expect(walking.own.alert).toMatchObject({ awaited: [] })
    const revealing = investigation('scout')
      .tile(2, 'laboratory')
      .at('scout', 'cockpit')
      .unexplored('laboratory', 'slime-3')
      .token('laboratory', 'carcass')
      .alert('alert-lost-samples', { samples: 1, awaited: ['laboratory'] })
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-1-2')
    expect(revealing.room('laboratory').objects).toEqual(['carcass', 'sample'])
  })

  test('AFT-ALERT-12 gets no Sample when somebody comes to another', () => {
    const game = investigation('scout')
      .tile(2, 'armory')
      .at('scout', 'cockpit')
      .unexplored('laboratory', 'slime-3')
      .alert('alert-lost-samples', { samples: 1, awaited: ['laboratory'] })
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-1-2')
    expect(game.whereIs('scout')).toBe('armory')
    expect(game.room('laboratory').objects).toEqual([])
    expect(game.own.alert).toMatchObject({ awaited: ['laboratory'] })
  })

  test('AFT-ALERT-12 what lies face down tells nobody where it is', () => {
    const game = investigation('scout', 'soldier')
      .unexplored('laboratory', 'slime-3')
      .alert('alert-lost-samples', { samples: 1, awaited: ['laboratory'] })
      .play()
    expect(game.view('scout').rooms.map(({ tile }) => tile)).not.toContain('laboratory')
  })
})
