import { describe, expect, test } from 'vitest'
import { own, ownOf } from '../own.ts'
import { lockdown, lockdownCoop, type Position } from './position.ts'

/** The rooms "I" (components 7). */

/** The Sentry in a room, alone, with cards to pay; the Hacker in the Alert Room. */
function alone(tile: string, cards = 5): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .cards('sentry', cards)
}

describe('archive', () => {
  const reader = () => alone('archive').holds('hacker', 'red', 'blue').pool('gray')

  test('LOCK-ROOM-10 archive: 2 Knowledge, an active token, and a look at a token of a player', () => {
    const game = reader().play()
    expect(game.ways('archive')).toEqual(['1-1', '1-2', 'pool'])
    game.act('archive:1-2')
    expect(game.ownOf('sentry')).toMatchObject({ knowledge: 3, active: true })
    expect(game.log('knowledge')).toMatchObject([{ params: { seat: 0, number: 2, knowledge: 3 } }])
    expect(game.told('knowledge-active', 'seat')).toEqual([0])
    expect(game.log('sees-contingency', 'sentry')[0].params).toMatchObject({ contingency: 'blue' })
    expect(game.log('sees-contingency', 'hacker')).toEqual([])
    expect(game.view('sentry').players[1].contingencies).toEqual([null, 'blue'])
    expect(game.view(null).players[1].contingencies).toEqual([null, null])
  })

  test('LOCK-ROOM-11 archive: a token of the neutral pool is kept', () => {
    const game = reader().play()
    const before = game.own.pool.length
    const mine = game.ownOf('sentry').contingencies.length
    game.act('archive:pool')
    expect(game.own.pool).toHaveLength(before - 1)
    expect(game.told('takes-contingency', 'seat')).toEqual([0])
    expect(game.ownOf('sentry').contingencies).toHaveLength(mine + 1)
    expect(game.view('sentry').players[0].contingencies).not.toContain(null)
  })

  test('LOCK-KNOW-07 archive: not again once the Knowledge token is active', () => {
    const game = reader().archived('sentry').play()
    expect(game.ways('archive')).toEqual([])
    expect(game.forbidden('archive')).toBe('LOCK-ROOM-10')
  })

  test('LOCK-CONTIN-15 archive: also tokens of a player who has left; never the active one', () => {
    const game = reader().out('hacker', 'bunker').play()
    expect(game.ways('archive')).toEqual(['1-1', '1-2', 'pool'])
  })

  test('archive: with no token anywhere it still gives Knowledge', () => {
    const game = alone('archive')
      .holds('hacker')
      .with((s) => ownOf(s.players[0]).contingencies.push(...own(s).pool.splice(0)))
      .play()
    expect(game.options().filter((id) => id.startsWith('archive'))).toEqual(['archive'])
    game.act('archive')
    expect(game.ownOf('sentry')).toMatchObject({ knowledge: 3, active: true })
  })
})

describe('cave-entrance', () => {
  test('LOCK-ROOM-14 cave-entrance: to any other room with an entrance, under an Attack card', () => {
    const game = alone('cave-entrance')
      .attacks('slash-1')
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('cave-entrance')).toEqual(
      [1, 2, 3, 4, 6, 8, 9, 10, 12, 13, 16].map((slot) => String(slot)),
    )
    game.act('cave-entrance:9')
    expect(game.whereIs('sentry')).toBe('laboratory')
    // In the light, and yet the dark part hits.
    expect(game.player('sentry').lightWounds).toBe(2)
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-TECH-07 cave-entrance: an unexplored room is explored after the attack', () => {
    const game = alone('cave-entrance')
      .unexplored('nest', 'silence-1')
      .attacks('tail')
      .play()
      .act('cave-entrance:8')
    expect(game.kinds('attack-card', 'explores')).toEqual(['attack-card', 'explores'])
    expect(game.room('nest').explored).toBe(true)
  })

  test('cave-entrance: its own slot needs no entrance', () => {
    const game = lockdown('sentry', 'hacker')
      .tile(11, 'cave-entrance')
      .at('sentry', 'cave-entrance')
      .cards('sentry', 2)
      .play()
    expect(game.ways('cave-entrance')).toContain('15')
    expect(game.ways('cave-entrance')).not.toContain('11')
  })
})

