import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@bulkhead/kernel'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { altered, readArchive, writeArchive } from '../archive/archive.ts'
import { problemWith } from '../archive/command.ts'
import { kindOf, kindsOf } from '../archive/modes.ts'
import { watching } from '../archive/reach.ts'
import { chosen, type Plan, played } from '../archive/record.ts'
import { type Reach, variedFirst } from '../archive/varied.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PLAN: Plan = { players: ['random'], candidates: 2, kept: 0 }

/** The duel, the death-match and the team game. */
const KINDS = 3

type Rules = ReturnType<AnyGame['step']>
type Ask = Rules extends Generator<infer Asked> ? Exclude<Asked, readonly unknown[]> : never

const finished = played(theseus, 2, PLAN)

/** An archive of matches of which one after another reaches this. */
function recorded(reaches: (i: number) => Reach = () => [0, 1], kept = 0, from = finished) {
  let next = 0
  return chosen(theseus, from, (act) => ({ result: act(), reach: reaches(next++) }), kept)
}

describe('an archive', () => {
  const archive = readArchive(writeArchive(recorded()))
  const [first] = archive.matches

  function how(change: Partial<AnyGame>): string {
    const [sentence] = altered({ ...theseus, ...change } as AnyGame, [first])
    return sentence
  }

  test('holds a finished match of every number of seats and every value of an option', () => {
    const titles = archive.matches.map(({ title }) => title).join('\n')
    for (const seats of [2, 3, 4]) expect(titles).toContain(`${seats} seats mode=deathmatch`)
    for (const part of [
      'mode=team',
      'level=0',
      'threeCards=true',
      'decks=chosen',
      'ring=players',
    ]) {
      expect(titles).toContain(part)
    }
    expect([...altered(theseus, archive.matches)]).toEqual([])
  })

  test('tells of rules that lead elsewhere, say something else, ask otherwise or end elsewhere', () => {
    const setup: AnyGame['setup'] = (options, seats, rng, before) => {
      rng.int(2)
      return theseus.setup(options, seats, rng, before)
    }
    expect(how({ setup })).toMatch(/answer \d+ is refused|another position|something else/)
    expect(how({ result: () => null })).toMatch(/steps passed|not over|Cannot/)
    expect(how({ step: quietly })).toMatch(/something else is told/)
  })

  test('tells of one more option that nobody has taken, and of a question that is put otherwise', () => {
    const offered = /: something else is asked or offered$/
    expect(
      how({ step: asking((ask) => ({ ...ask, choices: [...choicesOf(ask), MORE] })) }),
    ).toMatch(offered)
    expect(
      how({ step: asking((ask) => ({ ...ask, question: { ...ask.question, max: 2 } })) }),
    ).toMatch(offered)
    expect(how({ step: asking((ask) => ask) })).toBeUndefined()
  })

  test('tells of something that came to light for others than before', () => {
    expect(
      how({
        step: (table) =>
          theseus.step(Object.create(table, { reveal: { value: () => table.reveal([1]) } })),
      }),
    ).toMatch(/something else is asked or offered/)
  })

  test('holds no save of more than 20 KB', () => {
    const sizes = archive.matches.map(({ save }) => JSON.stringify(save).length)
    expect(Math.max(...sizes)).toBeLessThan(20_000)
  })

  test('of another version is to be recorded anew', () => {
    const raised = { ...theseus, version: theseus.version + 1 }
    expect(problemWith(root, raised)).toContain('npm run archive -- theseus --record')
  })

  test('is the same whenever it is recorded', () => {
    const again = recorded(undefined, 0, played(theseus, 2, PLAN))
    expect(writeArchive(again)).toBe(writeArchive(archive))
  })

  test('holds more matches than are certain only where these reach something new, or are too few', () => {
    const certain = finished.certain.length
    expect([...finished.candidates.values()].map(({ length }) => length)).toEqual([2, 2, 2])
    expect(archive.matches.length).toBe(certain)
    const reachingMore = recorded((i) => (i === certain + 1 ? [0, 2] : [0, 1]))
    expect(reachingMore.matches.length).toBe(certain + 1)
    expect(recorded((i) => [i, i + 1]).matches.length).toBe(certain + 2 * KINDS)
    const many = recorded(undefined, 3).matches
    for (const kind of kindsOf(theseus).keys()) {
      const same = many.filter(({ save }) => kindOf(theseus, save) === kind)
      expect(same.length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('what is varied', () => {
  const long = { reach: [0, 10], size: 20 }
  const short = { reach: [0, 8], size: 4 }
  const other = { reach: [0, 2, 20, 22], size: 4 }

  test('begins with what reaches most for its size, and goes on with what reaches something new', () => {
    const order = [...variedFirst([long, other, short])]
    expect(order.map(({ item }) => item)).toEqual([short, other, long])
    expect(order.every(({ isNew }) => isNew)).toBe(true)
  })

  test('begins anew where all has been reached', () => {
    const order = [...variedFirst([other, short, long], [[0, 10]])]
    expect(order.map(({ item, isNew }) => [item, isNew])).toEqual([
      [other, true],
      [short, false],
      [long, false],
    ])
  })
})

test('what is watched tells the blocks of code that ran, where they are in question', () => {
  const { watch, end } = watching(import.meta.url, () => true)
  let number = 2
  const act = () => sideOf(number)
  const even = watch(act)
  const again = watch(act)
  number = 3
  const odd = watch(act)
  end()
  expect(even.result).toBe('even')
  expect(even.reach).toEqual(again.reach)
  expect(even.reach).not.toEqual(odd.reach)
})

function sideOf(number: number): string {
  return number % 2 === 0 ? 'even' : 'odd'
}

const MORE = { id: 'more', label: 'pass' }

function choicesOf({ choices }: Ask) {
  return typeof choices === 'function' ? choices() : choices
}

/** The same game with every question changed. */
function asking(change: (ask: Ask) => Ask): AnyGame['step'] {
  return function* (table): Rules {
    const rules = theseus.step(table)
    for (let next = rules.next(); !next.done; ) {
      const asks = [next.value].flat().map((ask) => change(ask as Ask))
      next = rules.next(yield asks)
    }
  }
}

/** The same game, which says nothing of the first thing that it would say. */
function* quietly(table: Parameters<AnyGame['step']>[0]): Rules {
  const log = table.log.bind(table)
  let said = false
  const quiet = Object.create(table, {
    log: {
      value: (...line: Parameters<typeof log>) => {
        if (said) log(...line)
        said = true
      },
    },
  })
  yield* theseus.step(quiet)
}
