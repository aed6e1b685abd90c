import { describe, expect, test } from 'vitest'
import { STRANGER } from '../tokens.ts'
import { epilogue } from './position.ts'

/** EPI: Alerts, events and rounds of an Epilogue. */

const ALERT = 'alert-black-box'

describe('Alerts', () => {
  test('AFT-EPI-27 AFT-EPI-28 AFT-EPI-30 the first is checked on space 3, where the second is drawn', () => {
    const game = epilogue('scout')
      .shuttle(1)
      .alerts('alert-quarantine')
      .phase('time')
      .events('aft-spores')
      .play()
    expect(game.own.shuttle).toBe(2)
    expect(game.own.alert).toMatchObject({ id: 'alert-quarantine' })
  })

  test('AFT-EPI-28 on a white space nothing is checked', () => {
    for (const space of [0, 2]) {
      const game = epilogue('scout').shuttle(space).alert(ALERT).phase('time').events('aft-spores')
      const played = game.play()
      expect(played.own.alert).toMatchObject({ id: ALERT })
      expect(played.match.result).toBeNull()
      const none = epilogue('scout').shuttle(space).phase('time').events('aft-spores').play()
      expect(none.own.alert).toBeNull()
    }
  })

  test('AFT-EPI-29 not fulfilled, everybody loses, also who has left in a pod', () => {
    for (const space of [1, 3]) {
      const game = epilogue('scout', 'soldier')
        .shuttle(space)
        .alert(ALERT)
        .out('soldier', 'escaped')
        .mission('soldier', 'mission-field-report')
        .is('soldier', { signal: true })
        .phase('time')
        .play()
      expect(game.match.result).toMatchObject({ reason: 'alert', winners: [] })
      expect(game.told('perishes', 'seat')).toEqual([0])
      expect(game.log('check-tokens')).toEqual([])
    }
  })

  test('AFT-EPI-31 on space 1 no new one is drawn', () => {
    const game = epilogue('scout').shuttle(3).phase('time').events('aft-spores').play()
    expect(game.own.shuttle).toBe(4)
    expect(game.own.alert).toBeNull()
    expect(game.log('alert')).toEqual([])
  })

  test('AFT-EPI-29 a fulfilled one has been removed', () => {
    const game = epilogue('scout')
      .at('scout', 'comms-room')
      .alert('alert-distress-beacon')
      .cards('scout', 1)
      .play()
      .act('activate-alert')
    expect(game.own).toMatchObject({
      alert: null,
      shuttle: 0,
      alertDiscard: ['alert-distress-beacon'],
    })
  })
})

