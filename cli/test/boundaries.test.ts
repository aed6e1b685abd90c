import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSource, projectFiles, projectRoot } from '../rules/sources.ts'
import { cycles, unnamedDependencies, violations } from './boundaries.ts'

const root = projectRoot()
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the project', () => {
  test('imports only along the table of folders, and its games and kernel are pure', () => {
    const files = projectFiles(root).filter(isSource)
    expect(files).toContain('kernel/index.ts')
    expect(violations(files.map((path) => ({ path, text: read(path) })))).toEqual([])
  })

  test('has no files that import each other when they run', () => {
    const files = projectFiles(root).filter(isSource)
    expect(cycles(files.map((path) => ({ path, text: read(path) })))).toEqual([])
  })

  test('names every npm dependency in docs/architecture.md', () => {
    const manifests = projectFiles(root).filter((path) => path.endsWith('/package.json'))
    expect(manifests).toContain('kernel/package.json')
    const architecture = 'docs/architecture.md'
    expect(existsSync(join(root, architecture)), `${architecture} exists`).toBe(true)
    expect(
      unnamedDependencies(['package.json', ...manifests].map(read), read(architecture)),
    ).toEqual([])
  })
})

describe('imports', () => {
  const offends = (path: string, text: string) => violations([{ path, text }]).length > 0

  test.each([
    ['kernel/match.ts', '@bulkhead/theseus'],
    ['kernel/match.ts', '../games/theseus/index.ts'],
    ['games/common/dice.ts', '../nemesis/index.ts'],
    ['games/theseus/round.ts', '@bulkhead/nemesis'],
    ['games/nemesis/round.ts', '@bulkhead/lockdown'],
    ['games/theseus/round.ts', '../nemesis/round.ts'],
    ['games/theseus/round.ts', '@bulkhead/games'],
    ['games/theseus/round.ts', '../rules.ts'],
    ['kernel/match.ts', '@bulkhead/games/rules'],
    ['games/theseus/test/round.test.ts', '../../../bots/index.ts'],
    ['bots/seen.ts', '@bulkhead/server'],
    ['bots/seen.ts', 'bulkhead'],
    ['server/tables.ts', '../cli/index.ts'],
    ['web/board.tsx', '@bulkhead/server'],
    ['protocol/fold.ts', '@bulkhead/games'],
    ['cli/index.ts', '../web/index.ts'],
    ['examples/bot.ts', '../kernel/index.ts'],
    ['kernel/match.ts', '../../elsewhere.ts'],
  ])('%s may not import %s', (path, name) => {
    expect(violations([{ path, text: `import { x } from '${name}'` }])).toEqual([
      `${path} imports ${name}`,
    ])
  })

  test.each([
    ['kernel/match.ts', './table.ts'],
    ['kernel/rng.ts', '@noble/hashes/sha2.js'],
    ['games/common/dice.ts', '@bulkhead/kernel'],
    ['games/theseus/rooms/bay.ts', '../../common/index.ts'],
    ['games/theseus/rooms/bay.ts', '../round.ts'],
    ['games/theseus/test/round.test.ts', 'node:fs'],
    ['games/index.ts', '@bulkhead/theseus'],
    ['games/lockdown/packs.ts', '@bulkhead/nemesis/cards/wounds.ts'],
    ['games/rules.ts', './index.ts'],
    ['server/games.ts', '@bulkhead/games/rules'],
    ['bots/seen.ts', '@bulkhead/theseus'],
    ['server/tables.ts', '@bulkhead/bots'],
    ['server/tables.ts', '@bulkhead/protocol'],
    ['web/board.tsx', '../games/nemesis/index.ts'],
    ['cli/play/index.ts', '@bulkhead/server'],
  ])('%s may import %s', (path, name) => {
    expect(violations([{ path, text: `import { x } from '${name}'` }])).toEqual([])
  })

  test.each([
    ['over several lines', "import {\n  a, // from './a.ts'\n  type B,\n} from\n  '../cli/x.ts'"],
    ['of a type', "import type { X } from '../cli/x.ts'"],
    ['of everything', "import * as x from '../cli/x.ts'"],
    ['for its effects', "import '../cli/x.ts'"],
    ['with double quotes', 'import x from "../cli/x.ts"'],
    ['exported again', "export { x } from '../cli/x.ts'"],
    ['exported whole', "export * from '../cli/x.ts'"],
    ['at run time', "const x = await import('../cli/x.ts')"],
    ['at run time by a template', 'const x = await import(`../cli/x.ts`)'],
    ['within a type', "let x: import('../cli/x.ts').X"],
    ['by require', "const x = require('../cli/x.ts')"],
    ['after a regular expression with a quote', "const q = /['/]/\nimport '../cli/x.ts'"],
    ['within a template', `\`a \${(await import('../cli/x.ts')).x} b\``],
  ])('are seen: %s', (_, text) => {
    expect(offends('kernel/x.ts', text)).toBe(true)
  })

  test.each([
    ['in a comment', "// import '../cli/x.ts'\n/* import '../cli/x.ts' */"],
    ['in a string', 'const text = "import \'../cli/x.ts\'"'],
    ['in a template', "const text = `import '../cli/x.ts'`"],
    ['in a division', "const half = (a) / 2 // '\nconst text = 'from'"],
  ])('are not imagined: %s', (_, text) => {
    expect(offends('kernel/x.ts', text)).toBe(false)
  })
})

