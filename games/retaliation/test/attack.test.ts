import { describe, expect, test } from 'vitest'
import type { IntruderType } from '../kinds.ts'
import { retaliation, retaliationWith } from './position.ts'

/** The Intruder Attacks step, with one Intruder in the Room of the Recon. */
function attacked(type: IntruderType, card: string, health = 0) {
  return retaliation('recon', 'officer')
    .room('r2c2', 'armory')
    .at('officer', 'armory')
    .secure('armory', 3)
    .secure('landing-zone', 3)
    .intruder(type, 'landing-zone')
    .is('recon', { health })
    .attacks(card)
    .events('damage')
    .phase('attacks')
}

describe('Attack cards', () => {
  test.each([
    ['adult', 'scratch-3', 1, 0],
    ['adult', 'scratch-4', 2, 0],
    ['drone', 'scratch-2', 1, 1],
    ['queen', 'scratch-1', 0, 1],
    ['adult', 'blood-sense', 2, 0],
    ['adult', 'deadly-claws-1', 1, 0],
    ['queen', 'deadly-claws-2', 2, 1],
    ['queen', 'deadly-claws-3', 3, 0],
    ['adult', 'fury-1', 1, 1],
    ['adult', 'fury-2', 2, 1],
    ['drone', 'infecting', 2, 0],
    ['drone', 'tail-attack-1', 0, 1],
    ['adult', 'tail-attack-2', 1, 1],
    ['adult', 'miss', 0, 0],
  ] as const)(
    'RET-ATTACK-01: %s with %s costs %i Health and gives %i Contamination',
    (type, card, health, contamination) => {
      const game = attacked(type, card).play()
      expect(game.player('recon').health).toBe(health)
      expect(game.player('recon').discard).toHaveLength(contamination)
      expect(game.player('recon').wounds).toEqual([])
    },
  )

  test.each([
    ['adult', 'bite', 0, 1],
    ['queen', 'bite', 3, 1],
    ['drone', 'deadly-claws-1', 0, 2],
    ['drone', 'deadly-claws-3', 4, 1],
    ['queen', 'tail-attack-1', 0, 1],
    ['queen', 'fury-1', 2, 1],
  ] as const)(
    'RET-ATTACK-06 RET-ATTACK-08 RET-HEALTH-02 RET-HEALTH-03: %s with %s at %i gives %i Serious Wounds',
    (type, card, health, wounds) => {
      const game = attacked(type, card, health).woundDeck('leg', 'eyes').play()
      expect(game.player('recon').wounds).toHaveLength(wounds)
    },
  )

  test.each([
    ['adult', 'bite', 6],
    ['drone', 'deadly-claws-2', 7],
    ['queen', 'tail-attack-2', 3],
    ['drone', 'fury-2', 8],
  ] as const)('RET-ATTACK-06 RET-DEATH-01: %s with %s kills at %i', (type, card, health) => {
    expect(attacked(type, card, health).play().whereIs('recon')).toBe('dead')
  })

  test('RET-ATTACK-09: an Attack on all Characters of the Room takes them in Turn order', () => {
    const game = attacked('drone', 'fury-1')
      .at('officer', 'landing-zone')
      .woundDeck('leg', 'eyes')
      .play()
    expect(game.player('recon').wounds).toEqual(['leg'])
    expect(game.player('officer').wounds).toEqual(['eyes'])
  })

  test('Infecting puts a Larva on the board of whoever the Queen Attacks', () => {
    const game = attacked('queen', 'infecting').play()
    expect(game.player('recon').larva).toBe(true)
    expect(game.player('recon').discard).toHaveLength(1)
  })

  test('RET-ATTACK-03: Miss shuffles the deck with its discards', () => {
    const game = attacked('adult', 'miss')
      .with((s) => {
        s.attacks.discard.push('bite')
      })
      .play()
    expect(game.state.attacks.discard).toEqual([])
    expect(game.state.attacks.deck).toHaveLength(21)
  })

  test('RET-ATTACK-04: an empty deck is made anew from the discards', () => {
    const game = attacked('adult', 'bite')
      .with((s) => {
        s.attacks.deck = []
        s.attacks.discard = ['scratch-3']
      })
      .play()
    expect(game.player('recon').health).toBe(1)
  })

  test('RET-ATTACK-07: the Attacker stays', () => {
    expect(attacked('adult', 'scratch-3').play().intrudersIn('landing-zone')).toEqual(['adult'])
  })

  test('Blood Sense: the Attacker is where the Move ends, and does not Attack again', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .intruder('drone', 'landing-zone')
      .attacks('blood-sense')
      .cards('recon', 2)
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.intrudersIn('armory')).toEqual(['drone'])
    expect(game.log('attacks')).toHaveLength(1)
  })

  test('RET-ATTACK-07 RET-CARD-06: whoever is Attacked in place of the mover arrives nowhere, and nothing follows the mover', () => {
    const game = retaliation('contractor', 'recon')
      .room('r2c2', 'armory')
      .hand('contractor', 'duck-and-cover', 'search')
      .intruder('drone', 'landing-zone')
      .attacks('blood-sense')
      .dice({ noise: [1] })
      .play()
      .choose('move:204', 'card:co-search#1', 'divert:1')
    expect(game.player('recon').health).toBe(2)
    expect(game.whereIs('contractor')).toBe('armory')
    expect(game.intrudersIn('landing-zone')).toEqual(['drone'])
  })
})

