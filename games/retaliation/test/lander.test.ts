import { describe, expect, test } from 'vitest'
import { LAST_ROUND } from '../components.ts'
import { retaliation } from './position.ts'

describe('Lander, Anti-Aircraft and Autodestruction', () => {
  const timed = (round: number, upper: 'active' | 'inactive') =>
    retaliation('recon', 'officer')
      .round(round)
      .phase('cleanup')
      .with((s) => {
        if (s.antiAircraft[1].id !== upper) s.antiAircraft.reverse()
      })

  test('RET-LANDER-01 RET-LANDER-02 RET-AA-05 RET-TIME-03: it lands when the Round marker comes to it', () => {
    const game = timed(9, 'inactive').play()
    expect(game.state.lander.where).toBe('landed')
    expect(game.state.antiAircraft).toEqual([])
  })

  test('RET-AA-04 RET-LANDER-03: an ACTIVE system destroys it', () => {
    const game = timed(9, 'active').play()
    expect(game.state.lander.where).toBe('gone')
    expect(game.log('lander-destroyed')).toHaveLength(1)
    expect(game.view(null).antiAircraft.upper).toBe('active')
  })

  test('RET-AA-02 RET-INFO-05: only whoever looks reads what is above, before and after', () => {
    const game = timed(1, 'active')
      .phase('turn')
      .room('r2c2', 'life-support-control-b')
      .at('recon', 'life-support-control-b')
      .cards('recon', 2)
      .play()
    const read = (kind: string, reader: string) =>
      game.log(kind, reader).map(({ params }) => params?.status)
    game.act('use-room:stack-anti-aircraft')
    expect([read('sees-anti-aircraft', 'recon'), read('sees-anti-aircraft', 'officer')]).toEqual([
      ['active'],
      [],
    ])
    game.choose('aa-swap')
    expect(read('stacks-anti-aircraft', 'recon')).toEqual(['inactive'])
    expect(read('stacks-anti-aircraft', 'officer')).toEqual([])
    expect(game.view('recon').antiAircraft.upper).toBe('inactive')
    expect(game.view('officer').antiAircraft.upper).toBeNull()
  })

  test('RET-AA-06: without tokens it lands', () => {
    const game = timed(9, 'active')
      .with((s) => {
        s.antiAircraft = []
      })
      .play()
    expect(game.state.lander.where).toBe('landed')
  })

  test('RET-LANDER-17: it can be shifted while it is on the track, not before the Round marker nor beyond 14', () => {
    const at = (round: number, space: number) =>
      retaliation('officer')
        .round(round)
        .with((s) => {
          s.lander.space = space
        })
        .hand('officer', 'lets-go')
        .play()
        .ways('lets-go')
        .filter((way) => way.startsWith('shift'))
    expect(at(1, 10)).toEqual(['shift-lander:9', 'shift-lander:11'])
    expect(at(1, LAST_ROUND)).toEqual(['shift-lander:13'])
    expect(at(5, 6)).toEqual(['shift-lander:5', 'shift-lander:7'])
  })

  test('RET-LANDER-01: shifted onto the Round marker it tries to land at once', () => {
    const game = timed(9, 'inactive')
      .phase('turn')
      .toAct('officer')
      .hand('officer', 'lets-go')
      .play()
    game.act('lets-go:shift-lander:9')
    expect(game.state.lander.where).toBe('landed')
  })

  const landed = (...crew: string[]) =>
    retaliation(...crew).with((s) => {
      s.lander.where = 'landed'
      s.antiAircraft = []
    })

  test('RET-ESCAPE-01 RET-ESCAPE-02 RET-ESCAPE-03 RET-LANDER-04 RET-LANDER-13 RET-ROOM-10: boarding needs a Noise roll that brings nobody', () => {
    const game = landed('recon', 'officer')
      .cards('recon', 2)
      .dice({ noise: [1] })
      .play()
    game.act('use-room:board')
    expect(game.whereIs('recon')).toBe('lander')
    const fails = landed('recon', 'officer')
      .cards('recon', 2)
      .secure('landing-zone', 3)
      .dice({ noise: ['hazard'], tokens: ['adult'] })
      .play()
    fails.act('use-room:board')
    expect(fails.whereIs('recon')).toBe('landing-zone')
    expect(fails.log('attempt-fails')).toHaveLength(1)
  })

  test('RET-ESCAPE-02: whoever dies of the Noise roll does not get aboard', () => {
    const game = landed('recon', 'officer')
      .cards('recon', 2)
      .is('recon', { health: 8 })
      .horde(104, 'adult')
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
    game.act('use-room:board')
    expect(game.whereIs('recon')).toBe('dead')
    expect(game.player('recon').inLander).toBe(false)
  })

  test('RET-ESCAPE-06: the cost of a failed attempt is gone', () => {
    const game = landed('recon')
      .cards('recon', 2)
      .secure('landing-zone', 3)
      .dice({ noise: ['hazard'], tokens: ['adult'] })
      .play()
    game.act('use-room:board')
    expect(game.player('recon').hand).toEqual([])
  })

  test('RET-LANDER-05 RET-LANDER-14: in the Lander one takes no Turns; when all others have Passed the Phase is over', () => {
    const game = landed('recon', 'officer')
      .is('recon', { inLander: true })
      .toAct('officer')
      .secure('landing-zone', 3)
      .events('damage')
      .play()
    game.pass()
    expect(game.prompt).toBe('launch')
  })

  test('RET-LANDER-10 RET-LANDER-11 RET-ESCAPE-07: any one of them may launch it at the start of the Event Phase', () => {
    const game = landed('recon', 'officer', 'contractor')
      .is('recon', { inLander: true })
      .is('officer', { inLander: true, data: true })
      .phase('event')
      .secure('landing-zone', 3)
      .events('damage')
      .play()
    game.choose('wait', 'launch')
    expect(game.log('waits-in-lander')).toHaveLength(1)
    expect(['recon', 'officer', 'contractor'].map((one) => game.player(one).fate)).toEqual([
      'escaped',
      'escaped',
      'alive',
    ])
    expect(game.player('officer')).toMatchObject({ left: 'lander', data: true })
    expect(game.state.lander.where).toBe('gone')
  })

  test('RET-LANDER-12 RET-LANDER-08 RET-PHASE-16: it may wait; whoever is in it draws and can be Starting Player', () => {
    const game = landed('recon')
      .is('recon', { inLander: true })
      .phase('event')
      .events('damage')
      .play()
    game.choose('wait')
    expect(game.state.round).toBe(2)
    expect(game.player('recon').hand).toHaveLength(5)
    expect(game.prompt).toBe('launch')
  })

  test('RET-LANDER-06: whoever is in it is asked only whether it launches, and nothing lets them out', () => {
    const game = landed('recon', 'officer')
      .is('recon', { inLander: true })
      .cards('recon', 5)
      .cards('officer', 5)
      .events('damage')
      .play()
    expect(game.match.pending(game.seat('recon'))).toEqual([])
    expect(game.match.offers(game.seat('recon'))).toEqual([])
    game.pass()
    expect(game.asked).toEqual(['recon'])
    expect(game.options()).toEqual(['launch', 'wait'])
    game.choose('wait')
    expect(game.whereIs('recon')).toBe('lander')
    expect(game.asked).toEqual(['officer'])
  })

  test('RET-LANDER-09 RET-LANDER-15: an Intruder in the Landing Zone drives everybody out', () => {
    const game = landed('recon', 'officer')
      .room('r2c2', 'armory')
      .at('officer', 'armory')
      .is('recon', { inLander: true })
      .horde(304, 'adult')
      .events('egg-protection')
      .phase('event')
      .dice({ noise: [1] })
      .play()
    game.choose('wait')
    expect(game.whereIs('recon')).toBe('landing-zone')
    expect(game.log('leaves-lander')).toHaveLength(1)
  })

  test('RET-LANDER-16: a Malfunction only prevents further boarding', () => {
    const game = landed('recon').malfunction('landing-zone').cards('recon', 2).play()
    expect(game.forbidden('use-room')).toBe('RET-MALF-03')
  })

  const running = (round: number, space: number) =>
    retaliation('recon', 'officer')
      .round(round)
      .with((s) => {
        s.autodestruction = { state: 'running', space }
      })

  test('RET-SELFD-01 RET-SELFD-02 RET-SELFD-04 RET-SELFD-05 RET-ROOM-15: five Rounds ahead; it cannot be started twice', () => {
    const game = retaliation('recon')
      .room('r2c2', 'cooling-system')
      .at('recon', 'cooling-system')
      .round(3)
      .cards('recon', 4)
      .play()
    game.act('use-room:start-autodestruction')
    expect(game.state.autodestruction).toEqual({ state: 'running', space: 8 })
    expect(game.ways('use-room')).toEqual([])
  })

  test('RET-SELFD-02 RET-SELFD-10: with too few spaces left it comes with the end of the game', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'cooling-system')
      .at('recon', 'cooling-system')
      .round(12)
      .cards('recon', 2)
      .play()
    game.act('use-room:start-autodestruction')
    expect(game.state.autodestruction.space).toBeGreaterThan(LAST_ROUND)
    const last = running(14, 17).out('officer', 'hibernated', 'hibernation').phase('cleanup').play()
    expect(last.match.result!.reason).toBe('round-14')
    expect(last.state.destroyed).toBe(true)
    expect(last.player('officer').fate).toBe('dead')
  })

  test('RET-SELFD-03 RET-SELFD-07: when the Round marker reaches it everything is destroyed', () => {
    const game = running(7, 8).phase('cleanup').play()
    expect(game.match.result!.reason).toBe('destroyed')
    expect(game.state).toMatchObject({ destroyed: true, nestDestroyed: true })
    expect(new Set(game.told('perishes', 'cause'))).toEqual(new Set(['destruction']))
    expect(game.state.queen.dead).toBe(true)
  })

  test('RET-TIME-04: destruction comes before a landing', () => {
    const game = running(9, 10).phase('cleanup').play()
    expect(game.state.lander.where).toBe('track')
    expect(game.match.result!.reason).toBe('destroyed')
  })

  test('RET-SELFD-08 RET-SELFD-10 RET-END-09: whenever the game ends while it runs; Hibernated ones die, Escaped ones do not', () => {
    const game = running(3, 8)
      .out('recon', 'hibernated', 'hibernation')
      .out('officer', 'escaped', 'shuttle')
      .objectives('officer', 'veni-vidi-vici')
      .phase('end')
      .with((s) => {
        s.ending = 'everybody-out'
      })
      .play()
    expect(game.player('recon').fate).toBe('dead')
    expect(game.winners).toEqual(['officer'])
  })

  test('RET-TIME-02 RET-END-02: Round 14 is the last; whoever is still there dies, in the Lander too', () => {
    const game = landed('recon', 'officer')
      .is('recon', { inLander: true })
      .round(14)
      .phase('cleanup')
      .play()
    expect(game.match.result!.reason).toBe('round-14')
    expect([game.whereIs('recon'), game.whereIs('officer')]).toEqual(['dead', 'dead'])
  })
})