describe('cooling-system', () => {
  test('LOCK-ROOM-24 cooling-system: the yellow token lies on the third space ahead', () => {
    const game = alone('cooling-system')
      .space(12)
      .play()
      .act('cooling-system:start-autodestruction')
    expect(game.view(null).autodestruction).toEqual({ space: 9, red: false })
  })

  test('LOCK-SELFD-08 cooling-system: not while the token is on the track', () => {
    const game = alone('cooling-system').space(12).autodestructionAt(10).play()
    expect(game.forbidden('cooling-system')).toBe('LOCK-SELFD-08')
  })
})

describe('decon', () => {
  const patient = () =>
    lockdown('sentry', 'hacker')
      .at('sentry', 'decon')
      .at('hacker', 'alert-room')
      .hand('sentry', 'search', 'rest', 'infected', 'clean')

  test('LOCK-ROOM-22 decon: infected cards of the hand, the Larva and the Slime go', () => {
    const game = patient()
      .discard('sentry', 'infected')
      .is('sentry', { larva: true, slime: true })
      .play()
    game.act('decon')
    expect(game.told('larva-removed', 'seat')).toEqual([0])
    expect(game.player('sentry')).toMatchObject({ larva: false, slime: false })
    expect(game.log('scans', 'sentry')[0].params).toMatchObject({ infected: 1, clean: 1 })
    expect(game.player('sentry').hand.filter((card) => typeof card === 'number')).toHaveLength(1)
    // Only the hand is scanned.
    expect(game.player('sentry').discard.filter((card) => typeof card === 'number')).toHaveLength(1)
  })

  test('LOCK-CONT-11 decon: what is removed goes under the Contamination deck', () => {
    const game = patient().play()
    const deck = game.state.contaminationDeck.length
    game.act('decon')
    expect(game.state.contaminationDeck).toHaveLength(deck + 1)
  })

  test('LOCK-CONT-09 decon: its scan neither puts a Larva nor kills', () => {
    const game = patient().play().act('decon')
    expect(game.player('sentry').larva).toBe(false)
    const host = patient().is('sentry', { larva: true }).play().act('decon')
    expect(host.whereIs('sentry')).toBe('decon')
  })

  test('LOCK-COST-16 decon: not for whoever has nothing to lose there', () => {
    expect(alone('decon').play().forbidden('decon')).toBe('LOCK-COST-16')
    const slimed = alone('decon').is('sentry', { slime: true }).play().act('decon')
    expect(slimed.player('sentry').slime).toBe(false)
    expect(slimed.log('scans-secretly')).toEqual([])
  })
})

describe('emergency-room', () => {
  const hurt = () =>
    alone('emergency-room')
      .wound('sentry', 'wound-leg')
      .wound('sentry', 'wound-arm', true)
      .is('sentry', { lightWounds: 2 })

  test('LOCK-ROOM-17 emergency-room: one of three treatments', () => {
    expect(hurt().play().ways('emergency-room')).toEqual([
      'dress-all',
      'heal:wound-arm',
      'heal-light',
    ])
    const dressed = hurt().play().act('emergency-room:dress-all')
    expect(dressed.player('sentry').wounds.map((wound) => wound.dressed)).toEqual([true, true])
    const healed = hurt().play().act('emergency-room:heal:wound-arm')
    expect(healed.player('sentry').wounds.map(({ id }) => id)).toEqual(['wound-leg'])
    const light = hurt().play().act('emergency-room:heal-light')
    expect(light.player('sentry').lightWounds).toBe(0)
  })
})

