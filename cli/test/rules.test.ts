import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createColors } from 'picocolors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contradictions, coverage, type TestResults } from '../rules/coverage.ts'
import { rules } from '../rules/index.ts'
import { idsIn, parseExemptions, parseLedger, readLedgers } from '../rules/ledger.ts'
import { report } from '../rules/report.ts'
import { isCurrent } from '../rules/results.ts'
import { projectRoot } from '../rules/sources.ts'

/** Games that can be played, then those that have rules and nothing else. */
const WRITTEN = ['theseus', 'nemesis', 'aftermath', 'lockdown', 'retaliation']

const LEDGER = `# A ledger

- Each item is one rule with a fixed id (THE-AREA-NN).

## AIM

- **THE-AIM-01** Every player commands one faction.
- **THE-AIM-02** Each faction begins with 20 Life points.
  - Ruling: the book says 20.
  - Ruling: no more.

## CHAR-CEO

- **THE-CHAR-CEO-01** See THE-AIM-01.

## Glossary

- **Action** — something done.
`

const ledger = parseLedger('theseus', LEDGER)
const NO_EXEMPTIONS = parseExemptions('')

function ran(...tests: [title: string, status: string][]): TestResults {
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }))
  return { startTime: Date.now() + 60_000, testResults: [{ name: 'a.test.ts', assertionResults }] }
}

describe('the ledger', () => {
  test('has an entry for each rule, with its area and rulings', () => {
    expect(ledger.rules).toEqual([
      { id: 'THE-AIM-01', area: 'AIM', text: 'Every player commands one faction.', rulings: [] },
      {
        id: 'THE-AIM-02',
        area: 'AIM',
        text: 'Each faction begins with 20 Life points.',
        rulings: ['the book says 20.', 'no more.'],
      },
      { id: 'THE-CHAR-CEO-01', area: 'CHAR-CEO', text: 'See THE-AIM-01.', rulings: [] },
    ])
  })

  test('of every game is read, with ids that are its own', () => {
    const ledgers = readLedgers(projectRoot())
    expect(ledgers.map(({ game }) => game).sort()).toEqual([...WRITTEN].sort())
    for (const { rules } of ledgers) {
      expect(rules.length).toBeGreaterThan(300)
      expect(new Set(rules.map(({ id }) => id.split('-')[0])).size).toBe(1)
    }
  })

  test('complains about an id that stands twice', () => {
    const twice = parseLedger('theseus', `${LEDGER}\n- **THE-AIM-01** Again.`)
    expect(contradictions({ ledgers: [twice], exemptions: NO_EXEMPTIONS, results: ran() })).toEqual(
      ['THE-AIM-01 stands twice in the ledger.'],
    )
  })
})

describe('exemptions', () => {
  test('are single ids, ranges and lists of both', () => {
    const { reasons, unreadable } = parseExemptions(
      [
        'Prose about THE-AIM-09: not an item.',
        '- THE-AIM-02: a habit',
        '- THE-TIP-09 to THE-TIP-11: advice',
        '- THE-COMP-01, THE-COMP-04 to THE-COMP-05: material',
      ].join('\n'),
    )
    expect(unreadable).toEqual([])
    expect([...reasons]).toEqual([
      ['THE-AIM-02', 'a habit'],
      ['THE-TIP-09', 'advice'],
      ['THE-TIP-10', 'advice'],
      ['THE-TIP-11', 'advice'],
      ['THE-COMP-01', 'material'],
      ['THE-COMP-04', 'material'],
      ['THE-COMP-05', 'material'],
    ])
  })

  // The titles must not hold the made-up ids, or they would count as shown.
  test.each([
    ['no reason', '- THE-AIM-01:'],
    ['nothing but an id', '- THE-AIM-01'],
    ['no prefix', '- AIM-01: a reason'],
    ['a range that runs backwards', '- THE-AIM-02 to THE-AIM-01: a reason'],
    ['a range over two areas', '- THE-AIM-01 to THE-TIP-02: a reason'],
  ])('are refused with %s', (_, line) => {
    expect(parseExemptions(line).unreadable).toEqual([line])
  })

  test('must be in a ledger', () => {
    const exemptions = parseExemptions('- THE-AIM-02 to THE-AIM-03: a habit')
    expect(contradictions({ ledgers: [ledger], exemptions, results: ran() })).toEqual([
      'THE-AIM-03 is exempt but stands in no ledger.',
    ])
  })
})

