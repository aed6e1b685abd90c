import { expect, test } from 'vitest'
import { own } from '../own.ts'
import { position } from './position.ts'

const QUIET = { tokens: ['larva' as const] }

test('NEM-EVENT-02 the Time marker moves one square', () => {
  const game = position('scout', 'captain').events('regeneration').dice(QUIET).phase('time').play()
  expect(game.view(null).time).toBe(1)
  expect(game.log('time')).toMatchObject([{ rule: 'NEM-EVENT-02', params: { left: 14 } }])
})

test('NEM-EVENT-03 a running self-destruct sequence moves along with the time, and only then', () => {
  const ship = () => position('scout', 'captain').events('regeneration').dice(QUIET).phase('time')
  expect(ship().play().view(null).selfDestruct).toBe(-1)
  const game = ship()
    .with((s) => {
      own(s).selfDestruct = 0
    })
    .play()
  expect(game.view(null)).toMatchObject({ selfDestruct: 1, time: 1 })
})

test('NEM-EVENT-04 each victim is chosen when the attack comes; nobody left means no attack', () => {
  const game = position('scout', 'captain', 'pilot')
    .at('pilot', 'cockpit')
    .cards('scout', 1)
    .cards('captain', 2)
    .intruder('queen', 'hibernatorium')
    .intruder('adult', 'hibernatorium')
    .wound('scout', 'wound-arm')
    .wound('captain', 'wound-arm')
    .wound('captain', 'wound-arm')
    .intruder('adult', 'hibernatorium')
    .attacks('tail-1', 'bite-1')
    .events('regeneration')
    .dice(QUIET)
    .phase('attacks')
    .play()
  expect(game.told('attack', 'seat')).toEqual([0, 1])
  expect([game.whereIs('scout'), game.whereIs('captain')]).toEqual(['dead', 'dead'])
})

test('NEM-EVENT-04 an Intruder that came during the attacks does not attack yet', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .intruder('creeper', 'hibernatorium')
    .attacks('summoning', 'scratch-1')
    .events('regeneration')
    .dice({ tokens: ['adult', 'larva'] })
    .phase('attacks')
    .play()
  expect(game.intrudersIn('hibernatorium')).toEqual(['creeper', 'adult'])
  expect(game.told('attack', 'intruder')).toEqual(['creeper-1'])
  expect(game.player('scout').lightWounds).toBe(0)
})

test('NEM-EVENT-05 fire injures every Intruder in it once, and the injuries are checked', () => {
  const game = position('scout', 'captain')
    .at('captain', 'cockpit')
    .fire('storage', 'armory')
    .intruder('larva', 'storage')
    .intruder('adult', 'armory', { injuries: 1 })
    .intruder('creeper', 'armory')
    .intruder('adult', 'surgery')
    .attacks('scratch-1', 'scratch-4')
    .events('regeneration')
    .dice(QUIET)
    .phase('fire')
    .play()
  expect(game.told('injured', 'intruder')).toEqual(['larva-1', 'adult-2', 'creeper-3'])
  expect([game.lair('larva-1'), game.lair('adult-2')]).toEqual(['gone', 'gone'])
  expect(game.room('armory').objects).toEqual(['carcass'])
  expect(game.room('storage').objects).toEqual([])
  // Regeneration has healed the creeper since; the other was never hurt.
  expect(game.lair('creeper-3')).toBe('armory')
  expect(game.lair('adult-4')).toBe('surgery')
})

test('NEM-EVENT-05 an Intruder that retreats into another fire is not burnt twice', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .at('captain', 'cockpit')
    .fire('monitoring-room', 'hibernatorium')
    .intruder('adult', 'monitoring-room')
    .attacks('claws-4')
    .events('hunt-2', 'opening-hatches')
    .dice(QUIET)
    .phase('fire')
    .play()
  expect(game.log('injured')).toHaveLength(1)
  expect(game.told('retreats', 'number')).toEqual([2])
  expect(game.told('intruder-moves', 'place')[0]).toBe(10)
})

test('NEM-EVENT-06 fire takes one Egg that nobody carries from each burning room, after Intruders', () => {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'cockpit')
    .fire('nest', 'armory', 'storage')
    .object('nest', 'egg')
    .object('storage', 'egg', 'egg')
    .carrying('scout', 'egg')
    .intruder('larva', 'armory')
    .events('regeneration')
    .dice(QUIET)
    .phase('fire')
    .play()
  // In the Nest one of the Intruder board goes before the loose one.
  expect(game.view(null).eggs).toBe(3)
  expect(game.room('nest').objects).toEqual(['egg'])
  expect(game.room('storage').objects).toEqual(['egg'])
  expect(game.player('scout').hands).toContainEqual({ object: 'egg' })
  expect(game.kinds('injured', 'egg-destroyed')).toEqual([
    'injured',
    'egg-destroyed',
    'egg-destroyed',
  ])
})