describe('Larvae', () => {
  test('RET-LARVA-01 RET-INTR-06 RET-CONT-10: a Larva draws no card; it goes onto the board', () => {
    const game = attacked('larva', 'bite').play()
    expect(game.player('recon')).toMatchObject({ larva: true, health: 0, fate: 'alive' })
    expect(game.player('recon').discard).toHaveLength(1)
    expect(game.intrudersIn('landing-zone')).toEqual([])
    expect(game.log('attack-card')).toHaveLength(0)
  })

  test('RET-LARVA-02 RET-LARVA-03: a second one goes back to the pool', () => {
    const game = attacked('larva', 'bite').is('recon', { larva: true }).play()
    expect(game.player('recon').discard).toHaveLength(1)
    expect(game.state.intruders).toEqual([])
    expect(game.log('larva-lost').map(({ rule }) => rule)).toEqual(['RET-LARVA-02'])
  })
})

describe('the Intruder Attacks step', () => {
  test('RET-PHASE-02 RET-PHASE-03 RET-PHASE-17 RET-ATTACK-02: each once, the largest first', () => {
    const game = attacked('adult', 'scratch-3')
      .intruder('drone', 'landing-zone')
      .attacks('scratch-3', 'scratch-1')
      .play()
    expect(game.told('attacks', 'type')).toEqual(['drone', 'adult'])
    expect(game.log('phase-attacks')).toHaveLength(1)
  })

  test('RET-PHASE-04 RET-DEATH-05: the first in Turn order; after a death the next one', () => {
    const game = attacked('adult', 'scratch-3', 8)
      .at('officer', 'landing-zone')
      .intruder('adult', 'landing-zone')
      .attacks('scratch-3', 'scratch-1')
      .play()
    expect(game.told('attacks', 'seat')).toEqual([0, 1])
    expect(game.whereIs('recon')).toBe('dead')
  })

  test('RET-PHASE-05: Intruders elsewhere do nothing', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .intruder('adult', 'armory')
      .horde(104, 'adult')
      .secure('landing-zone', 3)
      .events('damage')
      .phase('attacks')
      .play()
    expect(game.log('attacks')).toHaveLength(0)
  })

  test('RET-SECURE-08: Secure tokens do not stop them', () => {
    const game = attacked('adult', 'scratch-3').play()
    expect(game.log('attacks')).toHaveLength(1)
    expect(game.room('landing-zone').secure).toBe(3)
  })
})

