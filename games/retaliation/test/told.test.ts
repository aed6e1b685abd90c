import { describe, expect, test } from 'vitest'
import { SKULL } from '../components.ts'
import type { ShootFace } from '../kinds.ts'
import { over } from './over.ts'
import type { Playing } from './playing.ts'
import { retaliation } from './position.ts'

/** Everything of these kinds that was told, with what it says. */
function lines(game: Playing, ...kinds: string[]): unknown[] {
  return game.match
    .log(null)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, params }) => [kind, ...Object.values(params ?? {})].join(' '))
}

function recon() {
  return retaliation('recon', 'officer').cards('recon', 2)
}

describe('Shots and Bursts are told', () => {
  const shot = (weapon: string, face: ShootFace, hits = 0) =>
    recon()
      .item('recon', weapon)
      .loaded('recon', weapon, 'ammo')
      .intruder('adult', 'landing-zone', hits)
      .dice({ shoot: [face] })
      .play()
      .act(`shoot:${weapon}:adult-1`)

  test.each([
    ['crit', 0, 'RET-SHOOT-05', ['shot-kills crit adult 1']],
    ['ammo', 0, 'RET-SHOOT-07', ['shot-ammo ammo adult 1', 'spends-ammo 0 drum-mag-rifle']],
    [2, 1, 'RET-SHOOT-06', ['shot-number 2 adult 2 2 dies']],
    [3, 1, 'RET-SHOOT-06', ['shot-number 3 adult 2 3 lives']],
  ] as const)('what %s means with %i Hits before: %s', (face, hits, _, told) => {
    const kinds = ['shot-kills', 'shot-ammo', 'shot-number', 'spends-ammo']
    expect(lines(shot('drum-mag-rifle', face, hits), ...kinds)).toEqual(told)
  })

  test('RET-SHOOT-03 RET-SHOOT-04: who shoots with what, and the roll', () => {
    expect(lines(shot('drum-mag-rifle', 4), 'shoots', 'hit', 'shoot-roll')).toEqual([
      'shoots 0 drum-mag-rifle adult adult-1',
      'hit adult adult-1 1 1',
      'shoot-roll 0 4',
    ])
  })

  test('RET-SHOOT-11 RET-COMBAT-05: numbers that count otherwise, an ammo face that kills', () => {
    expect(lines(shot('hand-cannon', 3), 'shot-counts')).toEqual(['shot-counts 3 adult 1 2 lives'])
    expect(lines(shot('submachine-gun', 'ammo'), 'shot-ammo-kills')).toEqual([
      'shot-ammo-kills ammo adult 1',
    ])
  })

  test('RET-BURST-03 RET-BURST-05 RET-BURST-09: the roll, its Hits, and those that are lost', () => {
    const game = recon()
      .horde(204, 'drone')
      .dice({ burst: [3] })
      .play()
      .act('burst:assault-rifle:204')
    expect(lines(game, 'bursts', 'burst-roll', 'corridor-hits', 'hits-lost')).toEqual([
      'bursts 0 assault-rifle 204',
      'burst-roll 0 3',
      'corridor-hits 204 3',
      'hits-lost 1',
    ])
  })

  test('RET-CARD-02 RET-BURST-05: a roll that is rolled once more', () => {
    const game = retaliation('recon')
      .hand('recon', 'taking-aim')
      .horde(204, 'adult', 'adult')
      .dice({ burst: [1, 2] })
      .play()
      .act('taking-aim:burst:assault-rifle:204', 'reroll')
    expect(lines(game, 'burst-roll', 'corridor-hits', 'hits-lost')).toEqual([
      'burst-roll 0 1',
      'burst-roll 0 2',
      'corridor-hits 204 2',
    ])
  })

  test('RET-COMBAT-05: what the Plasma Gun gathers', () => {
    const game = recon()
      .item('recon', 'plasma-gun')
      .intruder('adult', 'landing-zone')
      .dice({ shoot: ['ammo'] })
      .play()
      .act('shoot:plasma-gun:adult-1')
    expect(lines(game, 'marker-added')).toEqual(['marker-added plasma-gun 1'])
    expect(game.player('recon').health).toBe(0)
  })

  test('RET-COMBAT-05 RET-HEALTH-08: the Plasma Gun of somebody whom it kills gathers nothing more', () => {
    const game = recon()
      .item('recon', 'plasma-gun', { markers: 1 })
      .is('recon', { health: SKULL - 2 })
      .intruder('adult', 'landing-zone')
      .dice({ shoot: ['ammo'] })
      .play()
      .act('shoot:plasma-gun:adult-1')
    expect(game.player('recon').fate).toBe('dead')
    expect(lines(game, 'marker-added')).toEqual([])
  })

  test('RET-NOISE-01 RET-NOISE-06: what the Noise Scanner hears', () => {
    const scan = (noise: 1 | 2) =>
      recon()
        .item('recon', 'noise-scanner')
        .noise(104)
        .dice({ noise: [noise], tokens: ['adult-2'] })
        .play()
        .act('noise-scanner:104')
    const kinds = ['scanner-roll', 'scanner-silence']
    expect(lines(scan(1), ...kinds)).toEqual(['scanner-roll 0 104 1'])
    expect(lines(scan(2), ...kinds)).toEqual(['scanner-roll 0 104 2', 'scanner-silence 104'])
  })
})

