import { describe, expect, test } from 'vitest'
import { PLANS, SHIPS } from '../board.ts'
import { restOfRound } from './passing.ts'
import { lockdown, onSurfaceBoard, type Position } from './position.ts'

/** MODE-ALT: the Martian surface. Zones are `technical-2` to `technical-5`, the first being zone 1. */

const base = () => onSurfaceBoard('hacker', 'sentry')
/** The tile on a slot, by its printed number. */
const on = (slot: number) => base().state.rooms[slot - 1].tile
const outside = (tile: string) => base().at('hacker', tile).cards('hacker', 4)
const ZONES = ['technical-2', 'technical-3', 'technical-4', 'technical-5']

describe('the board', () => {
  test('LOCK-MODE-ALT-01 LOCK-MODE-ALT-02 LOCK-MODE-ALT-03 the other side: an underground base, three buildings, four intersections, two Elevator Rooms', () => {
    const { slots } = PLANS.alternate
    const tiles = slots.map(({ tile }) => tile ?? '')
    expect(tiles.filter((tile) => tile.startsWith('elevator'))).toEqual([
      'elevator-2',
      'elevator-3',
    ])
    expect(tiles.filter((tile) => tile.startsWith('staircase'))).toEqual([])
    expect(tiles.filter((tile) => tile.startsWith('intersection'))).toHaveLength(4)
    expect(slots.filter(({ airlock }) => airlock)).toHaveLength(4)
    expect(slots.filter(({ building }) => building)).toHaveLength(7)
    expect(slots.filter(({ section }) => section === 's1')).toHaveLength(7)
  })

  test('LOCK-BOARD-02 every room of both boards has each of the numbers 1 to 4 exactly once', () => {
    for (const { numbered } of Object.values(SHIPS)) {
      for (const exits of numbered) {
        expect([1, 2, 3, 4].filter((number) => exits[number] === undefined)).toEqual([])
      }
    }
    for (const { slots, corridors } of Object.values(PLANS)) {
      slots.forEach((slot, place) => {
        const numbers = corridors.flatMap(({ ends: [a, b], numbers, farNumbers = numbers }) => [
          ...(a === place + 1 ? numbers : []),
          ...(b === place + 1 ? farNumbers : []),
        ])
        for (const opening of [...(slot.entrance ? [slot.entrance] : []), ...(slot.zones ?? [])]) {
          numbers.push(...opening.numbers)
        }
        expect(numbers.sort()).toEqual([1, 2, 3, 4])
      })
    }
  })

  test('LOCK-MODE-ALT-13 LOCK-MODE-ALT-44 paths have no number, no noise and no Door', () => {
    const paths = PLANS.alternate.corridors.filter(({ numbers }) => numbers.length === 0)
    expect(paths.map(({ id }) => id)).toEqual([
      'p1',
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
      'p7',
      'p8',
      'p9',
    ])
    const game = base().at('hacker', on(8)).hand('hacker', 'computer-skills', 'search').play()
    const doors = game.options().filter((id) => id.includes('door'))
    expect(doors.length).toBeGreaterThan(0)
    expect(doors.filter((id) => /:p\d/.test(id))).toEqual([])
  })

  test('LOCK-MODE-ALT-16 LOCK-MODE-ALT-17 a zone belongs to its building, zone 3 to the intersections alone', () => {
    const { slots } = PLANS.alternate
    const zones = (fits: (slot: (typeof slots)[number]) => boolean | undefined) => [
      ...new Set(
        slots.filter(fits).flatMap((slot) => (slot.zones ?? []).map(({ network }) => network)),
      ),
    ]
    expect(zones(({ building }) => building)).toEqual([1, 2, 4])
    expect(zones(({ tile }) => tile?.startsWith('intersection'))).toEqual([1, 2, 3, 4])
  })
})

