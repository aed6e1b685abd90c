import { isRefusal, Match } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { nemesis } from '../index.ts'

function start(seats: number, options: Record<string, unknown> = {}) {
  return Match.start(nemesis, { seats, seed: { kind: 'fast', seed: 1 }, options })
}

/** The sentence with which a setup is refused. */
function refused(seats: number, options: Record<string, unknown> = {}): string {
  const answer = start(seats, options)
  if (!isRefusal(answer)) throw new Error('This setup was accepted.')
  expect(answer.code).toBe('bad-setup')
  return answer.message
}

function accepted(seats: number, options: Record<string, unknown> = {}) {
  const match = start(seats, options)
  if (isRefusal(match)) throw new Error(match.message)
  return match
}

describe('NEM-SETUP-01 the number of players', () => {
  test.each([0, 6, 2.5, -1, Number.NaN])('%d players cannot play', (seats) => {
    expect(refused(seats)).toBe('nemesis takes 1 to 5 seats.')
  })

  test.each([1, 2, 3, 4, 5])('%d players can play', (seats) => {
    expect(accepted(seats).view(null).players).toHaveLength(seats)
  })
})

describe('the mode', () => {
  test('there are two for a group', () => {
    expect(accepted(2).view(null).mode).toBe('semi-coop')
    expect(accepted(2, { mode: 'coop' }).view(null).mode).toBe('coop')
    expect(refused(2, { mode: 'solo' })).toBe('The option "mode" is one of: semi-coop, coop.')
  })

  test('NEM-SETUP-01 NEM-MODE-SOLO-01 one player always plays the solo game', () => {
    expect(accepted(1).view(null).mode).toBe('solo')
    expect(accepted(1, { mode: 'coop' }).view(null).mode).toBe('solo')
  })
})

describe('NEM-MODE-INTR-21 the Intruder player', () => {
  const sentence =
    'Only the semi-cooperative game lets the first dead player go on as the Intruders.'

  test('is for the semi-cooperative game only', () => {
    expect(refused(1, { intruderPlayer: true })).toBe(sentence)
    expect(refused(3, { intruderPlayer: true, mode: 'coop' })).toBe(sentence)
    for (const seats of [2, 3, 4, 5]) accepted(seats, { intruderPlayer: true })
  })

  test('is there or not', () => {
    expect(refused(3, { intruderPlayer: 'yes' })).toBe(
      'The option "intruderPlayer" is true or false.',
    )
  })
})

describe('NEM-MODE-ALT-01 NEM-MODE-INTR-21 the alternate board', () => {
  test('may be combined with every mode', () => {
    const boards = [
      accepted(1, { board: 'alternate' }),
      accepted(2, { board: 'alternate' }),
      accepted(3, { board: 'alternate', mode: 'coop' }),
      accepted(4, { board: 'alternate', intruderPlayer: true }),
    ].map((match) => match.view(null).board)
    expect(boards).toEqual(Array(4).fill('alternate'))
  })

  test('there are no other boards', () => {
    expect(refused(2, { board: 'round' })).toBe(
      'The option "board" is one of: standard, alternate.',
    )
  })
})

test('Characters are chosen from Role cards or freely', () => {
  expect(refused(2, { draft: 'mine' })).toBe('The option "draft" is one of: roles, free.')
  expect(accepted(2, { draft: 'free' }).pending()[0].options).toHaveLength(6)
  expect(accepted(2).pending()[0].options).toHaveLength(2)
})

test('an option that does not exist is refused, with those that do', () => {
  expect(refused(2, { colour: 'red' })).toBe(
    'There is no option "colour"; there are: mode, board, intruderPlayer, draft.',
  )
  expect(refused(2, { toString: 'red' })).toMatch('There is no option "toString"')
})

test('NEM-SETUP-02 without any option it is the semi-cooperative game on the standard board', () => {
  const match = accepted(3)
  expect(match.options).toEqual({
    mode: 'semi-coop',
    board: 'standard',
    intruderPlayer: false,
    draft: 'roles',
  })
  expect(match.view(null)).toMatchObject({ mode: 'semi-coop', board: 'standard' })
})
