import { describe, expect, test } from 'vitest'
import { beforeJump } from './endings.ts'
import type { Position } from './position.ts'

const CREW: string[] = ['scout', 'captain', 'pilot', 'soldier', 'mechanic']

/** The scout keeps this Objective and left in a pod, so did the captain; all others die in the jump. */
function left(objective: string, fate: 'escaped' | 'hibernating' = 'escaped'): Position {
  return beforeJump('earth', ...CREW)
    .objectives('scout', [objective, 'corporate'])
    .out('scout', fate)
    .out('captain', 'escaped')
}

const wins = (ship: Position) => ship.play().winners!.includes('scout')
const signal = (ship: Position) => ship.is('scout', { signal: true })

describe('my-precious', () => {
  const id = 'my-precious'

  test.each(['escaped', 'hibernating'] as const)('asks for an Egg in hand, %s', (fate) => {
    expect(wins(signal(left(id, fate)).carrying('scout', 'egg'))).toBe(true)
    expect(wins(signal(left(id, fate)))).toBe(false)
  })

  test('asks for the owner’s own hand, for an Egg and for a Signal', () => {
    expect(wins(signal(left(id)).carrying('captain', 'egg'))).toBe(false)
    expect(wins(signal(left(id)).carrying('scout', 'carcass'))).toBe(false)
    expect(wins(left(id).carrying('scout', 'egg'))).toBe(false)
  })
})

describe('necroscopy', () => {
  const id = 'necroscopy'

  test('asks for a Signal and the Weakness of the Carcass', () => {
    expect(wins(signal(left(id)).weakness('carcass', 'vital-places'))).toBe(true)
    expect(wins(left(id).weakness('carcass', 'vital-places'))).toBe(false)
    expect(wins(signal(left(id)))).toBe(false)
  })

  test('asks for that Weakness and no other', () => {
    const others = signal(left(id)).weakness('egg', 'vital-places')
    expect(wins(others.weakness('corpse', 'way-of-moving'))).toBe(false)
  })
})

describe('ab-ovo', () => {
  const id = 'ab-ovo'

  test('asks for the Weakness of the Egg, without a Signal', () => {
    expect(wins(left(id).weakness('egg', 'vital-places'))).toBe(true)
    expect(wins(left(id))).toBe(false)
  })

  test('asks for that Weakness and no other', () => {
    const others = left(id).weakness('carcass', 'vital-places')
    expect(wins(others.weakness('corpse', 'way-of-moving'))).toBe(false)
  })
})

describe('extreme-field-biology', () => {
  const id = 'extreme-field-biology'

  test.each([
    [['corpse', 'egg'], true],
    [['egg', 'carcass'], true],
    [['corpse', 'egg', 'carcass'], true],
    [['carcass'], false],
    [[], false],
  ] as const)('the Weaknesses %j: %s', (slots, fulfilled) => {
    const cards = ['vital-places', 'way-of-moving', 'way-of-fighting']
    const ship = left(id)
    slots.forEach((slot, i) => {
      ship.weakness(slot, cards[i])
    })
    expect(wins(ship)).toBe(fulfilled)
  })
})

describe.each([
  ['bide-your-time', 1],
  ['greener-grass', 2],
  ['old-feud', 3],
  ['armed-takeover', 4],
  ['outside-insight', 5],
] as const)('%s', (id, number) => {
  /** The owner bears another number than the one named, which goes to the character given. */
  const feud = (named: string) => {
    const numbers = [1, 2, 3, 4, 5].filter((one) => one !== number)
    const ship = left(id)
    for (const one of CREW) ship.is(one, { number: one === named ? number : numbers.shift()! })
    return ship
  }

  test(`asks for the death of player ${number}`, () => {
    expect(wins(feud('pilot'))).toBe(true)
    expect(wins(feud('captain'))).toBe(false)
    expect(wins(feud('pilot').out('pilot', 'hibernating'))).toBe(false)
  })

  test('is fulfilled by the sole survivor as well', () => {
    const alone = feud('captain')
      .is('captain', { larva: true })
      .discard('captain', ...Array<string>(20).fill('clean'))
    expect(wins(alone)).toBe(true)
  })

  test(`leaves only the second way to player ${number}`, () => {
    expect(wins(feud('scout'))).toBe(false)
    const alone = feud('scout')
      .is('captain', { larva: true })
      .discard('captain', ...Array<string>(20).fill('clean'))
    expect(wins(alone)).toBe(true)
  })
})
