import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { type Scanned, scan } from './scan.ts'

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Which folders a folder may import from, beside itself; as an import `games` stands for all of them. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel', 'games'],
  'games/common': ['kernel'],
  'games/hull': ['kernel', 'games/common'],
  'games/<game>': ['kernel', 'games/common', 'games/hull'],
  // It can be played with Characters and Intruders of the other box.
  'games/lockdown': ['kernel', 'games/common', 'games/hull', 'games/nemesis'],
  'games/aftermath': ['kernel', 'games/common', 'games/hull', 'games/nemesis'],
  bots: ['kernel', 'games'],
  protocol: ['kernel', 'bots'],
  server: ['kernel', 'games', 'bots', 'protocol'],
  web: ['kernel', 'games', 'bots', 'protocol'],
  // The `bulkhead` bin is a door to the script that builds the command first.
  cli: ['kernel', 'games', 'bots', 'protocol', 'server', 'scripts'],
  examples: [],
  scripts: [],
}

const PURE = /^(kernel|games|protocol)\/(?!(.*\/)?test\/)/

/** Bots themselves: everything in the folder but what plays them. */
const PLAYER = /^bots\/(?!(adrift|everybody|index|reason|seen)\.ts$|fit\/|test\/)/
/** What is printed on a game's components, without its rules; and chances, reckoned from what a seat sees. */
const PRINTED = /^@bulkhead\/[\w-]+\/(printed|odds)$/
/** How long they have thought, bots may know. */
const CLOCK = 'performance'

/** Everybody who is offered options and must not know how their ids are made; tests may. */
const CHOOSER = /^(bots|cli|web)\/(?!(.*\/)?(test|e2e|bench)\/)/
const OPTION = '\\b(?:option|offer|picked|chosen|pick)[!?]?\\.id\\b'
/** Taken apart, made a number, or compared with something written down. */
const READ_IDS = [
  new RegExp(`${OPTION}\\s*(?:[!?]?\\.|\\[|[!=]==?\\s*["\`])`, 'g'),
  new RegExp(`(?:["\`]\\s*[!=]==?|Number\\()\\s*(?:\\w+\\.)*${OPTION}`, 'g'),
  /\{[^{}]*\bid\b[^{}]*\}\s*:\s*(?:Option|Offer)\b/g,
]

const IMPURE_NAMES = [
  'Date',
  'XMLHttpRequest',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]

/** A name used by itself or spread, not as a member of something else, nor as the name of a field. */
const IMPURE = new RegExp(
  `(?<![\\w$]|(?<!\\.\\.)\\.)(?:${IMPURE_NAMES.join('|')})\\b(?!\\??:)`,
  'g',
)
/** Every use of Math but that of its other members, so that no renaming hides the chance. */
const CHANCE = /(?<![\w$.])Math\b(?!\s*\.\s*(?!random\b)\w)/
const OPAQUE_IMPORT = /\bimport\s*\((?!\s*"\d+")/
const OF_TYPES =
  /\b(?:import|export)\s+(?:type\s+(?!from\b)[\w{*][^"]*?|\{(?:\s*type\s[^,}"]*,?)+\s*\})\s*from\s*"\d+"/g
const IMPORTS = /\bfrom\s*"(\d+)"|\bimport\s*\(?\s*"(\d+)"|\brequire\s*\(\s*"(\d+)"/g

const STATEMENTS = /\b(?:import|export)\b((?:[^;"]*?\bfrom)?)\s*"(\d+)"/g

/** Every import that the table of folders forbids and every impurity, one sentence each. */
export function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const scanned = scan(file.text)
    const imports = importsIn(scanned)
    return [
      ...imports.filter((name) => !mayImport(file.path, name)).map((name) => `imports ${name}`),
      ...(PURE.test(file.path) ? impurities(scanned.code, imports) : []),
      ...(PLAYER.test(file.path) ? reachings(file.path, scanned) : []),
      ...(CHOOSER.test(file.path) ? readings(scanned.code) : []),
    ].map((offence) => `${file.path} ${offence}`)
  })
}

/** The id of an option is there to be handed back: labels, targets and params say what it is. */
function readings(code: string): string[] {
  const read = READ_IDS.flatMap((pattern) => code.match(pattern) ?? [])
  return read.map((text) => `reads the id of an option: ${text.trim()}`)
}

/** Groups of files that import each other when they run; types make no cycle. */
export function cycles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const imports = new Map(
    files.map(({ path, text }) => [
      path,
      runtimeImports(scan(text))
        .map((name) => posix.join(posix.dirname(path), name))
        .filter((target) => paths.has(target)),
    ]),
  )
  const reach = new Map([...paths].map((path) => [path, reachable(path, imports)]))
  const groups = [...paths]
    .filter((path) => reach.get(path)!.has(path))
    .map((path) => [...reach.get(path)!].filter((other) => reach.get(other)!.has(path)).sort())
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reachable(from: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>()
  const open = [from]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const target of imports.get(path) ?? []) {
      if (!found.has(target)) open.push(target)
      found.add(target)
    }
  }
  return found
}

