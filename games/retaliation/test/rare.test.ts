import { describe, expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { retaliation, retaliationWith } from './position.ts'

/** What hardly ever comes up in a game. */

describe('nowhere to go', () => {
  const cutOff = () =>
    retaliation('recon').room('r3c3', 'surgery-room').at('recon', 'surgery-room').cards('recon', 2)

  test('RET-REPEL-05: where no Corridor leads out of the Room it stays, whoever repels it', () => {
    const repelled = cutOff()
      .item('recon', 'military-taser')
      .intruder('adult', 'surgery-room')
      .play()
      .act('military-taser:repel-one:adult-1')
    expect(repelled.told('stays', 'type')).toEqual(['adult'])
    const burnt = cutOff()
      .intruder('queen', 'surgery-room')
      .fire('surgery-room')
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(1)
      .phase('burning')
      .at('recon', 'landing-zone')
      .play()
    expect(burnt.told('stays', 'type')).toEqual(['queen'])
    expect(burnt.intrudersIn('surgery-room')).toEqual(['queen'])
  })
})

describe('what has gone meanwhile', () => {
  test('RET-COMBAT-02: a Larva that came out and Attacked is not killed once more', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'server-room')
      .room('r2c4', 'alarm-room')
      .corridor('r2c2-r2c4', 405)
      .at('officer', 'server-room')
      .intruder('queen', 'server-room')
      .horde(405, 'larva')
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(9)
      .item('recon', 'rpg-launcher')
      .cards('recon', 1)
      .dice({ noise: [4] })
      .play()
      .act('rpg-launcher:server-room')
    expect(game.player('officer').larva).toBe(true)
    expect(game.log('slain')).toEqual([])
  })

  test('RET-ROOM-20 RET-SELFD-03: what the Reactor stopped destroys nothing when its Round comes', () => {
    const game = retaliation('recon', 'officer')
      .round(5)
      .phase('cleanup')
      .set({ lifeSupport: null, autodestruction: { state: 'gone', space: 6 } })
      .play()
    expect(game.state).toMatchObject({ round: 6, destroyed: false })
  })
})

describe('RET-SELFD-05 RET-ROOM-20: why no countdown is started', () => {
  test.each([
    ['ready', undefined],
    ['running', 'countdown-runs'],
    ['gone', 'power-off'],
  ] as const)('%s', (state, reason) => {
    const game = retaliation('recon')
      .room('r2c2', 'cooling-system')
      .at('recon', 'cooling-system')
      .cards('recon', 2)
      .set({ autodestruction: { state, space: 6 } })
      .play()
    const found = game.match.whyNot(0).find(({ what }) => what === 'action.use-room')
    expect(found?.why).toBe(reason)
  })
})

describe('RET-EXPLORE-05: where stacks are empty any Room may lie in the first slot', () => {
  test('RET-PHASE-06: the Nest is found there', () => {
    const laid = (event: string) =>
      retaliation('recon')
        .room('r0c0', 'nest')
        .corridor('r0c0-r1c1', 404)
        .events(event)
        .phase('event')
        .play()
    expect(laid('egg-protection').intrudersIn('nest')).toEqual(['drone', 'drone'])
    expect(laid('hatching').intrudersIn('nest')).toContain('larva')
  })

  test.each(['cooling-system', 'reactor'])(
    'RET-SELFD-01: so is the %s, which does not work',
    (tile) => {
      const game = retaliation('recon')
        .room('r0c0', tile)
        .malfunction(tile)
        .events('reactor-overheating')
        .phase('event')
        .play()
      expect(game.state.autodestruction.state).toBe('running')
    },
  )

  test('RET-MODE-COOP-09: the Surgery Room revives there', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .room('r0c0', 'surgery-room')
      .wound('officer', 'leg', 'eyes')
      .out('officer', 'down')
      .emptyHanded('officer')
      .at('officer', 'surgery-room')
      .phase('round')
      .play()
    expect(game.player('officer')).toMatchObject({ fate: 'alive', wounds: [], health: 3 })
  })

  test('RET-OBJ-04: the Supply Route leads there', () => {
    const { state } = retaliation('recon')
      .room('r0c0', 'life-support-control-c')
      .room('r1c1', 'armory')
      .corridor('r0c0-r1c1', 404)
    expect(factsOf(state).supplyRoute).toEqual({ reinforced: 0, corridors: 2 })
  })
})

describe('what is known already is not learnt again', () => {
  test('RET-CONT-04: a card that was scanned before', () => {
    const game = retaliation('recon')
      .hand('recon', 'infected')
      .events('leaving-the-shell')
      .phase('event')
      .with((s) => {
        for (const card of s.contamination) card.seen.push(0)
      })
      .play()
    expect(game.player('recon').larva).toBe(true)
    expect(game.state.contamination.every(({ seen }) => seen.length === 1)).toBe(true)
  })

  test('RET-INFO-11: an Objective that was looked at before', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'server-room')
      .at('recon', 'server-room')
      .item('recon', 'personal-log-codes')
      .cards('recon', 1)
      .with((s) => {
        s.players[1].objectives[0].seen.push(0)
      })
      .play()
      .act('personal-log-codes:1')
    expect(game.player('officer').objectives[0].seen).toEqual([1, 0])
  })
})

