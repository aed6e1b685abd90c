import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Position, position } from './position.ts'

/** DOOR: open, closed and destroyed doors. */

/** The Scout in the Hibernatorium with an Energy Charge, which turns one door, and cards to pay. */
function keeper(): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 3)
    .item('scout', 'energy-charge')
}

const TURN = 'energy-charge:turn-door:c-11-14'

function moves(ready: Position): string[] {
  return ready
    .play()
    .options()
    .filter((id) => id.startsWith('move:'))
}

test('NEM-DOOR-03 Characters, Intruders and events change doors', () => {
  const closed = keeper().play().act(TURN)
  expect(closed.corridor('c-11-14').door).toBe('closed')
  const crew = () => position('scout', 'captain').at('captain', 'cockpit')
  const destroyed = crew()
    .intruder('adult', 'shower-room')
    .door('c-11-14', 'closed')
    .events('noise-in-corridors')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(destroyed.corridor('c-11-14').door).toBe('destroyed')
  const opened = crew()
    .door('c-11-14', 'closed')
    .door('c-11-15', 'destroyed')
    .events('opening-hatches')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(opened.corridor('c-11-14').door).toBe('open')
  expect(opened.corridor('c-11-15').door).toBe('destroyed')
})

test('NEM-DOOR-04 nobody goes through a closed door, and nothing is thrown through it', () => {
  const ready = () => keeper().item('scout', 'grenade').intruder('adult', 'shower-room')
  expect(moves(ready())).toContain('move:c-11-14')
  expect(ready().play().options()).toContain('grenade:adult-1')
  const shut = () => ready().door('c-11-14', 'closed')
  expect(moves(shut())).not.toContain('move:c-11-14')
  expect(shut().play().options()).not.toContain('grenade:adult-1')
  const stopped = position('scout', 'captain')
    .at('captain', 'cockpit')
    .intruder('adult', 'shower-room')
    .door('c-11-14', 'closed')
    .events('noise-in-corridors')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(stopped.lair('adult-1')).toBe('shower-room')
})

test('NEM-DOOR-05 a destroyed door lets everybody and everything pass', () => {
  const ready = () =>
    keeper().item('scout', 'grenade').intruder('adult', 'shower-room').door('c-11-14', 'destroyed')
  expect(moves(ready())).toContain('move:c-11-14')
  expect(ready().play().options()).toContain('grenade:adult-1')
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .intruder('adult', 'shower-room')
    .door('c-11-14', 'destroyed')
    .events('noise-in-corridors')
    .dice({ tokens: ['larva'] })
    .phase('event')
    .play()
  expect(game.lair('adult-1')).toBe('hibernatorium')
})

test('NEM-DOOR-06 only the Plasma Torch closes a destroyed door', () => {
  const ready = () =>
    position('mechanic', 'captain')
      .at('captain', 'cockpit')
      .hand('mechanic', 'computer-skills', 'search', 'search')
      .item('mechanic', 'energy-charge')
      .item('mechanic', 'tools')
      .item('mechanic', 'plasma-torch')
      .door('c-11-14', 'destroyed')
  const game = ready().play()
  const offered = game.options().filter((id) => id.endsWith('c-11-14') && !id.includes('move'))
  expect(offered).toEqual(['plasma-torch:c-11-14'])
  game.act('plasma-torch:c-11-14')
  expect(game.corridor('c-11-14').door).toBe('closed')
  // It is an ordinary closed door now.
  expect(game.options()).toContain('energy-charge:turn-door:c-11-14')
})

test('NEM-DOOR-06 a door so restored needs no other piece, though all 12 are in use', () => {
  const ready = position('mechanic', 'captain')
    .cards('mechanic', 1)
    .item('mechanic', 'plasma-torch')
    .at('captain', 'cockpit')
  const game = twelve('closed', ready).door('c-6-11', 'destroyed').play()
  game.act('plasma-torch:c-6-11')
  expect(game.prompt).toBe('action')
  expect(TWELVE.map((corridor) => game.corridor(corridor).door)).toEqual(
    Array<string>(12).fill('closed'),
  )
})

const TWELVE = [
  'c-1-2',
  'c-1-3',
  'c-1-4',
  'c-2-6',
  'c-3-7',
  'c-4-8',
  'c-5-6',
  'c-5-10',
  'c-6-7',
  'c-6-11',
  'c-7-8',
  'c-8-9',
]

function twelve(door: 'closed' | 'destroyed', ready = keeper()): Position {
  for (const corridor of TWELVE) ready.door(corridor, door)
  return ready
}

test('NEM-DOOR-09 the door taken away counts as opened', () => {
  const game = twelve('closed')
    .with((s) => {
      own(s).depressurised = 4
    })
    .play()
    .act(TURN, 'take-door:c-5-10')
  expect(game.view(null).depressurised).toBe(-1)
})

test('NEM-ROOM-31 NEM-DOOR-09 the piece of a door that is opened serves for one that is closed', () => {
  const ship = position('scout', 'captain')
    .tile(2, 'command-center')
    .at('scout', 'command-center')
    .cards('scout', 2)
  const others = ['c-1-2', 'c-1-3', 'c-1-4', 'c-2-6', 'c-3-7', 'c-4-8', 'c-5-6', 'c-5-10', 'c-6-7']
  for (const corridor of [...others, 'c-8-9', 'c-10-13', 'c-11-15']) ship.door(corridor, 'closed')
  const game = ship.play().act('command-center:11')
  game.pick('close-door:c-6-11', 'open-door:c-11-15')
  expect(game.prompt).toBe('action')
  expect([game.corridor('c-6-11').door, game.corridor('c-11-15').door]).toEqual(['closed', 'open'])
  expect(game.log('door-opened')).toHaveLength(1)
})