describe('a struggle is told', () => {
  const striking = (weapon: string, malfunction = false) =>
    recon()
      .item('recon', 'bayonet', { malfunction })
      .intruder('adult', 'landing-zone')
      .dice({ shoot: [5] })
      .play()
      .act(`melee:${weapon}:adult-1`)

  test('RET-MELEE-02: with what', () => {
    expect(lines(striking('bare'), 'strikes', 'strikes-with')).toEqual(['strikes 0 adult adult-1'])
    expect(lines(striking('bayonet'), 'strikes', 'strikes-with')).toEqual([
      'strikes-with 0 adult adult-1 bayonet',
    ])
  })

  test('RET-MELEE-07 RET-MELEE-08 RET-MALF-06: what parries breaks, or is lost', () => {
    const kinds = ['item-breaks', 'item-destroyed', 'parries']
    expect(lines(striking('bare').act('parry:bayonet'), ...kinds)).toEqual([
      'item-breaks 0 bayonet',
      'parries 0 bayonet',
    ])
    expect(lines(striking('bare', true).act('parry:bayonet'), ...kinds)).toEqual([
      'item-destroyed 0 bayonet',
      'parries 0 bayonet',
    ])
  })

  test('RET-ATTACK-01: an Attack that does nothing, and only such a one', () => {
    const attacked = (...attacks: string[]) =>
      retaliation('recon')
        .intruder('adult', 'landing-zone')
        .phase('attacks')
        .attacks(...attacks)
        .events('damage')
        .secure('landing-zone', 3)
        .play()
    expect(lines(attacked('miss'), 'attack-misses')).toEqual(['attack-misses'])
    for (const harm of ['scratch-1', 'scratch-3', 'bite']) {
      expect(lines(attacked(harm), 'attack-misses')).toEqual([])
    }
  })

  test('RET-CONT-09: that no Contamination card is left', () => {
    const game = recon()
      .intruder('larva', 'landing-zone')
      .noContamination()
      .dice({ shoot: ['crit'] })
      .play()
      .act('melee:bare:larva-1')
    expect(lines(game, 'no-contamination-left')).toEqual(['no-contamination-left 0'])
  })

  test('RET-CORR-20 RET-IMOVE-16: for whom there is no space, and where some wait', () => {
    const event = (id: string) =>
      retaliation('recon')
        .room('r2c2', 'armory')
        .events(id)
        .phase('event')
        .dice({ noise: [4, 4, 4], tokens: ['blank', 'blank', 'blank'] })
    const full = event('no-way-out').horde(204, 'drone', 'drone', 'drone').play()
    expect(new Set(lines(full, 'no-space'))).toEqual(new Set(['no-space adult 204']))
    const crowd = event('life-support-failure')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .closed(204, 'landing-zone')
      .intruder('adult', 'armory')
      .intruder('drone', 'armory')
      .intruder('adult', 'armory')
      .play()
    expect(lines(crowd, 'waits')).toEqual(['waits 204 armory'])
  })

  test('RET-CARD-06: whom an Attack goes to instead', () => {
    const game = retaliation('contractor', 'recon')
      .hand('contractor', 'duck-and-cover')
      .intruder('adult', 'landing-zone')
      .phase('attacks')
      .attacks('scratch-3')
      .events('damage')
      .secure('landing-zone', 3)
      .play()
      .choose('divert:1')
    expect(lines(game, 'diverted')).toEqual(['diverted 0 1'])
  })

  test('RET-ROOM-22: the Shelter keeps them off', () => {
    const game = retaliation('recon')
      .room('r2c2', 'shelter')
      .at('recon', 'shelter')
      .horde(204, 'adult')
      .events('generators-overheat')
      .phase('event')
      .dice({ noise: [2] })
      .play()
    expect(lines(game, 'shelter-holds')).toEqual(['shelter-holds shelter'])
  })

  test('RET-REPEL-05: nowhere to go', () => {
    const game = retaliation('heavy-gun-operator')
      .intruder('queen', 104)
      .with((s) => {
        s.queen.hits = 4
      })
      .queenHealth(1)
      .cards('heavy-gun-operator', 2)
      .dice({ burst: [1] })
      .play()
      .act('burst:bf-gun:104')
    expect(lines(game, 'stays')).toEqual(['stays queen'])
  })

  test('RET-BAG-05: a pile that is used up', () => {
    const game = retaliation('recon')
      .queenHealth(6)
      .intruder('queen', 104)
      .with((s) => {
        s.queen.hits = 4
        s.bag.push(...s.piles.queen.splice(0))
      })
      .cards('recon', 2)
      .dice({ burst: [1] })
      .play()
      .act('burst:assault-rifle:104')
    expect(lines(game, 'no-tokens-left')).toEqual(['no-tokens-left queen 0'])
  })
})