/** Relative imports of which something is left once the types are taken out. */
function runtimeImports({ code, strings }: Scanned): string[] {
  return [...code.matchAll(STATEMENTS)]
    .filter(([, names]) => !isTypesOnly(names))
    .map(([, , string]) => strings[Number(string)])
    .filter((name) => name.startsWith('.'))
}

function isTypesOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true
  const listed = /^\s*\{([\s\S]*)\}\s*from\s*$/.exec(names)?.[1].split(',')
  return listed?.every((name) => /^\s*(type\s[\s\S]*)?$/.test(name)) === true
}

/** The npm packages that some package.json depends on and the text does not name. */
export function unnamedDependencies(manifests: readonly string[], text: string): string[] {
  const names = manifests.flatMap((manifest) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      JSON.parse(manifest)
    return Object.keys({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })
  })
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@bulkhead/') && !isNamed(name, text))
    .sort()
}

function isNamed(name: string, text: string): boolean {
  const literal = name.replace(/[.]/g, '\\.')
  return new RegExp(`(?<![\\w@/.-])${literal}(?![\\w/-])`, 'i').test(text)
}

function mayImport(path: string, name: string): boolean {
  const from = folderOf(path)
  const to = targetOf(path, name)
  const allowed = MAY_IMPORT[from] ?? MAY_IMPORT[from.replace(/\/.*/, '/<game>')]
  if (!allowed || to === null || to === from) return true
  return allowed.includes(to) || allowed.includes(to.split('/')[0])
}

/** The folder of the table that an import reaches into; null for a package from npm or Node. */
function targetOf(path: string, name: string): string | null {
  if (name.startsWith('.')) return folderOf(posix.join(posix.dirname(path), name))
  const [scope, rest] = name.split('/')
  if (scope === 'bulkhead') return 'cli'
  if (scope !== '@bulkhead') return null
  return rest in MAY_IMPORT ? rest : `games/${rest}`
}

function folderOf(path: string): string {
  const [top, second, ...within] = path.split('/')
  return top === 'games' && within.length > 0 ? `games/${second}` : top
}

function impurities(code: string, imports: readonly string[]): string[] {
  const fromNode = imports.filter((name) => name.startsWith('node:') || isBuiltin(name))
  return [
    ...fromNode.map((name) => `is impure: imports ${name}`),
    ...new Set(code.match(IMPURE)?.map((name) => `is impure: uses ${name}`)),
    ...(CHANCE.test(code) ? ['is impure: uses Math.random'] : []),
    ...(OPAQUE_IMPORT.test(code) ? ['is impure: imports what nobody can read here'] : []),
  ]
}

/**
 * How a bot could lay hands on a match: by the kernel, by a game's rules, by what drives it, by the
 * process. Types are free, and so is what is printed.
 */
function reachings(path: string, { code, strings }: Scanned): string[] {
  const values = importsIn({ code: code.replace(OF_TYPES, ''), strings })
  return [
    ...values.filter((name) => !isHarmless(path, name)).map((name) => `takes values from ${name}`),
    ...impurities(code, []).filter((offence) => !offence.endsWith(CLOCK)),
  ]
}

function isHarmless(path: string, name: string): boolean {
  if (!name.startsWith('.')) return PRINTED.test(name)
  return PLAYER.test(posix.join(posix.dirname(path), name))
}

function isBuiltin(name: string): boolean {
  return builtinModules.includes(name.split('/')[0])
}

function importsIn({ code, strings }: Scanned): string[] {
  return [...code.matchAll(IMPORTS)].map(([, from, imported, required]) => {
    return strings[Number(from ?? imported ?? required)]
  })
}
