import { describe, expect, test } from 'vitest'
import type { Playing } from './playing.ts'
import { retaliation } from './position.ts'

/** Somebody with a card and two others, and the Officer beside them; the Armory lies to the east. */
function helper(character: string, card: string) {
  return retaliation(character, 'officer')
    .room('r2c2', 'armory')
    .hand(character, card)
    .cards(character, 2)
    .dice({ noise: [1, 1] })
}

describe('RET-EFFECT-03: what a token is given for', () => {
  test('Combat Drugs: the Medpack goes, and another draws until they hold 3', () => {
    const game = helper('medical-support', 'combat-drugs')
      .belt('medical-support', 'ammo', 'medpack')
      .hand('officer', 'search', 'clean')
      .play()
    game.act('combat-drugs:1')
    expect(game.player('medical-support').belt).toEqual(['ammo', null, null, null])
    expect(game.player('medical-support').hand).toHaveLength(2)
    expect(game.player('officer').hand).toHaveLength(3)
  })

  test('Field Surgery on another: it is the patient who is contaminated, and without a Medpack nobody is asked', () => {
    const operating = () =>
      helper('medical-support', 'field-surgery')
        .wound('officer', 'leg')
        .is('officer', { health: 4 })
    const asked = operating()
      .belt('medical-support', 'medpack')
      .play()
      .act('field-surgery:1', 'agree')
    expect([asked.asked, asked.prompt]).toEqual([['medical-support'], 'field-surgery'])
    const game = operating().play().act('field-surgery:1', 'agree')
    expect(game.prompt).toBe('action')
    expect(game.player('officer')).toMatchObject({ wounds: [], discard: [expect.any(Number)] })
    expect(game.player('medical-support').hand).toHaveLength(1)
  })

  test('Explosives: a Grenade for a Corridor, its Door at the own end; or a Grenade where a yellow icon is', () => {
    const game = helper('combat-engineer', 'explosives')
      .room('r1c1', 'armory')
      .room('r2c2', 'cooling-system')
      .at('combat-engineer', 'cooling-system')
      .belt('combat-engineer', 'grenade')
      .corridorTiles(401)
      .play()
    expect(game.ways('explosives')).toEqual(['blast:armory', 'gain-gear'])
    game.act('explosives:blast:armory')
    expect(game.player('combat-engineer').belt).toEqual([null, null, null, null])
    expect(game.corridor(401).doorEnd).toBe(1)
    const poor = helper('combat-engineer', 'explosives').play()
    expect(poor.forbidden('explosives')).toBe('RET-EFFECT-03')
  })
})

describe('RET-MOVE-14: Tactical Retreat', () => {
  const retreating = () =>
    helper('combat-engineer', 'tactical-retreat').intruder('adult', 'landing-zone').play()

  test('whoever is not willing stays, and nothing is paid', () => {
    const game = retreating().choose('tactical-retreat:204:with-1', 'refuse')
    expect([game.whereIs('combat-engineer'), game.whereIs('officer')]).toEqual([
      'landing-zone',
      'landing-zone',
    ])
    expect(game.player('combat-engineer').hand).toHaveLength(3)
    expect(game.player('combat-engineer').hands[0][0].slots).toEqual(['ammo'])
    expect(game.ways('tactical-retreat')).not.toContain('204:with-1')
  })

  test('alone nobody is asked', () => {
    const game = retreating().act('tactical-retreat:204')
    expect(game.whereIs('combat-engineer')).toBe('armory')
    expect(game.whereIs('officer')).toBe('landing-zone')
    expect(game.log('attack-card')).toHaveLength(0)
    expect(game.told('noise-roll', 'seat')).toEqual([0])
  })
})