describe('walking', () => {
  test('LOCK-MODE-ALT-14 LOCK-MODE-ALT-26 LOCK-MODE-ALT-30 along paths, into a building only by its Exit Airlock', () => {
    expect(outside('intersection-2').play().ways('move')).toEqual(['p2', 'p5', 'p7'])
    expect(outside(on(2)).play().ways('move')).toEqual(['b01'])
    const game = outside('intersection-2')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:p7')
    expect(game.whereIs('hacker')).toBe(on(1))
  })

  test('LOCK-MODE-ALT-27 LOCK-MODE-ALT-09 LOCK-MODE-ALT-07 at an intersection the Surface token comes first, without Items, then the noise roll', () => {
    const game = outside('intersection-2')
      .unexplored('intersection-3', 'red-1')
      .itemDeck('red', 'grenade')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:p5')
    expect(game.kinds('found-red', 'finds-some', 'noise-roll')).toEqual([
      'found-red',
      'finds-some',
      'noise-roll',
    ])
    expect(game.room('intersection-3').items).toBe(0)
    expect(game.player('hacker').inventory.map(({ id }) => id)).toEqual(['grenade'])
  })

  test('LOCK-MODE-ALT-44 a Doors token finds no Door on the path that was taken', () => {
    const game = outside('intersection-2')
      .unexplored(on(1), 'doors-3')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:p7')
    expect(game.room(on(1))).toMatchObject({ explored: true, items: 3 })
    expect(game.corridor('p7').door).toBe('open')
    expect(game.log('door-closed')).toEqual([])
  })

  test('LOCK-MODE-ALT-27 no noise roll where somebody is', () => {
    const game = outside('intersection-2').at('sentry', 'intersection-3').play().act('move:p5')
    expect(game.log('noise-roll')).toHaveLength(0)
  })

  test('LOCK-MODE-ALT-10 LOCK-MODE-ALT-12 a Malfunction does nothing at an intersection, and it never burns', () => {
    const game = outside('intersection-2')
      .unexplored('intersection-3', 'malfunction-3')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:p5')
    expect(game.room('intersection-3').malfunction).toBe(false)
  })

  test('LOCK-MODE-ALT-09 LOCK-MODE-ALT-28 in a building the token sets the Items as usual', () => {
    const tile = on(2)
    const game = outside(on(1))
      .unexplored(tile, 'yellow-2')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:b01')
    expect(game.room(tile).items).toBe(2)
  })

  test('LOCK-MODE-ALT-08 LOCK-MODE-ALT-38 LOCK-MODE-ALT-46 the Surface symbol draws a card, and the noise roll follows', () => {
    const game = outside('intersection-2')
      .unexplored('intersection-3', 'surface-2')
      .surfaceDeck('tremor')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:p5')
    expect(game.kinds('surface-card', 'noise-roll')).toEqual(['surface-card', 'noise-roll'])
    expect(game.own.surfaceDiscard).toEqual(['tremor'])
  })

  test('LOCK-MODE-ALT-40 an empty deck is made of its discard pile', () => {
    const game = outside('intersection-2')
      .with((s) => {
        const own = s.own as { surface: { id: string }[]; surfaceDiscard: string[] }
        own.surfaceDiscard.push(...own.surface.splice(0).map(({ id }) => id))
      })
      .unexplored('intersection-3', 'surface-2')
      .dice({ noise: ['silence'] })
      .play()
      .act('move:p5')
    expect(game.log('surface-card')).toHaveLength(1)
  })
})

