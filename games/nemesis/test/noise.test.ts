import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { NOISE_DIE } from '../components.ts'
import { position } from './position.ts'

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

test('NEM-NOISE-09 the die has 1, 2, 3 and 4 twice, danger once and silence once', () => {
  expect([...NOISE_DIE].sort()).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 'danger', 'silence'])
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
