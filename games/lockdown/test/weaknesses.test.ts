import { describe, expect, test } from 'vitest'
import { lockdown, type Playing, type Position } from './position.ts'

/** The six Weaknesses of the Night Stalkers (components 15): on the first place, for those with 3 Knowledge. */

/** The Sentry with the Knowledge for the first place, or without it. */
function knowing(weakness: string, knowledge: number): Position {
  return lockdown('sentry', 'hacker')
    .at('hacker', 'alert-room')
    .found('first', weakness)
    .knowledge('sentry', knowledge)
}

/** The same twice: with enough Knowledge and with too little. */
function both<T>(weakness: string, result: (base: Position) => T): { knows: T; doesNot: T } {
  return { knows: result(knowing(weakness, 3)), doesNot: result(knowing(weakness, 2)) }
}

const injuries = (game: Playing) => game.told('injured', 'injuries')[0]

test('LOCK-WEAK-12 sciophobia: the dark part of an attack by an Adult does not hit', () => {
  const attacked = (type: 'adult' | 'breeder') => (base: Position) =>
    base
      .dark()
      .cards('sentry', 2)
      .intruder(type, 'repository')
      .attacks('slash-1')
      .events('doors-release')
      .dice({ tokens: ['larva'] })
      .phase('attacks')
      .play()
      .player('sentry').lightWounds
  expect(both('sciophobia', attacked('adult'))).toEqual({ knows: 1, doesNot: 2 })
  expect(both('sciophobia', attacked('breeder'))).toEqual({ knows: 2, doesNot: 2 })
})

test('LOCK-TECH-08 sciophobia: it helps in the ducts too', () => {
  const crawled = (knowledge: number) =>
    lockdown('survivor', 'hacker')
      .at('survivor', 'laboratory')
      .found('first', 'sciophobia')
      .knowledge('survivor', knowledge)
      .hand('survivor', 'ventilation-ducts', 'search')
      .attacks('slash-1')
      .dice({ noise: ['silence'] })
      .play()
      .act('ventilation-ducts:16')
      .player('survivor').lightWounds
  expect([crawled(3), crawled(2)]).toEqual([1, 2])
})

test('LOCK-SHOOT-10 weak-to-energy: 1 more damage by an energy Weapon that deals any', () => {
  const shot = (face: 'one' | 'creeper') => (base: Position) =>
    injuries(
      base
        .cards('sentry', 1)
        .intruder('queen', 'repository')
        .attacks('slash-4', 'slash-3')
        .ammo('sentry', 'smg', 1)
        .dice({ combat: [face] })
        .play()
        .act('shoot:smg#0:queen-1'),
    )
  expect(both('weak-to-energy', shot('one'))).toEqual({ knows: 2, doesNot: 1 })
  expect(both('weak-to-energy', shot('creeper'))).toEqual({ knows: undefined, doesNot: undefined })
  const classic = (base: Position) =>
    injuries(
      base
        .item('sentry', 'flamethrower')
        .ammo('sentry', 'flamethrower', 1)
        .cards('sentry', 1)
        .intruder('queen', 'repository')
        .attacks('slash-4', 'slash-3')
        .dice({ combat: ['one'] })
        .play()
        .act('shoot:flamethrower#1:queen-1'),
    )
  const { knows, doesNot } = both('weak-to-energy', classic)
  expect(knows).toBe(doesNot)
})

describe('slow-to-strike', () => {
  /** Whether an Encounter with this token, and 2 cards left in hand, is a Surprise Attack. */
  const surprised =
    (type: 'adult' | 'larva', number: number, cards: number) =>
    (base: Position): boolean =>
      base
        .cards('sentry', cards + 1)
        .noise('c12')
        .attacks('slash-1')
        .dice({ noise: [1], tokens: [{ type, number }] })
        .play()
        .act('move:c17')
        .log('surprise-attack').length > 0

  test('LOCK-WEAK-07 slow-to-strike: the number of the token is 1 lower for those who know enough', () => {
    expect(both('slow-to-strike', surprised('adult', 3, 2))).toEqual({
      knows: false,
      doesNot: true,
    })
  })

  test('LOCK-WEAK-12 slow-to-strike: Larvae are not touched', () => {
    const met = surprised('larva', 1, 1)
    expect(both('slow-to-strike', (base) => met(base.dark()))).toEqual({
      knows: true,
      doesNot: true,
    })
  })

  test('slow-to-strike: but not below 1', () => {
    expect(both('slow-to-strike', surprised('adult', 1, 0))).toEqual({ knows: true, doesNot: true })
  })
})

test('LOCK-WEAK-12 afraid-of-doors: around your room only Breeders and the Queen break through', () => {
  const stopped = (type: 'adult' | 'breeder' | 'queen') => (base: Position) =>
    base
      .cards('sentry', 1)
      .at('sentry', 'power-generator')
      .door('c16', 'closed')
      .intruder(type, 'laboratory')
      .dice({ noise: ['danger'] })
      .play()
      .act('move:c15')
      .corridor('c16').door
  expect(both('afraid-of-doors', stopped('adult'))).toEqual({
    knows: 'closed',
    doesNot: 'destroyed',
  })
  for (const type of ['breeder', 'queen'] as const) {
    expect(both('afraid-of-doors', stopped(type))).toEqual({
      knows: 'destroyed',
      doesNot: 'destroyed',
    })
  }
})

test('LOCK-WEAK-12 fragile: each number of a check after damage you dealt counts 1 less', () => {
  const checked = (base: Position) =>
    base
      .cards('sentry', 1)
      .intruder('queen', 'repository', { injuries: 2 })
      .attacks('slash-1', 'slash-2')
      .dice({ combat: ['one'] })
      .play()
      .act('shoot:smg#0:queen-1')
      .intruder('queen-1') === undefined
  // 2 and 3 on the cards, 3 damage on her.
  expect(both('fragile', checked)).toEqual({ knows: true, doesNot: false })
})

test('LOCK-WEAK-12 light-shy: in a powered section the Creeper face hits Adults, and them alone', () => {
  const shot =
    (tile: string, type: 'adult' | 'queen' = 'adult', face: 'creeper' | 'two' = 'creeper') =>
    (base: Position) =>
      injuries(
        base
          .at('sentry', tile)
          .cards('sentry', 1)
          .intruder(type, tile)
          .attacks('slash-4', 'slash-3')
          .ammo('sentry', 'smg', 1)
          .dice({ combat: [face] })
          .play()
          .act(`shoot:smg#0:${type}-1`),
      )
  expect(both('light-shy', shot('repository'))).toEqual({ knows: 1, doesNot: undefined })
  expect(both('light-shy', shot('staircase-1'))).toEqual({ knows: undefined, doesNot: undefined })
  expect(both('light-shy', shot('repository', 'queen')).knows).toBe(undefined)
  expect(both('light-shy', shot('repository', 'adult', 'two')).knows).toBe(2)
})