describe('laboratory', () => {
  test('LOCK-ROOM-19 laboratory: 3 Knowledge, and the first Object of its kind reveals a Weakness', () => {
    const game = alone('laboratory').carrying('sentry', 'carcass').play()
    expect(game.state.weaknesses.second.found).toBe(false)
    game.act('laboratory:carcass')
    expect(game.ownOf('sentry').knowledge).toBe(4)
    expect(game.state.weaknesses.second.found).toBe(true)
    expect(game.player('sentry').hands.map(({ object }) => object)).not.toContain('carcass')
    expect(game.view(null).analysed).toEqual(['carcass'])
  })

  test('LOCK-WEAK-06 laboratory: one that is carried goes, and what lies there stays', () => {
    const game = alone('laboratory')
      .carrying('sentry', 'carcass')
      .object('laboratory', 'egg')
      .play()
    game.act('laboratory:carcass')
    expect(game.room('laboratory').objects).toEqual(['egg'])
  })

  test('LOCK-WEAK-05 laboratory: the same kind again gives Knowledge only', () => {
    const game = alone('laboratory').object('laboratory', 'carcass', 'carcass').play()
    game.act('laboratory:carcass').act('laboratory:carcass')
    expect(game.ownOf('sentry').knowledge).toBe(7)
    expect(game.state.weaknesses.third.found).toBe(false)
  })

  test('LOCK-ROOM-18 laboratory: nothing to analyse, or only in the hands of somebody else', () => {
    const game = alone('laboratory').at('hacker', 'laboratory').carrying('hacker', 'egg').play()
    expect(game.forbidden('laboratory')).toBe('LOCK-ROOM-18')
  })
})

describe('nest', () => {
  test('LOCK-ROOM-20 nest: whoever explores it gains 1 Knowledge, once', () => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', 'contaminated-room')
      .at('hacker', 'emergency-room')
      .unexplored('nest', 'silence-1')
      .cards('sentry', 2)
      .cards('hacker', 2)
      .play()
    game.act('move:c19').act('pass')
    if (game.prompt === 'discard-on-pass') game.pick()
    expect(game.ownOf('sentry').knowledge).toBe(2)
    game.act('move:c20')
    expect(game.whereIs('hacker')).toBe('nest')
    expect(game.ownOf('hacker').knowledge).toBe(1)
  })

  test('LOCK-ROOM-21 nest: an Egg into a hand, then a noise roll', () => {
    const game = alone('nest')
      .dice({ noise: [1] })
      .play()
    const eggs = game.state.eggs
    game.act('nest')
    expect(game.state.eggs).toBe(eggs - 1)
    expect(game.player('sentry').hands.map(({ object }) => object)).toContain('egg')
    expect(game.noise).toEqual(['c19'])
  })

  test('LOCK-EGG-09 nest: with the last Egg it is destroyed, and there is none to take', () => {
    const game = alone('nest')
      .eggs(1)
      .dice({ noise: ['silence'] })
      .play()
      .act('nest')
    expect(game.state.nestDestroyed).toBe(true)
    expect(game.forbidden('nest')).toBe('LOCK-ROOM-21')
  })

  test('LOCK-EXPLORE-03 nest: no Items, no Search, no Malfunction', () => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', 'nest')
      .hand('sentry', 'search', 'demolition')
      .play()
    expect(game.forbidden('search')).toBe('LOCK-SEARCH-06')
    expect(game.ways('demolition')).toEqual([])
  })
})

describe('power-generator', () => {
  test('LOCK-ROOM-16 power-generator: the token of the section turns, either way', () => {
    const said = (base: Position) => {
      const options = base.play().decision().options
      return options.find(({ id }) => id === 'power-generator:turn-section')!.label
    }
    expect(said(alone('power-generator'))).toBe('cut-power')
    expect(said(alone('power-generator').dark())).toBe('power-up')
    const off = alone('power-generator').play().act('power-generator:turn-section')
    expect(off.view(null).power.s2.on).toBe(false)
    expect(off.view(null).power.s1.on).toBe(true)
    const on = alone('power-generator').dark().play().act('power-generator:turn-section')
    expect(on.view(null).power.s2.on).toBe(true)
    expect(on.view(null).power.s3.on).toBe(false)
  })

  test('LOCK-ROOM-15 power-generator: a yellow Autodestruction token is discarded', () => {
    const game = alone('power-generator').space(10).autodestructionAt(8).play()
    expect(game.ways('power-generator')).toEqual(['stop-autodestruction', 'turn-section'])
    game.act('power-generator:stop-autodestruction')
    expect(game.view(null).autodestruction).toBe(null)
  })

  test('LOCK-SELFD-04 power-generator: a red one stays', () => {
    const game = alone('power-generator').space(10).autodestructionAt(8, true).play()
    expect(game.ways('power-generator')).toEqual(['turn-section'])
  })
})

