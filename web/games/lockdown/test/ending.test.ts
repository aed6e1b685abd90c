import '../../../test/browser.ts'
import type { Language, Seat } from '@bulkhead/kernel'
import { type LockdownView, lockdown } from '@bulkhead/lockdown'
import { expect, test } from 'vitest'
import { type Finished, finishedGame } from '../../../test/finished.ts'
import type { Ended } from '../../tale.ts'
import { lockdownUi } from '../index.ts'
import '../../test/said.ts'

const { ending, words: wordsOf } = lockdownUi

const GAMES: readonly Finished[] = [1, 2, 3, 4, 5, 6].map((seed) =>
  finishedGame(lockdown, 3, seed, 'random'),
)

function endedFor({ match }: Finished, seat: Seat | null, language: Language = 'en') {
  const view = match.view(seat) as LockdownView
  const ended: Ended<LockdownView> = {
    view,
    log: match.log(seat),
    result: match.result!,
    seat,
    words: wordsOf(view, language),
    language,
  }
  return ended
}

test('the end tells every seat its fate, and of what whoever is dead died', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, 0)
    const { seats, above } = ending(ended)
    const { players } = ended.view
    const alive = players.filter(({ fate }) => fate !== 'dead').length
    expect(above).toBe(`${alive} of 3 lived`)
    for (const [seat, { fate, cause }] of seats.entries()) {
      expect(fate === 'died').toBe(players[seat].fate === 'dead')
      const line = ended.log.findLast(
        ({ kind, params }) => ['dies', 'perishes'].includes(kind) && params?.seat === seat,
      )
      if (line) expect(cause).toContain(ended.words[`death.${line.params!.cause}`])
    }
  }
})

test('LOCK-VICTORY-03 the base comes first, then the contingency with whom it kills', () => {
  const ended = endedFor(GAMES[0], 0)
  const check = 'contingency' as const
  const view: LockdownView = {
    ...ended.view,
    contingency: 'gray',
    ending: {
      ...ended.view.ending!,
      checks: [
        { check, seat: -1, outcome: 'gray' },
        { check, seat: 1, outcome: 'dies' },
        { check: 'objectives', seat: 0, outcome: 'fulfilled' },
      ],
    },
  }
  const { checks } = ending({ ...ended, view })
  const name = ended.words[`character.${view.players[1].character}`]
  expect(checks.map((one) => one.name)).toEqual(['The base', 'Contingency', 'Objectives'])
  expect(checks[1].outcome).toBe(ended.words['contingency.gray'])
  expect(checks[1].note).toContain(name)
})

test('where nobody is left alive there is nothing to check but the base', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, 0)
    const isAlive = ended.view.ending!.checks.length > 0
    expect(ending(ended).checks.length > 1).toBe(isAlive)
  }
})

test('the curve counts the Intruders in the base to the last line', () => {
  for (const game of GAMES) {
    const ended = endedFor(game, null)
    expect(ending(ended).timeline.levels.at(-1)?.level).toBe(ended.view.intruders.length)
  }
})

test.each(['en', 'fr'] as const)('nothing is left unsaid in %s', (language) => {
  for (const game of GAMES) {
    const tale = ending(endedFor(game, 0, language))
    expect(textsIn(tale).filter((text) => /[{}]|undefined|^[a-z]+\.[a-z]/.test(text))).toEqual([])
    expect(tale.timeline.points.length).toBeLessThanOrEqual(10)
  }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('gi:') ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
