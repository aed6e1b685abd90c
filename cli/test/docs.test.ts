import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSource, isTest, projectFiles, projectRoot } from '../rules/sources.ts'
import { MAY_IMPORT } from './boundaries.ts'

/** What the docs say of folders and files, compared with the files. */

const root = projectRoot()
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const sources = projectFiles(root).filter((path) => isSource(path) && !isTest(path))

describe('docs/architecture.md', () => {
  test('says of every folder what it may import', () => {
    const rows = [...read('docs/architecture.md').matchAll(/^\| `([\w/<>]+)\/` \|.*\| (.+) \|$/gm)]
    const table = rows.map(([, folder, imports]) => [
      folder,
      imports === 'nothing' ? [] : imports.split(', '),
    ])
    expect(Object.fromEntries(table)).toEqual(MAY_IMPORT)
  })
})

describe('README.md', () => {
  test('names every folder in which components of a game are declared', () => {
    const declaring = sources.filter(
      (path) => /^games\/\w+\/.+\//.test(path) && /^\s*(?:\{ )?id: '/m.test(read(path)),
    )
    const folders = new Set(declaring.map(dirname))
    expect(folders).toContain('games/theseus/cards')
    const readme = read('README.md')
    const isNamed = (folder: string) =>
      readme.includes(`\`${folder}/\``) ||
      readme.includes(`\`${folder.replace(/^games\/\w+/, 'games/<game>')}/\``)
    expect([...folders].filter((folder) => !isNamed(folder) && !isNamed(dirname(folder)))).toEqual(
      [],
    )
  })
})