describe('RET-ROOM-08: Always Prepared', () => {
  const prepared = (tile: string) =>
    retaliation('contractor', 'officer')
      .room('r2c2', tile)
      .at('contractor', tile)
      .hand('contractor', 'always-prepared')
      .intruder('adult', tile)
      .intruder('drone', tile)
      .attacks('scratch-3', 'scratch-4')

  test('the Room is used in Combat for no card, then all in it Attack, the largest first', () => {
    const game = prepared('life-support-control-a').play()
    game.act('always-prepared:use-room:switch-life-support')
    expect(game.state.lifeSupport!.A).toBe(true)
    expect(game.told('attacks', 'type')).toEqual(['drone', 'adult'])
    expect(game.told('attacks', 'kind')).toEqual(['effect', 'effect'])
    expect(game.player('contractor').health).toBe(3)
  })

  test('those that are gone do not Attack', () => {
    const game = prepared('pressure-control').play()
    game.act('always-prepared:use-room:push:adult-1:204')
    expect(game.told('attacks', 'type')).toEqual(['drone'])
  })

  test('not a Room with a Malfunction', () => {
    const game = prepared('cooling-system').malfunction('cooling-system').play()
    expect(game.ways('always-prepared')).toEqual([])
  })
})

describe('RET-PREVENT-01: the Assault Shotgun', () => {
  const attacked = (...types: ('adult' | 'drone' | 'queen')[]) => {
    const laid = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .item('recon', 'assault-shotgun')
      .loaded('recon', 'assault-shotgun', 'ammo')
      .cards('recon', 1)
      .attacks('scratch-3')
      .dice({ noise: [1] })
    for (const type of types) laid.intruder(type, 204)
    return laid
  }

  test('in a Corridor it kills an Adult, wounds the Queen, and does nothing to a Drone', () => {
    const fired = (type: 'adult' | 'drone' | 'queen') =>
      attacked(type).play().act('move:204', 'use:assault-shotgun')
    expect(fired('adult').state.intruders).toEqual([])
    const drone = fired('drone')
    expect(drone.intruder('drone-1')).toMatchObject({ hits: 0 })
    expect(drone.log('hit-lost')).toHaveLength(1)
    expect(fired('queen').state.queen.hits).toBe(1)
    for (const type of ['adult', 'drone', 'queen'] as const) {
      const game = fired(type)
      expect(game.log('attack-prevented')).toHaveLength(1)
      expect(game.log('attack-card')).toHaveLength(0)
      expect(game.player('recon').hands[1][0].slots).toEqual([null])
    }
  })

  test('in a Room it puts a Hit on whatever Attacks', () => {
    const game = attacked().intruder('drone', 'landing-zone').play()
    game.act('move:204', 'use:assault-shotgun')
    expect(game.intruder('drone-1')).toMatchObject({ hits: 1 })
    expect(game.log('attack-prevented')).toHaveLength(1)
  })

  test('not empty, and not broken', () => {
    const empty = attacked('adult').loaded('recon', 'assault-shotgun', null).play().act('move:204')
    expect(empty.log('attack-card')).toHaveLength(1)
    const broken = attacked('adult').with((s) => {
      s.players[0].hands[1][0].malfunction = true
    })
    expect(broken.play().act('move:204').log('attack-card')).toHaveLength(1)
  })
})

describe('RET-PREVENT-01: the Bayonet', () => {
  const stabbing = (broken: boolean) =>
    retaliation('recon')
      .room('r2c2', 'armory')
      .item('recon', 'bayonet', { malfunction: broken })
      .horde(204, 'adult')
      .cards('recon', 1)
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
      .act('move:204')

  test('breaks for an Attack, and once broken it has no text', () => {
    const game = stabbing(false).act('use:bayonet')
    expect(game.log('attack-prevented')).toHaveLength(1)
    expect(game.player('recon').hands.flat()[1].malfunction).toBe(true)
    expect(stabbing(true).log('attack-card')).toHaveLength(1)
  })
})

