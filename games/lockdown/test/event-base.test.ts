import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import {
  againstIntruders,
  lockdown,
  onSurfaceBoard,
  type Playing,
  type Position,
} from './position.ts'

/** Event cards about the base: fire, Malfunctions, noise, Doors, power, pods, Autodestruction. */

/** Resolves this card, and nothing of note in the bag step. */
function event(base: Position, card: string, noise: NoiseFace[] = []): Playing {
  return base
    .events(card)
    .dice({ tokens: ['larva'], noise })
    .phase('event')
    .play()
}

/** Both in the Repository, in the light. */
const crew = () => lockdown('sentry', 'hacker')

const burning = (game: Playing) => tiles(game, 'fire')
const broken = (game: Playing) => tiles(game, 'malfunction')

function tiles(game: Playing, marker: 'fire' | 'malfunction'): string[] {
  return game.state.rooms.flatMap((room) => (room[marker] ? [room.tile] : []))
}

/** The tiles of rooms by their places. */
function named(game: Playing, ...places: number[]): string[] {
  return places.map((place) => game.state.rooms[place - 1].tile)
}

// --- fire ---

test('LOCK-FIRE-08 consuming-fire: burning rooms lose their Items, then fire spreads', () => {
  const game = event(
    crew()
      .tile(6, 'surgery')
      .fire('surgery')
      .items('surgery', 3)
      .door('c13', 'closed')
      .tile(7, 'testing-lab')
      .unexplored('testing-lab'),
    'consuming-fire',
  )
  expect(game.room('surgery').items).toBe(0)
  // Not through the closed Door to the Elevator Room; unexplored rooms burn too (LOCK-FIRE-06).
  expect(burning(game)).toEqual(['surgery', 'testing-lab', 'repository'])
  expect(game.room('testing-lab').explored).toBe(false)
})

test('LOCK-FIRE-08 consuming-fire: an unexplored burning room keeps its Exploration token', () => {
  const base = crew().tile(6, 'surgery').unexplored('surgery', 'malfunction-3').fire('surgery')
  expect(event(base, 'consuming-fire').room('surgery').token).toMatchObject({ id: 'malfunction-3' })
})

test('LOCK-FIRE-08 ruinous-fire: burning rooms break down, then fire spreads', () => {
  const game = event(crew().tile(6, 'nest').fire('repository', 'nest'), 'ruinous-fire')
  // The Nest cannot break down (LOCK-MALF-04), and what catches fire now is not broken.
  expect(broken(game)).toEqual(['repository'])
  expect(burning(game).sort()).toEqual(
    [...named(game, 6, 7, 9, 10), 'repository', 'elevator-2'].sort(),
  )
})

test('LOCK-MODE-ALT-12 fire does not spread along a path to an intersection', () => {
  const base = onSurfaceBoard('sentry', 'hacker').tile(8, 'archive').fire('archive')
  const game = event(base, 'consuming-fire')
  expect(burning(game)).not.toContain('intersection-1')
  expect(burning(game)).toContain('alert-room')
})

test('LOCK-MODE-INTR-06 flammable-vapours: the Repository, or the rooms around it', () => {
  const base = () => againstIntruders('sentry', 'hacker').at('sentry', 'alert-room')
  expect(burning(event(base(), 'flammable-vapours'))).toEqual(['repository'])
  const game = event(base().fire('repository').door('c18', 'closed'), 'flammable-vapours')
  expect(burning(game)).toEqual([...named(game, 6, 7, 9), 'repository'])
})

// --- Malfunctions ---

test('LOCK-EVENT-05 rampage: rooms with an Adult, a Breeder or the Queen break down', () => {
  const base = crew()
    .intruder('adult', 'repository')
    .intruder('breeder', 'alert-room')
    .intruder('queen', 'isolation-room')
    .intruder('larva', 'backup-power')
    .intruder('creeper', 'elevator-3')
  const game = event(base, 'rampage')
  expect(broken(game)).toEqual(['alert-room', 'repository', 'isolation-room'])
})

test('LOCK-MALF-09 rampage: neither in the Nest nor in an unexplored room', () => {
  const base = crew().tile(6, 'nest').tile(9, 'archive').unexplored('archive')
  const game = event(base.intruder('breeder', 'nest').intruder('breeder', 'archive'), 'rampage')
  expect(broken(game)).toEqual([])
})

test('LOCK-EVENT-05 short-circuit: explored yellow rooms with a Computer break down', () => {
  const game = event(
    crew()
      .tile(2, 'cooling-system')
      .tile(4, 'power-generator')
      .tile(6, 'transmitter-control')
      .tile(1, 'css-control')
      .tile(3, 'vent-control')
      .unexplored('power-generator'),
    'short-circuit',
  )
  // The Vent Control Room is yellow and has none.
  expect(broken(game).sort()).toEqual(['cooling-system', 'css-control', 'transmitter-control'])
})

