import type { Token } from '@bulkhead/hull/kinds.ts'
import { expect, test } from 'vitest'
import { position } from './position.ts'

const FOUR: Token = { type: 'adult', number: 4 }

test('NEM-ENC-02 an Event card can cause an Encounter, with all its steps', () => {
  const event = (card: string) =>
    position('scout', 'captain')
      .at('scout', 'nest')
      .cards('scout', 1)
      .noise('c-8-9')
      .events(card)
      .attacks('scratch-1')
      .dice({ tokens: card === 'egg-protection' ? [FOUR, 'larva'] : ['larva'] })
      .phase('event')
      .play()
  const game = event('egg-protection')
  expect(game.log('encounter')).toMatchObject([{ params: { seat: 0, place: 8 } }])
  expect(game.told('noise-removed', 'exit')).toEqual(['c-8-9'])
  expect(game.intrudersIn('nest')).toEqual(['adult'])
  expect(game.told('surprise-attack', 'seat')).toEqual([0])
  const other = event('opening-hatches')
  expect(other.kinds('encounter', 'noise-removed', 'surprise-attack')).toEqual([])
  expect(other.noise).toEqual(['c-8-9'])
})

test('NEM-ENC-02 Hatching is an Encounter for whoever has no Action card in the Nest', () => {
  const hatching = (...cards: string[]) =>
    position('scout', 'captain')
      .beforeFirstEncounter()
      .at('scout', 'nest')
      .hand('scout', ...cards)
      .events('hatching')
      .dice({ tokens: ['larva'] })
      .phase('event')
      .play()
  const idle = hatching('clean')
  expect(idle.log('encounter')).toMatchObject([
    { rule: 'NEM-ENC-02', params: { seat: 0, place: 8 } },
  ])
  // The first of the game: everybody keeps an Objective before the Larva attacks.
  expect(idle.prompt).toBe('objective')
  expect(idle.player('scout').larva).toBe(false)
  idle.say('scout', 'keep:0').say('captain', 'keep:0')
  expect(idle.player('scout').larva).toBe(true)
  const busy = hatching('search')
  expect(busy.log('egg-hatches')).toHaveLength(1)
  expect(busy.log('encounter')).toEqual([])
  expect(busy.player('scout').larva).toBe(false)
})

test('NEM-ENC-02 an Attack card can bring an Intruder from the bag, or a Surprise Attack', () => {
  const attack = (card: string) =>
    position('scout', 'captain')
      .at('captain', 'cockpit')
      .intruder('creeper', 'hibernatorium')
      .attacks(card, 'scratch-1')
      .events('opening-hatches')
      .dice({ tokens: card === 'summoning' ? [FOUR, 'larva'] : ['larva'] })
      .phase('attacks')
      .play()
  const summoned = attack('summoning')
  // One token for the card, one for the bag step.
  expect(summoned.told('token', 'type')).toEqual(['adult', 'larva'])
  expect(summoned.told('intruder', 'place')).toEqual([10])
  expect(summoned.intrudersIn('hibernatorium')).toEqual(['creeper', 'adult'])
  expect(summoned.intruder('adult-2')?.token).toEqual(FOUR)
  const transformed = attack('transformation-1')
  expect(transformed.intrudersIn('hibernatorium')).toEqual(['breeder'])
  expect(transformed.told('surprise-attack', 'seat')).toEqual([0])
  expect(transformed.player('scout').lightWounds).toBe(1)
  const scratched = attack('scratch-2')
  expect(scratched.told('token', 'type')).toEqual(['larva'])
  expect(scratched.kinds('intruder', 'surprise-attack')).toEqual([])
})

test('NEM-ENC-16 Intruders already in the room are not affected and do not attack', () => {
  const game = position('scout', 'captain')
    .at('scout', 'shower-room')
    .intruder('adult', 'shower-room', { injuries: 2 })
    .carrying('scout', 'egg')
    .events('egg-protection')
    .attacks('scratch-1')
    .dice({ tokens: [FOUR, 'larva'] })
    .phase('event')
    .play()
  expect(game.intrudersIn('shower-room')).toEqual(['adult', 'adult'])
  expect(game.intruder('adult-1')?.injuries).toBe(2)
  expect(game.told('attack', 'intruder')).toEqual(['adult-2'])
})
