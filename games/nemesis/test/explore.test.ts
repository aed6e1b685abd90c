import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { alternatePosition, position } from './position.ts'

/** The Scout is about to enter the Monitoring Room, which nobody has seen yet. */
function before(token: string, ...noise: NoiseFace[]) {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 2)
    .unexplored('monitoring-room', token)
    .dice({ noise })
}

describe('turning up a room', () => {
  test('NEM-EXPLORE-01 the tile, then the token, then the noise roll', () => {
    const game = before('slime-4', 1).play()
    expect(game.view('scout').rooms[5]).toMatchObject({
      tile: null,
      explored: false,
      hasToken: true,
    })
    game.act('move:c-6-11')
    expect(game.kinds('enters', 'explores', 'found-slime', 'slimed', 'noise-roll')).toEqual([
      'enters',
      'explores',
      'found-slime',
      'slimed',
      'noise-roll',
    ])
    for (const reader of ['captain', null] as const) {
      expect(game.view(reader).rooms[5]).toMatchObject({ tile: 'monitoring-room', explored: true })
    }
  })

  test('NEM-EXPLORE-02 NEM-EXPLORE-03 the number of Items first, then the effect', () => {
    for (const [token, items] of [
      ['malfunction-4', 4],
      ['doors-3', 3],
      ['fire-2', 2],
      ['silence-1', 1],
    ] as const) {
      const game = before(token, 1).play().act('move:c-6-11')
      expect(game.view(null).rooms[5].items).toBe(items)
    }
    const fire = before('fire-2', 1).play().act('move:c-6-11')
    expect(fire.log('found-fire')[0].params).toMatchObject({ items: 2 })
    expect(fire.kinds('found-fire', 'fire')).toEqual(['found-fire', 'fire'])
  })

  test('NEM-EXPLORE-03 so many Items and no more can be found in the room', () => {
    const game = position('scout', 'captain')
      .at('captain', 'cockpit')
      .hand('scout', 'rest', 'search', 'search')
      .unexplored('monitoring-room', 'silence-1')
      .play()
    game.act('move:c-6-11').act('search:red', 'keep-item:self-destruct-key#0').pass()
    expect(game.asked).toEqual(['scout'])
    expect(game.room('monitoring-room').items).toBe(0)
    expect(game.forbidden('search')).toBe('NEM-SEARCH-05')
  })

  test('NEM-EXPLORE-04 the Nest and the Room Covered with Slime have no Items to count', () => {
    for (const tile of ['nest', 'slime-room'] as const) {
      const game = position('scout', 'captain')
        .at('scout', 'engine-control')
        .tile(6, tile)
        .cards('scout', 2)
        .unexplored(tile, 'fire-2')
        .dice({ noise: [1] })
        .play()
      game.act('move:c-6-7')
      expect(game.whereIs('scout')).toBe(tile)
      expect(game.room(tile).items).toBe(0)
      expect(game.room(tile).fire).toBe(true)
    }
  })

  test('NEM-EXPLORE-15 a token is resolved once and leaves the game', () => {
    const game = before('fire-2', 1, 1, 2).cards('scout', 2).play()
    game.act('move:c-6-11')
    expect(game.view(null).rooms[5].hasToken).toBe(false)
    game.act('move:c-6-11').pass()
    game.act('move:c-6-11')
    expect(game.kinds('explores', 'found-fire')).toEqual(['explores', 'found-fire'])
    expect(game.told('enters', 'place')).toEqual([5, 10, 5])
  })

  test('NEM-EXPLORE-16 with an Intruder there the token counts, the roll does not', () => {
    const game = before('malfunction-3').intruder('creeper', 'monitoring-room').play()
    game.act('move:c-6-11')
    expect(game.room('monitoring-room')).toMatchObject({
      explored: true,
      items: 3,
      malfunction: true,
    })
    expect(game.log('noise-roll')).toEqual([])
    expect(game.ways('shoot')).toEqual(['rifle#0:creeper-1'])
    expect(game.forbidden('pick-up')).toBe('NEM-COST-07')
  })
})

