import { coloursOf, type Shell, say } from '../shell.ts'
import type { Explained } from './explained.ts'
import type { Result } from './results.ts'

export interface Report {
  readonly folder: string
  readonly seed: number
  /** How many changes there are to draw from. */
  readonly possible: number
  readonly results: readonly Result[]
  readonly explained: readonly Explained[]
}

export function unnoticedIn({ results }: Report): Result[] {
  return results.filter(({ noticed }) => noticed === null)
}

export function printReport(shell: Shell, report: Report): void {
  for (const result of unnoticedIn(report)) say(shell, ...lines(shell, result), '')
  say(shell, summary(report))
}

function lines(shell: Shell, { file, line, before, after, reachedBy }: Result): string[] {
  const colours = coloursOf(shell.out)
  return [
    colours.bold(`${file}:${line}`),
    colours.red(`  - ${before}`),
    colours.green(`  + ${after}`),
    `  ${reach(reachedBy)}`,
  ]
}

const NAMED = 4

function reach(tests: readonly string[]): string {
  if (tests.length === 0) return 'no test reaches it'
  const names = tests.slice(0, NAMED).map((test) => test.split('/').at(-1))
  const more = tests.length - names.length
  return `reached by ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

export function summary(report: Report): string {
  const { results, explained } = report
  const unnoticed = unnoticedIn(report).length
  return [
    `${results.length + explained.length} changes: ${results.length - unnoticed} noticed`,
    `${unnoticed} unnoticed`,
    `${explained.length} explained`,
  ].join(', ')
}
