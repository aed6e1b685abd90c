import { expect } from 'vitest'

type Blocks = Readonly<Record<string, readonly string[]>>

/**
 * What happens in some crowded positions, as it was recorded in `deeds/`: each line names it, and a mark changes with
 * anything that anybody is asked, told or shown. Where the rules are meant to change, the files are written anew, and
 * read: `npx vitest run games/retaliation -u`
 */
export async function recorded(name: string, blocks: Blocks): Promise<void> {
  const text = Object.entries(blocks).map(([title, lines]) => `# ${title}\n${lines.join('\n')}\n`)
  await expect(text.join('\n')).toMatchFileSnapshot(`deeds/${name}.txt`)
}

export function each<Name extends string>(
  names: readonly Name[],
  lines: (name: Name) => readonly string[],
): Blocks {
  return Object.fromEntries(names.map((name) => [name, lines(name)]))
}
