import { expect, test } from 'vitest'
import { position } from './position.ts'

test('NEM-TECH-01 NEM-TECH-03 Characters cannot go into the Technical Corridors', () => {
  const game = position('scout', 'captain').at('scout', 'shower-room').cards('scout', 6).play()
  const moves = game.options().filter((id) => id.startsWith('move:'))
  expect(moves).toEqual(['move:c-13-14', 'move:c-14-17', 'move:c-11-14'])
})

test('NEM-TECH-02 the Mechanic and the Plans lead from one entrance to another', () => {
  const ship = () => position('mechanic', 'captain').dice({ noise: ['silence'] })
  const crawling = ship()
    .at('mechanic', 'shower-room')
    .hand('mechanic', 'technical-corridors', 'rest')
  const game = crawling.play()
  const rooms = game.options().filter((id) => id.startsWith('technical-corridors:'))
  // The entrances of slots 2, 4, 5, 9, 15, 19 and 21.
  expect(rooms.map((id) => id.split(':')[1])).toEqual(['2', '4', '5', '9', '15', '19', '21'])
  game.act('technical-corridors:9')
  expect(game.whereIs('mechanic')).toBe('nest')
  const planned = position('captain', 'scout')
    .at('captain', 'nest')
    .item('captain', 'technical-corridor-plans')
    .cards('captain', 2)
    .dice({ noise: ['silence'] })
    .play()
  planned.act('technical-corridor-plans:21')
  expect(planned.whereIs('captain')).toBe('engine-1')
  const outside = ship().hand('mechanic', 'technical-corridors', 'rest').play()
  expect(outside.options().filter((id) => id.startsWith('technical-corridors'))).toEqual([])
})

test('NEM-TECH-03 an entrance is an exit of its room, but joins no rooms', () => {
  // A roll of its number makes noise in it.
  const rolling = position('scout', 'captain')
    .cards('scout', 4)
    .dice({ noise: [4] })
    .play()
    .act('move:c-11-15')
  expect(rolling.noise).toEqual(['technical-1'])
  // An Intruder at another entrance is not near: danger finds nobody.
  const danger = position('scout', 'captain')
    .at('captain', 'cockpit')
    .intruder('adult', 'shower-room')
    .cards('scout', 4)
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-15')
  expect(danger.lair('adult-1')).toBe('shower-room')
  expect(danger.noise).toContain('technical-1')
})

test('NEM-TECH-04 NEM-TECH-05 one marker on the icon counts at every entrance', () => {
  const game = position('scout', 'captain')
    .at('captain', 'engine-2')
    .cards('scout', 5)
    .cards('captain', 5)
    .dice({ noise: [4], tokens: ['creeper'] })
    .play()
  game.act('move:c-11-15')
  expect(game.view(null).technicalNoise).toEqual([true])
  expect(game.view(null).corridors.filter(({ noise }) => noise)).toEqual([])
  game.pass().dice({ noise: ['silence', 4] })
  game.act('move:c-17-20').act('move:c-17-19')
  // At the other end of the ship the same marker is hit.
  expect(game.told('encounter', 'seat')).toEqual([1])
  expect(game.intrudersIn('engine-3')).toEqual(['creeper'])
  expect(game.noise).toEqual([])
})

test('NEM-TECH-04 Careful Movement may put its marker on the icon', () => {
  const game = position('scout', 'captain').cards('scout', 4).play()
  game.act('careful-move:c-11-14')
  expect(game.options()).toContain('noise:technical-1')
  game.choose('noise:technical-1')
  expect(game.noise).toEqual(['technical-1'])
})

test('NEM-TECH-06 a second marker for the icon is an Encounter, but filling up skips it', () => {
  const ship = () =>
    position('scout', 'captain').at('captain', 'cockpit').cards('scout', 4).noise('technical-1')
  const hit = ship()
    .dice({ noise: [3], tokens: ['creeper'] })
    .play()
    .act('move:c-11-14')
  expect(hit.log('encounter')).toHaveLength(1)
  const filled = ship()
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(filled.log('encounter')).toEqual([])
  expect(filled.noise).toEqual(['c-11-14', 'c-13-14', 'c-14-17', 'technical-1'])
})

test('NEM-TECH-07 no door is ever put into a Technical Corridor', () => {
  const explored = position('mechanic', 'captain')
    .at('mechanic', 'shower-room')
    .hand('mechanic', 'technical-corridors', 'rest')
    .unexplored('comms-room', 'doors-2')
    .dice({ noise: ['silence'] })
    .play()
  explored.act('technical-corridors:5')
  expect(explored.room('comms-room')).toMatchObject({ explored: true, items: 2 })
  expect(explored.view(null).corridors.filter(({ door }) => door !== 'open')).toEqual([])
  const commanding = position('scout', 'captain')
    .tile(6, 'command-center')
    .at('scout', 'command-center')
    .cards('scout', 3)
    .play()
  commanding.act('command-center:14')
  expect(commanding.options()).toEqual([
    'close-door:c-13-14',
    'close-door:c-14-17',
    'close-door:c-11-14',
  ])
})