describe('Silence and Danger', () => {
  test('NEM-EXPLORE-05 Silence: nothing happens and no roll is made', () => {
    const game = before('silence-1').intruder('adult', 'comms-room').play()
    game.act('move:c-6-11')
    expect(game.log('noise-roll')).toEqual([])
    expect(game.noise).toEqual([])
    expect(game.lair('adult-1')).toBe('comms-room')
  })

  test('NEM-EXPLORE-06 Silence is Danger to a slimed Character', () => {
    const slimed = () => before('silence-1').is('scout', { slime: true })
    const game = slimed().intruder('adult', 'comms-room').play().act('move:c-6-11')
    expect(game.lair('adult-1')).toBe('monitoring-room')
    expect(game.log('noise-roll')).toEqual([])
    const alone = slimed().play().act('move:c-6-11')
    expect(alone.noise).toEqual(['c-2-6', 'c-5-6', 'c-6-7', 'c-6-11'])
  })

  test('NEM-EXPLORE-07 Danger: every free Intruder next door comes, and no roll is made', () => {
    const game = before('danger-2')
      .at('captain', 'fire-control')
      .intruder('adult', 'comms-room')
      .intruder('larva', 'engine-control')
      .intruder('breeder', 'fire-control')
      .intruder('creeper', 'laboratory')
      .unexplored('engine-control')
      .play()
    game.act('move:c-6-11')
    expect(game.intrudersIn('monitoring-room')).toEqual(['adult', 'larva'])
    // One in combat, and one too far away.
    expect(game.lair('breeder-3')).toBe('fire-control')
    expect(game.lair('creeper-4')).toBe('laboratory')
    expect(game.log('noise-roll')).toEqual([])
    expect(game.noise).toEqual([])
  })

  test('NEM-EXPLORE-08 NEM-EXPLORE-09 who is stopped by a door destroys it, and that is all', () => {
    const game = before('danger-2').intruder('adult', 'comms-room').door('c-5-6', 'closed').play()
    game.act('move:c-6-11')
    expect(game.lair('adult-1')).toBe('comms-room')
    expect(game.corridor('c-5-6').door).toBe('destroyed')
    expect(game.noise).toEqual([])
  })

  test('NEM-EXPLORE-08 through a parallel corridor without a door it comes', () => {
    const game = alternatePosition('scout', 'captain')
      .at('scout', 'nest')
      .at('captain', 'cockpit')
      .cards('scout', 1)
      .unexplored('shower-room', 'danger-2')
      .intruder('adult', 'hibernatorium')
      .door('a-10-11-x', 'closed')
      .play()
    game.act('move:a-5-10')
    expect(game.lair('adult-1')).toBe('shower-room')
    expect(game.corridor('a-10-11-x').door).toBe('closed')
  })

  test('NEM-EXPLORE-09 with no Intruder near, Noise in every exit that has none', () => {
    const game = before('danger-3').noise('c-5-6').play().act('move:c-6-11')
    expect(game.noise).toEqual(['c-2-6', 'c-5-6', 'c-6-7', 'c-6-11'])
    expect(game.log('noise')).toHaveLength(3)
    expect(game.log('encounter')).toEqual([])
  })

  test('NEM-EXPLORE-09 Intruders in combat do not count, and the technical entrance does', () => {
    const game = position('scout', 'captain')
      .at('captain', 'surgery')
      .intruder('adult', 'surgery')
      .cards('scout', 1)
      .unexplored('shower-room', 'danger-2')
      .play()
    game.act('move:c-11-14')
    expect(game.noise).toEqual(['c-11-14', 'c-13-14', 'c-14-17', 'technical-1'])
    expect(game.lair('adult-1')).toBe('surgery')
  })
})

describe('the other effects', () => {
  test('NEM-EXPLORE-10 Slime: a marker for whoever enters', () => {
    const game = before('slime-3', 1).play().act('move:c-6-11')
    expect(game.view(null).players.map(({ slime }) => slime)).toEqual([true, false])
  })

  test('NEM-EXPLORE-11 Fire: a marker in the room', () => {
    const game = before('fire-1', 1).play().act('move:c-6-11')
    expect(game.view(null).rooms.flatMap(({ fire }, i) => (fire ? i + 1 : []))).toEqual([6])
  })

  test('NEM-EXPLORE-12 Malfunction: a marker in the room, if it can hold one', () => {
    const game = before('malfunction-1', 1).play().act('move:c-6-11')
    expect(game.room('monitoring-room').malfunction).toBe(true)
    for (const tile of ['nest', 'slime-room']) {
      const odd = position('scout', 'captain')
        .tile(6, tile)
        .cards('scout', 1)
        .unexplored(tile, 'malfunction-2')
        .dice({ noise: [1] })
        .play()
      odd.act('move:c-6-11')
      expect(odd.room(tile).malfunction).toBe(false)
    }
  })

  test('NEM-EXPLORE-13 Doors: a closed door in the corridor just used', () => {
    const game = before('doors-2', 1).play().act('move:c-6-11')
    expect(game.corridor('c-6-11').door).toBe('closed')
    expect(game.ways('move').sort()).toEqual(['c-2-6', 'c-5-6', 'c-6-7'])
    const torn = before('doors-2', 1).door('c-6-11', 'destroyed').play().act('move:c-6-11')
    expect(torn.corridor('c-6-11').door).toBe('destroyed')
  })

  test('NEM-EXPLORE-13 no door for who came through the Technical Corridors', () => {
    const game = position('mechanic', 'captain')
      .at('mechanic', 'shower-room')
      .hand('mechanic', 'technical-corridors', 'rest')
      .unexplored('airlock-control', 'doors-4')
      .dice({ noise: [1] })
      .play()
    game.act('technical-corridors:15')
    expect(game.room('airlock-control')).toMatchObject({ explored: true, items: 4 })
    expect(game.view(null).corridors.every(({ door }) => door === 'open')).toBe(true)
  })

  test('NEM-EXPLORE-14 Slime, Fire, Malfunction and Doors do not spare the roll', () => {
    for (const token of ['slime-3', 'fire-1', 'malfunction-1', 'doors-1']) {
      const game = before(token, 3).play().act('move:c-6-11')
      expect([token, game.noise]).toEqual([token, ['c-5-6']])
    }
  })
})