describe('coverage', () => {
  const missing = (results: TestResults, exempt = '') =>
    coverage({ ledgers: [ledger], exemptions: parseExemptions(exempt), results })[0].missing

  test('counts rules, shown, exempt and missing for the game and each area', () => {
    const results = ran(['aim > THE-AIM-01 works', 'passed'])
    const exemptions = parseExemptions('- THE-AIM-02: a habit')
    expect(coverage({ ledgers: [ledger], exemptions, results, complete: [] })).toEqual([
      {
        game: 'theseus',
        complete: false,
        started: true,
        rules: 3,
        shown: 1,
        exempt: 1,
        missing: ['THE-CHAR-CEO-01'],
        areas: [
          { area: 'AIM', rules: 2, shown: 1, exempt: 1, missing: [] },
          { area: 'CHAR-CEO', rules: 1, shown: 0, exempt: 0, missing: ['THE-CHAR-CEO-01'] },
        ],
      },
    ])
  })

  test('takes every id of a title', () => {
    expect(idsIn('THE-AIM-01 THE-AIM-02: both (THE-CHAR-CEO-01), the-aim-03, UTF-8')).toEqual([
      'THE-AIM-01',
      'THE-AIM-02',
      'THE-CHAR-CEO-01',
    ])
  })

  test('is not given by a test that failed or did not run', () => {
    const results = ran(['THE-AIM-01', 'failed'], ['THE-AIM-02', 'skipped'])
    expect(missing(results)).toEqual(['THE-AIM-01', 'THE-AIM-02', 'THE-CHAR-CEO-01'])
  })

  test('is taken away by a failing test beside a passing one', () => {
    const results = ran(['THE-AIM-01 one way', 'passed'], ['THE-AIM-01 other way', 'failed'])
    expect(missing(results)).toContain('THE-AIM-01')
  })

  test('counts a rule that is exempt and shown as shown', () => {
    const exemptions = parseExemptions('- THE-AIM-01: a habit')
    const results = ran(['THE-AIM-01', 'passed'])
    const [game] = coverage({ ledgers: [ledger], exemptions, results })
    expect(game).toMatchObject({ shown: 1, exempt: 0 })
    expect(contradictions({ ledgers: [ledger], exemptions, results })).toEqual([])
  })

  test('complains about a title that names an unknown id', () => {
    const results = ran(['THE-AIM-99 nonsense', 'passed'])
    expect(contradictions({ ledgers: [ledger], exemptions: NO_EXEMPTIONS, results })).toEqual([
      "THE-AIM-99 stands in no ledger but in a test's title: THE-AIM-99 nonsense",
    ])
  })
})

describe('the report', () => {
  const shown = (results: TestResults, complete: string[] = []) =>
    report(
      coverage({ ledgers: [ledger], exemptions: NO_EXEMPTIONS, results, complete }),
      createColors(false),
    )

  test('lists areas and the missing ids', () => {
    expect(shown(ran(['THE-AIM-01', 'passed']))).toBe(
      [
        'theseus  2 rules are missing',
        '  area       rules   shown  exempt  missing',
        '  AIM            2       1       0        1',
        '      THE-AIM-02',
        '  CHAR-CEO       1       0       0        1',
        '      THE-CHAR-CEO-01',
        '  all            3       1       0        2',
      ].join('\n'),
    )
  })

  test('says when a game declared complete is not', () => {
    expect(shown(ran(['THE-AIM-01', 'passed']), ['theseus'])).toContain(
      'declared complete, but 2 rules are missing',
    )
  })

  test('says when no test names any rule of a game', () => {
    expect(shown(ran(['something else', 'passed']))).toBe('theseus  not started (3 rules)')
  })
})

