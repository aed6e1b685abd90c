import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../shell.ts'
import type { Change } from './change.ts'
import type { Grounds } from './grounds.ts'
import type { Ran } from './host.ts'
import type { Lane } from './lane.ts'
import { noted, telling } from './reach.ts'

/** What one run of all tests with the rules as they are has shown. */
export interface Rehearsal {
  /** The files of tests that reach a change, the quickest first. */
  reaching(change: Change): string[]
  /** All other files of tests, the quickest first. */
  others(change: Change): string[]
  /** How long each file of tests may take with a change before it counts as hung. */
  readonly patience: Readonly<Record<string, number>>
}

/** Enough to load all modules, and far more than it took: nothing that ends may count as hung. */
const PATIENCE = { milliseconds: 8_000, times: 5 }

export async function rehearse(
  grounds: Grounds,
  changes: readonly Change[],
  lanes: readonly Lane[],
): Promise<Rehearsal> {
  const texts = { ...notedSources(grounds, changes), ...tellingTests(grounds) }
  const portions = lanes.map((_, i) => grounds.tests.filter((_, j) => j % lanes.length === i))
  const ran = await Promise.all(lanes.map((lane, i) => rehearsePortion(lane, portions[i], texts)))
  return rehearsalOf(changes, ran.flat())
}

function notedSources({ sources }: Grounds, changes: readonly Change[]): Record<string, string> {
  const numbered = [...changes.entries()]
  return Object.fromEntries(
    sources.map(({ file, text }) => {
      const own = numbered.filter(([, change]) => change.file === file)
      return [file, noted(text, own)]
    }),
  )
}

function tellingTests({ root, tests }: Grounds): Record<string, string> {
  return Object.fromEntries(
    tests.map((test) => [test, telling(readFileSync(join(root, test), 'utf8'))]),
  )
}

async function rehearsePortion(
  lane: Lane,
  tests: readonly string[],
  texts: Record<string, string>,
): Promise<readonly Ran[]> {
  if (tests.length === 0) return []
  const outcome = await lane.perform({ tests, texts, patience: {} })
  if (outcome === 'hung' || outcome === 'crashed') {
    throw new Complaint(`The tests ${outcome} before anything was changed.`)
  }
  const { failure, files } = outcome
  if (failure) {
    const { test, title, error } = failure
    throw new Complaint(`A test fails before anything was changed: ${test} ${title}: ${error}`)
  }
  return files
}

function rehearsalOf(changes: readonly Change[], files: readonly Ran[]): Rehearsal {
  const quickest = files.toSorted((a, b) => a.milliseconds - b.milliseconds)
  const numbers = new Map(changes.map((change, number) => [change, number]))
  const loaded = new Set(files.flatMap(({ loading }) => loading))
  const tested = new Map(files.map(({ test, testing }) => [test, new Set(testing)]))
  function reaches(test: string, change: Change): boolean {
    const number = numbers.get(change)!
    return change.place === null || loaded.has(number) || tested.get(test)!.has(number)
  }
  return {
    reaching: (change) => quickest.map(nameOf).filter((test) => reaches(test, change)),
    others: (change) => quickest.map(nameOf).filter((test) => !reaches(test, change)),
    patience: Object.fromEntries(
      files.map(({ test, milliseconds }) => [
        test,
        PATIENCE.milliseconds + PATIENCE.times * milliseconds,
      ]),
    ),
  }
}

function nameOf({ test }: Ran): string {
  return test
}
