import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame, Offer } from '@bulkhead/kernel'
import { onTestFinished } from 'vitest'
import { type Snatch, snatch } from '../../kernel/test/games/snatch.ts'
import { run } from '../program.ts'
import type { Shell } from '../shell.ts'
import type { Bug } from './duel.ts'
import { duels } from './shelf.ts'

export interface TestShell extends Shell {
  readonly heard: { out: string; err: string }
}

/** A shell with the duel on its shelf, which remembers what was said and writes to its own folder. */
export function testShell(bug?: Bug, worker: URL | null = null): TestShell {
  const heard = { out: '', err: '' }
  const directory = mkdtempSync(join(tmpdir(), 'bulkhead-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return {
    games: duels(bug),
    worker,
    out: { write: (text) => (heard.out += text) },
    err: { write: (text) => (heard.err += text) },
    directory,
    exitCode: 0,
    heard,
  }
}

/** Runs one command line; answers the exit code and what was said. */
export async function bulkhead(shell: TestShell, line: string) {
  shell.heard.out = ''
  shell.heard.err = ''
  shell.exitCode = 0
  const code = await run(line.split(' '), shell)
  return { code, ...shell.heard }
}

/** A shell with these games on its shelf. */
export function shellWith(...games: AnyGame[]): TestShell {
  const listed = Object.fromEntries(games.map((game) => [game.id, { game }]))
  return { ...testShell(), games: listed }
}

/** Snatch with other offers. */
export function offering(offers: (state: Snatch) => Offer[]): AnyGame {
  return { ...snatch, offers }
}
