import { expect, test } from 'vitest'
import { CONTINGENCIES } from '../cards/contingencies.ts'
import { purgeUnder } from './endings.ts'

/** What each code does to those who have survived so far (components 5.3). */

type Left = 'escaped' | 'bunker' | 'locked-in'
const WAYS: readonly Left[] = ['escaped', 'bunker', 'locked-in']

/** Everybody has left so, with or without a Signal and an active Knowledge token; who is alive after the check. */
function alive(code: string, fate: Left): string[] {
  const base = purgeUnder(code, 'sentry', 'hacker', 'janitor', 'survivor')
    .is('hacker', { signal: true })
    .archived('janitor')
    .is('survivor', { signal: true })
    .archived('survivor')
  for (const one of ['sentry', 'hacker', 'janitor', 'survivor']) base.out(one, fate)
  const game = base.play()
  return ['sentry', 'hacker', 'janitor', 'survivor'].filter(
    (one) => game.player(one).fate !== 'dead',
  )
}

const ALL = ['sentry', 'hacker', 'janitor', 'survivor']

test('LOCK-CONTIN-13 there are seven tokens with five codes', () => {
  expect(CONTINGENCIES.map(({ id, copies }) => [id, copies])).toEqual([
    ['green', 1],
    ['yellow', 2],
    ['blue', 2],
    ['gray', 1],
    ['red', 1],
  ])
})

test.each(WAYS)('LOCK-CONTIN-08 Code Green kills nobody: %s', (fate) => {
  expect(alive('green', fate)).toEqual(ALL)
})

test.each(WAYS)(
  'LOCK-CONTIN-09 Code Yellow kills whoever has an active Knowledge token: %s',
  (fate) => {
    expect(alive('yellow', fate)).toEqual(['sentry', 'hacker'])
  },
)

test.each(WAYS)('LOCK-CONTIN-10 Code Blue kills whoever has sent no Signal: %s', (fate) => {
  expect(alive('blue', fate)).toEqual(['hacker', 'survivor'])
})

test('LOCK-CONTIN-11 Code Gray kills whoever left by a CSS pod', () => {
  expect(alive('gray', 'escaped')).toEqual([])
  expect(alive('gray', 'bunker')).toEqual(ALL)
  expect(alive('gray', 'locked-in')).toEqual(ALL)
})

test('LOCK-CONTIN-12 Code Red kills whoever is locked in, and no one else', () => {
  expect(alive('red', 'locked-in')).toEqual([])
  expect(alive('red', 'bunker')).toEqual(ALL)
  expect(alive('red', 'escaped')).toEqual(ALL)
})

test('LOCK-CONTIN-12 Code Red destroys the base, with the Queen and the Nest; no other code does', () => {
  const wins = (code: string) =>
    purgeUnder(code, 'sentry', 'hacker')
      .is('sentry', { signal: true })
      .objectives('sentry', ['great-hunt', 'personal'])
      .out('sentry', 'bunker')
      .play().winners
  expect(wins('red')).toEqual(['sentry'])
  expect(wins('green')).toEqual([])
})
