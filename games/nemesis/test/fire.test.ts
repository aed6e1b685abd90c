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

test('NEM-FIRE-01 a turn that ends in a burning room costs a Light Wound, each time', () => {
  const game = crew()
    .fire('engine-2')
    .cards('scout', 4)
    .dice({ noise: ['silence', 'silence', 'silence', 'silence'] })
    .play()
  game.act('move:c-18-20').act('move:c-18-20')
  expect(game.player('scout').lightWounds).toBe(0)
  game.pass()
  game.act('move:c-18-20')
  expect(game.player('scout').lightWounds).toBe(0)
  game.pass()
  expect(game.player('scout').lightWounds).toBe(1)
  expect(game.player('captain').lightWounds).toBe(0)
})

test('NEM-FIRE-02 a turn is two actions, an action and a pass, or just a pass', () => {
  const burnt = (from: string, ...actions: string[]) => {
    const game = crew()
      .at('scout', from)
      .fire('shower-room')
      .cards('scout', 2)
      .dice({ noise: ['silence', 'silence'] })
      .play()
    for (const action of actions) {
      // Never before the end: neither on entering nor on crossing the room.
      expect(game.player('scout').lightWounds).toBe(0)
      if (action === 'pass') game.pass()
      else game.act(action)
    }
    expect(game.asked).toEqual(['captain'])
    return game.player('scout').lightWounds
  }
  expect(burnt('hibernatorium', 'move:c-11-14', 'move:c-14-17')).toBe(0)
  expect(burnt('shower-room', 'move:c-14-17', 'move:c-14-17')).toBe(1)
  expect(burnt('hibernatorium', 'move:c-11-14', 'pass')).toBe(1)
  expect(burnt('shower-room', 'move:c-11-14', 'pass')).toBe(0)
  expect(burnt('shower-room', 'pass')).toBe(1)
})

test('NEM-FIRE-03 who has passed in a burning room is not burnt again in this phase', () => {
  const game = crew()
    .fire('armory')
    .cards('captain', 4)
    .events('hunt-3')
    .dice({ noise: ['silence', 'silence', 'silence', 'silence'], ...QUIET })
    .play()
  game.pass()
  game.act('move:c-1-3').act('move:c-1-3')
  expect(game.asked).toEqual(['captain'])
  game.pass()
  expect(game.view(null).round).toBe(2)
  expect(game.player('scout').lightWounds).toBe(1)
})

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

test('NEM-FIRE-04 Eggs burn only in a Nest that somebody has found', () => {
  const burning = () => crew().fire('nest').events('hunt-3').dice(QUIET).phase('fire')
  expect(burning().play().view(null).eggs).toBe(4)
  expect(burning().unexplored('nest').play().view(null).eggs).toBe(5)
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

test('NEM-FIRE-07 a discarded marker can be used again', () => {
  const game = crew()
    .fire('armory', ...EIGHT.slice(1))
    .cards('scout', 2)
    .item('scout', 'fire-extinguisher')
    .item('scout', 'molotov-cocktail')
    .intruder('adult', 'engine-2')
    .attacks('scratch-4')
    .play()
    .act('fire-extinguisher:extinguish')
  expect(game.room('armory').fire).toBe(false)
  game.act('molotov-cocktail:20')
  expect(game.room('engine-2').fire).toBe(true)
  expect(game.winners).toBeNull()
})

test('NEM-FIRE-08 the room action works in a burning room', () => {
  const game = crew().at('scout', 'comms-room').fire('comms-room').cards('scout', 2).play()
  game.act('comms-room')
  expect(game.player('scout').signal).toBe(true)
})

test('NEM-FIRE-09 so does Search', () => {
  const game = crew().fire('armory').hand('scout', 'search').play().act('search:red')
  expect(game.prompt).toBe('keep-item')
  expect(game.room('armory').items).toBe(1)
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
