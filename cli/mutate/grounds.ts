import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSource, isTest, projectFiles } from '../rules/sources.ts'
import { Complaint } from '../shell.ts'
import type { Source } from './change.ts'

/** The rules to change and the tests that should notice. */
export interface Grounds {
  readonly root: string
  readonly folder: string
  readonly sources: readonly Source[]
  readonly tests: readonly string[]
  /** Differs as soon as anything differs that the tests could read. */
  readonly fingerprint: string
}

/**
 * Texts are checked by tests of their own. `check.ts` lists what must never happen: while the rules
 * are right, no test can notice that it looks less closely.
 */
const LEFT_OUT = /\/(test|text)\/|\/check\.ts$/
const READ_BY_ALL = ['kernel/', 'games/', 'cli/mutate/', 'cli/archive/']

/** `more` names files or folders of tests beside those in the folder. */
export function groundsOf(root: string, folder: string, more: readonly string[]): Grounds {
  const path = folder.replace(/\/+$/, '')
  const files = projectFiles(root)
    .filter((file) => isSource(file) || isArchive(file))
    .sort()
  const inside = files.filter((file) => file.startsWith(`${path}/`))
  const changeable = inside.filter((file) => !LEFT_OUT.test(file))
  const tests = files
    .filter(isTest)
    .filter((test) => inside.includes(test) || more.some((name) => test.startsWith(name)))
  if (changeable.length === 0) throw new Complaint(`There is no code to change in ${folder}.`)
  if (tests.length === 0)
    throw new Complaint(`There are no tests in ${folder}; name some: --tests.`)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const texts = [...READ_BY_ALL, `${path}/`, ...more]
    .flatMap((start) => files.filter((file) => file.startsWith(start)))
    .map((file) => `${file}\n${read(file)}`)
  return {
    root,
    folder: path,
    sources: changeable.map((file) => ({ file, text: read(file) })),
    tests,
    fingerprint: createHash('sha256').update(texts.join('\n')).digest('hex'),
  }
}

/** Finished matches, which tests play again. */
function isArchive(file: string): boolean {
  return file.endsWith('/test/archive.txt')
}
