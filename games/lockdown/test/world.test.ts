import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { restOfRound } from './passing.ts'
import { lockdown, type Position } from './position.ts'

/** MOVE, EXPLORE, NOISE, IMOVE, TECH, DOOR, FIRE, MALF, SLIME: the base. */

const crew = () => lockdown('hacker', 'sentry').at('sentry', 'isolation-room')
/** The tile of room 006, beyond corridor c15 from the Repository. */
const ROOM = crew().state.rooms[5].tile
const into = (position: Position) => position.cards('hacker', 1).play().act('move:c15')
const exploring = (token: string) =>
  into(
    crew()
      .unexplored(ROOM, token)
      .dice({ noise: ['silence'] }),
  )

describe('exploring', () => {
  test('LOCK-EXPLORE-01 LOCK-EXPLORE-02 LOCK-EXPLORE-11 LOCK-EXPLORE-12 the number of Items, then the effect, once; from then on all see it', () => {
    const game = exploring('slime-3')
    expect(game.kinds('explores', 'found-slime', 'slimed')).toEqual([
      'explores',
      'found-slime',
      'slimed',
    ])
    expect([game.room(ROOM).items, game.room(ROOM).token]).toEqual([3, null])
    expect(game.view(null).rooms[5]).toMatchObject({ tile: ROOM, explored: true, items: 3 })
    const hidden = crew().unexplored(ROOM, 'slime-3').play().view('hacker').rooms[5]
    expect([hidden.tile, hidden.token, hidden.hasToken]).toEqual([null, null, true])
  })

  test('LOCK-EXPLORE-06 LOCK-EXPLORE-10 LOCK-SLIME-02 LOCK-SLIME-03 Slime, and the noise roll as usual: Silence is Danger now', () => {
    const game = exploring('slime-3')
    expect(game.player('hacker').slime).toBe(true)
    expect(game.kinds('noise-roll', 'danger-alone')).toEqual(['noise-roll', 'danger-alone'])
  })

  test('LOCK-EXPLORE-04 LOCK-SLIME-01 Silence: no roll; with Slime it is Danger', () => {
    const quiet = exploring('silence-1')
    expect([quiet.log('noise-roll').length, quiet.noise]).toEqual([0, []])
    const slimed = into(crew().is('hacker', { slime: true }).unexplored(ROOM, 'silence-1'))
    expect(slimed.log('danger-alone')).toHaveLength(1)
  })

  test('LOCK-EXPLORE-05 Danger: no roll, but what the die’s Danger does', () => {
    const game = exploring('danger-2')
    expect([game.log('noise-roll').length, game.log('danger-alone').length]).toEqual([0, 1])
  })

  test('LOCK-EXPLORE-07 LOCK-EXPLORE-08 LOCK-MALF-04 LOCK-EXPLORE-10 Fire, and a Malfunction where the room can hold one', () => {
    expect(exploring('fire-1').room(ROOM).fire).toBe(true)
    const broken = (tile: string) =>
      into(
        crew()
          .tile(6, tile)
          .unexplored(tile, 'malfunction-1')
          .dice({ noise: ['silence'] }),
      ).room(tile).malfunction
    expect([broken('archive'), broken('nest')]).toEqual([true, false])
    const contaminated = PRINTED.tiles['contaminated-room']
    expect([contaminated.breaks, PRINTED.tiles.nest.breaks]).toEqual([false, false])
  })

  test('LOCK-EXPLORE-09 Doors: in the corridor one came through, unless it is destroyed', () => {
    expect(exploring('doors-1').corridor('c15').door).toBe('closed')
    const destroyed = into(
      crew()
        .door('c15', 'destroyed')
        .unexplored(ROOM, 'doors-1')
        .dice({ noise: ['silence'] }),
    )
    expect(destroyed.corridor('c15').door).toBe('destroyed')
  })

  test('LOCK-MODE-SOLO-04 alone, rooms hold half as many Items', () => {
    const items = (token: string) =>
      into(
        lockdown('hacker')
          .unexplored(ROOM, token)
          .dice({ noise: ['silence'] }),
      ).room(ROOM).items
    expect([items('doors-1'), items('doors-2'), items('doors-3'), items('doors-4')]).toEqual([
      1, 1, 2, 2,
    ])
  })
})

