import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What a game has otherwise than Nemesis: the entry of Nemesis, and the game's own one that says so. The shared suites
 * leave out what they show of the former; a test of the game shows the latter.
 */
export type Otherwise = Readonly<Record<string, string>>

const SUITES = join(import.meta.dirname, 'suites')

/** That a game, whose tests are in this folder, shows what the suites leave out for it, and that they do. */
export function otherwiseSuite(otherwise: Otherwise, folder: string): void {
  test('whatever the game has otherwise is shown by a test of its own', () => {
    const titles = sources(folder).flatMap((text) => text.match(/(\btest|\))\(\s*'[^']*/g) ?? [])
    const shown = new Set(titles.flatMap((title) => title.match(/\b[A-Z]+(-[A-Z]+)+-\d+\b/g) ?? []))
    expect(Object.values(otherwise).filter((rule) => !shown.has(rule))).toEqual([])
  })

  test('the suites leave out something for whatever the game has otherwise', () => {
    const asked = sources(SUITES).flatMap((text) => text.match(/(?<=shares\(')[^']+/g) ?? [])
    expect(Object.keys(otherwise).filter((rule) => !asked.includes(rule))).toEqual([])
  })
}

function sources(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
