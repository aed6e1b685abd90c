import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { type Position, retaliation } from './position.ts'

/** An Event, with the Recon in the Landing Zone, which is Secured against Hazards. */
function event(id: string, ...others: string[]) {
  return retaliation('recon', ...others)
    .room('r2c2', 'armory')
    .corridor('r2c2-r2c4', 404)
    .secure('landing-zone', 3)
    .events(id)
    .phase('event')
    .dice({ noise: [4, 4, 4, 4], tokens: ['blank', 'blank', 'blank', 'blank'] })
}

describe('Events', () => {
  test('RET-PHASE-06: movement, main effect, secondary effect; then it is discarded', () => {
    const game = event('breaking-in').play()
    expect(game.state.events.discard).toEqual(['breaking-in'])
    expect(game.room('landing-zone').secure).toBe(2)
  })

  test('RET-PHASE-10: an empty deck is made anew', () => {
    const game = event('damage')
      .with((s) => {
        s.events.discard = s.events.deck.splice(0).map(({ id }) => id)
      })
      .play()
    expect(game.state.events.deck).toHaveLength(19)
  })

  test('Damage: a Malfunction in each Room with an Intruder', () => {
    const game = event('damage').intruder('adult', 'armory').play()
    expect([game.room('armory').malfunction, game.room('landing-zone').malfunction]).toEqual([
      true,
      false,
    ])
  })

  test('RET-PHASE-07 RET-PHASE-15: Hazards for each Character without a Secure token, in Turn order', () => {
    const game = event('damage', 'officer')
      .at('officer', 'armory')
      .dice({ tokens: ['adult', 'blank'] })
      .attacks('scratch-3')
      .play()
    expect(game.told('hazard', 'seat')).toEqual([1])
    expect(game.intrudersIn('armory')).toEqual(['adult'])
  })

  test('RET-PHASE-07 RET-EFFECT-05: no Hazard for somebody whom the Hazard of another has killed', () => {
    const game = event('damage', 'officer')
      .at('recon', 'armory')
      .at('officer', 'armory')
      .is('officer', { health: 8 })
      .dice({ tokens: ['drone'] })
      .attacks('fury-1')
      .play()
    expect(game.whereIs('officer')).toBe('dead')
    expect(game.told('hazard', 'seat')).toEqual([0])
  })

  test('Damaging Fire: Malfunctions where it burns, then it spreads along the lowest value', () => {
    const game = event('damaging-fire').room('r1c1', 'alarm-room').fire('landing-zone').play()
    expect(game.room('landing-zone').malfunction).toBe(true)
    expect([game.room('alarm-room').fire, game.room('armory').fire]).toEqual([true, false])
  })

  test('RET-MODE-DEADLY-05 RET-MODE-DEADLY-06: Damaging Fire in Deadly mode goes by the lower value', () => {
    const game = event('damaging-fire')
      .with((s) => {
        s.deadly = true
      })
      .corridor('r2c0-r2c2', 408)
      .corridor('r1c1-r2c0', 205)
      .room('r1c1', 'alarm-room')
      .fire('landing-zone')
      .play()
    expect([game.room('alarm-room').fire, game.room('armory').fire]).toEqual([false, true])
  })

  test('Egg Protection: 2 Drones in the Nest, 1 in each Unexplored Corridor of Section C', () => {
    const game = event('egg-protection').room('r2c6', 'nest').corridor('r2c6-r2c8', 305).play()
    expect(game.intrudersIn('nest')).toEqual(['drone', 'drone'])
    expect(game.intrudersAt(305)).toEqual(['drone'])
    expect(game.intrudersAt(104)).toEqual([])
  })

  test('RET-NEST-09: without the Nest that sentence is skipped', () => {
    expect(event('egg-protection').play().state.intruders).toEqual([])
  })

  test('RET-FIRE-03 RET-FIRE-04 RET-FIRE-07: Fire Breath: to all neighbours where Life Support is on, through no Closed Door', () => {
    const burning = () =>
      event('fire-breath')
        .room('r1c1', 'alarm-room')
        .room('r3c1', 'nest')
        .room('r2c4', 'shelter')
        .closed(304, 'nest')
        .fire('landing-zone')
    const fires = (laid: Position) => {
      const game = laid.play()
      return ['alarm-room', 'armory', 'nest', 'shelter'].filter((tile) => game.room(tile).fire)
    }
    expect(fires(burning())).toEqual([])
    expect(fires(burning().lifeSupport('A', 'B'))).toEqual(['alarm-room', 'armory'])
    expect(fires(burning().fire('armory').lifeSupport('B'))).toEqual(['armory', 'shelter'])
  })

  test('Generators Overheat: Fire or a Malfunction in the Control Rooms', () => {
    const game = event('generators-overheat')
      .room('r3c1', 'life-support-control-a')
      .room('r2c4', 'life-support-control-b')
      .lifeSupport('A')
      .play()
    expect(game.room('life-support-control-a')).toMatchObject({ fire: true, malfunction: false })
    expect(game.room('life-support-control-b')).toMatchObject({ fire: false, malfunction: true })
  })

  test('Hatching: a Larva in the Nest and in Unexplored Corridors beside a Character', () => {
    const game = event('hatching').room('r2c6', 'nest').play()
    expect(game.intrudersIn('nest')).toEqual(['larva'])
    expect([104, 204, 304, 404].map((tile) => game.intrudersAt(tile).length)).toEqual([1, 0, 1, 0])
  })

  test('Landing Zone Explodes: Fire and a Malfunction there, Noise in Unexplored Corridors', () => {
    const game = event('landing-zone-explodes').play()
    expect(game.room('landing-zone')).toMatchObject({ fire: true, malfunction: true })
    expect(game.noise).toEqual([104, 404, 304])
  })

  test('Life Support Failure: everything Inactive, Malfunctions in the Control Rooms', () => {
    const game = event('life-support-failure')
      .room('r3c1', 'life-support-control-a')
      .lifeSupport('A', 'B')
      .play()
    expect(game.state.lifeSupport).toEqual({ A: false, B: false, C: false })
    expect(game.room('life-support-control-a').malfunction).toBe(true)
  })

  test('No Way Out: 4 Adults in each Corridor of the Landing Zone that is not Reinforced', () => {
    const game = event('no-way-out').reinforced(104).play()
    expect([104, 204, 304].map((tile) => game.intrudersAt(tile).length)).toEqual([0, 4, 4])
  })

  test('Overwhelming Enemies: a Drone where Noise is beside a Character', () => {
    const game = event('overwhelming-enemies').noise(304, 404).play()
    expect(game.intrudersAt(304)).toEqual(['drone'])
    expect(game.corridor(304).noise).toBe(false)
    expect(game.intrudersAt(404)).toEqual([])
  })

  test('Panic: Oxygen or Ammo where Intruders are near', () => {
    const panic = () =>
      event('panic', 'officer')
        .at('officer', 'armory')
        .horde(104, 'adult')
        .dice({ tokens: ['blank', 'blank'] })
    const ammo = panic().play().choose('lose-ammo')
    expect(ammo.player('recon').hands.flat()[0].slots).toEqual(['half-ammo'])
    expect(ammo.player('recon').oxygen).toBe(7)
    const empty = panic().loaded('recon', 'assault-rifle', null).play()
    expect(empty.player('recon').oxygen).toBe(6)
    expect(empty.player('officer').oxygen).toBe(7)
  })

  test('Protect and Serve: 2 Drones with the Queen, without an Attack; or 2 Drone tokens', () => {
    const served = event('protect-and-serve').intruder('queen', 'landing-zone').play()
    expect(served.intrudersIn('landing-zone')).toEqual(['queen', 'drone', 'drone'])
    expect(served.log('attacks')).toHaveLength(0)
    expect(served.room('landing-zone').secure).toBe(3)
    expect(event('protect-and-serve').play().told('tokens-added', 'token')[0]).toBe('drone')
  })

  test('Reactor Overheating: Autodestruction if either Room is broken, then both break; the deck is shuffled', () => {
    const overheating = (broken: boolean) => {
      const laid = event('reactor-overheating')
        .room('r4c8', 'reactor')
        .room('r3c1', 'cooling-system')
      return (broken ? laid.malfunction('reactor') : laid).play()
    }
    expect(overheating(true).state.autodestruction.state).toBe('running')
    const whole = overheating(false)
    expect(whole.state.autodestruction.state).toBe('ready')
    expect([whole.room('reactor').malfunction, whole.room('cooling-system').malfunction]).toEqual([
      true,
      true,
    ])
    expect(whole.state.events.discard).toEqual([])
  })

  test('Rise of the Machine: the Robot and its Room break, and hurt', () => {
    const game = event('rise-of-the-machine').robot('server-robot', 'landing-zone').play()
    expect(game.state.robot.malfunction).toBe(true)
    expect(game.room('landing-zone').malfunction).toBe(true)
    expect(game.player('recon').health).toBe(2)
    expect(event('rise-of-the-machine').play().player('recon').health).toBe(0)
  })

  test('Scent of Prey: every Noise beside a Character is resolved', () => {
    const game = event('scent-of-prey')
      .noise(104, 404)
      .dice({ tokens: ['adult-2', 'blank'], noise: [4] })
      .play()
    expect(game.intrudersAt(104)).toHaveLength(2)
    expect(game.noise).toEqual([404])
  })

  test('Short Circuit: Fire in broken Rooms where Life Support is on', () => {
    const game = event('short-circuit')
      .malfunction('armory', 'landing-zone')
      .room('r2c4', 'server-room')
      .malfunction('server-room')
      .lifeSupport('A')
      .play()
    expect([game.room('armory').fire, game.room('server-room').fire]).toEqual([true, false])
  })

  test('System Failure: a Malfunction in each Computer Room', () => {
    const game = event('system-failure').room('r3c1', 'alarm-room').play()
    expect([game.room('alarm-room').malfunction, game.room('armory').malfunction]).toEqual([
      true,
      false,
    ])
  })

  test('The Queen Awakens: all Queen tokens into the bag', () => {
    const game = event('the-queen-awakens').play()
    expect(game.log('tokens-added')[0].params).toMatchObject({ token: 'queen', number: 9 })
  })

  test('RET-PHASE-01 RET-PHASE-14 RET-IHEALTH-05: Fire deals each Intruder in its Room 1 Hit, which kills a Larva alone', () => {
    const game = event('damage')
      .fire('armory')
      .intruder('adult', 'armory')
      .intruder('larva', 'armory')
      .phase('burning')
      .play()
    expect(game.log('hit')).toHaveLength(2)
    expect(game.told('slain', 'type')).toEqual(['larva'])
    expect(game.intruder('adult-1')!.hits).toBe(1)
    expect(game.log('phase-burning')).toHaveLength(1)
  })

  test('RET-PHASE-01 RET-PHASE-05: without Fire nothing is said of it, nor of Attacks where nobody stands', () => {
    const game = event('damage').intruder('adult', 'armory').phase('burning').play()
    expect(game.log('phase-burning')).toEqual([])
    expect(game.log('phase-attacks')).toEqual([])
  })
})