describe('moving', () => {
  test('LOCK-MOVE-02 LOCK-DOOR-03 LOCK-SECTION-01 LOCK-BOARD-03 to rooms joined by a corridor without a closed Door', () => {
    const game = crew().cards('hacker', 1).door('c16', 'closed').door('c17', 'destroyed').play()
    expect(game.ways('move').sort()).toEqual(['c15', 'c17', 'c18'])
  })

  test('LOCK-MOVE-03 LOCK-MOVE-04 LOCK-MOVE-05 LOCK-MOVE-06 LOCK-MOVE-09 explored first, then noise in an empty room; with an Intruder there it is combat at once', () => {
    const game = into(crew().unexplored(ROOM, 'slime-3').intruder('adult', ROOM))
    expect(game.kinds('explores', 'noise-roll', 'encounter', 'attack')).toEqual(['explores'])
    expect(game.forbidden('careful-move')).toBe('LOCK-COST-10')
  })

  test('LOCK-TECH-01 LOCK-TECH-02 LOCK-TECH-06 rooms are not adjacent through the ducts', () => {
    const game = into(
      crew()
        .intruder('adult', crew().state.rooms[8].tile)
        .dice({ noise: ['danger'] }),
    )
    expect(game.lair('adult-1')).toBe(crew().state.rooms[8].tile)
    expect(game.noise).toContain('technical-1')
  })

  test('LOCK-TECH-03 LOCK-TECH-04 LOCK-NOISE-10 LOCK-NOISE-02 noise in an entrance lies on the one icon, and a second time it is an encounter', () => {
    expect(into(crew().dice({ noise: [4] })).noise).toEqual(['technical-1'])
    const second = into(
      crew()
        .noise('technical-1')
        .dice({ noise: [4], tokens: ['blank'] }),
    )
    expect(second.log('encounter')).toHaveLength(1)
  })

  test('LOCK-TECH-05 LOCK-DOOR-01 LOCK-DOOR-02 all Doors begin open, one for each corridor, none for an entrance', () => {
    const { corridors } = crew().play().state
    expect(corridors).toHaveLength(34)
    expect(corridors.every(({ door }) => door === 'open')).toBe(true)
  })

  test('LOCK-BOARD-02 a corridor may bear other numbers at its other end: the end at the roller’s room counts', () => {
    const away = crew()
      .at('hacker', ROOM)
      .cards('hacker', 1)
      .dice({ noise: [4] })
      .play()
      .act('move:c13')
    expect(away.whereIs('hacker')).toBe('elevator-2')
    expect(away.noise).toEqual(['c14'])
  })
})

