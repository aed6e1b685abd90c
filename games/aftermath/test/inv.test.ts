import { describe, expect, test } from 'vitest'
import { investigation } from './position.ts'

/** INV: Alerts, events and the end of an Investigation. */

/** Nobody wakes up in the bag step. */
const QUIET = { tokens: ['larva' as const, 'larva' as const] }

function drawing(event: string) {
  return investigation('scout', 'soldier').phase('event').events(event).dice(QUIET)
}

describe('Alerts', () => {
  test('AFT-INV-34 AFT-INV-35 a card with the icon begins one, and nobody rolls for noise', () => {
    const game = drawing('aft-new-brood').alerts('alert-black-box').play()
    expect(game.own.alert).toMatchObject({ id: 'alert-black-box', level: 0 })
    expect(game.own.shuttle).toBe(0)
    expect(game.log('noise-roll')).toEqual([])
    const none = drawing('aft-power-drop').play()
    expect(none.own.alert).toBeNull()
    expect(none.own.shuttle).toBe(-1)
  })

  test('AFT-INV-34 base cards have no icon, and those of this box work as in an Epilogue', () => {
    expect(drawing('lurking').play().own.alert).toBeNull()
    const doors = drawing('aft-bulkhead-failure').door('c-1-2', 'closed').play()
    expect(doors.corridor('c-1-2').door).toBe('open')
  })

  test('AFT-INV-36 while one is being worked on the icon is ignored', () => {
    const game = drawing('aft-echoes').alert('alert-black-box').shuttle(2).play()
    expect(game.own.alert).toMatchObject({ id: 'alert-black-box' })
    expect(game.own.shuttle).toBe(2)
    expect(game.own.alerts).toHaveLength(9)
  })

  test('AFT-INV-46 the icon is applied last: movement, effect, Alert', () => {
    const game = drawing('aft-new-brood').intruder('breeder', 'cockpit').alerts('alert-black-box')
    const played = game.play()
    const kinds = played.kinds('intruder-moves', 'bag-grows', 'alert')
    expect(kinds.slice(0, 4)).toEqual(['intruder-moves', 'bag-grows', 'bag-grows', 'alert'])
  })

  test('AFT-INV-50 a card drawn for a Retreat begins none', () => {
    const game = investigation('scout')
      .intruder('adult', 'shuttle-main')
      .item('scout', 'fire-extinguisher')
      .cards('scout', 1)
      .events('aft-echoes')
      .play()
      .act('fire-extinguisher:spray:adult-1')
    expect(game.log('retreats')).toHaveLength(1)
    expect(game.own.alert).toBeNull()
  })

  test('AFT-INV-37 AFT-INV-42 AFT-INV-51 the marker moves with the Time marker, not in the step in which it is put', () => {
    const game = drawing('aft-new-brood').alerts('alert-black-box').play()
    expect([game.state.time, game.own.shuttle]).toEqual([0, 0])
    const next = investigation('scout', 'soldier')
      .alert('alert-black-box')
      .shuttle(0)
      .phase('time')
      .events('lurking')
      .dice(QUIET)
      .play()
    expect([next.state.time, next.own.shuttle]).toEqual([1, 1])
    expect(next.told('alert-time', 'left')).toEqual([4])
  })

  test('AFT-INV-37 while there is no Alert there is no marker', () => {
    const game = investigation('scout', 'soldier')
      .phase('time')
      .events('lurking')
      .dice(QUIET)
      .play()
    expect([game.own.shuttle, game.log('alert-time')]).toEqual([-1, []])
  })

  test('AFT-INV-42 the self-destruct marker moves too', () => {
    const game = investigation('scout', 'soldier')
      .selfDestruct(1)
      .phase('time')
      .events('lurking')
      .dice(QUIET)
      .play()
    expect(game.own.selfDestruct).toBe(2)
  })

  test('AFT-INV-37 AFT-INV-51 five rounds pass until it is due', () => {
    const position = investigation('scout').alert('alert-black-box').shuttle(0).phase('time')
    const events = ['lurking', 'scent-of-prey', 'aft-power-drop', 'aft-spores', 'aft-smouldering']
    const tokens = Array<'larva'>(4).fill('larva')
    const game = position
      .events(...events)
      .dice({ tokens })
      .play()
    for (let round = 1; round < 5; round++) {
      expect(game.own.shuttle).toBe(round)
      game.pass()
    }
    expect(game.match.result!.reason).toBe('alert')
  })

  test('AFT-INV-38 AFT-INV-43 on the red space an Alert that is not fulfilled ends the game: everybody aboard dies', () => {
    const game = investigation('scout', 'soldier', 'mechanic', 'captain')
      .alert('alert-black-box')
      .shuttle(4)
      .out('soldier', 'hibernating')
      .out('mechanic', 'escaped')
      .inPod('captain', 1)
      .objectives('mechanic', ['friends-for-life', 'personal'])
      .phase('time')
      .play()
    expect(game.match.result!.reason).toBe('alert')
    expect(game.told('perishes', 'seat')).toEqual([0, 1, 3])
    expect(game.state.ending!.exploded).toBe(false)
    // The check goes on for whoever has left.
    expect(game.kinds('check-engines', 'check-contamination', 'check-objectives')).toEqual([
      'check-engines',
      'check-contamination',
      'check-objectives',
    ])
  })

  test('AFT-INV-39 whoever is dead does not die of it again', () => {
    const game = investigation('scout', 'soldier')
      .alert('alert-black-box')
      .shuttle(4)
      .out('soldier', 'dead')
      .phase('time')
      .play()
    expect(game.told('perishes', 'seat')).toEqual([0])
  })

  test('AFT-INV-39 the ship neither jumps then nor blows up, whatever was started', () => {
    const game = investigation('scout', 'soldier')
      .alert('alert-black-box')
      .shuttle(4)
      .selfDestruct(1)
      .out('soldier', 'escaped')
      .phase('time')
      .play()
    expect(game.log('jump')).toEqual([])
    expect([game.state.time, game.state.ending!.exploded]).toEqual([1, false])
  })

  test('AFT-INV-43 before that nothing happens', () => {
    const game = investigation('scout')
      .alert('alert-black-box')
      .shuttle(3)
      .phase('time')
      .events('lurking')
      .dice(QUIET)
      .play()
    expect(game.match.result).toBeNull()
    expect(game.own.shuttle).toBe(4)
  })

  test('AFT-INV-40 fulfilled, it is discarded with its marker, and the next icon begins another', () => {
    const game = investigation('scout')
      .at('scout', 'comms-room')
      .alert('alert-distress-beacon')
      .shuttle(3)
      .cards('scout', 2)
      .play()
      .act('activate-alert')
    expect(game.own).toMatchObject({
      alert: null,
      shuttle: -1,
      alertDiscard: ['alert-distress-beacon'],
    })
    const later = drawing('aft-echoes').alerts('alert-quarantine')
    expect(later.play().own.alert).toMatchObject({ id: 'alert-quarantine' })
  })

  test('AFT-INV-39 one that is still running when the game ends kills everybody aboard, asleep or not', () => {
    const game = investigation('scout', 'soldier', 'mechanic')
      .alert('alert-black-box')
      .shuttle(0)
      .out('soldier', 'hibernating')
      .out('mechanic', 'escaped')
      .engines(true, true, true)
      .time(14)
      .phase('time')
      .play()
    expect(game.match.result!.reason).toBe('jump')
    expect(game.told('perishes', 'cause')).toEqual(['alert', 'alert'])
    expect(game.kinds('perishes', 'check-engines').at(-1)).toBe('check-engines')
  })
})

