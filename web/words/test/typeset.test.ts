import '../../test/browser.ts'
import { expect, test } from 'vitest'
import { typeset } from '../words.ts'

test('French is printed with curved apostrophes and spaces that hold', () => {
  const printed = typeset({ a: "L'ennemi d'{seat} s'arrête : « ici »", b: "'{name}'" }, 'fr')
  expect(printed).toEqual({
    a: 'L’ennemi d’{seat} s’arrête\u00a0: «\u00a0ici\u00a0»',
    b: "'{name}'",
  })
})

test('English stays as it is', () => {
  expect(typeset({ a: "It's here : !" }, 'en')).toEqual({ a: "It's here : !" })
})
