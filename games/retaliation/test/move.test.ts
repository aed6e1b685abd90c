import { describe, expect, test } from 'vitest'
import { retaliation, retaliationWith } from './position.ts'

/** A Room to the east, joined by Corridor 204, with 404 leading on. */
function eastward(...crew: string[]) {
  return retaliation(...crew)
    .room('r2c2', 'armory')
    .corridor('r2c2-r2c4', 404)
}

describe('movement', () => {
  test('RET-MOVE-01 RET-MOVE-04 RET-ACT-06: a Move to a Discovered Room costs a card and ends with a Noise roll', () => {
    const game = eastward('recon')
      .cards('recon', 2)
      .dice({ noise: [4] })
      .play()
    game.act('move:204')
    expect(game.whereIs('recon')).toBe('armory')
    expect(game.player('recon').hand).toHaveLength(1)
    expect(game.noise).toEqual([404])
  })

  test('RET-MOVE-02 RET-MOVE-03: a Corridor with a Closed Door at either end is no direction', () => {
    const near = eastward('recon').cards('recon', 2).closed(204, 'landing-zone').play()
    const far = eastward('recon').cards('recon', 2).closed(204, 'armory').play()
    expect(near.ways('move')).toEqual(['104', '304'])
    expect(far.ways('move')).toEqual(['104', '304'])
  })

  test('RET-MOVE-06: also into a Room with others or Intruders a Noise roll is made', () => {
    const game = eastward('recon', 'officer')
      .at('officer', 'armory')
      .intruder('adult', 'armory')
      .cards('recon', 2)
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('RET-MOVE-07 RET-MOVE-09 RET-ACT-16: a cautious Move costs 2 cards, places a Secure token, and it protects at once', () => {
    const game = eastward('recon')
      .cards('recon', 3)
      .horde(404, 'adult')
      .dice({ noise: [4] })
      .play()
    game.act('cautious-move:204')
    expect(game.player('recon').hand).toHaveLength(1)
    expect(game.intrudersIn('armory')).toEqual(['adult'])
    expect(game.room('armory').secure).toBe(0)
    expect(game.log('attacks')).toHaveLength(0)
  })

  test('RET-MOVE-07: not in Combat', () => {
    const game = eastward('recon').cards('recon', 3).intruder('adult', 'landing-zone').play()
    expect(game.ways('cautious-move')).toEqual([])
    expect(game.forbidden('cautious-move')).toBe('RET-ACT-18')
  })

  test('RET-MOVE-08: a Room that takes no Secure token is entered without it', () => {
    const game = eastward('recon')
      .secure('armory', 3)
      .cards('recon', 3)
      .dice({ noise: [1] })
      .play()
    game.act('cautious-move:204')
    expect(game.whereIs('recon')).toBe('armory')
    expect(game.room('armory').secure).toBe(3)
  })

  test('RET-MOVE-10 RET-OPP-03: who dies of an Opportunity Attack does not move', () => {
    const game = eastward('recon', 'officer')
      .is('recon', { health: 8 })
      .intruder('adult', 'landing-zone')
      .cards('recon', 2)
      .attacks('scratch-3')
      .play()
    game.act('move:204')
    expect(game.whereIs('recon')).toBe('dead')
    expect(game.log('moves')).toHaveLength(0)
  })

  test('RET-MOVE-11: entering a Room with Intruders causes no Attack by itself', () => {
    const game = eastward('recon')
      .intruder('adult', 'armory')
      .cards('recon', 2)
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.whereIs('recon')).toBe('armory')
    expect(game.log('attacks')).toHaveLength(0)
  })

  test('RET-MOVE-13: the Hibernatorium is entered without an Exploration card, with the usual roll', () => {
    const game = retaliation('recon')
      .room('r1c3', 'armory')
      .hibernatorium()
      .at('recon', 'armory')
      .cards('recon', 2)
      .dice({ noise: [2] })
      .play()
    game.act('move:211')
    expect(game.whereIs('recon')).toBe('hibernatorium')
    expect(game.state.exploration.deck).toHaveLength(12)
    expect(game.noise).toEqual([211])
  })

  test('RET-MODE-COOP-08: a knocked-over model comes along for a card of its own', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .room('r2c2', 'armory')
      .out('officer', 'down')
      .emptyHanded('officer')
      .cards('recon', 3)
      .dice({ noise: [1] })
      .play()
    game.act('move:204+1')
    expect(game.player('recon').hand).toHaveLength(1)
    expect(game.player('officer').room).toBe(game.player('recon').room)
  })
})

