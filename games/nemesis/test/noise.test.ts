import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { NOISE_DIE } from '../components.ts'
import { type Position, position } from './position.ts'

/** The scout is about to walk to the Monitoring Room (exits 4, 3, 1 and 2) and to roll this. */
function walking(face: NoiseFace): Position {
  return position('scout', 'captain')
    .at('captain', 'cockpit')
    .cards('scout', 6)
    .dice({ noise: [face], tokens: ['creeper'] })
}

const WALK = 'move:c-6-11'

test('NEM-NOISE-02 a corridor with two numbers is hit by both, an entrance by its own', () => {
  const rolled = (tile: string, face: NoiseFace) =>
    position('scout', 'captain')
      .at('scout', tile)
      .at('captain', 'hibernatorium')
      .dice({ tokens: ['adult'], noise: [face, 'silence'] })
      .phase('bag')
      .play().noise
  expect([rolled('emergency-room', 3), rolled('emergency-room', 4)]).toEqual([
    ['c-12-16'],
    ['c-12-16'],
  ])
  expect(rolled('shower-room', 3)).toEqual(['technical-1'])
})

test('NEM-NOISE-06 danger counts Intruders in combat for nothing, and reaches the entrance', () => {
  const game = position('scout', 'captain')
    .at('captain', 'generator')
    .intruder('adult', 'generator')
    .cards('scout', 4)
    .dice({ noise: ['danger'] })
    .play()
    .act('move:c-11-14')
  expect(game.lair('adult-1')).toBe('generator')
  expect(game.noise).toEqual(['c-11-14', 'c-13-14', 'c-14-17', 'technical-1'])
})

test('NEM-NOISE-09 the die has 1, 2, 3 and 4 twice, danger once and silence once', () => {
  expect([...NOISE_DIE].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 'danger', 'silence'])
})

test('NEM-NOISE-10 only entering is quiet in company: rolls that are ordered are made', () => {
  const entering = walking(1).at('captain', 'monitoring-room').play().act(WALK)
  expect(entering.whereIs('scout')).toBe('monitoring-room')
  expect(entering.log('noise-roll')).toEqual([])
  const ordered = position('scout', 'captain')
    .dice({ tokens: ['adult'], noise: [1, 2] })
    .phase('bag')
    .play()
  expect(ordered.noise).toEqual(['c-6-11', 'c-11-15'])
  const acting = position('scout', 'captain')
    .at('scout', 'nest')
    .at('captain', 'nest')
    .emptyHanded('scout')
    .cards('scout', 2)
    .dice({ noise: [4] })
    .play()
  expect(acting.act('nest').noise).toEqual(['c-8-9'])
})

test('NEM-NOISE-13 a roll ordered by an action or an event is made even in combat', () => {
  const acting = position('scout', 'captain')
    .at('scout', 'nest')
    .intruder('adult', 'nest')
    .cards('scout', 2)
    .dice({ noise: [4], combat: ['one'] })
    .play()
  acting.act(acting.options().find((id) => id.startsWith('melee') && id.includes('eggs'))!)
  expect(acting.told('noise-roll', 'face')).toEqual([4])
  const event = position('scout', 'captain')
    .at('scout', 'nest')
    .intruder('larva', 'nest')
    .noise('technical-1')
    .events('noise-in-corridors')
    .dice({ noise: [4], tokens: ['larva'] })
    .phase('event')
    .play()
  expect(event.told('noise-roll', 'seat')).toEqual([0])
  expect(event.noise).toEqual(['c-8-9', 'technical-1'])
})

test('NEM-NOISEMARK-01 noise stops nobody and hinders nothing but further noise', () => {
  const game = walking('silence')
    .noise('c-6-11')
    .intruder('adult', 'engine-3')
    .noise('c-13-19')
    .events('damage')
    .play()
  game.act(WALK)
  expect(game.whereIs('scout')).toBe('monitoring-room')
  game
    .dice({ tokens: ['larva'] })
    .pass()
    .pass()
  // Exit 2 of Engine 3 leads through the noise to the Generator.
  expect(game.lair('adult-1')).toBe('generator')
  expect(game.noise).toEqual(['c-6-11', 'c-13-19'])
})

test('NEM-NOISEMARK-02 a corridor never holds two markers', () => {
  const game = position('scout', 'captain')
    .at('scout', 'monitoring-room')
    .noise('c-6-11')
    .dice({ tokens: ['adult', 'blank'], noise: [1, 2] })
    .phase('bag')
    .play()
  // The captain's roll hits the marked corridor: an Encounter, here with the blank.
  expect(game.told('noise', 'exit')).toEqual(['c-6-7', 'c-11-15', 'c-6-11', 'c-8-11', 'c-11-14'])
  expect(game.noise).toEqual(['c-6-7', 'c-6-11', 'c-8-11', 'c-11-14', 'c-11-15'])
})

test('NEM-NOISEMARK-04 noise stays until a rule discards it', () => {
  const game = walking('silence')
    .noise('c-6-7', 'c-17-19', 'technical-1')
    .events('regeneration')
    .play()
    .act(WALK)
  game
    .dice({ tokens: ['larva'] })
    .pass()
    .pass()
  expect(game.view(null).round).toBe(2)
  expect(game.noise).toEqual(['c-6-7', 'c-17-19', 'technical-1'])
})

test('NEM-NOISE-04 a Larva alone near answers danger too, and there is no noise', () => {
  const game = walking('danger').intruder('larva', 'engine-control').play().act(WALK)
  expect(game.lair('larva-1')).toBe('monitoring-room')
  expect(game.noise).toEqual([])
})

test('NEM-NOISE-02 the log names the corridor, and the Technical Corridors by their network', () => {
  const first = position('scout', 'captain')
    .at('scout', 'monitoring-room')
    .tile(2, 'storage')
    .cards('scout', 1)
    .dice({ noise: [3] })
    .play()
    .act('move:c-2-6')
  expect(first.told('noise', 'exit')).toEqual(['c-1-2'])
  const ducts = position('scout', 'captain')
    .cards('scout', 1)
    .dice({ noise: [4] })
    .play()
  expect(ducts.act('move:c-11-15').told('noise', 'exit')).toEqual(['technical-1'])
})

test('NEM-ACT-04 every exit without noise can be chosen for the marker, each under its own name', () => {
  const game = position('scout', 'captain').at('scout', 'nest').cards('scout', 2)
  game.tile(2, 'storage').at('scout', 'storage')
  const play = game.play().act('careful-move:c-1-2')
  expect(play.options().sort()).toEqual(['noise:c-1-2', 'noise:c-1-3', 'noise:c-1-4'])
  expect(play.decision().options.map(({ label }) => label)).not.toContain('noise-technical')
})