describe('noise', () => {
  const walking = (position: Position) => position.play().act('move:p5')

  test('LOCK-MODE-ALT-11 LOCK-MODE-ALT-38 LOCK-MODE-ALT-46 on the surface the d12 is rolled: its own face is a Mars Surface card and nothing else', () => {
    const game = walking(
      outside('intersection-2')
        .surfaceDeck('tremor')
        .dice({ noise: ['surface'] }),
    )
    expect(game.kinds('noise-roll', 'surface-card', 'encounter')).toEqual([
      'noise-roll',
      'surface-card',
    ])
  })

  test('LOCK-MODE-ALT-11 LOCK-MODE-ALT-43 underground, the Exit Airlock included, it is not', () => {
    const rolled = (tile: string, way: string) =>
      Array.from({ length: 60 }, (_, seed) => outside(tile).play(seed).act(way)).some(
        (game) => game.told('noise-roll', 'face')[0] === 'surface',
      )
    expect(rolled('intersection-2', 'move:p5')).toBe(true)
    expect(rolled('intersection-1', 'move:p1')).toBe(false)
  })

  test('LOCK-MODE-ALT-18 LOCK-MODE-ALT-34 a number puts a marker on its zone, or meets what is there', () => {
    const first = walking(outside('intersection-2').dice({ noise: [3] }))
    expect(first.noise).toEqual(['technical-4'])
    const second = walking(
      outside('intersection-2')
        .noise('technical-4')
        .dice({ noise: [3], tokens: ['blank'] }),
    )
    expect(second.log('encounter')).toHaveLength(1)
    expect(walking(outside('intersection-2').dice({ noise: ['silence'] })).noise).toEqual([])
  })

  test('LOCK-MODE-ALT-20 an encounter there discards the markers of all zones first', () => {
    const game = walking(
      outside('intersection-2')
        .noise('technical-2', 'technical-4', 'technical-1')
        .dice({ noise: [3], tokens: [{ type: 'larva', number: 0 }] }),
    )
    expect(game.noise).toEqual(['technical-1'])
  })

  test('LOCK-MODE-ALT-19 Careful Movement chooses a zone, and needs one without noise', () => {
    const game = outside('intersection-2').noise('technical-2').play().act('careful-move:p5')
    expect(game.ways('noise')).toEqual(['technical-3', 'technical-4', 'technical-5'])
    expect(
      outside('intersection-2')
        .noise(...ZONES)
        .play()
        .ways('careful-move'),
    ).not.toContain('p5')
  })

  test('LOCK-MODE-ALT-32 in a building the number of its zone goes to the zone, a second time it is an encounter', () => {
    const enter = (position: Position) => position.play().act('move:b01')
    expect(enter(outside(on(1)).dice({ noise: [1] })).noise).toEqual(['technical-2'])
    const again = enter(
      outside(on(1))
        .noise('technical-2')
        .dice({ noise: [1], tokens: ['blank'] }),
    )
    expect(again.log('encounter')).toHaveLength(1)
  })

  test('LOCK-MODE-ALT-35 Danger in a building: the zone is one of its exits', () => {
    const game = outside(on(1))
      .dice({ noise: ['danger'] })
      .play()
      .act('move:b01')
    expect(game.noise).toEqual(['b01', 'technical-2'])
  })

  test('LOCK-MODE-ALT-36 Danger in an Exit Airlock draws from the intersection before it', () => {
    const game = outside(on(2))
      .intruder('adult', 'intersection-2')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:b01')
    expect(game.lair('adult-1')).toBe(on(1))
    const below = outside('intersection-1').intruder('adult', 'intersection-2')
    expect(
      below
        .dice({ noise: ['danger'] })
        .play()
        .act('move:p1')
        .lair('adult-1'),
    ).toBe('intersection-2')
  })

  test('LOCK-MODE-ALT-37 LOCK-MODE-ALT-42 Danger at an intersection draws all that are in the open and fight nobody', () => {
    const danger = (position: Position) => walking(position.dice({ noise: ['danger'] }))
    const game = danger(
      outside('intersection-2')
        .at('sentry', 'intersection-1')
        .intruder('adult', 'intersection-4')
        .intruder('adult', 'intersection-1')
        .intruder('adult', on(3)),
    )
    expect([game.lair('adult-1'), game.lair('adult-2'), game.lair('adult-3')]).toEqual([
      'intersection-3',
      'intersection-1',
      on(3),
    ])
    expect(danger(outside('intersection-2')).noise).toEqual(ZONES)
    const token = outside('intersection-2')
      .unexplored('intersection-3', 'danger-2')
      .play()
      .act('move:p5')
    expect([token.noise, token.log('noise-roll').length]).toEqual([ZONES, 0])
  })

  test('LOCK-MODE-ALT-15 an Intruder that must move by a number leaves through the zone of that number', () => {
    const game = restOfRound(
      base().intruder('adult', 'intersection-3').intruder('adult', on(2)).noise('technical-2'),
      'event',
    )
    expect([game.lair('adult-1'), game.lair('adult-2')]).toEqual(['gone', 'gone'])
  })

  test('LOCK-NOISEREM-02 noise stays on the zones', () => {
    expect(restOfRound(base().noise('technical-3'), 'silence').noise).toEqual(['technical-3'])
  })

  test('LOCK-MODE-ALT-21 nobody crawls through zones', () => {
    const position = lockdown('survivor', 'sentry')
    expect(position.state.board).toBe('standard')
    const game = onSurfaceBoard('survivor', 'sentry')
      .at('survivor', on(2))
      .hand('survivor', 'ventilation-ducts', 'search')
      .play()
    expect(game.forbidden('ventilation-ducts')).not.toBeNull()
  })

  test('LOCK-DEATH-07 who dies in the open leaves the Corpse at the intersection', () => {
    const game = outside('intersection-2')
      .wound('hacker', 'wound-arm')
      .wound('hacker', 'wound-hand')
      .wound('hacker', 'wound-leg')
      .surfaceDeck('rockslide')
      .dice({ noise: ['surface'] })
      .play()
      .act('move:p5')
    expect(game.room('intersection-3').objects).toEqual(['corpse-0'])
  })
})