describe('entering a Room', () => {
  /** The Recon makes a Noise roll of 3 in the Landing Zone, and Corridor 304 holds these. */
  const coming = (...types: IntruderType[]) =>
    retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .at('officer', 'armory')
      .horde(304, ...types)
      .events('generators-overheat')
      .phase('event')
      .attacks('scratch-3')
      .dice({ noise: [3, 3] })

  test('RET-SURPRISE-01: it Attacks at once', () => {
    const game = coming('adult').play()
    expect(game.player('recon').health).toBe(1)
  })

  test('RET-SECURE-04 RET-SURPRISE-02 RET-SECURE-07: a Secure token is used up instead', () => {
    const game = coming('adult').secure('landing-zone', 2).play()
    expect(game.room('landing-zone').secure).toBe(1)
    expect(game.player('recon').health).toBe(0)
  })

  test('RET-SECURE-05 RET-SECURE-06: each Intruder uses up its own token, also one that is placed', () => {
    const twice = (tokens: number) =>
      retaliation('recon')
        .secure('landing-zone', tokens)
        .horde(304, 'adult')
        .events('generators-overheat')
        .phase('event')
        .attacks('scratch-3')
        .dice({ noise: ['hazard'], tokens: ['adult', 'blank'] })
        .play()
    expect(twice(2).player('recon').health).toBe(0)
    expect(twice(2).room('landing-zone').secure).toBe(0)
    expect(twice(1).player('recon').health).toBe(1)
  })

  test('RET-SECURE-09: none is lost in a Room without Characters', () => {
    const game = retaliation('recon')
      .room('r2c2', 'armory')
      .room('r2c4', 'server-room')
      .corridor('r2c2-r2c4', 404)
      .secure('armory', 1)
      .horde(404, 'adult')
      .events('damage')
      .secure('landing-zone', 1)
      .phase('event')
      .play()
    expect(game.room('armory').secure).toBe(1)
    expect(game.intrudersIn('armory')).toEqual(['adult'])
  })

  test('RET-ROOM-22 RET-SECURE-03: the Shelter is always Secured; its tokens go first', () => {
    const shelter = (tokens: number) =>
      retaliation('recon')
        .room('r2c2', 'shelter')
        .at('recon', 'shelter')
        .secure('shelter', tokens)
        .horde(204, 'adult')
        .events('generators-overheat')
        .phase('event')
        .dice({ noise: [2] })
        .play()
    expect(shelter(0).log('attacks')).toHaveLength(0)
    expect(shelter(1).room('shelter').secure).toBe(0)
    expect(shelter(1).log('attacks')).toHaveLength(0)
  })

  test('RET-ATTACK-05: without a cause in the Room, the first in Turn order there', () => {
    const game = retaliation('recon', 'officer')
      .first('officer')
      .horde(204, 'adult')
      .events('protect-and-serve')
      .phase('event')
      .attacks('scratch-3')
      .dice({ tokens: ['blank', 'blank'] })
      .play()
    expect(game.told('attacks', 'seat')).toEqual([1])
  })
})

test('RET-ATTACK-05 RET-ROOM-24: what Pressure Control pushes into a Room Attacks whoever used it, where they are there', () => {
  const pushing = (where: string) =>
    retaliation('officer', 'recon')
      .toAct('recon')
      .room('r2c2', where)
      .room('r1c1', 'pressure-control')
      .corridor('r1c1-r2c2', 404)
      .at('officer', where)
      .at('recon', where === 'server-room' ? where : 'pressure-control')
      .horde(404, 'adult')
      .cards('recon', 2)
      .attacks('scratch-3')
      .play()
  const remote = pushing('server-room')
  remote.act('use-room:use-other-room:pressure-control:push:adult-1:server-room')
  expect(remote.told('attacks', 'seat')).toEqual([1])
  const away = pushing('armory').act('use-room:push:adult-1:armory')
  expect(away.told('attacks', 'seat')).toEqual([0])
})