describe('RET-PHASE-06 RET-PHASE-07 RET-PHASE-08: the secondary effect', () => {
  const ROLLS = 'Each Character makes a Noise roll.'
  const HAZARDS = 'Each Character in a Room without a Secure token takes a Hazard.'
  const ANSWERS = 'Resolve the Noise in every Unexplored Corridor that has one.'
  const NOISE = 'Place a Noise in every Unexplored Corridor that has none.'
  const SHUFFLES = 'Shuffle the Event deck with its discards and this card.'
  const rows = catalogue('9. Event').map((row) => [row.Name, row.id, row['Secondary effect']])

  test.each(rows)('of %s', (_, id, secondary) => {
    const game = retaliation('recon', 'officer')
      .room('r4c8', 'armory')
      .corridor('r3c7-r4c8', 405, { noise: true })
      .events(id)
      .phase('event')
      .dice({ noise: [4, 4], tokens: ['blank', 'blank', 'blank'] })
      .play()
    const lines = (kind: string, param: string) => game.told(kind, param).slice(0, 2)
    expect(lines('noise-roll', 'seat')).toEqual(secondary === ROLLS ? [0, 1] : [])
    expect(lines('hazard', 'seat')).toEqual(secondary === HAZARDS ? [0, 1] : [])
    expect(lines('noise-answered', 'corridor')).toEqual(secondary === ANSWERS ? [405] : [])
    expect(game.log('noise').map(({ params }) => params!.corridor)).toEqual(
      secondary === NOISE ? [104, 204, 304] : [],
    )
    expect(game.log('events-shuffled')).toHaveLength(secondary === SHUFFLES ? 1 : 0)
    expect([ROLLS, HAZARDS, ANSWERS, NOISE, SHUFFLES]).toContain(secondary)
  })
})
