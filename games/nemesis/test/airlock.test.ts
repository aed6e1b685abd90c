import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { type Playing, type Position, position } from './position.ts'

const AROUND_GENERATOR = ['c-10-13', 'c-13-14', 'c-13-19']

/** The scout at the airlocks; the Generator is room 13. */
function airlock(): Position {
  return position('scout', 'pilot', 'captain')
    .at('scout', 'airlock-control')
    .at('pilot', 'cockpit')
    .at('captain', 'cockpit')
    .cards('scout', 4)
}

/** Everybody passes; nothing else happens in the Event phase. */
function passAll(game: Playing): Playing {
  while (game.view(null).round === 1 && game.prompt !== 'over') game.pass()
  return game
}

const night = (ship: Position) =>
  ship
    .events('regeneration')
    .dice({ tokens: ['blank'] })
    .play()
const doors = (game: Playing, ...ids: string[]) => ids.map((id) => game.corridor(id).door)

test('NEM-ROOM-33 airlock-control: another explored yellow room is chosen', () => {
  expect(airlock().play().ways('airlock-control')).toEqual(['2', '5', '7', '13'])
  const hidden = airlock().unexplored('comms-room').play()
  expect(hidden.ways('airlock-control')).toEqual(['2', '7', '13'])
})

test('NEM-ROOM-33 airlock-control: no corridor of the room may hold a destroyed door', () => {
  const torn = airlock().door('c-13-19', 'destroyed').door('c-1-2', 'destroyed')
  expect(torn.play().ways('airlock-control')).toEqual(['5', '7'])
  const none = torn.door('c-5-6', 'destroyed').door('c-3-7', 'destroyed').play()
  expect(none.ways('airlock-control')).toEqual([])
  expect(none.forbidden('airlock-control')).toBe('NEM-ROOM-33')
})

test('NEM-ROOM-34 airlock-control: every door of the room closes, and the token lies in it', () => {
  const game = airlock().door('c-13-14', 'closed').play()
  game.act('airlock-control:13')
  expect(doors(game, ...AROUND_GENERATOR)).toEqual(['closed', 'closed', 'closed'])
  expect(game.view(null).depressurised).toBe(12)
  expect(game.view(null).corridors.filter(({ door }) => door === 'closed')).toHaveLength(3)
})

test('NEM-ROOM-34 airlock-control: a technical entrance takes no door and is ignored', () => {
  const game = airlock().play().act('airlock-control:5')
  expect(doors(game, 'c-5-6', 'c-5-10')).toEqual(['closed', 'closed'])
  expect(game.view(null).depressurised).toBe(4)
})

test('NEM-ROOM-34 airlock-control: not available while the token is in play', () => {
  const game = airlock().play().act('airlock-control:13')
  expect(game.ways('airlock-control')).toEqual([])
  expect(game.forbidden('airlock-control')).toBe('NEM-ROOM-34')
})

test('NEM-ROOM-35 an opened door cancels the depressurisation', () => {
  const game = night(
    airlock().at('pilot', 'generator').hand('pilot', 'computer-skills', 'ship-knowledge'),
  )
  game.act('airlock-control:13').pass()
  game.act('computer-skills:turn-door:c-13-14')
  expect(game.view(null).depressurised).toBe(-1)
  expect(game.log('depressurisation-ends')).toHaveLength(1)
  // Closing it again does not help.
  game.act('ship-knowledge:turn-door:c-13-14')
  expect(game.view(null).depressurised).toBe(-1)
  passAll(game)
  expect(game.whereIs('pilot')).toBe('generator')
})

test('NEM-ROOM-35 a door elsewhere does not matter', () => {
  const game = airlock()
    .at('pilot', 'storage')
    .door('c-15-16', 'closed')
    .hand('pilot', 'computer-skills')
    .play()
  game.act('airlock-control:13').pass()
  game.act('computer-skills:turn-door:c-15-16')
  expect(game.view(null).depressurised).toBe(12)
})

test('NEM-ROOM-35 a destroyed door cancels it too', () => {
  const game = night(airlock().at('pilot', 'generator').hand('pilot', 'demolition'))
  game.act('airlock-control:13').pass()
  game.act('demolition:destroy-door:c-13-14')
  expect(game.view(null).depressurised).toBe(-1)
  expect(passAll(game).whereIs('pilot')).toBe('generator')
})

test('NEM-ROOM-35 so does a Door piece that is needed elsewhere', () => {
  const ship = airlock().at('pilot', 'storage').hand('pilot', 'computer-skills')
  const others = ['c-1-2', 'c-1-3', 'c-1-4', 'c-2-6', 'c-3-7', 'c-4-8', 'c-5-6', 'c-5-10', 'c-6-7']
  for (const corridor of others) ship.door(corridor, 'closed')
  const game = ship.play()
  game.act('airlock-control:13').pass()
  game.act('computer-skills:turn-door:c-15-16', 'take-door:c-13-19')
  expect(doors(game, 'c-15-16', 'c-13-19')).toEqual(['closed', 'open'])
  expect(game.view(null).depressurised).toBe(-1)
})

