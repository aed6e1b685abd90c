import { expect, test } from 'vitest'
import { type Playing, type Position, position } from './position.ts'

/** The scout at the Generator, alone. */
function generator(): Position {
  return position('scout', 'captain')
    .at('scout', 'generator')
    .at('captain', 'cockpit')
    .cards('scout', 4)
}

/** Time passes once, and nothing else happens. */
function night(ship: Position): Playing {
  return ship
    .phase('time')
    .events('regeneration')
    .dice({ tokens: ['blank'] })
    .play()
}

const marker = (game: Playing) => game.view(null).selfDestruct
const locked = (game: Playing) => game.view(null).pods.map((pod) => pod.locked)

test('NEM-SELFD-01 starting it costs 2 cards and puts the marker on the green square', () => {
  const game = generator().play()
  const [option] = game.decision().options.filter(({ id }) => id === 'generator')
  expect(option).toMatchObject({ label: 'start-self-destruct', params: { cost: 2 } })
  game.act('generator')
  expect(marker(game)).toBe(0)
  expect(game.log('self-destruct-started')[0].rule).toBe('NEM-SELFD-01')
})

test('NEM-SELFD-01 it cannot be started while it is running', () => {
  const game = generator().selfDestruct(1).play()
  const [option] = game.decision().options.filter(({ id }) => id === 'generator')
  expect(option.label).toBe('stop-self-destruct')
  const leak = generator()
    .selfDestruct(1)
    .malfunction('generator')
    .events('coolant-leak')
    .dice({ tokens: ['blank'] })
    .phase('event')
    .play()
  expect(marker(leak)).toBe(1)
  expect(leak.log('self-destruct-started')).toEqual([])
})

test('NEM-SELFD-02 the marker moves with the Time marker', () => {
  const game = night(generator().selfDestruct(0))
  expect([game.view(null).time, marker(game)]).toEqual([1, 1])
  expect(marker(night(generator()))).toBe(-1)
})

test('NEM-SELFD-03 stopping takes the marker away; a later start begins on green again', () => {
  const game = generator().selfDestruct(2).play()
  game.act('generator')
  expect(marker(game)).toBe(-1)
  game.act('generator')
  expect(marker(game)).toBe(0)
})

test('NEM-SELFD-04 on the way to yellow all pods are unlocked, once', () => {
  expect(locked(night(generator().selfDestruct(1)))).toEqual([true, true])
  const game = night(generator().selfDestruct(2))
  expect(marker(game)).toBe(3)
  expect(locked(game)).toEqual([false, false])
  // Whatever has been locked again stays so.
  expect(locked(night(generator().selfDestruct(3).unlocked(1)))).toEqual([false, true])
})

test('NEM-SELFD-04 pods may be locked again', () => {
  const game = night(
    generator()
      .selfDestruct(2)
      .tile(6, 'hatch-control')
      .at('scout', 'hatch-control')
      .first('captain'),
  )
  expect(locked(game)).toEqual([false, false])
  game.act('hatch-control:1')
  expect(locked(game)).toEqual([true, false])
})

test.each([3, 4, 5])('NEM-SELFD-04 it cannot be stopped on yellow square %i', (square) => {
  const game = generator().selfDestruct(square).play()
  expect(game.options()).not.toContain('generator')
  expect(game.forbidden('generator')).toBe('NEM-SELFD-04')
  const white = generator().selfDestruct(2).play()
  expect(white.options()).toContain('generator')
})

test('NEM-SELFD-05 on the skull the ship explodes with everybody aboard', () => {
  const game = night(generator().selfDestruct(5).inPod('captain', 1))
  expect(game.prompt).toBe('over')
  expect(game.view(null).ending).toMatchObject({ cause: 'explosion', exploded: true })
  expect(game.view(null).players.map(({ fate }) => fate)).toEqual(['dead', 'dead'])
  expect(night(generator().selfDestruct(4)).prompt).toBe('action')
})

test('NEM-SELFD-06 while somebody hibernates it cannot be started, but stopped', () => {
  const start = () => generator().out('captain', 'hibernating')
  const game = start().play()
  expect(game.options()).not.toContain('generator')
  expect(game.forbidden('generator')).toBe('NEM-SELFD-06')
  const running = start().selfDestruct(1).play().act('generator')
  expect(marker(running)).toBe(-1)
  expect(running.options()).not.toContain('generator')
})

test('NEM-SELFD-06 neither by an Item nor by an event', () => {
  const withKey = () => generator().at('scout', 'laboratory').item('scout', 'self-destruct-key')
  expect(withKey().play().options()).toContain('self-destruct-key')
  const barred = withKey().out('captain', 'hibernating').play()
  expect(barred.options()).not.toContain('self-destruct-key')
  expect(barred.forbidden('self-destruct-key')).toBe('NEM-SELFD-06')
  const leak = (ship: Position) =>
    ship
      .malfunction('generator')
      .events('coolant-leak')
      .dice({ tokens: ['blank'] })
      .phase('event')
      .play()
  expect(marker(leak(generator()))).toBe(0)
  expect(marker(leak(generator().out('captain', 'hibernating')))).toBe(-1)
})

test('NEM-SELFD-07 anybody at the Generator may stop it, as a room action like any other', () => {
  const start = () => generator().at('captain', 'generator').cards('captain', 2)
  const game = start().play()
  game.act('generator').pass()
  expect(game.asked).toEqual(['captain'])
  game.act('generator')
  expect(marker(game)).toBe(-1)
  const running = () => generator().selfDestruct(1)
  expect(running().malfunction('generator').play().forbidden('generator')).toBe('NEM-ROOM-03')
  expect(running().intruder('larva', 'generator').play().why('generator')).toBe('in-combat')
})

test('NEM-EVENT-03 the log tells how many squares are left to the explosion', () => {
  const game = position('scout', 'captain')
    .selfDestruct(1)
    .events('regeneration')
    .dice({ tokens: ['blank'] })
    .phase('time')
    .play()
  expect(game.told('self-destruct', 'left')).toEqual([4])
})