test('LOCK-EVENT-05 life-support: explored green rooms break down', () => {
  const game = event(
    crew()
      .tile(2, 'laboratory')
      .tile(4, 'decon')
      .tile(6, 'emergency-room')
      .tile(1, 'surgery')
      .tile(3, 'testing-lab')
      .unexplored('laboratory'),
    'life-support',
  )
  expect(broken(game).sort()).toEqual(['decon', 'emergency-room', 'surgery', 'testing-lab'])
})

test('LOCK-EVENT-05 wear-and-tear: the lowest explored room that can take one', () => {
  const base = crew().tile(1, 'contaminated-room').tile(2, 'nest').tile(3, 'surgery')
  const game = event(base.malfunction('surgery'), 'wear-and-tear')
  expect(broken(game)).toEqual(['surgery', ...named(game, 4)])
})

test('LOCK-MALF-07 an eleventh Malfunction destroys the base', () => {
  const base = crew().with((s) => {
    for (const room of s.rooms.slice(-10)) room.malfunction = true
  })
  const game = event(base, 'wear-and-tear')
  expect(game.prompt).toBe('over')
  expect(game.state.ending).toMatchObject({ exploded: true })
})

// --- noise ---

describe('scent-of-prey', () => {
  test('LOCK-EVENT-05 noise in every quiet place around those who have Slime', () => {
    const base = crew().at('hacker', 'alert-room').is('sentry', { slime: true }).noise('c17')
    expect(event(base, 'scent-of-prey').noise).toEqual(['c15', 'c16', 'c17', 'c18'])
  })

  test('LOCK-EVENT-11 the same around those who are in the dark', () => {
    const base = crew().at('hacker', 'alert-room').power('s1', false)
    expect(event(base, 'scent-of-prey').noise).toEqual(['c03', 'c04', 'c07', 'c08'])
    const staircase = crew().at('hacker', 'staircase-1')
    expect(event(staircase, 'scent-of-prey').noise).toEqual(['c11', 'c12'])
  })

  test('LOCK-MODE-INTR-05 the Intruders of the base game do not mind the dark', () => {
    expect(event(againstIntruders('sentry', 'hacker').dark(), 'scent-of-prey').noise).toEqual([])
  })
})

test('LOCK-EVENT-05 noise-in-the-caves: a marker on a quiet icon, and nobody rolls', () => {
  const base = crew().with((s) => {
    s.players[0].room = 1
  })
  const game = event(base, 'noise-in-the-caves')
  expect(game.noise).toEqual(['technical-1'])
  expect(game.log('noise-roll')).toEqual([])
})

test('LOCK-MOVE-10 noise-in-the-caves: otherwise everybody at an entrance rolls', () => {
  const base = lockdown('sentry', 'hacker', 'janitor')
    .with((s) => {
      s.players[0].room = 1
      s.players[1].room = 1
    })
    .noise('technical-1')
  const game = event(base, 'noise-in-the-caves', [2, 3])
  expect(game.told('noise-roll', 'seat')).toEqual([0, 1])
  expect(game.noise).toEqual(['c03', 'c05', 'technical-1'])
})

test('LOCK-MODE-ALT-21 noise-in-the-caves: zones are no entrances', () => {
  const base = onSurfaceBoard('sentry', 'hacker')
    .at('sentry', 'intersection-2')
    .noise('technical-1', 'technical-2')
  const game = event(base, 'noise-in-the-caves')
  expect(game.log('noise-roll')).toEqual([])
  expect(game.noise).toEqual(['technical-1', 'technical-2'])
})

test('LOCK-EVENT-05 stir-in-the-nest: noise around the Nest, once it is explored', () => {
  const base = () => crew().tile(2, 'nest')
  expect(event(base().noise('c01'), 'stir-in-the-nest').noise).toEqual([
    'c01',
    'c03',
    'c05',
    'technical-1',
  ])
  expect(event(base().unexplored('nest'), 'stir-in-the-nest').noise).toEqual([])
})

describe('stalking', () => {
  test('LOCK-EVENT-05 noise in the quiet place with the lowest number, for each Character', () => {
    // Exits 1, 2, 3 and 4 of the Repository are c15, c18, c16 and c17.
    expect(event(crew(), 'stalking').noise).toEqual(['c15', 'c18'])
    expect(event(crew().noise('c15'), 'stalking').noise).toEqual(['c15', 'c16', 'c18'])
    expect(event(crew().noise('c15', 'c18', 'c16'), 'stalking').noise).toEqual([
      'c15',
      'c16',
      'c17',
      'c18',
    ])
  })

  test('LOCK-EVENT-11 whoever is in the dark with 2 cards or fewer rolls for noise', () => {
    const base = () => crew().power('s2', false).hand('sentry', 'search', 'rest')
    const game = event(base().cards('hacker', 3), 'stalking', ['silence'])
    expect(game.told('noise-roll', 'seat')).toEqual([0])
    expect(event(crew().hand('sentry', 'search'), 'stalking').log('noise-roll')).toEqual([])
  })

  test('LOCK-GEN-12 whoever dies of what an earlier roll brings does not roll', () => {
    const game = crew()
      .power('s2', false)
      .wound('hacker', 'wound-arm')
      .wound('hacker', 'wound-hand')
      .noise('c16')
      .events('stalking')
      .attacks('frenzy-1')
      .dice({ noise: [3], tokens: ['queen', 'larva'] })
      .phase('event')
      .play()
    expect(game.whereIs('hacker')).toBe('dead')
    expect(game.told('noise-roll', 'seat')).toEqual([0])
  })
})

