import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gamesWithLedger } from '../rules/ledger.ts'
import { isSource, projectFiles, projectRoot } from '../rules/sources.ts'
import { EXCEPTIONS, LISTS, namings } from './lists.ts'

const root = projectRoot()
const PAGE = /^web\/(index\.html|public\/.*\.webmanifest)$/

/** Everything that runs or is shown. */
function sources(): string[] {
  const scripts = readdirSync(join(root, 'scripts')).map((file) => `scripts/${file}`)
  return [...projectFiles(root), ...scripts].filter((path) => isSource(path) || PAGE.test(path))
}

const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })

describe('a game is put on four lists', () => {
  test('and nothing else names it', () => {
    const files = sources()
    expect(files).toEqual(expect.arrayContaining([...LISTS, 'web/index.html', 'scripts/test.mjs']))
    expect(namings(files.map(read), gamesWithLedger(root)).sort()).toEqual(Object.keys(EXCEPTIONS))
  })

  test('which docs/architecture.md names', () => {
    const [, passage] = read('docs/architecture.md').text.split('## How a game is added')
    for (const list of LISTS) expect(passage.split('\n## ')[0]).toContain(`\`${list}\``)
  })
})

describe('a file that names a game', () => {
  const named = (path: string, text: string) => namings([{ path, text }], ['snatch', 'pig'])

  test.each([
    ['by its id', 'server/rooms.ts', "if (game === 'pig') hurry()"],
    ['in an import', 'server/rooms.ts', "import { pig } from '@bulkhead/pig'"],
    ['in the name of something', 'web/play/room.ts', 'const rest = snatchOptions.rest'],
    ['in a sentence', 'web/screens/words.ts', 'const what = `Play Pig.`'],
    ['on a page', 'web/index.html', '<title>Pig</title>'],
    ['in a script', 'scripts/build.mjs', "const GAMES = ['snatch']"],
  ])('is found: %s', (_, path, text) => {
    expect(named(path, text)).toEqual([path])
  })

  test.each([
    ['a list', 'bots/players.ts', "import * as pig from './pig/index.ts'"],
    ['a file of its own', 'cli/games/pig/board.ts', "const id = 'pig'"],
    ['a file of another game', 'games/snatch/setup.ts', "import { pig } from '@bulkhead/pig'"],
    ['a test', 'server/test/play.test.ts', "const game = 'pig'"],
    ['a comment', 'server/rooms.ts', '// As in pig.'],
  ])('may be %s', (_, path, text) => {
    expect(named(path, text)).toEqual([])
  })
})