describe('bodies', () => {
  test('RET-MODE-COOP-08: of several the mover chooses who comes along', () => {
    const going = () =>
      retaliationWith({ mode: 'coop' }, 'recon', 'officer', 'contractor')
        .room('r2c2', 'armory')
        .out('officer', 'down')
        .emptyHanded('officer')
        .out('contractor', 'down')
        .emptyHanded('contractor')
        .cards('recon', 4)
        .dice({ noise: [1] })
        .play()
    const one = going().act('move:204+1')
    expect(one.decision()).toMatchObject({ prompt: 'take-which', min: 1, max: 1 })
    one.choose('take-body:2')
    const lies = (who: string) => one.state.rooms[one.player(who).room]!.tile
    expect([lies('officer'), lies('contractor')]).toEqual(['landing-zone', 'armory'])
    expect(going().act('move:204+2').prompt).toBe('action')
  })

  test('RET-MODE-COOP-08: also by the second Move of a Sprint, paid for as it begins', () => {
    const game = retaliationWith({ mode: 'coop' }, 'recon', 'officer')
      .room('r2c2', 'armory')
      .out('officer', 'down')
      .emptyHanded('officer')
      .at('officer', 'armory')
      .hand('recon', 'sprint', 'search')
      .dice({ noise: [1, 1] })
      .play()
    game.act('sprint:204', 'move:204')
    expect(game.prompt).toBe('take-along')
    game.pick('card:re-search#0')
    expect(game.whereIs('recon')).toBe('landing-zone')
    expect(game.player('officer').room).toBe(game.player('recon').room)
  })
})

describe('Opportunity Attacks', () => {
  test('RET-OPP-01 RET-OPP-04: those in the Room and in the Corridor, the largest first', () => {
    const game = eastward('recon')
      .intruder('adult', 'landing-zone')
      .horde(204, 'drone', 'adult')
      .cards('recon', 2)
      .attacks('scratch-3', 'scratch-1', 'scratch-2')
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.told('attacks', 'type')).toEqual(['drone', 'adult', 'adult'])
    expect(game.whereIs('recon')).toBe('armory')
  })

  test('RET-OPP-02: at most three', () => {
    const game = eastward('recon')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .cards('recon', 2)
      .attacks('scratch-3', 'scratch-1', 'scratch-2')
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.log('attacks')).toHaveLength(3)
  })

  test('RET-OPP-05 RET-OPP-06 RET-PREVENT-01: prevented ones count, and nothing is drawn for them', () => {
    const game = eastward('recon')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .item('recon', 'flashbang')
      .cards('recon', 2)
      .dice({ noise: [2] })
      .attacks('scratch-3')
      .play()
    game.act('flashbang:204')
    expect(game.log('attack-prevented')).toHaveLength(3)
    // The Noise roll then brings one in, which is not prevented.
    expect(game.log('attack-card')).toHaveLength(1)
  })

  test('RET-OPP-07: an Attacker in the Corridor stays there; a Larva goes onto the board', () => {
    const game = eastward('recon')
      .horde(204, 'larva', 'adult')
      .cards('recon', 2)
      .attacks('scratch-3')
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.intrudersAt(204)).toEqual(['adult'])
    expect(game.player('recon').larva).toBe(true)
  })

  test('RET-OPP-09: an Attack on all Characters of the Room means the Room that is left', () => {
    const game = eastward('recon', 'officer')
      .intruder('drone', 'landing-zone')
      .cards('recon', 2)
      .attacks('fury-1')
      .woundDeck('leg', 'eyes')
      .dice({ noise: [1] })
      .play()
    game.act('move:204')
    expect(game.player('recon').wounds).toHaveLength(1)
    expect(game.player('officer').wounds).toHaveLength(1)
  })
})
