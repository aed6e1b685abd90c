import '../../../test/browser.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { begun } from '../story.ts'
import { positionWith } from './telling.ts'

/** The page as it is after a visit: what is kept in storage alone. */
async function visited() {
  vi.resetModules()
  return import('../seen.ts')
}

async function leave(key: string, lines: number): Promise<void> {
  const { keepSeen, noteSeen } = await visited()
  noteSeen(key, begun(positionWith(lines)))
  keepSeen(key)()
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('whoever comes back is told on the board that they left', async () => {
  await leave('table 0', 5)
  const { seenBefore } = await visited()
  const seen = seenBefore('table 0', positionWith(9))
  expect(seen).toMatchObject({ view: 'after 4', result: null })
  expect(seen?.log).toHaveLength(5)
  expect(seenBefore('table 0', positionWith(5))).toBeNull()
})

test('a page that ends without another word has kept how far it told', async () => {
  const { noteSeen } = await visited()
  noteSeen('table 0', begun(positionWith(5)))
  const { seenBefore } = await visited()
  expect(seenBefore('table 0', positionWith(9))?.log).toHaveLength(5)
})

test('the boards of a few readers are kept; the others are told on the last one', async () => {
  for (const seat of [0, 1, 2, 3, 4]) await leave(`table ${seat}`, 5)
  const { seenBefore } = await visited()
  expect(seenBefore('table 0', positionWith(9))?.view).toBe('after 8')
  expect(seenBefore('table 0', positionWith(9))?.log).toHaveLength(5)
  expect(seenBefore('table 4', positionWith(9))?.view).toBe('after 4')
})