describe('the Event phase', () => {
  test('AFT-EPI-34 AFT-EPI-35 AFT-EPI-39 its steps in their order', () => {
    const game = epilogue('scout')
      .shuttle(1)
      .alerts('alert-quarantine')
      .selfDestruct(0)
      .intruder('adult', 'shuttle-main')
      .fire('shuttle-main')
      .attacks('tail-1', 'scratch-4')
      .events('aft-spores')
      .phase('time')
      .play()
    const kinds = game.kinds(
      'shuttle-time',
      'self-destruct',
      'alert',
      'attack',
      'injured',
      'event',
      'token',
      'round',
    )
    expect(kinds).toEqual([
      'shuttle-time',
      'self-destruct',
      'alert',
      'attack',
      'injured',
      'event',
      'round',
    ])
    expect(game.state.time).toBe(0)
  })

  test('AFT-EPI-34 an explosion comes before the check of the Alert', () => {
    const game = epilogue('scout').shuttle(1).alert(ALERT).selfDestruct(5).phase('time').play()
    expect(game.match.result!.reason).toBe('explosion')
  })

  test('AFT-EPI-32 the bag is not developed', () => {
    const game = epilogue('scout').phase('event').events('aft-spores').play()
    expect(game.log('token')).toEqual([])
    expect(game.state.round).toBe(2)
  })

  test('AFT-EPI-36 every Intruder in combat attacks', () => {
    const game = epilogue('scout').intruder('larva', 'shuttle-main').phase('attacks')
    expect(game.events('aft-spores').play().player('scout').larva).toBe(true)
  })

  test('AFT-EPI-37 fire hurts Intruders, and no Characters', () => {
    const game = epilogue('scout')
      .intruder('adult', 'shuttle-main')
      .fire('shuttle-main')
      .attacks('scratch-4')
      .phase('fire')
      .events('aft-spores')
      .play()
    expect(game.intruder('adult-1')!.injuries).toBe(1)
    expect(game.player('scout').lightWounds).toBe(0)
  })

  test('AFT-EPI-33 AFT-EPI-38 movement, effect, then with the icon a noise roll for everybody out of combat', () => {
    const game = epilogue('scout', 'soldier', 'mechanic')
      .at('soldier', 'cockpit')
      .at('mechanic', 'engine-1')
      .intruder('larva', 'cockpit')
      .intruder('breeder', 'hibernatorium')
      .first('mechanic')
      .phase('event')
      .events('aft-new-brood')
      .dice({ noise: ['silence', 'silence'] })
      .play()
    expect(game.told('noise-roll', 'seat')).toEqual([2, 0])
    expect(game.kinds('intruder-moves', 'bag-grows', 'noise-roll')).toEqual([
      'intruder-moves',
      'bag-grows',
      'bag-grows',
      'noise-roll',
      'noise-roll',
    ])
    const plain = epilogue('scout').phase('event').events('aft-spores').play()
    expect(plain.log('noise-roll')).toEqual([])
  })

  test('AFT-EPI-33 nobody who waits in a pod rolls', () => {
    const game = epilogue('scout', 'soldier')
      .inPod('scout', 1)
      .phase('event')
      .events('aft-new-brood')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.told('noise-roll', 'seat')).toEqual([1])
  })

  test('AFT-EPI-50 an Event card also shows the way of a Retreat, and its icon means nothing then', () => {
    const game = epilogue('scout')
      .at('scout', 'cockpit')
      .intruder('adult', 'cockpit')
      .item('scout', 'fire-extinguisher')
      .cards('scout', 1)
      .events('aft-echoes')
      .play()
      .act('fire-extinguisher:spray:adult-1')
    // Exit 1 of the Cockpit.
    expect(game.state.intruders[0].room).toBe(2)
    expect(game.log('noise-roll')).toEqual([])
    expect(game.state.eventDiscard).toEqual(['aft-echoes'])
  })
})

describe('what is otherwise', () => {
  test('AFT-EPI-52 nobody can hibernate', () => {
    const game = epilogue('scout').at('scout', 'hibernatorium').cards('scout', 3).shuttle(4).play()
    expect(game.why('hibernatorium')).toBe('chambers-closed')
  })

  test('AFT-EPI-53 the self-destruct sequence can be started and stopped', () => {
    const start = epilogue('scout').at('scout', 'generator').cards('scout', 2).play()
    expect(start.act('generator').own.selfDestruct).toBe(0)
    const stop = epilogue('scout').at('scout', 'generator').cards('scout', 2).selfDestruct(1).play()
    expect(stop.act('generator').own.selfDestruct).toBe(-1)
  })

  test('AFT-EPI-53 an explosion, whatever its cause, ends the game; who has left in a pod lives', () => {
    const rooms = [
      'cockpit',
      'armory',
      'surgery',
      'laboratory',
      'nest',
      'engine-1',
      'engine-2',
      'storage',
    ]
    const game = epilogue('scout', 'soldier')
      .out('soldier', 'escaped')
      .mission('soldier', 'mission-field-report')
      .is('soldier', { signal: true })
      .fire(...rooms)
      .malfunction('hibernatorium')
      .phase('event')
      .events('aft-smouldering')
      .play()
    expect(game.match.result).toMatchObject({ reason: 'explosion', winners: [1] })
    expect(game.told('perishes', 'seat')).toEqual([0])
    expect(game.state.ending!.exploded).toBe(true)
  })

  test('AFT-EPI-54 what a Character carried who dies is gone; the Corpse stays', () => {
    const dying = (object: string) =>
      epilogue('scout', 'soldier')
        .at('scout', 'cockpit')
        .carrying('scout', object)
        .wound('scout', 'wound-leg')
        .wound('scout', 'wound-hand')
        .wound('scout', 'wound-body')
        .fire('cockpit')
        .alert('alert-lost-samples', { samples: 1 })
        .play()
        .pass()
    for (const object of ['egg', 'carcass', STRANGER]) {
      expect(dying(object).room('cockpit').objects).toEqual(['corpse-0'])
    }
    // Or no Alert could be fulfilled any more.
    expect(dying('sample').room('cockpit').objects).toEqual(['corpse-0', 'sample'])
  })
})