describe('cycles', () => {
  const found = (...texts: string[]) =>
    cycles(texts.map((text, i) => ({ path: `kernel/${'abc'[i]}.ts`, text })))

  test('are found, over however many files', () => {
    const ring = ["import { b } from './b.ts'", "export * from './c.ts'", "import './a.ts'"]
    expect(found(...ring)).toEqual([['kernel/a.ts', 'kernel/b.ts', 'kernel/c.ts']])
    expect(found("import { type B, b } from './b.ts'", "import a from './a.ts'")).toHaveLength(1)
  })

  test('are not made by types, nor by a way back that does not exist', () => {
    expect(found("import { b } from './b.ts'", "import type { A } from './a.ts'")).toEqual([])
    expect(found("import { b } from './b.ts'", "import { type A } from './a.ts'")).toEqual([])
    expect(found("import { b } from './b.ts'", "import { c } from './c.ts'", '')).toEqual([])
  })
})

describe('bots', () => {
  const offences = (text: string, path = 'bots/nemesis/x.ts') => violations([{ path, text }])

  test.each([
    ['the kernel', "import { Match } from '@bulkhead/kernel'"],
    ['the kernel, beside types', "import { type Seat, FastRng } from '@bulkhead/kernel'"],
    ['the kernel, whole', "import * as kernel from '@bulkhead/kernel'"],
    ['the kernel, for its effects', "import '@bulkhead/kernel'"],
    ['the kernel, by its path', "import { Match } from '../../kernel/match.ts'"],
    ['the kernel, at run time', "const { Match } = await import('@bulkhead/kernel')"],
    ['the kernel, under the name of a type', "import type, { Match } from '@bulkhead/kernel'"],
    ['the kernel, exported again', "export { Match } from '@bulkhead/kernel'"],
    ['a game', "import { nemesis } from '@bulkhead/nemesis'"],
    ['a file of a game', "import { view } from '@bulkhead/nemesis/view'"],
    ['a file of a game, by its path', "import { step } from '../../games/nemesis/index.ts'"],
    ['what shows it a match', "import { seenBy } from '../seen.ts'"],
    ['the door of the folder', "import { seenBy } from '../index.ts'"],
    ['what plays for weights', "import { fit } from '../fit/index.ts'"],
    ['the system', "import { readFileSync } from 'node:fs'"],
  ])('take no values from %s', (_, text) => {
    expect(offences(text)).toEqual([
      expect.stringMatching(/^bots\/nemesis\/x.ts takes values from /),
    ])
    expect(offences(text, 'bots/search/x.ts')).toHaveLength(1)
  })

  test('are also those beside the drivers', () => {
    const text = "import { seenBy } from './seen.ts'"
    expect(offences(text, 'bots/glance.ts')).toEqual(['bots/glance.ts takes values from ./seen.ts'])
  })

  test.each([
    ['globalThis.process', 'globalThis'],
    ['process.getBuiltinModule', 'process'],
    ['await import(path)', 'imports what nobody can read here'],
    ['Math.random()', 'Math.random'],
  ])('do not reach around: %s', (text, offence) => {
    expect(offences(text).join()).toContain(offence)
  })

  test.each([
    ['types', "import type { Match } from '@bulkhead/kernel'"],
    ['types, one by one', "import {\n  type Decision,\n  type Seat,\n} from '@bulkhead/kernel'"],
    ['types, exported again', "export type { NemesisView } from '@bulkhead/nemesis'"],
    ['what is printed', "import { tileOf } from '@bulkhead/nemesis/printed'"],
    ['each other', "import { draw } from '../search/select.ts'"],
    ['the time', 'const begin = performance.now()'],
  ])('may take %s', (_, text) => {
    expect(offences(text)).toEqual([])
  })

  test.each(['bots/seen.ts', 'bots/reason.ts', 'bots/fit/index.ts', 'bots/test/x.ts'])(
    'are played by those who may: %s',
    (path) => {
      expect(offences("import { Match } from '@bulkhead/kernel'", path)).toEqual([])
    },
  )
})