describe('noise and Intruders', () => {
  test('LOCK-NOISE-03 LOCK-NOISE-04 LOCK-NOISE-05 LOCK-NOISE-06 LOCK-NOISE-07 Danger draws those near that fight nobody; a closed Door is destroyed instead', () => {
    const game = into(
      crew()
        .intruder('adult', 'elevator-2')
        .intruder('adult', 'repository')
        .door('c13', 'closed')
        .dice({ noise: ['danger'] }),
    )
    expect(game.corridor('c13').door).toBe('destroyed')
    expect(game.lair('adult-1')).toBe('elevator-2')
    expect(game.noise).toEqual([])
  })

  test('LOCK-NOISE-07 markers laid by Danger meet nothing', () => {
    const game = into(
      crew()
        .noise('c13')
        .dice({ noise: ['danger'] }),
    )
    expect(game.log('encounter')).toHaveLength(0)
    expect(game.noise).toEqual(['c13', 'c15', 'c22', 'technical-1'])
  })

  test('LOCK-NOISE-13 LOCK-NOISE-09 LOCK-NOISEMARK-03 a roll that is ordered is made in combat too; Doors do not matter', () => {
    const game = crew()
      .at('hacker', 'nest')
      .cards('hacker', 2)
      .is('hacker', { hands: [] })
      .with((s) => {
        s.removed.push('pistol')
      })
      .dice({ noise: ['silence'] })
      .play()
      .act('nest')
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-IMOVE-01 LOCK-IMOVE-02 LOCK-EVENT-06 LOCK-EVENT-07 LOCK-IMOVE-05 they move by an Event’s number, into unexplored rooms unseen, or away through the ducts', () => {
    const tile = crew().state.rooms[4].tile
    const game = restOfRound(
      crew()
        .unexplored(tile, 'slime-3')
        .intruder('adult', 'alert-room')
        .intruder('adult', crew().state.rooms[1].tile),
      'event',
    )
    expect([game.lair('adult-1'), game.room(tile).explored]).toEqual([tile, false])
    expect(game.lair('adult-2')).toBe('gone')
  })

  test('LOCK-IMOVE-04 two before one closed Door: it is destroyed, and both stay', () => {
    const game = restOfRound(
      crew().intruder('adult', 'alert-room').intruder('adult', 'alert-room').door('c08', 'closed'),
      'event',
    )
    expect(game.log('door-destroyed')).toHaveLength(1)
    expect(game.intrudersIn('alert-room')).toEqual(['adult', 'adult'])
  })

  test('LOCK-DOOR-07 an Intruder of an encounter comes though every Door is closed', () => {
    const game = crew()
      .at('hacker', ROOM)
      .hand('hacker', 'search', 'rest')
      .door('c13', 'closed')
      .door('c15', 'closed')
      .door('c22', 'closed')
      .noise('technical-1')
      .phase('bag')
      .dice({ tokens: ['adult', { type: 'larva', number: 0 }], noise: [4, 'silence'] })
      .play()
    expect(game.intrudersIn(ROOM)).toEqual(['larva'])
  })

  test('LOCK-DOOR-04 LOCK-DOOR-08 a destroyed Door is never closed again; one without a token can be', () => {
    const game = crew().hand('hacker', 'computer-skills').door('c15', 'destroyed').play()
    const doors = game.options().filter((id) => id.startsWith('computer-skills'))
    expect(doors.some((id) => id.endsWith('c16'))).toBe(true)
    expect(doors.some((id) => id.endsWith('c15'))).toBe(false)
  })
})

describe('markers', () => {
  test('LOCK-FIRE-06 an unexplored room may burn', () => {
    const game = restOfRound(crew().unexplored(ROOM).fire(ROOM), 'fire')
    expect(game.room(ROOM).fire).toBe(true)
  })

  test('LOCK-FIRE-07 LOCK-FIRE-09 Fire prevents neither a room action nor a Search; a Malfunction only the action', () => {
    const game = crew()
      .tile(2, 'archive')
      .at('hacker', 'archive')
      .hand('hacker', 'search', 'rest', 'demolition')
    const burning = game.fire('archive').play()
    expect(burning.options().some((id) => id.startsWith('search'))).toBe(true)
    expect(burning.options().some((id) => id.startsWith('archive'))).toBe(true)
  })

  test('LOCK-MALF-01 LOCK-MALF-02 LOCK-ROOM-03 under a Malfunction one searches, and takes no room action', () => {
    const broken = crew()
      .tile(2, 'archive')
      .at('hacker', 'archive')
      .hand('hacker', 'search', 'rest', 'demolition')
      .malfunction('archive')
      .play()
    expect(broken.forbidden('archive')).toBe('LOCK-ROOM-03')
    expect(broken.options().some((id) => id.startsWith('search'))).toBe(true)
  })

  test('LOCK-MALF-09 an unexplored room takes no Malfunction', () => {
    const tile = crew().state.rooms[0].tile
    const game = crew()
      .unexplored(tile, 'slime-3')
      .events('wear-and-tear')
      .dice({ tokens: ['blank'] })
      .phase('event')
      .play()
    expect(game.room(tile).malfunction).toBe(false)
  })
})
