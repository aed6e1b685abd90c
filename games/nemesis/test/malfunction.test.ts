import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Position, position } from './position.ts'

/** MALF: rooms that break down. */

const QUIET = { tokens: ['larva' as const] }

/** The Scout in the Armory, the Captain in the Cockpit. */
function crew(): Position {
  return position('scout', 'captain').at('scout', 'armory').at('captain', 'cockpit')
}

/** Eight rooms other than the Armory that can break down. */
const BROKEN = [
  'cockpit',
  'surgery',
  'storage',
  'generator',
  'emergency-room',
  'laboratory',
  'comms-room',
  'fire-control',
]

test.each([
  ['scout', 'basic-repairs', 2],
  ['pilot', 'repairs', 1],
  ['mechanic', 'quick-repairs', 0],
] as const)('NEM-MALF-03 the %s can mend a room with %s', (character, card, cost) => {
  const game = position(character, 'captain')
    .at(character, 'armory')
    .malfunction('armory')
    .hand(character, card, ...['search', 'search'].slice(0, cost))
    .play()
    .act(`${card}:repair-room`)
  expect(game.room('armory').malfunction).toBe(false)
  expect(game.player(character).hand).toHaveLength(0)
})

test.each(['tools', 'duct-tape'])('NEM-MALF-03 so does %s', (item) => {
  const ready = () => crew().cards('scout', 1).item('scout', item)
  expect(ready().play().options()).not.toContain(`${item}:repair-room`)
  const game = ready().malfunction('armory').play().act(`${item}:repair-room`)
  expect(game.room('armory').malfunction).toBe(false)
})

test.each(['nest', 'slime-room'])('NEM-MALF-04 the %s never breaks down', (tile) => {
  const here = crew().at('scout', tile).hand('scout', 'demolition').play()
  expect(here.options().filter((id) => id.startsWith('demolition'))).toEqual([])
  const exploring = position('scout', 'captain')
    .tile(14, tile)
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .unexplored(tile, 'malfunction-2')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(exploring.room(tile)).toMatchObject({ explored: true, malfunction: false })
})

test.each(['cockpit', 'hibernatorium', 'engine-3', 'armory', 'shower-room'])(
  'NEM-MALF-05 the %s can break down',
  (tile) => {
    const game = crew().at('captain', 'nest').at('scout', tile).hand('scout', 'demolition').play()
    game.act('demolition:break-room')
    expect(game.room(tile).malfunction).toBe(true)
  },
)

test('NEM-MALF-05 by tokens and events too', () => {
  const token = position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 1)
    .unexplored('shower-room', 'malfunction-2')
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(token.room('shower-room').malfunction).toBe(true)
  const event = crew().events('life-support-failure').dice(QUIET).phase('event').play()
  expect(event.room('surgery').malfunction).toBe(true)
})

test('NEM-MALF-06 a breakdown of the Hibernatorium does not touch those asleep', () => {
  const game = position('scout', 'captain')
    .out('scout', 'hibernating')
    .toAct('captain')
    .hand('captain', 'demolition')
    .with((s) => {
      s.time = 10
    })
    .play()
    .act('demolition:break-room')
  expect(game.room('hibernatorium').malfunction).toBe(true)
  expect(game.whereIs('scout')).toBe('hibernating')
  expect(game.why('hibernatorium')).toBe('malfunction')
})

test('NEM-MALF-07 a breakdown of an Engine room leaves the Engine as it is', () => {
  const game = crew().at('scout', 'engine-1').hand('scout', 'demolition').play()
  const before = own(game.state).engines.map((engine) => engine.working)
  game.act('demolition:break-room')
  expect(game.room('engine-1').malfunction).toBe(true)
  expect(own(game.state).engines.map((engine) => engine.working)).toEqual(before)
})

test('NEM-MALF-08 a ninth marker that has to be placed blows up the ship', () => {
  const ready = () => crew().hand('scout', 'demolition')
  const eighth = ready()
    .malfunction(...BROKEN.slice(1))
    .play()
    .act('demolition:break-room')
  expect(eighth.winners).toBeNull()
  expect(eighth.room('armory').malfunction).toBe(true)
  const ninth = ready()
    .malfunction(...BROKEN)
    .play()
    .act('demolition:break-room')
  expect(ninth.winners).toEqual([])
  expect(ninth.match.result?.reason).toBe('explosion')
  expect(ninth.log('ends-explosion')[0].rule).toBe('NEM-MALF-08')
})

test('NEM-MALF-09 a second marker, or one for the Nest, is nothing, even when none is left', () => {
  const game = crew()
    .malfunction(...BROKEN)
    .intruder('adult', 'surgery')
    .intruder('adult', 'nest')
    .events('damage')
    .dice(QUIET)
    .phase('event')
    .at('captain', 'surgery')
    .at('scout', 'nest')
    .play()
  expect(game.winners).toBeNull()
  expect(game.log('malfunction')).toEqual([])
  expect(game.room('nest').malfunction).toBe(false)
})

test('NEM-MALF-11 a broken room counts as having no Computer', () => {
  const ready = () => crew().at('scout', 'comms-room').item('scout', 'self-destruct-key')
  const works = ready().cards('scout', 1).play()
  expect(works.options()).toContain('self-destruct-key')
  const broken = ready().cards('scout', 1).malfunction('comms-room').play()
  expect(broken.options()).not.toContain('self-destruct-key')
  expect(broken.why('self-destruct-key')).toBe('no-computer')
})

test('NEM-MALF-12 no marker is put into an unexplored room', () => {
  const green = crew()
    .unexplored('surgery')
    .events('life-support-failure')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(green.room('surgery').malfunction).toBe(false)
  expect(green.room('emergency-room').malfunction).toBe(true)
  const damaged = crew()
    .unexplored('engine-control')
    .intruder('breeder', 'engine-control')
    .intruder('breeder', 'generator')
    .events('damage')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(damaged.room('engine-control').malfunction).toBe(false)
  expect(damaged.room('generator').malfunction).toBe(true)
  const burning = crew()
    .unexplored('surgery')
    .fire('surgery', 'generator')
    .events('damaging-fire')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(burning.room('surgery').malfunction).toBe(false)
  expect(burning.room('generator').malfunction).toBe(true)
})