describe('the ids of options', () => {
  const offences = (text: string, path = 'web/games/x/targets.ts') => violations([{ path, text }])

  test.each([
    ["const number = option.id.split('#')[1]"],
    ["if (option.id === 'pass') return"],
    ["if ('pass' === act.option.id) return"],
    ['if (picked.id !== `pay:$' + '{card}`) return'],
    ['const cell = Number(option.id)'],
    ['function at({ id, label }: Option) {}'],
  ])('are not read: %s', (text) => {
    expect(offences(text)).toHaveLength(1)
    expect(offences(text, 'bots/x/acts.ts')).toHaveLength(1)
    expect(offences(text, 'cli/play/x.ts')).toHaveLength(1)
    expect(offences(text, 'games/x/turn.ts')).toEqual([])
    expect(offences(text, 'web/test/x.test.ts')).toEqual([])
  })

  test.each([
    ['answer([option.id])'],
    ['options.find((option) => option.id === id)'],
    ["if (option.label.startsWith('scan-')) return"],
    ['const shown = picked.includes(option.id)'],
  ])('are handed back: %s', (text) => {
    expect(offences(text)).toEqual([])
  })
})

describe('purity', () => {
  test.each([
    ["import { readFileSync } from 'node:fs'", 'imports node:fs'],
    ["import { readFileSync } from 'fs'", 'imports fs'],
    ['const die = Math.random()', 'uses Math.random'],
    ['const { random } = Math', 'uses Math.random'],
    ["const die = Math['random']()", 'uses Math.random'],
    [`const text = \`\${Math.random()}\``, 'uses Math.random'],
    ['const now = Date.now()', 'uses Date'],
    ["fetch('/x')", 'uses fetch'],
    ['const env = { ...process.env }', 'uses process'],
    ['setTimeout(next, 5)', 'uses setTimeout'],
    ['document.title = x', 'uses document'],
    ['window.close()', 'uses window'],
    ['globalThis.process', 'uses globalThis'],
    ['await import(path)', 'imports what nobody can read here'],
  ])('forbids %s', (text, offence) => {
    expect(violations([{ path: 'games/theseus/x.ts', text }])).toEqual([
      `games/theseus/x.ts is impure: ${offence}`,
    ])
    expect(violations([{ path: 'games/theseus/test/x.test.ts', text }])).toEqual([])
    expect(violations([{ path: 'cli/x.ts', text }])).toEqual([])
    expect(violations([{ path: 'protocol/x.ts', text }])).toHaveLength(1)
  })

  test.each([
    'Math.max(1, 2)',
    "const text = 'Close the window to stop the process.'",
    `const text = \`\${name} closes the window\``,
    '// the Date is no business of ours',
    'round.process(card)',
    'interface Clocks { window?: Hours }',
    'const updated = 1',
  ])('allows %s', (text) => {
    expect(violations([{ path: 'kernel/x.ts', text }])).toEqual([])
  })
})

describe('dependencies', () => {
  const manifest = JSON.stringify({
    dependencies: { vite: '1', '@bulkhead/kernel': '1' },
    devDependencies: { '@noble/hashes': '1', 'boardgame.io': '1' },
  })

  test('are named by their whole name', () => {
    expect(unnamedDependencies([manifest], 'Vitest, `hashes` and boardgameXio')).toEqual([
      '@noble/hashes',
      'boardgame.io',
      'vite',
    ])
  })

  test('are found in prose, lists and code', () => {
    expect(unnamedDependencies([manifest], 'Vite. `@noble/hashes` (boardgame.io)')).toEqual([])
  })
})
