import { expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** FIRE: what burns, and whom. */

const QUIET = { tokens: ['larva' as const] }

/** The Scout in the Armory, the Captain in the Cockpit. */
function crew(): Position {
  return position('scout', 'captain').at('scout', 'armory').at('captain', 'cockpit')
}

const EIGHT = [
  'nest',
  'surgery',
  'storage',
  'generator',
  'emergency-room',
  'laboratory',
  'comms-room',
  'fire-control',
]

// --- fire ---

test('NEM-FIRE-04 each Intruder in a burning room takes 1 damage in the Event phase', () => {
  const game = crew()
    .fire('armory', 'surgery')
    .at('scout', 'nest')
    .intruder('adult', 'armory')
    .intruder('creeper', 'armory')
    .intruder('adult', 'engine-2')
    .intruder('larva', 'surgery')
    .attacks('scratch-4', 'bite-3')
    .events('hunt-3')
    .dice(QUIET)
    .phase('fire')
    .play()
  const injuries = game.view(null).intruders.map((one) => [one.name, one.injuries])
  expect(injuries).toEqual([
    ['adult-1', 1],
    ['creeper-2', 1],
    ['adult-3', 0],
  ])
  expect(game.player('scout').lightWounds).toBe(0)
})

test('NEM-FIRE-05 a ninth marker that has to be placed blows up the ship', () => {
  const ready = () =>
    crew().cards('scout', 1).item('scout', 'molotov-cocktail').intruder('adult', 'engine-2')
  const eighth = ready()
    .fire(...EIGHT.slice(1))
    .attacks('scratch-4')
    .play()
    .act('molotov-cocktail:20')
  expect(eighth.room('engine-2').fire).toBe(true)
  expect(eighth.winners).toBeNull()
  const ninth = ready()
    .fire(...EIGHT)
    .play()
    .act('molotov-cocktail:20')
  expect(ninth.winners).toEqual([])
  expect(ninth.match.result?.reason).toBe('explosion')
  expect(ninth.log('ends-explosion')[0].rule).toBe('NEM-FIRE-05')
})

test('NEM-FIRE-06 a second marker in a room is nothing, even when none is left', () => {
  const game = crew()
    .cards('scout', 1)
    .item('scout', 'molotov-cocktail')
    .intruder('adult', 'engine-2')
    .fire('engine-2', ...EIGHT.slice(1))
    .attacks('scratch-4')
    .play()
    .act('molotov-cocktail:20')
  expect(game.winners).toBeNull()
  expect(game.log('fire')).toEqual([])
  expect(game.state.rooms.filter((room) => room.fire)).toHaveLength(8)
})

test.each(['cockpit', 'hibernatorium', 'engine-1', 'nest', 'slime-room', 'armory'])(
  'NEM-FIRE-10 the %s can burn',
  (tile) => {
    const game = crew()
      .at('scout', 'fire-control')
      .at('captain', tile)
      .fire(tile)
      .events('hunt-3')
      .dice(QUIET)
      .play()
      .pass()
      .pass()
    expect(game.player('captain').lightWounds).toBe(1)
  },
)

test('NEM-FIRE-10 a Character in a pod is not burnt', () => {
  const game = crew().inPod('scout', 1).fire('evacuation-a').play().pass()
  expect(game.player('scout').lightWounds).toBe(0)
})

test('NEM-FIRE-11 fire spreads into unexplored rooms and stays there', () => {
  const game = crew()
    .at('scout', 'hibernatorium')
    .cards('scout', 1)
    .fire('armory')
    .unexplored('airlock-control', 'slime-3')
    .events('consuming-fire')
    .dice({ tokens: ['larva'], noise: ['danger'] })
    .phase('event')
    .first('captain')
    .play()
  expect(game.room('airlock-control')).toMatchObject({ fire: true, explored: false })
  game.act('move:c-11-15')
  expect(game.room('airlock-control')).toMatchObject({ fire: true, explored: true })
})