describe('RET-EFFECT-04: the Military Taser', () => {
  test('takes all Action cards of somebody in the Room, not Contamination', () => {
    const game = helper('recon', 'search')
      .item('recon', 'military-taser')
      .hand('officer', 'search', 'clean', 'rest')
      .play()
    game.act('military-taser:taser:1')
    expect(game.player('officer').hand).toEqual([expect.any(Number)])
    expect(game.player('officer').discard).toEqual(['of-search', 'of-rest'])
  })
})

describe('RET-SECURE-07: the Remote Detonator', () => {
  test('only in the own Section; whoever stands there is hurt, the user too', () => {
    const game = helper('recon', 'search')
      .room('r2c4', 'shelter')
      .secure('shelter', 1)
      .secure('landing-zone', 2)
      .item('recon', 'remote-detonator')
      .play()
    expect(game.ways('remote-detonator')).toEqual(['landing-zone'])
    game.act('remote-detonator:landing-zone')
    expect(game.room('landing-zone').secure).toBe(1)
    expect([game.player('recon').health, game.player('officer').health]).toEqual([3, 3])
  })
})

describe('RET-MALF-01: the Security System Control', () => {
  test('breaks on the symbol, and only then', () => {
    const fired = (face: 3 | 4) =>
      helper('recon', 'search')
        .secure('armory', 1)
        .horde(204, 'adult', 'adult', 'adult', 'adult', 'adult')
        .item('recon', 'security-system-control')
        .dice({ burst: [face] })
        .play()
        .act('security-system-control:armory:204')
    expect(fired(3).intrudersAt(204)).toHaveLength(2)
    expect(fired(3).player('recon').hands[1][0].malfunction).toBe(false)
    expect(fired(4).intrudersAt(204)).toHaveLength(1)
    expect(fired(4).player('recon').hands[1][0].malfunction).toBe(true)
  })
})

describe('RET-ITEM-13 RET-INFO-03: the Experimental Military Lab', () => {
  test('shows two cards of Support Equipment, of which one may be kept', () => {
    const game = helper('recon', 'search')
      .room('r2c2', 'experimental-military-lab')
      .at('recon', 'experimental-military-lab')
      .supportDeck('bayonet', 'utility-vest')
      .play()
    game.act('use-room:take-prototype')
    expect(game.decision()).toMatchObject({ prompt: 'search', min: 0, max: 1 })
    expect(game.options()).toEqual(['keep:bayonet#0', 'keep:utility-vest#1'])
    game.pick('keep:bayonet#0')
    expect(game.state.support.discard).toEqual(['utility-vest'])
  })
})

test('RET-MALF-01 RET-INTERPLAY-02: the Malfunction of an Item goes, where its owner agrees', () => {
  const answered = (answer: 'agree' | 'refuse') =>
    retaliation('recon', 'officer')
      .item('recon', 'tools')
      .item('officer', 'bayonet', { malfunction: true })
      .cards('recon', 1)
      .play()
      .act('tools:fix:bayonet-1-0', answer)
  const broken = (game: Playing) =>
    game
      .player('officer')
      .hands.flat()
      .flatMap(({ id, malfunction }) => (malfunction ? [id] : []))
  const agreed = answered('agree')
  expect(broken(agreed)).toEqual([])
  expect(agreed.told('item-repaired', 'seat')).toEqual([1])
  const refused = answered('refuse')
  expect(broken(refused)).toEqual(['bayonet'])
  expect(refused.player('recon').backpack.map(({ id }) => id)).toEqual(['tools'])
})

describe('RET-CONT-11: the Decontamination Room', () => {
  test.each(['deck', 'discard'] as const)('is of use with Contamination in the %s', (pile) => {
    const laid = helper('recon', 'search')
      .room('r2c2', 'decontamination-room')
      .at('recon', 'decontamination-room')
    if (pile === 'deck') laid.deckTop('recon', 'clean')
    else laid.discard('recon', 'clean')
    const game = laid.play().act('use-room:decontaminate')
    expect(game.player('recon')[pile].some((card) => typeof card === 'number')).toBe(false)
    expect(game.player('recon')).toMatchObject({ hand: [], oxygen: 5 })
  })
})