describe('what Characters do with their things is told', () => {
  test('RET-ACT-01 RET-ACT-15 RET-ROBOT-08: a basic Action, a Room, the Robot', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .robot('medical-robot', 'landing-zone')
      .cards('recon', 4)
      .play()
    game.act('activate-robot:move-robot:armory')
    expect(lines(game, 'acts', 'robot-activated')).toEqual([
      'acts 0 activate-robot',
      'robot-activated 0',
    ])
    const room = retaliation('recon').cards('recon', 4).play()
    room.act('use-room:restock', 'take-gear:medpack', 'done')
    expect(lines(room, 'uses-room', 'gains-gear')).toEqual([
      'uses-room 0 landing-zone',
      'gains-gear 0 medpack',
    ])
  })

  test('RET-GEAR-10 RET-MEDP-01: a token that is used, one that is thrown away', () => {
    const used = recon()
      .belt('recon', 'medpack')
      .is('recon', { health: 2 })
      .play()
      .act('use-gear:use-medpack:belt-0:0', 'restore:2')
    expect(lines(used, 'uses-gear')).toEqual(['uses-gear 0 medpack'])
    const thrown = recon().belt('recon', 'grenade').play().choose('discard-things')
    thrown.pick(...thrown.options().filter((id) => id.includes('belt')))
    expect(lines(thrown, 'throws-away')).toEqual(['throws-away 0 grenade'])
  })

  test('RET-SEARCH-03: how many Items are put back', () => {
    const game = retaliation('recon', 'officer')
      .room('r2c2', 'armory')
      .at('recon', 'armory')
      .hand('recon', 'search')
      .itemDeck('red', 'flashbang', 'ammo', 'grenade')
      .play()
      .act('search')
      .pick('keep:flashbang#0')
    expect(lines(game, 'puts-back')).toEqual(['puts-back 0 2'])
  })

  test('RET-ITEM-10: with what a slot is filled', () => {
    const game = retaliation('recon')
      .room('r2c2', 'experimental-military-lab')
      .at('recon', 'experimental-military-lab')
      .supportDeck('tactical-armor', 'bayonet')
      .cards('recon', 3)
      .play()
      .act('use-room:take-prototype')
      .pick('keep:tactical-armor#0')
    expect(lines(game, 'fills-slot')).toEqual(['fills-slot 0 tactical-armor medpack'])
  })

  test('RET-HEAVY-01: what is taped onto what', () => {
    const game = recon()
      .item('recon', 'duct-tape')
      .item('recon', 'medkit')
      .play()
      .act('duct-tape:tape:medkit-1-0:assault-rifle')
    expect(lines(game, 'tapes')).toEqual(['tapes 0 medkit assault-rifle'])
  })

  test('RET-CARD-09: a deck that is made anew', () => {
    const game = retaliation('recon')
      .with((s) => {
        const [me] = s.players
        me.discard.push(...me.deck.splice(0))
      })
      .phase('cleanup')
      .play()
    expect(lines(game, 'reshuffles')).toEqual(['reshuffles 0'])
  })
})

describe('the end is told', () => {
  test('RET-VICTORY-04: that nobody wins', () => {
    const game = over('recon').out('recon', 'dead').play()
    expect(lines(game, 'nobody-wins')).toEqual(['nobody-wins'])
  })

  test('RET-END-06: which Task was done', () => {
    const game = over('recon').play()
    expect(lines(game, 'check-task')).toEqual(['check-task primary-samples failed'])
  })

  test('RET-OBJCHOICE-04: which Objective is kept, to its owner alone', () => {
    const game = over('recon', 'officer')
      .objectives('recon', 'veni-vidi-vici', 'official-order')
      .play()
    game.choose(game.options()[0])
    expect(game.log('keeps-objective', 'recon')).toHaveLength(1)
    expect(game.log('keeps-objective', 'officer')).toEqual([])
    expect(lines(game, 'chose-objective')).toEqual(['chose-objective 0'])
  })
})