describe('preventing Attacks', () => {
  test('RET-PREVENT-02 RET-PREVENT-03 RET-CARD-05 RET-CARD-06 RET-CARD-07 RET-PASS-05: Stay Calm prevents an Attack on anybody in the Room, after passing too', () => {
    const game = retaliation('recon', 'officer')
      .passed('officer')
      .hand('officer', 'stay-calm')
      .intruder('adult', 'landing-zone')
      .phase('attacks')
      .events('damage')
      .secure('landing-zone', 3)
      .play()
    expect(game.asked).toEqual(['officer'])
    game.choose('stay-calm')
    expect(game.log('attack-prevented')).toHaveLength(1)
    expect(game.player('recon').health).toBe(0)
    expect(game.intrudersIn('landing-zone')).toEqual(['adult'])
    expect(game.state.attacks.discard).toEqual([])
    expect(game.player('officer').discard).toEqual(['of-stay-calm'])
  })

  test('RET-CARD-05: whoever could hold it is asked, and has nothing to play where they do not', () => {
    const game = retaliation('recon', 'officer')
      .hand('officer', 'search')
      .intruder('adult', 'landing-zone')
      .phase('attacks')
      .attacks('scratch-3')
      .events('damage')
      .secure('landing-zone', 3)
      .play()
    expect(game.options()).toEqual(['let-attack'])
    expect(game.decision().idle).toEqual(['let-attack'])
  })

  test('RET-CARD-05: a card that is being played lies open: nobody is asked for it', () => {
    const game = retaliation('contractor', 'recon')
      .room('r2c2', 'armory')
      .hand('contractor', 'duck-and-cover', 'search', 'rest')
      .intruder('adult', 'landing-zone')
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
      .choose('duck-and-cover:204', 'card:co-search#0', 'let-attack')
    expect(game.player('contractor').health).toBe(1)
    expect(game.prompt).toBe('action')
  })

  test('Duck and Cover: another Character in the Room is Attacked instead', () => {
    const game = retaliation('contractor', 'recon')
      .hand('contractor', 'duck-and-cover')
      .intruder('adult', 'landing-zone')
      .phase('attacks')
      .attacks('scratch-3')
      .events('damage')
      .secure('landing-zone', 3)
      .play()
    game.choose('divert:1')
    expect(game.player('recon').health).toBe(1)
    expect(game.player('contractor').health).toBe(0)
  })

  test('RET-PREVENT-03 RET-CARD-11: and may use an Item against it, as at any other Attack', () => {
    const game = retaliation('contractor', 'recon')
      .hand('contractor', 'duck-and-cover')
      .item('recon', 'bayonet')
      .intruder('adult', 'landing-zone')
      .phase('attacks')
      .events('damage')
      .secure('landing-zone', 3)
      .play()
      .choose('divert:1')
    expect([game.asked, game.prompt]).toEqual([['recon'], 'prevent'])
    game.choose('use:bayonet')
    expect(game.log('attack-card')).toEqual([])
    expect(game.told('attack-prevented', 'seat')).toEqual([1])
  })

  test('RET-CARD-12: whoever is not on the map cannot react', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .hand('officer', 'stay-calm')
      .out('officer', 'down')
      .emptyHanded('officer')
      .intruder('adult', 'landing-zone')
      .phase('attacks')
      .attacks('scratch-3')
      .events('damage')
      .secure('landing-zone', 3)
      .play()
    expect(game.player('recon').health).toBe(1)
  })

  test('Duck and Cover: one Attack of the Move is prevented, by choice, and no other', () => {
    const ducking = () =>
      retaliation('contractor')
        .room('r2c2', 'armory')
        .horde(204, 'adult', 'adult')
        .hand('contractor', 'duck-and-cover', 'search')
        .attacks('scratch-3')
        .dice({ noise: [1] })
        .play()
    const first = ducking().act('duck-and-cover:204', 'duck')
    expect(first.player('contractor').health).toBe(1)
    expect(first.whereIs('contractor')).toBe('armory')
    const game = ducking()
    game.act('duck-and-cover:204', 'let-attack', 'duck')
    expect(game.player('contractor').health).toBe(1)
    expect(game.whereIs('contractor')).toBe('armory')
  })
})