describe('transmitter-control', () => {
  test('LOCK-ROOM-12 transmitter-control: a Signal, once', () => {
    const game = alone('transmitter-control').play().act('transmitter-control:send-signal')
    expect(game.view(null).players[0].signal).toBe(true)
    expect(game.ways('transmitter-control')).toEqual([])
  })

  test('LOCK-ROOM-13 transmitter-control: the Objectives of somebody with a Signal', () => {
    const game = alone('transmitter-control')
      .beforeFirstEncounter()
      .is('hacker', { signal: true })
      .play()
    expect(game.ways('transmitter-control')).toEqual(['send-signal', 'check-objective:1'])
    game.act('transmitter-control:check-objective:1')
    const theirs = game.player('hacker').objectives.map(({ id }) => id)
    expect(theirs).toHaveLength(2)
    expect(game.log('sees-objective', 'sentry').map(({ params }) => params?.objective)).toEqual(
      theirs,
    )
    expect(game.log('sees-objective', 'hacker')).toEqual([])
  })

  test('LOCK-ROOM-13 transmitter-control: nobody without a Signal, and nobody dead', () => {
    expect(alone('transmitter-control').play().ways('transmitter-control')).toEqual(['send-signal'])
    const dead = alone('transmitter-control').is('hacker', { signal: true }).out('hacker', 'dead')
    expect(dead.play().ways('transmitter-control')).toEqual(['send-signal'])
  })
})

describe('css-a', () => {
  test('LOCK-ROOM-23 css-a: only while the Time token is on a CSS token and the pod is empty', () => {
    expect(alone('css-a').space(9).play().forbidden('css-a')).toBe('LOCK-ROOM-23')
    const taken = alone('css-a').space(10).inPod('hacker', 'a').play()
    expect(taken.forbidden('css-a')).toBe('LOCK-CSS-02')
  })

  test('LOCK-CSS-03 css-a: the hand is discarded, the Character passes and waits in the pod', () => {
    const game = alone('css-a').space(10).play().act('css-a')
    expect(game.whereIs('sentry')).toBe('pod-a')
    expect(game.player('sentry')).toMatchObject({ hand: [], passed: true })
  })
})

test('LOCK-ROOM-03 LOCK-COST-10 no room action in combat, nor under a Malfunction marker', () => {
  const broken = alone('emergency-room')
    .malfunction('emergency-room')
    .is('sentry', { lightWounds: 1 })
  expect(broken.play().forbidden('emergency-room')).toBe('LOCK-ROOM-03')
  const fight = alone('emergency-room').intruder('larva', 'emergency-room')
  expect(fight.play().forbidden('emergency-room')).toBe('LOCK-COST-10')
})

test('LOCK-ROOM-04 a room action costs 2 cards', () => {
  const game = alone('nest').play()
  expect(game.decision().options.find(({ id }) => id === 'nest')?.params?.cost).toBe(2)
  expect(alone('nest', 1).play().ways('nest')).toEqual([])
})

test('LOCK-MODE-COOP-04 emergency-room: the same room in the cooperative mode', () => {
  const game = lockdownCoop('sentry', 'hacker')
    .at('sentry', 'emergency-room')
    .is('sentry', { lightWounds: 1 })
    .cards('sentry', 2)
    .play()
    .act('emergency-room:heal-light')
  expect(game.player('sentry').lightWounds).toBe(0)
})
