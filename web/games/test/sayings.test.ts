import { expect, test } from 'vitest'
import { sayings } from '../sayings.ts'

test('a language is loaded once, and nothing is said in one that is not', async () => {
  let loads = 0
  const says = sayings({
    en: async () => {
      loads++
      return { hello: 'Hello' }
    },
    fr: async () => ({ hello: 'Bonjour' }),
  })
  await says.load('en')
  await says.load('en')
  expect([says.in('en').hello, loads]).toEqual(['Hello', 1])
  expect(() => says.in('fr')).toThrow('"fr"')
  await says.load('fr')
  expect(says.in('fr').hello).toBe('Bonjour')
})

test('what could not be loaded is loaded when it is wanted again', async () => {
  let isAway = true
  const says = sayings({
    en: async () => {
      if (isAway) throw new Error('no network')
      return { hello: 'Hello' }
    },
    fr: async () => ({}),
  })
  await expect(says.load('en')).rejects.toThrow('no network')
  isAway = false
  await says.load('en')
  expect(says.in('en').hello).toBe('Hello')
})
