import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Every file that may hold French: the games' words, the client's, the terminal's and the ledger. */
const FILES = [
  ...within('games', /text\/fr(\/.*)?\.ts$/),
  ...within('bots/text', /\.ts$/),
  ...within('web', /^(games|screens|table|play|words)\/(?!(.*\/)?test\/).*\.tsx?$/),
  ...within('cli', /text\/fr\.ts$/),
  ...within('docs/rules/fr', /\.md$/),
]

function within(folder: string, wanted: RegExp): string[] {
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return all.filter((path) => wanted.test(path)).map((path) => join(folder, path))
}

/** Another word for a thing that has one; icons have English names. */
const OTHERS: readonly { word: string; other: RegExp; where?: RegExp }[] = [
  { word: 'caisson', other: /\bchambres?\b/i, where: /nemesis/ },
  { word: 'nacelle', other: /(?<!apollo-)\bcapsules?\b/i, where: /nemesis|lockdown/ },
  { word: 'points de Connaissance', other: /\bPC\b/ },
  { word: 'points de Vie', other: /\bPV\b/ },
  { word: 'pioche', other: /\bpaquets?\b/i, where: /theseus/ },
  // Some games have a Robot on the board.
  { word: 'bot', other: /\brobots?\b/i, where: /^(?!.*(retaliation|aftermath))/ },
]

test.each(OTHERS)('in French, $word has no other word', ({ other, where = /^/ }) => {
  expect(FILES.length).toBeGreaterThan(100)
  const found = FILES.filter((path) => where.test(path)).flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter((line) => other.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