describe('rounds', () => {
  test('AFT-MODE-06 AFT-INV-47 fifteen rounds, and the steps of the Event phase in their order', () => {
    const game = investigation('scout', 'soldier')
      .intruder('adult', 'shuttle-main')
      .fire('shuttle-main')
      .attacks('tail-1', 'scratch-4')
      .events('aft-spores')
      .alert('alert-black-box')
      .shuttle(0)
      .phase('time')
      .dice({ tokens: ['larva'] })
      .play()
    const kinds = game.kinds('time', 'alert-time', 'attack', 'injured', 'event', 'token', 'round')
    expect(kinds).toEqual(['time', 'alert-time', 'attack', 'injured', 'event', 'token', 'round'])
  })

  test('AFT-INV-41 AFT-INV-47 the bag develops as in the base game', () => {
    const game = investigation('scout')
      .phase('bag')
      .dice({ tokens: ['creeper'] })
      .play()
    expect(game.told('bag-grows', 'type')).toEqual(['breeder'])
  })

  test('AFT-INV-44 every Intruder in combat attacks', () => {
    const game = investigation('scout')
      .intruder('larva', 'shuttle-main')
      .phase('attacks')
      .events('lurking')
      .dice(QUIET)
      .play()
    expect(game.player('scout').larva).toBe(true)
  })

  test('AFT-INV-45 Intruders in fire take 1 injury', () => {
    const game = investigation('scout')
      .intruder('adult', 'cockpit')
      .fire('cockpit')
      .attacks('scratch-4')
      .phase('fire')
      .events('scent-of-prey')
      .dice(QUIET)
      .play()
    expect(game.told('injured', 'injuries')).toEqual([1])
  })
})

describe('the end', () => {
  test('AFT-INV-48 is that of a classic game: engines, coordinates, contamination, objectives', () => {
    const game = investigation('scout', 'soldier')
      .out('scout', 'hibernating')
      .objectives('scout', ['save-the-property', 'personal'])
      .engines(true, true, true)
      .coordinates('coordinates-5')
      .time(14)
      .phase('time')
      .play()
    expect(game.match.result).toMatchObject({ reason: 'jump', winners: [0] })
    expect(game.state.ending!.checks.map(({ check }) => check)).toEqual([
      'engines',
      'coordinates',
      'contamination',
      'objectives',
    ])
  })

  test('AFT-INV-49 the Shuttle saves nobody', () => {
    const game = investigation('scout').time(14).phase('time').play()
    expect(game.told('perishes', 'cause')).toEqual(['jump'])
    expect(game.winners).toEqual([])
  })

  test('hibernating and pods are ways to safety', () => {
    const game = investigation('scout', 'soldier')
      .at('scout', 'hibernatorium')
      .time(8)
      .cards('scout', 2)
      .dice({ noise: ['silence'] })
      .play()
      .act('hibernatorium')
    expect(game.player('scout').fate).toBe('hibernating')
  })
})
