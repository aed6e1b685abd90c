import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const guide = readFileSync(new URL('../../docs/kernel.md', here), 'utf8')
const snippets = [...guide.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)

function source(path: string): string {
  return readFileSync(new URL(path, here), 'utf8')
}

test('every piece of code in the guide stands in a game or a test, word for word', () => {
  const games = readdirSync(new URL('games', here)).map((name) => source(`games/${name}`))
  const sources = [...games, source('secrecy.test.ts'), source('watch.test.ts')]
  const invented = snippets.filter((code) => !sources.some((text) => text.includes(code)))
  expect(snippets.length).toBeGreaterThan(10)
  expect(invented).toEqual([])
})

test('the complete game in the guide is the one that is tested', () => {
  expect(snippets.at(-1)).toBe(source('games/pig.ts'))
})

test('every file that the guide names is there', () => {
  const named = [...guide.matchAll(/`(kernel\/[\w./]+\.ts)`/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(3)
  for (const path of named) expect(() => source(`../../${path}`)).not.toThrow()
})
