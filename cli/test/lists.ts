import type { SourceFile } from './boundaries.ts'
import { scan } from './scan.ts'

/** The lists that a game is put on: rules, bots, client, command line. */
export const LISTS: readonly string[] = [
  'games/index.ts',
  'bots/players.ts',
  'web/games/index.ts',
  'cli/games.ts',
]

/** Who names a game all the same, and why. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'cli/mutate/explained.ts': 'it speaks of single lines of the rules',
  'scripts/pictures.mjs': 'on some pictures one game stands for all',
}

const TEST = /(^|\/)(test|e2e)\//

/**
 * Files that name a game and are neither a list nor in a folder of some game's own: whatever they do for this
 * game they would have to do for the next one too. Comments may name whom they like, and tests need somebody.
 */
export function namings(files: readonly SourceFile[], ids: readonly string[]): string[] {
  const name = new RegExp(ids.join('|'), 'i')
  return files
    .filter(({ path }) => !LISTS.includes(path) && !TEST.test(path) && !isOwn(path, ids))
    .filter(({ path, text }) => name.test(readable(path, text)))
    .map(({ path }) => path)
}

function isOwn(path: string, ids: readonly string[]): boolean {
  return path.split('/').some((folder) => ids.includes(folder))
}

function readable(path: string, text: string): string {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return text
  const { code, strings } = scan(text)
  return [code, ...strings].join('\n')
}
