import { describe, expect, test } from 'vitest'
import { render, renderOption, type Table, type TextsOf } from '../index.ts'
import { manyMatches, playOut, readersOf } from './play.ts'

const english = {
  hello: 'Hello.',
  moved: '{unit} moves to {sector}.',
  pushed: '{by:unit} pushes {whom:unit} {points} times, {points} in all.',
  'option.move': 'Move {unit} to {sector}',
  'option.pay': 'Pay {price}',
  'unit.u1': 'the Sergeant',
  'unit.u2': 'the Queen',
  'sector.7': 'the Lab',
}

describe('a sentence', () => {
  test('is what the dictionary says', () => {
    expect(render(english, 'hello')).toBe('Hello.')
  })

  test('names a parameter by the entry of its kind and value', () => {
    const params = { unit: 'u1', sector: 7 }
    expect(render(english, 'moved', params)).toBe('the Sergeant moves to the Lab.')
  })

  test('shows a parameter as it is where the dictionary has no name for it', () => {
    expect(render(english, 'moved', { unit: 'u9', sector: 8 })).toBe('u9 moves to 8.')
  })

  test('may say as what kind a parameter is named, and use it twice', () => {
    const params = { by: 'u2', whom: 'u1', points: 0 }
    const sentence = 'the Queen pushes the Sergeant 0 times, 0 in all.'
    expect(render(english, 'pushed', params)).toBe(sentence)
  })

  test('that the dictionary lacks is shown by its key', () => {
    expect(render(english, 'log.unknown', { unit: 'u1' })).toBe('log.unknown')
  })

  test('takes nothing in a value for a placeholder', () => {
    const params = { unit: '{sector} $& $1', sector: 7 }
    expect(render(english, 'moved', params)).toBe('{sector} $& $1 moves to the Lab.')
  })
})

describe('the sentence of an option', () => {
  test('is filled by its targets', () => {
    const targets = [
      { kind: 'unit', id: 'u1' },
      { kind: 'sector', id: 7 },
    ]
    const option = { id: 'move:7', label: 'move', targets }
    expect(renderOption(english, option)).toBe('Move the Sergeant to the Lab')
  })

  test('is filled by its parameters first, and by the first target of a kind', () => {
    const targets = [
      { kind: 'unit', id: 'u1' },
      { kind: 'unit', id: 'u2' },
      { kind: 'sector', id: 1 },
    ]
    const option = { id: 'move:7', label: 'move', targets, params: { sector: 7 } }
    expect(renderOption(english, option)).toBe('Move the Sergeant to the Lab')
  })

  test('needs no targets', () => {
    const option = { id: 'pay', label: 'pay', params: { price: 3 } }
    expect(renderOption(english, option)).toBe('Pay 3')
  })
})

test('the games of these tests say everything in both languages', () => {
  for (const [match, rng] of manyMatches(4)) {
    const said = new Set<string>()
    playOut(match, rng, (now) => {
      for (const { prompt, options } of now.pending()) {
        said.add(`prompt.${prompt}`)
        for (const { label } of options) said.add(`option.${label}`)
      }
      for (const { label } of now.offers()) said.add(`option.${label}`)
    })
    for (const reader of readersOf(match)) {
      for (const { kind } of match.log(reader)) said.add(`log.${kind}`)
    }
    said.add(`result.${match.result?.reason}`)
    const { en, fr } = match.game.text
    expect([...said].filter((key) => !(key in en))).toEqual([])
    expect(Object.keys(fr)).toEqual(Object.keys(en))
  }
})

/** The compiler checks these: a directive that expects no error is one. */
describe('rules whose texts are typed', () => {
  const dictionary = {
    'prompt.where': 'Where does {unit} go?',
    'option.there': 'There',
    'log.moved': '{unit} moves to {to:sector}.',
    'log.rested': 'Nobody moves.',
  } as const
  type Speaking = Table<null, TextsOf<typeof dictionary>>

  const told: unknown[] = []
  const t = { log: (...line: unknown[]) => told.push(line) } as unknown as Speaking

  test('log what the dictionary has, with the parameters that its sentence names', () => {
    t.log('moved', { unit: 'u1', to: 7, from: 6 }, 'RULE')
    t.log('rested')
    t.log('rested', undefined, 'RULE', { to: [0], less: { kind: 'rested' } })
    // @ts-expect-error: a key that the dictionary lacks
    t.log('slept')
    // @ts-expect-error: one of two parameters
    t.log('moved', { unit: 'u1' })
    // @ts-expect-error: no parameters
    t.log('moved', undefined, 'RULE')
    // @ts-expect-error: the others read a line of the dictionary too
    t.log('rested', undefined, 'RULE', { to: [0], less: { kind: 'slept' } })
    expect(told).toHaveLength(7)
  })

  test('ask what the dictionary has', () => {
    const questions = (table: Speaking) => [
      table.ask(0, { prompt: 'where', params: { unit: 'u1' } }, [{ id: '1', label: 'there' }]),
      // @ts-expect-error: a prompt that the dictionary lacks
      table.ask(0, { prompt: 'when' }, [{ id: '1', label: 'there' }]),
      // @ts-expect-error: a parameter is missing
      table.ask(0, { prompt: 'where' }, [{ id: '1', label: 'there' }]),
      // @ts-expect-error: a label that the dictionary lacks
      table.ask(0, { prompt: 'where', params: { unit: 'u1' } }, [{ id: '1', label: 'here' }]),
    ]
    expect(questions).toBeTypeOf('function')
  })
})
