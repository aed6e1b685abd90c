import { fileURLToPath } from 'node:url'
import type { AnyGame } from '@bulkhead/kernel'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { type Archive, altered, readArchive, recorded, writeArchive } from '../archive/archive.ts'
import { problemWith } from '../archive/command.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function record(): Archive {
  return recorded(theseus, 2, ['random'])
}

describe('an archive', () => {
  const archive = readArchive(writeArchive(record()))

  test('holds a finished match of every number of seats and every value of an option', () => {
    const titles = archive.matches.map(({ title }) => title)
    for (const seats of [2, 3, 4])
      expect(titles.join('\n')).toContain(`${seats} seats mode=deathmatch`)
    for (const part of [
      'mode=team',
      'level=0',
      'threeCards=true',
      'decks=chosen',
      'ring=players',
    ]) {
      expect(titles.join('\n')).toContain(part)
    }
    expect(altered(theseus, archive)).toEqual([])
  })

  test('tells of rules that lead elsewhere, say something else, ask otherwise or end elsewhere', () => {
    const first = { ...archive, matches: archive.matches.slice(0, 1) }
    const how = (change: Partial<AnyGame>) =>
      altered({ ...theseus, ...change } as AnyGame, first)[0]
    const setup: AnyGame['setup'] = (options, seats, rng, before) => {
      rng.int(2)
      return theseus.setup(options, seats, rng, before)
    }
    expect(how({ setup })).toMatch(/answer \d+ is refused|another position|something else/)
    expect(how({ result: () => null })).toMatch(/steps passed|not over|Cannot/)
    expect(how({ step: quietly })).toMatch(/something else is told/)
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
    expect(writeArchive(record())).toBe(writeArchive(archive))
  })
})

/** The same game, which says nothing of the first thing that it would say. */
function* quietly(table: Parameters<AnyGame['step']>[0]): ReturnType<AnyGame['step']> {
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