test('NEM-ROOM-35 the airlocks work again once a depressurisation was cancelled', () => {
  const game = airlock()
    .cards('scout', 2)
    .itemDeck('yellow', 'tools')
    .at('pilot', 'generator')
    .hand('pilot', 'computer-skills')
    .play()
  game.act('search:yellow', 'keep-item:tools#0').act('airlock-control:13')
  game.act('computer-skills:turn-door:c-13-14')
  expect(game.view(null).depressurised).toBe(-1)
  game.pass().pass()
  expect(game.ways('airlock-control')).toEqual(['2', '5', '7', '13'])
})

test('NEM-ROOM-36 when all have passed everything in the room dies, before the Event phase', () => {
  const game = night(
    airlock()
      .at('pilot', 'generator')
      .intruder('breeder', 'generator', { injuries: 1 })
      .intruder('larva', 'generator')
      .intruder('adult', 'armory')
      .fire('generator'),
  )
  game.act('airlock-control:13')
  passAll(game)
  expect(game.whereIs('pilot')).toBe('dead')
  expect(game.intrudersIn('generator')).toEqual([])
  expect(game.lair('adult-3')).toBe('armory')
  expect(game.room('generator').fire).toBe(false)
  expect(game.view(null).depressurised).toBe(-1)
  expect(game.kinds('depressurised', 'dies', 'time', 'attack')).toEqual([
    'depressurised',
    'dies',
    'time',
  ])
  expect(game.log('kill-check')).toEqual([])
  expect(doors(game, ...AROUND_GENERATOR)).toEqual(['closed', 'closed', 'closed'])
})

test('NEM-ROOM-36 whoever is not in the room then is unharmed', () => {
  const game = night(airlock().fire('generator'))
  game.act('airlock-control:13')
  passAll(game)
  expect(game.view(null).players.map(({ fate }) => fate)).toEqual(['awake', 'awake', 'awake'])
  expect(game.room('generator').fire).toBe(false)
})

test('NEM-ROOM-36 all these deaths are one: the last of the crew die together', () => {
  const game = position('scout', 'captain', 'scientist')
    .out('scientist', 'dead')
    .at('scout', 'generator')
    .at('captain', 'generator')
    .with((s) => {
      own(s).depressurised = 12
      for (const corridor of [14, 18, 19]) s.corridors[corridor].door = 'closed'
    })
    .play()
  expect(doors(game, ...AROUND_GENERATOR)).toEqual(['closed', 'closed', 'closed'])
  game.pass().pass()
  expect(game.told('dies', 'seat')).toEqual([0, 1])
  expect(game.prompt).toBe('over')
  expect(game.winners).toEqual([])
  expect(game.log('time')).toEqual([])
})

test('NEM-ROOM-37 Objects stay, and the dead leave theirs by the normal rules', () => {
  const game = night(
    airlock()
      .at('pilot', 'generator')
      .carrying('pilot', 'egg')
      .object('generator', 'egg', 'corpse')
      .intruder('creeper', 'generator')
      .intruder('larva', 'generator'),
  )
  game.act('airlock-control:13')
  passAll(game)
  expect([...game.room('generator').objects].sort()).toEqual([
    'carcass',
    'corpse',
    'corpse-1',
    'egg',
    'egg',
  ])
})

test('NEM-ROOM-35 NEM-DOOR-09 with too few Door pieces the room is not shut, and nobody dies', () => {
  const ship = airlock().at('pilot', 'generator')
  const others = ['c-1-2', 'c-1-3', 'c-1-4', 'c-2-6', 'c-3-7', 'c-4-8', 'c-5-6', 'c-5-10', 'c-6-7']
  for (const corridor of [...others, 'c-6-11', 'c-8-11']) ship.door(corridor, 'destroyed')
  const game = night(ship)
  // The one piece that is left goes from door to door.
  game.act('airlock-control:13')
  expect(doors(game, ...AROUND_GENERATOR).filter((door) => door === 'closed')).toHaveLength(1)
  expect(game.view(null).depressurised).toBe(-1)
  expect(game.log('depressurisation-ends')[0]).toMatchObject({ rule: 'NEM-ROOM-35' })
  expect(passAll(game).whereIs('pilot')).toBe('generator')
})

test('NEM-ROOM-36 NEM-FIRST-07 an empty room that is depressurised is no death: pods stay locked', () => {
  const game = night(airlock())
  game.act('airlock-control:13')
  passAll(game)
  expect(game.log('depressurised')).toHaveLength(1)
  expect(game.view(null).pods.every(({ locked }) => locked)).toBe(true)
  // And where nothing burnt, nothing is put out.
  expect(game.log('fire-out')).toEqual([])
})

test('NEM-ROOM-34 airlock-control: a door that is closed already is not closed again', () => {
  const game = airlock().door('c-13-14', 'closed').play().act('airlock-control:13')
  expect(game.told('door-closed', 'corridor').sort()).toEqual(['c-10-13', 'c-13-19'])
})