describe('what is used up in the midst of something', () => {
  test('RET-AMMO-01: the only token was fired off the Autoloader Belt: there is none left to load', () => {
    const game = retaliation('heavy-gun-operator')
      .hand('heavy-gun-operator', 'fast-reload')
      .loaded('heavy-gun-operator', 'bf-gun')
      .item('heavy-gun-operator', 'autoloader-belt')
      .loaded('heavy-gun-operator', 'autoloader-belt', 'half-ammo')
      .horde(204, 'adult')
      .dice({ burst: [1] })
      .play()
      .act('fast-reload:bf-gun:fire')
    expect(game.log('horde-slain')).toHaveLength(1)
    expect(game.log('reloads')).toEqual([])
    expect(game.state.turn.taken).toBe(1)
  })
})

test('RET-LANDER-09 RET-ATTACK-06: whoever is followed into the Landing Zone drives the others out of the Lander', () => {
  const game = retaliation('recon', 'officer')
    .room('r2c2', 'armory')
    .at('recon', 'armory')
    .is('officer', { inLander: true })
    .with((s) => {
      s.lander.where = 'landed'
      s.antiAircraft = []
    })
    .intruder('drone', 'armory')
    .attacks('blood-sense')
    .cards('recon', 1)
    .dice({ noise: [1] })
    .play()
    .act('move:204')
  expect(game.intrudersIn('landing-zone')).toEqual(['drone'])
  expect(game.player('officer').inLander).toBe(false)
})

test('RET-ATTACK-06: what another was Attacked by, and died of, follows nobody', () => {
  const game = retaliation('contractor', 'officer', 'recon')
    .room('r2c2', 'armory')
    .at('contractor', 'armory')
    .at('officer', 'armory')
    .is('officer', { health: 8 })
    .hand('contractor', 'duck-and-cover', 'search')
    .intruder('drone', 'armory')
    .attacks('blood-sense')
    .dice({ noise: [1] })
    .play()
    .choose('move:204', 'card:co-search#1', 'divert:1')
  expect(game.player('officer').fate).toBe('dead')
  expect(game.intrudersIn('armory')).toEqual(['drone'])
  expect(game.whereIs('contractor')).toBe('landing-zone')
})

test('RET-LARVA-02: a Larva finds nobody in whom its own Attack has killed', () => {
  const game = retaliation('recon', 'officer')
    .item('recon', 'biohazard-armor')
    .is('recon', { health: 5 })
    .with((s) => {
      s.players[0].health = 8
    })
    .intruder('larva', 'landing-zone')
    .phase('attacks')
    .first('recon')
    .play()
  expect(game.player('recon')).toMatchObject({ fate: 'dead', larva: false })
  expect(game.told('larva-lost', 'seat')).toEqual([0])
})

test('RET-SEARCH-02: where no Item is left nothing is looked at', () => {
  const game = retaliation('officer')
    .room('r2c2', 'armory')
    .at('officer', 'armory')
    .hand('officer', 'search')
    .with((s) => {
      for (const { deck } of Object.values(s.items))
        s.removed.push(...deck.splice(0).map(({ id }) => id))
    })
    .play()
    .act('search')
  expect(game.told('searches', 'number')).toEqual([0])
  expect(game.prompt).toBe('action')
})

describe('RET-EFFECT-05 RET-QUEEN-16: whom the Queen kills in the midst of an attack does nothing more', () => {
  const doomed = (item: string) =>
    retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .emptyHanded('recon')
      .item('recon', item)
      .is('recon', { health: 8 })
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(2)
      .attacks('bite')
      .cards('recon', 2)
      .at('officer', 'landing-zone')
      .is('officer', { inLander: true })

  test('no roll of a Shot', () => {
    const game = doomed('flamethrower')
      .intruder('queen', 'landing-zone')
      .dice({ shoot: ['ammo'] })
      .play()
      .act('shoot:flamethrower:queen-1')
    expect(game.player('recon').fate).toBe('down')
    expect(game.log('shoot-roll')).toEqual([])
    expect(game.room('landing-zone').fire).toBe(false)
  })

  test('no roll of a blow, and nothing breaks', () => {
    const game = doomed('tactical-hatchet')
      .intruder('queen', 'landing-zone')
      .play()
      .act('melee:tactical-hatchet:queen-1')
    expect(game.player('recon').fate).toBe('down')
    expect(game.log('item-breaks')).toEqual([])
  })

  test('no second Burst', () => {
    const game = doomed('gatling-gun')
      .loaded('recon', 'gatling-gun', 'ammo', 'ammo')
      .horde(204, 'queen', 'adult')
      .dice({ burst: [1] })
      .play()
      .act('burst:gatling-gun:204', 'hits:0-0-0-1')
    expect(game.player('recon').fate).toBe('down')
    expect(game.asked).toEqual(['officer'])
  })
})