test('NEM-EVENT-08 NEM-EVENT-12 one card is drawn; Intruders move before its effect', () => {
  const game = position('scout', 'captain')
    .at('scout', 'cockpit')
    .at('captain', 'cockpit')
    .intruder('adult', 'hibernatorium')
    .events('damage', 'hunt-2')
    .dice(QUIET)
    .phase('event')
    .play()
  expect(game.told('event', 'event')).toEqual(['damage'])
  expect(game.lair('adult-1')).toBe('monitoring-room')
  expect(game.room('monitoring-room').malfunction).toBe(true)
  expect(game.room('hibernatorium').malfunction).toBe(false)
})

test('NEM-EVENT-09 those named and not in combat move by the number, all at the same moment', () => {
  const game = position('scout', 'captain')
    .at('scout', 'storage')
    .at('captain', 'laboratory')
    .intruder('adult', 'hibernatorium')
    .intruder('creeper', 'monitoring-room')
    .intruder('breeder', 'armory')
    .intruder('larva', 'monitoring-room')
    .intruder('adult', 'storage')
    .intruder('adult', 'airlock-control')
    .events('damage')
    .dice(QUIET)
    .phase('event')
    .play()
  // Exit 2: two change places and move once only.
  expect(game.lair('adult-1')).toBe('monitoring-room')
  expect(game.lair('creeper-2')).toBe('hibernatorium')
  // Not on the card.
  expect(game.lair('breeder-3')).toBe('armory')
  expect(game.lair('larva-4')).toBe('monitoring-room')
  // In combat, judged before anybody moved.
  expect(game.lair('adult-5')).toBe('storage')
  expect(game.lair('adult-6')).toBe('storage')
})

test('NEM-EVENT-10 a number that leads into the Technical Corridors takes them off the board', () => {
  const game = position('scout', 'captain')
    .intruder('adult', 'shower-room', { injuries: 3 })
    .intruder('breeder', 'shower-room')
    .intruder('creeper', 'shower-room')
    .with((s) => {
      s.bag = s.bag.filter((token) => token.type !== 'adult' || !s.reserve.push(token))
    })
    .events('hatching')
    .dice({ tokens: ['blank'] })
    .phase('event')
    .play()
  expect(game.intrudersIn('shower-room')).toEqual(['creeper'])
  // One Adult came back; another was added for the blank token.
  expect(game.view(null).bag).toMatchObject({ adult: 2, breeder: 1 })
})

test('NEM-EVENT-14 a card that orders it leaves the game, and discard and deck are shuffled together', () => {
  const game = position('scout', 'captain')
    .events('short-circuit', 'hunt-2')
    .with((s) => {
      s.eventDiscard = s.events.splice(0, 5).map(({ id }) => id)
      // What somebody knew of the order is gone with the shuffle.
      s.events[s.events.length - 2].seen = [0]
    })
    .dice(QUIET)
    .phase('event')
    .play()
  expect(game.view('scout').decks.events).toEqual({ count: 19, discard: [], known: [] })
  const left = game.state.events.map(({ id }) => id)
  expect(left).not.toContain('short-circuit')
})

test('NEM-EVENT-16 Characters are concerned in order, and only those in a room', () => {
  const game = position('scout', 'captain', 'pilot', 'soldier')
    .first('captain')
    .at('captain', 'cockpit')
    .carrying('scout', 'egg')
    .carrying('captain', 'egg')
    .inPod('pilot', 1)
    .carrying('pilot', 'egg')
    .out('soldier', 'hibernating')
    .carrying('soldier', 'egg')
    .events('egg-protection')
    .dice({ tokens: ['blank', 'blank', 'larva'] })
    .phase('event')
    .play()
  expect(game.told('encounter', 'seat')).toEqual([1, 0])
})

test('NEM-EVENT-16 rooms are concerned by their numbers, as they were when the effect began', () => {
  const game = position('scout', 'captain')
    .at('scout', 'armory')
    .at('captain', 'armory')
    .fire('surgery', 'cockpit')
    .events('consuming-fire')
    .dice(QUIET)
    .phase('event')
    .play()
  // Fire spreads to neighbours of 1 and 17, and from none of those onwards.
  expect(game.told('fire', 'place')).toEqual([1, 2, 3, 13, 18, 19])
})

test('NEM-FIRST-09 that the chambers open is told once, on the first blue square', () => {
  const told = (square: number) =>
    position('scout', 'captain')
      .time(square)
      .events('regeneration')
      .dice({ tokens: ['blank'] })
      .phase('time')
      .play()
      .log('chambers-open').length
  expect([5, 6, 7].map(told)).toEqual([0, 1, 0])
})
