import { contradictions, coverage, type GameCoverage } from './coverage.ts'
import { gamesWithLedger, readExemptions, readLedgers } from './ledger.ts'
import { gap, jsonReport, report } from './report.ts'
import { testResults } from './results.ts'
import { projectRoot } from './sources.ts'

export interface RulesOptions {
  /** Only this game; all of them otherwise. */
  readonly game?: string
  readonly json?: boolean
  /** Runs the tests even if the last results still hold. */
  readonly fresh?: boolean
}

/** Says which rules of the ledgers are shown by a passing test. Returns the exit code. */
export async function rules(options: RulesOptions, root = projectRoot()): Promise<number> {
  const { game, json = false, fresh = false } = options
  const written = gamesWithLedger(root)
  if (game && !written.includes(game)) {
    return complain([`There is no ledger of “${game}”, only of ${written.join(', ')}.`])
  }
  const results = testResults(root, fresh)
  if (!results) return complain(['The tests could not be run, so nothing is known of the rules.'])
  const evidence = { ledgers: readLedgers(root), exemptions: readExemptions(root), results }
  const games = coverage(evidence).filter((covered) => !game || covered.game === game)
  console.log(json ? jsonReport(games) : report(games))
  return complain([...contradictions(evidence), ...games.filter(breaksPromise).map(promise)])
}

function breaksPromise({ complete, missing }: GameCoverage): boolean {
  return complete && missing.length > 0
}

function promise({ game, missing }: GameCoverage): string {
  return `${game} is declared complete, but ${gap(missing)}.`
}

function complain(problems: readonly string[]): number {
  for (const problem of problems) console.error(problem)
  return problems.length > 0 ? 1 : 0
}
