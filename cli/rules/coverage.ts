import { COMPLETE, type Exemptions, idsIn, type Ledger, type Rule } from './ledger.ts'

/** The part of Vitest's JSON report that says which tests ran and how they ended. */
export interface TestResults {
  /** When the run began, in milliseconds. */
  readonly startTime: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

export interface Count {
  readonly rules: number
  readonly shown: number
  /** Exempt and not shown, so that rules = shown + exempt + missing. */
  readonly exempt: number
  readonly missing: readonly string[]
}

export interface AreaCoverage extends Count {
  readonly area: string
}

export interface GameCoverage extends Count {
  readonly game: string
  readonly complete: boolean
  /** Whether any test, passing or not, names a rule of this game. */
  readonly started: boolean
  readonly areas: readonly AreaCoverage[]
}

export interface Evidence {
  readonly ledgers: readonly Ledger[]
  readonly exemptions: Exemptions
  readonly results: TestResults
  readonly complete?: readonly string[]
}

interface Naming {
  readonly title: string
  readonly status: string
  readonly ids: readonly string[]
}

export function coverage(evidence: Evidence): GameCoverage[] {
  const { ledgers, exemptions, results, complete = COMPLETE } = evidence
  const namings = namingsIn(results)
  const named = new Set(namings.flatMap(({ ids }) => ids))
  const shown = shownBy(namings)
  return ledgers.map(({ game, rules }) => ({
    game,
    complete: complete.includes(game),
    started: rules.some(({ id }) => named.has(id)),
    ...count(rules, shown, exemptions),
    areas: byArea(rules).map(([area, own]) => ({ area, ...count(own, shown, exemptions) })),
  }))
}

/** What is wrong with the ledgers, the exemptions and the tests' titles, one sentence each. */
export function contradictions({ ledgers, exemptions, results }: Evidence): string[] {
  const ids = ledgers.flatMap(({ rules }) => rules.map(({ id }) => id))
  const known = new Set(ids)
  const unknownExempt = [...exemptions.reasons.keys()].filter((id) => !known.has(id))
  return [
    ...ids
      .filter((id, i) => ids.indexOf(id) !== i)
      .map((id) => `${id} stands twice in the ledger.`),
    ...exemptions.unreadable.map((line) => `exempt.md has an item without ids or reason: ${line}`),
    ...unknownExempt.map((id) => `${id} is exempt but stands in no ledger.`),
    ...namingsIn(results).flatMap(({ title, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${id} stands in no ledger but in a test's title: ${title}`),
    ),
  ]
}

function namingsIn({ testResults }: TestResults): Naming[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName.trim(),
      status,
      ids: idsIn(fullName),
    })),
  )
}

/** A rule is shown when a passing test names it and no failing test does. */
function shownBy(namings: readonly Naming[]): ReadonlySet<string> {
  const idsOf = (wanted: string) =>
    namings.flatMap(({ status, ids }) => (status === wanted ? ids : []))
  const failed = new Set(idsOf('failed'))
  return new Set(idsOf('passed').filter((id) => !failed.has(id)))
}

function count(rules: readonly Rule[], shown: ReadonlySet<string>, exempt: Exemptions): Count {
  const unshown = rules.filter(({ id }) => !shown.has(id))
  const missing = unshown.filter(({ id }) => !exempt.reasons.has(id)).map(({ id }) => id)
  return {
    rules: rules.length,
    shown: rules.length - unshown.length,
    exempt: unshown.length - missing.length,
    missing,
  }
}

function byArea(rules: readonly Rule[]): [string, Rule[]][] {
  const areas = new Map<string, Rule[]>()
  for (const rule of rules) areas.set(rule.area, [...(areas.get(rule.area) ?? []), rule])
  return [...areas]
}