describe('the command', () => {
  let root: string
  let printed: string[]
  let complaints: string[]

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bulkhead-rules-'))
    printed = []
    complaints = []
    vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text))
    vi.spyOn(console, 'error').mockImplementation((text) => complaints.push(text))
    mkdirSync(join(root, '.cache'))
    mkdirSync(join(root, 'docs', 'rules'), { recursive: true })
    mkdirSync(join(root, 'cli', 'test'), { recursive: true })
    for (const game of WRITTEN) {
      const prefix = game.slice(0, 3).toUpperCase()
      write(`docs/rules/${game}.md`, LEDGER.replaceAll('THE-', `${prefix}-`))
    }
    write('docs/rules/exempt.md', '- THE-AIM-02: a habit')
    write('cli/test/a.test.ts', '')
  })

  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(root, { recursive: true })
  })

  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const results = (...tests: [string, string][]): TestResults => {
    const { startTime, testResults } = ran(...tests)
    return {
      startTime,
      testResults: [{ ...testResults[0], name: join(root, 'cli/test/a.test.ts') }],
    }
  }
  const tested = (...tests: [string, string][]) =>
    write('.cache/tests.json', JSON.stringify(results(...tests)))

  test('succeeds when a complete game has every rule shown or exempt', async () => {
    tested(['THE-AIM-01 THE-CHAR-CEO-01', 'passed'])
    expect(await rules({ game: 'theseus' }, root)).toBe(0)
    expect(complaints).toEqual([])
  })

  test('fails when a complete game misses a rule', async () => {
    tested(['THE-AIM-01', 'passed'], ['THE-CHAR-CEO-01', 'failed'])
    expect(await rules({ game: 'theseus' }, root)).toBe(1)
    expect(complaints).toEqual(['theseus is declared complete, but 1 rule is missing.'])
  })

  test('does not mind what other games miss', async () => {
    write('docs/rules/unlisted.md', LEDGER.replaceAll('THE-', 'UNL-'))
    tested(['UNL-AIM-01', 'passed'])
    expect(await rules({ game: 'unlisted' }, root)).toBe(0)
  })

  test('fails when a title names an unknown id', async () => {
    tested(['THE-AIM-01 THE-CHAR-CEO-01', 'passed'], ['NEM-AIM-77', 'passed'])
    expect(await rules({}, root)).toBe(1)
  })

  test('fails when an exempt id is unknown', async () => {
    tested(['THE-AIM-01 THE-CHAR-CEO-01', 'passed'])
    write('docs/rules/exempt.md', '- THE-AIM-02 to THE-AIM-03: a habit')
    expect(await rules({}, root)).toBe(1)
  })

  test('fails for a game without a ledger', async () => {
    expect(await rules({ game: 'chess' }, root)).toBe(1)
    expect(complaints[0]).toContain('“chess”')
  })

  test('prints the figures as JSON and nothing else', async () => {
    tested(['THE-AIM-01', 'passed'])
    await rules({ json: true }, root)
    expect(printed).toHaveLength(1)
    const figures = JSON.parse(printed[0])
    expect(figures.map(({ game }: { game: string }) => game).sort()).toEqual([...WRITTEN].sort())
    expect(figures[0]).toEqual({
      game: 'theseus',
      rules: 3,
      shown: 1,
      exempt: 1,
      missing: ['THE-CHAR-CEO-01'],
    })
  })

  test('trusts the last results until a source changes or the tests are others', () => {
    const { startTime, testResults } = results()
    expect(isCurrent(root, { startTime, testResults })).toBe(true)
    expect(isCurrent(root, { startTime, testResults: [] })).toBe(false)
    write('cli/index.ts', '')
    expect(isCurrent(root, { startTime, testResults })).toBe(true)
    const later = startTime / 1000 + 60
    utimesSync(join(root, 'cli/index.ts'), later, later)
    expect(isCurrent(root, { startTime, testResults })).toBe(false)
  })
})