// --- Doors ---

test('LOCK-DOOR-05 doors-release: every closed Door opens, destroyed ones stay', () => {
  const base = crew().door('c15', 'closed').door('c33', 'closed').door('c01', 'destroyed')
  const game = event(base, 'doors-release')
  expect(['c15', 'c33', 'c01'].map((id) => game.corridor(id).door)).toEqual([
    'open',
    'open',
    'destroyed',
  ])
})

// --- power and light ---

describe('power-surge', () => {
  test('LOCK-POWER-08 the highest blue Power token and the Time token turn red', () => {
    const base = crew().powered().timeActive()
    const before = { ...own(base.state).power }
    const game = event(base, 'power-surge')
    const highest = Object.entries(before).find(([, { number }]) => number === 4)![0]
    const dark = Object.entries(own(game.state).power).flatMap(([id, { on }]) => (on ? [] : id))
    expect(dark).toEqual([highest])
    expect(own(game.state).timeActive).toBe(false)
    expect(game.log('time-inactive')).toHaveLength(1)
  })

  test('LOCK-POWER-06 with no blue token nothing happens', () => {
    const game = event(crew().dark(), 'power-surge')
    expect(Object.values(own(game.state).power).some(({ on }) => on)).toBe(false)
    expect(game.log('power-off')).toEqual([])
  })
})

test('LOCK-MODE-INTR-06 power-failure: the highest blue Power token, and no other', () => {
  const game = event(againstIntruders('sentry', 'hacker').powered().timeActive(), 'power-failure')
  expect(Object.values(own(game.state).power).filter(({ on }) => !on)).toMatchObject([
    { number: 4 },
  ])
  expect(own(game.state).timeActive).toBe(true)
})

describe('lights-out', () => {
  test('LOCK-EVENT-11 whoever is in the dark discards an Action card of their choice', () => {
    const base = lockdown('sentry', 'hacker', 'janitor')
      .at('hacker', 'alert-room')
      .power('s2', false)
      .hand('sentry', 'search', 'rest')
      .hand('hacker', 'search')
      .hand('janitor', 'clean')
    const game = event(base, 'lights-out')
    expect(game.asked).toEqual(['sentry', 'janitor'])
    expect(game.options('janitor')).toEqual(['no-action-card'])
    game.say('janitor', 'no-action-card').say('sentry', 'discard:rest#1')
    expect(game.told('discards', 'card')).toEqual(['rest'])
    expect(game.player('hacker').hand).toContain('search')
  })

  test('LOCK-DARK-04 no light can be used against it, nor until the next Event', () => {
    const base = crew().dark().item('sentry', 'light-stick').hand('sentry', 'search')
    const game = event(base, 'lights-out')
    expect(game.prompt).toBe('loses-card')
    expect(own(game.state).lightsOut).toBe(true)
    const later = event(
      crew()
        .dark()
        .item('sentry', 'light-stick')
        .with((s) => {
          own(s).lightsOut = true
        }),
      'scent-of-prey',
    )
    expect(own(later.state).lightsOut).toBe(false)
    expect(later.prompt).toBe('light')
  })
})

// --- pods and Autodestruction ---

describe('css-fault', () => {
  test('LOCK-EVENT-05 the nearest CSS token ahead is gone, unseen', () => {
    const game = event(crew().space(10), 'css-fault')
    // There is one at the Time token, which stays.
    expect(own(game.state).css.map(({ space }) => space)).toEqual([10, 6, 4, 2, 1])
    expect(game.log('css-lost')).toMatchObject([{ params: { space: 8 } }])
  })

  test('LOCK-EVENT-05 with none ahead nothing happens', () => {
    const game = event(crew().space(1), 'css-fault')
    expect(own(game.state).css).toHaveLength(6)
  })
})

describe('coolant-leak', () => {
  const leak = (base: Position) => own(event(base, 'coolant-leak').state).autodestruction

  test('LOCK-SELFD-09 a broken Cooling System starts the Autodestruction', () => {
    expect(leak(crew().space(12).malfunction('cooling-system'))).toEqual({ space: 9, red: false })
    expect(leak(crew().space(12))).toBeNull()
  })

  test('LOCK-SELFD-08 not while its token is on the track', () => {
    const running = crew().space(12).malfunction('cooling-system').autodestructionAt(10)
    expect(leak(running)).toEqual({ space: 10, red: false })
  })

  test('LOCK-MODE-INTR-06 so does the one of the Intruders', () => {
    const base = againstIntruders('sentry', 'hacker').space(12).malfunction('cooling-system')
    expect(leak(base)).toEqual({ space: 9, red: false })
  })
})
