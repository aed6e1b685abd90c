import { describe, expect, test } from 'vitest'
import type { OptionSpecs } from '../index.ts'
import { resolveOptions } from '../options.ts'

const specs: OptionSpecs = {
  board: { kind: 'choice', values: ['small', 'large'], default: 'small' },
  fog: { kind: 'flag', default: true },
  faction: { kind: 'perSeat', values: ['marines', 'aliens'], default: 'marines' },
}

function resolved(given: Record<string, unknown>, seats = 2): unknown {
  return resolveOptions(specs, given, seats)
}

describe('options', () => {
  test('that are not given take their defaults, one for each seat where they go by seat', () => {
    expect(resolved({}, 3)).toEqual({
      board: 'small',
      fog: true,
      faction: ['marines', 'marines', 'marines'],
    })
  })

  test('that are given are kept; null and undefined count as not given', () => {
    expect(resolved({ board: 'large', fog: false, faction: ['aliens', 'marines'] })).toEqual({
      board: 'large',
      fog: false,
      faction: ['aliens', 'marines'],
    })
    expect(resolved({ board: null, fog: undefined })).toEqual(resolved({}))
  })

  test('that the game does not have are refused, with those that it has', () => {
    const told = 'There is no option "bord"; there are: board, fog, faction.'
    expect(resolved({ bord: 'large' })).toBe(told)
    expect(resolved({ toString: 'large' })).toMatch(/^There is no option "toString"/)
    expect(resolved(JSON.parse('{"__proto__": 1}'))).toMatch(/^There is no option "__proto__"/)
  })

  test('of one choice take only what is offered', () => {
    for (const value of ['huge', '', 0, true, [], ['small'], {}]) {
      expect(resolved({ board: value })).toBe('The option "board" is one of: small, large.')
    }
  })

  test('that are flags take only true and false', () => {
    for (const value of ['true', '', 0, 1, [], {}]) {
      expect(resolved({ fog: value })).toBe('The option "fog" is true or false.')
    }
  })

  test('by seat take one offered value for each seat', () => {
    const told = 'The option "faction" takes 2 values, one for each seat, of: marines, aliens.'
    const wrong = ['marines', [], ['marines'], ['aliens', 'elves'], ['aliens', 1], {}, 2]
    for (const value of [...wrong, ['aliens', 'aliens', 'aliens']]) {
      expect(resolved({ faction: value })).toBe(told)
    }
  })
})
