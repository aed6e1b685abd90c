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
})

describe('Silence and Danger', () => {
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
})

describe('the other effects', () => {
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
})
